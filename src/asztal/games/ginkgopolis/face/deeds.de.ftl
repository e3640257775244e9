## What a turn is known by, beside the name of whoever took it

deed-new-hand = neue Handkarten
deed-revealed = { $card } + { $tile }
deed-revealed-alone = { $card } allein
deed-fallback = { $card } allein
deed-constructed = Stockwerk { $height }
deed-handed-in = { $count ->
    [0] gibt kein Plättchen ab
   *[other] gibt { $tiles } ab
}
deed-gained = nimmt { $gains }

## What counts where a turn has nothing else

minor-urbanized = errichtet { $tile }
