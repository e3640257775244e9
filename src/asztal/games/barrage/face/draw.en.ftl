## The table of Barrage: short words for the drawn one

draw-round = round { $round } of 5
draw-setup = setup
draw-order = turn order
draw-legend = ⌂ houses · { $mark }2[o·] owner, level, drops · ◇N neutral · 3→8 value, to basin · ! red: 3cr · #1 option
draw-headstreams = Headstreams: drops that wait, then round:drops to come
draw-area = { $area ->
    [mountain] mountain
    [hill] hills
   *[plain] plains
}
draw-area-costs = { $name }: base { $base } exc, elevation { $elevation } mix
draw-structure = { $structure ->
    [base] base
    [elevation] elev
    [conduit] cond
    [powerhouse] house
   *[any] any
}
draw-item = { $item ->
    [vp] { $count }VP
    [credit] { $count }cr
    [credit_per_engineer] { $count }cr each
    [excavator] { $count }exc
    [mixer] { $count }mix
    [any_machine] { $count }exc/mix
    [engineer] { $count }eng
    [energy] { $count }en
    [rotate] ↻{ $count }
    [water_place] { $count }o-wait
    [water_flow] { $count }o-flow
   *[take_contract] { $count }×
}
draw-place = free:{ draw-structure }{ $limits }
draw-in = ({ $areas })
draw-most = ≤{ $most }
draw-least = ≥{ $least }
draw-pay = −{ $count }cr
draw-contract = { $need }→{ $reward }
draw-power = { $power ->
    [energy_on_flow] { $count } energy for each drop that flows naturally past its powerhouses
    [second_production] a second production with another powerhouse
    [energy_after_production] { $count } more energy after each production
   *[contract_reduction] contracts need { $count } less
}
draw-power-of = { $power } ({ $active ->
    [0] from 3 houses on
   *[1] active
})
draw-officer = { $power ->
    [base_cost] every base for { $count } excavators
    [level3_capacity] a dam of level 3 holds { $count } drops
    [minimum_production] drops bring at least { $count } energy
    [conduit_in_mixers] conduits also for { $count } concrete mixer per value
    [credits_for_machine] { $count } credits in place of a machine
    [copy_tile] his tile copies one on the wheel
   *[copy_officer] copies another officer for a turn
}
draw-ability = Can
draw-passed = passed
draw-stock = { $vp } VP · energy { $energy } · { $credit } cr · { $excavator } exc · { $mixer } mix · { $engineer } eng
draw-stock-automa = { $vp } VP · energy { $energy } · { $excavator } exc · { $mixer } mix · { $engineer } eng
draw-next = { $at }: { $reward }
draw-next-powerhouse = { $built ->
    [0] 2: +1
    [1] 2: +1
    [2] +1, 3: power
    [3] +1, 4: +3
   *[other] +3
}
draw-pieces = Pieces
draw-income = Income
draw-building = built { $used } of 4, next { $price }
draw-building-full = built { $used } of 4
draw-tiles = Tiles
draw-wheel = Wheel ↻
draw-contracts = Contracts
draw-fulfilled = ✓{ $count }
draw-section = { $section ->
    [turbine] Turbine
    [water_management] Water
    [bank] Bank
    [workshop] Workshop
    [machinery_shop] Machines
    [contract_office] Office
   *[patent_office] Patents
}
draw-tier = { $tier ->
    [green] green
    [yellow] yellow
   *[red] red
}
draw-national = national
draw-starting = Start
draw-energy = Energy
draw-section-of-round = (full bonus from { $energy })
draw-bonus-tile = Bonus
draw-bonus = { $bonus ->
    [contracts] contracts
    [bases] base
    [elevations] elev
    [conduits] cond
    [powerhouses] house
   *[advanced_tiles] advanced tiles
} ×{ $vp }
draw-objective-tile = Goal
draw-objective = { $objective ->
    [red_spaces] dams and houses on red
    [own_connections] own dams linked to own houses
    [best_area] pieces in the best area
    [weakest_area] pieces in the weakest area
    [basins_with_1] basins with own pieces
   *[basins_with_3] basins with 3 own pieces
}
draw-automa = Automas
draw-step-produce = produce { $modifier } ({ $tier ->
    [green] green
    [yellow] yellow
   *[red] red
})
draw-step-patent = patent { $piece }
draw-step-discard = { $tier ->
    [green] discard green
    [yellow] discard yellow
   *[red] discard red
}
draw-step-framed = [{ $step }]
draw-criteria = Criteria
draw-criteria-of = { $piece }: { $criteria }, from { $first }
draw-criterion = { $criterion ->
    [base_best_conduit] best conduit
    [base_own_powerhouse] own house
    [base_red_space] red space
    [base_feeds_own_dam] feeds own dam
    [base_most_water] most water
    [base_below_powerhouse] below own house
    [base_below_powerhouse_opp] below a rival's house
    [conduit_highest] highest
    [conduit_second_highest] second highest
    [conduit_dam_own_first] own dam
    [conduit_powerhouse_own_first] own house
    [conduit_dam_opp_first] rival's dam
    [conduit_powerhouse_opp_first] rival's house
    [powerhouse_feeds_own_dam] feeds own dam
    [powerhouse_best_conduit] best conduit
    [powerhouse_own_dam] own dam
    [powerhouse_spares_opponent] no water for rivals
    [powerhouse_basin_5] basin 5
    [powerhouse_basin_6] basin 6
    [powerhouse_basin_7] basin 7
   *[powerhouse_plains] plains
}
draw-headstream-order = headstreams { $order }

