## What a turn is known by, beside the name of whoever took it

deed-card-revealed = { $card }
deed-placed = { $card }
deed-fallback = { $card }
deed-nothing-placed = legt nichts
deed-board-chosen = beginnt { $board }
deed-board-completed = vollendet { $board }
deed-gained = erhält { $items }

## What counts where a turn has nothing else

minor-activated = { $effect ->
    [A] nutzt { $card }
    [B] nutzt { $card }
    [only] nutzt { $card }
   *[none] { "" }
}
minor-surfaced = Oberfläche
minor-researched = { $board }, Feld { $space }

## Kinds of deeds, where turns of many games are counted

kind-board-chosen = Entwicklungsplan beginnen
kind-board-completed = Entwicklungsplan vollenden
kind-card-revealed = Karte wählen
kind-fallback = Karte vom Stapel
kind-gained = etwas erhalten
kind-nothing-placed = nichts legen
kind-placed = Karte legen
kind-activated = Karte nutzen
kind-researched = auf dem Entwicklungsplan vorrücken
kind-surfaced = Oberflächeneffekt
