## Names

game-name = Underwater Cities
game-about = Connect domed cities on the ocean floor and match the right card with the right place, era after era.
nothing = nothing
join-or = { $first } or { $last }
join-clauses = { $first } and { $last }
slot-name = { $colour ->
    [green] Green
    [red] Red
   *[yellow] Yellow
} { $number }
slot-always = the always-available slot
site-expansion = the expansion site of { $city }
colour-word = { $colour ->
    [green] green
    [red] red
   *[yellow] yellow
}
colour-attribute = { colour-word }
type-word = { $type ->
    [immediate] instant
    [permanent] permanent
    [action] action
    [production] production
   *[scoring] end-scoring
}
fact-era = era { $era }
fact-special = special
fact-cost = { $cost ->
    [one] { $cost } credit
   *[other] { $cost } credits
}
fact-assistant = every player's action card
fact-metropolis = { $tile ->
    [blue] blue
   *[brown] brown
} metropolis
fact-contract = government contract
fact-slot = { $side ->
    [12] slot for 1 or 2 players
    [34] slot for 3 or 4 players
   *[0] slot without colour
}
variant-boards = Player boards
variant-boards-standard = standard boards
variant-boards-advanced = advanced boards
variant-contracts = Government contracts
variant-contracts-no = without government contracts
variant-contracts-yes = with government contracts
variant-start = Neutral tiles
variant-start-1 = neutral tiles start on the first slots
variant-start-2 = neutral tiles start on the second slots
variant-start-3 = neutral tiles start on the third slots
variant-start-4 = neutral tiles start on the fourth slots

## Items

