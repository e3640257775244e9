## Welten als Dateien

help-world = Erstellt eine Welt, die alle gleich spielen können, spielt in ihr eine Partie, prüft solche Partien.
help-world-what = make gibt eine Welt samt Schlüssel aus; play spielt eine Partie; verify prüft Partien und nennt die Plätze
help-world-of = das Spiel einer neuen Welt; sonst die Datei mit der Welt, „-“ liest die Standardeingabe
help-world-entry = Dateien mit Partien, für verify
help-world-seats = wer spielt: me an einem Platz, an jedem anderen ein Bot (sonst: me und level3)
help-world-closes = der Tag, an dem die Welt schließt, etwa 2026-12-24
help-world-bot = dieser Bot spielt die Partie an deiner Stelle
help-world-out = wohin die Partie gespeichert wird
help-world-draw = bei wie vielen Partien die Bots noch einmal überlegen; verify lost sie jedes Mal neu aus (sonst: 20)

world-made = Welt { $id }. Die Datei enthält ihren Schlüssel: Wer ihn hat, kann vorausschauen.
world-unwatched = Diese Partie ist unbeaufsichtigt: Sie wurde dort gespielt, wo der Schlüssel lag.
world-one-person = Eine Welt spielt genau eine Person: Setze „me“ an einen Platz und Bots an alle anderen.
world-file = Das ist keine Welt, die sich hier lesen lässt ({ $reason }).
world-key = Der Schlüssel dieser Welt ist nicht der, mit dem sie erstellt wurde.
world-no-key = { $file } enthält keinen Schlüssel, hier lässt sich also nichts spielen oder prüfen.
world-other-engine = { $file } wurde mit anderen Regeln, Bots oder Gewichten erstellt als den hier installierten. Dieselben Entscheidungen ergäben eine andere Partie.
world-no-entries = Nenne die Dateien mit den Partien, die geprüft werden sollen.
world-entry-file = Das ist keine Partie in einer Welt ({ $reason }).

world-about = Welt { $id }: { $game }, Regelversion { $rules }
world-entry = { $place }. { $file }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nach { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}
world-entry-left = { $file }: nach { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} verlassen, kein Platz
world-entry-unwatched = (unbeaufsichtigt)
world-entry-watched = (gibt an, dass ein Server zugesehen hat; keine Datei beweist das)
world-thought = Bei { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} haben die Bots noch einmal überlegt. Die Wahrscheinlichkeit, dass eine gefälschte Partie nicht darunter war: { $chance }

entry-other-world = sie gehört zu einer anderen Welt
entry-other-engine = ihre Welt braucht andere Regeln, Bots oder Gewichte, als hier installiert sind
entry-choices = die eigenen Entscheidungen und die Aufzeichnung stimmen nicht überein
entry-order = bei Entscheidung { $number } wäre jemand anders an der Reihe gewesen
entry-refused = Entscheidung { $number } ist nicht erlaubt: { $option }
entry-result = das Ergebnis ist nicht das, mit dem die Partie endete
entry-bot = bei Entscheidung { $number } hätte der Bot anders gewählt
