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

## Kinds of deeds, where turns of many games are counted

kind-constructed = hochbauen
kind-fallback = doch nur eine Karte
kind-gained = etwas nehmen
kind-handed-in = Plättchen abgeben
kind-new-hand = neue Handkarten
kind-revealed = Karte spielen
kind-urbanized = neues Gebäude

## What points are for, where those of many games are counted

source-card = Bonuskarten
source-tokens = übrige Kartentausch-Marker
source-district = Viertel
