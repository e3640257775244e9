## Names

game-name = Víz alatti városok
game-about = Kösd össze az óceánfenék városait, és korszakról korszakra találd meg a helyhez illő kártyát.
nothing = semmi
join-or = { $first } vagy { $last }
join-clauses = { $first }, és { $last }
slot-name = { $colour ->
    [green] Zöld
    [red] Piros
   *[yellow] Sárga
} { $number }
slot-always = mindig elérhető akcióhely
site-expansion = { $city } bővítési helye
colour-word = { $colour ->
    [green] zöld
    [red] piros
   *[yellow] sárga
}
colour-attribute = { colour-word }
type-word = { $type ->
    [immediate] azonnali
    [permanent] állandó
    [action] akció
    [production] termelő
   *[scoring] pontozó
}
fact-era = { $era }. korszak
fact-special = speciális
fact-cost = { $cost } kredit
fact-assistant = minden játékos akciókártyája
fact-metropolis = { $tile ->
    [blue] kék
   *[brown] barna
} metropolisz
fact-contract = kormányzati szerződés
fact-slot = { $side ->
    [12] akcióhely 1–2 játékosnak
    [34] akcióhely 3–4 játékosnak
   *[0] színtelen akcióhely
}
variant-boards = Játékostáblák
variant-boards-standard = alaptáblák
variant-boards-advanced = haladó táblák
variant-contracts = Kormányzati szerződések
variant-contracts-no = kormányzati szerződések nélkül
variant-contracts-yes = kormányzati szerződésekkel
variant-start = Semleges lapkák
variant-start-1 = a semleges lapkák az első akcióhelyekről indulnak
variant-start-2 = a semleges lapkák a második akcióhelyekről indulnak
variant-start-3 = a semleges lapkák a harmadik akcióhelyekről indulnak
variant-start-4 = a semleges lapkák a negyedik akcióhelyekről indulnak

## Items

item-word = { $item ->
    [kelp] hínár
    [steelplast] acéllemez
    [science] tudomány
    [credit] kredit
   *[biomatter] biomassza
}
item-of-slot = { $item ->
    [kelp] hínárt
    [steelplast] acéllemezt
    [science] tudományt
    [credit] kreditet
   *[biomatter] biomasszát
}
item-count = { $item ->
    [kelp] { $count } hínár
    [steelplast] { $count } acéllemez
    [science] { $count } tudomány
    [credit] { $count } kredit
    [biomatter] { $count } biomassza
    [point] { $count } pont
    [card] { $count } kártya
    [federation] { $count } lépés a szövetségsávon
   *[any] { $count } tetszőleges nyersanyag
}
item-gained = { $item ->
    [kelp] { $count } hínárt
    [steelplast] { $count } acéllemezt
    [science] { $count } tudományt
    [credit] { $count } kreditet
    [biomatter] { $count } biomasszát
    [point] { $count } pontot
   *[any] { $count } tetszőleges nyersanyagot
}
item-price = { $item ->
    [kelp] { $count } hínárért
    [steelplast] { $count } acéllemezért
    [science] { $count } tudományért
    [credit] { $count } kreditért
   *[biomatter] { $count } biomasszáért
}
item-less = { $item ->
    [kelp] { $count } hínárral
    [steelplast] { $count } acéllemezzel
    [science] { $count } tudománnyal
    [credit] { $count } kredittel
    [biomatter] { $count } biomasszával
   *[point] { $count } ponttal
}

## Pieces

thing-word = { $thing ->
    [farm] telep
    [desalination] sótalanító üzem
    [laboratory] laboratórium
    [tunnel] alagút
    [nonsymbiotic_city] nem szimbiotikus város
    [symbiotic_city] szimbiotikus város
    [building] épület
    [structure] építmény
   *[city] város
}
thing-many = { $thing ->
    [farm] telepet
    [desalination] sótalanító üzemet
    [laboratory] laboratóriumot
    [tunnel] alagutat
    [nonsymbiotic_city] nem szimbiotikus várost
    [symbiotic_city] szimbiotikus várost
    [building] épületet
    [structure] építményt
   *[city] várost
}
thing-a = egy { thing-many }
piece-at = { thing-word }: { $site }
things = { $n ->
    [1] { thing-a }
   *[other] legfeljebb { $n } { thing-many }
}
things-different = legfeljebb { $n } különböző típusú { thing-many }
things-least = { $n ->
    [1] { thing-many }
   *[other] legalább { $n } { thing-many }
}
terms-free = ingyen
terms-cost = { $n ->
    [1] { $price }
   *[other] egyenként { $price }
}
terms-less = { $price } olcsóbban
at-expansion = { $n ->
    [1] egy bővítési helyre
   *[other] bővítési helyekre
}

