settings = Settings
notices-ask = Shall we tell you when it is your turn, even when you are looking elsewhere?
notices-yes = Yes, tell me
notices-no = No
offline-title = No network
offline-text = The table waits. Your game is safe.
offline-again = Try again
unreachable = The server cannot be reached just now. Nothing is lost; try again in a moment.
## The site

site-name = Asztal
home = Lobby
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share…
share-qr = Show as a QR code
share-qr-of = QR code: { $label }
language = Language
theme = { $theme ->
    [light] Switch to light
   *[dark] Switch to dark
}
type-size = { $type ->
    [large] Large type
    [larger] Larger type still
   *[normal] Normal type
}
rules = Rules
menu = Menu
rules-search = Search the rules
rules-none = No rule has these words.
rules-language = The rules are written in English for now.
rules-table = Table
rules-of = Rules of { $game }
howto = How to play
howto-none = There is no page on how to play { $game } yet. Its rules can be read in the lobby.
howto-on = How to go on
howto-print = Print
rules-asked = Rules for this
rules-before = What led to it
rules-glossary = Words

## Who you are

guest-name = Guest
name-title = What should the others call you?
name-why = No account, no password: this browser remembers you.
name-label = Your name
name-save = That’s me
name-back = Played here before? Come back
name-change = Change your name
name-elsewhere = I already play here on another device

## The lobby

lobby-what = Sit down and play deep board games with friends or bots: nothing to install, nothing to sign up for.
lobby-games = Games
lobby-count = { $least } to { $most } players
lobby-minutes = { $time } min
lobby-age = age { $age }+
lobby-weight = { $weight ->
    [light] light
    [demanding] demanding
    [expert] for experts
   *[medium] medium weight
}
lobby-play = Open a table
lobby-now = Play against bots now
now-title = Play { $game } against bots
now-strength = How strong are the bots?
now-how = { $count } players, { $strength }
now-change = { $game }: number of players and strength of the bots
lobby-watch = Tables to watch
lobby-filter = What are you looking for?
filter-game = Game
filter-any-game = any game
filter-kind = Pace
filter-any-kind = any pace
filter-live = live
filter-days = over several days
filter-seats = Free seats
filter-any-seats = to join or to watch
filter-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
filter-none = No table fits right now.
archive-title = All finished games
archive-put = Put into the archive
archive-none = No game has ended yet.
archive-more = Show more
lobby-learn = Learn
door-learn = Never played it? A first game, step by step
door-howto = To read: the game in ten minutes
door-aid = For the table: costs and points at a glance
door-rules = To look up: every rule with its number
lobby-mine = Your tables
lobby-open = Open tables
lobby-over = Your finished games
lobby-none = Nobody is waiting right now. Open a table and invite somebody, or play with bots.
lobby-handbook = Handbook
lobby-unofficial = Unofficial: made independently by people who love these games, and not connected with their authors or publishers. All drawings and wordings are our own. If you like a game, buy it.
table-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-turn = your turn
table-playing = being played
table-over = finished
table-bot = a bot plays for you
table-asked = { $names } to move
table-ended = ended without a result
table-forked = played on from another game
table-rank = { $rank ->
    [0] { table-over }
    [1] won
   *[other] place { $rank } of { $seats }
}, { $points } points
table-won = won by { $names }
pace-words = { $kind ->
    [days] over several days: { $turn } for each turn, { $bank } in reserve
   *[live] live: { $turn } for each turn, { $bank } in reserve
}
pace-without = without a clock
table-nobody = nobody yet

## A new table

