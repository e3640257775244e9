## Areas

miners-areas = Az asztal részei
miners-tab-mine = Bányám
miners-tab-hand = Kártyák
miners-tab-research = Kutatás
miners-tab-others = Többiek
miners-choose-here = itt választhatsz
miners-mine-of = { $name } bányája
miners-back = Vissza a bányámhoz
miners-open = { $name } bányájának megtekintése
miners-choosing = választ
miners-close-up = Közelről
miners-whole = Egész bánya

## The mine

miners-mine-label = Bánya, { $count } kártya
miners-rock = A föld alatt
miners-empty = Tömör szikla. Az első kártya nyitja meg a bányát.
miners-placing = Helyezd el: { $card }
miners-site = Szabad hely a(z) { $row }. sorban
miners-joint = Fél csille e kettő között: { $one } és { $other }
miners-collapse = beomlás
miners-activated = ebben a fordulóban aktiválódott
miners-at-work = most aktív
miners-factions = Frakciók ebben a bányában
miners-faction-count = { $faction }: { $count }
miners-faction-SCO = skótok
miners-faction-BAR = barbárok
miners-faction-EGY = egyiptomiak
miners-faction-JAP = japánok
miners-faction-ATL = atlantisziak
miners-faction-ROM = rómaiak
miners-surface = Felszín
miners-surface-gold = kapsz 2 aranyat
miners-surface-draw = húzol 3 kártyát
miners-surface-research-2 = fizetsz 4 aranyat, cserébe legfeljebb 2 mezőnyit kutatsz
miners-surface-research-5 = fizetsz 8 aranyat, cserébe legfeljebb 5 mezőnyit kutatsz

## What people have

miners-gold = { $count } arany
miners-gems = { $count } drágakő
miners-carts = { $count } teli csille
miners-in-hand = { $count } kártya kézben
miners-machines = { $count } masina
miners-boards-done = { $count } teljesített kutatástábla

## Round, event, decks, hand

miners-round = { $round }. forduló a 10-ből
miners-setup = Előkészület
miners-event = A forduló eseménye
miners-no-event = Még nincs esemény
miners-event-immediate = azonnal
miners-event-modifier = ebben a fordulóban
miners-event-end = a forduló végén
miners-decks = Paklik
miners-deck = { $level }. szint: { $deck } a pakliban, { $discarded } eldobva
miners-hand = Kézben ({ $count })
miners-looking = Ezeket nézed meg
miners-laid = Félretéve
miners-played = Ebben a fordulóban kijátszva
miners-no-cards = Nincs kártya
miners-by-level = szint szerint
miners-by-faction = frakció szerint

## Research

miners-board = Kutatástábla: { $board }
miners-start = Kezdőmező { $names }
miners-space = { $space }. mező: { $text } { $names }
