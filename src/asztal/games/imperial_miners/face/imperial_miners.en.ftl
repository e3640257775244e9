## Names

game-name = Imperial Miners
game-about = Dig ten rounds deep: every card you add sets off a chain that climbs through your mine to the surface.
no-faction = no faction
item-word = { $item ->
    [gold] gold
    [gem] { $count ->
        [one] gem
       *[other] gems
    }
    [cart] { $count ->
        [one] cart
       *[other] carts
    }
    [card] { $count ->
        [one] card
       *[other] cards
    }
    [hand] { $count ->
        [one] card in hand
       *[other] cards in hand
    }
    [event] { $count ->
        [one] event to come
       *[other] events to come
    }
    [space] { $count ->
        [one] space
       *[other] spaces
    }
   *[board] { $count ->
        [one] board completed
       *[other] boards completed
    }
}
item-count = { $count } { item-word }
level-count = { $count ->
    [one] { $count } card of level { $level }
   *[other] { $count } cards of level { $level }
}
fact-level = level { $level }
fact-cost = { $cost } gold
fact-carts = carts { $edges }
fact-board = research board { $side }
surface = Surface
event-when = { $kind ->
    [immediate] at once
    [modifier] this round
   *[end] at the end of the round
}
variant-opening = Opening
variant-opening-normal = 8 cards, 4 of them kept
variant-opening-first = 6 cards for everybody, as in a first game
variant-opening-ask = each player chooses an opening

## Card texts, made from the effects of the cards

