### How a finished game looked to each seat as it went on

lookback-loading = Working out how it went…
lookback-curve = { $ahead ->
    [yes] Points ahead that could be expected
   *[no] Points that could be expected
}
lookback-what = { $ahead ->
    [yes] How far ahead of the best opponent a bot would have expected each seat to end, as the game went on: only by what that seat knew then.
   *[no] How many points a bot would have expected as the game went on: only by what could be known then.
}
lookback-strength = This is an estimate: in 8 of 10 games of strong bots the result was within the pale band. Take it as a hint, not as a verdict.
lookback-lacks = The curve counts what the goal lacks as lost points: at the end { $lost }.
lookback-went-back = The table went back together { $times ->
    [one] once
   *[other] { $times } times
}, so somebody may have known what would be drawn.
lookback-whose = Player
lookback-turning = Turning points
lookback-no-turning = Nothing changed by as much as a point at once.
lookback-choice = After what { $name } did:
lookback-draw = Mostly by what was drawn:
lookback-both = After what { $name } did and what was drawn then:
lookback-together = After all had chosen:
lookback-others = After what others did:
lookback-change = from { $before } to { $after }
lookback-move = Move { $move }
lookback-again = Try again
lookback-again-why = After these choices { $name } could expect less than before, leaving aside what was drawn{ $others ->
    [yes] , but not what others chose at the same time
   *[no] {""}
}. That does not make them wrong: play on from there and see what else might have come of it.
lookback-no-again = No choice of { $name } stands out.
lookback-again-from = Try again from move { $move }
lookback-closer = Look closer
lookback-closer-why = What single turns cost can be weighed as well: each against the best opponent ones that were found, by what could be known then and under the same draws. It takes some seconds and counts as three looks back.
lookback-closer-loading = Weighing every turn…
lookback-costly = Turns that cost something
lookback-costly-what = Of { $weighed } turns, { $costly ->
    [one] one was
   *[other] { $costly } were
} clearly worse than the best that was found. When such turns were played out in tests, about { $held } in 10 really were worse.
lookback-no-costly = None of { $weighed } turns was clearly worse than what else was found.
lookback-played = Played: { $steps }
lookback-cost = Likely about { $points ->
    [one] one point
   *[other] { $points } points
} worse than the best that was found ({ $low } to { $high }).
lookback-way-best = the best that was found
lookback-way-clear = about { $points ->
    [one] one point
   *[other] { $points } points
} behind ({ $low } to { $high })
lookback-way-unclear = no clear difference to the best
lookback-way-begun = the turn began like this, too
lookback-sources = Where the points came from
lookback-sources-usual = The bar is how many points 8 of 10 players had in { $games } games between strong bots played like this one, the line in it is the middle, and the dot is this player.
lookback-sources-alone = What is usual in games played like this one has not been measured yet.
lookback-sources-when = When
lookback-sources-end = At the end of the game
lookback-source = Source
lookback-points = Points
lookback-usual = Usual
lookback-between = { $low } to { $high }
lookback-more = more than usual
lookback-less = less than usual
lookback-all = Total
lookback-not = { $closer ->
    [yes] How much of this game was luck cannot be told well enough yet. So it is not shown.
   *[no] How much of this game was luck, and what a single choice cost, cannot be told well enough yet. So neither is shown.
}
lookback-none-untaught = There is no curve: no bot has learned yet what a position of this game is worth with so many players.
lookback-none-constant = There is no curve: what bots have learned of this game so far foretells results no better than one number for all positions would.
lookback-none-seats = There is no curve: nobody has checked yet whether it holds with so many players.
lookback-none-untested = There is no curve: no test has shown yet that it can be trusted in games played like this one.
lookback-none-other-rules = There is no curve: this game was not played by the rules of today.
lookback-none-unfinished = There is no curve: this game was not played to its end.
