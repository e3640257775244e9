## What a turn is known by, beside the name of whoever took it

deed-card-revealed = { $card }
deed-placed = { $card }
deed-fallback = { $card }
deed-nothing-placed = nem rak le kártyát
deed-board-chosen = { $board } elkezdve
deed-board-completed = { $board } teljesítve
deed-gained = { $items }

## What counts where a turn has nothing else

minor-activated = { $effect ->
    [A] { $card } használva
    [B] { $card } használva
    [only] { $card } használva
   *[none] { "" }
}
minor-surfaced = felszín
minor-researched = { $board }, { $space }. mező
