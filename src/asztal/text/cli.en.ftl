## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-asztal = Plays deep Eurogames: in the terminal and in simulations, with records and checks of the rules engines.
help-help = show this help
help-lang = language of the output (default: ASZTAL_LANG, or en)
help-version = show the version
help-json = print JSON instead of text
help-game = name of the game; "asztal games" lists them
help-game-or-all = name of the game (default: all games)
help-games = List the games.
help-play = Play a game in the terminal.
help-play-seats = who plays: me, me:NAME or a bot at each seat (default: me and greedy bots); several people share the keyboard
help-fresh-seed = seed of all chance (default: a new one); the same seed deals the same cards
help-play-save = save the game in this new file after every choice (default: one in the folder asztal/games of your data folder)
help-play-resume = go on with the saved game in this file (default: the one that you played last and that is not over)
help-play-server = play a seat of the table with this address on a server
help-plain = plain lines without colours and boxes, for screen readers and programs
help-rules = Print the rules of a game, or look something up in them.
help-how = how to play instead: a page to learn the game from
help-aid = the player aid instead: costs, points and what is easily forgotten on one page
help-clause = a clause, a section such as GIN-URB, or a word (default: the whole rules)
help-cards = Print what every card of a game does.
help-card = the id of a card, or a word in its name or text (default: all cards)
help-schema = Print the JSON Schema of a game's views, options and events.
help-sim = Play many games between bots and print how each seat did.
help-count = number of games
help-first = number of the first game (default: 0); a single game of a series can be played again with it
help-each = play the games once for each value of this variant
help-rate-plot = with --each: write the win rates of the first seat as a picture (SVG) to this file
help-jobs = processes that play at the same time (default: 1); the result does not depend on it
help-ray = play on a Ray cluster: the one at this address, or one of its own on this machine; the result does not depend on it
help-seats = the bot at each seat (default: random at three seats, or at as many as the game allows)
help-variant = a variant of the game; can be given several times
help-seed = seed of all chance (default: 0); the same seed gives the same game
help-train = Train the value that planning bots judge positions by: play, fit, and keep what plays better.
help-train-players = so many seats, all played by planners (default: 1); of several numbers, each in turn
help-train-each = play the values of this variant in turn
help-train-minutes = stop after so many minutes; the next run goes on from there (default: 60)
help-train-games = so many games before each fit (default: 400)
help-train-pairs = so many pairs of games at most before new weights must have proved better (default: 400)
help-train-turns = so many turns tried in the games that teach; long turns need more (default: 16)
help-train-leaves = so many positions judged for a decision at the gate (default: 60)
help-train-by-hand = judge by the game's hand-made value, and learn only which options to try
help-train-start = weights that play until the first fit, instead of the game's hand-made value; only where nothing has been played yet
help-train-learn = games alone that teach too: a plan with `keeps`, and the names of its figures (default: all of this game)
help-train-data = where games and weights are kept (default: training)
help-record = Play a game between bots and print its record.
help-fork = Play on from any moment of a record: at the keyboard, or between bots, which prints the new record.
help-replay = Print every choice and public event of a record, and the scores.
help-verify = Play a record again, or some games of a receipt, and check it; exit code 1 if it does not hold or cannot be checked.
help-file = file with the record; "-" reads standard input
help-verify-file = file with the record or receipt; "-" reads standard input
help-verify-all = play every game of a receipt again, instead of ten drawn at random
help-fork-step = after how many entries of the record
help-fork-known = not with the true cards but as this seat knew it, counted from 1; everything else is dealt anew
help-fork-seats = me, me:NAME or a bot for each seat (default: the usual bot everywhere)
help-verify-origin = record of the game from which this one was played on: its first state is made again
help-trace = Print which clauses of the rules are shown by a test.
help-check = exit code 1 if a finished game has an open clause
help-results = results of an earlier run, instead of running the tests
help-bench = Measure the speed of a game's engine.
help-seat-count = number of seats (default: three, or as many as the game allows)
help-seconds = time per measurement (default: 2); each game takes nine measurements
help-save = record the figures in docs/bench.json
help-bench-json = print JSON instead of text: a list with one object per game, also for one game
help-completion = Print a script by which a shell completes commands, options, games and bots.
help-completion-shell = the shell