join-then = { $first }, then { $then }
join-plus = { $first } plus { $last }
join-if-done = { $first }; if you do, { $then }
join-price = { $price } to { $then }
join-gate = { $gates ->
    [0] { $first }; if { $condition }, also { $verb } { $then }
   *[other] { $first }; if so, and { $condition } too, also { $verb } { $then }
}
step-gain = gain { $items }
gain-gold = { $count } gold
gain-gem = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
gain-gold-per = { $counter ->
    [PLAYED_LEVEL] { $count ->
        [one] as much gold as the level of the card you placed this round
       *[other] { $count } times as much gold as the level of the card you placed this round
    }
   *[other] { $count } gold { $per }
}{ $cap }
gain-gem-per = { $counter ->
    [PLAYED_LEVEL] { $count ->
        [one] as many gems as the level of the card you placed this round
       *[other] { $count } times as many gems as the level of the card you placed this round
    }
   *[other] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    } { $per }
}{ $cap }
at-most = { $more ->
    [0] (at most { item-count })
   *[other] (at most { $count } more { item-word })
}
step-per = { $by ->
    [1] for each { $counter ->
        [FAC_SCO] Scot card in your mine
        [FAC_BAR] Barbarian card in your mine
        [FAC_EGY] Egyptian card in your mine
        [FAC_JAP] Japanese card in your mine
        [FAC_ATL] Atlantean card in your mine
        [FAC_ROM] Roman card in your mine
        [FACTIONS] different faction in your mine
        [LEVELS] row of your mine that holds a card
        [PLAYED_LEVEL] level of the card you placed this round
        [ABOVE] card directly above this one
        [SIDES] card directly beside this one
        [NEIGHBOURS] neighbour of this card
        [MACHINES_HERE] machine on this card
        [MACHINES] machine in your mine
        [MACHINE_CARDS] card of yours that holds a machine
        [COLLAPSES] collapse in your mine
        [CARTS] completed cart in your mine
        [CARTS_HERE] completed cart on this card's edges
        [RESEARCH_POS] space that your marker has moved on its research board
        [BOARDS_DONE] research board you have completed
       *[DONE] { $done ->
            [discard_upto] card discarded
            [clear] collapse removed
           *[other] one of those
        }
    }
   *[other] for every { $by } { $counter ->
        [FAC_SCO] Scot cards in your mine
        [FAC_BAR] Barbarian cards in your mine
        [FAC_EGY] Egyptian cards in your mine
        [FAC_JAP] Japanese cards in your mine
        [FAC_ATL] Atlantean cards in your mine
        [FAC_ROM] Roman cards in your mine
        [FACTIONS] different factions in your mine
        [LEVELS] rows of your mine that hold cards
        [PLAYED_LEVEL] levels of the card you placed this round
        [ABOVE] cards directly above this one
        [SIDES] cards directly beside this one
        [NEIGHBOURS] neighbours of this card
        [MACHINES_HERE] machines on this card
        [MACHINES] machines in your mine
        [MACHINE_CARDS] cards of yours that hold a machine
        [COLLAPSES] collapses in your mine
        [CARTS] completed carts in your mine
        [CARTS_HERE] completed carts on this card's edges
        [RESEARCH_POS] spaces that your marker has moved on its research board
        [BOARDS_DONE] research boards you have completed
       *[DONE] of those
    }
}
step-draw = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
step-draw-per = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} { $per }{ $cap }
step-draw-level = draw { $count ->
    [one] { $count } level-{ $level } card
   *[other] { $count } level-{ $level } cards
}
step-draw-faction = make { $count } { $faction ->
    [SCO] Scot{" "}
    [BAR] Barbarian{" "}
    [EGY] Egyptian{" "}
    [JAP] Japanese{" "}
    [ATL] Atlantean{" "}
    [ROM] Roman{" "}
   *[ANY] { "" }
}faction { $count ->
    [one] draw
   *[other] draws
}{ $faction ->
    [ANY] {" "}for a faction you name
   *[other] { "" }
}
step-dig = look at the top { $look } cards of a deck of level 1, 2 or 3, keep { $count } and discard the rest
step-pay = pay { $count } gold
step-pay-scot = pay { $count } gold (1 less per Scot card in your mine)
step-discard = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
step-discard-upto = { $count ->
    [one] discard { $count } card if you like
   *[other] discard up to { $count } cards
}
step-spend-machine = take { $count ->
    [one] { $count } machine
   *[other] { $count } machines
} off your cards
step-trade = up to { $times } times, swap { $gold } gold for { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
step-machine = put { $count ->
    [one] { $count } machine
   *[other] { $count } machines
} on { $scope ->
    [SELF] this card
    [OTHERS] { $count ->
        [one] another card of yours
       *[other] your other cards
    }
    [LEVEL1] your level-1 cards
    [LEVEL2] your level-2 cards
    [LEVEL3] your level-3 cards
    [ROW] cards in this row
    [SIDES] cards directly beside this one
    [ABOVE] cards directly above this one
    [NEIGHBOURS] neighbours of this card
   *[MINE] { $count ->
        [one] a card of your choice
       *[other] cards of your choice
    }
}
step-machine-each = put 1 machine on { $scope ->
    [SELF] this card
    [OTHERS] every other card of yours
    [LEVEL1] every level-1 card of yours
    [LEVEL2] every level-2 card of yours
    [LEVEL3] every level-3 card of yours
    [ROW] every card in this row
    [SIDES] every card directly beside this one
    [ABOVE] every card directly above this one
    [NEIGHBOURS] every neighbour of this card
   *[MINE] every card of yours
}
step-collapse = put { $count ->
    [one] a collapse
   *[other] a collapse each
} on { $scope ->
    [SELF] this card
    [OTHERS] { $count } of your other cards
    [LEVEL1] { $count } of your level-1 cards
    [LEVEL2] { $count } of your level-2 cards
    [LEVEL3] { $count } of your level-3 cards
    [ROW] { $count } of the cards in this row
    [SIDES] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } directly beside this one
    [ABOVE] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } directly above this one
    [NEIGHBOURS] { $count ->
        [one] { $count } neighbour
       *[other] { $count } neighbours
    } of this card
   *[MINE] { $count } of your cards
}
step-clear = { $count ->
    [one] remove { $count } collapse{ clear-from } if you like
   *[other] remove up to { $count } collapses{ clear-from }
}
clear-from = { $scope ->
    [SELF] {" "}from this card
    [OTHERS] {" "}from your other cards
    [LEVEL1] {" "}from your level-1 cards
    [LEVEL2] {" "}from your level-2 cards
    [LEVEL3] {" "}from your level-3 cards
    [ROW] {" "}from the cards in this row
    [SIDES] {" "}from the cards directly beside this one
    [ABOVE] {" "}from the cards directly above this one
    [NEIGHBOURS] {" "}from the neighbours of this card
   *[MINE] { "" }
}
step-cart = place { $count ->
    [one] { $count } cart token
   *[other] { $count } cart tokens
}{ $scope ->
    [SELF] {" "}on this card's edges
   *[MINE] { "" }
}
step-research = research { $count }
step-activate = activate { $scope ->
    [SELF] this card
    [OTHERS] { $count } of your other cards
    [LEVEL1] { $count } of your level-1 cards
    [LEVEL2] { $count } of your level-2 cards
    [LEVEL3] { $count } of your level-3 cards
    [ROW] { $count } of the cards in this row
    [SIDES] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } directly beside this one
    [ABOVE] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } directly above this one
    [NEIGHBOURS] { $count ->
        [one] { $count } neighbour
       *[other] { $count } neighbours
    } of this card
   *[MINE] { $count } of your cards
}
step-gate = { $counter ->
    [FAC_SCO] your mine has at least { $count } Scot cards
    [FAC_BAR] your mine has at least { $count } Barbarian cards
    [FAC_EGY] your mine has at least { $count } Egyptian cards
    [FAC_JAP] your mine has at least { $count } Japanese cards
    [FAC_ATL] your mine has at least { $count } Atlantean cards
    [FAC_ROM] your mine has at least { $count } Roman cards
    [FACTIONS] your mine has at least { $count } different factions
    [LEVELS] at least { $count } rows of your mine hold cards
    [PLAYED_LEVEL] the card you placed this round is of level { $count } or higher
    [ABOVE] { $count ->
        [one] a card lies directly above this one
       *[other] { $count } cards lie directly above this one
    }
    [SIDES] { $count ->
        [one] a card lies directly beside this one
       *[other] cards lie on both sides of this one
    }
    [NEIGHBOURS] this card has at least { $count } neighbours
    [MACHINES_HERE] this card holds at least { $count } machines
    [MACHINES] your mine holds at least { $count } machines
    [MACHINE_CARDS] at least { $count } of your cards hold a machine
    [COLLAPSES] your mine has at least { $count } collapses
    [CARTS] your mine has at least { $count } completed carts
    [CARTS_HERE] this card has at least { $count } completed carts on its edges
    [RESEARCH_POS] your marker is at least on space { $count }
    [BOARDS_DONE] you have completed at least { $count } research boards
   *[DONE] there were at least { $count }
}
step-mod-cost = { $level ->
    [ALL] mine cards
   *[other] level-{ $level } cards
} cost { $count } gold less to play this round
step-mod-on = { $trigger ->
   *[CHAIN_CARD] whenever a card is activated in your chain this round
}, gain { item-count }
step-mod-research = whenever you research this round, you may move { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} further
step-mod-surface = this round carry out { $count } different surface effects instead of 1
step-mod-both = you may use both effects of the card you place this round, A before B

