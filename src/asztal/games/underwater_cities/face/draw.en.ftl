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
draw-times = { $site } produces { $count } times
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

## The table in rows, in whole words

plain-group = { $group ->
    [slots] Slots
    [track] Federation track
    [specials] Special cards
    [contracts] Government contracts
    [cities] Cities
    [tunnels] Tunnels
    [metropolises] Metropolises
    [claimed] Claimed cards
   *[hand] Hand
}
plain-unit = { $item ->
    [kelp] kelp
    [steelplast] steelplast
    [science] science
    [credit] { $count ->
        [one] credit
       *[other] credits
    }
    [biomatter] biomatter
    [point] { $count ->
        [one] point
       *[other] points
    }
    [card] { $count ->
        [one] card
       *[other] cards
    }
    [hand] { $count ->
        [one] card in hand
       *[other] cards in hand
    }
    [deck] { $count ->
        [one] card in the deck
       *[other] cards in the deck
    }
    [tunnel] { $count ->
        [one] tunnel
       *[other] tunnels
    }
    [nonsymbiotic_city] { $count ->
        [one] nonsymbiotic dome
       *[other] nonsymbiotic domes
    }
    [symbiotic_city] { $count ->
        [one] symbiotic dome
       *[other] symbiotic domes
    }
    [cities] { $count ->
        [one] connected city
       *[other] connected cities
    }
    [free] fed by cards
    [missing] unfed
   *[lost] { $count ->
        [one] point lost
       *[other] points lost
    }
}
plain-free = free
plain-taken = taken by
plain-clone = Cloning tile for 1 credit
plain-nobody = nobody
plain-nothing = nothing
plain-unlimited = symbiotic domes without limit
plain-order = Play order
plain-space = { $space ->
    [0] Below the Federation track
   *[other] Federation space { $space }
}
plain-brings = brings { $items }
plain-supply = Supply
plain-special-deck = Deck of special cards
plain-turn = Turn of { $name }
plain-place = { $place ->
    [hand] in hand
    [claimed] claimed
    [offer] on offer
    [looking] to choose from
    [contract] government contract
   *[played] being played
}
plain-player = { $name }{ $you ->
    [1] { " " }(you)
   *[0] { "" }
}
plain-built = Built
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
plain-tunnel = Tunnel { $tunnel } from { $one } to { $other }
plain-tunnel-state = { $built ->
    [1] built
   *[0] free
}{ $upgraded ->
    [1] , upgraded
   *[0] { "" }
}
plain-idle = , at no city
plain-metropolis = { $site ->
    [none] gained metropolis
   *[other] metropolis { $site }
}, { $connected ->
    [1] connected
   *[0] not connected
}
plain-production = Next production, after round { $round }
plain-decided = Your decision then
plain-food = Food after it
plain-points = Points so far
plain-later = The final scoring would add now
