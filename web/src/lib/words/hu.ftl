## The site

site-name = Asztal
home = Előtér
close = Bezárás
copy = Másolás
copied = Másolva
language = Nyelv
theme = { $theme ->
    [light] Világos
    [dark] Sötét
   *[auto] Világos vagy sötét, ahogy az eszköz
}
rules = Szabályok
menu = Menü
rules-search = Keresés a szabályokban
rules-none = Ezek a szavak egyik szabálypontban sem szerepelnek.
rules-language = A szabályok egyelőre angolul olvashatók.
rules-table = Táblázat
rules-of = Szabályok: { $game }

## Who you are

name-title = Hogy szólíthatnak a többiek?
name-why = Nincs regisztráció, nincs jelszó: ez a böngésző megjegyez.
name-label = A neved
name-save = Én vagyok
name-change = Név módosítása

## The lobby

lobby-what = Ülj le, és játssz mély társasjátékokat barátokkal vagy gépekkel: telepítés és regisztráció nélkül.
lobby-games = Játékok
lobby-count = { $least }–{ $most } játékos
lobby-play = Asztalt nyitok
lobby-learn = Tanulás
lobby-mine = Az asztalaid
lobby-open = Nyitott asztalok
lobby-over = Befejezett játszmáid
lobby-none = Most senki sem vár. Nyiss egy asztalt, és hívj meg valakit, vagy játssz gépekkel.
lobby-unofficial = Nem hivatalos: a játékok kedvelői készítették, a szerzőktől és kiadóktól függetlenül. Minden rajz és szöveg a miénk. Ha tetszik egy játék, vedd meg.
table-free = { $count } szabad hely
table-turn = te jössz
table-playing = folyamatban
table-over = véget ért
table-nobody = még senki

## A new table

new-title = Asztal: { $game }
new-seats = Hányan játszotok?
new-variant = Változat
new-who = Kik játszanak?
new-seat = { $number }. hely
new-somebody = valaki, akit meghívsz
new-listed = Bárki beülhet
new-listed-yes = Az asztal látszik az előtérben.
new-listed-no = Csak az találja meg, akinek elküldöd a linket.
new-open = Asztal megnyitása
new-start = Kezdjük

## The waiting room

room-title = { $count ->
    [0] Mindenki itt van
   *[other] { $count } szabad hely
}
room-invite = Küldd el ezt a linket azoknak, akikkel játszanál:
room-invite-listed = Az asztalt bárki megtalálja az előtérben; vagy küldd el a linket:
room-link = Meghívó
room-free = szabad
room-sit = Leülök
room-stand = Felállok
room-bot = Gép ide: { $number }. hely
room-add-bot = gép hozzáadása…
room-remove-bot = Gép eltávolítása
room-start = Játék indítása
room-start-when = A játék akkor indulhat, ha minden hely foglalt.
room-waits-people = Várunk, amíg minden hely foglalt lesz.
room-waits-owner = A játékot az indítja, aki az asztalt nyitotta.
link-following = Visszaviszünk a helyedre…

## The table

title-turn = Te jössz: { $title }
table-laying = Terítjük az asztalt…
prompt-area = Mi történik most
prompt-wait = Egy pillanat…
prompt-others = Lépésre várunk: { $names }.
prompt-bots = Gondolkodik: { $names }.
prompt-over = { $count ->
    [one] Vége a játéknak, a győztes: { $names }!
   *[other] Vége a játéknak, a győztesek: { $names }!
}
prompt-over-nobody = { $seats ->
    [1] Vége a játéknak; ezúttal nem sikerült nyerni.
   *[other] Vége a játéknak, nincs győztes.
}
prompt-options = { $count } lehetőség
connection-lost = Megszakadt a kapcsolat, újracsatlakozunk… Semmi sem veszett el.
connection-outdated = A szerver frissült. A folytatáshoz töltsd be újra az oldalt; semmi sem vész el.
reload = Újratöltés
undo-area = Visszavonás
undo = Visszavonás
restart-turn = Kör újrakezdése
propose-back = Visszalépés kérése a legutóbbi döntésed elé
back-asked = { $name } szeretne visszalépni és újra dönteni.
back-mine = { $count ->
    [0] Visszalépést kértél; még senki sem egyezett bele.
   *[other] Visszalépést kértél; eddig { $count } játékos egyezett bele.
}
back-agree = Rendben
back-decline = Inkább ne
back-withdraw = Mégse
back-declined = Nem mindenki egyezett bele: az asztal nem lép vissza.
away-bot = Most egy gép játszik helyetted.
away-return = Visszaveszem a helyem
menu-words = Az asztal szavakban
menu-watch = Link a nézőknek
menu-device = Folytatás másik eszközön
menu-device-why = Nyisd meg ezt a linket a másik eszközön. Ne add tovább: akinél megvan, a te helyeden játszik.
menu-device-old = Az új link megszünteti az előzőt: az azzal érkezett eszközök elvesztik a helyet, ez megtartja.
menu-leave = Elhagyom az asztalt
menu-leave-why = Amíg vissza nem jössz, egy gép játszik helyetted.
result-winner = { $count ->
    [one] A győztes: { $names }!
   *[other] A győztesek: { $names }!
}
result-rematch = Visszavágó
result-replay = Visszanézés
result-board = Tábla megtekintése
result-show = Pontszámok
result-invite = Még egy játék? { $address }
panels = Panelek
sheet-board = Tábla
sheet-options = Lehetőségek
sheet-people = Játékosok
sheet-log = Napló
sheet-chat = Csevegés
people-title = Játékosok
person-me = te
person-you = (te)
person-turn = dönt
person-thinks = gondolkodik
person-bot = gép
person-here = itt van
person-away = nincs itt
person-points = { $points } pont
watching = { $count } néző
watching-you = { $others ->
    [0] Te nézed ezt az asztalt
   *[other] Rajtad kívül még { $others } néző van itt
}
options-title = Amit tehetsz
options-none = Most nem kell döntened.
options-search = Keresés a lehetőségek közt
options-typed = { $number }. sorszám…
hint-more = és még { $count }
why-not = Miért nem?
why-rule = Szabálypont: { $clause }
log-title = Mi történt
log-none = Még nem történt semmi.
log-since = Új a legutóbbi látogatásod óta
chat-title = Csevegés
chat-none = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés

### The guided first game

guide-name = Kalauz
guide-count = { $step } / { $steps }
guide-next = Tovább
guide-done = Játék
guide-later = Később
guide-end = Kalauz bezárása
guide-nameless = Adj meg egy nevet, hogy asztalhoz ülhess.

### Looking back at a finished game

replay-loading = Újrajátsszuk a játszmát…
replay-title = { $game }: visszanézés
replay-eyes = Kinek a szemével
replay-all = Mindenki együtt
replay-share = Pillanat megosztása
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
