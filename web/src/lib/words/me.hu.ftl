# What only the page about the reader and their devices says.
me-title = Eszközeid
me-why = Ezeken az eszközökön { $name } néven játszol. Jelentkeztesd ki azt, amelyet már nem használsz, vagy nem ismersz fel.
me-unknown = Ismeretlen eszköz
me-current = ez az eszköz
me-seen = első használat: { $first }, utolsó használat: { $last }
me-came-guest = itt kezdtél, névvel
me-came-words = helyreállító szavakkal jött
me-came-passkey = azonosítókulccsal jött
me-came-mail = a postafiókodba küldött levéllel jött
me-sign-out = Kijelentkeztetés
me-signed-out = Kijelentkeztetve: { $device }.
me-everywhere = Kijelentkezés minden más eszközön
me-everywhere-why = Kijelentkezteti az összes többi eszközödet, push-értesítés sem megy rájuk többé, és a rajtuk hozzáadott webhookok is megszűnnek. Nem működnek tovább azok a linkek, amelyekkel más eszközök a helyedre ülhettek, és amelyik így jött, az elveszíti a helyet; új linket az asztalnál készíthetsz. Itt bejelentkezve maradsz.
me-everywhere-yes = Igen, minden más eszközön
me-everywhere-no = Mégse
me-signed-out-everywhere = Minden más eszközön kijelentkeztél.
me-programs = Kulcsok programoknak
