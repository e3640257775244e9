## Looking back at a game

help-analyse = Look back at a finished game: what each seat could expect, what was luck and, with --deep, what choices cost.
help-analyse-deep = weigh the choices, too, which takes longer
help-analyse-leaves = about so many positions are judged to weigh choices between which nothing is drawn (default: 800)
help-analyse-pairs = in so many worlds, each with a luck of its own, all plans are compared (default: 16)
help-analyse-out = keep every part in this file as soon as it is done; an analysis that was cut off goes on from there

analyse-progress = Weighing { $game }
analyse-other-rules = The game was played by version { $rules } of the rules of { $game }; version { $ours } is installed. Only the Asztal that has those rules can judge it.
analyse-unfinished = The game is not over. A game is judged when it is: play it to its end and save its record again.
analyse-other-engine = This was to be judged by the engine { $engine }, but here is { $here }. Install the same version of Asztal in both places.
analyse-other-parts = { $file } holds parts of another analysis: of another game, by another version, or with other --leaves or --pairs. Name another file, or move this one away.
analyse-not-parts = { $file } does not hold parts of an analysis. Name another file.
analyse-none-untaught = { $game } has no curve: no value of positions has been learned for these rules { $seats ->
    [one] alone
   *[other] at { $seats } seats
}.
analyse-none-constant = { $game } has no curve: what has been learned foretells results no better than one number for all positions does.
analyse-none-seats = { $game } has no curve at { $seats } seats: that its values hold has only been looked into alone and at two seats.
analyse-points = Values are points that the seat may expect, by what it knew. A value is usually { $error } points off.
analyse-ahead = Values are points that the seat may expect to be ahead by, by what it knew. A value is usually { $error } points off.
analyse-again = { $count ->
    [one] The table went back together once: people may have known a card before it was drawn.
   *[other] The table went back together { $count } times: people may have known cards before they were drawn.
}
analyse-start = Before the deal
analyse-deal = The deal
analyse-luck = Luck
analyse-decisions = Choices, as far as weighed
analyse-others = Others
analyse-residual = The rest
analyse-result = Result
analyse-changes = { $seat }: the largest changes
analyse-entry = Entry
analyse-before = Before
analyse-after = After
analyse-own = Own
analyse-deep = Choices have not been weighed: --deep does that.
analyse-weighed = { $count ->
    [one] 1 part of a turn was weighed
   *[other] { $count } parts of turns were weighed
}; in { $clear } of them, the bot would clearly have played otherwise.
analyse-seat = Seat
analyse-cost = Cost
analyse-played = Played
analyse-better = Better
analyse-sampling = Brackets hold the mean with 95 % as far as draws go; how far the judge itself is wrong is not in them.
