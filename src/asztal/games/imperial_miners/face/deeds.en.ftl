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