## What cards count

count-one = { $count ->
    [connected_city] csatlakoztatott város
    [connected_symbiotic_city] csatlakoztatott szimbiotikus város
    [connected_nonsymbiotic_city] csatlakoztatott nem szimbiotikus város
    [connected_metropolis] csatlakoztatott metropolisz
    [connected_city_all_types] csatlakoztatott, mindhárom épülettípussal rendelkező város
    [connected_city_upgraded_pair] csatlakoztatott, két azonos típusú fejlesztett épülettel rendelkező város
    [connected_building] csatlakoztatott épület
    [connected_expansion_building] csatlakoztatott, bővítési helyen álló épület
    [connected_farm] csatlakoztatott telep
    [connected_desalination] csatlakoztatott sótalanító üzem
    [connected_laboratory] csatlakoztatott laboratórium
    [connected_upgraded_farm] csatlakoztatott fejlesztett telep
    [connected_upgraded_desalination] csatlakoztatott fejlesztett sótalanító üzem
    [connected_upgraded_laboratory] csatlakoztatott fejlesztett laboratórium
    [tunnel_at_city] város melletti alagút
    [upgraded_tunnel_at_city] város melletti fejlesztett alagút
    [upgraded_structure] hálózatodban lévő fejlesztett építmény
    [action_card] megszerzett akciókártya
    [permanent_card] megszerzett állandó hatású kártya
    [production_card] megszerzett termelő kártya
   *[special_card_paid] kifizetett speciális kártya
}
count-many = { count-one }
count-single = { count-one }
count-each = { $each ->
    [1] minden { count-one } után
   *[other] { $count ->
        [tunnel_at_city] minden { $each } olyan alagút után, amely városhoz ér
        [upgraded_tunnel_at_city] minden { $each } olyan fejlesztett alagút után, amely városhoz ér
       *[other] minden { $each } { count-one } után
    }
}
need = { $count ->
    [tunnel_at_city] legalább { $min } olyan alagút, amely városhoz ér
    [upgraded_tunnel_at_city] legalább { $min } olyan fejlesztett alagút, amely városhoz ér
    [upgraded_structure] legalább { $min } fejlesztett építmény a hálózatodban
   *[other] legalább { $min } { count-one }
}
need-yours = legalább { $min } { $count ->
    [connected_city] csatlakoztatott városod
    [connected_symbiotic_city] csatlakoztatott szimbiotikus városod
    [connected_nonsymbiotic_city] csatlakoztatott nem szimbiotikus városod
    [connected_metropolis] csatlakoztatott metropoliszod
    [connected_city_all_types] csatlakoztatott, mindhárom épülettípussal rendelkező városod
    [connected_city_upgraded_pair] csatlakoztatott, két azonos típusú fejlesztett épülettel rendelkező városod
    [connected_building] csatlakoztatott épületed
    [connected_expansion_building] csatlakoztatott, bővítési helyen álló épületed
    [connected_farm] csatlakoztatott teleped
    [connected_desalination] csatlakoztatott sótalanító üzemed
    [connected_laboratory] csatlakoztatott laboratóriumod
    [connected_upgraded_farm] csatlakoztatott fejlesztett teleped
    [connected_upgraded_desalination] csatlakoztatott fejlesztett sótalanító üzemed
    [connected_upgraded_laboratory] csatlakoztatott fejlesztett laboratóriumod
    [tunnel_at_city] városhoz érő alagutad
    [upgraded_tunnel_at_city] városhoz érő fejlesztett alagutad
    [upgraded_structure] fejlesztett építményed a hálózatodban
    [action_card] megszerzett akciókártyád
    [permanent_card] megszerzett állandó hatású kártyád
    [production_card] megszerzett termelő kártyád
   *[special_card_paid] kifizetett speciális kártyád
}
if-have = { $things } van
if-space = a szövetségsáv { $space }. mezőjén állsz
if-built = ebben a körben { things-least } építettél
if-upgraded = ebben a körben { things-least } fejlesztettél

