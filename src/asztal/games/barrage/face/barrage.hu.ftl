## Names

game-name = Duzzasztómű (Barrage)
game-about = Zárd el az alpesi folyókat, vezesd át a vizet a csatornáidon, és a többiek előtt tedd energiává minden cseppjét.
nothing = semmi
item-tile = { $tile }
neutral = semleges gát
join-or = { $first } vagy { $last }
area-in = { $area ->
    [mountain] a hegységben
    [hill] a dombságon
   *[plain] a síkságon
}
structure-word = { $structure ->
    [base] alap
    [elevation] magasító
    [conduit] csatorna
    [powerhouse] erőmű
   *[any] tetszőleges építmény
}
structure-a = { $structure ->
    [base] alapot
    [elevation] magasítót
    [conduit] csatornát
    [powerhouse] erőművet
   *[any] tetszőleges építményt
}
tier-word = { $tier ->
    [green] zöld
    [yellow] sárga
    [red] piros
    [national] nemzeti
   *[starting] kezdő
}
item-count = { $item ->
    [credit] { $count } kredit
    [vp] { $count } GYP
    [excavator] { $count } földmunkagép
    [mixer] { $count } betonkeverő gép
    [engineer] { $count } mérnök
    [any_machine] { $count } tetszőleges munkagép
    [rotate] { $count } kerékfordítás
    [water_place] { $count } várakozó vízcsepp
    [water_flow] { $count } azonnal induló vízcsepp
    [drop] { $count } vízcsepp
   *[energy] { $count } energia
}
free-piece = 1 ingyenes { structure-word }
free-piece-in = { free-piece } { $where }
free-piece-value = 1 ingyenes, legfeljebb { $value ->
    [3] { $value }-as
    [5] { $value }-ös
   *[other] { $value }-es
} termelőértékű { structure-word }
price = { $engineers ->
    [0] mérnök nélkül
   *[other] { $engineers } mérnök
}{ $credits ->
    [0] { "" }
   *[other] , { $credits } kredit
}
short-dam = D{ $basin } { $part ->
    [U] felső
   *[L] alsó
}
place-map = { $basin }. víztározó, { $part ->
    [U] felső gát
    [L] alsó gát
    [A] bal csatorna
    [B] jobb csatorna
   *[other] { $part }. erőmű
}
place-headstream = „{ $headstream }” forrás
place-construction = { $number }. építésakció
place-officer = Mahiri Sekibo { $number }. akciómezője
place-own-construction = építésakció
place-beside = { $section ->
    [turbine] a turbinaállomás
    [water_management] a vízirányítás
    [workshop] a műhely
    [machinery_shop] a munkagépbolt
    [contract_office] a szerződéskötő iroda
   *[patent_office] a Szabadalmi Hivatal
} mellé
place-side = { $action }, { $side ->
    [left] bal oldal
   *[right] jobb oldal
}
place-row = { $section ->
    [turbine] Turbinaállomás
    [water_management] Vízirányítás
    [workshop] Műhely
    [machinery_shop] Munkagépbolt
   *[contract_office] Szerződéskötő iroda
}, { $row }. sor, { $side ->
    [left] bal oldal
   *[right] jobb oldal
}
action-name = { $section ->
    [turbine] Turbinaállomás { $modifier }
    [water_management] Vízirányítás: { $gains }
    [bank] Bank
    [workshop] Műhely: { $gains }
    [machinery_shop] Munkagépbolt: { $gains }
    [contract_office] Szerződéskötő iroda, { $row }. sor: { $count } szerződés
   *[patent_office] Szabadalmi Hivatal, { $row }. akciómező
}
tile-name = { $structure ->
    [base] alaplapka
    [elevation] magasítólapka
    [conduit] csatornalapka
   *[powerhouse] erőműlapka
}
tile-name-wild = dzsóker technológialapka
tile-name-krylov = Krylov-lapka
tile-name-advanced = { $builds ->
    [any] dzsóker technológialapka
   *[other] { tile-name }
} { $level }
tile-name-automa = { $number }. lapka
contract-name = { tier-word } { $need ->
    [3] { $need }-as
    [8] { $need }-as
    [13] { $need }-as
    [5] { $need }-ös
    [15] { $need }-ös
    [6] { $need }-os
   *[other] { $need }-es
} ({ $gains })
name-bonus = bónuszlapka: { $name }
name-objective = céllapka: { $name }
name-headstream-tile = { $number }. forráslapka
name-automa-tile = { $number }. automalapka
variant-game = Játék
variant-game-full = teljes játék
variant-game-intro = bevezető játék
variant-automas = Automák száma
variant-automas-0 = automa nélkül
variant-automas-1 = 1 automával
variant-automas-2 = 2 automával
variant-automas-3 = 3 automával
variant-level = Az automák ereje
variant-level-1 = kisfeszültségű automák
variant-level-2 = középfeszültségű automák
variant-level-3 = nagyfeszültségű automák
variant-level-4 = túlfeszültségű automák

