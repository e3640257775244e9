settings = Einstellungen
notices-ask = Sollen wir dir Bescheid geben, wenn du am Zug bist, auch wenn du gerade etwas anderes tust?
notices-yes = Ja, bitte
notices-no = Nein
offline-title = Kein Netz
offline-text = Der Tisch wartet. Von deinem Spiel geht nichts verloren.
offline-again = Noch einmal
unreachable = Der Server ist gerade nicht erreichbar. Nichts ist verloren; versuche es gleich noch einmal.
## The site

site-name = Asztal
home = Zur Übersicht
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen …
share-qr = Als QR-Code zeigen
share-qr-of = QR-Code: { $label }
language = Sprache
theme = { $theme ->
    [light] Hell anzeigen
   *[dark] Dunkel anzeigen
}
type-size = { $type ->
    [large] Große Schrift
    [larger] Noch größere Schrift
   *[normal] Normale Schrift
}
rules = Regeln
menu = Menü
rules-search = Regeln durchsuchen
rules-none = Kein Regelpunkt enthält diese Wörter.
rules-language = Die Regeln liegen vorerst auf Englisch vor.
rules-table = Tabelle
rules-of = Regeln von { $game }
howto = So geht’s
howto-none = Zu diesem Spiel gibt es noch keine Seite, die es erklärt: { $game }. Seine Regeln kannst du von der Übersicht aus lesen.
howto-on = Wie es weitergeht
howto-print = Drucken
rules-asked = Regeln dazu
rules-before = Wie es dazu kam
rules-glossary = Begriffe

## Who you are

guest-name = Gast
name-title = Wie dürfen die anderen dich nennen?
name-why = Kein Konto, kein Passwort: Dieser Browser merkt sich dich.
name-label = Dein Name
name-save = Das bin ich
name-back = Schon hier gespielt? Komm zurück
name-change = Namen ändern
name-elsewhere = Ich spiele hier schon auf einem anderen Gerät

## The lobby

lobby-what = Setz dich und spiel anspruchsvolle Brettspiele mit Freunden oder Bots: ohne Installation, ohne Anmeldung.
lobby-games = Spiele
lobby-count = { $least } bis { $most } Personen
lobby-minutes = { $time } Min.
lobby-age = ab { $age } Jahren
lobby-weight = { $weight ->
    [light] leicht
    [demanding] anspruchsvoll
    [expert] für Experten
   *[medium] mittelschwer
}
lobby-play = Tisch eröffnen
lobby-now = Jetzt gegen Bots spielen
now-title = { $game } gegen Bots
now-strength = Wie schwer soll es sein?
now-how = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
}, { $strength }
now-change = { $game }: Personenzahl und Schwierigkeit
lobby-watch = Tische zum Zuschauen
lobby-filter = Was suchst du?
filter-game = Spiel
filter-any-game = jedes Spiel
filter-kind = Tempo
filter-any-kind = jedes Tempo
filter-live = live
filter-days = über mehrere Tage
filter-seats = Freie Plätze
filter-any-seats = zum Mitspielen oder Zuschauen
filter-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
filter-none = Gerade passt kein Tisch.
archive-title = Alle beendeten Partien
archive-put = Ins Archiv legen
archive-none = Noch ist keine Partie zu Ende.
archive-more = Mehr zeigen
lobby-learn = Lernen
door-learn = Noch nie gespielt? Eine erste Partie, Schritt für Schritt
door-howto = Zum Lesen: das Spiel in zehn Minuten
door-aid = Am Tisch: Kosten und Punkte auf einen Blick
door-rules = Zum Nachschlagen: jede Regel mit ihrer Nummer
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-over = Deine beendeten Partien
lobby-none = Gerade wartet niemand. Eröffne einen Tisch und lade jemanden ein, oder spiel mit Bots.
lobby-handbook = Handbuch
lobby-unofficial = Inoffiziell: unabhängig gemacht von Leuten, die diese Spiele lieben, ohne Verbindung zu Autoren und Verlagen. Alle Zeichnungen und Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.
table-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
table-turn = du bist dran
table-playing = läuft
table-over = beendet
table-bot = ein Bot spielt für dich
table-asked = am Zug: { $names }
table-ended = ohne Ergebnis beendet
table-forked = Fortsetzung einer anderen Partie
table-rank = { $rank ->
    [0] { table-over }
    [1] gewonnen
   *[other] Platz { $rank } von { $seats }
}, { $points } Punkte
table-won = gewonnen von { $names }
pace-words = { $kind ->
    [days] über mehrere Tage: { $turn } pro Zug, { $bank } Reserve
   *[live] live: { $turn } pro Zug, { $bank } Reserve
}
pace-without = ohne Uhr
table-nobody = noch niemand

## A new table

