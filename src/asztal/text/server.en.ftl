## Commands of the server

help-db = Prepare the server's database.
help-db-what = upgrade: create or change the tables until they are as this version needs them; rules: count the tables that were played with newer rules than those installed
help-db-accept = with rules: let them go on with the installed rules
help-serve = Serve tables to browsers and programs.
help-worker = Play the turns of the server's bots.
db-upgraded = The database is up to date (revision { $revision }).
db-rules-none = No table was played with newer rules than those installed.
db-rules-game = { $game }, rules version { $rules }: { $count ->
    [one] one table was
   *[other] { $count } tables were
} played with newer rules.
db-rules-unreadable = { $count ->
    [one] One of them cannot be read by the installed rules and is left alone.
   *[other] { $count } of them cannot be read by the installed rules and are left alone.
}
db-rules-how = They wait until the newer version is installed again, or until: asztal db rules --accept
db-rules-accepted = { $count ->
    [one] One table goes on with the installed rules from where it is.
   *[other] { $count } tables go on with the installed rules from where they are.
}
serve-listening = Serving { $games ->
    [one] one game
   *[other] { $games } games
} at { $address }
pages-not-built = These pages have not been built. In the source folder run: { $command }

## Settings of the server

config-no-database = { $variable } is not set. Give the address of a PostgreSQL database, such as { $example }.
config-database = { $variable } must be the address of a PostgreSQL database that begins with postgresql://, not "{ $value }".
cells-moved = The database in place { $number } of ASZTAL_CELLS has the table { $table }, which is in another cell. Nothing is ever moved or left out there, only added at the end.
cells-same = Cell { $number } is the same database as cell { $other }, under another address. Give each database a single address, in ASZTAL_DATABASE and ASZTAL_CELLS alike.
config-cells = { $variable } must be addresses of databases that begin with postgresql://, each once and with spaces between them, not "{ $value }".
config-redis = { $variable } must be the address of a Redis server that begins with redis://, not "{ $value }". Leave it empty to do without.
config-prefix = { $variable } must be up to 40 small letters, digits, _ and -, not "{ $value }".
config-host = { $variable } must be an address to listen at, such as 127.0.0.1, not "{ $value }".
config-port = { $variable } must be a port from 1 to 65535, not "{ $value }".
config-origin = { $variable } must be the address that people type, such as https://play.example.org, without a path, not "{ $value }".
config-pool = { $variable } must be a number of connections from 2 to 200, not "{ $value }".
config-cache = { $variable } must be a number of tables from 1 to 100000, not "{ $value }".
config-days = { $variable } must be a number of days from 0 (never) to 36500, not "{ $value }".
config-seconds = { $variable } must be a number of seconds such as 10 or 0.5, not "{ $value }".
config-limits = { $variable } must be a factor from 0 to 9999, not "{ $value }": 1 is usual, 10 is ten times as generous, 0 limits nothing.
config-proxy = { $variable } must name the proxies by address or network, such as 127.0.0.1,10.0.0.0/24, not "{ $value }". With * anybody could pretend to be anybody.
config-traces = { $variable } must be the address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces, not "{ $value }".
config-metrics = { $variable } must be a secret of 8 to 200 characters without spaces, not "{ $value }".
config-file = { $variable } names the file { $file }, which cannot be read: { $reason }
config-log = { $variable } must be text or json, not "{ $value }".
config-smtp = { $variable } must be the address of a mail server, such as smtp://name:password@mail.example.org:587 or smtps://mail.example.org, not "{ $value }".
config-mail-from = { $variable } must be a mail address, such as Asztal <asztal@example.org>, not "{ $value }".
config-no-sender = { $variable } is not set, but mails are to be sent. Give the address that they are from, such as { $example }.
config-no-origin = { $variable } is not set, but mails are to be sent, and their links begin with it. Give the address that people type, such as { $example }.
config-vapid = { $variable } must be a key that the command "asztal keys" made, not "{ $value }".
config-contact = { $variable } must begin with mailto: or https://, not "{ $value }".
config-networks = { $variable } must name networks, such as 192.168.1.0/24, not "{ $value }".
config-packages = { $variable } must name packages with commas between them, such as asztal-pebbles,asztal-wary, not "{ $value }".
database-unreachable = The database does not answer: { $reason }
database-old = The database is at revision { $found } and this version needs { $needed }. Run: asztal db upgrade
database-newer = The database is of a newer version (revision { $found }; this version knows { $known }). Update.

