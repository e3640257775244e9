## Names

game-name = Imperial Miners
game-about = Tíz fordulón át mélyíted a bányádat: minden új kártya láncreakciót indít el, amely felkúszik a felszínig; minden drágakő egy győzelmi pont.
no-faction = nincs frakció
item-word = { $item ->
    [gold] érme
    [gem] drágakő
    [cart] csille
    [card] kártya
    [hand] kártya kézben
    [event] hátralévő esemény
    [space] mező
   *[board] teljesített tábla
}
item-count = { $count } { item-word }
level-count = { $count } kártya ({ $level }. szint)
fact-level = { $level }. szint
fact-cost = { $cost } érme
fact-carts = csillék { $edges }
fact-board = kutatástábla: { $side }
surface = Felszín
event-when = { $kind ->
    [immediate] azonnal
    [modifier] ebben a fordulóban
   *[end] a forduló végén
}
variant-opening = Kezdés
variant-opening-normal = 8 kártya, ebből 4 megtartva
variant-opening-first = mindenkinek 6 kártya, mint az első játékban
variant-opening-ask = mindenki maga választja meg a kezdését

## Card texts, made from the effects of the cards

join-then = { $first }, majd { $then }
join-plus = { $first } és még { $last }
join-if-done = { $first }; ha megtetted, { $then }
join-price = { $price }, cserébe { $then }
join-gate = { $gates ->
    [0] { $first }; ha { $condition }, akkor még { $verb } { $then }
   *[other] { $first }; ha ekkor { $condition } is, akkor még { $verb } { $then }
}
step-gain = kapsz { $items }
gain-gold = { $count } érmét
gain-gem = { $count } drágakövet
gain-gold-per = { $counter ->
    [PLAYED_LEVEL] { $count ->
        [one] annyi érmét, ahányadik szintű kártyát ebben a fordulóban leraktál
       *[other] annyiszor { $count } érmét, ahányadik szintű kártyát ebben a fordulóban leraktál
    }
   *[other] { $count } érmét { $per }
}{ $cap }
gain-gem-per = { $counter ->
    [PLAYED_LEVEL] { $count ->
        [one] annyi drágakövet, ahányadik szintű kártyát ebben a fordulóban leraktál
       *[other] annyiszor { $count } drágakövet, ahányadik szintű kártyát ebben a fordulóban leraktál
    }
   *[other] { $count } drágakövet { $per }
}{ $cap }
at-most = (legfeljebb { $more ->
    [0] { "" }
   *[other] további{" "}
}{ $count } { $item ->
    [gold] érmét
    [gem] drágakövet
   *[card] kártyát
})
step-per = { $by ->
    [1] { $counter ->
        [FAC_SCO] bányád minden skót kártyája után
        [FAC_BAR] bányád minden barbár kártyája után
        [FAC_EGY] bányád minden egyiptomi kártyája után
        [FAC_JAP] bányád minden japán kártyája után
        [FAC_ATL] bányád minden atlantiszi kártyája után
        [FAC_ROM] bányád minden római kártyája után
        [FACTIONS] a bányádban lévő minden különböző frakció után
        [LEVELS] bányád minden olyan sora után, amelyben van kártya
        [PLAYED_LEVEL] annyiszor, ahányadik szintű kártyát ebben a fordulóban leraktál
        [ABOVE] minden olyan kártyád után, amely közvetlenül e fölött fekszik
        [SIDES] minden olyan kártyád után, amely közvetlenül e mellett fekszik
        [NEIGHBOURS] e kártya minden szomszédja után
        [MACHINES_HERE] az ezen a kártyán lévő minden masina után
        [MACHINES] bányád minden masinája után
        [MACHINE_CARDS] minden olyan kártyád után, amelyen van masina
        [COLLAPSES] bányád minden beomlása után
        [CARTS] bányád minden teli csilléje után
        [CARTS_HERE] e kártya minden teli csilléje után
        [RESEARCH_POS] minden mező után, amelyet a csákányod a kutatástábláján megtett
        [BOARDS_DONE] minden általad teljesített kutatástábla után
       *[DONE] { $done ->
            [discard_upto] minden eldobott kártya után
            [clear] minden eltávolított beomlás után
           *[other] darabonként
        }
    }
   *[other] { $counter ->
        [FAC_SCO] bányád minden { $by } skót kártyája után
        [FAC_BAR] bányád minden { $by } barbár kártyája után
        [FAC_EGY] bányád minden { $by } egyiptomi kártyája után
        [FAC_JAP] bányád minden { $by } japán kártyája után
        [FAC_ATL] bányád minden { $by } atlantiszi kártyája után
        [FAC_ROM] bányád minden { $by } római kártyája után
        [FACTIONS] a bányádban lévő minden { $by } különböző frakció után
        [LEVELS] bányád minden { $by } olyan sora után, amelyben van kártya
        [PLAYED_LEVEL] az ebben a fordulóban lerakott kártyád minden { $by } szintje után
        [ABOVE] minden { $by } olyan kártyád után, amely közvetlenül e fölött fekszik
        [SIDES] minden { $by } olyan kártyád után, amely közvetlenül e mellett fekszik
        [NEIGHBOURS] e kártya minden { $by } szomszédja után
        [MACHINES_HERE] az ezen a kártyán lévő minden { $by } masina után
        [MACHINES] bányád minden { $by } masinája után
        [MACHINE_CARDS] minden { $by } olyan kártyád után, amelyen van masina
        [COLLAPSES] bányád minden { $by } beomlása után
        [CARTS] bányád minden { $by } teli csilléje után
        [CARTS_HERE] e kártya minden { $by } teli csilléje után
        [RESEARCH_POS] minden { $by } mező után, amelyet a csákányod a kutatástábláján megtett
        [BOARDS_DONE] minden { $by } általad teljesített kutatástábla után
       *[DONE] minden { $by } darab után
    }
}
step-draw = húzol { $count } kártyát
step-draw-per = húzol { $count } kártyát { $per }{ $cap }
step-draw-level = húzol { $count } kártyát { $level ->
    [1] az { $level }.
   *[other] a { $level }.
} szintről
step-draw-faction = { $count } { $faction ->
    [SCO] skót frakcióhúzást végzel
    [BAR] barbár frakcióhúzást végzel
    [EGY] egyiptomi frakcióhúzást végzel
    [JAP] japán frakcióhúzást végzel
    [ATL] atlantiszi frakcióhúzást végzel
    [ROM] római frakcióhúzást végzel
   *[ANY] frakcióhúzást végzel (a frakciót te nevezed meg)
}
step-dig = megnézed az egyik 1–3. szintű pakli felső { $look } kártyáját, közülük { $count } kártyát megtartasz, a többit eldobod
step-pay = fizetsz { $count } érmét
step-pay-scot = fizetsz { $count } érmét (bányád minden skót kártyája után 1-gyel kevesebbet)
step-discard = eldobsz { $count } kártyát
step-discard-upto = { $count ->
    [one] eldobhatsz { $count } kártyát
   *[other] eldobhatsz legfeljebb { $count } kártyát
}
step-spend-machine = leveszel { $count } masinát a kártyáidról
step-trade = legfeljebb { $times } alkalommal { $gold } érmét { $gems } drágakőre cserélhetsz
step-machine = teszel { $count } masinát { $scope ->
    [SELF] erre a kártyára
    [OTHERS] { $count ->
        [one] egy másik kártyádra
       *[other] más kártyáidra
    }
    [LEVEL1] az 1. szintű kártyáidra
    [LEVEL2] a 2. szintű kártyáidra
    [LEVEL3] a 3. szintű kártyáidra
    [ROW] az ebben a sorban lévő kártyákra
    [SIDES] a közvetlenül e mellett lévő kártyákra
    [ABOVE] a közvetlenül e fölött lévő kártyákra
    [NEIGHBOURS] e kártya szomszédaira
   *[MINE] { $count ->
        [one] egy tetszőleges kártyádra
       *[other] tetszőleges kártyáidra
    }
}
step-machine-each = teszel 1-1 masinát { $scope ->
    [SELF] erre a kártyára
    [OTHERS] minden más kártyádra
    [LEVEL1] minden 1. szintű kártyádra
    [LEVEL2] minden 2. szintű kártyádra
    [LEVEL3] minden 3. szintű kártyádra
    [ROW] ennek a sornak minden kártyájára
    [SIDES] minden kártyára közvetlenül e kártya mellett
    [ABOVE] minden kártyára közvetlenül e kártya fölött
    [NEIGHBOURS] e kártya minden szomszédjára
   *[MINE] minden kártyádra
}
step-collapse = beomlást teszel { $scope ->
    [SELF] erre a kártyára
    [OTHERS] { $count } másik kártyádra
    [LEVEL1] { $count ->
        [one] egy 1. szintű
       *[other] { $count } darab 1. szintű
    } kártyádra
    [LEVEL2] { $count ->
        [one] egy 2. szintű
       *[other] { $count } darab 2. szintű
    } kártyádra
    [LEVEL3] { $count ->
        [one] egy 3. szintű
       *[other] { $count } darab 3. szintű
    } kártyádra
    [ROW] ennek a sornak { $count } kártyájára
    [SIDES] { $count ->
        [one] egy
       *[other] { $count }
    } kártyára közvetlenül e kártya mellett
    [ABOVE] { $count ->
        [one] egy
       *[other] { $count }
    } kártyára közvetlenül e kártya fölött
    [NEIGHBOURS] e kártya { $count ->
        [one] egyik
       *[other] { $count }
    } szomszédjára
   *[MINE] { $count } kártyádra
}
step-clear = { $count ->
    [one] eltávolíthatsz { $count } beomlást
   *[other] eltávolíthatsz legfeljebb { $count } beomlást
}{ clear-from }
clear-from = { $scope ->
    [SELF] {" "}erről a kártyáról
    [OTHERS] {" "}más kártyáidról
    [LEVEL1] {" "}az 1. szintű kártyáidról
    [LEVEL2] {" "}a 2. szintű kártyáidról
    [LEVEL3] {" "}a 3. szintű kártyáidról
    [ROW] {" "}az ebben a sorban lévő kártyákról
    [SIDES] {" "}a közvetlenül e mellett lévő kártyákról
    [ABOVE] {" "}a közvetlenül e fölött lévő kártyákról
    [NEIGHBOURS] {" "}e kártya szomszédairól
   *[MINE] { "" }
}
step-cart = leteszel { $count } csillejelölőt{ $scope ->
    [SELF] {" "}ennek a kártyának a szélére
   *[MINE] { "" }
}
step-research = { $count ->
    [one] { $count } mezőnyit kutatsz
   *[other] legfeljebb { $count } mezőnyit kutatsz
}
step-activate = { $scope ->
    [SIDES] aktiválsz
    [ABOVE] aktiválsz
   *[other] aktiválod
} { $scope ->
    [SELF] ezt a kártyát
    [OTHERS] { $count ->
        [one] egy
       *[other] { $count }
    } másik kártyádat
    [LEVEL1] { $count ->
        [one] egy 1. szintű
       *[other] { $count } darab 1. szintű
    } kártyádat
    [LEVEL2] { $count ->
        [one] egy 2. szintű
       *[other] { $count } darab 2. szintű
    } kártyádat
    [LEVEL3] { $count ->
        [one] egy 3. szintű
       *[other] { $count } darab 3. szintű
    } kártyádat
    [ROW] ennek a sornak { $count ->
        [one] egy
       *[other] { $count }
    } kártyáját
    [SIDES] { $count ->
        [one] egy
       *[other] { $count }
    } kártyát közvetlenül e kártya mellett
    [ABOVE] { $count ->
        [one] egy
       *[other] { $count }
    } kártyát közvetlenül e kártya fölött
    [NEIGHBOURS] e kártya { $count ->
        [one] egyik
       *[other] { $count }
    } szomszédját
   *[MINE] { $count ->
        [one] egy
       *[other] { $count }
    } kártyádat
}
step-gate = { $counter ->
    [FAC_SCO] legalább { $count } skót kártya van a bányádban
    [FAC_BAR] legalább { $count } barbár kártya van a bányádban
    [FAC_EGY] legalább { $count } egyiptomi kártya van a bányádban
    [FAC_JAP] legalább { $count } japán kártya van a bányádban
    [FAC_ATL] legalább { $count } atlantiszi kártya van a bányádban
    [FAC_ROM] legalább { $count } római kártya van a bányádban
    [FACTIONS] legalább { $count } különböző frakció van a bányádban
    [LEVELS] bányád legalább { $count } sorában van kártya
    [PLAYED_LEVEL] legalább { $count }. szintű kártyát raktál le ebben a fordulóban
    [ABOVE] { $count ->
        [one] van kártya közvetlenül e kártya fölött
       *[other] { $count } kártya van közvetlenül e kártya fölött
    }
    [SIDES] { $count ->
        [one] van kártya közvetlenül e kártya mellett
       *[other] ennek a kártyának mindkét oldalán van kártya
    }
    [NEIGHBOURS] ennek a kártyának legalább { $count } szomszédja van
    [MACHINES_HERE] ezen a kártyán legalább { $count } masina van
    [MACHINES] legalább { $count } masina van a bányádban
    [MACHINE_CARDS] legalább { $count } kártyádon van masina
    [COLLAPSES] legalább { $count } beomlás van a bányádban
    [CARTS] legalább { $count } teli csille van a bányádban
    [CARTS_HERE] ennek a kártyának legalább { $count } teli csilléje van
    [RESEARCH_POS] a csákányod legalább { $count ->
        [1] az { $count }.
        [5] az { $count }.
       *[other] a { $count }.
    } mezőn áll
    [BOARDS_DONE] legalább { $count } kutatástáblát teljesítettél
   *[DONE] legalább { $count } volt
}
step-mod-cost = ebben a fordulóban { $level ->
    [ALL] minden bányakártya
   *[other] minden { $level }. szintű kártya
} költsége { $count } érmével kevesebb
step-mod-on = ebben a fordulóban { $trigger ->
   *[CHAIN_CARD] a láncreakciód minden aktivált kártyája után
} kapsz { $item ->
    [gold] { $count } érmét
   *[gem] { $count } drágakövet
}
step-mod-research = ebben a fordulóban minden kutatásodkor { $count } mezővel tovább léphetsz
step-mod-surface = ebben a fordulóban 1 helyett { $count } különböző felszíni hatást hajtasz végre
step-mod-both = az ebben a fordulóban lerakott kártyád mindkét hatását végrehajthatod: előbb az „A”, aztán a „B” hatást

