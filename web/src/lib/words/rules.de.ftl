rules-contents = Inhalt
rules-top = Nach oben
rules-words = Begriffe und was sie bedeuten
report-open = Ich halte das trotzdem für falsch
report-ask = Was ist falsch? Beschreib es mit eigenen Worten.
report-why = Dein Text geht an die Person, die diesen Server betreibt, zusammen mit dieser Zeile des Verlaufs und dem, was du jetzt am Tisch siehst, deine eigenen verdeckten Karten eingeschlossen. Am Tisch erfährt niemand davon, und das Spiel geht unverändert weiter.
report-send = Meldung senden
report-length = { $count } von { $most } Zeichen
report-sent = Danke! Deine Meldung ist gespeichert.
report-left = { $left ->
    [0] Das war die letzte für heute.
    [one] Heute kannst du noch eine senden.
   *[other] Heute kannst du noch { $left } senden.
}
