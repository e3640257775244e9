# Passkeys: making them, and coming back by them.
passkey-title = Azonosítókulcsok
passkey-why = Az azonosítókulcs (passkey) ujjlenyomattal, arccal vagy az eszközöd PIN-kódjával hoz vissza. Ha az eszközöd megosztja a kulcsait a többi eszközöddel, mindegyiken működik.
passkey-no-https = Ezen a szerveren nincs azonosítókulcs: a böngészők csak https-oldalakon engedik, és a szerver beállításaiban nincs ilyen cím. A helyreállító szavak mindenhol működnek.
passkey-no-name = Ezen a szerveren nincs azonosítókulcs: a böngészők csak névvel rendelkező szerverhez engedik, ennek pedig csak számokból álló címe van. A helyreállító szavak mindenhol működnek.
passkey-unsupported = Ez a böngésző itt nem tud azonosítókulcsot használni. Próbáld a https kezdetű címen, vagy egy újabb böngészővel.
passkey-unknown-device = Ismeretlen eszköz
passkey-made = készült: { $made }, még nem használtad
passkey-made-used = készült: { $made }, utolsó használat: { $used }
passkey-add = Azonosítókulcs hozzáadása
passkey-added = Az azonosítókulcs elkészült. Bármelyik böngészőből visszatérhetsz vele, amelyikben megvan.
passkey-remove = Törlés
passkey-removed = Törölve: { $device } azonosítókulcsa; többé senkit sem hoz vissza. Töröld az eszközödről is.
passkey-come = Visszatérés azonosítókulccsal
passkey-leave = { $name } itt marad, én visszatérek
passkey-has-one = Ezen az eszközön már van azonosítókulcsod.
passkey-none-shown = Nem használtál azonosítókulcsot: itt nincs ehhez a szerverhez, vagy megszakadt. Próbáld újra, vagy térj vissza más módon.
passkey-elsewhere = A szerver azonosítókulcsai csak ezen a címen működnek: { $host }. Nyisd meg, és próbáld újra.