## Mistakes on the command line

usage-missing = Something is missing: { $what }. See "{ $help }".
usage-unknown = Not understood: { $what }. See "{ $help }".
usage-needs-value = { $what } needs a value. See "{ $help }".
usage-choice = There is no { $what }; choose one of { $known }. See "{ $help }".
usage-nearest = There is no { $what }; did you mean { $near }? See "{ $help }".
usage-other = The command line is not understood ({ $what }). See "{ $help }".
not-a-number = { $option } needs a whole number of at least { $least }, not "{ $value }".
not-seconds = --seconds needs a number of seconds such as 2 or 0.5, not "{ $value }".
not-a-setting = --variant needs name=value, not "{ $value }".
unknown-language = There are no texts in "{ $lang }"; choose one of { $known }.
unknown-game = There is no game called "{ $name }"; { $count ->
    [0] no games are installed.
   *[other] choose one of { $known }.
}
bot-search-plans = { $bot } plans its own turn, { $leaves } positions a decision: looking beyond it has not proved better yet.
bot-untaught = { $bot } has learned nothing yet about { $game } with this number of seats: greedy plays instead.
unknown-bot = There is no bot called "{ $name }"; choose from { $known }.
unknown-player = There is no player "{ $name }"; choose from { $known }.
no-howto = There is no page on how to play { $game }.
no-aid = There is no player aid for { $game }.
no-rules = There is no text of the rules of { $game }.
no-such-clause = Nothing in the rules of { $game } fits "{ $text }".
no-cards = { $game } has no texts of cards.
no-such-card = No card of { $game } fits "{ $text }".
not-a-game = { $path } is not a game: a game is a Python file or package with a TITLE. Correct it, or what { $variable } names.
two-games = Two games are called "{ $name }": { $one } and { $other }. Rename or remove one of them.
package-broken = The { package-what } of the package { $package } is left out: { $entry } does not load ({ $reason }). Update the package, or remove it: pip uninstall { $package }
package-not-a-game = The { package-what } of the package { $package } is left out: { $entry } is not a Title. Its entry point in the group asztal.games must lead to one.
package-not-a-bot = The { package-what } of the package { $package } is left out: { $entry } does not make a bot. Its entry point in the group asztal.bots must lead to a class or function that takes a title, a seed and a function that says when time is up, and makes something with a method choose(decision, observe).
package-other-name = The { package-what } of the package { $package } is left out: the game at { $entry } is called "{ $own }". The entry point and the game need the same name.
package-bad-name = The { package-what } of the package { $package } is left out: a name has at most 40 small letters, digits and underscores and begins with a letter. Rename its entry point.
package-name-taken = The { package-what } of the package { $package } is left out: { $other } has one of this name already. Rename it, or remove the package: pip uninstall { $package }
package-name-twice = The { package-what } is left out: the packages { $package } and { $other } both bring one. Remove all of them but one: pip uninstall { $package }
package-not-there = { $variable } names the package { $package }, which is not installed or brings neither games nor bots. Install it, or correct the setting.
package-what = { $what ->
    [game] game "{ $name }"
   *[bot] bot "{ $name }"
}
bad-seat-count = { $game } cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; it allows { $allowed }.
bad-variant = { $game } has no variant { $asked }; { $count ->
    [0] it has no variants at all.
   *[other] choose from { $known }.
}
no-such-file = There is no file { $file }. Give the path of a file, or "-" for standard input.
unreadable-file = { $file } cannot be read ({ $reason }). Give the path of a file, or "-" for standard input.
not-text = { $file } is not a text file. Give the path of a file, or "-" for standard input.
save-exists = { $file } exists already; go on with it by --resume, or name another file.
save-no-file = The game cannot be saved in { $file } ({ $reason }).
save-in-use = Somebody plays the game in { $file } at the moment.
save-none = There is no saved game to go on with in { $folder }.
save-nobody = The record { $file } does not say who plays; "asztal fork" plays on from it.
save-over = The game in { $file } is over; "asztal replay" shows it again.
save-other-rules = The game in { $file } was played by rules version { $rules } of Asztal { $engine }, and the installed version { $ours } does not lead to the same position; go on with that version of Asztal.
resume-as-it-is = --resume goes on with a game as it was saved; leave out --seats, --variant, --seed and --save.
no-repository = There is no docs/rules folder here or above; use --save inside the repository.
save-usual-seats = The recorded figures are those of the usual seat count; use --save without --seats.
packages-missing = This command needs more packages ({ $module } is missing). Install them with: pip install "asztal[{ $extra }]"

