world-lobby = The same game for everybody
world-lobby-why = The same deal and the same bots for all, one try for each account. When yours is over, you see how the others played.
world-name = { $kind ->
    [day] Game of the day
    [week] Game of the week
   *[club] Club game
}
world-when = { $kind ->
    [day] Game of the day, { $when }
    [week] Game of the week, week { $when }
   *[club] Club game
}
world-until = open until { $time }
world-closed = closed since { $time }
world-closed-engine = Closed early: rules or bots have changed here, so nobody could play the same game any more. Games that were not finished then are shown without a place.
world-begun = { $count ->
    [0] nobody has begun yet
    [one] one account has begun
   *[other] { $count } accounts have begun
}
world-play = Play it
world-go-on = Go on
world-see = See how it went
world-about = What is this?
world-account-make = Make an account
world-club = Make one for your club…
world-clubs = Club games

world-what = What everybody plays
world-seats = Players
world-seats-said = { $count }, you are at seat { $seat }
world-bots = Bots
world-variant = Variant
world-time = Time
world-rules = Whoever leaves has ended their game. You can only undo what nobody has answered and what told you nothing new.
world-made = Made by { $name }. Whoever makes a club game could make several and show the one they like; so club games are listed apart.
world-share = Link to this game
world-own = Your game
world-own-none = You have not begun.
world-own-playing = You are in the middle of it.
world-own-wait = What the others did is shown when your game is over.
world-own-ended = Your game is over.
world-own-missed = You did not play this one.

world-places = Places
world-places-how = By the place at one’s own table, then points, then tie-breaks, as the rules have them.
world-places-none = Nobody is ranked yet.
world-apart = Without a place
world-why = { $why ->
    [left] left before the end
    [late] ended after it was closed
    [unread] how it went could not be worked out, or not yet
    [program] a program
   *[few-games] fewer than ten finished games
}
world-place = Place
world-player = Player
world-points = Points
world-at-table = At the own table
world-replay = Replay
world-replay-of = Replay of { $name }
world-you = you

world-tree = Where you left the others
world-tree-left = You left the others at turn { $turn }: { $count } of { $together } chose this too.
world-tree-alone = You left the others at turn { $turn }: { $others ->
    [one] the other one chose something else.
   *[other] none of the other { $others } chose this.
}
world-tree-same = Somebody made all the same choices as you.
world-tree-first = You are the first: there is nobody to compare with yet.
world-tree-why = Equal choices lead to exactly the same position. After that every game is another one.
world-turn = Turn { $turn }
world-took = { $count } of { $together }
world-yours = yours

world-alike = What is alike
world-alike-why = Counted in all games, though their positions differ: what was done in each turn, and what points were for.
world-deeds = What was done, turn by turn
world-deeds-cell = { $count } of { $all }
world-more = Show all { $count } turns
world-all = Show all { $count }
world-sources = Points by what they were for, at the end of each round
world-source = For
world-average = average of all
world-sum = All

world-honest = What this does not tell
world-honest-luck = The same deal is not the same luck. Where two levels of bots played equal deals, their results went together only loosely: the correlation was 0.16 in Ginkgopolis and 0.46 in Imperial Miners.
world-honest-account = One account is not one person: somebody may have several.
world-honest-list = Only accounts with ten finished games are in the list of places.

world-new = A game for your club
world-new-why = You get a link. Everybody with an account who has it plays the same deal against the same bots.
world-new-game = Which game?
world-new-strength = How strong are the bots?
world-new-days = How long is it open?
world-new-day = { $days ->
    [one] one day
   *[other] { $days } days
}
world-new-make = Make it

world-entry = { $name }: this is your one try.
world-entry-page = What that means
world-entry-after = See how the others played
world-leave-why = Leaving ends your game for good: it gets no place, and you cannot begin again. To go on later, just close the page.
world-leave-go = End my game
world-ended = Your game ended when you left. It has no place.