## Questions

ask-choose-opening = Hogyan kezdesz?
ask-opening-discard = Melyik kártyát teszed félre? A nyolcból négy marad a kezedben; az induláshoz tarts meg egy 1. szintűt.
ask-choose-card = Melyik kártyát játszod ki ebben a fordulóban?
ask-place = Hová rakod a kártyádat?
ask-choose-effect = A kártya melyik hatását használod?
ask-climb = Melyik e fölötti kártyával folytatódik a láncreakció?
ask-surface = Elérted a felszínt. Melyik hatást választod?
ask-draw-from = Melyik pakliból húzol egy kártyát?
ask-name-faction = Melyik frakciót keresed?
ask-turn-over = Melyik pakliban keresed a frakciót?
ask-dig-in = Melyik paklit nézed meg?
ask-keep-card = Melyik kártyát tartod meg?
ask-discard = Melyik kártyát dobod el?
ask-hand-limit = 8-nál több kártya van a kezedben. Melyiket dobod el?
ask-trade = Hányszor cserélsz?
ask-machine = Melyik kártyára kerül masina?
ask-spend = Melyik kártyáról veszel le masinát?
ask-collapse = Melyik kártyára kerül a beomlás?
ask-clear = Melyik kártyáról távolítod el a beomlást?
ask-cart = Hová teszel csillejelölőt?
ask-activate = Melyik kártyát aktiválod?
ask-research = Meddig lép a csákányod?
ask-choose-board = Melyik kutatástáblára kerül a csákányod?

