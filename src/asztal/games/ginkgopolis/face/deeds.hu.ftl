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

## Kinds of deeds, where turns of many games are counted

kind-constructed = ráépítés
kind-fallback = végül csak kártya
kind-gained = szerzés
kind-handed-in = lapkák beadása
kind-new-hand = új lapok
kind-revealed = kártyakijátszás
kind-urbanized = új épület

## What points are for, where those of many games are counted

source-card = bónuszkártyák
source-tokens = megmaradt lapdobásjelzők
source-district = kerületek
