## Személyek, ahogy a szerver üzemeltetője megtalálja és törli őket

help-people = Azonnal töröl egy személyt, ha muszáj; ezt mindenki maga is megteheti az „Eszközeid” oldalon, hét nap várakozással.
help-people-what = erase: törlés
help-people-who = egy fiók vagy vendég neve, vagy a személy száma
help-people-now = ne várja ki a hét napot
help-people-yes = ne kérdezzen rá

people-now = Ez valakit azonnal és végleg töröl. Ha ezt akarod, írd így: asztal people erase NAME_OR_NUMBER --now
people-line = { $number }: { $name } ({ $kind ->
    [account] fiók
   *[guest] vendég
}), { $created } óta itt, utoljára { $seen } napon járt itt
people-which = { $count ->
    [0] Ilyen nevű vagy számú személy nincs.
   *[other] Többen is vannak. Válassz a számmal.
}
people-sure = A név, az üzenetek és a beállítások végleg eltűnnek, a folyó játszmákban gép veszi át a helyet. A folytatáshoz írd be ezt a számot: { $number }
people-kept = Senkit sem töröltünk.
people-gone = Ez a személy már nincs meg.
people-erased = A { $number } számú személyt töröltük. Az asztaloknál a többit egy háttérfolyamat végzi el, futó szerver mellett egy percen belül. A mentések nem változnak.