## What effects do

about-contract = Feltétele: { $needs }. Jutalom: { $reward }.
about-metropolis = { $moment ->
    [instant] Amikor csatlakoztatod: { $does }.
    [production] Minden termeléskor: { $does }.
   *[scoring] A játék végén, ha csatlakoztattad: { $does }.
}
does-of = { $name }: { $does }
does-contract = elveszed a kormányzati szerződést ({ $name }): { $does }
up-to-times = (legfeljebb { $times } alkalommal)
at-most-times = (legfeljebb { $times } alkalommal)
do-gain = kapsz { $items }
do-card = { $count ->
    [1] húzol egy kártyát
   *[other] húzol { $count } kártyát
}
do-federation = { $count ->
    [1] egy mezőt lépsz a szövetségsávon
   *[other] { $count } mezőt lépsz a szövetségsávon
}
do-gain-different = kapsz { $n } különböző nyersanyagot ({ $kinds })
do-gain-per = { $gains } { $each }
do-draw-keep = megnézed a pakli felső { $n } lapját, { $keep } lapot megtartasz, a többit eldobod
do-redraw = { $n ->
    [1] eldobsz egy kártyát a kezedből, és húzol helyette egyet
   *[other] eldobsz legfeljebb { $n } kártyát a kezedből, és ugyanennyit húzol
}
do-take-special-card = { $n ->
    [1] elveszel egy speciális kártyát
   *[other] elveszel { $n } speciális kártyát
}
do-gain-metropolis = felfordítasz { $n } kék metropoliszt a készletből, és egyet megtartasz, amely csatlakoztatottnak számít
do-choose = vagy { $first }, vagy { $last }
do-pay = fizetsz { $price }, cserébe { $then }
do-exchange = elcserélsz { $one } { $other }, vagy fordítva
do-if = ha { $condition }, { $then }
do-if-else = ha { $condition }, { $then }, egyébként { $otherwise }
do-build = építesz { $what }
do-upgrade = fejlesztesz { $what }
do-build-and-upgrade = { $free ->
    [none] építesz { things }, és rögtön fejleszted
    [build] építesz { things } ingyen, és a szokásos költségért rögtön fejleszted
   *[both] építesz { things } ingyen, és ingyen rögtön fejleszted
}
do-make-symbiotic = egy nem szimbiotikus várost szimbiotikussá alakítasz { $price }
do-use-action-card = { $n ->
    [1] használsz egy akciókártyát
   *[other] használsz legfeljebb { $n } akciókártyát
}
do-refresh-action-card = { $n ->
    [1] egy használt akciókártyád újra használható lesz
   *[other] legfeljebb { $n } használt akciókártyád újra használható lesz
}
do-perform-slot = végrehajtod { $n ->
    [1] { $which ->
        [other] egy olyan akcióhely akcióját, amelyet csak mások foglalnak el
        [available] egy szabad akcióhely akcióját
        [always] egy szabad akcióhely akcióját (a mindig elérhető is lehet)
       *[not_mine] egy olyan akcióhely akcióját, amelyen nincs lapkád
    }
   *[other] { $which ->
        [other] { $n } különböző akcióhely akcióját, amelyeket csak mások foglalnak el
        [available] { $n } különböző szabad akcióhely akcióját
        [always] { $n } különböző szabad akcióhely akcióját (a mindig elérhető is lehet)
       *[not_mine] { $n } különböző akcióhely akcióját, amelyeken nincs lapkád
    }
}
do-structure-output = { $kinds ->
    [different] megkapod, amit a hálózatod legfeljebb { $n } különböző típusú fejlesztett építménye termel
    [same] megkapod, amit a hálózatod legfeljebb { $n } azonos típusú fejlesztett építménye termel
   *[any] { $n ->
        [1] megkapod, amit a hálózatod egy fejlesztett építménye termel
       *[other] megkapod, amit a hálózatod legfeljebb { $n } fejlesztett építménye termel
    }
}
thing-nth = { $n ->
    [1] az { $n }. { thing-many }
    [5] az { $n }. { thing-many }
   *[other] a { $n }. { thing-many }
}
do-when = { $when }, { $then }
when = { $event ->
    [piece-built] amikor { thing-many } építesz
    [piece-upgraded] amikor { thing-many } fejlesztesz
    [city_nth] amikor egy csatlakoztatott városhoz { thing-nth } építed
    [city_nth-upgraded] amikor fejlesztéssel meglesz egy csatlakoztatott város { $n }. fejlesztett { $thing ->
        [farm] telepe
        [desalination] sótalanító üzeme
        [laboratory] laboratóriuma
       *[building] épülete
    }
    [turn_nth] amint egy körben { $n } { thing-many } építettél
    [city_completed] amint egy városod csatlakoztatott, és megvan mindhárom épülettípusa (városonként egyszer)
    [slot_used] { $group ->
        [two_farms] amikor a 2 telepet kínáló akcióhelyet használod
        [two_laboratories] amikor a 2 laboratóriumot kínáló akcióhelyet használod
       *[two_tunnels] amikor a 2 alagutat kínáló akcióhelyet használod
    }
    [slot_gave] amikor egy akcióhely akciója { item-of-slot } ad neked
    [slot_mismatch] amikor a kártyád színe nem egyezik az akcióhelyével
    [space_reached] amikor eléred a szövetségsáv { $space }. mezőjét
    [action_card_used] amikor akciókártyát használsz
    [special_card_paid] amikor kifizetsz egy speciális kártyát (ezt is)
    [metropolis_connected] amikor metropoliszt csatlakoztatsz vagy szerzel
    [card_claimed] amikor megszerzel egy kártyát (ezt is)
    [excess_discarded] amikor a kézlimit miatt eldobsz egy kártyát
   *[turn_end] a köröd végén
}
do-reduce-cost = { $on ->
    [build] { $price } olcsóbban építesz { thing-many }
    [upgrade] { $price } olcsóbban fejlesztesz { thing-many }
    [first-build] minden körödben az első { thing-many } { $price } olcsóbban építed
    [first-upgrade] minden körödben az első { thing-many } { $price } olcsóbban fejleszted
   *[turn] ebben a körben { $price } olcsóbban építesz { thing-many }
}
do-once-per-turn = körönként egyszer: { $then }
do-may-pay-with = építéskor { $old } helyett fizethetsz { $new }
do-hand-limit = a kézlimited { $n } lappal nagyobb
do-action-card-limit = { $n } akciókártyával többed lehet
do-match-cards = { $all ->
    [0] a { $colours } kártyáid { $slots } akcióhelyhez is illenek
   *[1] minden kártyád { $slots } akcióhelyhez is illik
}
do-extra-output = legfeljebb { $n } { $upgraded ->
    [0] { thing-word }
   *[1] fejlesztett { thing-word }
} egyenként { $more } többet termel
do-swap-output = { $thing ->
    [any] ebből a termelésből beadsz { $give }, cserébe kapsz { $into }
   *[other] egy { thing-word } termeléséből beadsz { $give }, cserébe kapsz { $into }
}
do-produce-again = { $n ->
    [1] egy
   *[other] legfeljebb { $n }
} { $thing ->
    [farm] teleped
    [desalination] sótalanító üzemed
    [laboratory] laboratóriumod
    [tunnel] alagutad
    [building] épületed
   *[structure] építményed
} még egyszer termel
do-feed-free = { $n } városnak nem kell élelem
do-feed-with = { $n ->
    [1] egy városodat { $price } is elláthatod
   *[other] legfeljebb { $n } városodat egyenként { $price } is elláthatod
}
points-per = { $points } { $each }
points-step = { $which ->
    [one] { $min } esetén { $points }
   *[range] { $min }–{ $max } esetén { $points }
    [more] legalább { $min } esetén { $points }
}
points-steps = { $count ->
    [upgraded_structure] fejlesztett építmény a hálózatodban
   *[other] { count-one }
}: { $rows }
points-sets = { $points } minden teljes szettért: { $things }
points-spend = fizetsz { $price }, cserébe kapsz { $points }
points-if = { $points }, ha { $condition }
points-best = ezek közül csak a legtöbbet érő: { $scores }