## Questions

ask-choose-opening = How do you begin?
ask-opening-discard = Which card do you lay aside? Four of the eight stay in your hand; keep one of level 1 to begin with.
ask-choose-card = Which card do you play this round?
ask-place = Where do you place your card?
ask-choose-effect = Which effect of the card do you use?
ask-climb = Which card above is next in the chain?
ask-surface = You have reached the surface. Which effect do you choose?
ask-draw-from = From which deck do you draw a card?
ask-name-faction = Which faction do you look for?
ask-turn-over = In which deck do you look for the faction?
ask-dig-in = Which deck do you look into?
ask-keep-card = Which card do you keep?
ask-discard = Which card do you discard?
ask-hand-limit = You hold more than 8 cards. Which one do you discard?
ask-trade = How often do you swap?
ask-machine = Which card gets a machine?
ask-spend = Which card do you take a machine off?
ask-collapse = Which card do you put the collapse on?
ask-clear = Which card do you remove the collapse from?
ask-cart = Where do you put a cart token?
ask-activate = Which card do you activate?
ask-research = How far does your marker move?
ask-choose-board = Which research board does your marker go to?

## Options

option-choose = { $opening ->
    [normal] 8 cards, of which you keep 4
   *[first] 6 cards, as in a first game
}
option-card = { $card }
option-draw-one = nothing can be played: the top card of level 1
option-place = { $spot ->
    [under-both] below { $card } and { $other }
    [under-right] below { $card }, to the right
    [under-left] below { $card }, to the left
    [both] between { $card } and { $other }
    [right] to the right of { $card }
    [left] to the left of { $card }
    [apart-right] to the right of { $card }, with a gap
    [apart-left] to the left of { $card }, with a gap
   *[first] in the empty mine
}
option-effect = { $letter }: { $does }
option-effect-only = { $does }
option-skip = Use no effect
option-next = { $card }
option-surface = { $does }
option-deck = level { $level }
option-faction = { $faction }
option-keep = { $card }
option-discard = { $card }
option-trade = { $count ->
    [0] not at all
    [one] once
   *[other] { $count } times
}
option-machine = { $card }
option-spend = { $card }
option-collapse = { $card }
option-clear = { $card }
option-activate = { $card }
option-cart = between { $card } and { $other }
option-climb = { $top ->
    [0] space { $space }: { $does }
   *[other] space { $space }, the last one: { $does }
}
option-board = { $board }
preview-card = { fact-level }, { fact-cost }, { $factions }, { fact-carts } · { $about }
preview-full = completes { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}
preview-half = makes { $count ->
    [one] { $count } half-full cart
   *[other] { $count } half-full carts
}
preview-collapsed = its collapse is removed instead of an effect
preview-activated = already activated this round: nothing happens
preview-about = { $about }
preview-deck = { $count ->
    [0] the discard pile is shuffled first
    [one] { $count } card left
   *[other] { $count } cards left
}
preview-faction = { $count } in your mine
preview-machines = { $count ->
    [0] no machine there
    [one] { $count } machine there
   *[other] { $count } machines there
}
preview-spaces = { $spaces }

