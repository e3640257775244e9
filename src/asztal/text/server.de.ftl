## Commands of the server

help-db = Bereitet die Datenbank des Servers vor.
help-db-what = upgrade: legt die Tabellen an oder ändert sie, bis sie so sind, wie diese Version sie braucht; rules: zählt die Tische, an denen mit neueren Regeln gespielt wurde, als installiert sind
help-db-accept = bei rules: sie gehen mit den installierten Regeln weiter
help-serve = Bietet Browsern und Programmen Tische an.
help-worker = Spielt die Züge der Bots des Servers.
db-upgraded = Die Datenbank ist auf dem neuesten Stand (Revision { $revision }).
db-rules-none = An keinem Tisch wurde mit neueren Regeln gespielt, als installiert sind.
db-rules-game = { $game }, Regelversion { $rules }: { $count ->
    [one] An einem Tisch
   *[other] An { $count } Tischen
} wurde mit neueren Regeln gespielt.
db-rules-unreadable = { $count ->
    [one] Einen davon können die installierten Regeln nicht lesen; er bleibt, wie er ist.
   *[other] { $count } davon können die installierten Regeln nicht lesen; sie bleiben, wie sie sind.
}
db-rules-how = Sie warten, bis die neuere Version wieder installiert ist, oder bis: asztal db rules --accept
db-rules-accepted = { $count ->
    [one] Ein Tisch geht mit den installierten Regeln von dort weiter, wo er ist.
   *[other] { $count } Tische gehen mit den installierten Regeln von dort weiter, wo sie sind.
}
serve-listening = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} unter { $address }
pages-not-built = Diese Seiten sind noch nicht gebaut. Führe im Quellordner aus: { $command }

## Settings of the server

config-no-database = { $variable } ist nicht gesetzt. Gib die Adresse einer PostgreSQL-Datenbank an, etwa { $example }.
config-database = { $variable } muss die Adresse einer PostgreSQL-Datenbank sein, die mit postgresql:// beginnt, nicht „{ $value }“.
cells-moved = Die Datenbank an Stelle { $number } von ASZTAL_CELLS enthält den Tisch { $table }, der zu einer anderen Zelle gehört. Dort wird nie etwas umgestellt oder weggelassen, nur am Ende angefügt.
cells-same = Zelle { $number } ist dieselbe Datenbank wie Zelle { $other }, nur unter einer anderen Adresse. Jede Datenbank braucht eine einzige Adresse, in ASZTAL_DATABASE wie in ASZTAL_CELLS.
config-cells = { $variable } muss Adressen von Datenbanken enthalten, die mit postgresql:// beginnen, jede einmal und mit Leerzeichen dazwischen, nicht „{ $value }“.
config-redis = { $variable } muss die Adresse eines Redis-Servers sein, die mit redis:// beginnt, nicht „{ $value }“. Ohne Redis bleibt es leer.
config-prefix = { $variable } muss aus bis zu 40 Kleinbuchstaben, Ziffern, _ und - bestehen, nicht „{ $value }“.
config-host = { $variable } muss eine Adresse wie 127.0.0.1 sein, nicht „{ $value }“.
config-port = { $variable } muss ein Port von 1 bis 65535 sein, nicht „{ $value }“.
config-origin = { $variable } muss die Adresse sein, die Leute eingeben, etwa https://play.example.org, ohne Pfad, nicht „{ $value }“.
config-pool = { $variable } muss eine Zahl von Verbindungen von 2 bis 200 sein, nicht „{ $value }“.
config-cache = { $variable } muss eine Zahl von Tischen von 1 bis 100000 sein, nicht „{ $value }“.
config-days = { $variable } muss eine Zahl von Tagen von 0 (nie) bis 36500 sein, nicht „{ $value }“.
config-seconds = { $variable } muss eine Zahl von Sekunden wie 10 oder 0.5 sein, nicht „{ $value }“.
config-limits = { $variable } muss ein Faktor von 0 bis 9999 sein, nicht „{ $value }“: 1 ist üblich, 10 ist zehnmal so großzügig, 0 begrenzt nichts.
config-proxy = { $variable } muss die Proxys mit Adresse oder Netz nennen, etwa 127.0.0.1,10.0.0.0/24, nicht „{ $value }“. Mit * könnte sich jeder für jeden ausgeben.
config-traces = { $variable } muss die Adresse eines Collectors sein, der OTLP über HTTP annimmt, etwa http://127.0.0.1:4318/v1/traces, nicht „{ $value }“.
config-metrics = { $variable } muss ein Geheimnis von 8 bis 200 Zeichen ohne Leerzeichen sein, nicht „{ $value }“.
config-file = { $variable } nennt die Datei { $file }, die sich nicht lesen lässt: { $reason }
config-log = { $variable } muss text oder json sein, nicht „{ $value }“.
config-smtp = { $variable } muss die Adresse eines Mailservers sein, etwa smtp://name:passwort@mail.example.org:587 oder smtps://mail.example.org, nicht „{ $value }“.
config-mail-from = { $variable } muss eine Mailadresse sein, etwa Asztal <asztal@example.org>, nicht „{ $value }“.
config-no-sender = { $variable } ist nicht gesetzt, aber es sollen Mails verschickt werden. Gib ihren Absender an, etwa { $example }.
config-no-origin = { $variable } ist nicht gesetzt, aber es sollen Mails verschickt werden, deren Links damit beginnen. Gib die Adresse an, die Leute eingeben, etwa { $example }.
config-vapid = { $variable } muss ein Schlüssel sein, den der Befehl „asztal keys“ erzeugt hat, nicht „{ $value }“.
config-contact = { $variable } muss mit mailto: oder https:// beginnen, nicht „{ $value }“.
config-networks = { $variable } muss Netze nennen, etwa 192.168.1.0/24, nicht „{ $value }“.
config-packages = { $variable } muss Pakete nennen, durch Kommas getrennt, etwa asztal-pebbles,asztal-wary, nicht „{ $value }“.
database-unreachable = Die Datenbank antwortet nicht: { $reason }
database-old = Die Datenbank hat Revision { $found }, diese Version braucht { $needed }. Abhilfe: asztal db upgrade
database-newer = Die Datenbank ist von einer neueren Version (Revision { $found }, bekannt ist { $known }). Aktualisiere.

