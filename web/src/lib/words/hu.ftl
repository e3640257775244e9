settings = Beállítások
notices-ask = Szóljunk, amikor te következel, akkor is, ha épp mást csinálsz?
notices-yes = Igen, szóljatok
notices-no = Nem
offline-title = Nincs hálózat
offline-text = Az asztal megvár. A játékodból semmi sem vész el.
offline-again = Újra
unreachable = A szerver most nem érhető el. Semmi sem veszett el; próbáld újra egy kicsit később.
## The site

site-name = Asztal
home = Kezdőlap
close = Bezárás
cancel = Mégse
copy = Másolás
copied = Másolva
share = Megosztás…
share-qr = QR-kód mutatása
share-qr-of = QR-kód: { $label }
language = Nyelv
theme = { $theme ->
    [light] Váltás világosra
   *[dark] Váltás sötétre
}
type-size = { $type ->
    [large] Nagy betűk
    [larger] Még nagyobb betűk
   *[normal] Szokásos betűméret
}
rules = Szabályok
menu = Menü
rules-search = Keresés a szabályokban
rules-none = Ezek a szavak egyik szabálypontban sem szerepelnek.
rules-language = A szabályok egyelőre angolul olvashatók.
rules-table = Táblázat
rules-of = Szabályok: { $game }
howto = Így játszd
howto-none = Ehhez a játékhoz még nincs bemutató oldal: { $game }. A szabályait a kezdőlapról érheted el.
howto-on = Hogyan tovább?
howto-print = Nyomtatás
rules-asked = Az ide tartozó szabályok
rules-before = Ami ehhez vezetett
rules-glossary = Szójegyzék

## Who you are

guest-name = Vendég
name-title = Hogy szólíthatnak a többiek?
name-why = Nincs regisztráció, nincs jelszó: ez a böngésző megjegyez.
name-label = A neved
name-save = Én vagyok
name-back = Játszottál már itt? Térj vissza
name-change = Név módosítása
name-elsewhere = Már játszom itt egy másik eszközön

## The lobby

lobby-what = Ülj le, és játssz mély társasjátékokat barátokkal vagy gépekkel: telepítés és regisztráció nélkül.
lobby-games = Játékok
lobby-count = { $least }–{ $most } játékos
lobby-minutes = { $time } perc
lobby-age = { $age } éves kortól
lobby-weight = { $weight ->
    [light] könnyű
    [demanding] összetett
    [expert] haladóknak
   *[medium] közepesen nehéz
}
lobby-play = Asztalt nyitok
lobby-now = Azonnali játék gépek ellen
now-title = { $game } gépek ellen
now-strength = Milyen nehéz legyen?
now-how = { $count } játékos, { $strength }
now-change = { $game }: játékosok száma és nehézség
lobby-watch = Nézhető asztalok
lobby-filter = Mit keresel?
filter-game = Játék
filter-any-game = bármelyik játék
filter-kind = Tempó
filter-any-kind = bármilyen tempó
filter-live = élőben
filter-days = több napon át
filter-seats = Szabad helyek
filter-any-seats = beülni vagy nézni
filter-free = { $count } szabad hely
filter-none = Most egyik asztal sem ilyen.
archive-title = Minden befejezett játszma
archive-put = Az archívumba
archive-none = Még egyik játszma sem ért véget.
archive-more = Továbbiak
lobby-learn = Tanulás
door-learn = Még sosem játszottad? Első játszma lépésről lépésre
door-howto = Olvasnivaló: a játék tíz percben
door-aid = Játék közben: árak és pontok egy helyen
door-rules = Ha utánanéznél: minden szabály, számozva
lobby-mine = Az asztalaid
lobby-open = Nyitott asztalok
lobby-over = Befejezett játszmáid
lobby-none = Most senki sem vár. Nyiss egy asztalt, és hívj meg valakit, vagy játssz gépekkel.
lobby-handbook = Kézikönyv
lobby-unofficial = Nem hivatalos: a játékok kedvelői készítették, a szerzőktől és kiadóktól függetlenül. Minden rajz és szöveg a miénk. Ha tetszik egy játék, vedd meg.
table-free = { $count } szabad hely
table-turn = te jössz
table-playing = folyamatban
table-over = véget ért
table-bot = gép játszik helyetted
table-asked = { $names } következik
table-ended = eredmény nélkül ért véget
table-forked = egy másik játszma folytatása
table-rank = { $rank ->
    [0] { table-over }
    [1] győzelem
   *[other] { $rank }. hely { $seats } játékosból
}, { $points } pont
table-won = győztes: { $names }
pace-words = { $kind ->
    [days] több napon át: körönként { $turn }, tartalék { $bank }
   *[live] élőben: körönként { $turn }, tartalék { $bank }
}
pace-without = óra nélkül
table-nobody = még senki