## Bots

strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-very-hard = very hard
bot-greedy = steady
bot-level2 = at first sight
bot-planner = rules of thumb
bot-policy = at first sight
bot-random = random
bot-of = comes from the package { $package }
bot-about = { $bot ->
    [level1] takes what looks good at first sight and often errs
    [level2] takes what looks best at first sight
    [policy] takes what looks best at first sight
    [level3] tries a number of turns before it chooses
    [plans2] tries very few turns before it chooses
    [plans4] tries a few turns before it chooses
    [level4] plans its whole turn
    [level5] plans its turns most thoroughly and takes its time
    [search] plans its turns most thoroughly and takes its time
    [planner] plans whole turns by rules of thumb
    [random] chooses blindly
   *[greedy] looks one decision ahead and takes what brings most
}

## Why the server does not do it

denied-no-such-table = There is no such table.
denied-no-such-game = There is no such game.
denied-no-such-example = There is no such example.
denied-no-such-seat = There is no such seat.
denied-no-such-link = This link does not lead to a seat; ask the person who gave it to you for a new one.
denied-no-such-bot = There is no such bot; choose one of { $known }.
denied-bad-name = A name has 1 to { $longest } characters.
denied-link-name = A name must not read like a link; leave a space after a dot.
denied-bad-language = There are no texts in this language; choose one of { $known }.
denied-bad-request-id = A request id has 1 to { $longest } printable ASCII characters.
denied-bad-chat = A message has 1 to { $longest } characters.
denied-empty-report = Please say in your own words what you think is wrong.
denied-no-such-line = This line of the log was taken back meanwhile, so there is nothing left to report.
denied-too-many-reports = Thank you! These were all the reports that you can send in one day; more are welcome tomorrow.
denied-bad-pace = At this pace a turn has { $shortest } to { $longest } seconds and the reserve at most { $most } seconds.
denied-bad-patience = Over several days nobody counts as away before the time of a turn is up; choose at least { $shortest } seconds.
denied-wrong-nonce = This is not the number that was promised when you sat down.
denied-clock-decides = This table plays over several days: a bot takes over only when somebody's time is up.
denied-bad-hours = Playing hours name a known time zone and, for each day of the week, a beginning and an end; together at least { $least } hours a week.
denied-bad-vacation = A vacation begins tomorrow at the earliest and ends on the same day or later, within a year from now.
denied-too-much-vacation = You have { $most } days of vacation in a year; { $left } are left.
denied-no-such-vacation = There is no such vacation.
denied-no-such-session = There is no such device.
denied-own-session = This is the device that you are using.
denied-no-such-code = This code or link does not work: there is a mistake in it, it was used before, or it is older than ten minutes. Make a new one on the device on which you play.
denied-already-you = You are { $name } on this device already. Use the code or link on the other device.
denied-bad-token = Nobody knows this token: it ended, or it was revoked. Make a new one on the page about you.
denied-token-scope = This token is not for that. { $needed ->
        [play] It would have to be for playing.
        [tables] It would have to be for tables.
        [read] It would have to be for reading.
       *[other] No token is.
    }
