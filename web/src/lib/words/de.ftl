## The site

site-name = Asztal
home = Zur Übersicht
close = Schließen
copy = Kopieren
copied = Kopiert
language = Sprache
theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Hell oder dunkel wie dieses Gerät
}
rules = Regeln
menu = Menü
rules-search = Regeln durchsuchen
rules-none = Kein Regelpunkt enthält diese Wörter.
rules-language = Die Regeln liegen vorerst auf Englisch vor.
rules-table = Tabelle
rules-of = Regeln von { $game }

## Who you are

name-title = Wie dürfen die anderen dich nennen?
name-why = Kein Konto, kein Passwort: Dieser Browser merkt sich dich.
name-label = Dein Name
name-save = Das bin ich
name-change = Namen ändern

## The lobby

lobby-what = Setz dich und spiel anspruchsvolle Brettspiele mit Freunden oder Bots: ohne Installation, ohne Anmeldung.
lobby-games = Spiele
lobby-count = { $least } bis { $most } Personen
lobby-play = Tisch eröffnen
lobby-learn = Lernen
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-over = Deine beendeten Partien
lobby-none = Gerade wartet niemand. Eröffne einen Tisch und lade jemanden ein, oder spiel mit Bots.
lobby-unofficial = Inoffiziell: unabhängig gemacht von Leuten, die diese Spiele lieben, ohne Verbindung zu Autoren und Verlagen. Alle Zeichnungen und Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
table-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
table-turn = du bist dran
table-playing = läuft
table-over = beendet
table-nobody = noch niemand

## A new table

new-title = Ein Tisch für { $game }
new-seats = Wie viele spielen?
new-variant = Variante
new-who = Wer spielt?
new-seat = Platz { $number }
new-somebody = jemand mit Einladung
new-listed = Alle dürfen sich dazusetzen
new-listed-yes = Der Tisch steht in der Übersicht.
new-listed-no = Nur wer deinen Link hat, findet den Tisch.
new-open = Tisch eröffnen
new-start = Losspielen

## The waiting room

room-title = { $count ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
room-invite = Schick diesen Link den Leuten, mit denen du spielen willst:
room-invite-listed = Alle finden diesen Tisch in der Übersicht; oder schick den Link:
room-link = Einladung
room-free = frei
room-sit = Hinsetzen
room-stand = Aufstehen
room-bot = Bot für Platz { $number }
room-add-bot = Bot dazusetzen …
room-remove-bot = Bot entfernen
room-start = Spiel beginnen
room-start-when = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
room-waits-people = Wir warten, bis alle Plätze besetzt sind.
room-waits-owner = Wer den Tisch eröffnet hat, beginnt das Spiel.
link-following = Wir bringen dich zurück an deinen Platz …

## The table

title-turn = Du bist dran: { $title }
table-laying = Der Tisch wird aufgebaut …
prompt-area = Was jetzt passiert
prompt-wait = Einen Moment …
prompt-others = Wir warten auf { $names }.
prompt-bots = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
prompt-over = { $count ->
    [one] Das Spiel ist aus: { $names } gewinnt!
   *[other] Das Spiel ist aus: { $names } gewinnen gemeinsam!
}
prompt-over-nobody = { $seats ->
    [1] Das Spiel ist aus; diesmal ist es nicht gewonnen.
   *[other] Das Spiel ist aus, niemand hat gewonnen.
}
prompt-options = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
connection-lost = Die Verbindung ist unterbrochen, wir verbinden neu … Nichts ist verloren.
connection-outdated = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen; nichts geht verloren.
reload = Neu laden
undo-area = Zurücknehmen
undo = Zurücknehmen
restart-turn = Zug neu beginnen
propose-back = Alle bitten, vor deine letzte Wahl zurückzugehen
back-asked = { $name } möchte zurückgehen und neu wählen.
back-mine = { $count ->
    [0] Du möchtest zurückgehen; noch hat niemand zugestimmt.
    [one] Du möchtest zurückgehen; bisher hat eine Person zugestimmt.
   *[other] Du möchtest zurückgehen; bisher haben { $count } zugestimmt.
}
back-agree = Zustimmen
back-decline = Ablehnen
back-withdraw = Zurückziehen
back-declined = Nicht alle waren einverstanden: Der Tisch geht nicht zurück.
away-bot = Gerade spielt ein Bot auf deinem Platz.
away-return = Wieder selbst spielen
menu-words = Der Tisch in Worten
menu-watch = Link zum Zuschauen
menu-device = Auf einem anderen Gerät weiterspielen
menu-device-why = Öffne diesen Link auf dem anderen Gerät. Behalte ihn für dich: Wer ihn hat, spielt auf deinem Platz.
menu-device-old = Ein neuer Link beendet den alten: Geräte, die über ihn kamen, verlieren den Platz, dieses behält ihn.
menu-leave = Den Tisch verlassen
menu-leave-why = Bis du zurückkommst, spielt ein Bot für dich.
result-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
result-rematch = Noch eine Partie
result-replay = Rückblick
result-board = Brett ansehen
result-show = Wertung ansehen
result-invite = Noch eine Partie? { $address }
panels = Bereiche
sheet-board = Brett
sheet-options = Auswahl
sheet-people = Mitspielende
sheet-log = Verlauf
sheet-chat = Chat
people-title = Mitspielende
person-me = du
person-you = (du)
person-turn = wählt
person-thinks = überlegt
person-bot = Bot
person-here = da
person-away = nicht da
person-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
watching = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
watching-you = { $others ->
    [0] Du siehst zu
    [one] Du und noch jemand sehen zu
   *[other] Du und { $others } andere sehen zu
}
options-title = Was du tun kannst
options-none = Du bist gerade nicht gefragt.
options-search = Möglichkeiten durchsuchen
options-typed = Nummer { $number } …
hint-more = und { $count } weitere
why-not = Warum nicht?
why-rule = Regelpunkt { $clause }
log-title = Was geschah
log-none = Noch ist nichts geschehen.
log-since = Neu seit deinem letzten Besuch
chat-title = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden

### The guided first game

guide-name = Anleitung
guide-count = { $step } von { $steps }
guide-next = Weiter
guide-done = Spielen
guide-later = Später
guide-end = Anleitung beenden
guide-nameless = Gib einen Namen an, um dich an einen Tisch zu setzen.

### Looking back at a finished game

replay-loading = Die Partie wird nachgespielt …
replay-title = { $game }: Rückblick
replay-eyes = Aus Sicht von
replay-all = Alle zusammen
replay-share = Augenblick teilen
replay-points = Punkte
replay-next-move = Nächster Schritt
replay-next-turn = Nächster Zug
replay-next-round = Nächste Runde
replay-last-move = Voriger Schritt
replay-last-turn = Voriger Zug
replay-last-round = Vorige Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Schritt
replay-at = Schritt { $move } von { $last }{ $round ->
    [0] { "" }
   *[other] , Runde { $round }
}
replay-begin = Das Spiel beginnt.
replay-moves = Schritte
replay-round = Runde { $round }
replay-quiet = { $name } hat gewählt.
replay-back = { $name } hat es zurückgenommen.
