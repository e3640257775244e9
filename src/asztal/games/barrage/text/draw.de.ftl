## Der Tisch von Barrage: kurze Wörter für die Zeichnung

draw-round = Runde { $round } von 5
draw-setup = Aufbau
draw-order = Reihenfolge
draw-legend = ⌂ Kraftwerk · { $mark }2[o·] wem, Stufe, Tropfen · ◇N neutral · 3→8 Wert, Becken · ! rot: 3Cr · #1 Wahl
draw-headstreams = Quellen: wartende Tropfen, dann Runde:kommende Tropfen
draw-area = { $area ->
    [mountain] Gebirge
    [hill] Hügelland
   *[plain] Ebene
}
draw-area-costs = { $name }: Basis { $base } Bagger, Aufbau { $elevation } Mischer
draw-structure = { $structure ->
    [base] Basis
    [elevation] Aufbau
    [conduit] Leit.
    [powerhouse] Kraftw.
   *[any] Joker
}
draw-item = { $item ->
    [vp] { $count }SP
    [credit] { $count }Cr
    [credit_per_engineer] je { $count }Cr
    [excavator] { $count }Bag
    [mixer] { $count }Mis
    [any_machine] { $count }Bag/Mis
    [engineer] { $count }Ing
    [energy] { $count }En
    [rotate] ↻{ $count }
    [water_place] { $count }o-wartet
    [water_flow] { $count }o-fließt
   *[take_contract] { $count }×
}
draw-place = gratis:{ $piece }
draw-in = ({ $areas })
draw-most = ≤{ $most }
draw-least = ≥{ $least }
draw-pay = −{ $count }Cr
draw-contract = { $need }→{ $reward }
draw-company = { $company ->
    [usa] USA
    [germany] Deutschland
    [italy] Italien
   *[france] Frankreich
}
draw-power = { $company ->
    [usa] 1 Energie je Tropfen, der an einem eigenen Kraftwerk vorbeifließt
    [germany] eine zweite Produktion mit einem anderen Kraftwerk
    [italy] nach jeder Produktion noch 3 Energie
   *[france] Aufträge brauchen 3 weniger
}
draw-power-of = { $power } ({ $active ->
    [0] ab 3 Kraftwerken
   *[1] aktiv
})
draw-officer = { $officer ->
    [adler] jede Basis für 3 Bagger
    [del_monte] ein Damm der Stufe 3 hält 4 Tropfen
    [fiesler] Tropfen bringen mindestens 4 Energie
    [mcdowell] Leitungen auch für 1 Mischer je Wert
    [jordan] 3 Credits statt einer Maschine
    [krylov] sein Plättchen kopiert eines auf dem Rad
   *[sekibo] kopiert für einen Zug eine andere Führungskraft
}
draw-ability = Kann
draw-passed = hat gepasst
draw-stock = { $vp } SP · { $energy } En · { $credit } Cr · { $excavator } Bag · { $mixer } Mis · { $engineer } Ing
draw-stock-automa = { $vp } SP · { $energy } En · { $excavator } Bag · { $mixer } Mis · { $engineer } Ing
draw-next = { $at }: { $reward }
draw-next-powerhouse = { $built ->
    [0] 2: +1
    [1] 2: +1
    [2] +1, 3: Fähigkeit
    [3] +1, 4: +3
   *[other] +3
}
draw-pieces = Gebaut
draw-income = Einkommen
draw-building = { $used } von 4 Bauten, nächster { $price }
draw-building-full = { $used } von 4 Bauten
draw-tiles = Plättchen
draw-wheel = Rad ↻
draw-contracts = Aufträge
draw-fulfilled = ✓{ $count }
draw-section = { $section ->
    [turbine] Turbinen
    [water_management] Wasser
    [bank] Bank
    [workshop] Werkstatt
    [machinery_shop] Maschinen
    [contract_office] Büro
   *[patent_office] Patente
}
draw-produce = { $modifier }
draw-tier = { $tier ->
    [green] grün
    [yellow] gelb
   *[red] rot
}
draw-national = National
draw-starting = Anfang
draw-energy = Energie
draw-section-of-round = (voller Bonus ab { $energy })
draw-bonus-tile = Boni
draw-bonus = { $bonus ->
    [contracts] Aufträge
    [bases] Basis
    [elevations] Aufbau
    [conduits] Leit.
    [powerhouses] Kraftw.
   *[advanced_tiles] neue Plättchen
} ×{ $vp }
draw-objective-tile = Ziel
draw-objective = { $objective ->
    [red_spaces] Dämme und Kraftwerke auf Rot
    [own_connections] Dämme mit eigenem Kraftwerk
    [best_area] Teile im stärksten Gebiet
    [weakest_area] Teile im schwächsten Gebiet
    [basins_with_1] Becken mit eigenen Teilen
   *[basins_with_3] Becken mit 3 eigenen Teilen
}
draw-automa = Automa
draw-step-produce = Produktion { $modifier } ({ $tier ->
    [green] grün
    [yellow] gelb
   *[red] rot
})
draw-step-patent = Patent { $piece }
draw-step-discard = { $tier ->
    [green] grüne abwerfen
    [yellow] gelbe abwerfen
   *[red] rote abwerfen
}
draw-step-framed = [{ $step }]
draw-criteria = Kriterien
draw-criteria-of = { $piece }: { $criteria }, ab { $first }
draw-criterion = { $criterion ->
    [base_best_conduit] beste Leitung
    [base_own_powerhouse] eigenes Kraftwerk
    [base_red_space] rotes Feld
    [base_feeds_own_dam] speist eigenen Damm
    [base_most_water] meistes Wasser
    [base_below_powerhouse] unter eigenem Kraftwerk
    [base_below_powerhouse_opp] unter fremdem Kraftwerk
    [conduit_highest] höchste
    [conduit_second_highest] zweithöchste
    [conduit_dam_own_first] eigener Damm
    [conduit_powerhouse_own_first] eigenes Kraftwerk
    [conduit_dam_opp_first] fremder Damm
    [conduit_powerhouse_opp_first] fremdes Kraftwerk
    [powerhouse_feeds_own_dam] speist eigenen Damm
    [powerhouse_best_conduit] beste Leitung
    [powerhouse_own_dam] eigener Damm
    [powerhouse_spares_opponent] schont Gegner
    [powerhouse_basin_5] Becken 5
    [powerhouse_basin_6] Becken 6
    [powerhouse_basin_7] Becken 7
   *[powerhouse_plains] Ebene
}
draw-headstream-order = Tropfen { $order }