## Card texts, made from the data of the cards

card-contract = { $need } energia kell hozzá. Jutalom: { $gains }.
card-advanced = Ezzel építhető: { structure-word }. { $does }
card-company = { $incomes } { $count } erőművel: { $power }
card-income = { $structure ->
    [base] Alapok
    [elevation] Magasítók
   *[conduit] Csatornák
}: a másodiknál { $second }, a negyediknél { $fourth }, az ötödiknél { $fifth }.
card-bonus = { $vp } GYP minden { $bonus ->
    [contracts] teljesített szerződésért
    [bases] saját alapért a térképen
    [elevations] saját magasítóért a térképen
    [conduits] saját csatornáért a térképen
    [powerhouses] saját erőműért a térképen
   *[advanced_tiles] saját fejlett-technológia-lapkáért
}.
card-objective = { $objective ->
    [red_spaces] Saját alapok és erőművek piros épületmezőkön
    [own_connections] Saját alapok, amelyeket saját csatorna köt össze saját erőművel
    [best_area] Saját elemek azon a területen, ahol a legtöbb van belőlük
    [weakest_area] Saját elemek azon a területen, ahol a legkevesebb van belőlük
    [basins_with_1] Víztározók legalább 1 saját elemmel
   *[basins_with_3] Víztározók legalább 3 saját elemmel, ezekből legfeljebb 5 számít
}: { $points } GYP az első, a második és a harmadik helyért.
card-headstream = Vízcseppek az 1–4. fordulóban: { $drops }.
card-automa = { $steps } { $columns } Források: { $headstreams }.
officer-ability = { $power ->
    [base_cost] Az alapjaid minden területen { $count } földmunkagépbe kerülnek.
    [level3_capacity] A 3-as szintű gátjaid legfeljebb { $count } vízcseppet tartanak meg.
    [minimum_production] A vízcseppek számának és a termelőértéknek a szorzata a módosítók előtt legalább { $count }.
    [conduit_in_mixers] Csatornáért földmunkagépek helyett a termelőérték minden pontjáért { $count } betonkeverő gépet is adhatsz.
    [credits_for_machine] Építéskor bármelyik szükséges munkagépet kiválthatod { $count } kredittel.
    [copy_tile] Van egy külön lapkád, amely az építőkerekeden lévő másik lapkádként működik.
   *[copy_officer] Fordulónként legfeljebb { $count } alkalommal egy kör idejére lemásolsz egy másik ügyvezetőt: 1 mérnök, másodszor { $fee } kredit is.
}
company-ability = { $power ->
    [energy_on_flow] { $count } energia minden vízcseppért, amely természetes útján átfolyik egy erőműveden.
    [second_production] minden termelésed után egy második termelés másik erőművel, módosítók nélkül.
    [energy_after_production] minden termelésed után további { $count } energia, de szerződéshez nem számít.
   *[contract_reduction] minden szerződéshez { $count } energiával kevesebb kell.
}
tile-drop-in-each-empty-dam = Minden üres saját gát mögé { $count } vízcsepp kerül.
tile-rotate-per-elevation = Minden saját magasítóért a térképen további { $count } kerékfordítás.
tile-credits-per-value = Az új csatorna termelőértékének minden pontjáért { $count } kredit.
tile-no-engineers = Nem kell hozzá mérnök.
tile-no-machines = Nem kell hozzá munkagép.
tile-no-surcharge = A piros épületmezőnek nincs plusz költsége.
tile-energy-per-base = { $count } energia minden saját alapért a térképen; szerződéshez is jó.
tile-fill-dam = A megmagasított gát megtelik vízcseppekkel.
tile-excavator-cost-cap = A csatorna legfeljebb { $count } földmunkagépbe kerül.
tile-produce = Azonnal termelhetsz { $modifier } módosítóval.
tile-any-machines = A földmunkagépek és a betonkeverő gépek helyettesíthetik egymást.
tile-vp-per-raised-dam = { $count } GYP minden 2-es vagy 3-as szintű saját gátért.
tile-energy-per-value = Az új csatorna termelőértékének minden pontjáért { $count } energia; szerződéshez is jó.
tile-vp-per-powerhouse = { $count } GYP minden saját erőműért a térképen.
tile-vp-per-advanced-tile = { $count } GYP minden saját fejlett-technológia-lapkáért.

