## Help

help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-commands = parancsok
help-asztal = Összetett eurójátékok: játék a terminálban, szimulációk, játszmanaplók és a szabálymotorok ellenőrzése.
help-help = ez a súgó
help-lang = a kimenet nyelve (alapértelmezés: ASZTAL_LANG, ennek híján en)
help-version = a változat száma
help-json = szöveg helyett JSON
help-game = a játék neve; az „asztal games” parancs felsorolja őket
help-game-or-all = a játék neve (alapértelmezés: az összes játék)
help-games = Felsorolja a játékokat.
help-play = Elindít egy játékot a terminálban.
help-play-seats = ki játszik az egyes helyeken: me, me:NÉV vagy egy bot (alapértelmezés: me és greedy botok); többen egy billentyűzetet használnak
help-fresh-seed = a véletlen kezdőértéke (alapértelmezés: egy új); azonos kezdőérték azonos leosztást ad
help-play-save = minden döntés után ebbe az új fájlba menti a játékot (alapértelmezés: egy fájl a saját adatmappa asztal/games mappájában)
help-play-resume = az ebben a fájlban elmentett játék folytatása (alapértelmezés: az utoljára játszott, még be nem fejezett játék)
help-play-server = játék egy szerver ezen a címen lévő asztalának egyik helyén
help-plain = egyszerű sorok színek és keretek nélkül, képernyőolvasóknak és programoknak
help-rules = Kiírja egy játék szabályait, vagy keres bennük.
help-how = ehelyett az „Így játszd” oldal, amelyből a játék megtanulható
help-aid = ehelyett a játékossegédlet: költségek, pontok és könnyen elfelejthető szabályok egy oldalon
help-clause = egy szabálypont, egy fejezet (például GIN-URB) vagy egy szó (alapértelmezés: a teljes szabály)
help-cards = Kiírja, hogy egy játék kártyái mire jók.
help-card = egy kártya azonosítója, vagy egy szó a nevéből vagy a szövegéből (alapértelmezés: minden kártya)
help-schema = Kiírja egy játék nézeteinek, lehetőségeinek és eseményeinek JSON-sémáját.
help-sim = Sok játszmát játszat le botokkal, és kiírja, melyik hely hogyan szerepelt.
help-count = a játszmák száma
help-first = az első játszma sorszáma (alapértelmezés: 0); ezzel egy sorozat egyetlen játszmája is újrajátszható
help-each = a játszmák a változat minden értékével külön-külön lefutnak
help-rate-plot = az --each kapcsolóval: az első hely győzelmi arányainak ábrája (SVG) ebbe a fájlba kerül
help-jobs = ennyi folyamat játszik egyszerre (alapértelmezés: 1); az eredmény nem függ tőle
help-ray = Ray-fürtön játszik: azon, amelyik ezen a címen van, vagy egy sajáton ezen a gépen; az eredmény nem függ tőle
help-seats = az egyes helyeken játszó botok (alapértelmezés: random három helyen, illetve ahányat a játék enged)
help-variant = a játék egyik változata; többször is megadható
help-seed = a véletlen kezdőértéke (alapértelmezés: 0); azonos kezdőérték azonos játszmát ad
help-train = Betanítja az értékelést, amely szerint a tervező botok az állásokat megítélik: játszik, illeszt, és megtartja, ami jobban játszik.
help-train-players = ennyi hely, mindegyiken tervező bot (alapértelmezés: 1); több szám közül mindegyik sorra kerül
help-train-each = ennek a változatnak az értékeit sorra játssza
help-train-minutes = ennyi perc után megáll; a következő futás onnan folytatja (alapértelmezés: 60)
help-train-games = ennyi játszma minden illesztés előtt (alapértelmezés: 400)
help-train-pairs = legfeljebb ennyi játszmapár, amíg az új súlyoknak jobbnak kell bizonyulniuk (alapértelmezés: 400)
help-train-turns = ennyi kört próbál ki azokban a játszmákban, amelyekből tanul; hosszú körökhöz több kell (alapértelmezés: 16)
help-train-leaves = ennyi állást ítél meg egy döntéshez a próbán (alapértelmezés: 60)
help-train-by-hand = a játék kézzel írt értéke szerint ítél, és csak azt tanulja, mit érdemes kipróbálni
help-train-start = ezek a súlyok játszanak az első illesztésig, a játék kézzel írt értéke helyett; csak ott, ahol még semmit sem játszott
help-train-learn = egyszemélyes játszmák, amelyekből szintén tanul: egy `keeps` jelű terv és az adatok neve (alapértelmezés: e játék összes adata)
help-train-data = ide kerülnek a játszmák és a súlyok (alapértelmezés: training)
help-record = Lejátszat egy játszmát botokkal, és kiírja a naplóját.
help-fork = Továbbjátszás egy napló bármelyik pontjától: a billentyűzetnél, vagy botok között, ekkor kiírja az új naplót.
help-replay = Kiírja egy napló minden döntését és nyilvános eseményét, végül a pontszámokat.
help-verify = Újrajátssza és ellenőrzi a naplót vagy egy elismervény néhány játszmáját; ha valami nem egyezik vagy nem ellenőrizhető, a kilépési kód 1.
help-file = a naplót tartalmazó fájl; „-” esetén a szabványos bemenet
help-verify-file = a naplót vagy elismervényt tartalmazó fájl; „-” esetén a szabványos bemenet
help-verify-all = az elismervény minden játszmáját újrajátssza, nem csak tíz kisorsoltat
help-fork-step = a napló hány bejegyzése után
help-fork-known = nem a valódi lapokkal, hanem ahogyan ez a hely ismerte az állást (1-től számolva); minden mást újraoszt
help-fork-seats = helyenként me, me:NÉV vagy egy bot (alapértelmezés: mindenhol a szokásos bot)
help-verify-origin = annak a játszmának a naplója, amelyből ezt továbbjátszották: újra előállítja a kezdőállást
help-trace = Kiírja, hogy a szabályok mely pontjait igazolja teszt.
help-check = ha egy kész játéknak van igazolatlan szabálypontja, a kilépési kód 1
help-results = egy korábbi futás eredményei, a tesztek futtatása helyett
help-bench = Megméri egy játék szabálymotorjának sebességét.
help-seat-count = a helyek száma (alapértelmezés: három, illetve ahányat a játék enged)
help-seconds = egy mérés ideje másodpercben (alapértelmezés: 2); egy játék kilenc mérésből áll
help-save = az eredmények rögzítése a docs/bench.json fájlban
help-bench-json = szöveg helyett JSON: lista, játékonként egy objektummal, egyetlen játék esetén is
help-completion = Kiír egy szkriptet, amellyel a parancsértelmező kiegészíti a parancsokat, kapcsolókat, játékokat és botokat.
help-completion-shell = a parancsértelmező