## Questions

ask-place-metropolis = Melyik metropoliszt teszed a jobb oldali (M1) mezőre?
ask-lay-aside = Melyik kártyát teszed félre?
ask-discard = Túl sok kártyád van. Melyiket dobod el?
ask-discard-early = Több lapod van, mint amennyit megtarthatsz. Eldobsz most egyet?
ask-slot = Melyik akcióhelyet választod?
ask-card = Melyik kártyát játszod ki?
ask-order = Mi legyen előbb?
ask-resolve-card = Használod a kártyát?
ask-part = Mit teszel most?
ask-choose = Melyiket választod?
ask-build = Mit építesz, és hová?
ask-payment = Hogyan fizetsz?
ask-upgrade = Mit fejlesztesz?
ask-convert = Melyik városod lesz szimbiotikus?
ask-advance = Továbblépsz a szövetségsávon?
ask-items = Mit veszel el?
ask-pay-again = Fizetsz még egyszer?
ask-exchange = Mit adsz?
ask-use-action-card = Melyik akciókártyát használod?
ask-ready-action-card = Melyik akciókártya lesz újra használható?
ask-perform-slot = Melyik akcióhely akcióját hajtod végre?
ask-output = Melyik építmény termelését kapod meg?
ask-keep-card = Melyik kártyát tartod meg?
ask-swap-card = Melyik kártyát dobod el, hogy másikat húzz?
ask-take-special = Melyik speciális kártyát veszed el?
ask-bottom-card = Melyik kártya kerül először a pakli alá?
ask-keep-metropolis = Melyik metropoliszt tartod meg?
ask-give-up = Túl sok akciókártyád van. Melyiket dobod el?
ask-use-discarded = Használod most, mielőtt eldobod?
ask-end-turn = Használsz még egy képességet a köröd vége előtt?
ask-production = Melyik kártya vagy metropolisz termel most?
ask-feed = Hány városodat látod el más módon?
ask-spend = Miből veszel pontot?
ask-give = Melyik nyersanyagot adod?

