## Areas

ginkgopolis-area-city = City and hand
ginkgopolis-area-players = Players
ginkgopolis-area-districts = Districts

## The city

ginkgopolis-city = The city
ginkgopolis-building = { $tile }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $owner }{ $site ->
    [no] { "" }
   *[yes] , construction site
}, { $cell }
ginkgopolis-free = empty site { $cell }
ginkgopolis-token = token { $letter } { $cell }
ginkgopolis-nobody = nobody
ginkgopolis-hal = Hal
ginkgopolis-just-played = Just played
ginkgopolis-push-back = push the tokens counter-clockwise
ginkgopolis-push-on = push the tokens clockwise

## What one points at

ginkgopolis-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
ginkgopolis-neutral = Belongs to nobody
ginkgopolis-owner = Belongs to { $name } ({ $count ->
    [one] { $count } resource
   *[other] { $count } resources
} on it)
ginkgopolis-site = Construction site: its card joins the deck at the next rebuild
ginkgopolis-its-card = Its card:

## What lies in front of me

ginkgopolis-mine = In front of me
ginkgopolis-hand = My hand
ginkgopolis-chosen = Chosen
ginkgopolis-my-tiles = My tiles
ginkgopolis-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}, { $supply } in the supply
ginkgopolis-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ginkgopolis-points = { $count ->
    [one] { $count } success point
   *[other] { $count } success points
}
ginkgopolis-new-hand = { $count ->
    [one] { $count } new-hand token
   *[other] { $count } new-hand tokens
}
ginkgopolis-alone = no tile: play the card alone
ginkgopolis-done = done: hand in the chosen tiles
ginkgopolis-offered = { $tile }, to be handed in

## The players

ginkgopolis-you = (you)
ginkgopolis-first = first player
ginkgopolis-choosing = choosing…
ginkgopolis-committed = { $tile ->
    [no] a card lies face-down
   *[yes] a card lies face-down with a tile on it
}
ginkgopolis-cards-of = Cards of { $name }
ginkgopolis-in-stock = resources
ginkgopolis-left = +{ $count } in supply
ginkgopolis-points-short = success points
ginkgopolis-tiles-short = tiles
ginkgopolis-secret-points = success points behind the screen
ginkgopolis-secret-tiles = { $count ->
    [0] tiles behind the screen
   *[other] tiles behind the screen, { $count } of them known
}
ginkgopolis-when-exploit = After exploiting
ginkgopolis-when-urbanize = After urbanizing
ginkgopolis-when-construct = After constructing a floor
ginkgopolis-when-end = In the final scoring
ginkgopolis-no-cards = No cards here yet.
ginkgopolis-known-hand = In this hand you have seen:
ginkgopolis-known-tiles = Behind this screen you have seen:

## Districts and stacks