## Mistakes on the command line

usage-missing = Valami hiányzik: { $what }. Lásd: „{ $help }”.
usage-unknown = Nem értelmezhető: { $what }. Lásd: „{ $help }”.
usage-needs-value = Érték is kell hozzá: { $what }. Lásd: „{ $help }”.
usage-choice = Nincs ilyen: { $what }. Választható: { $known }. Lásd: „{ $help }”.
usage-nearest = Nincs ilyen: { $what }. Erre gondoltál: { $near }? Lásd: „{ $help }”.
usage-other = A parancssor nem értelmezhető ({ $what }). Lásd: „{ $help }”.
not-a-number = { $option } után egész szám kell, legalább { $least }; „{ $value }” nem az.
not-seconds = --seconds után a másodpercek száma kell, például 2 vagy 0.5; „{ $value }” nem az.
not-a-setting = --variant után név=érték kell; „{ $value }” nem az.
unknown-language = „{ $lang }” nyelven nincsenek szövegek; választható: { $known }.
unknown-game = Nincs „{ $name }” nevű játék; { $count ->
    [0] egyetlen játék sincs telepítve.
   *[other] választható: { $known }.
}
bot-search-plans = { $bot } a saját körét tervezi, döntésenként { $leaves } állást ítél meg: azon túlra nézni még nem bizonyult jobbnak.
bot-untaught = { $bot } ennyi hely mellett még semmit sem tanult erről: { $game }. Helyette greedy játszik.
unknown-bot = Nincs „{ $name }” nevű bot; választható: { $known }.
unknown-player = Nincs „{ $name }” nevű játékos; választható: { $known }.
no-howto = { $game }: nincs oldal arról, hogyan kell játszani.
no-aid = { $game }: nincs játékossegédlet.
no-rules = { $game }: nincs szabályszöveg.
no-such-clause = { $game }: a szabályokban nincs találat erre: „{ $text }”.
no-cards = { $game }: nincsenek kártyaszövegek.
no-such-card = { $game }: nincs kártya, amelyre ez illik: „{ $text }”.
not-a-game = { $path } nem játék: a játék olyan Python-fájl vagy -csomag, amelyben van TITLE. Ezt vagy a változó értékét kell javítani: { $variable }.
two-games = Két játék neve is „{ $name }”: { $one } és { $other }. Az egyiket át kell nevezni vagy el kell távolítani.
package-broken = Kimarad: { package-what }, csomag: { $package }. Nem tölthető be: { $entry } ({ $reason }). A csomagot frissíteni kell, vagy eltávolítani: pip uninstall { $package }
package-not-a-game = Kimarad: { package-what }, csomag: { $package }. Ez nem Title: { $entry }. Az asztal.games csoport belépési pontjának egy Title objektumra kell mutatnia.
package-not-a-bot = Kimarad: { package-what }, csomag: { $package }. Ebből nem lesz bot: { $entry }. Az asztal.bots csoport belépési pontjának olyan osztályra vagy függvényre kell mutatnia, amely egy játékból, egy kezdőértékből és egy, az idő leteltét jelző függvényből choose(decision, observe) metódussal rendelkező botot készít.
package-other-name = Kimarad: { package-what }, csomag: { $package }. Az itt található játék neve „{ $own }”: { $entry }. A belépési pontnak és a játéknak ugyanaz a neve kell, hogy legyen.
package-bad-name = Kimarad: { package-what }, csomag: { $package }. A név legfeljebb 40 kisbetűből, számjegyből és aláhúzásból áll, és betűvel kezdődik. A belépési pontot át kell nevezni.
package-name-taken = Kimarad: { package-what }, csomag: { $package }. Ez a név már foglalt: { $other }. Át kell nevezni, vagy a csomagot eltávolítani: pip uninstall { $package }
package-name-twice = Kimarad: { package-what }. Több csomag is tartalmaz ilyet: { $package }, { $other }. Egy kivételével mindet el kell távolítani: pip uninstall { $package }
package-not-there = { $variable }: a(z) „{ $package }” csomag nincs telepítve, vagy nincs benne se játék, se bot. Telepíteni kell, vagy a beállítást javítani.
package-what = { $what ->
    [game] „{ $name }” játék
   *[bot] „{ $name }” bot
}
bad-seat-count = { $game }: { $seats } hellyel nem játszható; megengedett: { $allowed }.
bad-variant = { $game }: nincs ilyen változata: { $asked }; { $count ->
    [0] ennek a játéknak nincsenek változatai.
   *[other] választható: { $known }.
}
no-such-file = Nincs ilyen fájl: { $file }. Egy fájl elérési útja kell, vagy „-” a szabványos bemenethez.
unreadable-file = { $file } nem olvasható ({ $reason }). Egy fájl elérési útja kell, vagy „-” a szabványos bemenethez.
not-text = { $file } nem szövegfájl. Egy fájl elérési útja kell, vagy „-” a szabványos bemenethez.
save-exists = { $file } már létezik; folytasd a --resume kapcsolóval, vagy adj meg egy másik fájlt.
save-no-file = A játékot nem lehet ide menteni: { $file } ({ $reason }).
save-in-use = Ezt a játékot épp játssza valaki: { $file }
save-none = Nincs folytatható játék ebben a mappában: { $folder }
save-nobody = Ebből a naplóból nem derül ki, ki játszik: { $file }; az „asztal fork” tudja folytatni.
save-over = Ez a játék már véget ért: { $file }; az „asztal replay” mutatja meg újra.
save-other-rules = Ezt a játékot a szabályok { $rules }. változata szerint játszották (Asztal { $engine }), és a telepített { $ours }. változat nem ugyanehhez az álláshoz vezet: { $file }; az Asztal akkori verziójával folytatható.
resume-as-it-is = A --resume úgy folytatja a játékot, ahogy el van mentve; hagyd el a --seats, --variant, --seed és --save kapcsolót.
no-repository = Sem itt, sem feljebb nincs docs/rules mappa; a --save csak a tárolón belül használható.
save-usual-seats = A rögzített eredmények a szokásos helyszámra vonatkoznak; a --save a --seats nélkül használható.
packages-missing = Ehhez a parancshoz további csomagok kellenek (hiányzik: { $module }). Telepítés: pip install "asztal[{ $extra }]"

