rules-contents = Tartalom
rules-top = Az elejére
rules-words = Szavak és jelentésük
report-open = Szerintem ez mégis hibás
report-ask = Mi a hiba? Írd le a saját szavaiddal.
report-why = Amit írsz, a szerver üzemeltetője kapja meg, ezzel a naplósorral és azzal együtt, amit most az asztalnál látsz, a saját rejtett lapjaiddal is. Az asztalnál senki sem tudja meg, és a játék változatlanul megy tovább.
report-send = Bejelentés elküldése
report-length = { $count } / { $most } karakter
report-sent = Köszönjük! A bejelentésedet elmentettük.
report-left = { $left ->
    [0] Ma ez volt az utolsó.
   *[other] Ma még { $left } bejelentést küldhetsz.
}
