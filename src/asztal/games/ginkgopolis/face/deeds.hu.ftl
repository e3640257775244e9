## What a turn is known by, beside the name of whoever took it

deed-new-hand = új lapok
deed-revealed = { $card } + { $tile }
deed-revealed-alone = { $card } önmagában
deed-fallback = { $card } önmagában
deed-constructed = magassága { $height } szint
deed-handed-in = { $count ->
    [0] nem ad be lapkát
   *[other] { $tiles } beadva
}
deed-gained = { $gains }

## What counts where a turn has nothing else

minor-urbanized = új épület ({ $tile })
