## Areas

ginkgopolis-areas = Az asztal részei
ginkgopolis-area-city = Város és kéz
ginkgopolis-area-players = Játékosok
ginkgopolis-area-districts = Kerületek

## The city

ginkgopolis-city = A város
ginkgopolis-building = { $tile }, { $floors } szint, { $owner }{ $site ->
    [no] { "" }
   *[yes] , építési terület
}, { $cell }
ginkgopolis-free = üres hely: { $cell }
ginkgopolis-token = { $letter } jelző: { $cell }
ginkgopolis-nobody = senki
ginkgopolis-hal = Hal
ginkgopolis-just-played = Most kijátszva
ginkgopolis-push-back = a jelzők tolása az óramutató járásával szemben
ginkgopolis-push-on = a jelzők tolása az óramutató járása szerint
ginkgopolis-nearer = Közelebb
ginkgopolis-further = Távolabb
ginkgopolis-fit = Az egész város

## What one points at

ginkgopolis-floors = { $count } szint
ginkgopolis-neutral = Nincs gazdája
ginkgopolis-owner = Gazdája: { $name } ({ $count } erőforrás van rajta)
ginkgopolis-site = Építési terület: a kártyája a következő újrakeveréskor kerül a húzópakliba
ginkgopolis-its-card = A kártyája:

## What lies in front of me

ginkgopolis-mine = Előttem
ginkgopolis-hand = A kezemben
ginkgopolis-chosen = Kiválasztva
ginkgopolis-my-tiles = A lapkáim
ginkgopolis-resources = { $count } erőforrás, a készletben még { $supply }
ginkgopolis-tiles = { $count } lapka
ginkgopolis-points = { $count } sikerpont
ginkgopolis-new-hand = { $count } lapdobásjelző
ginkgopolis-alone = lapka nélkül: a kártya önmagában
ginkgopolis-done = kész: a kijelölt lapkák beadása
ginkgopolis-offered = { $tile }, beadásra kijelölve

## The players

ginkgopolis-you = (te)
ginkgopolis-first = kezdőjátékos
ginkgopolis-choosing = választ…
ginkgopolis-committed = { $tile ->
    [no] egy kártya fekszik előtte lefelé fordítva
   *[yes] egy kártya fekszik előtte lefelé fordítva, rajta lapka
}
ginkgopolis-cards-of = { $name } kártyái
ginkgopolis-in-stock = erőforrás
ginkgopolis-left = készletben { $count }
ginkgopolis-points-short = sikerpont
ginkgopolis-tiles-short = lapka
ginkgopolis-secret-points = sikerpontok a paraván mögött
ginkgopolis-secret-tiles = { $count ->
    [0] lapkák a paraván mögött
   *[other] lapkák a paraván mögött, közülük { $count } ismert
}
ginkgopolis-when-exploit = Hasznosítás után
ginkgopolis-when-urbanize = Bővítés után
ginkgopolis-when-construct = Szintépítés után
ginkgopolis-when-end = A játék végén
ginkgopolis-no-cards = Itt még nincs kártya.
ginkgopolis-known-hand = Ezeket láttad a kezében:
ginkgopolis-known-tiles = Ezeket láttad a paravánja mögé kerülni:

## Districts and stacks

ginkgopolis-districts = A kerületek, ha most érne véget a játék
ginkgopolis-district = { $colour ->
    [red] Piros kerület
    [blue] Kék kerület
   *[yellow] Sárga kerület
}, { $size } épület: { $ranks }
ginkgopolis-no-district = Még nem áll egymás mellett két azonos színű épület.
ginkgopolis-together = Összesen
ginkgopolis-stacks = Kör és paklik
ginkgopolis-round = { $round }. kör
ginkgopolis-last = Utolsó kör
ginkgopolis-begins = { $name } kezd
ginkgopolis-supply = { $count } lapka a készletben
ginkgopolis-supply-short = lapka
ginkgopolis-supply-second = utolsó lapkák
ginkgopolis-deck = { $count } kártya a húzópakliban
ginkgopolis-deck-short = pakli
ginkgopolis-discard = Dobott lapok: { $count }
ginkgopolis-discard-short = dobott
ginkgopolis-discard-pile = Dobott lapok
