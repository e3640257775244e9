## Areas

miners-areas = Parts of the table
miners-tab-mine = My mine
miners-tab-hand = Cards
miners-tab-research = Research
miners-tab-others = Others
miners-choose-here = something can be chosen here
miners-mine-of = The mine of { $name }
miners-back = Back to my mine
miners-open = Show the mine of { $name }
miners-choosing = is choosing
miners-close-up = Close-up
miners-whole = Whole mine

## The mine

miners-mine-label = { $count ->
    [one] Mine with { $count } card
   *[other] Mine with { $count } cards
}
miners-rock = Below the ground
miners-empty = Solid rock. The first card opens the mine.
miners-placing = Place it: { $card }
miners-site = Free place in row { $row }
miners-joint = Half cart between { $one } and { $other }
miners-collapse = collapse
miners-activated = activated this round
miners-at-work = at work now
miners-factions = Factions in this mine
miners-faction-count = { $faction }: { $count }
miners-faction-SCO = Scots
miners-faction-BAR = Barbarians
miners-faction-EGY = Egyptians
miners-faction-JAP = Japanese
miners-faction-ATL = Atlanteans
miners-faction-ROM = Romans
miners-surface = Surface
miners-surface-gold = gain 2 gold
miners-surface-draw = draw 3 cards
miners-surface-research-2 = pay 4 gold to research 2
miners-surface-research-5 = pay 8 gold to research 5

## What people have

miners-gold = { $count } gold
miners-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
miners-carts = { $count ->
    [one] { $count } completed cart
   *[other] { $count } completed carts
}
miners-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
miners-machines = { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
miners-boards-done = { $count ->
    [one] { $count } research board completed
   *[other] { $count } research boards completed
}

## Round, event, decks, hand

miners-round = Round { $round } of 10
miners-setup = Setting up
miners-event = Event of this round
miners-no-event = No event yet
miners-event-immediate = at once
miners-event-modifier = this round
miners-event-end = at the end of the round
miners-decks = Decks
miners-deck = Level { $level }: { $deck } in the deck, { $discarded } discarded
miners-hand = Hand ({ $count })
miners-looking = You look at
miners-laid = Laid aside
miners-played = Played this round
miners-no-cards = No cards
miners-by-level = by level
miners-by-faction = by faction

## Research

miners-board = Research board { $board }
miners-start = Start { $names }
miners-space = Space { $space }: { $text } { $names }
