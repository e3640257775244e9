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

## Kinds of deeds, where turns of many games are counted

kind-board-chosen = kutatástábla elkezdése
kind-board-completed = kutatástábla teljesítése
kind-card-revealed = kártyaválasztás
kind-fallback = kártya a pakliból
kind-gained = szerzés
kind-nothing-placed = nincs lerakott kártya
kind-placed = kártya lerakása
kind-activated = kártya használata
kind-researched = haladás a kutatástáblán
kind-surfaced = felszíni hatás