## Der Tisch in einfachen Zeilen, in ganzen Wörtern

plain-order = Reihenfolge: { $order }
plain-headstream = Quelle { $letter }, in Becken { $basin }: { $count ->
    [one] { $count } Tropfen wartet
   *[other] { $count } Tropfen warten
}{ $coming }
plain-coming = , { $count } in Runde { $round }
plain-basin = Becken { $basin }, { $area }{ $river ->
    [0] { "" }
   *[other] , Fluss in Becken { $river }
}: { $parts }
plain-dam = { $upper ->
    [1] oberer Damm
   *[0] unterer Damm
}{ $red ->
    [1] { " " }(rot)
   *[0] { "" }
}: { $what }
plain-dam-of = { $owner }, Stufe { $level }, { $count } Tropfen
plain-dam-neutral = neutral, Stufe { $level }, { $count } Tropfen
plain-house = Kraftwerk { $number }{ $red ->
    [1] { " " }(rot)
   *[0] { "" }
}: { $what }
plain-conduit = Leitung { $value } in Becken { $end }: { $what }
plain-free = frei
plain-structure = { $structure ->
    [base] Basis
    [elevation] Aufbau
    [conduit] Leitung
    [powerhouse] Kraftwerk
   *[any] beliebiges Bauwerk
}
plain-item = { $item ->
    [vp] { $count } SP
    [credit] { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
    [credit_per_engineer] { $count } Credit je Ingenieur
    [excavator] { $count } Bagger
    [mixer] { $count } Betonmischer
    [any_machine] { $count ->
        [one] { $count } Maschine nach Wahl
       *[other] { $count } Maschinen nach Wahl
    }
    [engineer] { $count ->
        [one] { $count } Ingenieur
       *[other] { $count } Ingenieure
    }
    [energy] { $count } Energie
    [rotate] { $count ->
        [one] { $count } Drehung
       *[other] { $count } Drehungen
    }
    [water_place] { $count ->
        [one] { $count } wartender Tropfen
       *[other] { $count } wartende Tropfen
    }
    [water_flow] { $count ->
        [one] { $count } fließender Tropfen
       *[other] { $count } fließende Tropfen
    }
   *[take_contract] { $count ->
        [one] { $count } Auftrag nehmen
       *[other] { $count } Aufträge nehmen
    }
}
plain-place = gratis { $piece }
plain-in = { " " }({ $areas })
plain-most = { " " }mit Wert bis { $most }
plain-least = { " " }mit Wert ab { $least }
plain-contract = { $need } Energie für { $reward }
plain-produce = Produktion mit { $modifier }
plain-section = { $section ->
    [turbine] Turbinenstation
    [water_management] Wasserwirtschaft
    [bank] Bank
    [workshop] Werkstatt
    [machinery_shop] Maschinenhandel
    [contract_office] Auftragsbüro
   *[patent_office] Patentamt
}
plain-listed = { $name }: { $what }
plain-closed = { $action }: gesperrt
plain-pay = { $action } für { $pay }
plain-action = { $action }: { $spaces }
plain-standing = { $name } ({ $count })
plain-beside = daneben { $who }
plain-private = { $tier ->
    [green] Grüne Aufträge
    [yellow] Gelbe Aufträge
   *[red] Rote Aufträge
}
plain-national = Nationale Aufträge
plain-none = keine
plain-starting = Startaufträge
plain-offer = Zur Wahl: { $company } ({ $power }) mit { $officer } ({ $ability })
plain-energy = Energie: { $energies }; das Bonusplättchen zählt voll ab { $full }
plain-bonus = Bonusplättchen der Runde { $round }: { $bonus }
plain-bonus-for = { $vp } SP je { $bonus ->
    [contracts] erfülltem Auftrag
    [bases] Basis
    [elevations] Aufbau
    [conduits] Leitung
    [powerhouses] Kraftwerk
   *[advanced_tiles] fortgeschrittenem Technologieplättchen
}
plain-bonus-now = { $name } bekäme jetzt { $count } SP
plain-objective = Zielplättchen: { $objective }; { $counts }
plain-count = { $name }: { $count }
plain-player = { $name }{ $you ->
    [1] { " " }(du)
   *[0] { "" }
}, { $company }{ $passed ->
    [1] , hat gepasst
   *[0] { "" }
}: { $stock }
plain-officer = { $name } hat { $officer }: { $ability }
plain-power = Unternehmen: { $power } ({ $active ->
    [0] ab dem dritten Kraftwerk
   *[1] aktiv
})
plain-pieces = Gebaut: { $pieces }
plain-piece = { $piece } { $built } von { $most }{ $coming }
plain-next = , Nummer { $at } bringt { $reward }
plain-next-powerhouse = { $built ->
    [0] , Nummer 2 bringt Produktion +1
    [1] , Nummer 2 bringt Produktion +1
    [2] , Produktion +1, Nummer 3 bringt die Fähigkeit
    [3] , Produktion +1, Nummer 4 bringt +3
   *[other] , Produktion +3
}
plain-incomes = Einkommen jeder Runde: { $incomes }
plain-tiles = Plättchen: { $tiles }
plain-tile = { $tile } ({ $effect })
plain-building = Bauten in dieser Runde: { $used } von 4, der nächste braucht { $price }
plain-building-full = Bauten in dieser Runde: alle { $used }
plain-wheel = Auf dem Rad: { $segments }
plain-segment = zurück nach { $rotations ->
    [one] { $rotations } Drehung
   *[other] { $rotations } Drehungen
}: { $what }
plain-contracts = Aufträge: { $contracts }; { $count } erfüllt
plain-automa = Automa-Plättchen { $tile }: { $steps }
plain-step-framed = { $step } (und weiter)
plain-criteria = Kriterien von Plättchen { $tile }: { $criteria }
plain-tile-effect = { $tile ->
    [I-base] 1 Tropfen hinter jeden eigenen leeren Damm
    [I-elevation] 1 Drehung mehr je eigenem Aufbau
    [I-conduit] 2 Credits je Punkt des Werts
    [I-powerhouse] keine Ingenieure
    [I-any] kein Aufpreis auf Rot
    [II-base] 1 Energie je eigener Basis
    [II-elevation] füllt den Damm
    [II-conduit] höchstens 5 Bagger
    [II-powerhouse] produziert mit +2
    [II-any] beliebige Maschinen
    [III-base] keine Ingenieure, keine Maschinen
    [III-elevation] 3 SP je eigenem Damm der Stufe 2 oder 3
    [III-conduit] 2 Energie je Punkt des Werts
    [III-powerhouse] 3 SP je eigenem Kraftwerk
   *[III-any] 3 SP je eigenem fortgeschrittenen Plättchen
}