## Figures

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Games

games-name = Játék
games-seats = Helyek
games-variants = Változatok
games-rules = Szabályok
games-finished = Kész
games-source = Forrás
source-word = { $source ->
    [rulebook] szabálykönyv
    [public] nyilvános
    [designed] saját
   *[other] { $source }
}
games-yes = igen
games-no = nem
games-none = Nincs telepítve játék. Játékfájlok vagy -mappák ebben a változóban adhatók meg: { $variable }.

## Cards

card-line = { $id }  { $name }: { $text } [forrás: { source-word }]

## Simulation

sim-progress = { $game } – folyamatban
sim-summary = { $game }: { $games } játszma, { $decisions } döntés; másodpercenként { NUMBER($decision_rate, maximumFractionDigits: 0) } döntés és { NUMBER($game_rate, maximumFractionDigits: 1) } játszma
sim-rates = { $game }: { $bot } győzelmi aránya, értékenként { $games } játszma %-ában (kezdőérték: { $seed }, 95%-os hibahatár)
sim-rates-mean = átlag:
sim-plot-each = A --plot kapcsolóhoz --each is kell: egy változat értékei szerint ábrázolja a győzelmi arányokat.
sim-no-variant = { $game }: nincs { $name } nevű változata.
train-alone-and-not = Egyedül és ellenfelekkel más súlyokat tanul: egyiket a másik után tanítsd be.
train-other-start = { $file } nem tartalmaz súlyokat a(z) { $game } { $rules }. szabályváltozatához. Olyan fájlt adj meg, amelyet az `asztal train` vagy az `asztal.training.value` írt.
sim-seat = Hely
sim-bot = Bot
sim-wins = Győzelem
sim-rate = Győzelmi arány
sim-score = Átlagpontszám
sim-spread = Szórás
sim-endings = A játszmák vége: { $endings }

