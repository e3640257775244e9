claim-me = Ez én vagyok
claim-me-as = Ez én vagyok: { $name }
claim-title = Te vagy { $name }?
claim-why = Ha már nincs meg a böngésző, amelyben { $name } néven játszottál, és sem helyreállító szavak, sem visszatérő link nem vezet vissza, a többiek megengedhetik, hogy tiéd legyen a hely. Ez történik:
claim-everybody = Az asztalnál mindenki másnak igent kell mondania. Egyetlen nem véget vet a kérésnek; aki nincs itt, értesítést kap, és megvárjuk a válaszát.
claim-wait = { $kind ->
    [days] Utána várakozás következik: { $time }, szabadság idején több.
    [live] Utána tíz perc várakozás következik.
   *[none] Utána tíz perc várakozás következik, vagy egy nap, ha az utolsó órában senki sem volt azon a helyen.
}
claim-sign = Ha { $name } böngészője vagy linkje bárhol felbukkan ezen a szerveren, az nemet jelent. Később is visszaveszi a helyet.
claim-watch = Addig azt látod, amit minden néző lát.
claim-story = Az asztal története mindenki számára megőrzi, a neveddel együtt. Egy helyet naponta egyszer lehet kérni.
claim-ask = Megkérdezem a többieket
claim-asked = { $name } nézőként azt mondja: „{ $who } én vagyok.”
claim-only = Csak akkor mondj igent, ha tudod, hogy ez tényleg { $who }.
claim-missing = Még nem válaszolt: { $names }.
claim-until = { $own ->
    [yes] Mindenki beleegyezett. Ha { $who } nem jelentkezik, ennyi idő múlva tiéd a hely: { $time }.
   *[no] Mindenki beleegyezett. Ha { $who } nem jelentkezik, { $name } ennyi idő múlva megkapja a helyet: { $time }.
}
claim-mine = Azt mondod, hogy te vagy { $who }, és kéred a helyet.
claim-withdraw = Visszavonom
claim-yes = Igen, ez { $who }
claim-no = Nem
claim-no-after-all = Mégsem
claim-kept = Valaki azt mondta, hogy ő te vagy, és a helyedet kérte. Itt vagy, ezért semmi sem változik. Készíts helyreállító szavakat, és többé senki sem kérheti.
claim-regained = Valaki azt mondta, hogy ő te vagy, és közben megkapta a helyedet. Visszajöttél, és újra a tiéd. Készíts helyreállító szavakat, és többé senki sem kérheti.