## Automa tiles

automa-step = { $step ->
    [produce] termelés
    [water_place] vízcseppek a forrásokra
    [water_flow] vízcseppek indítása
    [discard_contracts] szerződések eldobása
    [build-base] alap építése
    [build-elevation] magasító építése
    [build-conduit] csatorna építése
    [build-powerhouse] erőmű építése
    [patent] szabadalom
    [rotate] az építőkerék forgatása
    [machines] munkagépek vásárlása
   *[bank] bank
}
automa-produce = termelés { $modifier } módosítóval, ha { tier-word } szerződés teljesíthető
automa-water = { $gains } a saját gátakhoz
automa-discard = a { tier-word } szerződések eldobása, cserébe { $gains }
automa-build = { structure-word } építése
automa-build-in = { structure-word } építése { $where }
automa-build-value = legalább { $value ->
    [3] { $value }-as
    [5] { $value }-ös
   *[other] { $value }-es
} termelőértékű { structure-word } építése
automa-patent = { tile-name } vagy dzsóker technológialapka elvétele
automa-rotate = { $gains }
automa-bank = a bankban { $gains }
automa-goes-on = { $step }, majd a következő lépés is
automa-machines = { $gains }, az 5. fordulóban nem
automa-price = { $does } ({ price })
automa-price-vp = { $does } ({ price }, { $vp } GYP)
automa-column = { $structure ->
    [base] Alapok és magasítók
    [conduit] Csatornák
   *[powerhouse] Erőművek
}: { $criteria }; egyébként { $structure ->
    [conduit] számolás innen: C{ $from }
   *[other] számolás innen: { $from }. víztározó
}.
criterion-word = { $criterion ->
    [base_best_conduit] a legjobb megépült csatorna ebből a víztározóból indul
    [base_own_powerhouse] egy csatornamező saját erőműhöz vezet
    [base_below_powerhouse] erőműből jövő víz eljut ide, előbb saját erőműből
    [base_below_powerhouse_opp] erőműből jövő víz eljut ide, előbb ellenfél erőművéből
    [base_red_space] piros épületmező
    [base_feeds_own_dam] egy csatornamező saját gáthoz vezet, vagy legalább nem ellenféléhez
    [base_most_water] ide jut el a legtöbb várakozó vízcsepp
    [conduit_highest] a legnagyobb termelőérték a szóba jövő épületmezők közül
    [conduit_second_highest] a második legnagyobb termelőérték a szóba jövő épületmezők közül
    [conduit_dam_own_first] gáthoz csatlakozik: saját, aztán semleges, aztán ellenfélé
    [conduit_dam_opp_first] gáthoz csatlakozik: ellenfélé, aztán semleges, aztán saját
    [conduit_powerhouse_own_first] erőműhöz vezet: saját, aztán ellenfélé
    [conduit_powerhouse_opp_first] erőműhöz vezet: ellenfélé, aztán saját
    [powerhouse_best_conduit] a legjobb megépült csatorna ebbe a víztározóba vezet
    [powerhouse_own_dam] egy csatornamező saját gáttól vezet ide
    [powerhouse_feeds_own_dam] a vize először saját gáthoz jut el, vagy legalább nem ellenféléhez
    [powerhouse_spares_opponent] a vize nem jut el ellenfél gátjához, vagy legalább sajáthoz is eljut
    [powerhouse_basin_5] az 5. víztározóban
    [powerhouse_basin_6] a 6. víztározóban
    [powerhouse_basin_7] a 7. víztározóban
    [powerhouse_plains] a síkságon
    [only-one] ez az egyetlen lehetőség
    [completes-system] teljessé tesz egy termelőrendszert
    [location-number] a lapka számától számolva ez a következő
    [free-before-red] plusz költség nélküli épületmező a piros előtt
    [headstream-order] a lapka sorrendjében az első, amelyről saját gáthoz jut el a víz
    [strongest] ez a legerősebb termelés
    [neutral-dam] előbb a semleges gát
    [officer] az ügyvezető képessége miatt
    [company-power] a vállalat képessége miatt
   *[tile-power] a technológialapka hatása miatt
}
skipped-why = { $why ->
    [no-production] nem lehet termelni
    [already-ahead] már elég elöl jár az energiasávon
    [no-contract] ilyen színű szerződés nem teljesíthető
    [no-room] egy vízcsepp sem jutna el saját gáthoz
    [no-piece] elfogyott az elem
    [no-tile] nincs megfelelő technológialapka
    [too-few-machines] kevés a munkagép
    [no-site] nincs hová építeni
    [none-displayed] nincs kint ilyen lapka
    [wheel-empty] üres az építőkerék
   *[round-5] az 5. fordulóban nem
}