## Figures

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Games

games-name = Game
games-seats = Seats
games-variants = Variants
games-rules = Rules
games-finished = Finished
games-source = Source
source-word = { $source ->
    [rulebook] rulebook
    [public] public
    [designed] designed
   *[other] { $source }
}
games-yes = yes
games-no = no
games-none = No games are installed. { $variable } can name files or folders with games.

## Cards

card-line = { $id }  { $name }: { $text } [source: { source-word }]

## Simulation

sim-progress = Playing { $game }
sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}: { NUMBER($decision_rate, maximumFractionDigits: 0) } decisions and { NUMBER($game_rate, maximumFractionDigits: 1) } games per second
sim-rates = { $game }: how often { $bot } wins, in % of { $games } games each (seed { $seed }, margins of 95 %)
sim-rates-mean = mean:
sim-plot-each = --plot needs --each: it draws the win rates for each value of a variant.
sim-no-variant = { $game } has no variant called { $name }.
train-alone-and-not = Alone and with rivals, different weights are learned: train them one after the other.
train-other-start = { $file } has no weights for { $game } by its rules { $rules }. Name a file from `asztal train` or `asztal.training.value`.
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-rate = Win rate
sim-score = Mean score
sim-spread = Standard deviation
sim-endings = Endings: { $endings }

## Records

record-about = { $game }, rules version { $rules }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $settings ->
    [0] { "" }
   *[other] , variant { $variant }
}
replay-seat = Seat { $seat }
replay-choice = #{ $number } { $seat }: { $option }
replay-undo = #{ $number } { $seat } takes back the last choice
replay-unfinished = The game is not over.
verify-holds = { $file } holds: { $about }
verify-failed = { $file } does not hold: { $reason }
verify-partly = { $file } holds as far as it can be checked here: { $about }
verify-part = entries { $first } to { $last } hold (rules version { $rules }, played with Asztal { $engine })
verify-part-unchecked = entries { $first } to { $last } cannot be checked here: rules version { $rules }, played with Asztal { $engine }
verify-seed = seed: it is the one that was committed to: { $commitment }
verify-nonces = nonces: { $owns ->
    [0] no person added one
   *[other] as promised by the people at seats { $own }
}{ $nones ->
    [0] {""}
   *[other] ; the people at seats { $none } added none
}; all others follow from the seed
verify-nonces-not-bound = nonces: bots' nonces not bound; an older version dealt this game, and its server could have chosen them
verify-nonces-none = nonces: none; whoever chose the seed chose the deal
verify-entries = choices: { $count } played again, each of them legal
verify-hashes = { $count ->
    [0] state hashes: none in the record
   *[other] state hashes: { $count } compared, all equal
}
verify-result = result: scores { $scores }; { $ending }
verify-no-result = result: none in the record
verify-origin = origin: record { $hash }, after entry { $step }{ $way ->
    [true] , with the true cards and the same draws to come
   *[other] , as seat { $seat } knew it, with new draws
}
verify-origin-rules = origin: it stood there by rules version { $rules }; this game goes on by version { $ours }
verify-origin-made = first state: made again from the origin
verify-origin-part = origin: entries { $first } to { $last } hold (rules version { $rules })
verify-origin-unchecked = origin: entries { $first } to { $last } cannot be checked here: rules version { $rules }
verify-origin-before = origin: it was itself played on from record { $hash }; verify it with --origin as well
verify-origin-unmade = first state: cannot be made again here, because the origin stood there by rules version { $rules }, this game began by version { $first }, and version { $ours } is installed; what follows from it was checked
verify-origin-known = first state: what the own seed makes of what seat { $seat } knew; --origin compares that with the origin
verify-origin-needed = first state: as the record gives it; --origin makes it again

