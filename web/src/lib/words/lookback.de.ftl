### Wie eine beendete Partie von jedem Platz aus aussah, während sie lief

lookback-loading = Es wird ausgerechnet, wie es lief …
lookback-curve = { $ahead ->
    [yes] Erwarteter Vorsprung in Punkten
   *[no] Erwartete Punkte
}
lookback-what = { $ahead ->
    [yes] Welchen Vorsprung vor dem besten Gegner ein Bot im Lauf der Partie für jeden Platz erwartet hätte: nur mit dem, was dort gerade bekannt war.
   *[no] Wie viele Punkte ein Bot im Lauf der Partie erwartet hätte: nur mit dem, was gerade bekannt war.
}
lookback-strength = Das ist eine Schätzung: In 8 von 10 Partien starker Bots lag das Ergebnis im blassen Band. Nimm sie als Hinweis, nicht als Urteil.
lookback-lacks = In der Kurve zählt, was am Ziel fehlt, als verlorene Punkte: am Ende { $lost }.
lookback-went-back = Der Tisch ging { $times ->
    [one] einmal
   *[other] { $times }-mal
} gemeinsam zurück. Vielleicht wusste also jemand, was gezogen wird.
lookback-whose = Spieler
lookback-turning = Wendepunkte
lookback-no-turning = Nichts hat auf einmal auch nur einen Punkt geändert.
lookback-choice = Nach dem, was { $name } tat:
lookback-draw = Vor allem durch das, was gezogen wurde:
lookback-both = Nach dem, was { $name } tat und was dann gezogen wurde:
lookback-together = Nachdem alle gewählt hatten:
lookback-others = Nach dem, was andere taten:
lookback-change = von { $before } auf { $after }
lookback-move = Schritt { $move }
lookback-again = Noch einmal versuchen
lookback-again-why = Nach diesen Entscheidungen war für { $name } weniger zu erwarten als davor, vom Gezogenen abgesehen{ $others ->
    [yes] , aber nicht von dem, was andere zugleich gewählt haben
   *[no] {""}
}. Falsch waren sie deshalb nicht: Spiel von dort weiter und sieh, was sonst daraus hätte werden können.
lookback-no-again = Keine Entscheidung von { $name } sticht heraus.
lookback-again-from = Ab Schritt { $move } noch einmal
lookback-closer = Genauer hinsehen
lookback-closer-why = Auch was einzelne Züge gekostet haben, lässt sich abwägen: jeder gegen die besten anderen, die gefunden wurden, mit dem, was da bekannt war, und mit denselben gezogenen Karten. Das dauert ein paar Sekunden und zählt als drei Rückblicke.
lookback-closer-loading = Jeder Zug wird abgewogen …
lookback-costly = Züge, die etwas gekostet haben
lookback-costly-what = Von { $weighed } Zügen { $costly ->
    [one] war einer
   *[other] waren { $costly }
} klar schlechter als der beste, der gefunden wurde. Als solche Züge zur Probe zu Ende gespielt wurden, waren etwa { $held } von 10 wirklich schlechter.
lookback-no-costly = Von { $weighed } Zügen war keiner klar schlechter als das, was sonst gefunden wurde.
lookback-played = Gespielt: { $steps }
lookback-cost = Wohl etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} schlechter als das Beste, was gefunden wurde ({ $low } bis { $high }).
lookback-way-best = das Beste, was gefunden wurde
lookback-way-clear = etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} dahinter ({ $low } bis { $high })
lookback-way-unclear = kein klarer Unterschied zum Besten
lookback-way-begun = so begann auch der gespielte Zug
lookback-sources = Wofür es Punkte gab
lookback-sources-usual = Der Balken zeigt, wie viele Punkte 8 von 10 Spielern in { $games } so gespielten Partien starker Bots hatten, der Strich darin den mittleren Wert und der Punkt diesen Spieler.
lookback-sources-alone = Was in so gespielten Partien üblich ist, wurde noch nicht gemessen.
lookback-sources-when = Wann
lookback-sources-end = Am Ende der Partie
lookback-source = Wofür
lookback-points = Punkte
lookback-usual = Üblich
lookback-between = { $low } bis { $high }
lookback-more = mehr als üblich
lookback-less = weniger als üblich
lookback-all = Gesamt
lookback-not = { $closer ->
    [yes] Wie viel in dieser Partie Glück war, lässt sich noch nicht gut genug sagen. Darum wird es nicht gezeigt.
   *[no] Wie viel in dieser Partie Glück war und was eine einzelne Entscheidung gekostet hat, lässt sich noch nicht gut genug sagen. Darum wird beides nicht gezeigt.
}
lookback-none-untaught = Es gibt keine Kurve: Noch kein Bot hat gelernt, was eine Stellung dieses Spiels mit so vielen Leuten wert ist.
lookback-none-constant = Es gibt keine Kurve: Was Bots bisher von diesem Spiel gelernt haben, sagt Ergebnisse nicht besser voraus als ein und dieselbe Zahl für alle Stellungen.
lookback-none-seats = Es gibt keine Kurve: Noch niemand hat geprüft, ob sie mit so vielen Leuten stimmt.
lookback-none-untested = Es gibt keine Kurve: Noch keine Prüfung hat gezeigt, dass man ihr in so gespielten Partien trauen kann.
lookback-none-other-rules = Es gibt keine Kurve: Diese Partie wurde nicht nach den heutigen Regeln gespielt.
lookback-none-unfinished = Es gibt keine Kurve: Diese Partie wurde nicht zu Ende gespielt.
