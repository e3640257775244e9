## Der Tisch von Wasserkraft: kurze Wörter für die Zeichnung

draw-round = Runde { $round } von 5
draw-setup = Aufbau
draw-order = Zugreihenfolge
draw-legend = ⌂ Turbinenhaus · { $mark }2[o·] wem, Stufe, Tropfen · ◇N neutral · 3→8 Wert, Tal · ! rot: 3Hy · #1 Möglichkeit
draw-headstreams = Quellen: wartende Tropfen, dann Runde:kommende Tropfen
draw-area = { $area ->
    [mountain] Berge
    [hill] Hügel
   *[plain] Ebene
}
draw-area-costs = { $name }: Grundmauer { $base } Bagger, Erhöhung { $elevation } Mischer
draw-structure = { $structure ->
    [base] Grundm.
    [elevation] Erhöh.
    [conduit] Rohrw.
    [powerhouse] Turbh.
   *[any] Joker
}
draw-item = { $item ->
    [vp] { $count }SP
    [credit] { $count }Hy
    [credit_per_engineer] je { $count }Hy
    [excavator] { $count }Bag
    [mixer] { $count }Mis
    [any_machine] { $count }Bag/Mis
    [engineer] { $count }Arb
    [energy] { $count }En
    [rotate] ↻{ $count }
    [water_place] { $count }o-wartet
    [water_flow] { $count }o-fließt
   *[take_contract] { $count }×
}
draw-place = kostenlos:{ draw-structure }{ $limits }
draw-in = ({ $areas })
draw-most = ≤{ $most }
draw-least = ≥{ $least }
draw-pay = −{ $count }Hy
draw-contract = { $need }→{ $reward }
draw-power = { $power ->
    [energy_on_flow] { $count } Energie je Tropfen, der auf natürlichem Weg an einem eigenen Turbinenhaus vorbeifließt
    [second_production] eine zweite Produktion mit einem anderen Turbinenhaus
    [energy_after_production] nach jeder Produktion noch { $count } Energie
   *[contract_reduction] Verträge brauchen { $count } weniger
}
draw-power-of = { $power } ({ $active ->
    [0] ab 3 Turbinenhäusern
   *[1] aktiv
})
draw-officer = { $power ->
    [base_cost] jede Grundmauer für { $count } Bagger
    [level3_capacity] eine Staumauer der Stufe 3 fasst { $count } Tropfen
    [minimum_production] Tropfen bringen mindestens { $count } Energie
    [conduit_in_mixers] Rohrwerke auch für { $count } Betonmischer je Punkt Produktionswert
    [credits_for_machine] { $count } Hydro statt einer Maschine
    [copy_tile] sein Plättchen kopiert eines auf der Bauscheibe
   *[copy_officer] kopiert für einen Zug eine andere Führungskraft
}
draw-ability = Fähigkeit
draw-passed = hat gepasst
draw-stock = { $vp } SP · { $energy } En · { $credit } Hy · { $excavator } Bag · { $mixer } Mis · { $engineer } Arb
draw-stock-automa = { $vp } SP · { $energy } En · { $excavator } Bag · { $mixer } Mis · { $engineer } Arb
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
draw-building = { $used } von 4 Bauaktionen, nächste { $price }
draw-building-full = { $used } von 4 Bauaktionen
draw-tiles = Plättchen
draw-wheel = Scheibe ↻
draw-contracts = Verträge
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
draw-tier = { $tier ->
    [green] grün
    [yellow] gelb
   *[red] rot
}
draw-national = staatlich
draw-starting = Startverträge
draw-energy = Energie
draw-section-of-round = (voller Bonus ab { $energy })
draw-bonus-tile = Boni
draw-bonus = { $bonus ->
    [contracts] Verträge
    [bases] Grundm.
    [elevations] Erhöh.
    [conduits] Rohrw.
    [powerhouses] Turbh.
   *[advanced_tiles] Plättchen für Fortgeschrittene
} ×{ $vp }
draw-objective-tile = Ziel
draw-objective = { $objective ->
    [red_spaces] Staumauern und Turbinenhäuser auf Rot
    [own_connections] Staumauern mit eigenem Turbinenhaus
    [best_area] Teile im stärksten Gebiet
    [weakest_area] Teile im schwächsten Gebiet
    [basins_with_1] Täler mit eigenen Teilen
   *[basins_with_3] Täler mit 3 eigenen Teilen
}
draw-automa = Automa
draw-step-produce = Produktion { $modifier } ({ $tier ->
    [green] grün
    [yellow] gelb
   *[red] rot
})
draw-step-patent = Patent { $piece }
draw-step-discard = { $tier ->
    [green] grüne ablegen
    [yellow] gelbe ablegen
   *[red] rote ablegen
}
draw-step-framed = [{ $step }]
draw-criteria = Kriterien
draw-criteria-of = { $piece }: { $criteria }, ab { $first }
draw-criterion = { $criterion ->
    [base_best_conduit] bestes Rohrwerk
    [base_own_powerhouse] eigenes Turbinenhaus
    [base_red_space] rotes Baufeld
    [base_feeds_own_dam] speist eigene Staumauer
    [base_most_water] meistes Wasser
    [base_below_powerhouse] unter eigenem Turbinenhaus
    [base_below_powerhouse_opp] unter fremdem Turbinenhaus
    [conduit_highest] höchster Wert
    [conduit_second_highest] zweithöchster Wert
    [conduit_dam_own_first] eigene Staumauer
    [conduit_powerhouse_own_first] eigenes Turbinenhaus
    [conduit_dam_opp_first] fremde Staumauer
    [conduit_powerhouse_opp_first] fremdes Turbinenhaus
    [powerhouse_feeds_own_dam] speist eigene Staumauer
    [powerhouse_best_conduit] bestes Rohrwerk
    [powerhouse_own_dam] eigene Staumauer
    [powerhouse_spares_opponent] Gegnern kein Wasser
    [powerhouse_basin_5] Tal 5
    [powerhouse_basin_6] Tal 6
    [powerhouse_basin_7] Tal 7
   *[powerhouse_plains] Ebene
}
draw-headstream-order = Quellen { $order }

