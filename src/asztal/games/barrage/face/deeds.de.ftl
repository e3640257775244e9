## What a turn is known by, beside the name of whoever took it

deed-drafted = { $company } mit { $officer }
deed-drafted-alone = { $company }
deed-drafted-contract = { $contract }
deed-passed = passt
deed-built = { $structure ->
    [conduit] Rohrwerk { $at } ({ $value })
   *[other] { structure-word } { $at }
}
deed-built-because = { deed-built }
deed-produced = { $energy } Energie ({ $conduit })
deed-produced-because = { deed-produced }
deed-fulfilled = { $contract } erfüllt
deed-took = { $contract } genommen
deed-patented = { $tile } genommen
deed-drops-placed = { $count } Tropfen auf { $headstream }
deed-drops-chosen = { deed-drops-placed }

## What counts where a turn has nothing else

minor-gained = bekommt { $items }
minor-rotated = dreht die Bauscheibe um { $count }
minor-turned = { minor-rotated }
minor-discarded = { $contract } abgelegt

## Kinds of deeds, where turns of many games are counted

kind-built = bauen
kind-drafted = Unternehmen wählen
kind-drafted-contract = Startvertrag wählen
kind-fulfilled = Vertrag erfüllen
kind-passed = passen
kind-patented = Technologieplättchen nehmen
kind-produced = Energie erzeugen
kind-took = Vertrag nehmen
kind-discarded = Vertrag ablegen
kind-gained = nur etwas bekommen
kind-rotated = Bauscheibe drehen