## Options

option-choose = { $opening ->
    [normal] 8 kártya, amelyből 4 marad nálad
   *[first] 6 kártya, mint az első játékban
}
option-card = { $card }
option-draw-one = semmi sem játszható ki: az 1. szintű pakli felső kártyája
option-place = { $spot ->
    [under-both] e kettő alá: { $card } és { $other }
    [under-right] ez alá jobbra: { $card }
    [under-left] ez alá balra: { $card }
    [both] e kettő közé: { $card } és { $other }
    [right] ettől jobbra: { $card }
    [left] ettől balra: { $card }
    [apart-right] ettől jobbra, egy helyet kihagyva: { $card }
    [apart-left] ettől balra, egy helyet kihagyva: { $card }
   *[first] az üres bányába
}
option-effect = { $letter }: { $does }
option-effect-only = { $does }
option-skip = Egyik hatást sem használom
option-next = { $card }
option-surface = { $does }
option-deck = { $level }. szint
option-faction = { $faction }
option-keep = { $card }
option-discard = { $card }
option-trade = { $count ->
    [0] egyszer sem
    [one] egyszer
   *[other] { $count } alkalommal
}
option-machine = { $card }
option-spend = { $card }
option-collapse = { $card }
option-clear = { $card }
option-activate = { $card }
option-cart = e kettő közé: { $card } és { $other }
option-climb = { $top ->
    [0] { $space }. mező: { $does }
   *[other] { $space }. mező, az utolsó: { $does }
}
option-board = { $board }
preview-card = { fact-level }, { fact-cost }, { $factions }, { fact-carts } · { $about }
preview-full = megtölt { $count } csillét
preview-half = új félig teli csille: { $count }
preview-collapsed = hatás helyett lekerül róla a beomlás
preview-activated = ebben a fordulóban már aktiválódott: nem történik semmi
preview-about = { $about }
preview-deck = { $count ->
    [0] előbb a dobópaklit keverjük meg
   *[other] még { $count } kártya
}
preview-faction = a bányádban: { $count }
preview-machines = { $count ->
    [0] még nincs rajta masina
   *[other] { $count } masina van rajta
}
preview-spaces = { $spaces }

