proposed = { $kind ->
    [bot] { $name } azt kéri, hogy gép játsszon { $who } helyett, amíg vissza nem jön.
    [end] { $name } azt kéri, hogy most legyen vége a játszmának, eredmény nélkül.
   *[back] { $name } szeretne visszalépni és újra dönteni.
}
proposed-mine = { $kind ->
    [bot] Azt kérted, hogy gép játsszon { $who } helyett.
    [end] Azt kérted, hogy legyen vége a játszmának.
   *[back] Visszalépést kértél.
}
proposed-agreed = { $count ->
    [0] Még senki sem egyezett bele.
   *[other] Eddig { $count } játékos egyezett bele.
}
proposed-missing = Akitől még választ várunk: { $names }. Aki nincs itt, értesítést kap.
proposed-passed = Nem kérdezzük meg, mert lejárt az ideje, vagy egy hónapja nem járt itt: { $names }.
proposed-gone = Nem kérdezzük meg, mert feladta a helyét: { $names }.
proposed-declined = { $kind ->
    [bot] Nem mindenki egyezett bele: az asztal megvárja a távollévőt ({ $who }).
    [end] Nem mindenki egyezett bele: a játszma folytatódik.
   *[back] Nem mindenki egyezett bele: az asztal nem lép vissza.
}
back-agree = Rendben
back-decline = Inkább ne
back-withdraw = Mégse
absent-since = { $name } nincs itt { $time } óta.
absent-patience = Gép { $time } múlva játszhat helyette.
absent-days = Van még ideje: többnapos játékban gép csak akkor veszi át a helyét, ha lejár az órája.
absent-remind = Emlékeztetem
absent-reminded = Szóltunk neki
absent-bot = Addig játsszon egy gép
absent-ask-bot = Javaslom, hogy gép játsszon