## Questions

ask-action = Mit teszel?
ask-site = Hová építesz?
ask-payment = Mivel fizeted ki az építést?
ask-machines = Mely munkagépeket veszed el?
ask-headstream = Melyik forrásra teszel vízcseppet?
ask-free-piece = Hová teszed az ingyenes elemet?
ask-take-contract = Melyik szerződést veszed el?
ask-discard-contract = Háromnál több szerződésed van. Melyiket dobod el?
ask-produce = Mely vízcseppekkel termelsz?
ask-fulfil = Melyik szerződést teljesíted?
ask-tile-production = Termelsz a lapka hatásával?
ask-company = Melyik vállalatot és ügyvezetőt választod?
ask-starting-contract = Melyik kezdőszerződést választod?

## Options

option-space = { $action } ({ price })
option-patent = Szabadalmi Hivatal: { $tile } ({ price })
option-bank = Bank: { $count } mérnökért { $count } kredit
option-build = Építés: { structure-word } ({ $tile })
option-build-krylov = Építés: { structure-word } (Krylov-lapka mint { $tile })
option-build-copy = Építés: { structure-word } (másolat: { $tile })
option-copy = { $officer } lemásolása ({ price })
option-pass = Passz
option-site = { $structure ->
    [conduit] { $at }: { $start }. víztározó – { $end }. víztározó, termelőérték: { $value }
    [elevation] { $at }: { $level ->
        [3] { $level }-as
       *[other] { $level }-es
    } szint
   *[other] { $at }, { $area ->
        [mountain] hegység
        [hill] dombság
       *[plain] síkság
    }
}{ $red ->
    [0] { "" }
   *[other] , piros
}
option-pay = { $gains }
option-machines = { $gains }
option-headstream = „{ $headstream }” forrás ({ $basin }. víztározó)
option-decline = lemondok róla
option-enough = nem teszek le többet
option-produce = { $count } vízcsepp innen: { $dam }, ezen át: { $conduit }
option-contract = { $contract }
option-discard = { $contract }
option-fulfil = { $contract }
option-skip = most nem
option-company = { $company }, ügyvezető: { $officer }
preview-left = ennyid marad: { $gains }
preview-best = a legjobb termelés most { $energy } energia{ $count ->
    [0] { "" }
   *[other] , elég ehhez: { $contracts }
}
preview-back = visszajön: { $gains }
preview-engineers = { price }
preview-cheapest = { $free ->
    [0] legalább { $gains }
   *[other] munkagép nélkül
}, lehetséges épületmezők: { $count }
preview-cost = ára: { $gains }{ $others ->
    [0] { "" }
   *[other] { " " }(másképp is fizethető)
}
preview-income = szabaddá váló bevétel: { $income }
preview-drop-stops = { $when ->
    [both] egy vízcsepp itt állna meg: { $dam } ({ $owner })
    [now] azonnal indulva itt állna meg: { $dam } ({ $owner })
   *[later] a vízáramláskor itt állna meg: { $dam } ({ $owner })
}
preview-drop-leaves = { $when ->
    [both] egy vízcsepp kifolyna a térképről
    [now] azonnal indulva kifolyna a térképről
   *[later] a vízáramláskor kifolyna a térképről
}
preview-energy = { $energy } energia{ $count ->
    [0] { "" }
   *[other] , elég ehhez: { $contracts }
}
preview-fee = { $owner } kap tőled { $count } kreditet, és mellé { $count } GYP-t
preview-about = { $about }
preview-power = { $count } erőművel: { $ability }