## Why something is not allowed

reason-activated-already = Ez a kártya ebben a fordulóban már aktiválódott.
reason-board-by-research = Kutatástáblát az első kutatásodkor választasz.
reason-board-just-completed = A csákány nem maradhat az éppen teljesített táblán.
reason-board-not-completed = A csákány a tábláján marad, amíg azt nem teljesíted.
reason-board-not-in-play = Ez a kutatástábla nincs játékban.
reason-card-after-event = A kezedből az esemény végrehajtása után választasz kártyát.
reason-card-at-work = Éppen ez a kártya működik; előbb a hatása fejeződik be.
reason-card-by-chain = A bányád kártyája akkor aktiválódik, amikor a láncreakció odaér, vagy amikor egy hatás aktiválja.
reason-card-each-round = A kezedből fordulónként egyszer választasz kártyát.
reason-collapsed-already = Erre a kártyára most nem kerülhet beomlás.
reason-deck-empty = Sem ebben a pakliban, sem a dobópaklijában nincs több kártya.
reason-deck-not-for-faction = Ebben a pakliban nem kereshető frakció, vagy nincs benne a keresett.
reason-level-four-is-special = 4. szintű kártyát csak kutatástáblák és események adnak.
reason-card-not-meant = A hatás nem éri el ezt a kártyát.
reason-card-of-other = Ennek a kártyának a gazdája { $seat }; a te hatásaid nem érik el.
reason-card-of-round = Ebben a fordulóban ez a kártyád: { $card }. Egy fordulóhoz egy kártya tartozik.
reason-card-to-place = Ezt a kártyát rakod le most: a helyét válaszd ki.
reason-cart-by-effect = Ez a csille félig teli: akkor kerülhet ide csillejelölő, ha egy hatás ad egyet.
reason-cart-complete = Ez a csille teli; a játék végén egy pontot ér.
reason-cart-empty = Itt mindkét fél üres, ezért sosem lesz belőle csille.
reason-chain-is-over = A láncreakciód ebben a fordulóban már véget ért, és nem jutott el ehhez a kártyához.
reason-choose-by-place = Ez a kártya választható: mutass a helyére a bányádban.
reason-climb-by-research = A csákányod akkor lép, amikor egy hatás kutatást ad.
reason-deck-by-effect = Pakliból akkor húzol, amikor egy hatás mondja.
reason-event-works = { $kind ->
    [immediate] Ezt az eseményt a forduló elején mindenki végrehajtja.
    [modifier] Ez az esemény ebben a fordulóban magától érvényesül.
   *[end] Ezt az eseményt a forduló végén mindenki végrehajtja.
}
reason-faction-by-effect = Frakciót akkor nevezel meg, amikor egy hatással bármelyik frakció kártyáját húzhatod.
reason-laid-aside = Ezt a kártyát félretetted.
reason-no-collapse-there = Ezen a kártyán nincs beomlás.
reason-no-machine-there = Ezen a kártyán nincs masina.
reason-only-up = A csákány csak előre lép, legalább egy mezőt.
reason-place-taken = Itt már van kártya.
reason-machines-full = Erre a kártyára nem fér több masina.
reason-marker-here = A csákányod ezen a táblán áll; akkor lép, amikor egy hatás kutatást ad.
reason-must-play-from-hand = Van kijátszható kártya a kezedben, ezért onnan kell kijátszanod egyet.
reason-no-half-cart = Csillejelölő csak oda kerülhet, ahol a két félből pontosan egy teli, és még nincs ott jelölő.
reason-no-place = Ennek a kártyának nincs helye: a fölötte lévő szinten nincs kártya a bányádban.
reason-not-above = A láncreakció egy közvetlenül fölötte lévő kártyával folytatódik.
reason-not-under-a-card = A kártya a szintje sorának szabad helyére kerül, a fölötte lévő sor egyik kártyája alá.
reason-one-effect = Ez a hatás most nem használható.
reason-surface-after-chain = A felszínre a láncreakciód végén érsz.
reason-surface-again = A következő felszíni hatást akkor választod, amikor ez befejeződött.
reason-surface-chosen = Ebben a fordulóban már választottál a felszínen.
reason-surface-over = Ebben a fordulóban már jártál a felszínen.
reason-surface-used = Ezt a felszíni hatást már végrehajtottad; a másodiknak különböznie kell tőle.
reason-too-far = A csákány nem léphet ilyen messzire.
reason-too-few-cards = Túl kevés kártya van a kezedben.
reason-too-few-machines = Túl kevés masina van a bányádban.
reason-too-little-gold = Nincs elég érméd.

