## Names

game-name = Barrage
game-about = Dam the Alpine rivers, lead the water through your conduits and turn every drop into energy before your rivals do.
nothing = nothing
item-tile = the { $tile }
neutral = neutral dam
join-or = { $first } or { $last }
area-in = { $area ->
    [mountain] in the mountains
    [hill] in the hills
   *[plain] in the plain
}
structure-word = { $structure ->
    [base] base
    [elevation] elevation
    [conduit] conduit
    [powerhouse] powerhouse
   *[any] any structure
}
structure-a = { $structure ->
    [base] a base
    [elevation] an elevation
    [conduit] a conduit
    [powerhouse] a powerhouse
   *[any] any structure
}
tier-word = { $tier ->
    [green] green
    [yellow] yellow
    [red] red
    [national] national
   *[starting] starting
}
item-count = { $item ->
    [credit] { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
    [vp] { $count } VP
    [excavator] { $count ->
        [one] { $count } excavator
       *[other] { $count } excavators
    }
    [mixer] { $count ->
        [one] { $count } concrete mixer
       *[other] { $count } concrete mixers
    }
    [engineer] { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
    [any_machine] { $count ->
        [one] { $count } machine of any kind
       *[other] { $count } machines of any kind
    }
    [rotate] { $count ->
        [one] { $count } rotation
       *[other] { $count } rotations
    }
    [water_place] { $count ->
        [one] { $count } waiting drop
       *[other] { $count } waiting drops
    }
    [water_flow] { $count ->
        [one] { $count } flowing drop
       *[other] { $count } flowing drops
    }
    [drop] { $count ->
        [one] { $count } drop
       *[other] { $count } drops
    }
   *[energy] { $count } energy
}
free-piece = { $structure ->
    [base] 1 free base
    [elevation] 1 free elevation
    [conduit] 1 free conduit
   *[powerhouse] 1 free powerhouse
}
free-piece-in = { free-piece } { $where }
free-piece-value = { free-piece } of value { $value } or less
price = { $engineers ->
    [0] no engineers
    [one] { $engineers } engineer
   *[other] { $engineers } engineers
}{ $credits ->
    [0] { "" }
    [one] , { $credits } credit
   *[other] , { $credits } credits
}
short-dam = D{ $basin } { $part ->
    [U] upper
   *[L] lower
}
place-map = basin { $basin }, { $part ->
    [U] upper dam
    [L] lower dam
    [A] left conduit
    [B] right conduit
   *[other] powerhouse { $part }
}
place-headstream = headstream { $headstream }
place-construction = construction space { $number }
place-officer = space { $number } of Mahiri Sekibo
place-own-construction = construction
place-beside = beside the { $section ->
    [turbine] turbine station
    [water_management] water management
    [workshop] workshop
    [machinery_shop] machinery shop
    [contract_office] contract office
   *[patent_office] patent office
}
place-side = { $action }, { $side ->
    [left] left
   *[right] right
}
place-row = { $section ->
    [turbine] Turbine station
    [water_management] Water management
    [workshop] Workshop
    [machinery_shop] Machinery shop
   *[contract_office] Contract office
}, row { $row }, { $side ->
    [left] left
   *[right] right
}
action-name = { $section ->
    [turbine] Turbine station { $modifier }
    [water_management] Water management: { $gains }
    [bank] Bank
    [workshop] Workshop: { $gains }
    [machinery_shop] Machinery shop: { $gains }
    [contract_office] Contract office, row { $row }: { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
   *[patent_office] Patent office, slot { $row }
}
tile-name = { structure-word } tile
tile-name-wild = wild tile
tile-name-krylov = Krylov's tile
tile-name-advanced = { $builds ->
    [any] wild
   *[other] { structure-word }
} tile { $level }
tile-name-automa = tile { $number }
contract-name = { tier-word } contract { $need } ({ $gains })
name-bonus = bonus tile: { $name }
name-objective = objective: { $name }
name-headstream-tile = headstream tile { $number }
name-automa-tile = Automa tile { $number }
variant-game = Game
variant-game-full = full game
variant-game-intro = introductory game
variant-automas = Number of Automas
variant-automas-0 = no Automas
variant-automas-1 = with 1 Automa
variant-automas-2 = with 2 Automas
variant-automas-3 = with 3 Automas
variant-level = Strength of the Automas
variant-level-1 = Automas at low voltage
variant-level-2 = Automas at medium voltage
variant-level-3 = Automas at high voltage
variant-level-4 = overpowered Automas

## Card texts, made from the data of the cards

card-contract = Needs { $need } energy. Reward: { $gains }.
card-advanced = Builds { structure-a }. { $does }
card-company = { $incomes } With { $count } powerhouses: { $power }
card-income = { $structure ->
    [base] Bases
    [elevation] Elevations
   *[conduit] Conduits
}: { $second } with the second, { $fourth } with the fourth, { $fifth } with the fifth.
card-bonus = { $vp } VP for each { $bonus ->
    [contracts] of your fulfilled contracts
    [bases] of your bases on the map
    [elevations] of your elevations on the map
    [conduits] of your conduits on the map
    [powerhouses] of your powerhouses on the map
   *[advanced_tiles] of your advanced technology tiles
}.
card-objective = { $objective ->
    [red_spaces] Your bases and powerhouses on red spaces
    [own_connections] Your bases that a conduit of yours connects to a powerhouse of yours
    [best_area] Your pieces in the area where you have the most
    [weakest_area] Your pieces in the area where you have the fewest
    [basins_with_1] Basins with at least 1 of your pieces
   *[basins_with_3] Basins with at least 3 of your pieces, of which at most 5 count
}: { $points } VP for the most, the second most and the third most.
card-headstream = Drops in rounds 1 to 4: { $drops }.
card-automa = { $steps } { $columns } Headstreams: { $headstreams }.
officer-ability = { $power ->
    [base_cost] Your bases cost { $count } excavators in every area.
    [level3_capacity] Your dams of level 3 hold up to { $count } drops.
    [minimum_production] Drops times value counts as at least { $count } before modifiers.
    [conduit_in_mixers] You may pay for a conduit with { $count } concrete mixer per point of its value instead of excavators.
    [credits_for_machine] When building you may pay { $count } credits in place of any required machine.
    [copy_tile] You have an extra tile that acts as a copy of another of your tiles on the wheel.
   *[copy_officer] Up to { $count } times a round, copy another officer for one turn: 1 engineer, the second time also { $fee } credits.
}
company-ability = { $power ->
    [energy_on_flow] { $count } energy for each drop that flows past one of your powerhouses on its natural way.
    [second_production] after each production a second one with another powerhouse, without modifiers.
    [energy_after_production] { $count } more energy after each production, not for contracts.
   *[contract_reduction] every contract needs { $count } less energy.
}
tile-drop-in-each-empty-dam = { $count } drop goes behind each of your empty dams.
tile-rotate-per-elevation = { $count } more rotation for each of your elevations on the map.
tile-credits-per-value = { $count } credits per point of the new conduit's value.
tile-no-engineers = No engineers are needed.
tile-no-machines = No machines are needed.
tile-no-surcharge = A red space on the map costs nothing extra.
tile-energy-per-base = { $count } energy for each of your bases on the map; it may fulfil a contract.
tile-fill-dam = The raised dam is filled with drops.
tile-excavator-cost-cap = A conduit costs at most { $count } excavators.
tile-produce = You may produce at once with { $modifier }.
tile-any-machines = Excavators and concrete mixers may replace each other.
tile-vp-per-raised-dam = { $count } VP for each of your dams of level 2 or 3.
tile-energy-per-value = { $count } energy per point of the new conduit's value; it may fulfil a contract.
tile-vp-per-powerhouse = { $count } VP for each of your powerhouses on the map.
tile-vp-per-advanced-tile = { $count } VP for each of your advanced technology tiles.

## Automa tiles

automa-step = { $step ->
    [produce] produce
    [water_place] put waiting drops on headstreams
    [water_flow] let drops flow
    [discard_contracts] discard contracts
    [build-base] build a base
    [build-elevation] build an elevation
    [build-conduit] build a conduit
    [build-powerhouse] build a powerhouse
    [patent] take a patent
    [rotate] rotate the wheel
    [machines] buy machines
   *[bank] go to the bank
}
automa-produce = produce with { $modifier } if a { tier-word } contract is in reach
automa-water = { $gains } for its own dams
automa-discard = discard the { tier-word } contracts for { $gains }
automa-build = build { structure-a }
automa-build-in = build { structure-a } { $where }
automa-build-value = build { structure-a } of value { $value } or more
automa-patent = take { structure-a } tile or a wild one
automa-rotate = { $gains }
automa-bank = bank: { $gains }
automa-goes-on = { $step }, then on to the next step
automa-machines = { $gains }, not in round 5
automa-price = { $does } ({ price })
automa-price-vp = { $does } ({ price }, { $vp } VP)
automa-column = { $structure ->
    [base] Bases and elevations
    [conduit] Conduits
   *[powerhouse] Powerhouses
}: { $criteria }; otherwise { $structure ->
    [conduit] counting from C{ $from }
   *[other] counting from basin { $from }
}.
criterion-word = { $criterion ->
    [base_best_conduit] the best built conduit starts in the basin
    [base_own_powerhouse] a conduit space leads to a powerhouse of its own
    [base_below_powerhouse] water from a powerhouse reaches it, its own first
    [base_below_powerhouse_opp] water from a powerhouse reaches it, an opponent's first
    [base_red_space] a red space
    [base_feeds_own_dam] a conduit space leads to a dam of its own, or at least to no opponent's
    [base_most_water] more waiting drops reach it than any other
    [conduit_highest] the highest value of the possible spaces
    [conduit_second_highest] the second highest value of the possible spaces
    [conduit_dam_own_first] joined to a dam: own, then neutral, then an opponent's
    [conduit_dam_opp_first] joined to a dam: an opponent's, then neutral, then own
    [conduit_powerhouse_own_first] leads to a powerhouse: own, then an opponent's
    [conduit_powerhouse_opp_first] leads to a powerhouse: an opponent's, then own
    [powerhouse_best_conduit] the best built conduit ends in the basin
    [powerhouse_own_dam] a conduit space leads here from a dam of its own
    [powerhouse_feeds_own_dam] the water reaches a dam of its own first, or at least no opponent's
    [powerhouse_spares_opponent] the water reaches no opponent's dam, or at least one of its own as well
    [powerhouse_basin_5] in basin 5
    [powerhouse_basin_6] in basin 6
    [powerhouse_basin_7] in basin 7
    [powerhouse_plains] in the plain
    [only-one] the only possibility
    [completes-system] it completes a production system
    [location-number] the next one counting from the number of the tile
    [free-before-red] a space without surcharge before a red one
    [headstream-order] the first in the order of the tile that brings water to a dam of its own
    [strongest] the strongest production
    [neutral-dam] a neutral dam first
    [officer] because of the officer's ability
    [company-power] because of the company's power
   *[tile-power] because of the technology tile's effect
}
skipped-why = { $why ->
    [no-production] no production is possible
    [already-ahead] far enough ahead on the energy track
    [no-contract] no contract of that colour is in reach
    [no-room] no drop would reach a dam of its own
    [no-piece] no piece is left
    [no-tile] no technology tile fits
    [too-few-machines] too few machines
    [no-site] there is nowhere to build it
    [none-displayed] no such tile is on display
    [wheel-empty] the wheel is empty
   *[round-5] not in round 5
}

## Questions

ask-action = What do you do?
ask-site = Where do you build?
ask-payment = How do you pay for the construction?
ask-machines = Which machines do you take?
ask-headstream = On which headstream do you put a drop?
ask-free-piece = Where do you put the free piece?
ask-take-contract = Which contract do you take?
ask-discard-contract = You hold more than three contracts. Which one do you discard?
ask-produce = With which drops do you produce?
ask-fulfil = Which contract do you fulfil?
ask-tile-production = Do you produce with the effect of the tile?
ask-company = Which company and officer do you choose?
ask-starting-contract = Which starting contract do you choose?

## Options

option-space = { $action } ({ price })
option-patent = Patent office: { $tile } ({ price })
option-bank = Bank: { $count ->
    [one] { $count } credit for { $count } engineer
   *[other] { $count } credits for { $count } engineers
}
option-build = Build { structure-a } with the { $tile }
option-build-krylov = Build { structure-a } with Krylov's tile as { $tile }
option-build-copy = Build { structure-a } with a copy of the { $tile }
option-copy = Copy { $officer } ({ price })
option-pass = Pass
option-site = { $structure ->
    [conduit] { $at }: basin { $start } to basin { $end }, value { $value }
    [elevation] { $at }: to level { $level }
   *[other] { $at }, { $area ->
        [mountain] mountains
        [hill] hills
       *[plain] plain
    }
}{ $red ->
    [0] { "" }
   *[other] , red
}
option-pay = { $gains }
option-machines = { $gains }
option-headstream = headstream { $headstream }, into basin { $basin }
option-decline = decline it
option-enough = no further drop
option-produce = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
} from { $dam } through { $conduit }
option-contract = { $contract }
option-discard = { $contract }
option-fulfil = { $contract }
option-skip = not this time
option-company = { $company } with { $officer }
preview-left = leaves you { $gains }
preview-best = best production now: { $energy } energy{ $count ->
    [0] { "" }
   *[other] , enough for { $contracts }
}
preview-back = brings back { $gains }
preview-engineers = { price }
preview-cheapest = { $free ->
    [0] at least { $gains }
   *[other] no machines
}, { $count ->
    [one] { $count } possible space
   *[other] { $count } possible spaces
}
preview-cost = costs { $gains }{ $others ->
    [0] { "" }
   *[other] { " " }(or paid another way)
}
preview-income = uncovers the income: { $income }
preview-drop-stops = { $when ->
    [both] a drop would stop at { $dam } ({ $owner })
    [now] flowing at once, it would stop at { $dam } ({ $owner })
   *[later] in the water flow it would stop at { $dam } ({ $owner })
}
preview-drop-leaves = { $when ->
    [both] a drop would leave the map
    [now] flowing at once, it would leave the map
   *[later] in the water flow it would leave the map
}
preview-energy = { $energy } energy{ $count ->
    [0] { "" }
   *[other] , enough for { $contracts }
}
preview-fee = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
} to { $owner }, who also scores { $count } VP
preview-about = { $about }
preview-power = with { $count } powerhouses: { $ability }

## Why something is not allowed

reason-all-constructions-used = All your construction spaces are taken this round.
reason-all-drops = All drops shown must be placed.
reason-all-or-nothing = The drops of a reward can only be declined all together.
reason-alone = A single person plays against at least one Automa.
reason-automa-decides = The Automa tile decides what you do first this round.
reason-automas-full-game = Automas play the full game only.
reason-below-one-energy = This production would bring less than 1 energy.
reason-build-by-action = { $structure ->
    [elevation] This dam can be raised; building is an action of its own.
   *[other] This space is free for { structure-a }; building is an action of its own.
}
reason-building-for-turn = You are building this turn, and a turn has only one action.
reason-built-by-other = { $seat } has built here.
reason-company-chosen = You have chosen your company and its officer already.
reason-company-first = First choose a company; the starting contract comes after it.
reason-contract-by-office = Contracts on display are taken in the contract office.
reason-contract-fulfilled = { $seat } has fulfilled this contract.
reason-contract-not-reached = The energy of this production is not enough for this contract.
reason-contract-of-other = This contract belongs to { $seat }.
reason-copy-before-action = Mahiri Sekibo copies another officer on your turn, before you act.
reason-dam-and-conduit = Choose the dam and the conduit; they lead to your powerhouse.
reason-dam-complete = This dam has two elevations already.
reason-dam-empty = There is no water behind this dam.
reason-fulfil-after-production = A contract is fulfilled right after a production that is strong enough.
reason-held-already = You hold this contract already.
reason-level-without-automas = The level is that of the Automas, so it needs at least one.
reason-map-space-taken = Something is already built on this space.
reason-must-act = You have engineers left, so you must act.
reason-national-contract = National contracts are not taken; they are fulfilled straight from the board.
reason-neutral-dam = Nobody may raise a neutral dam.
reason-no-action-left = After copying you could not act any more.
reason-no-conduit = No conduit is built here.
reason-no-dam-to-raise = You have no dam that could be raised.
reason-no-fitting-tile = You have no tile in your supply that builds { structure-a }.
reason-no-own-dam = There is neither a dam of yours nor a neutral one on this space.
reason-no-own-powerhouse = You have no powerhouse on this space.
reason-no-piece-left = You have built all your pieces of this kind.
reason-no-powerhouse-below = You have no powerhouse where this conduit ends.
reason-no-production = You could not produce even 1 energy here.
reason-no-such-production = You cannot produce with these drops, this conduit and this dam.
reason-no-such-tile = You do not have this tile in your supply.
reason-no-third-copy = You have already copied twice this round.
reason-no-tile-here = There is no tile in this slot.
reason-no-water-above = Where this conduit begins, no water lies behind a dam of yours or a neutral one.
reason-no-way-from-dam = No conduit leads from this dam to a powerhouse of yours.
reason-not-held = You do not hold this contract.
reason-not-own-dam = You have no dam here that you could raise.
reason-not-your-officer = Only Mahiri Sekibo copies other officers.
reason-nothing-to-copy = No other tile lies on your wheel that this one could copy.
reason-office-first = Contracts are taken in the contract office; choose one of its spaces.
reason-officer-copied = You have copied this officer; the ability is yours this turn.
reason-officer-of-other = This officer works for { $seat }.
reason-officer-to-copy = Choose the officer whose ability you want to copy.
reason-one-copy-per-turn = You have already copied an officer this turn.
reason-one-drop-first = You may stop once at least one drop is placed.
reason-other-area = The reward is for another area.
reason-other-powerhouse = The second production needs another powerhouse.
reason-other-structure = You are placing { structure-a }, and this is a space for something else.
reason-own-dam-in-basin = You have a dam in this basin already.
reason-own-officer = Your officer's ability applies by itself; it is not an action.
reason-own-powerhouse-in-basin = You have a powerhouse in this basin already.
reason-production-first = A contract is fulfilled right after a production; choose a space of the turbine station.
reason-segment-empty = Nothing lies on this segment of your wheel.
reason-site-of-turn = You are building here right now.
reason-space-closed = This space is blocked in this game.
reason-space-for-turn = Your action this turn: { $space }. A turn has only one action.
reason-space-in-turn = You choose an action space on your turn.
reason-space-of-turn = Your engineers have just gone here; this is your action.
reason-space-taken = Engineers stand on this space already.
reason-tile-by-action = This tile is for building, which is an action of its own.
reason-tile-by-office = This tile can be taken in the patent office, which is an action of its own.
reason-tile-does-not-fit = This tile does not build that structure.
reason-tile-first = To build here, first choose the tile that you build with.
reason-tile-of-other = This tile belongs to { $seat }.
reason-tile-of-turn = You are building with this tile right now.
reason-tile-on-wheel = This tile lies on your wheel; you can use it when it has come back.
reason-too-few-contracts = There are too few contracts on display.
reason-too-few-credits = You have too few credits.
reason-too-few-drops = There are not that many drops behind this dam.
reason-too-few-engineers = You have too few engineers.
reason-too-few-machines = You have too few machines.
reason-value-too-high = The value of this conduit is too high for the reward.
reason-water-by-effect = Drops come to a headstream through water management, or when an effect says so.
reason-water-first = Drops come to a headstream through water management; choose one of its spaces.
reason-wheel-turns = What lies on the wheel comes back when the wheel turns: when you build, or in the workshop.
reason-whole-basin = A whole basin cannot be chosen; point at one of its dams, powerhouses or conduits.

## Where that comes from

cause-gap = { $missing ->
    [water] Your powerhouse in basin { $to }: a conduit leads to it from basin { $from }, but the dam in basin { $from } is empty.
    [owner] Your powerhouse in basin { $to }: a conduit leads to it from basin { $from }, but the dam in basin { $from } belongs to { $seat }.
    [dam] Your powerhouse in basin { $to }: a conduit leads to it from basin { $from }, but there is no dam in basin { $from }.
    [conduit] Your powerhouse in basin { $to }: no conduit leads to it yet.
   *[powerhouse] { $to ->
        [0] You have no powerhouse yet.
       *[other] Water could come from basin { $from } to basin { $to }, but you have no powerhouse there.
    }
}
cause-below-one = The best production now brings { $energy } energy, and this space changes that by { $modifier }.
cause-foreign-conduit = The conduit from basin { $from } to basin { $to } belongs to { $seat } and costs { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}.
cause-tiles = Your tiles that fit: { $tiles }.
cause-on-wheel = Your { $tile } lies on the wheel and comes back after { $turns ->
    [one] { $turns } rotation
   *[other] { $turns } rotations
}.
cause-engineers = They belong to { $seat }.

## What happens

event-drafted = { $seat }: { $company } with { $officer }.
event-drafted-alone = { $seat }: { $company }.
event-drafted-contract = { $seat } begins with the { $contract }.
event-neutral-dam = A neutral dam of level { $level } stands at { $at }.
event-round-began = Round { $round } begins.
event-engineers = { $seat } places { $count ->
    [one] { $count } engineer
   *[other] { $count } engineers
} – { $space }.
event-copied = { $seat } copies { $officer } for this turn.
event-passed = { $seat } passes.
event-gained = { $seat } gains { $items }.
event-lost = { $seat } loses { $items }.
event-paid = { $seat } pays { $items }.
event-laid = { $seat } lays { $items } on the wheel.
event-rotated = { $seat } turns the wheel { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
event-returned = { $seat } gets back { $items }.
event-turned = { $seat } turns the wheel { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} and gets back { $items }.
event-built = { $seat } builds { structure-a } at { $at }.
event-built-because = { $seat } builds { structure-a } at { $at } ({ criterion-word }).
event-drops-placed = { $count ->
    [one] { $count } drop is
   *[other] { $count } drops are
} put on headstream { $headstream }.
event-drops-chosen = { $seat } puts { $count ->
    [one] { $count } drop
   *[other] { $count } drops
} on headstream { $headstream } ({ criterion-word }).
event-drops-behind = { $count ->
    [one] { $count } drop goes
   *[other] { $count } drops go
} behind the dam { $at }.
event-drop-ran = A drop runs into basin { $basin }.
event-drop-passed = A drop passes over the full dam { $at }.
event-drop-stopped = Water stops: { $items }.
drops-at = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
} at { $at }
event-drop-left = { $count ->
    [one] { $count } drop leaves
   *[other] { $count } drops leave
} the map.
event-produced = { $seat } produces { $energy } energy: { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
} from { $dam } through { $conduit }.
event-produced-because = { $seat } produces { $energy } energy: { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
} from { $dam } through { $conduit } ({ criterion-word }).
event-conduit-used = { $seat } uses { $owner }'s conduit for { $count ->
    [one] { $count } drop
   *[other] { $count } drops
}.
event-fulfilled = { $seat } fulfils the { $contract }.
event-took = { $seat } takes the { $contract }.
event-discarded = { $seat } discards the { $contract }.
event-contract-revealed = New on display: { $contract }.
event-patented = { $seat } takes the { $tile }.
event-patents-revealed = The patent office shows { $tiles }.
event-ranked = { $seat } scores { $count } VP for energy rank.
event-banked = { $automa ->
    [0] { $seat } gets { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    } for the energy of this round.
   *[other] { $seat } gets { $count } VP for the energy of this round.
}
event-no-energy = { $seat } has no energy and loses { $count } VP.
event-without-energy = { $seat } has no energy, gets { $automa ->
    [0] { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
   *[other] { $count } VP
} and loses { $lost } VP.
event-bonus-scored = { $count ->
    [0] { $seat } scores nothing for the { $bonus }.
   *[other] { $seat } scores { $count } VP for the { $bonus }.
}
event-bonus-none = { $seats } score nothing for the { $bonus }.
event-new-order = New turn order: { $seats }.
event-objective-scored = { $seat } scores { $count } VP for the objective (counted: { $reached }).
event-automa-turn = { $seat } acts by { $tile } and decides by { $criteria }.
event-directed = What { $seat } does first this round is decided by { $tile }.
event-automa-skipped = { $seat } cannot { automa-step }: { skipped-why }.
event-automa-step = { $seat }, step { $number }: { automa-step }.
event-automa-chose = { $seat } chooses { $at } ({ criterion-word }).

## Score

score-start = at the start
score-contracts = contracts
score-income = income
score-conduits = conduits used by others
score-tiles = technology tiles
score-rank = energy of the rounds
score-no-energy = rounds without energy
score-bonus = bonus tiles
score-objective = objective
score-supply = machines and credits left
score-water = drops behind dams
score-credits = credits gained and paid as points
score-tie-energy = tie-break: { $count } energy in round 5
