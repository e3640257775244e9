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

## Kinds of deeds, where turns of many games are counted

kind-constructed = building a floor
kind-fallback = a card alone after all
kind-gained = taking something
kind-handed-in = handing in tiles
kind-new-hand = new hand
kind-revealed = playing a card
kind-urbanized = new building

## What points are for, where those of many games are counted

source-card = bonus cards
source-tokens = unspent new-hand tokens
source-district = districts