## Where that comes from

cause-cards = Ilyen hatású kártyáid: { $cards }.
cause-no-cards = Nincs ilyen hatású kártyád.
cause-chain = A láncreakciód itt tart: { $card }.
cause-chain-next = Így folytatódhat: { $cards }.

## What happens

event-event-revealed = { $round }. forduló: { $card }.
event-card-revealed = { $cost ->
    [0] { $seat } ezt játssza ki: { $card }.
   *[other] { $seat } ezt játssza ki { $cost } érméért: { $card }.
}
event-fallback = { $seat } nem tud kijátszani semmit, ezért az 1. szintű pakli felső kártyáját kapja: { $card }.
event-nothing-placed = { $seat } nem tud kártyát lerakni.
event-placed = { $seat } lerakja ezt a kártyát: { $card }.
event-activated = { $effect ->
    [A] { $seat } a kártya „A” hatását használja: { $card }.
    [B] { $seat } a kártya „B” hatását használja: { $card }.
    [only] { $seat } a kártya hatását használja: { $card }.
   *[none] { $seat } nem használja a kártya hatását: { $card }.
}
event-skipped = { $seat } láncreakciója átugorja ezt a már aktivált kártyát: { $card }.
event-collapse-removed = { $seat } eltávolít egy beomlást erről: { $card }.
event-collapse-instead = { $seat } aktiválja ezt a kártyát, és hatás helyett lekerül róla a beomlás: { $card }.
event-collapse-placed = { $seat } beomlást tesz ide: { $card }.
event-machine-placed = { $seat } masinát tesz ide: { $card }.
event-machine-spent = { $seat } masinát vesz le innen: { $card }.
event-cart-placed = { $seat } csillejelölőt tesz e kettő közé: { $card } és { $other }.
event-gained = { $seat } kap: { $items }.
event-paid = { $seat } fizet { $count } érmét.
event-drew = { $seat } ezt húzza: { $cards }.
event-drew-hidden = { $seat } ezt húzza: { $items }.
event-looked-at = { $seat } megnézi egy pakli felső kártyáit ({ $level }. szint): { $count } kártya.
event-turned-over = { $seat } frakcióhúzást végez ({ $faction }, { $level }. szint), és ezeket fordítja fel: { $cards }.
event-not-found = { $seat } nem talál semmit: egyik pakliban sincs ilyen kártya ({ $faction }).
event-took-open = { $seat } ezt veszi kézbe: { $card }.
event-discarded = { $seat } ezt dobja el: { $cards }.
event-board-chosen = { $seat } erre a kutatástáblára teszi a csákányát: { $board }.
event-researched = { $seat } csákánya ide lép: { $board }, { $space }. mező.
event-board-completed = { $seat } teljesíti ezt a kutatástáblát: { $board }.
event-surfaced = { $seat } felszíni hatást választ.