## Options

option-first = jobbra: { $tile }, balra: { $other }
option-discard = { $card }
option-slot = { $slot }
option-clone = { $slot } lemásolása ({ $amounts })
option-card = { $card }
option-mismatch = { $card }, hatás nélkül
option-card-first = előbb: { $card }
option-slot-first = előbb: { $slot }
option-resolve = { $type ->
    [immediate] { $card } használata
   *[other] { $card } megszerzése
}{ $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } kredit)
}
option-decline = { $card } eldobása hatás nélkül
option-part = { $does }
option-choose = { $does }
option-bonus = { $site } bónusza: { $amounts }
option-trigger = { $does }
option-build = { $x ->
    [0] { $thing ->
        [tunnel] alagút: { $site } ({ $start }–{ $end })
       *[other] { thing-word }: { $site }
    }
   *[1] { thing-word }: { $site }
}
option-upgrade = { piece-at }
option-convert = { $site }
option-output = { piece-at }
option-pay = { $amounts }
option-items = { $amounts }
option-exchange = { $amounts } → { $take }
option-again = fizetek még egyszer
option-advance = még egy lépés
option-use = { $card }
option-ready = { $card }
option-ability = { $card } képessége: { $ability }
option-keep = { $card }
option-swap = { $card }
option-bottom = { $card }
option-special = { $card }
option-look = a felfordított kártya a pakli alá kerül; megnézed a következő hármat, és egyet megtartasz
option-metropolis = { $tile }
option-give-up = { $card }
option-end-turn = a kör vége
option-produce = { $card }
option-done = kész
option-feed = { $count ->
    [0] egyet sem
   *[other] { $count } város, ára: { $amounts }
}
option-spend = { $card }: { $amounts } → { $take }
option-give = { $amounts }
preview-does = { $about }
preview-matching = { $count ->
    [0] nincs hozzá illő kártya a kezedben
   *[other] illő kártyák: { $cards }
}
preview-card = { $era ->
    [0] speciális kártya, { $cost } kredit, { colour-word }, { type-word }
   *[other] { colour-word }, { type-word }
}: { $about }
preview-matches = illik az akcióhelyhez
preview-no-match = nem illik, hatás nélkül eldobod
preview-price = ára: { $amounts }
preview-surcharge = ebből az építési hely pótdíja: { $amounts }
preview-bonus = bónusz: { $amounts }
preview-connects = csatlakoztatja: { $tile }
preview-production = minden termeléskor: +{ $amounts }
preview-no-production = a termelés egyelőre nem változik
preview-output = { $amounts }
preview-left = ennyid marad: { $amounts }
preview-space = { $space }. mező: { $amounts }

