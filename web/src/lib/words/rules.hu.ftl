rules-contents = Tartalom
rules-top = Az elejére
rules-words = Szavak és jelentésük
report-open = Szerintem ez mégsem jó
report-ask = Mi a hiba, a saját szavaiddal?
report-why = A szöveged ahhoz kerül, aki ezt a szervert üzemelteti, a naplónak ezzel a sorával és azzal együtt, amit most az asztalnál látsz, a saját rejtett lapjaidat is beleértve. Az asztalnál senki sem értesül róla, és a játék változatlanul folytatódik.
report-send = Bejelentés elküldése
report-length = { $count } / { $most } karakter
report-sent = Köszönjük! A bejelentésedet eltároltuk.
report-left = { $left ->
    [0] Ma ez volt az utolsó.
   *[other] Ma még { $left } bejelentést küldhetsz.
}
