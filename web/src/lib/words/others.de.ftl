proposed = { $kind ->
    [bot] { $name } schlägt vor, dass ein Bot für { $who } spielt, bis { $who } zurück ist.
    [end] { $name } schlägt vor, die Partie jetzt ohne Ergebnis zu beenden.
   *[back] { $name } möchte zurückgehen und neu wählen.
}
proposed-mine = { $kind ->
    [bot] Du schlägst vor, dass ein Bot für { $who } spielt.
    [end] Du schlägst vor, die Partie zu beenden.
   *[back] Du möchtest zurückgehen.
}
proposed-agreed = { $count ->
    [0] Noch hat niemand zugestimmt.
    [one] Bisher hat eine Person zugestimmt.
   *[other] Bisher haben { $count } zugestimmt.
}
proposed-missing = Antwort fehlt noch von: { $names }. Wer nicht da ist, wird benachrichtigt.
proposed-passed = Nicht gefragt, weil die Zeit abgelaufen ist oder sie einen Monat lang nicht da waren: { $names }.
proposed-gone = Nicht gefragt, weil der Platz aufgegeben wurde: { $names }.
proposed-declined = { $kind ->
    [bot] Nicht alle waren einverstanden: Der Tisch wartet auf { $who }.
    [end] Nicht alle waren einverstanden: Das Spiel geht weiter.
   *[back] Nicht alle waren einverstanden: Der Tisch geht nicht zurück.
}
back-agree = Zustimmen
back-decline = Ablehnen
back-withdraw = Zurückziehen
absent-since = { $name } ist seit { $time } nicht da.
absent-patience = In { $time } darf ein Bot übernehmen.
absent-days = Es ist noch Zeit: Über mehrere Tage übernimmt ein Bot erst, wenn die Uhr abläuft.
absent-remind = Erinnern
absent-reminded = Erinnert
absent-bot = So lange einen Bot spielen lassen
absent-ask-bot = Vorschlagen, dass ein Bot spielt