new-title = A table for { $game }
new-seats = How many play?
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
bot-named = bot: { $title }
room-add-bot = add a bot…
room-remove-bot = Remove the bot
room-send = Send away
room-send-sure = Send { $name } away? { $name } cannot sit down at this table again, and the invitation link changes.
room-pace = How much time is there?
room-patience = When somebody is away, a bot may play after
room-patience-days = Over several days a bot takes over only when somebody's time is up.
room-stand-in = When somebody leaves or is away, this bot takes over
room-stands-in = whoever leaves or is away is replaced by a bot: { $title }
room-beat = Pause before a bot’s move
room-beat-none = no pause
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
    [1] The game is over; no win this time.
   *[other] The game is over, and nobody has won.
}
prompt-only = Only this is possible: { $option }
prompt-held = Confirm: { $choice }
prompt-early = { $name } is chosen: now what goes with it.
prompt-missed = { $name } is not possible there.
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
propose-back = Ask everybody to go back to before your last choice
back-label = Go back…
back-far = { $known ->
    [yes] The table would go back to before this: “{ $what }”
   *[no] The table would go back to before that choice.
}
back-lost = Whatever anybody has chosen since then would be lost.
back-asks = Everybody who has a seat is asked, even if they are not here; nothing is taken back unless they all agree.
back-propose = Ask everybody
away-bot = { $why ->
    [time] Your time was up. A bot plays for you.
    [away] You were away. A bot plays for you.
   *[other] A bot plays for you.
} You can take over at any moment.
clock-left = { $time } left
clock-low = only { $time } left
clock-alarm = Most of your time is used: { $time } left.
clock-bank = { $time } in reserve
ended-title = The game was ended early.
ended-how = { $how ->
    [absent] Everybody who was asked agreed to end it; whoever had long been silent was not asked. There is no result.
    [abandoned] Nobody looked at it for a long time. There is no result.
   *[agreed] Everybody agreed to end it. There is no result.
}
ended-seed = What was secret can be read now, and the game can be replayed move by move.
away-return = Take my seat back
pace = What others do is shown
pace-slow = slowly
pace-normal = normally
pace-instant = at once
menu-words = The table in words
menu-watch = Link for people who want to watch
menu-device = Continue on another device
menu-leave = Leave the table
menu-leave-why = A bot plays for you until you come back.
menu-end = End the game…
banner-round = Round { $round }
banner-last = The last round!
banner-income = Income
banner-scoring = Scoring
strip-title = Your turn so far
strip-undo = Back to this choice: { $step }
since-title = What the others did last
since-play = Show it on the board again
since-none = Nothing new from the others: what they do appears here.
told-skip = Skip
told-skip-how = Skip what is being shown (key S). A click on the board does the same and chooses nothing.
told-cut = Skipped: that click only ended the show. Now you can choose.
result-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
result-place = You are { $shared ->
    [1] { "" }
   *[other] joint{ " " }
}{ $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $seats ->
    [2] two
    [3] three
    [4] four
   *[other] five
}{ $behind ->
    [0] { "" }, with as many points as the winner.
   *[other] , { $behind } behind.
}
result-ahead = You have won, { $ahead } ahead.
plot-end = End
plot-between = ({ $low } to { $high })
result-rematch = Again with these people
result-join = Join the next game
result-replay = Replay
result-board = See the board
result-show = See the scores
panels = Panels
sheet-board = Board
sheet-options = Options
sheet-people = At the table
sheet-log = Log
sheet-chat = Chat
sheet-notes = Notes
sheet-taller = Pull the panel up
sheet-lower = Pull the panel down
people-title = Players
person-me = you
person-you = (you)
person-turn = choosing
person-thinks = thinking
person-bot = bot
person-program = program
person-guest = guest
person-guest-named = { $name } (guest)
person-here = here
person-away = not here
person-since = away since { $time }
person-why = { $why ->
    [gone] a bot plays to the end
    [time] time was up; a bot plays until they return
   *[other] a bot plays until they return
}
person-vacation = on vacation until { $time }
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
options-none = You have nothing to decide right now.
options-search = Search the options
options-typed = Number { $number }…
areas-title = Parts of the table
areas-choice = something can be chosen here
areas-cause = what the reason is about is here
menu-take = Choose: { $option }
hint-more = and { $count } more
amount = Amount
amount-less = Less
amount-more = More
early-take = Choose this first
early-drop = Put it back
early-with = { $name } takes effect here.
early-without = { $name } has no effect here.
early-not = { $name } is not possible here.
why-not = Why not?
why-missing = Missing:
why-rule = Rule { $clause }
log-title = What happened
log-none = Nothing has happened yet.
log-ask = Is this right?
log-since = New since your last visit
log-show = Show me
log-newest = { $count ->
    [0] To the newest line
    [one] { $count } new line
   *[other] { $count } new lines
}
chat-title = Chat
chat-none = Nobody has said anything.
chat-watched = { $count ->
    [one] One person is watching and can read this.
   *[other] { $count } people are watching and can read this.
}
chat-say = Say something
chat-send = Send
chat-open = Open the chat

### The guided first game

guide-name = Guide
guide-count = { $step } of { $steps }
guide-next = Next
guide-understood = All right
guide-done = Keep playing this one
guide-whole = A whole game, easy opponent
guide-later = Later
guide-take-back = Take it back
guide-go-on = Go on like this
guide-end = End the guide
guide-example = See an example
guide-back = Read the last step again
guide-none = There is no guided first game of { $game } yet. Its rules can be read in the lobby.

### Looking back at a finished game

replay-loading = Playing the game again…
replay-gone = This game was played by rules that this server no longer has, at a time when moves were not kept. So its moves cannot be shown any more, but its result can.
replay-ended = Ended:
replay-place = Place
replay-name = Name
replay-board = See the last position
replay-title = { $game }: looking back
replay-eyes = As seen by
replay-all = Everybody
replay-share = Share this moment
replay-fork = Play on from here
replay-lookback = How it went
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
camera-area = View
camera-nearer = Nearer
camera-further = Further away
camera-whole = Whole board

## Worked examples

example-of = Example { $id }
example-step = Step { $step } of { $last }
example-next = Next step
example-last = Previous step
example-steps = Steps of the example
example-loading = Setting up the table…
example-set = This is the position.
example-now = This is the position now.
example-again = Another case: this is the position.
example-went = Here the game goes on by itself.
example-chose = { $name }: { $what }
example-refused = { $name } may not choose: { $what }.
example-scored = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
example-offered = May choose: { $what }
example-more = { $what } and { $count } more
example-other = The example goes on with: { $what }
example-open = Show it on the board
example-rule = The rule
examples = Worked examples
examples-of = Worked examples of { $game }
examples-why = Each of these { $count } opens on the board, where you can go through it step by step. The numbers lead to the rules that it shows.
examples-none = There are no worked examples of { $game } yet.

## The player aid

aid = Player aid
aid-none = There is no player aid for { $game } yet. Its rules can be read in the lobby.