item-word = { $item ->
    [kelp] kelp
    [steelplast] steelplast
    [science] science
    [credit] credits
   *[biomatter] biomatter
}
item-of-slot = { item-word }
item-count = { $item ->
    [kelp] { $count } kelp
    [steelplast] { $count } steelplast
    [science] { $count } science
    [credit] { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    [biomatter] { $count } biomatter
    [point] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [federation] { $count ->
        [one] { $count } step on the Federation track
       *[other] { $count } steps on the Federation track
    }
   *[any] { $count ->
        [one] any { $count } resource
       *[other] any { $count } resources
    }
}
item-gained = { item-count }
item-price = { item-count }
item-less = { item-count }

## Pieces

thing-word = { $thing ->
    [farm] farm
    [desalination] desalination plant
    [laboratory] laboratory
    [tunnel] tunnel
    [nonsymbiotic_city] nonsymbiotic city
    [symbiotic_city] symbiotic city
    [building] building
    [structure] structure
   *[city] city
}
thing-many = { $thing ->
    [farm] farms
    [desalination] desalination plants
    [laboratory] laboratories
    [tunnel] tunnels
    [nonsymbiotic_city] nonsymbiotic cities
    [symbiotic_city] symbiotic cities
    [building] buildings
    [structure] structures
   *[city] cities
}
thing-a = { $thing ->
    [building] any building
   *[other] a { thing-word }
}
piece-at = { $thing ->
    [tunnel] tunnel { $site }
   *[other] { thing-word } on { $site }
}
things = { $n ->
    [1] { thing-a }
   *[other] up to { $n } { thing-many }
}
things-different = up to { $n } { thing-many } of different kinds
things-least = { $n ->
    [1] { thing-a }
   *[other] at least { $n } { thing-many }
}
terms-free = for free
terms-cost = { $n ->
    [1] for { $price }
   *[other] for { $price } each
}
terms-less = for { $price } less
at-expansion = { $n ->
    [1] on an expansion site
   *[other] on expansion sites
}

## What cards count

count-one = { $count ->
    [connected_city] connected city
    [connected_symbiotic_city] connected symbiotic city
    [connected_nonsymbiotic_city] connected nonsymbiotic city
    [connected_metropolis] connected metropolis
    [connected_city_all_types] connected city with all three building types
    [connected_city_upgraded_pair] connected city with two upgraded buildings of one type
    [connected_building] connected building
    [connected_expansion_building] connected building on an expansion site
    [connected_farm] connected farm
    [connected_desalination] connected desalination plant
    [connected_laboratory] connected laboratory
    [connected_upgraded_farm] connected upgraded farm
    [connected_upgraded_desalination] connected upgraded desalination plant
    [connected_upgraded_laboratory] connected upgraded laboratory
    [tunnel_at_city] tunnel at a city
    [upgraded_tunnel_at_city] upgraded tunnel at a city
    [upgraded_structure] upgraded structure in your network
    [action_card] claimed action card
    [permanent_card] claimed permanent card
    [production_card] claimed production card
   *[special_card_paid] special card that you paid for
}
count-many = { $count ->
    [connected_city] connected cities
    [connected_symbiotic_city] connected symbiotic cities
    [connected_nonsymbiotic_city] connected nonsymbiotic cities
    [connected_metropolis] connected metropolises
    [connected_city_all_types] connected cities with all three building types
    [connected_city_upgraded_pair] connected cities with two upgraded buildings of one type
    [connected_building] connected buildings
    [connected_expansion_building] connected buildings on expansion sites
    [connected_farm] connected farms
    [connected_desalination] connected desalination plants
    [connected_laboratory] connected laboratories
    [connected_upgraded_farm] connected upgraded farms
    [connected_upgraded_desalination] connected upgraded desalination plants
    [connected_upgraded_laboratory] connected upgraded laboratories
    [tunnel_at_city] tunnels at cities
    [upgraded_tunnel_at_city] upgraded tunnels at cities
    [upgraded_structure] upgraded structures in your network
    [action_card] claimed action cards
    [permanent_card] claimed permanent cards
    [production_card] claimed production cards
   *[special_card_paid] special cards that you paid for
}
count-single = { $count ->
    [upgraded_tunnel_at_city] an { count-one }
    [upgraded_structure] an { count-one }
   *[other] a { count-one }
}
count-each = { $each ->
    [1] each { count-one }
   *[other] every { $each } { count-many }
}
need = at least { $min } { count-many }
need-yours = { need }
if-have = you have { $things }
if-space = you are on space { $space } of the Federation track
if-built = you have built { things-least } in this turn
if-upgraded = you have upgraded { things-least } in this turn

## What effects do

about-contract = Needs { $needs }. Reward: { $reward }.
about-metropolis = { $moment ->
    [instant] When you connect it: { $does }.
    [production] In every Production: { $does }.
   *[scoring] At the end of the game, if connected: { $does }.
}
does-of = { $name }: { $does }
does-contract = take { $name }: { $does }
up-to-times = (up to { $times } times)
at-most-times = (at most { $times } times)
do-gain = gain { $items }
do-card = { $count ->
    [1] draw a card
   *[other] draw { $count } cards
}
do-federation = { $count ->
    [1] advance 1 space on the Federation track
   *[other] advance { $count } spaces on the Federation track
}
do-gain-different = gain { $n } different resources ({ $kinds })
do-gain-per = { $gains } for { $each }
do-draw-keep = look at the top { $n } cards of the deck, keep { $keep } and discard the others
do-redraw = { $n ->
    [1] discard a card from your hand and draw another
   *[other] discard up to { $n } cards from your hand and draw as many
}
do-take-special-card = { $n ->
    [1] take a special card
   *[other] take { $n } special cards
}
do-gain-metropolis = turn up { $n } blue metropolises from the supply and keep one, which counts as connected
do-choose = either { $first }, or { $last }
do-pay = pay { $price } to { $then }
do-exchange = exchange { $one } for { $other }, or the other way round
do-if = if { $condition }, { $then }
do-if-else = if { $condition }, { $then }, otherwise { $otherwise }
do-build = build { $what }
do-upgrade = upgrade { $what }
do-build-and-upgrade = { $free ->
    [none] build { things } and upgrade it
    [build] build { things } for free and upgrade it at the usual cost
   *[both] build { things } for free and upgrade it for free
}
do-make-symbiotic = turn a nonsymbiotic city into a symbiotic one for { $price }
do-use-action-card = { $n ->
    [1] use an action card
   *[other] use up to { $n } action cards
}
do-refresh-action-card = { $n ->
    [1] ready a used action card
   *[other] ready up to { $n } used action cards
}
do-perform-slot = { $n ->
    [1] { $which ->
        [other] carry out the action of a slot that only other players occupy
        [available] carry out the action of a free slot
        [always] carry out the action of a free slot, which may be the always-available one
       *[not_mine] carry out the action of a slot without a tile of yours
    }
   *[other] { $which ->
        [other] carry out the actions of { $n } different slots that only other players occupy
        [available] carry out the actions of { $n } different free slots
        [always] carry out the actions of { $n } different free slots, one of which may be the always-available one
       *[not_mine] carry out the actions of { $n } different slots without a tile of yours
    }
}
do-structure-output = { $kinds ->
    [different] gain what up to { $n } upgraded structures of different kinds in your network produce
    [same] gain what up to { $n } upgraded structures of the same kind in your network produce
   *[any] { $n ->
        [1] gain what an upgraded structure in your network produces
       *[other] gain what up to { $n } upgraded structures in your network produce
    }
}
thing-nth = { $n ->
    [1] the first { thing-word }
    [2] the second { thing-word }
    [3] the third { thing-word }
   *[other] the { $n }th { thing-word }
}
do-when = { $when }, { $then }
when = { $event ->
    [piece-built] whenever you build { thing-a }
    [piece-upgraded] whenever you upgrade { thing-a }
    [city_nth] whenever you build { thing-nth } of a connected city
    [city_nth-upgraded] whenever an upgrade gives a connected city { $n ->
        [2] its second
       *[other] its { $n }th
    } upgraded { thing-word }
    [turn_nth] as soon as you have built { $n } { thing-many } in a turn
    [city_completed] as soon as a city of yours is connected and has all three building types (once for each city)
    [slot_used] { $group ->
        [two_farms] whenever you use the slot for 2 farms
        [two_laboratories] whenever you use the slot for 2 laboratories
       *[two_tunnels] whenever you use the slot for 2 tunnels
    }
    [slot_gave] whenever the action of a slot gives you { item-of-slot }
    [slot_mismatch] whenever your card does not match the slot
    [space_reached] whenever you reach space { $space } of the Federation track
    [action_card_used] whenever you use an action card
    [special_card_paid] whenever you pay for a special card (this one included)
    [metropolis_connected] whenever you connect or receive a metropolis
    [card_claimed] whenever you claim a card (this one included)
    [excess_discarded] whenever you discard a card above the hand limit
   *[turn_end] at the end of your turn
}
do-reduce-cost = { $on ->
    [build] building { thing-a } costs you { $price } less
    [upgrade] upgrading { thing-a } costs you { $price } less
    [first-build] the first time in each turn, building { thing-a } costs you { $price } less
    [first-upgrade] the first time in each turn, upgrading { thing-a } costs you { $price } less
   *[turn] { thing-many } cost you { $price } less in this turn
}
do-once-per-turn = once per turn: { $then }
do-may-pay-with = when you build, you may pay { $new } instead of { $old }
do-hand-limit = your hand limit is { $n } higher
do-action-card-limit = { $n ->
    [1] you may own 1 more action card
   *[other] you may own { $n } more action cards
}
do-match-cards = { $all ->
    [0] your { $colours } cards also match { $slots } slots
   *[1] all your cards also match { $slots } slots
}
do-extra-output = up to { $n } { $upgraded ->
    [0] { thing-many }
   *[1] upgraded { thing-many }
} produce { $more } more each
do-swap-output = { $thing ->
    [any] turn { $give } of this Production into { $into }
   *[other] turn { $give } that { thing-a } has produced into { $into }
}
do-produce-again = let { things } produce once more
do-feed-free = { $n ->
    [1] 1 city needs no food
   *[other] { $n } cities need no food
}
do-feed-with = { $n ->
    [1] 1 city may be fed with { $price }
   *[other] up to { $n } cities may be fed with { $price } each
}
points-per = { $points } for { $each }
points-step = { $which ->
    [one] { $points } for { $min }
    [two] { $points } for { $min } or { $max }
    [range] { $points } for { $min } to { $max }
   *[more] { $points } for { $min } or more
}
points-steps = { count-many }: { $rows }
points-sets = { $points } for each set of { $things }
points-spend = pay { $price } for { $points }
points-if = { $points } if { $condition }
points-best = only the best of these: { $scores }

## Questions

ask-place-metropolis = Which metropolis do you put on the right hex (M1)?
ask-lay-aside = Which card do you lay aside?
ask-discard = You have too many cards. Which one do you discard?
ask-discard-early = You have more cards than you will be able to keep. Do you discard one now?
ask-slot = Which slot do you choose?
ask-card = Which card do you play?
ask-order = What comes first?
ask-resolve-card = Do you use the card?
ask-part = What do you do next?
ask-choose = Which of these do you choose?
ask-build = What do you build, and where?
ask-payment = How do you pay?
ask-upgrade = What do you upgrade?
ask-convert = Which city becomes symbiotic?
ask-advance = Do you go on along the Federation track?
ask-items = What do you take?
ask-pay-again = Do you pay once more?
ask-exchange = What do you give?
ask-use-action-card = Which action card do you use?
ask-ready-action-card = Which action card becomes available again?
ask-perform-slot = Which slot's action do you carry out?
ask-output = Which structure's output do you take?
ask-keep-card = Which card do you keep?
ask-swap-card = Which card do you discard to draw another?
ask-take-special = Which special card do you take?
ask-bottom-card = Which card goes under the deck first?
ask-keep-metropolis = Which metropolis do you keep?
ask-give-up = You have too many action cards. Which one do you discard?
ask-use-discarded = Do you use it now, before it is discarded?
ask-end-turn = Do you use an ability before your turn ends?
ask-production = Which card or metropolis produces next?
ask-feed = How many cities do you feed in another way?
ask-spend = What do you buy points with?
ask-give = Which resource do you give?

## Options

option-first = { $tile } on the right, { $other } on the left
option-discard = { $card }
option-slot = { $slot }
option-clone = clone { $slot } ({ $amounts })
option-card = { $card }
option-mismatch = { $card }, not matching
option-card-first = { $card } first
option-slot-first = { $slot } first
option-resolve = { $type ->
    [immediate] use { $card }
   *[other] claim { $card }
}{ $cost ->
    [0] { "" }
    [one] { " " }({ $cost } credit)
   *[other] { " " }({ $cost } credits)
}
option-decline = discard { $card } without effect
option-part = { $does }
option-choose = { $does }
option-bonus = bonus of { $site }: { $amounts }
option-trigger = { $does }
option-build = { $x ->
    [0] { $thing ->
        [tunnel] tunnel { $site } ({ $start }–{ $end })
       *[other] { thing-word } on { $site }
    }
   *[1] { thing-word } on { $site }
}
option-upgrade = { piece-at }
option-convert = { $site }
option-output = { piece-at }
option-pay = { $amounts }
option-items = { $amounts }
option-exchange = { $amounts } for { $take }
option-again = pay once more
option-advance = one step further
option-use = { $card }
option-ready = { $card }
option-ability = ability of { $card }: { $ability }
option-keep = { $card }
option-swap = { $card }
option-bottom = { $card }
option-special = { $card }
option-look = the open card goes under the deck; look at the next three and keep one
option-metropolis = { $tile }
option-give-up = { $card }
option-end-turn = end the turn
option-produce = { $card }
option-done = done
option-feed = { $count ->
    [0] none
    [one] { $count } city for { $amounts }
   *[other] { $count } cities for { $amounts }
}
option-spend = { $card }: { $amounts } for { $take }
option-give = { $amounts }
preview-does = { $about }
preview-matching = { $count ->
    [0] no matching card in your hand
   *[other] matching cards: { $cards }
}
preview-card = { $era ->
    [0] special card for { $cost ->
        [one] { $cost } credit
       *[other] { $cost } credits
    }, { colour-word }, { type-word }
   *[other] { colour-word }, { type-word }
}: { $about }
preview-matches = matches the slot
preview-no-match = does not match and will be discarded
preview-price = price: { $amounts }
preview-surcharge = surcharge of the site, included: { $amounts }
preview-bonus = bonus: { $amounts }
preview-connects = connects { $tile }
preview-production = each Production: +{ $amounts }
preview-no-production = no change in Production yet
preview-output = { $amounts }
preview-left = leaves you { $amounts }
preview-space = space { $space }: { $amounts }

## Why something is not allowed

reason-ability-not-here = This ability waits: it can be used between two parts of your turn.
reason-ability-used = You have already used this ability in this turn.
reason-action-by-icon = You can use an action card only when a slot or another card lets you.
reason-advance-by-slot = You advance on the track through slots and cards: choose a slot now.
reason-advance-when-told = Your marker advances when a slot or a card says so.
reason-alone-advanced = The solo game is played on advanced boards.
reason-already-symbiotic = This city is symbiotic already.
reason-already-upgraded = This structure is upgraded already.
reason-already-used = This action card was already used in this era.
reason-brown-stays = The brown metropolis has its fixed place.
reason-build-after-card = Your slot can build { thing-a }; you choose the site after the card.
reason-build-by-part = To build { thing-a } here, first choose the part that says so.
reason-build-by-slot = You build through slots and cards: choose a slot now.
reason-build-when-told = You can build { thing-a } here when a slot or a card lets you.
reason-buys-no-points = You cannot buy points with this card.
reason-cannot-pay = You cannot pay for that.
reason-cannot-upgrade-it = You could build it there, but not pay for its upgrade as well.
reason-card-does-not-help = With this card nothing of the slot could be used.
reason-card-done = This card has been scored already.
reason-card-for-turn = You have played { $card } in this turn, and a turn has only one card.
reason-card-in-turn = A card from your hand is played in your turn, together with a slot.
reason-card-of-other = This card belongs to { $seat }.
reason-card-of-turn = This is the card of your turn; you have played it already.
reason-card-without-effect = You have played this card in this turn; it does not match, so it has no effect.
reason-city-stands = A city of yours stands here already.
reason-clone-used = The action-cloning tile was already used in this round.
reason-contract-of-itself = A contract is yours as soon as all its conditions are met.
reason-contract-taken = { $seat } has taken this contract.
reason-counts-at-end = This card counts at the end of the game.
reason-expansion-barred = An expansion site needs a card that allows it.
reason-expansion-only = This time only an expansion site can be built on.
reason-gives-no-production = This gives nothing in Production.
reason-hand-limit-first = First discard down to your hand limit; then you choose a slot.
reason-just-claimed = The card that you have just claimed stays: an earlier one has to go.
reason-kind-built-before = You have just built one of these, and they have to be different.
reason-laid-aside = You have laid this card aside; it will be discarded.
reason-metropolis-by-tunnel = A metropolis is connected by the tunnels beside it.
reason-metropolis-connected = This metropolis is connected; what it brings comes by itself.
reason-never-always = This card cannot be used for the always-available slot.
reason-no-cards = You have no cards in your hand.
reason-no-city-beside = A city needs a neighbouring city of yours, one tunnel site away.
reason-no-city-near = A building needs a city of yours beside it, or a site where your next city could stand; here there is neither.
reason-no-city-there = There is no city of yours there.
reason-no-metropolis = There are no more blue metropolises.
reason-no-special-cards = There are no more special cards.
reason-none-in-supply = There are none left in the supply.
reason-not-a-structure = Only buildings and tunnels are structures; a city is not.
reason-not-an-action-card = This is not an action card.
reason-not-anothers = It must be a slot that only other players occupy.
reason-not-connected = It is not connected to your network.
reason-not-exchanged = This resource cannot be exchanged here.
reason-not-given = This resource is not among those you can choose from.
reason-not-in-hand = Only cards from your hand go here, not those you have claimed.
reason-not-joined = No built tunnels lead from your starting city to this site yet.
reason-not-produced = That was not produced in this Production.
reason-not-upgraded = It is not upgraded.
reason-nothing-produces = You have nothing of that kind that produces.
reason-nothing-there = Nothing has been built there yet.
reason-nothing-to-build = There is nothing that you could build and pay for.
reason-nothing-to-convert = There is no city that you could pay to make symbiotic.
reason-nothing-to-do = That would do nothing now.
reason-nothing-to-upgrade = There is nothing that you could upgrade and pay for.
reason-nothing-upgraded = You have no upgraded structure at a connected city.
reason-nothing-usable = You could not use any part of this slot.
reason-one-step = Each step leads only to the next space.
reason-other-kind = It is not of the right type for this.
reason-other-piece-there = What you are building does not belong on such a site.
reason-part-done = You have used this part already.
reason-part-first = For that, first choose the part that says so.
reason-picked-before = You have just chosen it; each counts once.
reason-produced-before = It has already produced.
reason-resource-along = Resources come and go with what slots, cards and building sites give and cost; there is none to choose here.
reason-site-taken = Something stands there already.
reason-slot-after-card = Your slot offers that, but the card comes first.
reason-slot-chosen = You have chosen your slot; now choose the card.
reason-slot-comes-first = Choose the slot first, then play the card.
reason-slot-for-turn = You have chosen { $slot } in this turn, and a turn has only one slot.
reason-slot-in-turn = A slot is chosen at the beginning of your turn.
reason-slot-occupied = There is already a tile on this slot.
reason-slot-of-turn = This is the slot of your turn; you have chosen it already.
reason-special-by-slot = You take a special card through a slot that says so: choose a slot now.
reason-special-when-told = You can take a special card when a slot lets you.
reason-still-ready = This action card is still ready to be used.
reason-tile-of-other = This metropolis belongs to { $seat }.
reason-turns-over = All turns of the game have been taken.
reason-upgrade-after-card = Your slot can upgrade this; you choose what to upgrade after the card.
reason-upgrade-by-part = To upgrade this, first choose the part that says so.
reason-upgrade-by-slot = You upgrade through slots and cards: choose a slot now.
reason-upgrade-when-told = You have a { thing-word } here; you can upgrade it when a slot or a card lets you.
reason-works-in-production = This card works in Production.
reason-works-of-itself = This works by itself when the time comes.

## Where that comes from

cause-city-near = This site belongs to { $site }. A city of yours is missing there or on a site beside it: { $sites }.
cause-city-beside = A city of yours is missing on a site beside it: { $sites }.
cause-tunnels = { $count ->
    [one] This tunnel is missing: { $sites }.
   *[other] These tunnels are missing: { $sites }.
}
cause-cards = Your cards that allow it: { $cards }.
cause-no-cards = None of your cards allows it.

## What happens

event-board-dealt = { $seat } gets board { $board } and the brown metropolis { $tile }.
event-metropolis-placed = { $seat } puts { $tiles }.
tile-at = { $tile } on { $site }
event-new-order = The play order is { $seats }.
event-round-began = Round { $round } of era { $era } begins.
event-neutral-moved = Neutral tiles lie on { $slots }.
event-fourth-tile = { $card } is turned up: a fourth neutral tile goes to { $slot }.
event-tile-placed = { $seat } chooses { $slot }.
event-slot-cloned = { $seat } clones { $slot }.
event-played = { $seat } plays { $card }{ $matches ->
    [0] , which does not match
   *[1] { "" }
}.
event-claimed = { $seat } claims { $card }.
event-resolved = { $seat } uses the effect of { $card }.
event-discarded = { $seat } discards { $cards }.
event-used = { $seat } uses { $card }.
event-readied = { $seat } may use { $cards } again.
event-performed = { $seat } carries out the action of { $slot }.
event-gained = { $seat } gains { $items }.
event-paid = { $seat } pays { $items }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-card = { $seat } draws { $cards }.
event-advanced = { $seat } advances to space { $space } of the Federation track.
event-built = { $thing ->
    [tunnel] { $seat } builds tunnel { $site }.
   *[other] { $seat } builds { thing-a } on { $site }.
}
event-upgraded = { $thing ->
    [tunnel] { $seat } upgrades tunnel { $site }.
   *[other] { $seat } upgrades the { piece-at }.
}
event-converted = The city of { $seat } on { $site } becomes symbiotic.
event-connected = { $seat } connects { $tile }.
event-contract-taken = { $seat } takes the contract { $contract }.
event-special-taken = { $seat } takes the special card { $card }.
event-special-looked = { $seat } looks at special cards and keeps one.
event-produced = The network of { $seat } produces { $amounts }.
event-fed = { $seat } { $kelp ->
    [0] { $biomatter ->
        [0] gives the cities no food
       *[other] feeds the cities with { $biomatter } biomatter
    }
   *[other] { $biomatter ->
        [0] feeds the cities with { $kelp } kelp
       *[other] feeds the cities with { $kelp } kelp and { $biomatter } biomatter
    }
}{ $points ->
    [0] { "" }
    [one] { " " }and loses { $points } point
   *[other] { " " }and loses { $points } points
}.
event-era-ended = Era { $era } is over.
event-scored = { $seat } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} for { $card }.
event-network-scored = { $seat } scores { $cities ->
    [one] { $cities } point
   *[other] { $cities } points
} for cities and { $resources } for resources.

## Score

score-cards = cards
score-slots = slots
score-sites = building bonuses
score-track = Federation track
score-production = production of the network
score-metropolises = blue metropolises
score-contracts = government contracts
score-unfed = cities without food
score-brown = brown metropolis
score-scoring = end-scoring cards
score-cities = connected cities
score-resources = resources left
score-tie-order = tie-break: number { $place } in the play order

## The players of worked examples

example-orange = Orange
example-purple = Purple
example-black = Black
example-blue = Blue
reason-slot-lost = After that no part of your slot could be used any more.