## A new table

new-title = Asztal: { $game }
new-seats = Hányan játszotok?
new-who = Kik játszanak?
new-seat = { $number }. hely
new-somebody = valaki, akit meghívsz
new-listed = Bárki beülhet
new-listed-yes = Az asztal látszik a kezdőlapon.
new-listed-no = Csak az találja meg, akinek elküldöd a linket.
new-open = Asztal megnyitása
new-start = Kezdjük

## The waiting room

room-title = { $count ->
    [0] Mindenki itt van
   *[other] { $count } szabad hely
}
room-invite = Küldd el ezt a linket azoknak, akikkel játszanál:
room-invite-listed = Az asztalt bárki megtalálja a kezdőlapon; vagy küldd el a linket:
room-link = Meghívó
room-free = szabad
room-sit = Leülök
room-stand = Felállok
room-bot = Gép ide: { $number }. hely
bot-named = gép: { $title }
room-add-bot = gép hozzáadása…
room-remove-bot = Gép eltávolítása
room-send = Elküldöm
room-send-sure = Elküldöd: { $name }? Nem ülhet le többé ehhez az asztalhoz, és a meghívó is megváltozik.
room-pace = Mennyi idő van?
room-patience = Ha valaki elmegy, gép játszhat helyette ennyi idő után
room-patience-days = Többnapos játékban gép csak akkor veszi át valakinek a helyét, ha az ideje lejárt.
room-stand-in = Ha valaki elmegy vagy nincs itt, ez a gép veszi át a helyét
room-stands-in = ha valaki elmegy vagy nincs itt, gép veszi át a helyét: { $title }
room-beat = Szünet a gépek lépése előtt
room-beat-none = nincs szünet
room-start = Játék indítása
room-start-when = A játék akkor indulhat, ha minden hely foglalt.
room-waits-people = Várunk, amíg minden hely foglalt lesz.
room-waits-owner = A játékot az indítja, aki az asztalt nyitotta.
link-following = Visszaviszünk a helyedre…

## The table

