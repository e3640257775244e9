barrage-area-map = Térkép
barrage-area-actions = Akciók
barrage-area-contracts = Szerződések
barrage-area-company = Vállalat
barrage-area-table = Asztal

## Map

barrage-map = A völgyek térképe
barrage-land-mountain = Hegység
barrage-land-hill = Dombság
barrage-land-plain = Síkság
barrage-headstream = „{ $letter }” forrás
barrage-basin = { $basin }. víztározó, { $area ->
    [mountain] a hegységben
    [hill] a dombságon
   *[plain] a síkságon
}
barrage-place = { $basin }. víztározó, { $part ->
    [U] felső gát
    [L] alsó gát
    [A] bal csatorna
    [B] jobb csatorna
   *[other] { $part }. erőmű
}
barrage-waiting = { $count ->
    [0] nem vár rajta vízcsepp
   *[other] { $count } vízcsepp vár
}
barrage-coming = { $round }. forduló: { $count }
barrage-river-to = { $basin ->
    [0] a folyó kilép a térképről
   *[other] a folyó ide vezet: { $basin }. víztározó
}
barrage-neutral = semleges
barrage-free = szabad
barrage-free-red = szabad, piros mező
barrage-level = { $level }. szint
barrage-held = vízcseppek: { $count }, ennyi fér el: { $room }
barrage-pipe = értéke { $value }, innen: { $from }. víztározó, ide: { $to }. víztározó
barrage-price = { $piece ->
    [base] Az alap
    [elevation] A következő magasító
   *[conduit] A csatorna
} nyomtatott ára: { $count } { $item ->
    [excavator] földmunkagép
   *[mixer] betonkeverő gép
}{ $credit ->
    [0] { "" }
   *[other] , a piros mezőért még { $credit } kredit
}.
barrage-drop-stops = { $when ->
    [both] Egy vízcsepp itt állna meg: { $dam }.
    [now] Most egy vízcsepp itt állna meg: { $dam }.
   *[later] A következő vízáramlás után itt állna meg: { $dam }.
}
barrage-drop-leaves = { $when ->
    [both] Egy vízcsepp kifolyna a térképről.
    [now] Most egy vízcsepp kifolyna a térképről.
   *[later] A következő vízáramlás után kifolyna a térképről.
}
barrage-feed = { $name }: { $drops } vízcsepp innen: { $dam }, ezen át: { $conduit }, { $energy } energia{ $fee ->
    [0] { "" }
   *[other] ; { $owner } kap { $fee } kreditet a csatornáért
}.

## Action boards, contracts, patents

barrage-section = { $section ->
    [turbine] Turbinaállomás
    [water_management] Vízirányítás
    [bank] Bank
    [workshop] Műhely
    [machinery_shop] Munkagépbolt
    [contract_office] Szerződéskötő iroda
    [patent_office] Szabadalmi Hivatal
   *[construction] Építés
}
barrage-space-closed = { $space }; zárva, { $count } játékostól nyitott
barrage-space-taken = { $space }; { $names }
barrage-engineers-of = { $name }: { $count } mérnök
barrage-slot-empty = nincs lapka
barrage-construction = { $number }. építés: { $count } mérnök{ $fee ->
    [0] { "" }
   *[other] , { $fee } kredit
}{ $state ->
    [used] , használt
    [next] , a következő
   *[later] { "" }
}
barrage-tier-left = még { $left }
barrage-tier = { $tier ->
    [green] Zöld szerződések
    [yellow] Sárga szerződések
   *[red] Piros szerződések
}, { $left } a pakliban
barrage-contract = { $tier ->
    [green] Zöld szerződés
    [yellow] Sárga szerződés
    [red] Piros szerződés
    [national] Nemzeti szerződés
   *[starting] Kezdőszerződés
}
barrage-national = Nemzeti szerződések
barrage-no-contracts = Nincs szerződés
barrage-fulfilled = { $count } teljesített szerződés
barrage-draft-contracts = Kezdőszerződések
barrage-copying = Másolható ügyvezetők, ebben a fordulóban eddig { $used } / { $count }
barrage-tile = { $builds ->
    [base] alaplapka
    [elevation] magasítólapka
    [conduit] csatornalapka
    [powerhouse] erőműlapka
   *[any] dzsóker technológialapka
}

