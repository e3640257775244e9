## What a turn is known by, beside the name of whoever took it

deed-drafted = { $company } with { $officer }
deed-drafted-alone = { $company }
deed-drafted-contract = { $contract }
deed-passed = passes
deed-built = { $structure ->
    [conduit] conduit { $at } ({ $value })
   *[other] { structure-word } { $at }
}
deed-built-because = { deed-built }
deed-produced = { $energy } energy ({ $conduit })
deed-produced-because = { deed-produced }
deed-fulfilled = fulfils the { $contract }
deed-took = takes the { $contract }
deed-patented = takes the { $tile }
deed-drops-placed = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
} on { $headstream }
deed-drops-chosen = { deed-drops-placed }

## What counts where a turn has nothing else

minor-gained = gains { $items }
minor-rotated = turns the wheel by { $count }
minor-turned = { minor-rotated }
minor-discarded = discards the { $contract }

## Kinds of deeds, where turns of many games are counted

kind-built = building
kind-drafted = choosing a company
kind-drafted-contract = choosing a starting contract
kind-fulfilled = fulfilling a contract
kind-passed = passing
kind-patented = taking a technology tile
kind-produced = producing energy
kind-took = taking a contract
kind-discarded = discarding a contract
kind-gained = only gaining something
kind-rotated = turning the wheel
