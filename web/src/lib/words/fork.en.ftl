### Playing on from a moment of a finished game

fork-title = Play on from move { $move }
fork-cards = With which cards
fork-true = The true ones
fork-known = As { $name } knew them
fork-true-why = Everything lies as it did, and the same draws will come. Whoever looks at the replay can know what comes.
fork-known-why = The cards of { $name } are the true ones. What { $name } could not know is dealt anew, and other draws will come.
fork-seat = You play for
fork-others = The other seats
fork-friends = Friends whom I invite
fork-nothing = The result counts for nothing.
fork-start = Play on
fork-from = Played on from move { $step } of another game
fork-from-way = { $way ->
    [true] With its true cards; whoever looks there can know what comes. The result counts for nothing.
   *[other] As seat { $seat } knew it, with new draws. The result counts for nothing.
}
fork-rules = That game stood there by older rules (version { $rules }). From here on the rules of today apply.