## Records

record-about = { $game }, szabályverzió: { $rules }, { $seats } hely{ $settings ->
    [0] { "" }
   *[other] , változat: { $variant }
}
replay-seat = { $seat }. hely
replay-choice = #{ $number } { $seat }: { $option }
replay-undo = #{ $number } { $seat }: visszavonja az utolsó döntését
replay-unfinished = A játszma nem ért véget.
verify-holds = { $file } rendben van: { $about }
verify-failed = { $file } hibás: { $reason }
verify-partly = { $file } rendben van, amennyire itt ellenőrizni lehet: { $about }
verify-part = a { $first }–{ $last }. bejegyzés rendben van (a szabályok { $rules }. verziója, az Asztal { $engine } verziójával játszva)
verify-part-unchecked = a { $first }–{ $last }. bejegyzés itt nem ellenőrizhető: a szabályok { $rules }. verziója, az Asztal { $engine } verziójával játszva
verify-seed = kezdőérték: megfelel az előre közzétett lenyomatnak: { $commitment }
verify-nonces = a játékosok számai: { $owns ->
    [0] senki sem adott hozzá
   *[other] ahogy megígérték, ezeken a helyeken: { $own }
}{ $nones ->
    [0] {""}
   *[other] ; nem adott hozzá, aki itt ült: { $none }
}; a többi a kezdőértékből következik
verify-nonces-not-bound = a játékosok számai: a botokéi nincsenek rögzítve; régebbi változat osztott, és a szerver megválaszthatta őket
verify-nonces-none = a játékosok számai: nincsenek; aki a kezdőértéket választotta, az osztást is választotta
verify-entries = döntések: { $count } újrajátszva, mind szabályos
verify-hashes = { $count ->
    [0] állapotlenyomatok: nincsenek a naplóban
   *[other] állapotlenyomatok: { $count } összevetve, mind egyezik
}
verify-result = eredmény: { $scores } pont; { $ending }
verify-no-result = eredmény: nincs a naplóban
verify-origin = eredet: napló { $hash }, e bejegyzés után: { $step }{ $way ->
    [true] , a valódi lapokkal és ugyanazokkal a húzásokkal
   *[other] , ahogyan a(z) { $seat }. hely ismerte, új húzásokkal
}
verify-origin-rules = eredet: ott a szabályverzió { $rules } volt; ez a játszma a(z) { $ours } verzióval folytatódik
verify-origin-made = kezdőállás: az eredetiből újra előállt
verify-origin-part = eredet: a { $first }–{ $last }. bejegyzés rendben van (a szabályok { $rules }. verziója)
verify-origin-unchecked = eredet: a { $first }–{ $last }. bejegyzés itt nem ellenőrizhető: a szabályok { $rules }. verziója
verify-origin-before = eredet: maga is egy másik napló folytatása: { $hash }; azt is ellenőrizd az --origin kapcsolóval
verify-origin-unmade = kezdőállás: itt nem állítható elő újra, mert ott a szabályverzió { $rules } volt, ez a játszma a(z) { $first } verzióval kezdődött, és itt a(z) { $ours } van telepítve; ami belőle következik, az ellenőrizve van
verify-origin-known = kezdőállás: az, amit a saját kezdőérték a(z) { $seat }. hely ismereteiből előállít; az --origin összeveti az eredetivel
verify-origin-needed = kezdőállás: ahogyan a napló megadja; az --origin újra előállítja

