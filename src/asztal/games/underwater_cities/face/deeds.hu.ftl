## What a turn is known by, beside the name of whoever took it

deed-tile-placed = { $slot }
deed-slot-cloned = { $slot } lemásolva
deed-played = { $matches ->
    [0] { "" }
   *[1] { $card }
}
deed-used = { $card } használva
deed-performed = { $slot } akciója
deed-built = { $thing ->
    [nonsymbiotic_city] város { $site }
   *[other] { thing-word } { $site }
}
deed-upgraded = fejlesztés { $site }
deed-converted = szimbiotikus város { $site }
deed-connected = { $tile } csatlakoztatva
deed-contract-taken = { $contract } elvéve
deed-special-taken = { $card } elvéve
deed-gained = kap { $items }
deed-drew = { $count ->
    [1] { "" }
   *[other] húz { $count } kártyát
}

## What counts where a turn has nothing else

minor-drew = húz { $count } kártyát
minor-advanced = szövetségsáv, { $space }. mező

## Kinds of deeds, where turns of many games are counted

kind-built = építés
kind-connected = metropolisz csatlakoztatása
kind-contract-taken = szerződés elvétele
kind-converted = város szimbiotikussá tétele
kind-drew = kártyahúzás
kind-gained = szerzés
kind-performed = akcióhely használata
kind-played = kártyakijátszás
kind-slot-cloned = akcióhely lemásolása
kind-special-taken = speciális kártya elvétele
kind-tile-placed = akciólapka lerakása
kind-upgraded = fejlesztés
kind-used = kártya használata
kind-advanced = szövetségsáv