## Bots

strength-easy = leicht
strength-medium = mittel
strength-hard = schwer
strength-very-hard = sehr schwer
bot-greedy = besonnen
bot-level2 = auf den ersten Blick
bot-planner = nach Faustregeln
bot-policy = auf den ersten Blick
bot-random = zufällig
bot-of = kommt aus dem Paket { $package }
bot-about = { $bot ->
    [level1] nimmt, was auf den ersten Blick gut aussieht, und irrt sich oft
    [level2] nimmt, was auf den ersten Blick am besten aussieht
    [policy] nimmt, was auf den ersten Blick am besten aussieht
    [level3] probiert etliche Züge, bevor er sich entscheidet
    [plans2] probiert nur ganz wenige Züge, bevor er sich entscheidet
    [plans4] probiert ein paar Züge, bevor er sich entscheidet
    [level4] plant seinen ganzen Zug
    [level5] plant seine Züge am gründlichsten und lässt sich Zeit
    [search] plant seine Züge am gründlichsten und lässt sich Zeit
    [planner] plant ganze Züge nach Faustregeln
    [random] wählt blind
   *[greedy] denkt eine Entscheidung voraus und nimmt, was am meisten bringt
}

## Why the server does not do it

denied-no-such-table = Diesen Tisch gibt es nicht.
denied-no-such-game = Dieses Spiel gibt es nicht.
denied-no-such-example = Dieses Beispiel gibt es nicht.
denied-no-such-seat = Diesen Platz gibt es nicht.
denied-no-such-link = Dieser Link führt zu keinem Platz; lass dir einen neuen schicken.
denied-no-such-bot = Diesen Bot gibt es nicht; zur Wahl stehen { $known }.
denied-bad-name = Ein Name hat 1 bis { $longest } Zeichen.
denied-link-name = Ein Name darf nicht wie ein Link aussehen; lass nach einem Punkt ein Leerzeichen.
denied-bad-language = In dieser Sprache gibt es keine Texte; zur Wahl stehen { $known }.
denied-bad-request-id = Eine Anfragenummer hat 1 bis { $longest } druckbare ASCII-Zeichen.
denied-bad-chat = Eine Nachricht hat 1 bis { $longest } Zeichen.
denied-empty-report = Bitte beschreibe mit eigenen Worten, was du für falsch hältst.
denied-no-such-line = Diese Zeile des Verlaufs wurde inzwischen zurückgenommen; es gibt nichts mehr zu melden.
denied-too-many-reports = Danke! Mehr Meldungen sind an einem Tag nicht möglich; morgen nehmen wir gern weitere entgegen.
denied-bad-pace = Bei diesem Tempo hat ein Zug { $shortest } bis { $longest } Sekunden und die Reserve höchstens { $most } Sekunden.
denied-bad-patience = Über mehrere Tage gilt niemand als abwesend, bevor die Zeit eines Zuges um ist; wähle mindestens { $shortest } Sekunden.
denied-wrong-nonce = Das ist nicht die Zahl, die du beim Hinsetzen versprochen hast.
denied-clock-decides = An diesem Tisch wird über mehrere Tage gespielt: Ein Bot übernimmt erst, wenn jemandes Zeit abgelaufen ist.
denied-bad-hours = Spielzeiten nennen eine bekannte Zeitzone und für jeden Wochentag Beginn und Ende; zusammen mindestens { $least } Stunden in der Woche.
denied-bad-vacation = Ein Urlaub beginnt frühestens morgen und endet am selben Tag oder später, innerhalb eines Jahres ab jetzt.
denied-too-much-vacation = Im Jahr sind es { $most } Urlaubstage; { $left } sind übrig.
denied-no-such-vacation = Diesen Urlaub gibt es nicht.
denied-no-such-session = Dieses Gerät gibt es nicht.
denied-own-session = Das ist das Gerät, das du gerade benutzt.
denied-no-such-code = Dieser Code oder Link gilt nicht: Er enthält einen Fehler, wurde schon benutzt oder ist älter als zehn Minuten. Mach einen neuen auf dem Gerät, auf dem du spielst.
denied-already-you = Auf diesem Gerät bist du schon { $name }. Benutze den Code oder Link auf dem anderen Gerät.
denied-bad-token = Diesen Schlüssel kennt niemand: Er ist abgelaufen oder wurde widerrufen. Mach auf der Seite über dich einen neuen.
denied-token-scope = Dafür ist dieser Schlüssel nicht. { $needed ->
        [play] Er müsste zum Spielen sein.
        [tables] Er müsste für Tische sein.
        [read] Er müsste zum Lesen sein.
       *[other] Dafür genügt kein Schlüssel.
    }