title-turn = Te jössz: { $title }
table-laying = Előkészítjük az asztalt…
prompt-area = Mi történik most
prompt-wait = Egy pillanat…
prompt-others = Akire várunk: { $names }.
prompt-bots = Gondolkodik: { $names }.
prompt-over = { $count ->
    [one] Vége a játéknak, a győztes: { $names }!
   *[other] Vége a játéknak, a győztesek: { $names }!
}
prompt-over-nobody = { $seats ->
    [1] Vége a játéknak; ezúttal nem sikerült nyerni.
   *[other] Vége a játéknak, nincs győztes.
}
prompt-only = Csak ez lehetséges: { $option }
prompt-held = Megerősíted? { $choice }
prompt-early = { $name } kiválasztva: most jöjjön, ami hozzá tartozik.
prompt-missed = { $name } ott nem lehetséges.
prompt-options = { $count } lehetőség
connection-lost = Megszakadt a kapcsolat, újracsatlakozunk… Semmi sem veszett el.
connection-outdated = A szerver frissült. A folytatáshoz töltsd be újra az oldalt; semmi sem vész el.
reload = Újratöltés
undo-area = Visszavonás
undo = Visszavonás
restart-turn = Kör újrakezdése
propose-back = Visszalépés kérése a legutóbbi döntésed elé
back-label = Vissza…
back-far = { $known ->
    [yes] Az asztal visszatérne az ez előtti álláshoz: „{ $what }”
   *[no] Az asztal visszatérne az e döntés előtti álláshoz.
}
back-lost = Elveszne mindaz, amit azóta bárki választott.
back-asks = Mindenkit megkérdezünk, akinek helye van, azt is, aki most nincs itt; a beleegyezésük nélkül semmit sem vonunk vissza.
back-propose = Megkérdezem a többieket
away-bot = { $why ->
    [time] Lejárt az időd. Gép játszik helyetted.
    [away] Nem voltál itt. Gép játszik helyetted.
   *[other] Gép játszik helyetted.
} Bármikor átveheted.
clock-left = még { $time }
clock-low = már csak { $time }
clock-alarm = Az időd nagy része elfogyott: még { $time }.
clock-bank = tartalék: { $time }
ended-title = Az asztal bezárult.
ended-how = { $how ->
    [absent] Akit megkérdeztünk, egyetértett abban, hogy legyen vége; aki régóta hallgatott, azt nem kérdeztük meg. Nincs eredmény.
    [abandoned] Sokáig senki sem nézett rá. Nincs eredmény.
   *[agreed] Mindenki egyetértett abban, hogy legyen vége. Nincs eredmény.
}
ended-seed = Ami titok volt, most elolvasható, és a játszma lépésről lépésre visszanézhető.
away-return = Visszaveszem a helyem
pace = Amit a többiek tesznek
pace-slow = lassan
pace-normal = közepesen
pace-instant = azonnal
menu-words = Az asztal szavakban
menu-watch = Link a nézőknek
menu-device = Folytatás másik eszközön
menu-leave = Elhagyom az asztalt
menu-leave-why = Amíg vissza nem jössz, egy gép játszik helyetted.
menu-end = Az asztal bezárása…
banner-round = { $round }. forduló
banner-last = Utolsó forduló!
banner-income = Bevétel
banner-scoring = Értékelés
strip-title = Amit ebben a körben eddig választottál
strip-undo = Vissza ehhez a döntéshez: { $step }
since-title = Amit a többiek legutóbb tettek
since-play = Mutasd újra a táblán
since-none = A többiektől nincs újdonság: itt olvasod majd, mit tettek.
told-skip = Átugrás
told-skip-how = A bemutatás átugrása (S billentyű). A táblára kattintva is véget ér, és az a kattintás nem választ semmit.
told-cut = Átugorva: ez a kattintás csak a bemutatást zárta le. Most választhatsz.
result-winner = { $count ->
    [one] A győztes: { $names }!
   *[other] A győztesek: { $names }!
}
result-place = { $seats ->
    [2] Kettőből
    [3] Háromból
    [4] Négyből
   *[other] Ötből
} { $shared ->
    [1] { "" }
   *[other] holtversenyben{ " " }
}{ $place ->
    [2] második
    [3] harmadik
    [4] negyedik
   *[other] ötödik
} vagy, { $behind ->
    [0] ugyanannyi ponttal, mint az első.
   *[other] { $behind } ponttal lemaradva.
}
result-ahead = Nyertél, { $ahead } pont előnnyel.
plot-end = Vége
plot-between = ({ $low } és { $high } között)
result-rematch = Még egy játszma együtt
result-join = Beülök a következőre
result-replay = Visszanézés
result-board = Tábla megtekintése
result-show = Pontszámok
panels = Panelek
sheet-board = Tábla
sheet-options = Lehetőségek
sheet-people = Asztalnál
sheet-log = Napló
sheet-chat = Csevegés
sheet-notes = Jegyzet
sheet-taller = A panel felhúzása
sheet-lower = A panel lehúzása
people-title = Játékosok
person-me = te
person-you = (te)
person-turn = dönt
person-thinks = gondolkodik
person-bot = gép
person-program = program
person-guest = vendég
person-guest-named = { $name } (vendég)
person-here = itt van
person-away = nincs itt
person-since = nincs itt { $time } óta
person-why = { $why ->
    [gone] végig gép játszik
    [time] lejárt az ideje; gép játszik, amíg vissza nem jön
   *[other] gép játszik, amíg vissza nem jön
}
person-vacation = szabadságon eddig: { $time }
person-points = { $points } pont
watching = { $count } néző
watching-you = { $others ->
    [0] Csak te nézed ezt az asztalt
   *[other] Rajtad kívül még { $others } néző van itt
}
options-title = Amit tehetsz
options-none = Most nem kell döntened.
options-search = Keresés a lehetőségek közt
options-typed = { $number }. sorszám…
areas-title = Az asztal részei
areas-choice = itt lehet választani
areas-cause = itt van, amiről az indoklás szól
menu-take = Ezt választom: { $option }
hint-more = és még { $count }
amount = Mennyiség
amount-less = Kevesebb
amount-more = Több
early-take = Előbb ezt választom
early-drop = Mégsem ezt
early-with = { $name } itt kifejti a hatását.
early-without = { $name } itt hatástalan.
early-not = { $name } itt nem lehetséges.
why-not = Miért nem?
why-missing = Hiányzik:
why-rule = Szabálypont: { $clause }
log-title = Mi történt
log-none = Még nem történt semmi.
log-ask = Ez így szabályos?
log-since = Új a legutóbbi látogatásod óta
log-show = Mutasd
log-newest = { $count ->
    [0] A legújabb sorhoz
   *[other] { $count } új sor
}
chat-title = Csevegés
chat-none = Még senki sem szólt.
chat-watched = { $count } néző is olvashatja, amit itt írtok.
chat-say = Mondj valamit
chat-send = Küldés
chat-open = A csevegés megnyitása

