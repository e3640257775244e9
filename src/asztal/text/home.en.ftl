## A home server

help-up = Start a home server with one command: database, web server and bots.
help-data = the folder of the home server (default: asztal among your data, such as ~/.local/share/asztal); where ASZTAL_DATABASE names a database, only the push key and the backups before updates are kept there
help-port = the port to listen at (default: ASZTAL_PORT, else 8000)
help-workers = so many processes play the bots' turns (default: 1)
home-folder = The data folder must have a path of at most { $longest } bytes, without spaces and special characters: "{ $folder }"
home-running = A home server already runs with the data in { $folder }.
home-old-data = The data in { $folder } was made by PostgreSQL { $found }, and this version brings PostgreSQL { $needed }. Run "asztal backup" with the version that you had, then "asztal restore" into another folder.
home-no-start = The database does not start; { $log } says why.
home-key = The push key cannot be kept in { $folder }: { $reason }. Choose another folder with --data, or set the key that "asztal keys" prints.
up-begins = Asztal { $version } is starting…
up-data = Your tables are kept in { $folder }
up-starts-database = Starting the database…
up-upgrades = Bringing the database up to date…
up-backup = Before the update everything was saved in { $file }
up-starts-processes = Starting the web server and { $workers ->
    [one] a process
   *[other] { $workers } processes
} for the bots…
up-ready = Ready. Open { $address }
up-network = In your network: { $address }
up-how-to-stop = Stop with Ctrl-C.
up-stopping = Stopping…
up-crashed = A process ended unexpectedly ({ $what }, code { $code }); it is started again.
up-database = The database ended unexpectedly; it was started again.
up-failed = The web server does not start; see the messages above.
up-port = Port { $port } cannot be used: { $reason }. Choose another one with --port.

## Backups

help-backup = Write all tables of the server into one file.
help-backup-file = the file to write; - for the standard output
help-restore = Read a backup into an empty database.
help-restore-file = a file that "asztal backup" wrote; - for the standard input
help-restore-erased = a list that "asztal erased" printed, or a newer backup: whoever was erased is erased again
help-erased = Print the list of people who were erased, to keep beside backups; it has no names.
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
restore-done = Restored { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
restore-erased = { $people ->
    [one] Erased again: one person.
   *[other] Erased again: { $people } people.
}
restore-key = Browsers that get notices know the server by the key in the backup. For them to go on getting any, set { $setting }
backup-unreadable = { $file } cannot be read or written: { $reason }
backup-not-one = { $file } is not a backup, or it is damaged or cut off.
backup-cells = Tables are in several databases, so there are several files: name one instead of -.
backup-other-cell = { $file } is of cell { $number }, which ASZTAL_CELLS does not name.
backup-newer = The backup is from a newer version (revision { $revision }). Update first.
restore-not-empty = The database is not empty. A backup is restored into an empty one only, so that nothing is lost.
restore-upgraded = The backup is from an older version (revision { $revision }) and the database already has newer tables. Give a database without any tables; they are created and brought up to date.

## Somebody's own bot

help-bot-run = Let a program play a seat: it reads what it is asked as lines of JSON and writes its choices.
help-bot-program = the program with its arguments, in quotes, such as "python my_bot.py"
help-bot-table = the address of the table, such as http://127.0.0.1:8000/api/tables/abc
help-bot-token = the seat's return link or its secret, or a token of an account; better in ASZTAL_TOKEN or in a file that ASZTAL_TOKEN_FILE names, where nobody sees it in the list of processes (default: it is asked for)
bot-address = { $option } needs the address of a table, such as { $example }, not "{ $value }".
bot-no-program = The program cannot be started: { $reason }
bot-refused = The server refuses the connection: { $text }
bot-watches = This token is not for a seat.
bot-ended = The program ended while it was asked something (code { $code }).
bot-nonsense = The program gave { $count ->
    [one] an answer
   *[other] { $count } answers
} in a row that cannot be used; the last one: { $text }
bot-retry = Connection lost; trying again.
token-prompt = Return link of the seat, or token of an account (it is not shown)
token-needed = The return link of a seat or the token of an account is needed: in ASZTAL_TOKEN, or in a file that ASZTAL_TOKEN_FILE names.
server-as-it-is = --server plays what the table plays; leave out the game, --seats, --variant, --seed, --save and --resume.
server-rules = The server plays { $game } by rules version { $rules }, but version { $ours } is installed here; install the same version of Asztal.
server-over = The game at this table is over.
bot-over = The game is over: { $scores }