## Company, players, tracks, Automa

## The guided first game

barrage-guide-aim = Öt forduló után a legtöbb győzelmi pont nyer. Pontot energiáért, szerződésekért és építésért kapsz. Minden energia vízből lesz, és vízből sosem jut mindenkinek elég.
barrage-guide-water = A víz a négy forrásból ered, odafent. A cseppek itt várnak a forduló végéig; akkor a folyókon víztározóról víztározóra lefolynak.
barrage-guide-dam = A gát megállítja a vízcseppeket: annyit, amennyi a szintje, vagyis 1–3-at. A többi átfolyik rajta, és amit senki sem fog fel, az elhagyja a térképet. Ez a gát semleges, a vizét bárki használhatja.
barrage-guide-system = Energiához három dolog kell: egy gát vízzel (saját vagy semleges), egy csatorna, amely annak a víztározójából indul, és egy saját erőmű ott, ahová a csatorna vezet. Aki másnak a csatornáját használja, fizet érte.
barrage-guide-engineers = Fordulónként 12 mérnököd van. A körödben egy szabad akciómezőre teszel közülük néhányat, és megteszed, amit a mező mutat; a szám mondja meg, hány mérnök kell. A piros mező 3 kredittel drágább.
barrage-guide-conduit = Építsünk! Ehhez megfelelő technológialapka és munkagépek kellenek. { $by ->
    [finger] Koppints
   *[mouse] Kattints
} a csatornalapkádra.
barrage-guide-other = { $piece ->
    [conduit] A csatornalapkát
    [powerhouse] Az erőműlapkát
   *[dam] A gátlapkát
} választottad. Vond vissza, és válaszd { $wanted ->
    [P] az erőművet
   *[C] a csatornát
}, vagy folytasd így: ez sem vész kárba.
barrage-guide-powerhouse-first = Előbb az erőművet építetted meg. Vond vissza, vagy folytasd így: akkor a csatornának oda kell vezetnie, ahol az erőmű áll, és víznél kell kezdődnie.
barrage-guide-base-first = Saját gáttal kezdted. A következő fordulótól fog fel vizet. Vond vissza, vagy folytasd így: csatorna és erőmű akkor is kell majd.
barrage-guide-away = A mérnökeid mást csináltak, az is hasznos. Vond vissza, vagy folytasd így: a következő körödben is építhetsz.
barrage-guide-conduit-site = A csatorna a termelőértéke minden pontjáért 2 földmunkagépbe kerül. Ez ott indul, ahol egy gátnál már víz vár rád. { $by ->
    [finger] Koppints
   *[mouse] Kattints
} rá.
barrage-guide-conduit-dry = Ahol a csatornád kezdődik, most nincs víz, vagy ahová vezet, ott nem fér el erőmű. Vond vissza, vagy folytasd így, és termelj később.
barrage-guide-conduit-none = Azok közül, amelyeket ki tudsz fizetni, most egyik csatorna sem víznél kezdődik. Azért válassz egyet: ha fölötte egy forrásnál cseppek várnak, víz is jön majd.
barrage-guide-wheel = A lapka és a munkagépek most az építőkerekeden vannak, és a kerék egy szektorral elfordult. Nem vesztek el: még öt fordítás, és újra a tieid. Minden építés fordít rajta, és a műhely is.
barrage-guide-powerhouse = Most jön az erőmű. A forduló második építéséhez 2 mérnök kell, a harmadikhoz és a negyedikhez 3. { $by ->
    [finger] Koppints
   *[mouse] Kattints
} az erőműlapkára.
barrage-guide-powerhouse-site = Az ára 2 betonkeverő gép, és eggyel több minden erőműért, amely már áll. Oda építsd, ahová a csatornád vezet.
barrage-guide-apart = Az erőműved nem ott áll, ahová a csatornád vezet, így nem éri el a víz. Vond vissza, vagy folytasd így: később másik csatorna is vezethet hozzá.
barrage-guide-powerhouse-none = Ahová a csatornád vezet, ott nincs szabad hely felár nélkül. Válassz ott egy pirosat 3 kreditért, vagy egy másik helyet egy későbbi csatornához.
barrage-guide-produce = Minden össze van kötve, és víz is van. Válaszd a turbinaállomás egyik mezőjét, és termelj: a vízcseppek száma szorozva a csatorna termelőértékével, és a mező még hozzáad vagy elvesz annyit, amennyit mutat.
barrage-guide-drops = Válaszd ki a gátat, a csatornát és a vízcseppek számát. Több cseppből több energia lesz; amit otthagysz, azt más is felhasználhatja.
barrage-guide-away-water = A mérnökeid mást csináltak, a víz pedig még ott van; semleges gátnál mások is elvihetik. Vond vissza, vagy folytasd így.
barrage-guide-contract = Ha egyetlen termelés elég erős, szerződést is teljesít. A tiéd elég volt: { $by ->
    [finger] koppints
   *[mouse] kattints
} a szerződésre, és vedd el a jutalmát.
barrage-guide-missing = A magad útját járod. Energiához még kell { $what ->
    [both] egy csatorna és egy erőmű
    [conduit] egy csatorna, amely az erőművedhez vezet
    [powerhouse] egy erőmű ott, ahová a csatornád vezet
   *[apart] egy összetartozó csatorna és erőmű: az erőmű ott áll, ahová a csatorna vezet
}. Abban a víztározóban, ahol a csatorna kezdődik, kell egy gát is, benne vízzel.
barrage-guide-empty = A csatorna és az erőmű össze van kötve, de fölöttük a gát üres. A forduló végén jön víz, ha a fölötte lévő forrásnál cseppek várnak.
barrage-guide-energy = Ez az energiád ebben a fordulóban. Ha mindenki passzolt, a legtöbb energia 6 pontot ér, a második legtöbb 2-t, és mindenki kreditet is kap a magáéért. Akinek nincs energiája, 3 pontot veszít.
barrage-guide-rest = Használd fel a többi mérnöködet is: hozz vizet, vegyél munkagépet, fordíts a keréken, vegyél el szerződést, vagy szerezz kreditet a bankban. Akinek elfogyott a mérnöke, passzol. Játszd végig ezt a fordulót.
barrage-guide-passed = Passzoltál. A többiek befejezik a fordulót, aztán megindul a víz.
barrage-guide-flow = Mindenki passzolt, ezért a várakozó vízcseppek lefolytak az első gátig, amelynél volt hely. Az a víz is továbbfolyik, amelyből energia lett, lefelé az erőműtől: ha lejjebb is van gátad, másodszor is felfogja.
barrage-guide-bonus = Fordulónként egy bónuszlapka is pontot ér. Annak számít teljesen, akinek az energiája elérte a forduló szakaszát. A céllapka csak egyszer ad pontot, az utolsó forduló után.
barrage-guide-income = Az építés bevételt tesz szabaddá a tábládon: egy sor második, negyedik és ötödik eleménél. Rögtön megkapod, és utána minden forduló elején. Az erőművek erősítik a termelést, és a harmadiktól a vállalatod képessége is él.
barrage-guide-second = Most egy második forduló jön, már önállóan. A kalauz csak akkor szól, ha segíteni tud.
barrage-guide-now = Itt víz vár az erőművedre. Termelj, mielőtt más használja fel: egy energia nélküli forduló 3 pontba kerül.
barrage-guide-comes = Üres a gát ott, ahol a csatornád kezdődik, ezért egyetlen turbina sem világít. Az itt várakozó cseppek lefolynak hozzá, de csak a forduló végén. Addig építs, vagy gondoskodj több vízről.
barrage-guide-dry = Üres a gát ott, ahol a csatornád kezdődik, ezért egyetlen turbina sem világít, és a várakozó cseppek közül egy sem áll meg nála. Hozz vizet a fölötte lévő forráshoz, vagy vezess másik csatornát az erőművedhez.
barrage-guide-machines = Most nem tudsz építeni: lapka vagy munkagép hiányzik. Az építőkerekeden vannak. A műhely fordít rajta, munkagépet pedig venni is lehet.
barrage-guide-section = { $energy } energiád van. { $from } energiától a forduló bónuszlapkája teljesen számít, és a legtöbb energia 6 pontot ér.
barrage-guide-end = { $by ->
    [finger] Tartsd az ujjad bármin
   *[mouse] Mutass rá bármire
}, és elolvashatod, mire való. Most jöhet egy egész játszma könnyű ellenfél ellen, vagy játszd végig ezt. A teljes játékban vállalatot és ügyvezetőt is te választasz, a Szabadalmi Hivatalban pedig jobb lapkákat vehetsz. Legyen tiéd a víz!
barrage-count = { $item ->
    [vp] { $count } GYP
    [energy] { $count } energia
    [credit] { $count } kredit
    [engineer] { $count } mérnök
    [excavator] { $count } földmunkagép
   *[mixer] { $count } betonkeverő gép
}
barrage-wheel = { $name } építőkereke
barrage-no-tile = nincs lapka
barrage-segment = { $rotations ->
    [0] Nyitott szektor
   *[other] { $rotations } fordítás után jön vissza
}: { $tile }, { $excavators } földmunkagép, { $mixers } betonkeverő gép
barrage-tiles = { $name } technológialapkái
barrage-no-tiles = minden lapka a keréken van
barrage-power-here = a vállalat képessége
barrage-production-bonus = minden termelésnél { $bonus } energiával több
barrage-power-active = a vállalat képessége aktív
barrage-power-later = a vállalat képessége, { $count } erőműtől
barrage-row = { $structure ->
    [base] alapok
    [elevation] magasítók
    [conduit] csatornák
   *[powerhouse] erőművek
}: { $left } maradt { $of } közül{ $after ->
    [0] { "" }
    [1] ; a következő alatt: { $income }
   *[other] ; a következő utáni alatt: { $income }
}
barrage-copied = másolja: { $name }
barrage-players = Játékosok körsorrendben
barrage-open = { $name }: a táblája megnyitása
barrage-passed = passzolt
barrage-turn = ő van soron
barrage-next = ő következik
barrage-round = { $round }. forduló, összesen { $rounds }
barrage-setup = Előkészület
barrage-draft = Választható vállalatok és kezdőszerződések
barrage-board-of = { $name } táblája
barrage-tracks = Energia, bónuszlapkák és cél
barrage-energy-of = { $name } { $energy }
barrage-energy-track = Energia: { $standing }. { $least ->
    [0] { "" }
   *[other] A forduló teljes bónuszához { $least } kell.
}
barrage-bonuses = Bónuszlapkák fordulónként
barrage-bonus = { $round }. forduló: egyenként { $vp } GYP, { $name }
barrage-objective = Cél: { $name }
barrage-now = Mit hozna most a forduló
barrage-now-rank = GYP energiáért
barrage-now-credits = kredit energiáért
barrage-now-bonus = GYP bónuszlapkáért
barrage-now-objective = cél
barrage-automa = Mit próbált az automa
barrage-chose = { $place }: { $because }
barrage-step-skipped = { $step } – nem lehet: { $why ->
    [no-production] nincs mivel termelni
    [already-ahead] már elöl jár
    [no-contract] nincs elérhető ilyen szerződés
    [no-room] a víz nem jutna saját gáthoz
    [no-piece] nincs több eleme
    [no-tile] nincs megfelelő lapkája
    [too-few-machines] kevés a gépe
    [no-site] nincs helye
    [none-displayed] nincs kint ilyen lapka
    [wheel-empty] üres a kerék
   *[round-5] az utolsó fordulóban nem
}