## Speed

bench-measuring = Measuring { $game }
bench-length = Decisions per game
bench-decisions = Decisions/s
bench-games = Games/s
bench-clones = Copies/s
bench-views = Views/s
bench-ratio = ×
bench-note = Per CPU second on the reference machine, random play.
bench-compared = × is the multiple of the figure in { $file }.

## Why a record does not hold

record-empty = the record is empty
record-line = line { $line } makes no sense: { $problem }
record-after-result = line { $line } stands after the result
record-mark-place = the state hash in line { $line } is not where it says it is
record-segment = line { $line } does not say from which state the game goes on
record-rules-version = the record is for rules version { $rules }, this is version { $ours }
record-seed = the seed is not the one that was committed to
record-nonces = it does not name a nonce and a hash for each seat
record-seating = it does not name somebody for each seat
record-nonce = the nonce of seat { $seat } is neither the one that was promised nor follows from the seed
record-refused = entry { $entry } is not allowed: { $text }
record-state = after entry { $entry } the state is not the one that the record gives
record-result = the result is not the one that the record gives
record-not-over = the record gives a result, but the game is not over
record-game = the record is of { $game }, not of { $ours }
origin-hash = the other record is not the one that this game was played on from
origin-setup = the other record is of another game, seat count or variant
origin-draws = what it says of the origin does not follow from the other record
origin-step = there is no moment after entry { $step }
origin-over = after entry { $step } nobody is asked anything
origin-seat = it does not say whose knowledge the game began with
origin-state = the first state is not the one that follows from the origin
origin-unimaginable = no deal was found that fits what the seat knew
origin-guessed = a seat of this game does not see all that was gained in the open, so only the true cards can be played on
origin-none = it was not played on from another game, so it has no origin

## Balance