## Why something is not allowed

reason-activated-already = This card has already been activated this round.
reason-board-by-research = You choose a research board with your first research.
reason-board-just-completed = The marker goes to a different board than the one just completed.
reason-board-not-completed = The marker stays on its board until that board is completed.
reason-board-not-in-play = This research board is not in play.
reason-card-after-event = You choose a card from your hand once the event has been carried out.
reason-card-at-work = This card is at work right now; its effect is finished first.
reason-card-by-chain = A card of your mine is activated when your chain reaches it, or when an effect activates it.
reason-card-each-round = You choose a card from your hand once in each round.
reason-collapsed-already = A collapse cannot be put on this card now.
reason-deck-empty = There is no card left in this deck or in its discard pile.
reason-deck-not-for-faction = This deck cannot be searched for the faction, or has no card of it.
reason-level-four-is-special = Cards of level 4 come only from research boards and events.
reason-card-not-meant = The effect does not reach this card.
reason-card-of-other = This card belongs to { $seat }; your effects do not reach it.
reason-card-of-round = Your card for this round is { $card }; there is only one in each round.
reason-card-to-place = This is the card you are placing now: choose its place.
reason-cart-by-effect = This cart is half full: you can put a cart token here when an effect gives you one.
reason-cart-complete = This cart is complete; it is worth a point at the end of the game.
reason-cart-empty = Both halves are empty here, so this can never be a cart.
reason-chain-is-over = Your chain for this round is over; it did not reach this card.
reason-choose-by-place = This card can be chosen: point at its place in your mine.
reason-climb-by-research = Your marker moves when an effect lets you research.
reason-deck-by-effect = You draw from a deck when an effect tells you to.
reason-event-works = { $kind ->
    [immediate] Everybody carries out this event at the beginning of the round.
    [modifier] This event applies by itself this round.
   *[end] Everybody carries out this event at the end of the round.
}
reason-faction-by-effect = You name a faction when an effect lets you draw a card of any faction.
reason-laid-aside = You have laid this card aside.
reason-no-collapse-there = No collapse lies on this card.
reason-no-machine-there = There is no machine on this card.
reason-only-up = The marker only moves forward, by at least one space.
reason-place-taken = There is already a card here.
reason-machines-full = This card cannot take another machine.
reason-marker-here = Your marker is on this board; it moves when an effect lets you research.
reason-must-play-from-hand = You have a card that you can play, so you must play one from your hand.
reason-no-half-cart = A cart token goes only where exactly one of the two halves is full and no token lies yet.
reason-no-place = There is no place for this card: your mine has no card of the level above it.
reason-not-above = The chain goes on with a card directly above.
reason-not-under-a-card = A card goes to a free place in the row of its level, below a card of the row above.
reason-one-effect = This effect cannot be used now.
reason-surface-after-chain = You reach the surface at the end of your chain.
reason-surface-again = You choose the next surface effect when this one is finished.
reason-surface-chosen = You have already chosen your surface effect this round.
reason-surface-over = You have already been on the surface this round.
reason-surface-used = You have already carried out this surface effect; the second one must be different.
reason-too-far = The marker cannot move that far.
reason-too-few-cards = You have too few cards in your hand.
reason-too-few-machines = You have too few machines in your mine.
reason-too-little-gold = You have too little gold.