## Why something is not allowed

reason-all-constructions-used = Ebben a fordulóban minden építésakciód akciómezője foglalt.
reason-all-drops = Minden jelzett cseppet el kell helyezni.
reason-all-or-nothing = A jutalom cseppjeiről csak egyszerre, mindről lehet lemondani.
reason-alone = Egyedül csak legalább egy automa ellen játszhatsz.
reason-automa-decides = Ebben a fordulóban az automa lapkája dönti el, mi az első akciód.
reason-automas-full-game = Automákkal csak a teljes játék játszható.
reason-below-one-energy = Ez a termelés 1-nél kevesebb energiát adna.
reason-build-by-action = { $structure ->
    [elevation] Ez a gát magasítható; az építés külön akció.
   *[other] Ez a hely szabad, { structure-a } lehet ide építeni; az építés külön akció.
}
reason-building-for-turn = Ebben a körben építesz, és egy körhöz egy akció tartozik.
reason-built-by-other = Ide már épített valaki: { $seat }.
reason-company-chosen = Vállalatot és ügyvezetőt már választottál.
reason-company-first = Előbb vállalatot válassz; a kezdőszerződés utána jön.
reason-contract-by-office = A kirakott szerződéseket a szerződéskötő irodában lehet elvenni.
reason-contract-fulfilled = Ezt a szerződést már teljesítették: { $seat }.
reason-contract-not-reached = Ennek a termelésnek az energiája nem elég ehhez a szerződéshez.
reason-contract-of-other = Ennek a szerződésnek a gazdája: { $seat }.
reason-copy-before-action = Mahiri Sekibo a körödben, az akciód előtt másol le egy másik ügyvezetőt.
reason-dam-and-conduit = A gátat és a csatornát válaszd ki, azok vezetnek az erőművedhez.
reason-dam-complete = Ezen a gáton már két magasító van.
reason-dam-empty = Nincs víz e mögött a gát mögött.
reason-fulfil-after-production = Szerződést közvetlenül egy elég erős termelés után lehet teljesíteni.
reason-held-already = Ez a szerződés már nálad van.
reason-level-without-automas = A szint az automák erejét adja meg, ezért legalább egy automa kell hozzá.
reason-map-space-taken = Ez az épületmező már foglalt.
reason-must-act = Van még mérnököd, ezért akciót kell választanod.
reason-national-contract = A nemzeti szerződéseket nem lehet elvenni; a tábláról lehet őket teljesíteni.
reason-neutral-dam = Semleges gátat senki sem magasíthat.
reason-no-action-left = A másolás után már nem tudnál akciót végrehajtani.
reason-no-conduit = Itt nem épült csatorna.
reason-no-dam-to-raise = Nincs olyan gátad, amelyet magasítani lehetne.
reason-no-fitting-tile = Nincs a készletedben olyan lapka, amellyel { structure-a } építhetsz.
reason-no-own-dam = Ezen a mezőn sem saját, sem semleges gát nem áll.
reason-no-own-powerhouse = Nincs erőműved ezen a mezőn.
reason-no-piece-left = Ebből az építményből már mindet felépítetted.
reason-no-powerhouse-below = Nincs erőműved ott, ahová ez a csatorna vezet.
reason-no-production = Itt 1 energiát sem tudnál termelni.
reason-no-such-production = Ezzel a gáttal, csatornával és ennyi vízcseppel nem termelhetsz.
reason-no-such-tile = Ez a lapka nincs a készletedben.
reason-no-third-copy = Ebben a fordulóban már kétszer másoltál.
reason-no-tile-here = Ezen az akciómezőn nincs lapka.
reason-no-water-above = Ahol ez a csatorna kezdődik, ott nincs víz saját vagy semleges gát mögött.
reason-no-way-from-dam = Ettől a gáttól nem vezet csatorna a te erőművedhez.
reason-not-held = Ez a szerződés nincs nálad.
reason-not-own-dam = Itt nincs gátad, amelyet magasíthatnál.
reason-not-your-officer = Csak Mahiri Sekibo másolhat le más ügyvezetőket.
reason-nothing-to-copy = Nincs az építőkerekeden másik lapka, amelyet ez másolhatna.
reason-office-first = Szerződést a szerződéskötő irodában lehet elvenni; válaszd az egyik mezőjét.
reason-officer-copied = Ezt az ügyvezetőt lemásoltad; ebben a körben a tiéd a képessége.
reason-officer-of-other = Ez az ügyvezető neki dolgozik: { $seat }.
reason-officer-to-copy = Azt az ügyvezetőt válaszd, akinek a képességét másolni akarod.
reason-one-copy-per-turn = Ebben a körben már lemásoltál egy ügyvezetőt.
reason-one-drop-first = Legalább egy cseppet el kell helyezned, mielőtt megállsz.
reason-other-area = A jutalom másik területre szól.
reason-other-powerhouse = A második termeléshez másik erőmű kell.
reason-other-structure = Most { structure-a } helyezel el, ez a mező pedig másnak való.
reason-own-dam-in-basin = Ebben a víztározóban már van gátad.
reason-own-officer = Az ügyvezetőd képessége magától érvényes, nem külön akció.
reason-own-powerhouse-in-basin = Ebben a víztározóban már van erőműved.
reason-production-first = Szerződést közvetlenül termelés után lehet teljesíteni; válaszd a turbinaállomás egyik mezőjét.
reason-segment-empty = Az építőkerekednek ebben a szektorában nincs semmi.
reason-site-of-turn = Éppen ide építesz.
reason-space-closed = Ez az akciómező ebben a játszmában nem használható.
reason-space-for-turn = Ebben a körben ez az akciód: { $space }. Egy körhöz egy akció tartozik.
reason-space-in-turn = Akciómezőt a körödben választasz.
reason-space-of-turn = Éppen ide kerültek a mérnökeid, ez az akciód.
reason-space-taken = Ezen az akciómezőn már mérnökök állnak.
reason-tile-by-action = Ezzel a lapkával építeni lehet, és az építés külön akció.
reason-tile-by-office = Ezt a lapkát a Szabadalmi Hivatalban lehet elvenni, és ez külön akció.
reason-tile-does-not-fit = Ezzel a lapkával ilyen építmény nem építhető.
reason-tile-first = Ha ide építenél, előbb válaszd ki a lapkát, amellyel építesz.
reason-tile-of-other = Ennek a lapkának a gazdája: { $seat }.
reason-tile-of-turn = Éppen ezzel a lapkával építesz.
reason-tile-on-wheel = Ez a lapka az építőkerekeden van; akkor használhatod, ha visszajött.
reason-too-few-contracts = Nincs kint elég szerződés.
reason-too-few-credits = Nincs elég kredited.
reason-too-few-drops = E mögött a gát mögött nincs ennyi vízcsepp.
reason-too-few-engineers = Nincs elég mérnököd.
reason-too-few-machines = Nincs elég munkagéped.
reason-value-too-high = Ennek a csatornának túl nagy a termelőértéke a jutalomhoz.
reason-water-by-effect = A forrásokra a vízirányítással kerül csepp, vagy ha egy hatás engedi.
reason-water-first = A forrásokra a vízirányítással kerül csepp; válaszd az egyik mezőjét.
reason-wheel-turns = Ami az építőkeréken van, a kerék fordulásával jön vissza: építéskor vagy a műhelyben.
reason-whole-basin = Egész víztározó nem választható; mutass az egyik gátjára, erőművére vagy csatornájára.