## The table in rows, in whole words

plain-order = Turn order
plain-headstreams = Headstreams
plain-headstream = Headstream { $letter }, to basin { $basin }
plain-waiting-drops = { $count ->
    [one] { $count } drop waits
   *[other] { $count } drops wait
}
plain-round = round { $round }
plain-drops = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
}
plain-basins = Basins
plain-basin = Basin { $basin }, { $area }{ $river ->
    [0] { "" }
   *[other] , river to { $river }
}
plain-dam = { $upper ->
    [1] upper dam
   *[0] lower dam
}{ $red ->
    [1] { " " }(red)
   *[0] { "" }
}
plain-dam-of = { $owner }, level { $level }, { plain-drops }
plain-dam-neutral = neutral, level { $level }, { plain-drops }
plain-house = powerhouse { $number }{ $red ->
    [1] { " " }(red)
   *[0] { "" }
}
plain-conduit = conduit of value { $value } to basin { $end }
plain-free = free
plain-offers = On offer
plain-offer = { $company } (on offer)
plain-starting = Starting contracts
plain-contract = { $need } energy for { $reward }
plain-none = none
plain-sections = Action spaces
plain-section = { $section ->
    [turbine] Turbine station
    [water_management] Water management
    [bank] Bank
    [workshop] Workshop
    [machinery_shop] Machinery shop
    [contract_office] Contract office
   *[patent_office] Patent office
}
plain-produce = produce with { $modifier }
plain-take = { $count ->
    [one] take { $count } contract
   *[other] take { $count } contracts
}
plain-take-tile = take the tile that lies here
plain-bank = { $count } credit per engineer
plain-no-tile = no tile any more
plain-pay = { $action } for { $pay }
plain-closed = closed
plain-standing = { $name } ({ $count })
plain-beside = beside it
plain-display = Contracts on display
plain-private = { $tier ->
    [green] Green contracts
    [yellow] Yellow contracts
   *[red] Red contracts
}
plain-national = National contracts
plain-energy = Energy
plain-full-bonus = the bonus tile counts in full from { $full }
plain-bonuses = Bonus tiles
plain-bonus = Bonus tile of round { $round }
plain-bonus-for = { $vp } VP for each { $bonus ->
    [contracts] fulfilled contract
    [bases] base
    [elevations] elevation
    [conduits] conduit
    [powerhouses] powerhouse
   *[advanced_tiles] advanced technology tile
}
plain-bonus-now = would get { $count } VP now
plain-objective = Objective tile
plain-automa = Automa tile { $tile }
plain-criteria = Criteria of tile { $tile }
plain-criteria-of = Where Automas build { $piece }
plain-criteria-from = otherwise counting from { $structure ->
    [conduit] C{ $first }
   *[other] basin { $first }
}
plain-criteria-water = Order of the headstreams for Automas
plain-player = { $name }{ $you ->
    [1] { " " }(you)
   *[0] { "" }
}, { $company }{ $passed ->
    [1] , passed
   *[0] { "" }
}
plain-unit = { $item ->
    [vp] VP
    [energy] energy
    [credit] { $count ->
        [one] credit
       *[other] credits
    }
    [excavator] { $count ->
        [one] excavator
       *[other] excavators
    }
    [mixer] { $count ->
        [one] concrete mixer
       *[other] concrete mixers
    }
   *[engineer] { $count ->
        [one] engineer
       *[other] engineers
    }
}
plain-officer = Officer
plain-power = Power of the company
plain-power-active = { $active ->
    [0] from the third powerhouse on
   *[1] active
}
plain-pieces = Built
plain-built = { $built } of { $most }
plain-next = , number { $at } brings { $reward }
plain-next-powerhouse = { $built ->
    [0] , number 2 brings production +1
    [1] , number 2 brings production +1
    [2] , production +1, number 3 brings the power
    [3] , production +1, number 4 brings +3
   *[other] , production +3
}
plain-incomes = Income of every round
plain-tiles = Tiles
plain-tile = { $tile } ({ $effect })
plain-tile-effect = { $tile ->
    [I-base] 1 drop behind each of the owner's empty dams
    [I-elevation] 1 more rotation per elevation built
    [I-conduit] 2 credits per point of value
    [I-powerhouse] no engineers
    [I-any] no surcharge on red
    [II-base] 1 energy per base built
    [II-elevation] fills the dam
    [II-conduit] at most 5 excavators
    [II-powerhouse] produces with +2
    [II-any] machines of any kind
    [III-base] no engineers, no machines
    [III-elevation] 3 VP per dam built to level 2 or 3
    [III-conduit] 2 energy per point of value
    [III-powerhouse] 3 VP per powerhouse built
   *[III-any] 3 VP per advanced tile held
}
plain-building = Constructions in this round
plain-building-full = all { $used }
plain-building-next = the next takes
plain-wheel = On the wheel
plain-segment = back after { $rotations ->
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}
plain-empty = empty
plain-contracts = Contracts
plain-fulfilled = { $count } fulfilled