## Der Tisch in Zeilen, in ganzen Wörtern

plain-order = Zugreihenfolge
plain-headstreams = Quellen
plain-headstream = Quelle { $letter }, in Tal { $basin }
plain-waiting-drops = { $count ->
    [one] { $count } Tropfen wartet
   *[other] { $count } Tropfen warten
}
plain-round = Runde { $round }
plain-drops = { $count } Tropfen
plain-basins = Täler
plain-basin = Tal { $basin }, { $area }{ $river ->
    [0] { "" }
   *[other] , Fluss nach Tal { $river }
}
plain-dam = { $upper ->
    [1] obere Staumauer
   *[0] untere Staumauer
}{ $red ->
    [1] { " " }(rot)
   *[0] { "" }
}
plain-dam-of = { $owner }, Stufe { $level }, { plain-drops }
plain-dam-neutral = neutral, Stufe { $level }, { plain-drops }
plain-house = Turbinenhaus { $number }{ $red ->
    [1] { " " }(rot)
   *[0] { "" }
}
plain-conduit = Rohrwerk nach Tal { $end }, Produktionswert { $value }
plain-free = frei
plain-offers = Zur Wahl
plain-offer = { $company } (zur Wahl)
plain-starting = Startverträge
plain-contract = { $need } Energie für { $reward }
plain-none = keine
plain-sections = Aktionsfelder
plain-section = { $section ->
    [turbine] Turbinenstation
    [water_management] Wasserwirtschaft
    [bank] Bank
    [workshop] Werkstatt
    [machinery_shop] Maschinenhandel
    [contract_office] Vertragsbüro
   *[patent_office] Patentamt
}
plain-produce = Produktion mit { $modifier }
plain-take = { $count ->
    [one] { $count } Vertrag nehmen
   *[other] { $count } Verträge nehmen
}
plain-take-tile = das Plättchen nehmen, das hier liegt
plain-bank = { $count } Hydro je Arbeiter
plain-no-tile = kein Plättchen mehr
plain-pay = { $action } für { $pay }
plain-closed = gesperrt
plain-standing = { $name } ({ $count })
plain-beside = daneben
plain-display = Ausliegende Verträge
plain-private = { $tier ->
    [green] Grüne Verträge
    [yellow] Gelbe Verträge
   *[red] Rote Verträge
}
plain-national = Staatliche Verträge
plain-energy = Energie
plain-full-bonus = das Bonusplättchen zählt voll ab { $full }
plain-bonuses = Bonusplättchen
plain-bonus = Bonusplättchen der Runde { $round }
plain-bonus-for = { $vp } SP je { $bonus ->
    [contracts] erfülltem Vertrag
    [bases] Grundmauer
    [elevations] Erhöhung
    [conduits] Rohrwerk
    [powerhouses] Turbinenhaus
   *[advanced_tiles] Technologieplättchen für Fortgeschrittene
}
plain-bonus-now = bekäme jetzt { $count } SP
plain-objective = Zielplättchen
plain-automa = Automaplättchen { $tile }
plain-criteria = Kriterien von Automaplättchen { $tile }
plain-criteria-of = Wo Automas { $piece } bauen
plain-criteria-from = sonst gezählt ab { $structure ->
    [conduit] C{ $first }
   *[other] Tal { $first }
}
plain-criteria-water = Reihenfolge der Quellen für Automas
plain-player = { $name }{ $you ->
    [1] { " " }(du)
   *[0] { "" }
}, { $company }{ $passed ->
    [1] , hat gepasst
   *[0] { "" }
}
plain-unit = { $count ->
   *[other] { $item ->
        [vp] SP
        [energy] Energie
        [credit] Hydro
        [excavator] Bagger
        [mixer] Betonmischer
       *[engineer] Arbeiter
    }
}
plain-officer = Führungskraft
plain-power = Fähigkeit des Unternehmens
plain-power-active = { $active ->
    [0] ab dem dritten Turbinenhaus
   *[1] aktiv
}
plain-pieces = Gebaut
plain-built = { $built } von { $most }
plain-next = , Nummer { $at } bringt { $reward }
plain-next-powerhouse = { $built ->
    [0] , Nummer 2 bringt Produktion +1
    [1] , Nummer 2 bringt Produktion +1
    [2] , Produktion +1, Nummer 3 bringt die Fähigkeit
    [3] , Produktion +1, Nummer 4 bringt +3
   *[other] , Produktion +3
}
plain-incomes = Einkommen jeder Runde
plain-tiles = Plättchen
plain-tile = { $tile } ({ $effect })
plain-tile-effect = { $tile ->
    [I-base] 1 Tropfen hinter jede eigene leere Staumauer
    [I-elevation] 1 Drehung mehr je eigener Erhöhung
    [I-conduit] 2 Hydro je Punkt des Produktionswerts
    [I-powerhouse] ohne Arbeiter
    [I-any] kein Aufpreis auf Rot
    [II-base] 1 Energie je eigener Grundmauer
    [II-elevation] füllt die Staumauer
    [II-conduit] höchstens 5 Bagger
    [II-powerhouse] produziert mit +2
    [II-any] beliebige Maschinen
    [III-base] ohne Arbeiter, ohne Maschinen
    [III-elevation] 3 SP je eigener Staumauer der Stufe 2 oder 3
    [III-conduit] 2 Energie je Punkt des Produktionswerts
    [III-powerhouse] 3 SP je eigenem Turbinenhaus
   *[III-any] 3 SP je eigenem Plättchen für Fortgeschrittene
}
plain-building = Bauaktionen in dieser Runde
plain-building-full = alle { $used }
plain-building-next = die nächste braucht
plain-wheel = Auf der Bauscheibe
plain-segment = zurück nach { $rotations ->
    [one] { $rotations } Drehung
   *[other] { $rotations } Drehungen
}
plain-empty = leer
plain-contracts = Verträge
plain-fulfilled = { $count } erfüllt