## Where that comes from

cause-gap = { $missing ->
    [water] Az erőművedhez ({ $to }. víztározó) vezet csatorna, de ahol kezdődik ({ $from }. víztározó), ott üres a gát.
    [owner] Az erőművedhez ({ $to }. víztározó) vezet csatorna, de ahol kezdődik ({ $from }. víztározó), ott { $seat } gátja áll.
    [dam] Az erőművedhez ({ $to }. víztározó) vezet csatorna, de ahol kezdődik ({ $from }. víztározó), ott nincs gát.
    [conduit] Az erőművedhez ({ $to }. víztározó) még nem vezet csatorna.
   *[powerhouse] { $to ->
        [0] Még nincs erőműved.
       *[other] Egy csatornán kaphatnál vizet ({ $from }. víztározó), de ahová vezet ({ $to }. víztározó), ott nincs erőműved.
    }
}
cause-below-one = A legjobb termelésed most { $energy } energia, és ez a mező ennyivel módosítja: { $modifier }.
cause-foreign-conduit = Ez { $seat } csatornája ({ $from }. és { $to }. víztározó között); a használata { $count } kredit.
cause-tiles = Ide illő lapkáid: { $tiles }.
cause-on-wheel = Az építőkerekeden van: { $tile }; { $turns } fordítás múlva kapod vissza.
cause-engineers = Itt { $seat } mérnökei állnak.

