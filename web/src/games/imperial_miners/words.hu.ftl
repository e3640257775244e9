## Areas

miners-tab-mine = Bányám
miners-tab-watched = Bánya
miners-tab-hand = Kártyák
miners-tab-research = Kutatás
miners-tab-others = Többiek
miners-mine-of = { $name } bányája
miners-open = { $name } bányájának megtekintése
miners-choosing = választ

## The mine

miners-mine-label = Bánya, { $count } kártya
miners-empty = Tömör szikla. Az első kártya nyitja meg a bányát.
miners-placing = Helyezd el: { $card }
miners-site = { $row }. sor, szabad hely
miners-joint = Félig teli csille e kettő között: { $one } és { $other }
miners-collapse = beomlás
miners-activated = ebben a fordulóban aktiválódott
miners-at-work = most aktív
miners-factions = Frakciók ebben a bányában
miners-faction-count = { $faction }: { $count }

## What people have

miners-gold = { $count } érme
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
miners-laid = Félretéve: { $count } a 4-ből
miners-chosen = Erre a fordulóra választva
miners-played = Ebben a fordulóban kijátszva
miners-no-cards = Nincs kártya
miners-by-level = szint szerint
miners-by-faction = frakció szerint

## Research

miners-board = Kutatástábla: { $board }
miners-start = Kezdőmező { $names }
miners-space = { $space }. mező: { $text } { $names }

## The guided first game

miners-guide-mine = Az nyer, akinek a legtöbb győzelmi pontja van: minden drágakő egyet ér, és minden teli csille is annyit. Itt ásol értük: fent a felszín, alatta tömör szikla, és tíz forduló alatt tíz kártya kerül a bányádba.
miners-guide-event = Minden forduló egy mindenkire érvényes eseménnyel indul. Ha kérdez tőled valamit, előbb arra válaszolj.
miners-guide-hand = Ezek a kézben tartott kártyáid. A római szám a sor, ahová a kártya kerül, az érme az ára, a jelvény a frakciója. A legtöbb kártyának két hatása van, A és B. Mutass rá egy kártyára, vagy tartsd rajta az ujjad, és elolvashatod.
miners-guide-choose = { $gold ->
    [0] Érméd még nincs, ezért
   *[other] Még nincs mi alá ásnod, ezért
} 1. szintű kártyával kezdj. Válassz egyet; ami választható, az világít. A kártyákat mindenki egyszerre fedi fel.
miners-guide-asked = Előbb a forduló eseménye kérdez tőled valamit. Válaszolj rá, aztán válassz kártyát.
miners-guide-works = Mindenki felfedte a kártyáját, és a tiéd működésbe lép. Ha kérdez, válaszolj, egészen a következő forduló kezdetéig.
miners-guide-effect = A bányád egyik kártyája működésbe lép. Válaszd ki az egyik hatását magán a kártyán.
miners-guide-surface = Felértél a felszínre. Minden láncreakció itt ér véget, ezek egyikével: 2 érme, 3 kártya vagy érméért kutatás.
miners-guide-supplies = Ez a tiéd: érme, drágakő és teli csille. Az érmék a mélyebb kártyákra kellenek; a végén csak a drágakő és a csille számít.
miners-guide-carts = A kártyák szélén fél csillék vannak. Ahol két teli fél találkozik, ott teli csille lesz belőle, és pontot ér. Az egymagában álló felet csillejelölő egészítheti ki.
miners-guide-deeper = A 2. szintű kártya 2 érmébe kerül, és egy 1. szintű kártya alá kell raknod; egy is elég, de kettővel is érintkezhet. Válassz kártyát erre a fordulóra, mélyebbet, ha ki tudod fizetni.
miners-guide-shallow = Megint 1. szintű kártyát választottál. Szabad, de a lánca olyan rövid lesz, mint az elsőé. Vond vissza, vagy folytasd így.
miners-guide-no-deeper = { $gold } érméd van, és nincs olyan 2. szintű kártyád, amelyet kijátszhatnál. Válassz 1. szintűt, és a felszínen vegyél el érmét vagy kártyát.
miners-guide-place = Válaszd ki, hová kerüljön a kártya. A lánca a közvetlenül fölötte lévő kártyákon át megy majd fölfelé.
miners-guide-chain = Az új kártyától láncreakció indul: előbb a saját hatása, aztán egy közvetlenül fölötte lévő kártya, és így tovább a felszínig. Minél mélyebbre ásol, annál hosszabb a lánc. Kövesd a fényt a forduló végéig.
miners-guide-climb = Válaszd ki, melyik fölötte lévő kártyán át megy tovább a lánc. Csak az lép működésbe.
miners-guide-research = Kutatáskor a csákányod jobbra lép, és az a mező ad valamit, ahol megáll. Az utolsó mező adja a legtöbbet; utána egy másik táblán folytatod.
miners-guide-second = Most két forduló jön, már önállóan. A kalauz csak akkor szól, ha segíteni tud.
miners-guide-few = Csak { $count } kártya van a kezedben. Magától egy sem jön: húzz időben 3-at a felszínen.
miners-guide-third = Ki tudsz fizetni egy 3. szintű vagy mélyebb kártyát: a lánca több kártyádon megy át.
miners-guide-under = Az számít, mi van fölötte: olyan kártyák alá tedd, amelyeket még egyszer működtetnél.
miners-guide-gold = { $gold } érméd van, és az érme a végén semmit sem ér. 4 érméért kutatni többet hozhat, mint elvenni 2 érmét.
miners-guide-collapse = Az egyik kártyádon beomlás van: amikor a kártya legközelebb működne, csak a beomlás tűnik el. A lánc fölötte folytatódik.
miners-guide-end = A masinák erősítenek egyes kártyákat; a beomlás miatt a kártya következő hatása elmarad. { $by ->
    [finger] Koppints
   *[mouse] Kattints
} egy másik bányára, ha bele akarsz nézni. Most jöhet egy egész játszma könnyű ellenfél ellen, vagy játszd végig ezt. Jó szerencsét!