help-balance = Simulate games and report which cards and factions go with high scores.
help-plot = write the mean scores as a picture (SVG) to this file
balance-heading = Balance of { $game } over { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-mean = mean of all
balance-group = Kind
balance-thing = What
balance-played = Played
balance-margin = 95 % margin
balance-effect = Effect
balance-errors = in std. errors
balance-nothing = { $game } says nothing about its cards that could be reported.
jobs-or-ray = Choose --jobs for processes of this machine or --ray for a cluster, not both.
spread-no-ray = Ray is not installed. Install it with: pip install 'asztal[train]'
spread-other-engine = A worker has another version of the games or of the bots ({ $there }) than this machine ({ $here }). Install the same version everywhere.
spread-workers-die = Workers died { $count } times in a row without finishing anything. Is there enough memory? Try fewer --jobs.
help-ladder = Compare how strong bots are against one another, in games of two.
help-ladder-bots = the bots to compare, the first one being the measure (default: all, beginning with the weakest)
help-ladder-games = games between every two bots (default: 100)
help-ladder-plot = write the strengths as a picture (SVG) to this file
ladder-heading = { $game }: { $games } games, seed { $seed }
ladder-first = { $bot } stands at
ladder-strength = Strength
ladder-from = from
ladder-to = to
ladder-games = Games
ladder-bots = A ladder needs at least two different bots, each named once.

## Receipts

help-eval = Judge how well a bot plays, with a receipt that anybody can check.
help-eval-bot = the bot to judge
help-eval-players = so many seats; the bot sits at each of them in turn (default: 1)
help-eval-against = who sits at the other seats (default: greedy)
help-eval-games = so many games (default: 100)
help-eval-seed = a seed of your own for all chance; the receipt says that you chose it (default: deals follow from setting, engine and weights)
help-receipt = write a receipt to this file; asztal verify checks it
eval-about = { $bot } at { $game }, { $players ->
    [1] alone
   *[other] { $players } players against { $against }
} ({ $variant }), { $games } games
eval-deals = deals: they follow from setting, engine and weights; nobody chose them
eval-seed = seed chosen by the author: { $seed }
eval-won = won { $mean } (95 %: { $low } to { $high })
eval-points = points { $mean } (95 %: { $low } to { $high })
eval-ahead = ahead of the best other by { $mean } (95 %: { $low } to { $high })
eval-made = engine { $engine }, rules version { $rules }, weights { $weights }
eval-packages = with the packages { $packages }
receipt-needs = { $game } is not installed here. The receipt was made with the packages { $packages }: install them, and check again.
receipt-changed = the text was changed after the receipt was made
receipt-figures = the figures do not follow from the games
receipt-setting = its setting is not written as asztal eval writes it
receipt-games = { $count ->
    [one] game { $numbers } ends differently when it is played again
   *[other] games { $numbers } end differently when they are played again
}
receipt-figures-hold = figures: they follow from the { $count } games
receipt-again = { $count } games drawn at random and played again, with the same result: { $numbers }
receipt-all = { $count ->
    [one] its only game was played again
   *[other] all { $count } games played again
}, with the same result: a forged one could not have been missed
receipt-missed = how often a check like this, drawing other games each time, misses a forgery: { $chances }
receipt-missed-of = { $chance } if { $forged } games are forged
receipt-hardly = less than { $chance }
receipt-unchecked = { $file } is not checked: { $about }
receipt-other = its games cannot be played again here, because something else would play them: { $parts }
receipt-part = { $part ->
    [engine] engine
    [rules] rules version
    [encoding] encoding
   *[weights] weights
} { $there }, here { $here }
receipt-checked = checked with Asztal { $asztal }, { eval-made }
receipt-here = here: Asztal { $asztal }, { eval-made }

## Measurements

help-measure = Measure how strong bots are, by a plan that fixed the number of games before anybody looked.
help-measure-plan = the plan, a TOML file
help-measure-only = only these figures of the plan
help-measure-games = play at most so many more games for each figure and bot; 0 only prints what is there (default: all that are missing)
help-measure-data = where the games are kept (default: results, beside the plan)
help-measure-peek = show figures before all of their games are played; each time is counted and told with the figure
help-measure-table = write the complete figures as Markdown between the marks in this file
measure-plan = { $file } is not a plan: { $reason }
measure-figure = The figure { $name } of the plan is not right: { $reason }
measure-unknown = The plan has no figure { $name }. It has: { $known }
measure-other-plan = { $name } was begun with another setting or another number of games ({ $file }). Both were fixed before the first game: put the plan back, or move the file away and begin anew.
measure-other-engine = { $played ->
    [one] One game of { $name } was
   *[other] { $played } games of { $name } were
} played by another engine, other bots or other weights ({ $there }) than there are here ({ $here }), which play game { $game } differently, and games of both make no figure. Go on with that version, or move { $file } away and begin anew.
measure-broken = { $file } does not have its games in order. Move it away and begin anew.
measure-busy = { $file } is being written by another process.
measure-no-marks = { $file } has no marks to write between: { $begin } and { $end }
measure-name = Figure
measure-pair = Compared
measure-won = Won
measure-points = Points
measure-turn = CPU of a turn, ms
measure-slow = 95 % of turns within, ms
measure-better = Better on the same deal
measure-more = Points more
measure-third = Third of the game
measure-positions = Positions
measure-luck = Variance that is luck
measure-peeks = Peeks
measure-engine = Engine
measure-of = { $games } of { $planned }
measure-interval = { $mean } ({ $low } to { $high })
measure-none = No figure has all of its games yet.
measure-complete = { $complete } of { $series } series are complete. Brackets hold the true figure with 95 %.
measure-hours = CPU hours: { $spent } spent, about { $left } to come{ $unbegun ->
    [0] {""}
    [one] , and those of { $unbegun } series of which no game has been played
   *[other] , and those of { $unbegun } series of which no game has been played
}.

## Worked examples

example-refused = { $name } may not choose { $what }: { $why } [{ $clause }]
example-scored = { $name }: { $points } points ({ $lines })
example-went = The game goes on by itself.