## Where that comes from

cause-cards = Your cards with such an effect: { $cards }.
cause-no-cards = None of your cards has such an effect.
cause-chain = Your chain has come to { $card }.
cause-chain-next = It can go on with: { $cards }.

## What happens

event-event-revealed = Round { $round }: { $card }.
event-card-revealed = { $cost ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } for { $cost } gold.
}
event-fallback = { $seat } cannot play anything and takes { $card } from the top of the level-1 deck.
event-nothing-placed = { $seat } has no card to place.
event-placed = { $seat } places { $card }.
event-activated = { $effect ->
    [A] { $seat } uses { $card }, effect A.
    [B] { $seat } uses { $card }, effect B.
    [only] { $seat } uses { $card }.
   *[none] { $seat } does not use { $card }.
}
event-skipped = The chain of { $seat } passes over { $card } (already activated).
event-collapse-removed = { $seat } removes the collapse from { $card }.
event-collapse-instead = { $seat } activates { $card }: its collapse is removed instead of an effect.
event-collapse-placed = { $seat } puts a collapse on { $card }.
event-machine-placed = { $seat } puts a machine on { $card }.
event-machine-spent = { $seat } takes a machine off { $card }.
event-cart-placed = { $seat } puts a cart token between { $card } and { $other }.
event-gained = { $seat } gains { $items }.
event-paid = { $seat } pays { $count } gold.
event-drew = { $seat } draws { $cards }.
event-drew-hidden = { $seat } draws { $items }.
event-looked-at = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of level { $level }.
event-turned-over = { $seat } looks for { $faction } in the level-{ $level } deck and turns over { $cards }.
event-not-found = { $seat } finds nothing: no deck holds a card of the { $faction }.
event-took-open = { $seat } finds { $card }.
event-discarded = { $seat } discards { $cards }.
event-board-chosen = { $seat } puts the marker on { $board }.
event-researched = { $seat } moves the marker to space { $space } of { $board }.
event-board-completed = { $seat } completes { $board }.
event-surfaced = { $seat } takes a surface effect.

## Score and rank

score-gems = gems
score-carts = completed carts
score-tie-gold = tie-break: { $count } gold left
score-tie-carts = tie-break: { $count ->
    [one] { $count } completed cart
   *[other] { $count } completed carts
}
rank-navvy = Navvy
rank-tunneller = Tunneller
rank-novice-miner = Novice Miner
rank-mining-engineer = Mining Engineer
rank-veteran-hewer = Veteran Hewer
rank-king-of-the-depths = King of the Depths
ending-rank = { $seat } ends as: { $rank }.

## The drawn table

draw-round = round { $round } of 10
draw-setup = setup
draw-decks = decks { $decks }
draw-rank = Your rank: { $rank }
draw-event = Event ({ event-when })
draw-legend = ▪ machine · ✖ collapse · ◉ cart, ◐ half-full, ◦ open half · ✓ activated, ► now, #1 option
draw-you = (you)
draw-choosing = choosing
draw-marker = marker { $board } { $space }/{ $top }
draw-no-marker = marker not on a board yet
draw-boards = Research
draw-hand = Hand
draw-unplayable = Cannot be played now
draw-laid = Laid aside
draw-played = Played
draw-cost = { $cost } gold
draw-now = Now
draw-using = { $card }, { $letter }: { $does }
draw-using-only = { $card }: { $does }
draw-space = { $board } { $space }: { $does }
draw-faction = looking for { $faction }

## The table in rows

plain-decks = Decks
plain-mine = Your mine
plain-places = row 1 lies at the top; in (row,x), x counts half cards from the left
plain-row = Row { $row }
plain-free = Free places
plain-full = Completed carts
plain-half = Half-full carts
plain-open = Open full halves
plain-factions = Factions in your mine
plain-looking = Cards you look at
plain-card = { $at } { $card } ({ $factions })
plain-machines = { $count ->
    [one] { $count } machine
   *[other] { $count } machines
}
plain-collapsed = collapse
plain-activated = activated this round
plain-joint = { $card } and { $other }
plain-halves = { $card } { $arrows }
plain-nobody = nobody
plain-space = space { $space }