## What happens

event-drafted = { $seat } vállalata: { $company }, ügyvezetője: { $officer }.
event-drafted-alone = { $seat } vállalata: { $company }.
event-drafted-contract = { $seat } kezdőszerződése: { $contract }.
event-neutral-dam = { $level ->
    [3] { $level }-as
   *[other] { $level }-es
} szintű semleges gát áll itt: { $at }.
event-round-began = Kezdődik { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. forduló.
event-engineers = { $seat } { $count } mérnököt tesz ide – { $space }.
event-copied = { $seat } ebben a körben lemásolja: { $officer }.
event-passed = { $seat } passzol.
event-gained = { $seat } kap: { $items }.
event-lost = { $seat } veszít: { $items }.
event-paid = { $seat } fizet: { $items }.
event-laid = { $seat } az építőkerékre teszi: { $items }.
event-rotated = { $seat } elforgatja az építőkerekét { $count } szektorral.
event-returned = { $seat } visszakapja: { $items }.
event-turned = { $seat } elforgatja az építőkerekét { $count } szektorral, és visszakapja: { $items }.
event-built = { $seat } { structure-a } épít itt: { $at }.
event-built-because = { $seat } { structure-a } épít itt: { $at } ({ criterion-word }).
event-drops-placed = { $count } vízcsepp kerül ide: „{ $headstream }” forrás.
event-drops-chosen = { $seat } { $count } vízcseppet tesz ide: „{ $headstream }” forrás ({ criterion-word }).
event-drops-behind = { $count } vízcsepp kerül a gát mögé: { $at }.
event-drop-ran = Egy vízcsepp befolyik ide: { $basin }. víztározó.
event-drop-passed = Egy vízcsepp átfolyik a teli gáton: { $at }.
event-drop-stopped = A víz itt áll meg: { $items }.
drops-at = { $at } ({ $count } vízcsepp)
event-drop-left = { $count } vízcsepp kifolyik a térképről.
event-produced = { $seat } termel { $energy } energiát: { $drops } vízcsepp innen: { $dam }, ezen át: { $conduit }.
event-produced-because = { $seat } termel { $energy } energiát: { $drops } vízcsepp innen: { $dam }, ezen át: { $conduit } ({ criterion-word }).
event-conduit-used = { $seat } átvezet { $count } vízcseppet { $owner } csatornáján.
event-fulfilled = { $seat } teljesíti a szerződést: { $contract }.
event-took = { $seat } elveszi a szerződést: { $contract }.
event-discarded = { $seat } eldobja a szerződést: { $contract }.
event-contract-revealed = Új szerződés: { $contract }.
event-patented = { $seat } elveszi a lapkát: { $tile }.
event-patents-revealed = A Szabadalmi Hivatal lapkái: { $tiles }.
event-ranked = { $seat } kap { $count } GYP-t az energiasávon elért helyéért.
event-banked = { $automa ->
    [0] { $seat } kap { $count } kreditet a forduló energiájáért.
   *[other] { $seat } kap { $count } GYP-t a forduló energiájáért.
}
event-no-energy = { $seat } nem termelt energiát, ezért { $count } GYP-t veszít.
event-without-energy = { $seat } nem termelt energiát: kap { $count } { $automa ->
    [0] kreditet
   *[other] GYP-t
}, és veszít { $lost } GYP-t.
event-bonus-scored = { $count ->
    [0] { $seat } nem kap pontot ({ $bonus }).
   *[other] { $seat } kap { $count } GYP-t ({ $bonus }).
}
event-bonus-none = { $seats } nem kap pontot ({ $bonus }).
event-new-order = Az új körsorrend: { $seats }.
event-objective-scored = { $seat } kap { $count } GYP-t a céllapkáért (összeszámolva: { $reached }).
event-automa-turn = { $seat } lapkája: { $tile }, szempontok: { $criteria }.
event-directed = { $seat } első akcióját ebben a fordulóban ez dönti el: { $tile }.
event-automa-skipped = { $seat } kihagyja: { automa-step } ({ skipped-why }).
event-automa-step = { $seat }, { $number }. lépés: { automa-step }.
event-automa-chose = { $seat } választása: { $at } ({ criterion-word }).

## Score

score-start = kezdőpontok
score-contracts = szerződések
score-income = bevétel
score-conduits = saját csatornák, amelyeket mások használtak
score-tiles = technológialapkák
score-rank = a fordulók energiája
score-no-energy = fordulók energia nélkül
score-bonus = bónuszlapkák
score-objective = céllapka
score-supply = megmaradt munkagépek és kreditek
score-water = vízcseppek a saját gátak mögött
score-credits = pontként kapott és fizetett kreditek
score-tie-energy = holtversenynél: { $count } energia az 5. fordulóban
