## At the table

play-player = Player
play-since = Since your last choice
play-nothing-yet = Nothing has happened yet.
play-prompt = Your choice (? for help)
play-page = Page { $page } of { $pages }. + turns the page, - turns back, Enter shows the question.
play-help =
    3        choose option 3
    Enter    show the table again
    + -      turn the pages of a small screen
    u        take back your last choice
    ? 3      what option 3 means
    ? words  why something is not among the options
    r        the rules of what happened last
    r words  the rules: a clause (r { $clause }), a section or a word
    a        the player aid: costs, points, what is easily forgotten
    c card   what a card does
    s        your score so far
    l        the whole log
    q        leave the game
play-not-understood = "{ $text }" is not among the options 1 to { $last }; ? shows the keys.
play-allowed = Option { $number }: { $option }
play-refused = { $option }: { $reason }
play-no-rules = There is no text of the rules of this game.
play-no-aid = There is no player aid for this game.
play-no-rule = Nothing in the rules fits "{ $text }".
play-more = { $count ->
    [one] One more clause fits; a longer word finds fewer.
   *[other] { $count } more clauses fit; a longer word finds fewer.
}
play-no-card = There is no card "{ $text }".
play-quit = Leave the game? { $kept ->
    [saved] It is saved.
    [seat] Your seat is kept for you.
   *[lost] It is not saved.
} (y/n)
play-yes = y
play-left = The game was left before its end.
play-left-seat = Your seat is kept for you; the same command brings you back.
play-waiting = Waiting for: { $people }
play-not-begun = The table has not begun yet.
play-go-on = It is saved, together with the seed: whoever reads the file knows what is to come. To go on: { $command }
play-not-saved = From here on the game is not saved: { $reason }
play-other-rules = Up to here the game was played by other rules; rules version { $rules } leads to the same position and holds from here on. Earlier choices stand.

## Several people at one keyboard

play-curtain = Hand over to: { $seat }
play-open = { $seat }, press Enter to see your table

## The end

play-final = Final scores
play-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-winners = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
play-places = Places: { $places }
play-again = The same deal again: { $command }
play-record = This checks the record of the game: { $command }

## A game without a drawing

plain-waiting = To decide: { $people }
plain-hidden = { $count ->
    [one] hidden card
   *[other] hidden cards
}
plain-yes = yes
plain-no = no
