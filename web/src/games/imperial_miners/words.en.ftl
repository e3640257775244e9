## Areas

miners-tab-mine = My mine
miners-tab-watched = Mine
miners-tab-hand = Cards
miners-tab-research = Research
miners-tab-others = Others
miners-mine-of = The mine of { $name }
miners-open = Show the mine of { $name }
miners-choosing = is choosing

## The mine

miners-mine-label = { $count ->
    [one] Mine with { $count } card
   *[other] Mine with { $count } cards
}
miners-empty = Solid rock. The first card opens the mine.
miners-placing = Place it: { $card }
miners-site = Free place in row { $row }
miners-joint = Half-full cart between { $one } and { $other }
miners-collapse = collapse
miners-activated = activated this round
miners-at-work = at work now
miners-factions = Factions in this mine
miners-faction-count = { $faction }: { $count }

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
miners-laid = Laid aside: { $count } of 4
miners-chosen = Chosen for this round
miners-played = Played this round
miners-no-cards = No cards
miners-by-level = by level
miners-by-faction = by faction

## Research

miners-board = Research board { $board }
miners-start = Start { $names }
miners-space = Space { $space }: { $text } { $names }

## The guided first game

miners-guide-mine = The most victory points win: every gem is worth one, and so is every completed cart. Here you dig for them: the surface above, solid rock below, and in ten rounds your mine gets ten cards.
miners-guide-event = Each round begins with an event for everybody. If it asks you something, answer it first.
miners-guide-hand = Your hand. The Roman numeral is the row where a card goes, the coin its cost, the emblem its faction. Most cards have two effects, A and B. Point at a card, or hold your finger on it, to read it.
miners-guide-choose = { $gold ->
    [0] You have no gold yet, so begin
   *[other] There is nothing yet below which you could dig, so begin
} with a card of level 1. Choose one; what you can choose glows. All players turn their cards up together.
miners-guide-asked = First the event of this round asks you something. Answer it; then choose your card.
miners-guide-works = All cards are turned up, and yours goes to work. Answer what it asks, until the next round begins.
miners-guide-effect = A card of your mine goes to work. Choose one of its effects on the card itself.
miners-guide-surface = You have come up to the surface. Here every chain ends with one of these: 2 gold, 3 cards, or research for gold.
miners-guide-supplies = What you have: gold, gems and completed carts. Gold pays for deeper cards; only gems and carts count at the end.
miners-guide-carts = On the edges of the cards are half carts. Where two full halves meet, the cart is complete and worth a point. A cart token can complete a single half.
miners-guide-deeper = A card of level 2 costs 2 gold and goes below a card of level 1; one is enough, but it may touch two. Choose a card for this round, a deep one if you can pay for it.
miners-guide-shallow = You have chosen another card of level 1. That is allowed, but its chain is as short as the first one. Take it back, or go on like this.
miners-guide-no-deeper = You have { $gold } gold and no card of level 2 that you could play. Choose one of level 1, and take gold or cards at the surface.
miners-guide-place = Choose where the card goes. The cards right above it will work in its chain.
miners-guide-chain = A chain starts at the new card: first its own effect, then one card directly above it, and so on up to the surface. The deeper you dig, the longer the chain. Follow the light until the round is over.
miners-guide-climb = Choose the card above through which the chain goes on. Only that one works.
miners-guide-research = Research moves your marker to the right, and the space where it stops gives you something. The last space gives the most; after it you go on with another board.
miners-guide-second = Now two rounds on your own. The guide speaks up when it sees something that could help you.
miners-guide-few = You hold { $count ->
    [one] only 1 card
   *[other] only { $count } cards
}. None comes by itself: draw 3 at the surface in time.
miners-guide-third = You can pay for a card of level 3 or deeper: its chain goes through more of your cards.
miners-guide-under = What counts is what lies above: put the card below the cards that should work once more.
miners-guide-gold = You have { $gold } gold, and it is worth nothing at the end. Research for 4 gold may bring more than taking 2 gold.
miners-guide-collapse = A collapse lies on a card of yours: the next time that card would work, only the collapse is removed. The chain goes on above it.
miners-guide-end = Machines make some cards stronger; a collapse costs a card its next effect. { $by ->
    [finger] Tap
   *[mouse] Click
} another mine to look into it. Now a whole game against an easy opponent, or play this one to its end. Good digging!
