# What only the page about the reader and their devices says.
me-title = Eszközeid
me-why = Ezeken az eszközökön te vagy { $name }. Jelentkeztesd ki azt, amelyet már nem használsz vagy nem ismersz.
me-unknown = Ismeretlen eszköz
me-current = ez az eszköz
me-seen = első használat: { $first }, utolsó használat: { $last }
me-sign-out = Kijelentkeztetés
me-signed-out = Kijelentkeztetve: { $device }.
me-everywhere = Kijelentkezés mindenhol máshol
me-everywhere-why = Kijelentkezteti az összes többi eszközödet, és megszünteti az oda küldött push-értesítéseket. A még be nem fejezett asztaloknál érvénytelenné válnak azok a linkek, amelyek más eszközöket a helyedre visznek, és az eszközök, amelyek használták őket, elveszítik a helyet; új linket az asztalnál készíthetsz. Itt bejelentkezve maradsz.
me-everywhere-yes = Igen, kijelentkezés mindenhol máshol
me-everywhere-no = Mégse
me-signed-out-everywhere = Mindenhol máshol kijelentkeztél.