ginkgopolis-districts = Districts, if the game ended now
ginkgopolis-district = { $colour ->
    [red] Red district
    [blue] Blue district
   *[yellow] Yellow district
} of { $size } buildings: { $ranks }
ginkgopolis-no-district = No two buildings of a colour stand side by side yet.
ginkgopolis-together = Together
ginkgopolis-stacks = Round and stacks
ginkgopolis-round = Round { $round }
ginkgopolis-last = Last round
ginkgopolis-begins = { $name } begins
ginkgopolis-supply = { $count ->
    [one] { $count } tile in the supply
   *[other] { $count } tiles in the supply
}
ginkgopolis-supply-short = tiles
ginkgopolis-supply-second = last tiles
ginkgopolis-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
ginkgopolis-deck-short = deck
ginkgopolis-discard = { $count ->
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
ginkgopolis-discard-short = discards
ginkgopolis-discard-pile = Discard pile

## The guided first game

ginkgopolis-guide-aim = You build a city together, and whoever has most success points at the end wins. Points come from buildings and cards during the game, and most of them at the end from districts in which you are strong.
ginkgopolis-guide-city = This is the city. The colour says what a building yields: red resources, blue tiles, yellow success points. It yields one for every floor.
ginkgopolis-guide-hand = Every round all players choose one card from their hands, in secret and at the same time. A card is played alone or with a tile on it.
ginkgopolis-guide-building = A building card belongs to the building of the same colour and number: this one is in your hand. Played alone, it brings you what the building yields, whoever owns it.
ginkgopolis-guide-choose = Choose a card now. { $by ->
    [finger] Tap
   *[mouse] Click
} it in your hand, or { $by ->
    [finger] tap
   *[mouse] click
} its building or letter in the city. What you can choose glows.
ginkgopolis-guide-new-hand = You have given up a new-hand token for four other cards. Take it back, or go on like this and choose one of them.
ginkgopolis-guide-alone = Now you could lay a tile on the card. Leave it out for this first round: { $by ->
    [finger] tap
   *[mouse] click
} here and exploit.
ginkgopolis-guide-tile-first = You have laid a tile on your first card. That is the larger action, and we come to it next. Take it back, or go on like this.
ginkgopolis-guide-turned = All cards are turned up and carried out, one after the other. If you are asked what you take or where something goes, choose that too.
ginkgopolis-guide-pass = The round is over: you have passed the three cards that you did not play to your left, and got three from your right and a new one. What you leave in your hand, somebody else can play next.
ginkgopolis-guide-stock = What you took lies here: resources, tiles, success points. The round arrows are new-hand tokens: each changes your whole hand once, or scores 2 points at the end.
ginkgopolis-guide-players = Here are the players with their characters. Each gives a little after the action that it goes with: the arrow into the tray stands for exploiting, the house for urbanizing, the storeys for a new floor.
ginkgopolis-guide-letter = A letter card with a tile urbanizes: for 1 resource your tile becomes a new building where the letter lies, and all buildings beside it yield for you.
ginkgopolis-guide-floor = A building card with a tile puts a new floor on that building. It becomes yours and takes one resource per floor; another colour costs 1 more, a lower number costs the difference in points. You keep the card with its bonus.
ginkgopolis-guide-tile = Try it: choose a card, then a tile. If you cannot pay in the end, the card simply counts as played alone.
ginkgopolis-guide-alone-again = You have played a card alone again. Take it back and lay a tile on it, or go on like this.
ginkgopolis-guide-districts = At the end, neighbours of one colour form districts. Whoever has most resources there scores all resources in it, whoever has the second most scores only their own. This list shows how it would be now.
ginkgopolis-guide-second = Now a few rounds on your own. The guide speaks up when it sees something that could help you.
ginkgopolis-guide-no-tile = You have no tile, so you cannot build. The card of a blue building brings tiles when played alone, a letter card alone brings one too.
ginkgopolis-guide-poor = You have { $count ->
    [0] no resource
    [one] 1 resource
   *[other] { $count } resources
}, and a building takes one for every floor. The card of a red building brings more when played alone.
ginkgopolis-guide-another = You hold the card of a building that belongs to somebody else. With a tile on it the building becomes yours, and they get their resources back.
ginkgopolis-guide-behind = In one district you are only second, and score no more than your own resources there. One more floor or building of that colour can change it.
ginkgopolis-guide-end = When the tiles run out for the second time, or somebody has all resources in the city, the round is finished and the game is over. Now a whole game against an easy opponent, or play this one to its end. Enjoy your city!

## The frame's words for a round and for what one seat does in it

restart-turn-in-ginkgopolis = Restart action
replay-next-turn-in-ginkgopolis = Next action
replay-last-turn-in-ginkgopolis = Previous action
replay-next-round-in-ginkgopolis = Next round
replay-last-round-in-ginkgopolis = Previous round
replay-at-in-ginkgopolis = Move { $move } of { $last }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}
replay-round-in-ginkgopolis = Round { $round }
banner-round-in-ginkgopolis = Round { $round }
banner-last-in-ginkgopolis = The last round!