### The guided first game

guide-name = Kalauz
guide-count = { $step } / { $steps }
guide-next = Tovább
guide-understood = Rendben
guide-done = Ezt játszom tovább
guide-whole = Egész játszma, könnyű ellenfél
guide-later = Később
guide-take-back = Visszavonom
guide-go-on = Így folytatom
guide-end = Kalauz bezárása
guide-example = Nézz meg egy példát
guide-back = Az előző lépés újra
guide-none = Ehhez a játékhoz még nincs kalauz: { $game }. A szabályait a kezdőlapról érheted el.

### Looking back at a finished game

replay-loading = Újrajátsszuk a játszmát…
replay-gone = Ezt a játszmát olyan szabályokkal játszották, amelyek ezen a szerveren már nincsenek meg, és akkor még nem őriztük meg a lépéseket. Ezért a lépések már nem nézhetők vissza, csak az eredmény.
replay-ended = Véget ért:
replay-place = Helyezés
replay-name = Név
replay-board = Az utolsó állás
replay-title = { $game }: visszanézés
replay-eyes = Kinek a szemével
replay-all = Mindenki együtt
replay-share = Pillanat megosztása
replay-fork = Továbbjátszás innen
replay-lookback = Hogyan alakult
replay-points = Pontok
replay-next-move = Következő lépés
replay-next-turn = Következő kör
replay-next-round = Következő forduló
replay-last-move = Előző lépés
replay-last-turn = Előző kör
replay-last-round = Előző forduló
replay-play = Lejátszás
replay-pause = Megállítás
replay-move = Lépés
replay-at = Lépés: { $move } / { $last }{ $round ->
    [0] { "" }
   *[other] , { $round }. forduló
}
replay-begin = Kezdődik a játék.
replay-moves = Lépések
replay-round = { $round }. forduló
replay-quiet = { $name } választott.
replay-back = Visszavonás: { $name }
camera-area = Nézet
camera-nearer = Közelebb
camera-further = Távolabb
camera-whole = Az egész tábla

## Kidolgozott példák

example-of = { $id } példa
example-step = { $step }/{ $last }. lépés
example-next = Következő lépés
example-last = Előző lépés
example-steps = A példa lépései
example-loading = Előkészítjük az asztalt…
example-set = Ez az állás.
example-now = Most ez az állás.
example-again = Egy másik eset: ez az állás.
example-went = Itt a játék magától halad tovább.
example-chose = { $name }: { $what }
example-refused = { $name } ezt nem választhatja: { $what }.
example-scored = { $name }: { $points } pont
example-offered = Választható: { $what }
example-more = { $what } és még { $count }
example-other = A példa így megy tovább: { $what }
example-open = Mutasd a táblán
example-rule = A szabály
examples = Példák
examples-of = { $game }: végigjátszott példák
examples-why = Mind a { $count } példa megnyílik a táblán, ahol lépésről lépésre végignézheted. A számok a bemutatott szabályokhoz vezetnek.
examples-none = Ehhez a játékhoz még nincsenek végigjátszott példák: { $game }.

## A játékossegédlet

aid = Segédlet
aid-none = Ehhez a játékhoz még nincs segédlet: { $game }. A szabályait a kezdőlapról érheted el.
