## At the table

play-player = Spieler
play-since = Seit deiner letzten Entscheidung
play-nothing-yet = Es ist noch nichts geschehen.
play-prompt = Deine Wahl (? für Hilfe)
play-page = Seite { $page } von { $pages }. + blättert um, - zurück, Enter zeigt die Frage.
play-help =
    3        Möglichkeit 3 wählen
    Enter    den Tisch noch einmal zeigen
    + -      auf einem kleinen Bildschirm blättern
    u        deine letzte Entscheidung zurücknehmen
    ? 3      was Möglichkeit 3 bedeutet
    ? Text   warum etwas nicht zur Auswahl steht
    r        die Regeln zu dem, was zuletzt geschah
    r Text   die Regeln: ein Regelpunkt (r { $clause }), ein Abschnitt oder ein Wort
    a        die Spielhilfe: Kosten, Punkte, was man leicht vergisst
    c Karte  was eine Karte bewirkt
    s        deine bisherigen Punkte
    l        der ganze Verlauf
    q        das Spiel verlassen
play-not-understood = „{ $text }“ gehört nicht zu den Möglichkeiten 1 bis { $last }; ? zeigt die Tasten.
play-allowed = Möglichkeit { $number }: { $option }
play-refused = { $option }: { $reason }
play-no-rules = Zu diesem Spiel gibt es keinen Regeltext.
play-no-aid = Zu diesem Spiel gibt es keine Spielhilfe.
play-no-rule = In den Regeln passt nichts zu „{ $text }“.
play-more = { $count ->
    [one] Ein weiterer Regelpunkt passt; ein längeres Wort findet weniger.
   *[other] { $count } weitere Regelpunkte passen; ein längeres Wort findet weniger.
}
play-no-card = Eine Karte „{ $text }“ gibt es nicht.
play-quit = Das Spiel verlassen? { $kept ->
    [saved] Es ist gespeichert.
    [seat] Dein Platz bleibt dir erhalten.
   *[lost] Es wird nicht gespeichert.
} (j/n)
play-yes = j
play-left = Das Spiel wurde vor dem Ende verlassen.
play-left-seat = Dein Platz bleibt dir erhalten; derselbe Befehl bringt dich zurück.
play-waiting = Es wird gewartet auf: { $people }
play-not-begun = An diesem Tisch hat das Spiel noch nicht begonnen.
play-go-on = Es ist gespeichert, zusammen mit dem Startwert: Wer die Datei liest, weiß, was noch kommt. So geht es weiter: { $command }
play-not-saved = Von hier an wird das Spiel nicht gespeichert: { $reason }
play-other-rules = Bis hierher wurde nach anderen Regeln gespielt; Regelversion { $rules } führt zum selben Stand und gilt von hier an. Frühere Entscheidungen lassen sich nicht mehr zurücknehmen.

## Several people at one keyboard

play-curtain = Weitergeben an: { $seat }
play-open = { $seat }, drücke Enter, um deinen Tisch zu sehen

## The end

play-final = Endstand
play-total = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-places = Plätze: { $places }
play-again = Dieselbe Verteilung noch einmal: { $command }
play-record = So lässt sich die Aufzeichnung des Spiels prüfen: { $command }

## A game without a drawing

plain-waiting = Am Zug: { $people }
plain-hidden = { $count ->
    [one] verdeckte Karte
   *[other] verdeckte Karten
}
plain-yes = ja
plain-no = nein
