## Worlds, as files

help-world = Make a world that everybody can play alike, play an entry in it, check entries.
help-world-what = make prints a world with its key; play makes an entry; verify checks entries and says who came where
help-world-of = the game of a new world; otherwise the file with the world, "-" reads standard input
help-world-entry = files with entries, for verify
help-world-seats = who plays: me at one seat, a bot at every other one (default: me and level3)
help-world-closes = the day on which the world closes, such as 2026-12-24
help-world-bot = this bot plays the entry instead of you
help-world-out = where to keep the entry
help-world-draw = of how many entries the choices of the bots are thought again; verify draws them anew every time (default: 20)

world-made = World { $id }. The file holds its key: whoever has it can look ahead.
world-unwatched = This entry is unwatched: it was played where the key lay.
world-one-person = A world is played by one person: put "me" at one seat and a bot at every other one.
world-file = This is not a world that can be read here ({ $reason }).
world-key = The key of this world is not the one that it was made with.
world-no-key = { $file } has no key, so nobody can play or check it here.
world-other-engine = { $file } was made with other rules, other bots or other weights than are installed here. The same choices would lead to another game.
world-no-entries = Name the files with the entries that are to be checked.
world-entry-file = This is not an entry of a world ({ $reason }).

world-about = World { $id }: { $game }, rules version { $rules }
world-entry = { $place }. { $file }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} after { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
world-entry-left = { $file }: left after { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, no place
world-entry-unwatched = (unwatched)
world-entry-watched = (says that a server watched it; no file proves that)
world-thought = The choices of the bots were thought again for { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}. The chance that one forged entry was not among them: { $chance }

entry-other-world = it belongs to another world
entry-other-engine = its world needs other rules, other bots or other weights than are installed here
entry-choices = its own choices and its log differ
entry-order = somebody else should have chosen at choice { $number }
entry-refused = choice { $number } is not allowed: { $option }
entry-result = its result is not how the game ended
entry-bot = at choice { $number } the bot would have chosen otherwise
