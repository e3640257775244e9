## What a turn is known by, beside the name of whoever took it

deed-drafted = { $company }, { $officer }
deed-drafted-alone = { $company }
deed-drafted-contract = { $contract }
deed-passed = passzol
deed-built = { $structure ->
    [conduit] csatorna { $at } ({ $value })
   *[other] { structure-word } { $at }
}
deed-built-because = { deed-built }
deed-produced = { $energy } energia ({ $conduit })
deed-produced-because = { deed-produced }
deed-fulfilled = { $contract } teljesítve
deed-took = { $contract } elvéve
deed-patented = { $tile } elvéve
deed-drops-placed = { $count } vízcsepp („{ $headstream }” forrás)
deed-drops-chosen = { deed-drops-placed }

## What counts where a turn has nothing else

minor-gained = { $items }
minor-rotated = { $count } kerékfordítás
minor-turned = { minor-rotated }
minor-discarded = { $contract } eldobva

## Kinds of deeds, where turns of many games are counted

kind-built = építés
kind-drafted = vállalatválasztás
kind-drafted-contract = kezdőszerződés választása
kind-fulfilled = szerződés teljesítése
kind-passed = passz
kind-patented = technológialapka elvétele
kind-produced = energiatermelés
kind-took = szerződés elvétele
kind-discarded = szerződés eldobása
kind-gained = csak szerzés
kind-rotated = kerékfordítás
