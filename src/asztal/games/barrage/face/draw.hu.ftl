## A Duzzasztómű asztala: rövid szavak a rajzhoz

draw-round = { $round }. forduló az 5-ből
draw-setup = előkészület
draw-order = körsorrend
draw-legend = ⌂ erőmű · { $mark }2[o·] kié, szint, cseppek · ◇N semleges · 3→8 termelőérték, cél · ! piros: 3kr · #1 lehetőség
draw-headstreams = Források: várakozó cseppek, majd forduló:érkező cseppek
draw-area = { $area ->
    [mountain] hegység
    [hill] dombság
   *[plain] síkság
}
draw-area-costs = { $name }: alap { $base } földmunkagép (fmg), magasító { $elevation } betonkeverő (kev)
draw-structure = { $structure ->
    [base] alap
    [elevation] mag.
    [conduit] csat.
    [powerhouse] erőmű
   *[any] dzsóker
}
draw-item = { $item ->
    [vp] { $count }GYP
    [credit] { $count }kr
    [credit_per_engineer] { $count }kr fejenként
    [excavator] { $count }fmg
    [mixer] { $count }kev
    [any_machine] { $count }fmg/kev
    [engineer] { $count }mér
    [energy] { $count }en
    [rotate] ↻{ $count }
    [water_place] { $count }o-vár
    [water_flow] { $count }o-indul
   *[take_contract] { $count }×
}
draw-place = ingyenes:{ draw-structure }{ $limits }
draw-in = ({ $areas })
draw-most = ≤{ $most }
draw-least = ≥{ $least }
draw-pay = −{ $count }kr
draw-contract = { $need }→{ $reward }
draw-power = { $power ->
    [energy_on_flow] { $count } energia minden cseppért, amely természetes útján átfolyik egy saját erőművön
    [second_production] második termelés egy másik erőművel
    [energy_after_production] minden termelés után még { $count } energia
   *[contract_reduction] a szerződésekhez { $count }-mal kevesebb kell
}
draw-power-of = { $power } ({ $active ->
    [0] 3 erőműtől
   *[1] aktív
})
draw-officer = { $power ->
    [base_cost] minden alap { $count } földmunkagép
    [level3_capacity] a 3-as szintű gát { $count } cseppet tart
    [minimum_production] a cseppek legalább { $count } energiát hoznak
    [conduit_in_mixers] csatorna betonkeverővel is, termelőérték-pontonként { $count }
    [credits_for_machine] munkagép helyett { $count } kredit
    [copy_tile] lapkája az építőkeréken lévők egyikét másolja
   *[copy_officer] egy körre másik ügyvezetőt másol
}
draw-ability = Képesség
draw-passed = passzolt
draw-stock = { $vp } GYP · { $energy } en · { $credit } kr · { $excavator } fmg · { $mixer } kev · { $engineer } mér
draw-stock-automa = { $vp } GYP · { $energy } en · { $excavator } fmg · { $mixer } kev · { $engineer } mér
draw-next = { $at }: { $reward }
draw-next-powerhouse = { $built ->
    [0] 2: +1
    [1] 2: +1
    [2] +1, 3: képesség
    [3] +1, 4: +3
   *[other] +3
}
draw-pieces = Megépült
draw-income = Bevétel
draw-building = { $used }/4 építésakció, a következő { $price }
draw-building-full = { $used }/4 építésakció
draw-tiles = Lapkák
draw-wheel = Kerék ↻
draw-contracts = Szerződés
draw-fulfilled = ✓{ $count }
draw-section = { $section ->
    [turbine] Turbinák
    [water_management] Víz
    [bank] Bank
    [workshop] Műhely
    [machinery_shop] Gépek
    [contract_office] Iroda
   *[patent_office] Szabadalom
}
draw-tier = { $tier ->
    [green] zöld
    [yellow] sárga
   *[red] piros
}
draw-national = nemzeti
draw-starting = Kezdőszerződés
draw-energy = Energia
draw-section-of-round = (teljes bónuszhoz: { $energy })
draw-bonus-tile = Bónusz
draw-bonus = { $bonus ->
    [contracts] szerződés
    [bases] alap
    [elevations] mag.
    [conduits] csat.
    [powerhouses] erőmű
   *[advanced_tiles] fejlett-technológia-lapka
} ×{ $vp }
draw-objective-tile = Cél
draw-objective = { $objective ->
    [red_spaces] gát és erőmű piroson
    [own_connections] saját erőműhöz kötött gát
    [best_area] elem a legerősebb területen
    [weakest_area] elem a leggyengébb területen
    [basins_with_1] víztározó saját elemmel
   *[basins_with_3] víztározó 3 saját elemmel
}
draw-automa = Automák
draw-step-produce = termelés { $modifier } ({ $tier ->
    [green] zöld
    [yellow] sárga
   *[red] piros
})
draw-step-patent = szabadalom: { $piece }
draw-step-discard = { $tier ->
    [green] zöldek eldobása
    [yellow] sárgák eldobása
   *[red] pirosak eldobása
}
draw-step-framed = [{ $step }]
draw-criteria = Szempont
draw-criteria-of = { $piece }: { $criteria }, innen: { $first }
draw-criterion = { $criterion ->
    [base_best_conduit] legjobb csatorna
    [base_own_powerhouse] saját erőmű
    [base_red_space] piros épületmező
    [base_feeds_own_dam] saját gátat táplál
    [base_most_water] legtöbb víz
    [base_below_powerhouse] saját erőmű alatt
    [base_below_powerhouse_opp] idegen erőmű alatt
    [conduit_highest] legnagyobb
    [conduit_second_highest] második legnagyobb
    [conduit_dam_own_first] saját gát
    [conduit_powerhouse_own_first] saját erőmű
    [conduit_dam_opp_first] idegen gát
    [conduit_powerhouse_opp_first] idegen erőmű
    [powerhouse_feeds_own_dam] saját gátat táplál
    [powerhouse_best_conduit] legjobb csatorna
    [powerhouse_own_dam] saját gát
    [powerhouse_spares_opponent] ellenfélnek nem ad vizet
    [powerhouse_basin_5] 5. víztározó
    [powerhouse_basin_6] 6. víztározó
    [powerhouse_basin_7] 7. víztározó
   *[powerhouse_plains] síkság
}
draw-headstream-order = források { $order }

