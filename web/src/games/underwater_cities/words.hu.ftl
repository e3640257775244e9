## Areas

cities-tab-slots = Helyek
cities-tab-city = Városom
cities-tab-cards = Kártyák
cities-tab-others = Többiek

## Head

cities-round = { $era }. korszak, { $round }. forduló
cities-order = Játékossorrend
cities-turns = { $count } kör megvolt

## Slots and tracks

cities-green = Zöld
cities-red = Piros
cities-yellow = Sárga
cities-neutral = semleges lapka
cities-clone = Akcióhely másolása
cities-used = használva
cities-federation = Szövetségsáv
cities-space = { $space }. mező

## Cards

cities-hand = Kéz
cities-sealed = Félretéve
cities-looking = Megnézett lapok
cities-played = Kijátszás alatt
cities-turned = Felfordítva
prompt-early-in-underwater_cities = { $name } kiválasztva: most az akcióhelyet hozzá.
early-take-in-underwater_cities = Ezt a lapot játszom: akcióhelyet választok
cities-lane-contract = Szerződések
cities-lane-metropolis = Metropoliszok
cities-lane-spent = Felhasznált
cities-lane-permanent = Állandó
cities-lane-action = Akció
cities-lane-production = Termelés
cities-lane-scoring = Pontozás
cities-specials = Speciális kártyák
cities-contracts = Szerződések
cities-left = Ami még van
cities-left-card = lap a pakliban
cities-left-tunnel = alagút maradt
cities-left-nonsymbiotic_city = fehér félgömb maradt
cities-left-symbiotic_city = lila félgömb maradt

## The board

cities-city = { $city }. város
cities-site = { $city }. város, { $site } építési hely
cities-expansion = { $city }. város, bővítési hely
cities-tunnel = { $tunnel }. alagút
cities-metropolis = metropolisz
cities-bonus = Bónusz
cities-surcharge = Pótdíj
cities-special-six_points = Az itt épített város hat pontot ad.
cities-special-triple_tunnel = Az itteni alagút { $times }-szorosan termel.
cities-special-double_building = Az itteni épület { $times }-szeresen termel.
cities-special-metropolis_bonus = Minden termeléskor többet hoz, ha az alagúthoz tartozó metropolisz csatlakoztatott:
cities-special-pair_bonus = Két alagút, amely együtt megépítve minden termeléskor többet hoz:
cities-special-symbiotic_points = Az itteni szimbiotikus város minden termeléskor { $points } pontot hoz.
cities-open = { $name }: tábla megnyitása az enyém mellett

## Stock and forecast

cities-stock = Készlet
cities-kelp = hínár
cities-steelplast = acéllemez
cities-science = tudomány
cities-credit = kredit
cities-biomatter = biomassza
cities-point = pont
cities-card = kártya
cities-federation-step = Szövetség
cities-prices = Szokásos költségek
cities-price-nonsymbiotic_city = nem szimbiotikus város
cities-price-symbiotic_city = szimbiotikus város
cities-price-tunnel = alagút
cities-price-farm = telep
cities-price-desalination = sótalanító üzem
cities-price-laboratory = laboratórium
cities-price-upgrade = fejlesztés
cities-next-production = A következő termelés
cities-will-ask = { $count } lapnál dönteni fogsz
cities-food = Utána etetés
cities-cities = { $count } város eszik
cities-hungry = { $count } éhes
cities-scoring-now = Pontok, ha most érne véget a játék
cities-scored-cities = városok
cities-scored-resources = nyersanyagok
cities-goal = Egyedül: { $points } pont és { $cities } csatlakoztatott város

## The guided first game