new-title = Ein Tisch für { $game }
new-seats = Wie viele spielen?
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
bot-named = Bot: { $title }
room-add-bot = Bot dazusetzen …
room-remove-bot = Bot entfernen
room-send = Wegschicken
room-send-sure = { $name } wegschicken? { $name } kann sich an diesen Tisch nicht mehr setzen, und der Einladungslink ändert sich.
room-pace = Wie viel Zeit gibt es?
room-patience = Ist jemand weg, darf ein Bot spielen nach
room-patience-days = Über mehrere Tage übernimmt ein Bot erst, wenn jemandes Zeit abgelaufen ist.
room-stand-in = Wer geht oder nicht da ist, wird von diesem Bot vertreten
room-stands-in = wer geht oder nicht da ist, wird von einem Bot vertreten: { $title }
room-beat = Pause, bevor ein Bot handelt
room-beat-none = keine Pause
room-start = Spiel starten
room-start-when = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
room-waits-people = Wir warten, bis alle Plätze besetzt sind.
room-waits-owner = Wer den Tisch eröffnet hat, startet das Spiel.
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
    [1] Das Spiel ist aus; diesmal hat es nicht gereicht.
   *[other] Das Spiel ist aus, niemand hat gewonnen.
}
prompt-only = Nur dies ist möglich: { $option }
prompt-held = Bestätigen: { $choice }
prompt-early = { $name } ist gewählt: jetzt das, was dazu passt.
prompt-missed = { $name } ist dort nicht möglich.
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
back-label = Zurück …
back-far = { $known ->
    [yes] Der Tisch ginge zurück zu dem Stand vor: „{ $what }“
   *[no] Der Tisch ginge zurück zu dem Stand vor dieser Wahl.
}
back-lost = Was seither gewählt wurde, egal von wem, ginge verloren.
back-asks = Alle, die einen Platz haben, werden gefragt, auch wer nicht da ist; ohne ihre Zustimmung wird nichts zurückgenommen.
back-propose = Alle fragen
away-bot = { $why ->
    [time] Deine Zeit war um. Ein Bot spielt für dich.
    [away] Du warst nicht da. Ein Bot spielt für dich.
   *[other] Ein Bot spielt für dich.
} Du kannst jederzeit übernehmen.
clock-left = noch { $time }
clock-low = nur noch { $time }
clock-alarm = Deine Zeit ist größtenteils verbraucht: noch { $time }.
clock-bank = Reserve: { $time }
ended-title = Die Partie ist beendet.
ended-how = { $how ->
    [absent] Alle Gefragten waren einverstanden, sie zu beenden; wer lange geschwiegen hatte, wurde nicht gefragt. Es gibt kein Ergebnis.
    [abandoned] Lange hat niemand mehr hingesehen. Es gibt kein Ergebnis.
   *[agreed] Alle waren einverstanden, sie zu beenden. Es gibt kein Ergebnis.
}
ended-seed = Was geheim war, kann jetzt gelesen werden, und die Partie lässt sich Schritt für Schritt noch einmal ansehen.
away-return = Wieder selbst spielen
pace = Was die anderen tun, erscheint
pace-slow = langsam
pace-normal = normal
pace-instant = sofort
menu-words = Der Tisch in Worten
menu-watch = Link zum Zuschauen
menu-device = Auf einem anderen Gerät weiterspielen
menu-leave = Den Tisch verlassen
menu-leave-why = Bis du zurückkommst, spielt ein Bot für dich.
menu-end = Partie beenden …
banner-round = Runde { $round }
banner-last = Letzte Runde!
banner-income = Einkommen
banner-scoring = Wertung
strip-title = Dein Zug bisher
strip-undo = Zurück zu dieser Wahl: { $step }
since-title = Was die anderen zuletzt getan haben
since-play = Noch einmal auf dem Brett zeigen
since-none = Nichts Neues von den anderen: Was sie tun, steht hier.
told-skip = Überspringen
told-skip-how = Überspringen, was gerade gezeigt wird (Taste S). Ein Klick auf das Brett tut dasselbe und wählt nichts aus.
told-cut = Übersprungen: Dieser Klick hat nur das Zeigen beendet. Jetzt kannst du wählen.
result-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
result-place = { $shared ->
    [1] Du bist auf
   *[other] Du teilst dir
} Platz { $place } von { $seats }{ $behind ->
    [0] { "" }, punktgleich mit Platz 1.
    [one] , { $behind } Punkt zurück.
   *[other] , { $behind } Punkte zurück.
}
result-ahead = { $ahead ->
    [one] Du hast mit { $ahead } Punkt Vorsprung gewonnen.
   *[other] Du hast mit { $ahead } Punkten Vorsprung gewonnen.
}
plot-end = Ende
plot-between = ({ $low } bis { $high })
result-rematch = Noch eine Partie zusammen
result-join = Nächste Partie mitspielen
result-replay = Rückblick
result-board = Brett ansehen
result-show = Wertung ansehen
panels = Bereiche
sheet-board = Brett
sheet-options = Auswahl
sheet-people = Am Tisch
sheet-log = Verlauf
sheet-chat = Chat
sheet-notes = Notizen
sheet-taller = Leiste hochziehen
sheet-lower = Leiste herunterziehen
people-title = Mitspielende
person-me = du
person-you = (du)
person-turn = wählt
person-thinks = überlegt
person-bot = Bot
person-program = Programm
person-guest = Gast
person-guest-named = { $name } (Gast)
person-here = da
person-away = nicht da
person-since = weg seit { $time }
person-why = { $why ->
    [gone] ein Bot spielt bis zum Ende
    [time] Zeit um; ein Bot spielt bis zur Rückkehr
   *[other] ein Bot spielt bis zur Rückkehr
}
person-vacation = im Urlaub bis { $time }
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
areas-title = Teile des Tisches
areas-choice = hier gibt es etwas zu wählen
areas-cause = hier ist, worum es in der Begründung geht
menu-take = Wählen: { $option }
hint-more = und { $count } weitere
amount = Anzahl
amount-less = Weniger
amount-more = Mehr
early-take = Das zuerst wählen
early-drop = Doch nicht
early-with = { $name } wirkt hier.
early-without = { $name } hat hier keine Wirkung.
early-not = { $name } ist hier nicht möglich.
why-not = Warum nicht?
why-missing = Es fehlt:
why-rule = Regelpunkt { $clause }
log-title = Verlauf
log-none = Noch ist nichts geschehen.
log-ask = Stimmt das so?
log-since = Neu seit deinem letzten Besuch
log-show = Zeig es mir
log-newest = { $count ->
    [0] Zur neuesten Zeile
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
chat-title = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-watched = { $count ->
    [one] Eine Person sieht zu und kann hier mitlesen.
   *[other] { $count } Personen sehen zu und können hier mitlesen.
}
chat-say = Sag etwas
chat-send = Senden
chat-open = Chat öffnen

### The guided first game

guide-name = Anleitung
guide-count = { $step } von { $steps }
guide-next = Weiter
guide-understood = Alles klar
guide-done = Diese Partie weiterspielen
guide-whole = Ganze Partie, leichter Gegner
guide-later = Später
guide-take-back = Zurücknehmen
guide-go-on = So weitermachen
guide-end = Anleitung beenden
guide-example = Ein Beispiel ansehen
guide-back = Den letzten Schritt noch einmal lesen
guide-none = Zu diesem Spiel gibt es noch keine Anleitung: { $game }. Seine Regeln kannst du von der Übersicht aus lesen.

### Looking back at a finished game

replay-loading = Die Partie wird nachgespielt …
replay-gone = Diese Partie wurde nach Regeln gespielt, die es auf diesem Server nicht mehr gibt, und damals wurden die Schritte noch nicht aufbewahrt. Darum lassen sie sich nicht mehr zeigen, wohl aber das Ergebnis.
replay-ended = Beendet:
replay-place = Platz
replay-name = Name
replay-board = Die letzte Stellung ansehen
replay-title = { $game }: Rückblick
replay-eyes = Aus Sicht von
replay-all = Alle zusammen
replay-share = Augenblick teilen
replay-fork = Von hier weiterspielen
replay-lookback = Wie es lief
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
camera-area = Ansicht
camera-nearer = Näher
camera-further = Weiter weg
camera-whole = Ganzes Brett

## Durchgespielte Beispiele

example-of = Beispiel { $id }
example-step = Schritt { $step } von { $last }
example-next = Nächster Schritt
example-last = Voriger Schritt
example-steps = Schritte des Beispiels
example-loading = Der Tisch wird aufgebaut …
example-set = So sieht der Tisch aus.
example-now = Jetzt sieht er so aus.
example-again = Ein anderer Fall: So sieht der Tisch aus.
example-went = Hier geht das Spiel von selbst weiter.
example-chose = { $name }: { $what }
example-refused = { $name } darf das nicht wählen: { $what }.
example-scored = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
example-offered = Zur Wahl: { $what }
example-more = { $what } und { $count } weitere
example-other = Das Beispiel geht weiter mit: { $what }
example-open = Auf dem Brett zeigen
example-rule = Die Regel
examples = Beispiele
examples-of = { $game }: durchgespielte Beispiele
examples-why = Jedes dieser { $count } Beispiele öffnet sich auf dem Brett, wo du es Schritt für Schritt durchgehen kannst. Die Nummern führen zu den Regeln, die es zeigt.
examples-none = Zu { $game } gibt es noch keine durchgespielten Beispiele.

## The player aid

aid = Spielhilfe
aid-none = Zu diesem Spiel gibt es noch keine Spielhilfe: { $game }. Seine Regeln kannst du von der Übersicht aus lesen.