## Speed

bench-measuring = { $game } – mérés
bench-length = Döntés játszmánként
bench-decisions = Döntés/s
bench-games = Játszma/s
bench-clones = Másolat/s
bench-views = Nézet/s
bench-ratio = ×
bench-note = Processzor-másodpercenként a referenciagépen, véletlenszerű játékkal.
bench-compared = ×: hányszorosa a { $file } fájlban rögzített értéknek.

## Why a record does not hold

record-empty = a napló üres
record-line = értelmezhetetlen sor: { $line }. ({ $problem })
record-after-result = az eredmény után még áll egy sor: { $line }.
record-mark-place = egy ellenőrző összeg nem a megfelelő helyen van: { $line }. sor
record-segment = egy sor nem mondja meg, melyik állásból folytatódik a játék: { $line }. sor
record-rules-version = a napló szabályverziója { $rules }, az itteni { $ours }
record-seed = a kezdőérték nem az, amelyet előre rögzítettek
record-nonces = nem tartozik minden helyhez szám és lenyomat
record-seating = nem nevez meg minden helyre játékost
record-nonce = a(z) { $seat }. hely száma nem az ígért, és nem is a kezdőértékből következik
record-refused = nem szabályos bejegyzés: { $entry }. ({ $text })
record-state = az állás nem az, amit a napló megad, e bejegyzés után: { $entry }.
record-result = az eredmény nem az, amit a napló megad
record-not-over = a napló eredményt ad meg, de a játszma nem ért véget
record-game = a napló nem ehhez a játékhoz tartozik ({ $game } – { $ours })
origin-hash = a másik napló nem azé a játszmáé, amelyből ezt továbbjátszották
origin-setup = a másik napló más játékhoz, létszámhoz vagy változathoz tartozik
origin-draws = amit az eredetről állít, nem következik a másik naplóból
origin-step = nincs ilyen pontja: { $step }. bejegyzés után
origin-over = senkinek sincs miről döntenie e bejegyzés után: { $step }.
origin-seat = nem derül ki, melyik hely ismereteivel kezdődött a játszma
origin-state = a kezdőállás nem az, ami az eredetből következik
origin-unimaginable = nem sikerült olyan leosztást találni, amely illik ahhoz, amit a hely ismert
origin-guessed = ebben a játékban egy hely nem lát mindent, amit nyíltan szereztek, ezért csak a valódi lapokkal lehet továbbjátszani
origin-none = nem egy másik játszma folytatása, így nincs eredete

