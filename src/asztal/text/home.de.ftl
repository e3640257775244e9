## A home server

help-up = Startet mit einem Befehl einen Heimserver: Datenbank, Webserver und Bots.
help-data = der Ordner des Heimservers (Vorgabe: asztal bei den eigenen Daten, etwa ~/.local/share/asztal); wo ASZTAL_DATABASE eine Datenbank nennt, liegen dort nur der Push-Schlüssel und die Sicherungen vor Aktualisierungen
help-port = der Port (Vorgabe: ASZTAL_PORT, sonst 8000)
help-workers = so viele Prozesse spielen die Züge der Bots (Vorgabe: 1)
home-folder = Der Pfad des Datenordners darf höchstens { $longest } Bytes lang sein, ohne Leerzeichen und Sonderzeichen: „{ $folder }“
home-running = Mit den Daten in { $folder } läuft schon ein Heimserver.
home-old-data = Die Daten in { $folder } stammen von PostgreSQL { $found }, diese Version bringt PostgreSQL { $needed } mit. Führe mit der früheren Version „asztal backup“ aus, dann „asztal restore“ in einen anderen Ordner.
home-no-start = Die Datenbank startet nicht; warum, steht in { $log }.
home-key = Der Push-Schlüssel lässt sich nicht in { $folder } ablegen: { $reason }. Wähle mit --data einen anderen Ordner oder setze den Schlüssel, den „asztal keys“ ausgibt.
up-begins = Asztal { $version } startet …
up-data = Die Tische liegen in { $folder }
up-starts-database = Die Datenbank wird gestartet …
up-upgrades = Die Datenbank wird auf den neuesten Stand gebracht …
up-backup = Vor der Aktualisierung wurde alles gesichert: { $file }
up-starts-processes = Der Webserver und { $workers ->
    [one] ein Prozess
   *[other] { $workers } Prozesse
} für die Bots werden gestartet …
up-ready = Bereit. Öffnen: { $address }
up-network = Im eigenen Netz: { $address }
up-how-to-stop = Beenden mit Strg-C.
up-stopping = Wird beendet …
up-crashed = Ein Prozess endete unerwartet ({ $what }, Code { $code }); er wird neu gestartet.
up-database = Die Datenbank endete unerwartet; sie wurde neu gestartet.
up-failed = Der Webserver startet nicht; siehe die Meldungen oben.
up-port = Port { $port } ist nicht benutzbar: { $reason }. Wähle einen anderen mit --port.

## Backups

help-backup = Schreibt alle Tische des Servers in eine Datei.
help-backup-file = die Datei, die geschrieben wird; - für die Standardausgabe
help-restore = Liest eine Sicherung in eine leere Datenbank ein.
help-restore-file = eine Datei, die „asztal backup“ geschrieben hat; - für die Standardeingabe
help-restore-erased = eine Liste, die „asztal erased“ ausgegeben hat, oder eine neuere Sicherung: Wer gelöscht wurde, wird wieder gelöscht
help-erased = Gibt die Liste der gelöschten Personen aus, zum Aufheben neben den Sicherungen; Namen stehen nicht darin.
backup-done = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} mit { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
restore-done = Wiederhergestellt: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} mit { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
restore-erased = { $people ->
    [one] Wieder gelöscht: eine Person.
   *[other] Wieder gelöscht: { $people } Personen.
}
restore-key = Browser, die Benachrichtigungen bekommen, erkennen den Server an dem Schlüssel aus der Sicherung. Damit sie weiter welche bekommen, setze { $setting }
backup-unreadable = { $file } ist nicht lesbar oder nicht schreibbar: { $reason }
backup-not-one = { $file } ist keine Sicherung oder ist beschädigt oder abgeschnitten.
backup-cells = Die Tische liegen in mehreren Datenbanken, also werden es mehrere Dateien: gib statt - einen Dateinamen an.
backup-other-cell = { $file } ist von Zelle { $number }, die in ASZTAL_CELLS nicht genannt ist.
backup-newer = Die Sicherung stammt von einer neueren Version (Revision { $revision }). Aktualisiere zuerst.
restore-not-empty = Die Datenbank ist nicht leer. Eine Sicherung wird nur in eine leere eingelesen, damit nichts verloren geht.
restore-upgraded = Die Sicherung stammt von einer älteren Version (Revision { $revision }), und die Datenbank hat schon neuere Tabellen. Gib eine Datenbank ganz ohne Tabellen an; sie werden angelegt und auf den neuesten Stand gebracht.

## Somebody's own bot

help-bot-run = Lässt ein Programm einen Platz spielen: Es liest Fragen als JSON-Zeilen und schreibt seine Entscheidungen.
help-bot-program = das Programm mit seinen Argumenten, in Anführungszeichen, etwa "python mein_bot.py"
help-bot-table = die Adresse des Tisches, etwa http://127.0.0.1:8000/api/tables/abc
help-bot-token = der Rückkehrlink des Platzes oder sein Geheimnis oder ein Schlüssel eines Kontos; besser in ASZTAL_TOKEN oder in einer Datei, die ASZTAL_TOKEN_FILE nennt, wo ihn in der Prozessliste niemand sieht (Vorgabe: es wird danach gefragt)
bot-address = { $option } braucht die Adresse eines Tisches, etwa { $example }, nicht „{ $value }“.
bot-no-program = Das Programm lässt sich nicht starten: { $reason }
bot-refused = Der Server lehnt die Verbindung ab: { $text }
bot-watches = Dieses Geheimnis gehört zu keinem Platz.
bot-ended = Das Programm endete, während es gefragt war (Code { $code }).
bot-nonsense = Das Programm gab { $count ->
    [one] eine unbrauchbare Antwort
   *[other] { $count } unbrauchbare Antworten nacheinander
}; die letzte: { $text }
bot-retry = Verbindung verloren; neuer Versuch.
token-prompt = Rückkehrlink des Platzes oder Schlüssel eines Kontos (wird nicht angezeigt)
token-needed = Nötig ist der Rückkehrlink eines Platzes oder der Schlüssel eines Kontos: in ASZTAL_TOKEN oder in einer Datei, die ASZTAL_TOKEN_FILE nennt.
server-as-it-is = --server spielt, was der Tisch spielt; das Spiel, --seats, --variant, --seed, --save und --resume bitte weglassen.
server-rules = Der Server spielt { $game } nach Regelversion { $rules }, hier ist aber Version { $ours } installiert; dieselbe Version von Asztal installieren.
server-over = Das Spiel an diesem Tisch ist zu Ende.
bot-over = Das Spiel ist zu Ende: { $scores }
