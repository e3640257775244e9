## Areas

cities-tab-slots = Slots
cities-tab-city = My city
cities-tab-cards = Cards
cities-tab-others = Others

## Head

cities-round = Era { $era }, round { $round }
cities-order = Play order
cities-turns = { $count ->
    [one] { $count } turn taken
   *[other] { $count } turns taken
}

## Slots and tracks

cities-green = Green
cities-red = Red
cities-yellow = Yellow
cities-neutral = neutral tile
cities-clone = Clone a slot
cities-used = used
cities-federation = Federation track
cities-space = space { $space }

## Cards

cities-hand = Hand
cities-sealed = Laid aside
cities-looking = Looked at
cities-played = Being played
cities-turned = Turned up
prompt-early-in-underwater_cities = { $name } is chosen: now its slot.
early-take-in-underwater_cities = Play this card: choose a slot
cities-lane-contract = Contracts
cities-lane-metropolis = Metropolises
cities-lane-spent = Spent
cities-lane-permanent = Permanent
cities-lane-action = Action
cities-lane-production = Production
cities-lane-scoring = Scoring
cities-specials = Special cards
cities-contracts = Contracts
cities-left = What is left
cities-left-card = cards in the deck
cities-left-tunnel = tunnels left
cities-left-nonsymbiotic_city = white domes left
cities-left-symbiotic_city = purple domes left

## The board

cities-city = city { $city }
cities-site = city { $city }, site { $site }
cities-expansion = city { $city }, expansion site
cities-tunnel = tunnel { $tunnel }
cities-metropolis = metropolis
cities-bonus = Bonus
cities-surcharge = Surcharge
cities-special-six_points = Building a city here brings six points.
cities-special-triple_tunnel = A tunnel here produces { $times } times.
cities-special-double_building = A building here produces { $times } times.
cities-special-metropolis_bonus = More in every Production once the metropolis at this tunnel is connected:
cities-special-pair_bonus = Two tunnels that bring more in every Production once both are built:
cities-special-symbiotic_points = A symbiotic city here brings { $points } points in every Production.
cities-open = { $name }: open the board beside mine

## Stock and forecast

cities-stock = Stock
cities-kelp = kelp
cities-steelplast = steelplast
cities-science = science
cities-credit = credits
cities-biomatter = biomatter
cities-point = points
cities-card = cards
cities-federation-step = Federation
cities-prices = Usual costs
cities-price-nonsymbiotic_city = nonsymbiotic city
cities-price-symbiotic_city = symbiotic city
cities-price-tunnel = tunnel
cities-price-farm = farm
cities-price-desalination = desalination plant
cities-price-laboratory = laboratory
cities-price-upgrade = upgrade
cities-next-production = The next Production
cities-will-ask = { $count ->
    [one] { $count } card will ask you
   *[other] { $count } cards will ask you
}
cities-food = Food afterwards
cities-cities = { $count ->
    [one] { $count } city eats
   *[other] { $count } cities eat
}
cities-hungry = { $count } hungry
cities-scoring-now = Points if the game ended now
cities-scored-cities = cities
cities-scored-resources = resources
cities-goal = Alone: { $points } points and { $cities } connected cities

## The guided first game

cities-guide-aim = Ten rounds in three eras; whoever has the most points at the end wins. Points come from cities with different buildings, from upgraded buildings in every Production, from metropolises and from cards.
cities-guide-first = Two blue metropolises lie at the edge of your board. Choose the one for the right hex: each helps you once a chain of tunnels reaches it.
cities-guide-deal = Of your first six cards you keep three. Choose the ones to discard; keep different colours.
cities-guide-alike = All three cards have the same colour: soon none will match the free slots. Take it back, or go on like this.
cities-guide-slots = In your turn you place a tile on one of these action slots. They are green, red and yellow, each with its mark. A slot that somebody has taken is gone for this round.
cities-guide-hand = With the tile you play a card. If it has the colour of the slot, both take effect; if not, the card is simply discarded. Strong slots go with weak cards and the other way round.
cities-guide-match = Point at a card: the slots of its colour light up. Point at a slot: the cards that match it light up.
cities-guide-slot = Now choose a slot{ $by ->
    [finger] { " " }with a tap
   *[mouse] { " " }with a click
}. You can also choose the card first and then its slot.
cities-guide-card = Now the card. A crossed-out mark means that it does not match.
cities-guide-mismatch = This card does not have the colour of the slot, so only the slot takes effect; another card in your hand would match. Take it back, or go on like this.
cities-guide-no-match = None of your cards has the colour of this slot, so the card will only be discarded. Choose the one that you need least.
cities-guide-effects = Carry out what the slot and the card bring, until it is your turn again. At the end of your turn a card is drawn for you.
cities-guide-city = Your board: the domes are cities, the squares around them building sites, the dashed lines tunnels. A symbol on a free place is a bonus for building there, a red one a surcharge.
cities-guide-network = You start with one city. A new one is built beside one of yours, with or without a tunnel; but only what tunnels connect to the first city is lit, produces and counts.
cities-guide-ahead = At the end of each era everything in the lit network produces: you see here what, and what the cities will eat. Every city in it eats one kelp; a hungry one costs points.
cities-guide-upgrade = Farms give kelp, desalination plants credits, laboratories science. Upgraded they bring more: points, biomatter, steelplast.
cities-guide-federation = Flags move you forward on the Federation track: you get a bonus, and you come earlier in the next round.
cities-guide-round = Everybody has three turns in a round. Play yours: slot, card, effects, until the second round begins.
cities-guide-second = Now a second round on your own. The guide speaks up when it sees something that could help you.
cities-guide-apart = This city is not connected: no chain of tunnels leads to it from your first city. So far it neither produces nor counts.
cities-guide-no-fit = None of your cards has the colour of a free slot. Choose the slot that helps most, and discard the card that you need least, or take 2 cards and 2 credits at the always available slot.
cities-guide-hungry = In the next Production { $count ->
    [one] 1 connected city
   *[other] { $count } connected cities
} would stay hungry, at 3 points each. Farms give kelp.
cities-guide-bare = You have no building yet. What you build in the first era produces three times, what you build in the last only once.
cities-guide-end = Ten rounds in all, with three Productions in between. Special cards cost credits and are strong; the magnifying glass explains every card. Now a whole game against an easy opponent, or play this one to its end. Have fun!
