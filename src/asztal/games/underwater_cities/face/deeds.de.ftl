## What a turn is known by, beside the name of whoever took it

deed-tile-placed = { $slot }
deed-slot-cloned = { $slot } kopiert
deed-played = { $matches ->
    [0] { "" }
   *[1] { $card }
}
deed-used = { $card } genutzt
deed-performed = { $slot } ausgeführt
deed-built = { $thing ->
    [nonsymbiotic_city] Stadt { $site }
   *[other] { thing-word } { $site }
}
deed-upgraded = Aufwertung { $site }
deed-converted = symbiotische Stadt { $site }
deed-connected = { $tile } verbunden
deed-contract-taken = { $contract } genommen
deed-special-taken = { $card } genommen
deed-gained = bekommt { $items }
deed-drew = { $count ->
    [1] { "" }
   *[other] zieht { $count } Karten
}

## What counts where a turn has nothing else

minor-drew = { $count ->
    [one] zieht eine Karte
   *[other] zieht { $count } Karten
}
minor-advanced = Staatenbund-Leiste { $space }

## Kinds of deeds, where turns of many games are counted

kind-built = bauen
kind-connected = Metropole verbinden
kind-contract-taken = Auftrag nehmen
kind-converted = Stadt symbiotisch machen
kind-drew = Karten ziehen
kind-gained = etwas bekommen
kind-performed = Aktionsplatz ausführen
kind-played = Karte spielen
kind-slot-cloned = Aktionsplatz kopieren
kind-special-taken = Spezialkarte nehmen
kind-tile-placed = Aktionsplättchen legen
kind-upgraded = aufwerten
kind-used = Karte nutzen
kind-advanced = Staatenbund-Leiste
