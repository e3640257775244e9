menu-device-why = Öffne diesen Link auf dem anderen Gerät. Behalte ihn für dich: Wer ihn hat, spielt auf deinem Platz.
menu-device-old = Ein neuer Link ersetzt den alten: Geräte mit dem alten Link verlieren den Platz, dieses behält ihn.
menu-names = Namen auf dem Spielplan, wie im Verlauf (Taste N)
menu-forced = Einzige Möglichkeit automatisch wählen
menu-forced-what = Hat eine Frage nur eine Antwort, wählt diese Seite sie nach ein, zwei Sekunden, als hättest du geklickt. Was du davor gewählt hast, kann damit endgültig sein. Bei geheimen Entscheidungen, nach dem Zurücknehmen und solange du woanders hinsiehst, wartet sie auf dich.
end-sure = Möchtest du die Partie beenden?
end-why = { $alone ->
    [yes] Sie endet sofort, ohne Ergebnis.
   *[no] Alle, die einen Platz haben, werden gefragt, auch wer nicht da ist: Sie werden benachrichtigt. Nicht gefragt wird, wer den Platz aufgegeben hat, wer nach Ablauf der Uhr noch die Zeit eines Zuges (live: einen Tag) geschwiegen hat, und wer einen Monat lang nicht da war. Es gibt kein Ergebnis.
}
end-propose = { $alone ->
    [yes] Beenden
   *[no] Alle fragen
}
leave-good = für immer
leave-good-why = Ein Bot spielt deinen Platz bis zum Ende; du kannst nicht zurück. Wollen die anderen zurückgehen oder die Partie beenden, wirst du nicht mehr gefragt: Mit dem Verlassen stimmst du dem zu.
leave-sure = Möchtest du den Tisch verlassen?
leave-stay = Bleiben
leave-go = Verlassen
