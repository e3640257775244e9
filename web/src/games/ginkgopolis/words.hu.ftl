## Areas

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
ginkgopolis-token = „{ $letter }” jelű külterület-jelző: { $cell }
ginkgopolis-nobody = senki
ginkgopolis-hal = Hal
ginkgopolis-just-played = Most kijátszva
ginkgopolis-push-back = a jelzők tolása az óramutató járásával szemben
ginkgopolis-push-on = a jelzők tolása az óramutató járása szerint

## What one points at

ginkgopolis-floors = { $count } szint
ginkgopolis-neutral = Gazdátlan
ginkgopolis-owner = Tulajdonosa: { $name } ({ $count } erőforrás van rajta)
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
    [no] egy lefordított kártya fekszik előtte
   *[yes] egy lefordított kártya fekszik előtte, rajta lapka
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

## The guided first game

ginkgopolis-guide-aim = Közös várost építetek, és az nyer, akinek a végén a legtöbb sikerpontja van. Pontot menet közben épületek és kártyák adnak, de a legtöbbet a végén azok a kerületek, amelyekben erős vagy.
ginkgopolis-guide-city = Ez a város. A szín mutatja, mit termel egy épület: a piros erőforrást, a kék lapkát, a sárga sikerpontot, szintenként egyet.
ginkgopolis-guide-hand = Minden körben mindenki egyszerre és titokban választ egy kártyát a kezéből. A kártya kijátszható önmagában vagy egy lapkával.
ginkgopolis-guide-building = Az épületkártya az azonos színű és számú épülethez tartozik: ennek a kártyája a kezedben van. Önmagában kijátszva azt kapod, amit az épület termel, bárki is a tulajdonosa.
ginkgopolis-guide-choose = Most válassz egy kártyát! { $by ->
    [finger] Koppints
   *[mouse] Kattints
} rá a kezedben, vagy az épületére, illetve a betűjére a városban. Ami választható, az világít.
ginkgopolis-guide-new-hand = Egy lapdobásjelzőért négy másik kártyát kaptál. Vond vissza, vagy folytasd így, és válassz közülük.
ginkgopolis-guide-alone = Most tehetnél egy lapkát a kártyára. Az első körben hagyd el: { $by ->
    [finger] koppints
   *[mouse] kattints
} ide, és hasznosíts.
ginkgopolis-guide-tile-first = Lapkát tettél az első kártyádra. Ez a nagyobb akció, mindjárt rátérünk. Vond vissza, vagy folytasd így.
ginkgopolis-guide-turned = Mindenki felfedi a kártyáját, és sorban végrehajtjátok őket. Ha a játék megkérdezi, mit veszel el, vagy hová kerüljön valami, azt is döntsd el.
ginkgopolis-guide-pass = Vége a körnek: a három ki nem játszott kártyádat balra adtad, jobbról kaptál hármat, és húztál egy újat. Amit a kezedben hagysz, azt a következő körben más játszhatja ki.
ginkgopolis-guide-stock = Itt van, amid van: erőforrások, lapkák, sikerpontok. A körbe futó nyíl a lapdobásjelző: egyszer lecseréli az egész kezed, a végén pedig 2 pontot ér, ha megmaradt.
ginkgopolis-guide-players = Itt látod a játékosokat és karaktereiket. Ezek a hozzájuk illő akció után adnak valamit: a tálcába mutató nyíl a hasznosítást jelöli, a ház a bővítést, az egymásra rakott szintek a szintépítést.
ginkgopolis-guide-letter = A betűs kártya lapkával bővítés: 1 erőforrásért a lapkád új épület lesz ott, ahol a betű fekszik, és a szomszédos épületek mind neked termelnek.
ginkgopolis-guide-floor = Az épületkártya lapkával új szintet tesz az épületre. Az épület a tiéd lesz, és szintenként egy erőforrás kerül rá; más szín eggyel többe kerül, kisebb szám pedig annyi pontba, amennyi a különbség. A kártya a bónuszával együtt nálad marad.
ginkgopolis-guide-tile = Próbáld ki: válassz egy kártyát, aztán egy lapkát. Ha végül nem tudsz fizetni, a kártya egyszerűen önmagában számít.
ginkgopolis-guide-alone-again = Megint lapka nélkül játszottál ki kártyát. Vond vissza, és tegyél rá lapkát, vagy folytasd így.
ginkgopolis-guide-districts = A játék végén az egymás melletti azonos színű épületek kerületet alkotnak. Akinek ott a legtöbb erőforrása van, az összes ottani erőforrásért kap pontot, akinek a második legtöbb, csak a sajátjaiért. Ez a lista a mostani állást mutatja.
ginkgopolis-guide-second = Most néhány kör jön, már önállóan. A kalauz csak akkor szól, ha segíteni tud.
ginkgopolis-guide-no-tile = Nincs lapkád, így nem tudsz építeni. Egy kék épület kártyája önmagában kijátszva lapkát hoz, és a betűs kártya is adhat egyet.
ginkgopolis-guide-poor = { $count ->
    [0] Nincs erőforrásod
   *[other] { $count } erőforrásod van
}, márpedig egy épületre szintenként egy kell. Egy piros épület kártyája önmagában kijátszva újakat hoz.
ginkgopolis-guide-another = Valaki más épületének a kártyája van a kezedben. Ha lapkával játszod ki, az épület a tiéd lesz, a másik pedig visszakapja az erőforrásait.
ginkgopolis-guide-behind = Az egyik kerületben csak második vagy, és ott csak a saját erőforrásaid érnek pontot. Még egy szint vagy még egy ilyen színű épület változtathat rajta.
ginkgopolis-guide-end = Ha a lapkák másodszor is elfogynak, vagy valakinek minden erőforrása a városban van, a kör még lemegy, és vége a játéknak. Most jöhet egy egész játszma könnyű ellenfél ellen, vagy játszd végig ezt. Szép várost!

## The frame's words for a round and for what one seat does in it

restart-turn-in-ginkgopolis = Akció újrakezdése
replay-next-turn-in-ginkgopolis = Következő akció
replay-last-turn-in-ginkgopolis = Előző akció
replay-next-round-in-ginkgopolis = Következő kör
replay-last-round-in-ginkgopolis = Előző kör
replay-at-in-ginkgopolis = Lépés: { $move } / { $last }{ $round ->
    [0] { "" }
   *[other] , { $round }. kör
}
replay-round-in-ginkgopolis = { $round }. kör
banner-round-in-ginkgopolis = { $round }. kör
banner-last-in-ginkgopolis = Utolsó kör!