denied-too-many-tokens = Du hast schon { $most } Schlüssel. Widerrufe einen, den du nicht brauchst.
denied-no-program = Mit einem Schlüssel spielen nur Programme. Sag zuerst, dass dieses Konto ein Programm ist.
denied-account-first = Mach zuerst ein Konto daraus: Wähl einen Namen auf Dauer und einen Weg zurück.
denied-tokens-play = Es gibt noch Schlüssel zum Spielen. Widerrufe sie zuerst.
denied-prove-first = Dafür brauchst du einen frischen Nachweis: Zeig einen deiner Wege zurück, etwa deine Wörter zur Wiederherstellung, und mach es innerhalb von { $minutes } Minuten.
denied-address-name = Ein Name darf keine Adresse sein.
denied-odd-name = Ein Name darf nur Buchstaben, Ziffern und Leerzeichen enthalten.
denied-no-such-way = Diesen Weg zurück gibt es nicht.
denied-bad-words = Das sind nicht acht Wörter, wie du sie bekommen hast: Eines ist falsch geschrieben, fehlt oder steht an anderer Stelle. Vergleiche sie mit deinem Zettel.
denied-unknown-words = Diese Wörter gehören hier niemandem. Wurden später neue gemacht, gelten nur die neuesten.
denied-too-many-words = In einer Stunde wurden oft Wörter zur Wiederherstellung versucht oder gemacht. Versuche es später.
denied-name-taken = Den Namen { $name } oder einen, der ihm gleicht, hat schon jemand. Wähle einen anderen.
denied-account-name = { $name } heißt hier schon ein Konto, oder es sieht so aus. Wähle einen anderen Namen, oder melde dich an, wenn es deines ist.
denied-own-name = { $name } ist der Name deines Kontos. Ändern kannst du ihn auf der Seite über dich.
denied-no-way-home = Ein Konto braucht einen Weg zurück. Mach zuerst Wörter zur Wiederherstellung.
denied-last-way = Das ist der einzige Weg zurück zu deinem Konto. Füge einen anderen hinzu, bevor du ihn entfernst.
denied-renamed-lately = Ein Konto kann seinen Namen einmal in { $days } Tagen ändern, damit andere es wiedererkennen.
denied-no-merge = Es gibt nichts mitzunehmen: Das geht zehn Minuten lang, nachdem du dich in einem Browser angemeldet hast, der einen Gast kannte.
denied-not-your-words = Das sind nicht deine Wörter zur Wiederherstellung. Wurden später neue gemacht, gelten nur die neuesten.
denied-not-your-passkey = Dieser Passkey gehört nicht dir, sondern jemand anderem, der hier spielt. Nimm einen von deinen.
denied-too-many-names = In einer Stunde wurden viele Namen versucht. Versuche es später.
denied-passkeys-no-https = Passkeys gehen nur, wo der Server über https erreicht wird. Wer ihn betreibt, kann seine Adresse einstellen.
denied-passkeys-no-name = Passkeys gehen nur, wo der Server einen Namen hat; für eine Adresse aus Zahlen lehnen Browser sie ab.
denied-passkeys-full = Du hast schon { $most } Passkeys. Entferne zuerst einen.
denied-passkey-taken = Dieser Passkey ist hier schon bekannt.
denied-bad-passkey = Dieser Passkey hat nicht so geantwortet, wie er soll. Versuche es noch einmal, oder nimm einen anderen Weg.
denied-stale-passkey = Das hat länger als { $minutes } Minuten gedauert, oder es wurde schon beantwortet. Versuche es noch einmal.
denied-unknown-passkey = Diesen Passkey hat hier niemand; vielleicht wurde er entfernt. Nimm einen anderen Weg, und lösche den Passkey auf deinem Gerät.
denied-passkey-copied = Von diesem Passkey gibt es anscheinend zwei Kopien, darum öffnet er nichts mehr. Nimm einen anderen Weg und entferne ihn.
denied-too-many-passkeys = In einer Stunde wurde oft nach Passkeys gefragt. Versuche es später.
denied-too-many-letters = In einer Stunde wurde oft nach E-Mails gefragt. Die der letzten fünfzehn Minuten gelten noch: Sieh im Postfach nach, auch beim Spam.
denied-letter-over = Diese E-Mail gilt nicht mehr: Sie wurde benutzt, ist älter als fünfzehn Minuten, oder ihr Postfach wurde entfernt. Frag nach einer neuen.
denied-wrong-letter-code = Dieser Code stimmt nicht oder gilt nicht mehr. Frag nach fünf Versuchen oder fünfzehn Minuten nach einer neuen E-Mail.
denied-other-asked = In diesem Browser bist du jemand anderes als die Person, die gefragt hat. Wenn du das warst, gib den Code auf der Seite ein, auf der du gefragt hast; wenn nicht, sag Nein.
denied-somebody-here = In diesem Browser bist du { $name }, mit { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    } und ohne Weg dorthin zurück. Mach zuerst Wörter zur Wiederherstellung für { $name }, oder lass { $name } zurück.
denied-too-long = Das ist länger als { $longest } Zeichen.
denied-stale = Inzwischen wirst du etwas anderes gefragt; sieh dir den Tisch neu an.
denied-not-held = Diese Wahl wartet nicht mehr auf deine Bestätigung; sieh dir den Tisch noch einmal an.
denied-nothing-proposed = Es gibt keinen Vorschlag mehr.
denied-already-proposed = Es gibt schon einen anderen Vorschlag; warte, bis alle geantwortet haben.
denied-you-propose = Du schlägst vor zurückzugehen; nimm das erst zurück.
denied-you-agreed = Du hast dem Zurückgehen zugestimmt: Warte auf die anderen oder lehne doch noch ab.
denied-no-more-undo = An diesem Tisch wurde so viel zurückgenommen, dass schon mehr geschehen ist als in zwanzig ganzen Partien. Ab jetzt gilt jede Entscheidung.
denied-table-ended = Die Partie ist beendet.
denied-no-person = Auf diesem Platz sitzt kein anderer Mensch.
denied-not-away = Diese Person ist da oder war es in { $seconds ->
    [one] der letzten Sekunde
   *[other] den letzten { $seconds } Sekunden
}.
denied-reminded = Diese Person wurde innerhalb der letzten Stunde schon erinnert.
denied-barred = Du wurdest von diesem Tisch weggeschickt.
denied-not-over = Die Aufzeichnung steht allen offen, wenn das Spiel zu Ende ist.
denied-not-started = Das Spiel hat noch nicht begonnen.
denied-not-ended = Das Spiel ist noch nicht zu Ende.
denied-fork-over = In diesem Moment wird niemand etwas gefragt, hier gibt es nichts weiterzuspielen. Wähle einen früheren.
denied-fork-unreadable = Dieser Moment wurde nach älteren Regeln gespielt; nach den heutigen kann es von dort nicht weitergehen.
denied-fork-unimaginable = Zu dem, was der Platz in diesem Moment wusste, fand sich keine passende Verteilung. Wähle einen anderen Moment oder die echten Karten.
denied-fork-guessed = In diesem Spiel sieht niemand die Punkte der anderen; was ein Platz wusste, reicht nicht, um weiterzuspielen. Wähle die echten Karten.
denied-fork-fixed = Dieser Tisch setzt eine andere Partie fort: Variante und Zahl der Plätze bleiben, wie sie sind.
denied-bad-notes = Notizen dürfen höchstens { $longest } Zeichen lang sein.
denied-notes-changed = Die Notizen wurden inzwischen auf einem anderen Gerät geändert.
denied-already-started = Das Spiel hat schon begonnen.
denied-bot-plays = Auf diesem Platz spielt ein Bot; übernimm ihn zuerst wieder selbst.
denied-invited-only = Hier dürfen nur Eingeladene Platz nehmen.
denied-already-seated = Du hast schon einen Platz an diesem Tisch.
denied-seat-taken = Dieser Platz ist besetzt.
denied-table-full = Alle Plätze sind besetzt.
denied-seats-free = Es gibt freie Plätze; warte auf Leute oder gib sie Bots.
denied-world-open = Das bleibt geheim, bis die gemeinsame Partie schließt: Andere spielen sie noch.
denied-world-entry = Hier versucht sich jemand an einer gemeinsamen Partie: allein, und niemand sieht zu.
denied-world-closed = Diese gemeinsame Partie ist geschlossen. Niemand kann sie mehr beginnen.
denied-no-such-world = Diese gemeinsame Partie gibt es nicht.
denied-world-bot = Der Bot { $bot } stammt aus einem anderen Paket, und niemand hat geprüft, ob er jedes Mal gleich antwortet. Wähle einen, den Asztal mitbringt.
denied-too-many-worlds = Von deinen Clubpartien sind noch { $most } offen. Sobald eine davon schließt, kannst du eine neue anlegen.
denied-bots-first = In einer gemeinsamen Partie antworten zuerst die Bots. Entscheide dich, wenn sie so weit sind.
denied-no-programs = Programme spielen gemeinsame Partien nicht mit.
denied-owner-only = Das darf nur, wer über diesen Tisch entscheidet.
denied-not-seated = Du hast keinen Platz an diesem Tisch.
denied-claim-listed = An einem öffentlichen Tisch bekommt niemand den Platz eines anderen: Dort könnte jeder danach fragen.
denied-claim-there = Um diesen Platz bittet schon jemand, oder er wurde schon übergeben.
denied-claim-other = Du bittest an diesem Tisch schon um einen anderen Platz; zieh das zuerst zurück.
denied-claim-alone = Außer dem, der den Tisch eröffnet hat, muss noch jemand zustimmen können, und hier ist sonst niemand. Wer den Tisch eröffnet hat, kann das nicht allein entscheiden.
denied-claim-here = Mit diesem Platz ist gerade jemand verbunden, oder war es bis eben. Wenn du das warst, schließ die anderen Fenster mit diesem Tisch und versuch es in einer Minute noch einmal.
denied-claim-lately = Um diesen Platz wurde in den letzten 24 Stunden schon gebeten. Versuch es morgen noch einmal.
denied-claim-program = Ein Programm kann nicht um einen Platz bitten: „Das bin ich“ kann nur ein Mensch sagen.
denied-channel-parting = Dieses Postfach wurde eben erst entfernt und bekommt das gerade mitgeteilt. Füge es in ein paar Minuten wieder hinzu.
denied-claim-way-home = Der Mensch auf diesem Platz hat einen Weg zurück, zum Beispiel Wörter zur Wiederherstellung. Wenn du das bist, nimm den.
denied-claim-not-asked = Hier geht es um deinen eigenen Platz, oder du wirst nicht gefragt.
denied-claim-gone = Um diesen Platz bittet niemand mehr.
denied-too-many-claims = Von hier wurde heute schon oft um Plätze gebeten. Versuch es morgen noch einmal.
denied-no-closer-look = Was Entscheidungen gekostet haben, wird in diesem Spiel nicht gesagt, denn noch keine Prüfung hat gezeigt, dass man dem trauen kann.
denied-too-many-look-backs = Du hast in dieser Stunde schon auf viele Partien zurückgeblickt. Versuch es später noch einmal; Rückblicke, die du schon gesehen hast, bleiben offen.
denied-hello-first = Die erste Nachricht muss hello sein.
denied-hello-once = hello ist nur die erste Nachricht.
denied-older-client = Diese Seite oder dieses Programm ist älter als der Server: Lade neu oder aktualisiere. Nichts geht verloren.
denied-newer-client = Der Server wird gerade aktualisiert. Versuche es gleich noch einmal.
denied-too-fast = Das ist zu viel auf einmal; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal.
denied-too-many-guests = Aus deinem Netz kamen in einer Stunde viele neue Gäste. Nimm den Browser, mit dem du schon hier warst, oder versuche es später.
denied-too-many-tables = Aus deinem Netz wurden in einer Stunde viele Tische eröffnet. Setz dich an einen, der wartet, oder versuche es später.
denied-too-many-waiting = Schon { $most } Tische von dir warten auf Leute. Starte erst einen davon, oder versuche es morgen.
denied-too-many-bot-games = In einer Stunde wurden viele Spiele begonnen, an denen nur Bots sitzen. Setz dich selbst dazu, oder versuche es später.
denied-too-much-chat = Zu viele Nachrichten; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor du mehr sagst.
denied-too-many-sockets = Von hier aus sind zu viele Tische offen. Schließe eine Seite mit einem Tisch und versuche es noch einmal.
denied-bad-message = Diese Nachricht ist nicht verständlich; siehe die Schnittstellenbeschreibung.
denied-own-score-only = Nach den Punkten anderer kannst du fragen, wenn das Spiel zu Ende ist.
denied-no-session = Sag dem Server zuerst, wer du bist.
denied-foreign-origin = Anfragen von anderen Seiten werden nicht angenommen.
denied-bad-request = Diese Anfrage ist nicht verständlich; siehe die Schnittstellenbeschreibung.
denied-nothing-here = Hier ist nichts.
denied-not-possible = Das geht hier nicht.
denied-internal = Auf dem Server ist etwas schiefgegangen; versuche es noch einmal.
denied-no-such-move = Diesen Schritt gibt es in der Partie nicht.
denied-database-away = Die Datenbank ist gerade nicht erreichbar; versuche es noch einmal.
denied-table-away = Die Datenbank dieses Tisches ist gerade nicht erreichbar. Was gespielt wurde, ist nicht verloren; versuche es gleich noch einmal.
denied-busy = Andere tun gerade etwas an diesem Tisch; versuche es noch einmal.
denied-newer-rules = An diesem Tisch wird mit neueren Regeln gespielt; versuche es bald noch einmal.
denied-unreadable-table = Dieser Tisch kann gerade nicht gelesen werden; wer den Server betreibt, kann herausfinden, warum.