## Why something is not allowed

reason-ability-not-here = Ezt a képességet most nem, csak a köröd két része között használhatod.
reason-ability-used = Ezt a képességet ebben a körben már használtad.
reason-action-by-icon = Akciókártyát csak akkor használhatsz, ha egy akcióhely vagy egy másik kártya engedi.
reason-advance-by-slot = A szövetségsávon akcióhellyel vagy kártyával lépsz: most akcióhelyet válassz.
reason-advance-when-told = A jelölőd akkor lép előre, amikor egy akcióhely vagy egy kártya engedi.
reason-alone-advanced = Az egyszemélyes játékhoz haladó táblák kellenek.
reason-already-symbiotic = Ez a város már szimbiotikus.
reason-already-upgraded = Ez az építmény már fejlesztett.
reason-already-used = Ezt az akciókártyát ebben a korszakban már használtad.
reason-brown-stays = A barna metropolisz helye kötött.
reason-build-after-card = Az akcióhelyeddel { thing-many } építhetsz; a helyét a kártya után választod ki.
reason-build-by-part = Ha ide { thing-many } építenél, előbb válaszd azt a részt, amely ezt engedi.
reason-build-by-slot = Akcióhellyel vagy kártyával építesz: most akcióhelyet válassz.
reason-build-when-told = Ide { thing-many } építhetsz, amikor egy akcióhely vagy egy kártya engedi.
reason-buys-no-points = Ezzel a kártyával nem lehet pontot venni.
reason-cannot-pay = Ezt nem tudod kifizetni.
reason-cannot-upgrade-it = Megépíthetnéd ott, de a fejlesztését már nem tudnád kifizetni.
reason-card-does-not-help = Ezzel a kártyával az akcióhely egyik részét sem tudnád használni.
reason-card-done = Ez a kártya már pontot hozott.
reason-card-for-turn = Ebben a körben ezt játszottad ki: { $card }. Egy körhöz egy kártya tartozik.
reason-card-in-turn = A kezedből a körödben játszol ki kártyát, egy akcióhellyel együtt.
reason-card-of-other = Ennek a kártyának a gazdája: { $seat }.
reason-card-of-turn = Ez a köröd kártyája, már kijátszottad.
reason-card-without-effect = Ezt a kártyát ebben a körben játszottad ki; nem illik az akcióhelyhez, ezért nincs hatása.
reason-city-stands = Itt már városod áll.
reason-clone-used = Az akciómásoló lapkát ebben a fordulóban már használták.
reason-contract-of-itself = A szerződés akkor lesz a tiéd, amint minden feltétele teljesül.
reason-contract-taken = Ezt a szerződést már elvették: { $seat }.
reason-counts-at-end = Ez a kártya a játék végén számít.
reason-expansion-barred = Bővítési helyre csak olyan kártyával építhetsz, amely engedi.
reason-expansion-only = Most csak bővítési helyre építhetsz.
reason-gives-no-production = Ez termeléskor nem ad semmit.
reason-hand-limit-first = Előbb dobj el kártyát a kézlimitig; akcióhelyet utána választasz.
reason-just-claimed = A most megszerzett kártya marad: egy korábbit kell eldobnod.
reason-kind-built-before = Ilyet az imént építettél, pedig különbözőknek kell lenniük.
reason-laid-aside = Ezt a kártyát félretetted, és el fogod dobni.
reason-metropolis-by-tunnel = A metropoliszt a mellette futó alagutak csatlakoztatják.
reason-metropolis-connected = Ez a metropolisz csatlakozik a hálózatodhoz; amit hoz, magától jön.
reason-never-always = Ez a kártya nem vonatkozik a mindig elérhető akcióhelyre.
reason-no-cards = Nincs kártya a kezedben.
reason-no-city-beside = Városhoz szomszédos saját város kell, egyetlen alagúthelynyire.
reason-no-city-near = Épülethez saját város kell mellette, vagy olyan hely, ahol a következő városod állhatna; itt egyik sincs.
reason-no-city-there = Ott nem áll városod.
reason-no-metropolis = Nincs több kék metropolisz.
reason-no-special-cards = Nincs több speciális kártya.
reason-none-in-supply = A készletből már elfogyott.
reason-not-a-structure = Csak az épület és az alagút építmény, a város nem az.
reason-not-an-action-card = Ez nem akciókártya.
reason-not-anothers = Olyan akcióhely kell, amelyet csak mások foglalnak el.
reason-not-connected = Nincs a hálózatodhoz csatlakoztatva.
reason-not-exchanged = Ezt a nyersanyagot itt nem lehet átváltani.
reason-not-given = Ez a nyersanyag nincs azok között, amelyekből választhatsz.
reason-not-in-hand = Ide csak kézből kerülhet kártya, a megszerzettek közül nem.
reason-not-joined = Az induló városodtól még nem vezet idáig megépült alagút.
reason-not-produced = Ebben a termelésben ez nem keletkezett.
reason-not-upgraded = Nincs fejlesztve.
reason-nothing-produces = Nincs megfelelő elemed, amely termelne.
reason-nothing-there = Ott még nem épült semmi.
reason-nothing-to-build = Nincs semmi, amit meg tudnál építeni és ki tudnál fizetni.
reason-nothing-to-convert = Nincs olyan város, amelynek a szimbiotikussá alakítását ki tudnád fizetni.
reason-nothing-to-do = Ennek most nem lenne hatása.
reason-nothing-to-upgrade = Nincs semmi, amit fejleszteni tudnál és ki tudnál fizetni.
reason-nothing-upgraded = Nincs fejlesztett építményed csatlakoztatott városnál.
reason-nothing-usable = Ennek az akcióhelynek egyik részét sem tudnád használni.
reason-one-step = Egy lépés mindig csak a következő mezőre visz.
reason-other-kind = Ehhez nem a megfelelő típus.
reason-other-piece-there = Amit most építesz, nem ilyen helyre való.
reason-part-done = Ezt a részt már végrehajtottad.
reason-part-first = Ehhez előbb azt a részt válaszd, amely ezt engedi.
reason-picked-before = Ezt az imént választottad, és mindegyik csak egyszer számít.
reason-produced-before = Ez már termelt.
reason-resource-along = Nyersanyagot az akcióhelyek, a kártyák és az építési helyek adnak és kérnek; itt most nem kell választani.
reason-site-taken = Ott már áll valami.
reason-slot-after-card = Az akcióhelyed ezt lehetővé teszi; a kártya után kerül rá sor.
reason-slot-chosen = Akcióhelyet már választottál, most a kártya következik.
reason-slot-comes-first = Előbb akcióhelyet válassz, a kártya utána jön.
reason-slot-for-turn = Ebben a körben ezt választottad: { $slot }. Egy körhöz egy akcióhely tartozik.
reason-slot-in-turn = Akcióhelyet a köröd elején választasz.
reason-slot-occupied = Ezen az akcióhelyen már van lapka.
reason-slot-of-turn = Ez a köröd akcióhelye, már kiválasztottad.
reason-special-by-slot = Speciális kártyát az ezt engedő akcióhellyel vehetsz el: most akcióhelyet válassz.
reason-special-when-told = Speciális kártyát akkor vehetsz el, amikor egy akcióhely engedi.
reason-still-ready = Ez az akciókártya még használható.
reason-tile-of-other = Ennek a metropolisznak a gazdája: { $seat }.
reason-turns-over = A játék minden köre lement.
reason-upgrade-after-card = Az akcióhelyeddel ezt fejlesztheted; hogy mit fejlesztesz, azt a kártya után választod ki.
reason-upgrade-by-part = Ha ezt fejlesztenéd, előbb válaszd azt a részt, amely ezt engedi.
reason-upgrade-by-slot = Akcióhellyel vagy kártyával fejlesztesz: most akcióhelyet válassz.
reason-upgrade-when-told = Itt már áll egy építményed: { thing-word }. Fejleszteni akkor lehet, amikor egy akcióhely vagy egy kártya engedi.
reason-works-in-production = Ez a kártya a termeléskor működik.
reason-works-of-itself = Ez magától működik, amikor eljön az ideje.