## Balance

help-balance = Játszmákat szimulál, és kimutatja, mely lapok és frakciók járnak magas pontszámmal.
help-plot = az átlagpontszámok ábrája (SVG) ebbe a fájlba kerül
balance-heading = { $game }: egyensúly { $games } játszma alapján
balance-mean = összes átlaga:
balance-group = Fajta
balance-thing = Mi
balance-played = Kijátszva
balance-margin = 95%-os hibahatár
balance-effect = Hatás
balance-errors = standard hibában
balance-nothing = { $game }: a játék semmit nem közöl a lapjairól, amiről kimutatás készülhetne.
jobs-or-ray = A --jobs ennek a gépnek a folyamatait, a --ray egy fürtöt jelent: csak az egyiket add meg.
spread-no-ray = A Ray nincs telepítve. Telepítsd így: pip install 'asztal[train]'
spread-other-engine = Az egyik munkavégző gépen a játékoknak vagy a botoknak más változata van ({ $there }), mint ezen ({ $here }). Telepítsd mindenhová ugyanazt.
spread-workers-die = A munkavégzők egymás után { $count } alkalommal leálltak, mielőtt bármit befejeztek volna. Van elég memória? Próbáld kisebb --jobs értékkel.
help-ladder = Összeméri a botok erejét kétszemélyes játszmákban.
help-ladder-bots = az összehasonlítandó botok, az első a mérce (alapértelmezés: mind, a leggyengébbel kezdve)
help-ladder-games = játszma minden két bot között (alapértelmezés: 100)
help-ladder-plot = az erősségek ábrája (SVG) ebbe a fájlba kerül
ladder-heading = { $game }: { $games } játszma, kezdőérték: { $seed }
ladder-first = { $bot } helye:
ladder-strength = Erősség
ladder-from = -tól
ladder-to = -ig
ladder-games = Játszma
ladder-bots = A ranglétrához legalább két különböző bot kell, mindegyik egyszer megnevezve.

## Receipts

help-eval = Megméri, milyen jól játszik egy bot; elismervényt is ad, amelyet bárki ellenőrizhet.
help-eval-bot = a bot, amelyet megmérünk
help-eval-players = ennyi hely; a bot sorban mindegyiken ül (alapértelmezés: 1)
help-eval-against = ki ül a többi helyen (alapértelmezés: greedy)
help-eval-games = ennyi játszma (alapértelmezés: 100)
help-eval-seed = saját kezdőérték a véletlenhez; az elismervényből kiderül, hogy választott érték (alapértelmezés: a leosztások a beállításból, a motorból és a súlyokból következnek)
help-receipt = elismervényt ír ebbe a fájlba; az asztal verify ellenőrzi
eval-about = { $bot }, { $game }, { $players ->
    [1] egyedül
   *[other] { $players } játékos, ellenfél: { $against }
} ({ $variant }), { $games } játszma
eval-deals = leosztások: a beállításból, a motorból és a súlyokból következnek, senki sem választotta őket
eval-seed = a kiállító által választott kezdőérték: { $seed }
eval-won = győzelem: { $mean } (95%: { $low } – { $high })
eval-points = pont: { $mean } (95%: { $low } – { $high })
eval-ahead = előny a legjobb ellenféllel szemben: { $mean } (95%: { $low } – { $high })
eval-made = motor: { $engine }, szabályverzió: { $rules }, súlyok: { $weights }
eval-packages = ezekkel a csomagokkal: { $packages }
receipt-needs = { $game }: itt nincs telepítve. Az elismervény ezekkel a csomagokkal készült: { $packages }. Telepítés után újra ellenőrizhető.
receipt-changed = a szöveget megváltoztatták az elismervény elkészülte után
receipt-figures = a számok nem következnek a játszmákból
receipt-setting = a beállítás nem úgy van leírva, ahogyan az asztal eval írja
receipt-games = { $count } játszma újrajátszva másképp végződik: { $numbers }
receipt-figures-hold = számok: következnek a játszmákból ({ $count })
receipt-again = { $count } véletlenszerűen kisorsolt játszma újrajátszva, ugyanazzal az eredménnyel: { $numbers }
receipt-all = minden játszma ({ $count }) újrajátszva, ugyanazzal az eredménnyel: hamisított játszma nem maradhatott észrevétlen
receipt-missed = egy ilyen ellenőrzés, amely mindig más játszmákat sorsol ki, az esetek ekkora részében nem veszi észre a hamisítást: { $chances }
receipt-missed-of = { $chance }, ha { $forged } játszma hamis
receipt-hardly = kevesebb mint { $chance }
receipt-unchecked = { $file } nincs ellenőrizve: { $about }
receipt-other = a játszmái itt nem játszhatók újra, mert nem ugyanaz játszaná őket: { $parts }
receipt-part = { $part ->
    [engine] motor
    [rules] szabályverzió
    [encoding] kódolás
   *[weights] súlyok
}: { $there }, itt { $here }
receipt-checked = ezzel ellenőrizve: Asztal { $asztal }, { eval-made }
receipt-here = itt: Asztal { $asztal }, { eval-made }

