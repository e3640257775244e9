## Rückblick auf eine Partie

help-analyse = Blickt auf eine beendete Partie zurück: was jeder Platz erwarten konnte, was Glück war und, mit --deep, was Entscheidungen gekostet haben.
help-analyse-deep = auch die Entscheidungen abwägen, was länger dauert
help-analyse-leaves = etwa so viele Stellungen werden beurteilt, um die Entscheidungen abzuwägen, zwischen denen nichts gezogen wird (sonst: 800)
help-analyse-pairs = in so vielen Welten, jede mit eigenem Glück, werden alle Pläne verglichen (sonst: 16)
help-analyse-out = jeden Teil in diese Datei schreiben, sobald er fertig ist; eine abgebrochene Analyse geht dort weiter

analyse-progress = { $game } wird abgewogen
analyse-other-rules = Die Partie wurde nach Version { $rules } der Regeln von { $game } gespielt; hier ist Version { $ours } installiert. Nur ein Asztal mit jenen Regeln kann sie beurteilen.
analyse-unfinished = Die Partie ist nicht zu Ende. Beurteilt wird sie erst danach: Spielt sie zu Ende und speichere die Aufzeichnung noch einmal.
analyse-other-engine = Das sollte die Engine { $engine } beurteilen, hier ist aber { $here }. Installiere an beiden Orten dieselbe Version von Asztal.
analyse-other-parts = { $file } enthält Teile einer anderen Analyse: von einer anderen Partie, einer anderen Version oder mit anderen Werten für --leaves oder --pairs. Nenne eine andere Datei oder lege diese beiseite.
analyse-not-parts = { $file } enthält keine Teile einer Analyse. Nenne eine andere Datei.
analyse-none-untaught = { $game } hat keine Kurve: Für diese Regeln { $seats ->
    [one] allein
   *[other] mit { $seats } Plätzen
} hat noch niemand einen Wert von Stellungen gelernt.
analyse-none-constant = { $game } hat keine Kurve: Was gelernt wurde, sagt Ergebnisse nicht besser voraus als eine Zahl für alle Stellungen.
analyse-none-seats = { $game } hat mit { $seats } Plätzen keine Kurve: Ob die Werte stimmen, wurde nur allein und zu zweit untersucht.
analyse-points = Werte sind Punkte, die der Platz nach seinem Wissen erwarten kann. Ein Wert liegt meist um { $error } Punkte daneben.
analyse-ahead = Werte sind die Punkte Vorsprung, die der Platz nach seinem Wissen erwarten kann. Ein Wert liegt meist um { $error } Punkte daneben.
analyse-again = { $count ->
    [one] Der Tisch ging einmal gemeinsam zurück: Jemand kannte vielleicht eine Karte, bevor sie gezogen wurde.
   *[other] Der Tisch ging { $count }-mal gemeinsam zurück: Jemand kannte vielleicht Karten, bevor sie gezogen wurden.
}
analyse-start = Vor dem Austeilen
analyse-deal = Das Austeilen
analyse-luck = Glück
analyse-decisions = Entscheidungen, soweit abgewogen
analyse-others = Andere
analyse-residual = Der Rest
analyse-result = Ergebnis
analyse-changes = { $seat }: die größten Änderungen
analyse-entry = Eintrag
analyse-before = Vorher
analyse-after = Nachher
analyse-own = Selbst
analyse-deep = Entscheidungen wurden nicht abgewogen: Das tut --deep.
analyse-weighed = { $count ->
    [one] 1 Teil eines Zuges wurde abgewogen
   *[other] { $count } Teile von Zügen wurden abgewogen
}; bei { $clear } davon hätte der Bot eindeutig anders gespielt.
analyse-seat = Platz
analyse-cost = Kosten
analyse-played = Gespielt
analyse-better = Besser
analyse-sampling = Klammern enthalten den Mittelwert mit 95 %, soweit es um gezogene Karten geht; wie sehr das Urteil selbst irrt, steht nicht darin.