cities-guide-aim = Tíz forduló három korszakban; az nyer, akinek a végén a legtöbb pontja van. Pontot hoznak a különböző épületekkel teli városok, a fejlesztett épületek minden termeléskor, a metropoliszok és a kártyák.
cities-guide-first = A táblád szélén két kék metropolisz fekszik. Válaszd ki, melyik kerüljön a jobb oldali hatszögre: mindegyik akkor segít, ha alagutak láncával eléred.
cities-guide-deal = Az első hat lapodból hármat tarthatsz meg. Válaszd ki, melyeket dobod el; maradjanak különböző színek.
cities-guide-alike = Mindhárom lapod azonos színű: hamarosan egy sem illik majd a szabad helyekhez. Vond vissza, vagy folytasd így.
cities-guide-slots = A körödben egy lapkát teszel valamelyik akcióhelyre. Ezek zöldek, pirosak és sárgák, mindegyiknek saját jele van. Amit valaki elfoglalt, az ebben a fordulóban már nem elérhető.
cities-guide-hand = A lapka mellé egy kártyát is kijátszol. Ha olyan színű, mint az akcióhely, mindkettő hat; ha nem, a kártyát csak eldobod. Az erős helyekhez gyengébb lapok tartoznak, és fordítva.
cities-guide-match = Mutass egy kártyára: kigyúlnak a színéhez illő helyek. Mutass egy helyre: kigyúlnak a hozzá illő kártyák.
cities-guide-slot = Most válassz egy akcióhelyet{ $by ->
    [finger] { " " }koppintással
   *[mouse] { " " }kattintással
}. Előbb a kártyát is kiválaszthatod, és utána a helyét.
cities-guide-card = És a kártyát. Az áthúzott jel azt mutatja, hogy nem illik oda.
cities-guide-mismatch = Ez a kártya nem olyan színű, mint a hely, ezért csak a hely hat, pedig van a kezedben olyan, amelyik illik hozzá. Vond vissza, vagy folytasd így.
cities-guide-no-match = Egyik lapod sem olyan színű, mint ez a hely, ezért a kártyát csak eldobod. Válaszd azt, amelyikre a legkevésbé van szükséged.
cities-guide-effects = Hajtsd végre, amit a hely és a kártya ad, amíg újra rád nem kerül a sor. A köröd végén a játék húz neked egy lapot.
cities-guide-city = A táblád: a félgömbök városok, körülöttük a négyzetek építési helyek, a szaggatott vonalak alagutak. A szabad helyeken látható jel bónusz annak, aki oda épít, a piros jel pótdíj.
cities-guide-network = Egy várossal kezdesz. Újat egy meglévő városod mellé építhetsz, alagút nélkül is; de csak az világít, termel és számít, amit alagutak kötnek az elsőhöz.
cities-guide-ahead = Minden korszak végén termel a megvilágított hálózat: itt látod, mit, és utána az etetést is. Minden csatlakoztatott város egy hínárt eszik; ha éhes marad, az pontokba kerül.
cities-guide-upgrade = A telep hínárt ad, a sótalanító üzem kreditet, a laboratórium tudományt. Fejlesztve többet hoznak: pontot, biomasszát, acéllemezt.
cities-guide-federation = A zászlók előre visznek a szövetségsávon: bónuszt kapsz, és a következő fordulóban előbb kerülsz sorra.
cities-guide-round = Egy fordulóban mindenkinek három köre van. Játszd le őket: akcióhely, kártya, hatások, amíg el nem kezdődik a második forduló.
cities-guide-second = Most egy második forduló jön, már önállóan. A kalauz csak akkor szól, ha segíteni tud.
cities-guide-apart = Ez a város nincs csatlakoztatva: az első városodból nem vezet hozzá alagutak lánca. Így nem termel, és nem is számít.
cities-guide-no-fit = Egyik lapod színe sem illik szabad helyhez. Válaszd a leghasznosabb helyet, és dobd el azt a lapot, amelyik a legkevésbé kell, vagy vegyél el 2 lapot és 2 kreditet a mindig elérhető helyen.
cities-guide-hungry = A következő termeléskor { $count } csatlakoztatott város maradna éhes; mindegyik 3 pontba kerül. A telep hínárt ad.
cities-guide-bare = Még nincs épületed. Amit az első korszakban építesz, háromszor termel, amit az utolsóban, csak egyszer.
cities-guide-end = Összesen tíz forduló van, közben három termelés. A speciális kártyák kreditbe kerülnek, és erősek; a nagyító minden lapot elmagyaráz. Most jöhet egy egész játszma könnyű ellenfél ellen, vagy játszd végig ezt. Jó játékot!