## Mérések

help-measure = Megméri, milyen erősek a botok, olyan terv szerint, amely előre rögzíti a játszmák számát.
help-measure-plan = a terv, egy TOML-fájl
help-measure-only = csak a tervnek ezek az adatai
help-measure-games = adatonként és botonként legfeljebb ennyi további játszma; 0 esetén csak kiírja, ami már megvan (alapértelmezés: az összes hiányzó)
help-measure-data = itt vannak a játszmák (alapértelmezés: results, a terv mellett)
help-measure-peek = az adatokat már az összes játszma előtt megmutatja; minden ilyen alkalmat számon tart, és az adattal együtt kiír
help-measure-table = a teljes adatokat Markdownként ebbe a fájlba írja, a jelek közé
measure-plan = { $file } nem terv: { $reason }
measure-figure = A terv { $name } adata hibás: { $reason }
measure-unknown = A tervben nincs { $name } nevű adat. Ezek vannak: { $known }
measure-other-plan = { $name } más beállítással vagy más játszmaszámmal kezdődött ({ $file }). Mindkettő az első játszma előtt dőlt el: állítsd vissza a tervet, vagy tedd félre a fájlt, és kezdd elölről.
measure-other-engine = { $name } { $played } játszmáját más motor, más botok vagy más súlyok játszották ({ $there }), mint amelyek itt vannak ({ $here }): itt a(z) { $game }. játszma másképp alakul, így a kettőből együtt nem lesz adat. Folytasd azzal a változattal, vagy tedd félre ezt: { $file }, és kezdd elölről.
measure-broken = { $file } játszmái nincsenek sorrendben. Tedd félre, és kezdd elölről.
measure-busy = A { $file } fájlt éppen egy másik folyamat írja.
measure-no-marks = A { $file } fájlban nincsenek jelek, amelyek közé írni lehetne: { $begin } és { $end }
measure-name = Adat
measure-pair = Összevetés
measure-won = Győzelem
measure-points = Pont
measure-turn = CPU körönként, ms
measure-slow = a körök 95%-a legfeljebb, ms
measure-better = Jobb azonos leosztásnál
measure-more = Ponttöbblet
measure-third = A játszma harmada
measure-positions = Állások
measure-luck = A szórásnégyzet szerencsén múló része
measure-peeks = Előzetes megtekintés
measure-engine = Motor
measure-of = { $games } / { $planned }
measure-interval = { $mean } ({ $low } – { $high })
measure-none = Még egyik adatnak sincs meg az összes játszmája.
measure-complete = { $series } sorozatból { $complete } teljes. A zárójelek 95%-os biztonsággal tartalmazzák a valódi értéket.
measure-hours = CPU-óra: { $spent } felhasználva, körülbelül { $left } van hátra{ $unbegun ->
    [0] {""}
   *[other] , és további { $unbegun } sorozaté, amelyből még nem volt játszma
}.

## Worked examples

example-refused = { $name } nem választhatja ezt: { $what }. { $why } [{ $clause }]
example-scored = { $name }: { $points } pont ({ $lines })
example-went = A játék magától halad tovább.
