## What a turn is known by, beside the name of whoever took it

deed-card-revealed = { $card }
deed-placed = { $card }
deed-fallback = { $card }
deed-nothing-placed = places nothing
deed-board-chosen = begins { $board }
deed-board-completed = completes { $board }
deed-gained = gains { $items }

## What counts where a turn has nothing else

minor-activated = { $effect ->
    [A] uses { $card }
    [B] uses { $card }
    [only] uses { $card }
   *[none] { "" }
}
minor-surfaced = surface
minor-researched = { $board }, space { $space }

## Kinds of deeds, where turns of many games are counted

kind-board-chosen = beginning a progress board
kind-board-completed = completing a progress board
kind-card-revealed = choosing a card
kind-fallback = a card from the deck
kind-gained = gaining something
kind-nothing-placed = placing nothing
kind-placed = placing a card
kind-activated = using a card
kind-researched = advancing on a progress board
kind-surfaced = surface effect
