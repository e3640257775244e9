## What a turn is known by, beside the name of whoever took it

deed-tile-placed = { $slot }
deed-slot-cloned = clones { $slot }
deed-played = { $matches ->
    [0] { "" }
   *[1] { $card }
}
deed-used = uses { $card }
deed-performed = action of { $slot }
deed-built = { $thing ->
    [nonsymbiotic_city] city { $site }
   *[other] { thing-word } { $site }
}
deed-upgraded = upgrade { $site }
deed-converted = symbiotic city { $site }
deed-connected = connects { $tile }
deed-contract-taken = takes { $contract }
deed-special-taken = takes { $card }
deed-gained = gains { $items }
deed-drew = { $count ->
    [1] { "" }
   *[other] draws { $count } cards
}

## What counts where a turn has nothing else

minor-drew = { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}
minor-advanced = Federation track { $space }

## Kinds of deeds, where turns of many games are counted

kind-built = building
kind-connected = connecting a metropolis
kind-contract-taken = taking a contract
kind-converted = making a city symbiotic
kind-drew = drawing cards
kind-gained = gaining something
kind-performed = action of a slot
kind-played = playing a card
kind-slot-cloned = cloning a slot
kind-special-taken = taking a special card
kind-tile-placed = placing an action tile
kind-upgraded = upgrading
kind-used = using a card
kind-advanced = Federation track
