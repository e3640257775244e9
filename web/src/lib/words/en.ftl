## The site

site-name = Asztal
home = Lobby
close = Close
copy = Copy
copied = Copied
language = Language
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Light or dark as on this device
}
rules = Rules
menu = Menu
rules-search = Search the rules
rules-none = No rule has these words.
rules-language = The rules are written in English for now.
rules-table = Table
rules-of = Rules of { $game }

## Who you are

name-title = What may the others call you?
name-why = No account, no password: this browser remembers you.
name-label = Your name
name-save = That’s me
name-change = Change your name

## The lobby

lobby-what = Sit down and play deep board games with friends or bots: nothing to install, nobody to sign up with.
lobby-games = Games
lobby-count = { $least } to { $most } players
lobby-play = Open a table
lobby-learn = Learn
lobby-mine = Your tables
lobby-open = Open tables
lobby-over = Your finished games
lobby-none = Nobody is waiting right now. Open a table and invite somebody, or play with bots.
lobby-unofficial = Unofficial: made independently by people who love these games, and not connected with their authors or publishers. All drawings and wordings are our own. If you like a game, buy it.
table-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-turn = your turn
table-playing = being played
table-over = finished
table-nobody = nobody yet

## A new table

new-title = A table for { $game }
new-seats = How many play?
new-variant = Variant
new-who = Who plays?
new-seat = Seat { $number }
new-somebody = somebody who is invited
new-listed = Anybody may join
new-listed-yes = The table is shown in the lobby.
new-listed-no = Only people with your link find the table.
new-open = Open the table
new-start = Start playing

## The waiting room

room-title = { $count ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $count } seats are free
}
room-invite = Send this link to the people you want to play with:
room-invite-listed = Anybody can find this table in the lobby; or send the link:
room-link = Invitation
room-free = free
room-sit = Sit down
room-stand = Stand up
room-bot = Bot for seat { $number }
room-add-bot = add a bot…
room-remove-bot = Remove the bot
room-start = Start the game
room-start-when = The game can start when every seat is taken.
room-waits-people = Waiting until every seat is taken.
room-waits-owner = Whoever opened the table starts the game.
link-following = Bringing you back to your seat…

## The table

title-turn = Your turn: { $title }
table-laying = Laying out the table…
prompt-area = What happens now
prompt-wait = One moment…
prompt-others = Waiting for { $names }.
prompt-bots = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
prompt-over = { $count ->
    [one] The game is over: { $names } wins!
   *[other] The game is over: { $names } win together!
}
prompt-over-nobody = { $seats ->
    [1] The game is over; this time it was not won.
   *[other] The game is over, and nobody has won.
}
prompt-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
connection-lost = Connection lost. Reconnecting… Nothing is lost.
connection-outdated = The server was updated. Load the page again to go on; nothing is lost.
reload = Load again
undo-area = Taking back
undo = Undo
restart-turn = Restart turn
propose-back = Ask everybody to go back before your last choice
back-asked = { $name } asks to go back and choose again.
back-mine = { $count ->
    [0] You ask to go back; nobody has agreed yet.
    [one] You ask to go back; one has agreed so far.
   *[other] You ask to go back; { $count } have agreed so far.
}
back-agree = Agree
back-decline = Decline
back-withdraw = Withdraw
back-declined = Not everybody agreed: the table does not go back.
away-bot = A bot plays your seat for now.
away-return = Take my seat back
menu-words = The table in words
menu-watch = Link for people who want to watch
menu-device = Continue on another device
menu-device-why = Open this link on the other device. Keep it to yourself: whoever has it plays your seat.
menu-device-old = A new link ends the one before: devices that came by that one lose the seat, this one keeps it.
menu-leave = Leave the table
menu-leave-why = A bot plays for you until you come back.
result-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
result-rematch = Play again
result-replay = Replay
result-board = See the board
result-show = See the scores
result-invite = Another game? { $address }
panels = Panels
sheet-board = Board
sheet-options = Options
sheet-people = Players
sheet-log = Log
sheet-chat = Chat
people-title = Players
person-me = you
person-you = (you)
person-turn = choosing
person-thinks = thinking
person-bot = bot
person-here = here
person-away = not here
person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
watching-you = { $others ->
    [0] You are watching this table
    [one] You and one other person are watching
   *[other] You and { $others } others are watching
}
options-title = What you can do
options-none = You are not asked anything now.
options-search = Search the options
options-typed = Number { $number }…
hint-more = and { $count } more
why-not = Why not?
why-rule = Rule { $clause }
log-title = What happened
log-none = Nothing has happened yet.
log-since = New since your last visit
chat-title = Chat
chat-none = Nobody has said anything.
chat-say = Say something
chat-send = Send

### The guided first game

guide-name = Guide
guide-count = { $step } of { $steps }
guide-next = Next
guide-done = Play on
guide-later = Later
guide-end = End the guide
guide-nameless = A name is needed to sit down at a table.

### Looking back at a finished game

replay-loading = Playing the game again…
replay-title = { $game }: looking back
replay-eyes = As seen by
replay-all = Everybody
replay-share = Share this moment
replay-points = Points
replay-next-move = Next move
replay-next-turn = Next turn
replay-next-round = Next round
replay-last-move = Previous move
replay-last-turn = Previous turn
replay-last-round = Previous round
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $move } of { $last }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}
replay-begin = The game begins.
replay-moves = Moves
replay-round = Round { $round }
replay-quiet = { $name } has chosen.
replay-back = { $name } took it back.
