## What a turn is known by, beside the name of whoever took it

deed-new-hand = new hand
deed-revealed = { $card } + { $tile }
deed-revealed-alone = { $card } alone
deed-fallback = { $card } alone
deed-constructed = floor { $height }
deed-handed-in = { $count ->
    [0] hands in no tile
   *[other] hands in { $tiles }
}
deed-gained = takes { $gains }

## What counts where a turn has nothing else

minor-urbanized = puts up { $tile }