## Az asztal sorokban, egész szavakkal

plain-order = Körsorrend
plain-headstreams = Források
plain-headstream = „{ $letter }” forrás, { $basin }. víztározó
plain-waiting-drops = { $count } csepp vár
plain-round = { $round }. forduló
plain-drops = { $count } csepp
plain-basins = Víztározók
plain-basin = { $basin }. víztározó, { $area }{ $river ->
    [0] { "" }
   *[other] , utána { $river }. víztározó
}
plain-dam = { $upper ->
    [1] felső gát
   *[0] alsó gát
}{ $red ->
    [1] { " " }(piros)
   *[0] { "" }
}
plain-dam-of = { $owner }, { $level ->
    [3] { $level }-as
   *[other] { $level }-es
} szint, { plain-drops }
plain-dam-neutral = semleges, { $level ->
    [3] { $level }-as
   *[other] { $level }-es
} szint, { plain-drops }
plain-house = { $number }. erőmű{ $red ->
    [1] { " " }(piros)
   *[0] { "" }
}
plain-conduit = { $value ->
    [3] { $value }-as
    [5] { $value }-ös
   *[other] { $value }-es
} termelőértékű csatorna { $end ->
    [5] az
   *[other] a
} { $end }. víztározóba
plain-free = szabad
plain-offers = Választható
plain-offer = { $company } (választható)
plain-starting = Kezdőszerződések
plain-contract = { $need } energiáért { $reward }
plain-none = nincs
plain-sections = Akciómezők
plain-section = { $section ->
    [turbine] Turbinaállomás
    [water_management] Vízirányítás
    [bank] Bank
    [workshop] Műhely
    [machinery_shop] Munkagépbolt
    [contract_office] Szerződéskötő iroda
   *[patent_office] Szabadalmi Hivatal
}
plain-produce = termelés ({ $modifier })
plain-take = { $count } szerződés elvétele
plain-take-tile = az itt fekvő lapka elvétele
plain-bank = mérnökönként { $count } kredit
plain-no-tile = már nincs itt lapka
plain-pay = { $action }, ára { $pay }
plain-closed = zárva
plain-standing = { $name } ({ $count })
plain-beside = mellette
plain-display = Kirakott szerződések
plain-private = { $tier ->
    [green] Zöld szerződések
    [yellow] Sárga szerződések
   *[red] Piros szerződések
}
plain-national = Nemzeti szerződések
plain-energy = Energia
plain-full-bonus = a bónuszlapka teljes értékéhez legalább { $full } kell
plain-bonuses = Bónuszlapkák
plain-bonus = { $round }. forduló, bónuszlapka
plain-bonus-for = { $vp } GYP minden { $bonus ->
    [contracts] teljesített szerződésért
    [bases] alapért
    [elevations] magasítóért
    [conduits] csatornáért
    [powerhouses] erőműért
   *[advanced_tiles] fejlett-technológia-lapkáért
}
plain-bonus-now = most { $count } GYP-t kapna
plain-objective = Céllapka
plain-automa = { $tile } automalapka
plain-criteria = { $tile } automalapka, szempontok
plain-criteria-of = Ahová az automák { $piece } építenek
plain-criteria-from = egyébként sorban, az első { $structure ->
    [conduit] C{ $first }
   *[other] { $first }. víztározó
}
plain-criteria-water = Források sorrendje az automáknak
plain-player = { $name }{ $you ->
    [1] { " " }(te)
   *[0] { "" }
}, { $company }{ $passed ->
    [1] , passzolt
   *[0] { "" }
}
plain-unit = { $count ->
   *[other] { $item ->
        [vp] GYP
        [energy] energia
        [credit] kredit
        [excavator] földmunkagép
        [mixer] betonkeverő gép
       *[engineer] mérnök
    }
}
plain-officer = Ügyvezető
plain-power = A vállalat képessége
plain-power-active = { $active ->
    [0] a harmadik erőműtől
   *[1] aktív
}
plain-pieces = Megépült
plain-built = { $built }/{ $most }
plain-next = , { $at }. darab: { $reward }
plain-next-powerhouse = { $built ->
    [0] , 2. darab: termelés +1
    [1] , 2. darab: termelés +1
    [2] , termelés +1, 3. darab: a vállalat képessége
    [3] , termelés +1, 4. darab: +3
   *[other] , termelés +3
}
plain-incomes = Bevétel minden fordulóban
plain-tiles = Lapkák
plain-tile = { $tile } ({ $effect })
plain-tile-effect = { $tile ->
    [I-base] 1 csepp minden saját üres gát mögé
    [I-elevation] saját magasítónként még 1 kerékfordítás
    [I-conduit] a termelőérték minden pontjáért 2 kredit
    [I-powerhouse] mérnök nélkül
    [I-any] a piros épületmezőnek nincs plusz költsége
    [II-base] saját alaponként 1 energia
    [II-elevation] feltölti a gátat
    [II-conduit] legfeljebb 5 földmunkagép
    [II-powerhouse] termelés +2
    [II-any] bármelyik munkagéppel
    [III-base] mérnök és munkagép nélkül
    [III-elevation] 3 GYP minden saját 2-es vagy 3-as szintű gátért
    [III-conduit] a termelőérték minden pontjáért 2 energia
    [III-powerhouse] saját erőművenként 3 GYP
   *[III-any] saját fejlett-technológia-lapkánként 3 GYP
}
plain-building = Építésakciók ebben a fordulóban
plain-building-full = mind a { $used }
plain-building-next = a következőhöz kell
plain-wheel = Az építőkeréken
plain-segment = { $rotations } kerékfordítás múlva
plain-empty = üres
plain-contracts = Szerződések
plain-fulfilled = { $count } teljesítve