## Where that comes from

cause-city-near = Ez a hely ide tartozik: { $site }. Ott vagy valamelyik szomszédos helyen ({ $sites }) kell egy városod.
cause-city-beside = Valamelyik szomszédos helyen kell egy városod: { $sites }.
cause-tunnels = { $count ->
    [one] Ez az alagút hiányzik: { $sites }.
   *[other] Ezek az alagutak hiányoznak: { $sites }.
}
cause-cards = Van rá kártyád: { $cards }.
cause-no-cards = Nincs rá kártyád.

## What happens

event-board-dealt = { $seat } táblája: { $board }, barna metropolisza: { $tile }.
event-metropolis-placed = { $seat } lerakja: { $tiles }.
tile-at = { $tile } ({ $site })
event-new-order = A játékossorrend: { $seats }.
event-round-began = Kezdődik { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. forduló ({ $era }. korszak).
event-neutral-moved = Semleges lapkák itt vannak: { $slots }.
event-fourth-tile = A felfordított kártya: { $card }; a negyedik semleges lapka ide kerül: { $slot }.
event-tile-placed = { $seat } ezt választja: { $slot }.
event-slot-cloned = { $seat } lemásolja az akcióhelyet: { $slot }.
event-played = { $seat } kijátssza: { $card }{ $matches ->
    [0] , amely nem illik az akcióhelyhez
   *[1] { "" }
}.
event-claimed = { $seat } megszerzi: { $card }.
event-resolved = { $seat } használja a kártya hatását: { $card }.
event-discarded = { $seat } eldobja: { $cards }.
event-used = { $seat } használja: { $card }.
event-readied = { $seat } újra használhatja: { $cards }.
event-performed = { $seat } végrehajtja az akcióhely akcióját: { $slot }.
event-gained = { $seat } kap { $items }.
event-paid = { $seat } fizet { $items }.
event-drew = { $seat } húz { $count } kártyát.
event-drew-card = { $seat } ezt húzza: { $cards }.
event-advanced = { $seat } a szövetségsáv { $space }. mezőjére lép.
event-built = { $seat } { thing-many } épít itt: { $site }.
event-upgraded = { $seat } fejleszt itt: { $site } ({ thing-word }).
event-converted = { $seat } városa szimbiotikus lesz: { $site }.
event-connected = { $seat } csatlakoztatja: { $tile }.
event-contract-taken = { $seat } elveszi a kormányzati szerződést: { $contract }.
event-special-taken = { $seat } elveszi a speciális kártyát: { $card }.
event-special-looked = { $seat } megnéz néhány speciális kártyát, és egyet megtart.
event-produced = { $seat } hálózatának termelése: { $amounts }.
event-fed = { $seat } { $kelp ->
    [0] { $biomatter ->
        [0] nem ad élelmet a városainak
       *[other] a városait { $biomatter } biomasszával látja el
    }
   *[other] { $biomatter ->
        [0] a városait { $kelp } hínárral látja el
       *[other] a városait { $kelp } hínárral és { $biomatter } biomasszával látja el
    }
}{ $points ->
    [0] { "" }
   *[other] , és elveszít { $points } pontot
}.
event-era-ended = { $era ->
    [1] Az
   *[other] A
} { $era }. korszak véget ért.
event-scored = { $seat } { $count } pontot kap ezért: { $card }.
event-network-scored = { $seat } { $cities } pontot kap a városokért és { $resources } pontot a nyersanyagokért.

## Score

score-cards = kártyák
score-slots = akcióhelyek
score-sites = építkezési bónuszok
score-track = szövetségsáv
score-production = a hálózat termelése
score-metropolises = kék metropoliszok
score-contracts = kormányzati szerződések
score-unfed = élelem nélküli városok
score-brown = barna metropolisz
score-scoring = játék végi pontozókártyák
score-cities = csatlakoztatott városok
score-resources = megmaradt nyersanyagok
score-tie-order = döntetlennél: { $place }. a játékossorrendben

## The players of worked examples

example-orange = Narancs
example-purple = Lila
example-black = Fekete
example-blue = Kék
reason-slot-lost = Utána az akcióhelyed egyik részét sem tudnád már használni.
