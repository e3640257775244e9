## The table of Underwater Cities: short words for the drawn one

draw-setup = setup
draw-round = era { $era } · round { $round } of { $rounds }
draw-turn = turn { $turn } of { $turns }
draw-order = play order
draw-item = { $item ->
    [kelp] { $count }kelp
    [steelplast] { $count }steel
    [science] { $count }sci
    [credit] { $count }cr
    [biomatter] { $count }bio
    [point] { $count }pt
    [card] { $count ->
        [one] { $count }card
       *[other] { $count }cards
    }
   *[federation] { $count }fed
}
draw-kind = { $kind ->
    [farm] farm
    [desalination] plant
    [laboratory] lab
    [tunnel] tunnel
    [building] building
    [structure] structure
   *[city] city
}
draw-letter = { $kind ->
    [farm] F
    [desalination] D
   *[laboratory] L
}
draw-dome = { $kind ->
    [symbiotic_city] S
   *[nonsymbiotic_city] N
}
draw-colour = { $colour ->
    [green] green
    [red] red
   *[yellow] yellow
}
draw-slots = { $colour ->
    [green] Green
    [red] Red
   *[yellow] Yellow
}
draw-type = { $type ->
    [immediate] instant
    [permanent] permanent
    [action] action
    [production] production
   *[scoring] scoring
}
draw-different = { $count } different
draw-build = { $count ->
    [1] { $what }
   *[other] { $count }×{ $what }
}
draw-build-upgraded = { $what } & upgrade
draw-upgrade = { $count ->
    [1] upgrade
   *[other] { $count }×upgrade
}
draw-use-card = action card
draw-take-special = special card
draw-neutral = neutral
draw-always = Always
draw-clone = cloning tile (1cr): { $used ->
    [1] used
   *[0] free
}
draw-supply = left: { $tunnels } tunnels, { $nonsymbiotic } (N), { $symbiotic } (S), { $deck } cards
draw-track = Federation
draw-space = { $space ->
    [0] below
   *[other] { $space }
}
draw-specials = Special
draw-contracts = Contracts
draw-turn-now = Now
draw-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}{ $symbiotic ->
    [0] { "" }
   *[other] { " " }({ $symbiotic }S)
}, { $connected } ✓
draw-metropolises = metro ✓{ $count }
draw-hand-size = hand { $count }
draw-cards = claimed { $count }:
draw-stock = Stock
draw-production = Production
draw-after = after round { $round }:
draw-decided = + choice: { $card }
draw-feeding = Food
draw-food = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} to feed, then { $kelp }kelp { $biomatter }bio:
draw-fed = all fed
draw-hungry = { $count } unfed, −{ $lost }pt
draw-points = Points
draw-final = final scoring now +{ $points }:
draw-goal = Goal
draw-goal-of = { $has } of { $points } points, { $connected } of { $cities } connected cities
draw-legend = S symbiotic N not · F farm D plant L lab x expansion · * upgraded ═ built ┄ free ✓ connected
draw-specialties = Sites
draw-times = { $site } produces ×{ $count }
draw-pair = { $one } and { $other }: { $gain } in production
draw-lifted = { $site }: { $gain } in production
draw-lifted-city = { $site } symbiotic: { $gain } in production
draw-claimed = Claimed
draw-readiness = { $used ->
    [1] used
   *[0] ready
}
draw-looking = Choose
draw-hand = Hand

## The table in plain lines, in whole words

plain-item = { $item ->
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
   *[federation] { $count ->
        [one] { $count } step on the Federation track
       *[other] { $count } steps on the Federation track
    }
}
plain-slot = { $slot }: { $action } Taken by: { $owners }
plain-clone = Cloning tile for 1 credit: { $used ->
    [1] used
   *[0] free
}
plain-nobody = nobody
plain-nothing = nothing
plain-unlimited = unlimited
plain-order = Play order: { $order }
plain-space = { $space ->
    [0] Below the Federation track: { $who }
   *[other] Federation space { $space }, brings { $bonus }: { $who }
}
plain-supply = Supply: { $tunnels } tunnels, { $nonsymbiotic } nonsymbiotic and { $symbiotic } symbiotic domes
plain-special = Special card on offer: { $card }
plain-contract = Contract: { $contract }
plain-turn = The turn of { $name } on { $slot }: { $action }
plain-played = Played: { $card }
plain-named = { $name }: { $what }
plain-card = { $name } ({ $about }): { $what }
plain-listed = { $name }: { $what }
plain-player = { $name }{ $you ->
    [1] { " " }(you)
   *[0] { "" }
}: { $stock }
plain-built = Built: { $pieces }
plain-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}, { $symbiotic } symbiotic, { $connected } connected
plain-pieces = { $kind ->
    [tunnel] { $count ->
        [one] { $count } tunnel
       *[other] { $count } tunnels
    }
    [farm] { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
    [desalination] { $count ->
        [one] { $count } desalination plant
       *[other] { $count } desalination plants
    }
   *[laboratory] { $count ->
        [one] { $count } laboratory
       *[other] { $count } laboratories
    }
}, { $upgraded } upgraded
plain-metropolises = { $count ->
    [one] { $count } connected metropolis
   *[other] { $count } connected metropolises
}
plain-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
plain-claimed = Claimed: { $cards }
plain-city = { $kind ->
    [symbiotic_city] symbiotic city
    [nonsymbiotic_city] nonsymbiotic city
   *[other] free city site
}{ $kind ->
    [symbiotic_city] { $connected ->
        [1] , connected
       *[0] , not connected
    }
    [nonsymbiotic_city] { $connected ->
        [1] , connected
       *[0] , not connected
    }
   *[other] { "" }
}
plain-site = { $letter ->
    [x] expansion site
   *[other] site { $letter }
}
plain-building = { $kind ->
    [farm] farm
    [desalination] desalination plant
    [laboratory] laboratory
   *[other] free
}{ $upgraded ->
    [1] , upgraded
   *[0] { "" }
}
plain-bonus = , bonus { $items }
plain-surcharge = , surcharge { $items }
plain-tunnel = Tunnel { $tunnel } from { $one } to { $other }: { $state }
plain-tunnel-state = { $built ->
    [1] built
   *[0] free
}{ $upgraded ->
    [1] , upgraded
   *[0] { "" }
}
plain-idle = , at no city
plain-metropolis = Metropolis { $site }, { $connected ->
    [1] connected
   *[0] not connected
}: { $tile }
plain-gained = Gained metropolis: { $tile }
plain-times = Site { $site } produces { $count } times
plain-pair = Tunnels { $one } and { $other } together: { $gain } in production
plain-lifted = Metropolis { $site }, connected: { $gain } more in production
plain-lifted-city = A symbiotic city on { $site }: { $gain } in production
plain-production = Next production, after round { $round }: { $items }
plain-decided = Your decision then: { $card }
plain-food = Food after it: { $cities ->
    [one] { $cities } connected city
   *[other] { $cities } connected cities
}, { $free } fed by cards, { $kelp } kelp and { $biomatter } biomatter then; { $missing ->
    [0] all fed
   *[other] { $missing } unfed, points lost: { $lost }
}
plain-line = { $why } { $points }
plain-points = Points so far: { $points } ({ $lines })
plain-later = The final scoring would add { $points } now: { $lines }
plain-goal-of = Goal of the solo game: { $has } of { $points } points, { $connected } of { $cities } connected cities
plain-own = Claimed: { $card }
plain-looking = To choose from: { $card }
plain-hand = In hand: { $card }