## Was rund um das Spiel geschah

story-sat-down = { $who } hat sich gesetzt.
story-stood-up = { $who } ist aufgestanden.
story-sent-away = { $who } wurde weggeschickt.
story-changed = Der Tisch wurde geändert.
story-changed-by = { $by } hat den Tisch geändert.
story-again = { $by } möchte noch einmal spielen und hat einen neuen Tisch eröffnet.
story-owner = { $who } entscheidet jetzt über den Tisch.
story-left = { $who } ist gegangen. Bis zur Rückkehr spielt ein Bot.
story-away = { $who } ist nicht da. Bis zur Rückkehr spielt ein Bot.
story-away-by = { $who } ist nicht da. { $by } lässt bis zur Rückkehr einen Bot spielen.
story-time = Die Zeit von { $who } ist abgelaufen. Bis zur Rückkehr spielt ein Bot.
story-gone = { $who } hat den Platz aufgegeben. Ein Bot spielt ihn bis zum Ende.
story-returned = { $who } ist zurück und spielt wieder.
story-here = { $who } ist wieder da; kein Bot übernimmt.
story-asks-back = { $by } bittet darum, zurückzugehen und neu zu wählen.
story-asks-bot = { $by } bittet darum, für { $who } einen Bot spielen zu lassen.
story-asks-end = { $by } bittet darum, die Partie zu beenden.
story-agreed = { $by } hat zugestimmt.
story-declined = { $by } hat abgelehnt.
story-withdrawn = { $by } bittet nicht mehr darum.
story-reminded = { $by } erinnert { $who } an diesen Tisch.
story-ended-agreed = Alle waren einverstanden, die Partie zu beenden. Es gibt kein Ergebnis.
story-ended-abandoned = Lange hat niemand auf den Tisch geschaut. Die Partie endete ohne Ergebnis.
story-patience = Über mehrere Tage übernimmt ein Bot erst, wenn jemandes Zeit abgelaufen ist. Das gilt ab jetzt auch hier.
story-adds-none = { $who } war beim Start nicht da und hat nichts zur Auslosung beigetragen.
story-bot-silent = { $who }: Der Bot hat nicht geantwortet, deshalb wurde zufällig gewählt.
story-claim-asked = { $name } schaut zu, sagt „Ich bin { $who }“ und bittet um den Platz. Alle anderen müssen zustimmen.
story-claim-agreed = { $by } ist einverstanden, dass { $name } den Platz von { $who } bekommt.
story-claim-waits = Alle sind einverstanden. Wenn { $who } bis zum Ende der Wartezeit nicht auftaucht, bekommt { $name } den Platz.
story-claim-refused = { $by } hat Nein gesagt: { $name } bekommt den Platz von { $who } nicht.
story-claim-withdrawn = { $name } bittet nicht mehr um den Platz von { $who }.
story-claim-returned = { $who } ist da: { $name } bekommt den Platz nicht, es bleibt alles, wie es ist.
story-claim-void = { $name } bekommt den Platz von { $who } nicht: Das geht hier nicht mehr.
story-claim-handed = { $name } spielt ab jetzt auf dem Platz von { $who }: Alle waren einverstanden, und { $who } ist nicht aufgetaucht.
story-claim-back = { $who } ist zurückgekommen und hat den Platz wieder; { $name } schaut jetzt nur noch zu.
story-claim-left = { $name } hat { $who } den Platz zurückgegeben.
story-claim-kept = { $name } behält den Platz endgültig: { $who } kann ihn nicht mehr zurücknehmen.
story-went-back = Alle waren einverstanden: Es geht zurück, und { $by } wählt neu.{ $gones ->
    [0] {""}
   *[other] {" "}Nicht gefragt, weil der Platz aufgegeben wurde: { $gone }.
}
story-away-agreed = Die anderen waren einverstanden: { $who } ist nicht da, bis zur Rückkehr spielt ein Bot.{ $absents ->
    [0] {""}
   *[other] {" "}Nicht gefragt, weil ebenfalls nicht da: { $absent }.
}
story-ended-all = Alle waren einverstanden, die Partie zu beenden. Es gibt kein Ergebnis.{ $gones ->
    [0] {""}
   *[other] {" "}Nicht gefragt, weil der Platz aufgegeben wurde: { $gone }.
}
story-ended-absent = Alle Gefragten waren einverstanden, die Partie zu beenden. Es gibt kein Ergebnis. Nach langem Schweigen nicht gefragt: { $absent }.{ $gones ->
    [0] {""}
   *[other] {" "}Nicht gefragt, weil der Platz aufgegeben wurde: { $gone }.
}

## Was Messenger von einem Link zeigen

preview-title = { $game } auf Asztal
preview-plain = Ein Tisch für { $game }. Nichts zu installieren, keine Anmeldung.
preview-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
preview-nobody = noch niemand
preview-waiting = Am Tisch: { $people }. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
preview-playing = Es spielen: { $people }. Am Zug: { $asked }.
preview-over = Gespielt von { $people }. { $count ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen von { $winners }.
}
preview-ended = Gespielt von { $people }. Ohne Ergebnis beendet.
