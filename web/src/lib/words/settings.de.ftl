# What only the pages about notices and about the site say.
settings-saved = Gespeichert.
settings-devices = Deine Geräte
settings-where = Wohin Benachrichtigungen gehen
settings-what = Was du erfährst
settings-lately = In letzter Zeit
settings-nothing = Es wurde noch nichts verschickt. Du erfährst etwas nur, wenn du nicht am Tisch bist.
settings-sound = Ein leiser Ton am Tisch, wenn du am Zug bist
settings-after = Dass ich am Zug bin, erfahre ich nach
settings-after-time = { $minutes ->
    [1] einer Minute
    [60] einer Stunde
    [240] vier Stunden
    [1440] einem Tag
   *[other] { $minutes } Minuten
}
settings-quiet = Nachts stumm
settings-quiet-from = von
settings-quiet-to = bis
reason-turn = Du bist am Zug
reason-alarm = Deine Zeit läuft bald ab
reason-remind = Die anderen rufen dich
reason-proposed = Die anderen bitten um deine Zustimmung
reason-taken = Ein Bot spielt für dich
reason-ended = Das Spiel ist zu Ende
reason-words-made = Für dich wurden neue Wörter zur Wiederherstellung gemacht
reason-came-home = Jemand ist mit deinen Wörtern zur Wiederherstellung zurückgekommen
reason-way-removed = Deine Wörter zur Wiederherstellung wurden entfernt
reason-claim = Jemand sagt, du zu sein, und bittet um deinen Platz
reason-claimed = Dein Platz wurde jemand anderem übergeben
reason-signed-out = Du wurdest überall sonst abgemeldet
reason-passkey-made = Für dich wurde ein Passkey hinzugefügt
reason-passkey-used = Jemand ist mit einem Passkey zurückgekommen
reason-passkey-removed = Ein Passkey von dir wurde entfernt
reason-passkey-copied = Die Kopie eines Passkeys wurde abgewiesen
reason-mail-added = Ein Postfach bringt dich jetzt zurück
reason-mail-home = Jemand ist mit einer E-Mail an dein Postfach zurückgekommen
reason-mail-removed = Ein Postfach bringt dich nicht mehr zurück
reason-token-made = Ein Schlüssel für Programme wurde gemacht
reason-exported = Alles über dich Gespeicherte wurde ausgegeben
reason-erase-asked = Du willst gelöscht werden
reason-erase-stopped = Du wirst doch nicht gelöscht
reason-renamed = Dein Konto wurde umbenannt
reason-device-came = Du wurdest auf einem weiteren Gerät angemeldet
reason-device-out = Eines deiner Geräte wurde abgemeldet
reason-channel-removed = Ein Weg, dich zu erreichen, wurde entfernt
reason-token-revoked = Ein Schlüssel für ein Programm wurde widerrufen
reason-program-marked = Dein Konto wird als Programm angezeigt
reason-program-unmarked = Dein Konto wird nicht mehr als Programm angezeigt
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
channel-fine = dorthin gehen Benachrichtigungen
channel-unconfirmed = öffne die Mail, die dorthin ging, und bestätige
channel-failing = die letzten Benachrichtigungen wurden nicht angenommen
channel-none = Noch nirgendwohin.
channel-here = Benachrichtigungen in diesem Browser
channel-home-screen = Lege Asztal auf diesem Gerät erst auf den Home-Bildschirm; dann können Benachrichtigungen hierher kommen.
channel-add = Hinzufügen
channel-remove = Entfernen
channel-remove-it = { $address } entfernen
channel-more = Für Programme
channel-webhook-why = Eine eigene Adresse, die jede Benachrichtigung als JSON bekommt.
notice-state-due = wird gleich verschickt
notice-state-sending = wird gerade verschickt
notice-state-sent = wurde verschickt
notice-state-failed = wurde nirgends angenommen
notice-dropped-over = nicht verschickt: hatte sich schon erledigt
notice-dropped-looking = nicht verschickt: Du hattest den Tisch vor dir
notice-dropped-no-channel = nicht verschickt: kein Ziel eingerichtet
answer-taken = angenommen
answer-later = wird erneut versucht
answer-refused = nicht angenommen
answer-gone = nicht mehr da
answer-none = noch keine Antwort
mail-title = Benachrichtigungen per Mail
mail-unconfirmed = Dürfen Benachrichtigungen über deine Spiele an { $address } gehen?
mail-confirmed = Benachrichtigungen über deine Spiele gehen an { $address }.
mail-confirm = Ja, gern
mail-end = Keine Mails an diese Adresse
mail-ended = Es kommen keine Mails mehr, die Adresse ist gelöscht.
about-title = Was andere gemacht haben
about-text = Asztal beruht auf der Arbeit anderer. Diese Teile werden mit Dank unter ihren Lizenzen benutzt. Töne und Symbole sind unsere eigenen.
about-font = Schrift
about-client = Im Browser
about-server = Auf dem Server
about-link = Was andere gemacht haben, und die Lizenzen
about-api = Für Programme: die API

## When somebody plays, at tables over days

time-title = Wann du spielst
time-why = Über mehrere Tage zählt nur diese Zeit. Neue Stunden gelten ab deinem nächsten Zug.
time-some = Nur bestimmte Stunden zählen
time-vacation = Urlaub
time-vacation-why = Deine Uhr steht so lange still, und alle sehen, bis wann du weg bist.
time-left = { $days ->
    [one] Dieses Jahr ist noch ein Tag übrig.
   *[other] Dieses Jahr sind noch { $days } Tage übrig.
}
time-first = Erster Tag
time-last = Letzter Tag
time-announce = Ankündigen
time-cancel = Zurücknehmen
time-cancel-it = Zurücknehmen: { $when }
settings-turns = Deine Züge
