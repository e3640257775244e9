# Amit az olvasóról tárolunk, fájlban, és a törlés.
erase-export = Minden rólad
erase-export-why = Minden, amit ez a szerver rólad tárol, egyetlen fájlban: ki vagy, az eszközeid és a beállításaid, a helyeid, a jegyzeteid és az üzeneteid, és hogy hol vannak a befejezett játszmáid jegyzőkönyvei.
erase-export-go = A fájl letöltése
erase-exported = A rólad szóló fájl letöltődött.
erase-title = Töröljetek
erase-why = A kérésed után hét nappal törlünk. Addig visszavonhatod, és ha bárhol bejelentkezel, minden marad a régiben. A többi eszközödet azonnal kijelentkeztetjük. Utána már senki sem hozhat vissza semmit.
erase-goes = Ami eltűnik: a neved, az asztaloknál és a történetükben is, minden, amit a csevegésben mondtál, a jegyzeteid, a beállításaid, az eszközeid, a helyreállító szavaid és a csatornáid.
erase-seats = A futó játszmákban egy bot játssza végig a helyedet. A várakozó asztaloknál a helyed felszabadul, a saját asztalaidat pedig más vezeti tovább.
erase-stays = Ami marad: a lépéseid és az eredményeid egy szám alatt, amely senkihez sem vezet, hiszen ezek a többiek játszmái is.
erase-yes = Igen, töröljetek hét nap múlva
erase-no = Mégse
erase-asked = Hét nap múlva törlünk.
erase-when = A törlésed időpontja: { $when }.
erase-stay-why = Addig itt visszavonhatod; az is leállítja, ha bármelyik eszközön bejelentkezel.
erase-stay = Mégse töröljetek
erase-stopped = Nem törlünk.