## Score and rank

score-gems = drágakövek
score-carts = teli csillék
score-tie-gold = holtversenynél: { $count } megmaradt érme
score-tie-carts = holtversenynél: { $count } teli csille
rank-navvy = Kubikos
rank-tunneller = Alagútásó
rank-novice-miner = Kezdő bányász
rank-mining-engineer = Bányamérnök
rank-veteran-hewer = Veterán vájár
rank-king-of-the-depths = A mélység királya
ending-rank = { $seat } eredménye: { $rank }.

## The drawn table

draw-round = { $round }. forduló a 10-ből
draw-setup = előkészület
draw-decks = paklik { $decks }
draw-rank = A rangod: { $rank }
draw-event = Esemény ({ event-when })
draw-legend = ▪ masina · ✖ beomlás · ◉ csille, ◐ félig teli, ◦ nyitott fél · ✓ aktivált, ► most, #1 sorszám
draw-you = (te)
draw-choosing = választ
draw-marker = csákány: { $board } { $space }/{ $top }
draw-no-marker = a csákány még nincs táblán
draw-boards = Kutatás
draw-hand = Kézben
draw-unplayable = Most nem játszható ki
draw-laid = Félretéve
draw-played = Kijátszva
draw-cost = { $cost } érme
draw-now = Most
draw-using = { $card }, { $letter }: { $does }
draw-using-only = { $card }: { $does }
draw-space = { $board } { $space }: { $does }
draw-faction = keresett: { $faction }

## The table in rows

plain-decks = Paklik
plain-mine = A bányád
plain-places = az 1. sor van legfelül; a (sor,x) helyen x a fél kártyákat számolja balról
plain-row = { $row }. sor
plain-free = Szabad helyek
plain-full = Teli csillék
plain-half = Félig teli csillék
plain-open = Nyitott teli felek
plain-factions = Frakciók a bányádban
plain-looking = Most nézed meg
plain-card = { $at } { $card } ({ $factions })
plain-machines = { $count } masina
plain-collapsed = beomlás
plain-activated = ebben a fordulóban aktiválódott
plain-joint = { $card } és { $other }
plain-halves = { $card } { $arrows }
plain-nobody = senki
plain-space = { $space }. mező