denied-too-many-tokens = You have { $most } tokens already. Revoke one that you do not need.
denied-no-program = Only a program plays by a token. Say first that this account is a program.
denied-account-first = First become an account: choose a name for good and a way home.
denied-tokens-play = There are still tokens to play with. Revoke them first.
denied-prove-first = That takes fresh proof: show one of your ways home, for example your recovery words, and do it within { $minutes } minutes.
denied-address-name = A name cannot be an address.
denied-odd-name = A name can only have letters, digits and spaces.
denied-no-such-way = There is no such way home.
denied-bad-words = These are not eight words as they were given out: one is misspelled, missing or in another place. Compare them with your paper.
denied-unknown-words = Nobody here has these words. If new ones were made later, only the newest are good.
denied-too-many-words = Recovery words were tried or made many times within the hour. Try again later.
denied-name-taken = Somebody has the name { $name } already, or one that looks like it. Choose another.
denied-account-name = { $name } is the name of an account here, or looks like one. Choose another name, or sign in if it is yours.
denied-own-name = { $name } is the name of your account. You can change it on the page about you.
denied-no-way-home = An account needs a way home. Make recovery words first.
denied-last-way = This is the only way home of your account. Add another one before you remove it.
denied-renamed-lately = An account can change its name once in { $days } days, so that others recognise it.
denied-no-merge = There is nothing to bring along: that is possible for ten minutes after you sign in where a guest was known.
denied-not-your-words = These are not your recovery words. If new ones were made later, only the newest are good.
denied-not-your-passkey = This passkey is not yours, but somebody else’s who plays here. Choose one of your own.
denied-too-many-names = Many names were tried within the hour. Try again later.
denied-passkeys-no-https = Passkeys work only where the server is reached by https. Whoever runs it can set its address.
denied-passkeys-no-name = Passkeys work only where the server has a name; browsers refuse them for an address of numbers.
denied-passkeys-full = You have { $most } passkeys already. Remove one first.
denied-passkey-taken = This passkey is known here already.
denied-bad-passkey = This passkey did not answer as it should. Try it again, or come another way.
denied-stale-passkey = That took longer than { $minutes } minutes, or it was answered already. Try again.
denied-unknown-passkey = Nobody here has this passkey; perhaps it was removed. Come another way, and delete the passkey on your device.
denied-passkey-copied = There seem to be two copies of this passkey, so it opens nothing. Come another way and remove it.
denied-too-many-passkeys = Passkeys were asked for many times within the hour. Try again later.
denied-too-many-letters = Mails were asked for many times within the hour. Those of the last fifteen minutes are still good; look into the mailbox, also among spam.
denied-letter-over = This mail is no longer good: it was used, is older than fifteen minutes, or its mailbox was removed. Ask for a new one.
denied-wrong-letter-code = This code is not right, or no longer good. After five tries or fifteen minutes, ask for a new mail.
denied-other-asked = In this browser you are somebody else than the person who asked. If it was you, type the code on the page on which you asked; if not, say no.
denied-somebody-here = In this browser you are { $name }, with { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and no way back to them. Make recovery words for { $name } first, or leave { $name } behind.
denied-too-long = This is longer than { $longest } characters.
denied-stale = You were asked something else meanwhile; look at the table again.
denied-not-held = This choice is not held any more; look at the table again.
denied-nothing-proposed = There is no proposal any more.
denied-already-proposed = There is another proposal already; wait until everybody has answered.
denied-you-propose = You proposed to go back; withdraw that first.
denied-you-agreed = You agreed to go back: wait for the others, or decline after all.
denied-no-more-undo = So much was taken back at this table that more has happened than in twenty whole games. From now on every choice stands.
denied-table-ended = The game was ended early.
denied-no-person = There is no other person at this seat.
denied-not-away = This person is here, or was within the last { $seconds ->
    [one] second
   *[other] { $seconds } seconds
}.
denied-reminded = This person was reminded within the hour.
denied-barred = You were sent away from this table.
denied-not-over = The record is open to everybody when the game has ended.
denied-not-started = The game has not begun yet.
denied-not-ended = The game has not ended yet.
denied-fork-over = Nobody is asked anything at this moment, so there is nothing to play on from. Choose an earlier one.
denied-fork-unreadable = This moment was played by older rules, and today’s rules cannot go on from it.
denied-fork-unimaginable = What the seat knew at this moment fits no deal that could be found. Choose another moment, or the true cards.
denied-fork-guessed = In this game nobody is told the others' points, so what a seat knew is not enough to play on. Choose the true cards.
denied-fork-fixed = This table goes on from another game: its variant and its number of seats stay.
denied-bad-notes = Notes can be at most { $longest } characters long.
denied-notes-changed = The notes were changed on another device meanwhile.
denied-already-started = The game has already begun.
denied-bot-plays = A bot plays this seat; take the seat back first.
denied-invited-only = Only invited people may sit down here.
denied-already-seated = You already have a seat at this table.
denied-seat-taken = This seat is taken.
denied-table-full = Every seat is taken.
denied-seats-free = There are free seats; wait for people or give them to bots.
denied-world-open = This stays secret until the shared game closes: others are still playing it.
denied-world-entry = This is somebody’s own try at a shared game: one person plays it alone, and nobody watches.
denied-world-closed = This shared game is closed. Nobody can begin it any more.
denied-no-such-world = There is no such shared game.
denied-world-bot = The bot { $bot } comes from another package, and nobody has checked that it answers alike every time. Choose one that comes with Asztal.
denied-too-many-worlds = { $most } club games that you have made are still open. You can make another one when one of them closes.
denied-bots-first = In a shared game the bots answer first. Choose when they have.
denied-no-programs = Programs do not play shared games.
denied-owner-only = Only the person who has the say at this table may do this.
denied-not-seated = You have no seat at this table.
denied-claim-listed = At a listed table nobody is given the seat of somebody else: anybody could ask for it.
denied-claim-there = Somebody asks for this seat already, or was given it.
denied-claim-other = You ask for another seat at this table; withdraw that first.
denied-claim-alone = Somebody besides the person who opened the table must be able to agree, and there is nobody here. Whoever opened the table cannot decide it alone.
denied-claim-here = Somebody is connected with this seat, or was a moment ago. If that was you, close the other windows with this table and try again in a minute.
denied-claim-lately = Somebody asked for this seat within a day. Try again tomorrow.
denied-claim-program = A program cannot ask for a seat: only a person can say “This is me”.
denied-channel-parting = This mailbox was removed a moment ago and is being told so. Add it again in a few minutes.
denied-claim-way-home = The person of this seat has a way back, such as recovery words. If that is you, use it.
denied-claim-not-asked = This is about your own seat, or you are not asked.
denied-claim-gone = Nobody asks for this seat any more.
denied-too-many-claims = Seats were asked for often from here today. Try again tomorrow.
denied-no-closer-look = What choices cost is not told in this game, because no test has shown yet that it can be trusted.
denied-too-many-look-backs = You have looked back at many games within the hour. Try again later; those you have seen stay open.
denied-hello-first = The first message must be hello.
denied-hello-once = hello is only the first message.
denied-older-client = This page or program is older than the server: load it again, or update it. Nothing is lost.
denied-newer-client = The server is just being updated. Try again in a moment.
denied-too-fast = Too much at once; wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
denied-too-many-guests = Many new guests came from your network within the hour. Use the browser that you were here with, or try again later.
denied-too-many-tables = Many tables were opened from your network within the hour. Join one that waits, or try again later.
denied-too-many-waiting = { $most } tables of yours wait for people already. Start one of them first, or try again tomorrow.
denied-too-many-bot-games = Many games with only bots were started within the hour. Sit down yourself, or try again later.
denied-too-much-chat = Too many messages; wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before you say more.
denied-too-many-sockets = Too many tables are open from here. Close a page with a table, then try again.
denied-bad-message = This message is not understood; see the protocol.
denied-own-score-only = You can ask for the points of others when the game has ended.
denied-no-session = Tell the server first who you are.
denied-foreign-origin = Requests from other sites are not accepted.
denied-bad-request = This request is not understood; see the protocol.
denied-nothing-here = There is nothing here.
denied-not-possible = This cannot be done here.
denied-internal = Something went wrong on the server; try again.
denied-no-such-move = The game has no such move.
denied-database-away = The database cannot be reached just now; try again.
denied-table-away = The database of this table cannot be reached just now. Nothing that was played is lost; try again in a moment.
denied-busy = Others are doing something at this table just now; try again.
denied-newer-rules = This table is played with newer rules; try again soon.
denied-unreadable-table = This table cannot be read just now; whoever runs the server can find out why.

## What happened around the game

story-sat-down = { $who } sat down.
story-stood-up = { $who } stood up.
story-sent-away = { $who } was sent away.
story-changed = The table was changed.
story-changed-by = { $by } changed the table.
story-again = { $by } wants to play again and opened another table.
story-owner = { $who } has the say at the table now.
story-left = { $who } left. A bot plays until { $who } returns.
story-away = { $who } is away. A bot plays until { $who } returns.
story-away-by = { $who } is away. { $by } lets a bot play until { $who } returns.
story-time = The time of { $who } is up. A bot plays until { $who } returns.
story-gone = { $who } gave up the seat. A bot plays it to the end.
story-returned = { $who } is back and plays again.
story-here = { $who } is here again; no bot takes over.
story-asks-back = { $by } asks to go back and choose again.
story-asks-bot = { $by } asks to let a bot play for { $who }.
story-asks-end = { $by } asks to end the game.
story-agreed = { $by } agreed.
story-declined = { $by } declined.
story-withdrawn = { $by } no longer asks for it.
story-reminded = { $by } reminds { $who } of this table.
story-ended-agreed = Everybody agreed to end the game. There is no result.
story-ended-abandoned = Nobody looked at the table for a long time. It ended without a result.
story-patience = Over several days a bot takes over only when somebody's time is up. From now on this applies here too.
story-adds-none = { $who } was not there at the start and added nothing to the deal.
story-bot-silent = { $who }: the bot gave no answer, so a random choice was made.
story-claim-asked = { $name }, who is watching, says “I am { $who }” and asks for the seat. Everybody else has to agree.
story-claim-agreed = { $by } agrees that { $name } gets the seat of { $who }.
story-claim-waits = Everybody agreed. If { $who } does not show up before the wait is over, { $name } gets the seat.
story-claim-refused = { $by } said no: { $name } does not get the seat of { $who }.
story-claim-withdrawn = { $name } no longer asks for the seat of { $who }.
story-claim-returned = { $who } is here: { $name } does not get the seat, nothing changes.
story-claim-void = { $name } does not get the seat of { $who }: it is no longer possible here.
story-claim-handed = { $name } plays the seat of { $who } from now on: everybody agreed, and { $who } did not show up.
story-claim-back = { $who } came back and has the seat again; { $name } only watches now.
story-claim-left = { $name } gave the seat back to { $who }.
story-claim-kept = { $name } keeps the seat for good: { $who } can no longer take it back.
story-went-back = Everybody agreed: the game went back, and { $by } chooses again.{ $gones ->
    [0] {""}
   *[other] {" "}Not asked, because the seat was given up: { $gone }.
}
story-away-agreed = The others agreed: { $who } is away, and a bot plays until { $who } returns.{ $absents ->
    [0] {""}
   *[other] {" "}Not asked, because they are away too: { $absent }.
}
story-ended-all = Everybody agreed to end the game. There is no result.{ $gones ->
    [0] {""}
   *[other] {" "}Not asked, because the seat was given up: { $gone }.
}
story-ended-absent = Everybody who was asked agreed to end the game. There is no result. Not asked after a long silence: { $absent }.{ $gones ->
    [0] {""}
   *[other] {" "}Not asked, because the seat was given up: { $gone }.
}

## What messengers show of a link

preview-title = { $game } on Asztal
preview-plain = A table for { $game }. Nothing to install, nothing to sign up for.
preview-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
preview-nobody = nobody yet
preview-waiting = At the table: { $people }. { $free ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-playing = Playing: { $people }. To move: { $asked }.
preview-over = Played by { $people }. { $count ->
    [0] Nobody has won.
   *[other] Won by { $winners }.
}
preview-ended = Played by { $people }. Ended without a result.
