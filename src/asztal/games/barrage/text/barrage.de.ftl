## Names

game-name = Barrage
game-about = Staut die Flüsse der Alpen, leitet das Wasser durch eure Stollen und macht vor allen anderen Energie daraus.
nothing = nichts
item-tile = { $tile }
neutral = neutraler Damm
join-or = { $first } oder { $last }
area-in = { $area ->
    [mountain] im Gebirge
    [hill] im Hügelland
   *[plain] in der Ebene
}
structure-word = { $structure ->
    [base] Basis
    [elevation] Aufbau
    [conduit] Leitung
    [powerhouse] Kraftwerk
   *[any] beliebiges Bauwerk
}
structure-a = { $structure ->
    [base] eine Basis
    [elevation] einen Aufbau
    [conduit] eine Leitung
    [powerhouse] ein Kraftwerk
   *[any] ein beliebiges Bauwerk
}
tier-word = { $tier ->
    [green] Grün
    [yellow] Gelb
    [red] Rot
    [national] National
   *[starting] Start
}
company-word = { $company ->
    [usa] USA
    [germany] Deutschland
    [italy] Italien
   *[france] Frankreich
}
item-count = { $item ->
    [credit] { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
    [vp] { $count } SP
    [excavator] { $count } Bagger
    [mixer] { $count } Betonmischer
    [engineer] { $count ->
        [one] { $count } Ingenieur
       *[other] { $count } Ingenieure
    }
    [any_machine] { $count ->
        [one] { $count } Maschine nach Wahl
       *[other] { $count } Maschinen nach Wahl
    }
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
    [drop] { $count } Tropfen
   *[energy] { $count } Energie
}
free-piece = { $structure ->
    [base] 1 Basis umsonst
    [elevation] 1 Aufbau umsonst
    [conduit] 1 Leitung umsonst
   *[powerhouse] 1 Kraftwerk umsonst
}
free-piece-in = { free-piece } { $where }
free-piece-value = { free-piece } bis Wert { $value }
price = { $engineers ->
    [0] keine Ingenieure
    [one] { $engineers } Ingenieur
   *[other] { $engineers } Ingenieure
}{ $credits ->
    [0] { "" }
    [one] , { $credits } Credit
   *[other] , { $credits } Credits
}
short-dam = D{ $basin } { $part ->
    [U] oben
   *[L] unten
}
place-map = Becken { $basin }, { $part ->
    [U] oberer Damm
    [L] unterer Damm
    [A] linke Leitung
    [B] rechte Leitung
   *[other] Kraftwerk { $part }
}
place-headstream = Quelle { $headstream }
place-construction = Baufeld { $number }
place-officer = Feld { $number } von Mahiri Sekibo
place-own-construction = Bau
place-beside = neben { $section ->
    [turbine] der Turbinenstation
    [water_management] der Wasserwirtschaft
    [workshop] der Werkstatt
    [machinery_shop] dem Maschinenhandel
    [contract_office] dem Auftragsbüro
   *[patent_office] dem Patentamt
}
place-side = { $action }, { $side ->
    [left] links
   *[right] rechts
}
action-name = { $section ->
    [turbine] Turbinenstation { $modifier }
    [water_management] Wasserwirtschaft: { $gains }
    [bank] Bank
    [workshop] Werkstatt: { $gains }
    [machinery_shop] Maschinenhandel: { $gains }
    [contract_office] Auftragsbüro, Reihe { $row }: { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
   *[patent_office] Patentamt, Platz { $row }
}
tile-name = { $structure ->
    [base] Basisplättchen
    [elevation] Aufbauplättchen
    [conduit] Leitungsplättchen
   *[powerhouse] Kraftwerksplättchen
}
tile-name-wild = Jokerplättchen
tile-name-krylov = Krylov-Plättchen
tile-name-advanced = { $builds ->
    [any] Jokerplättchen
   *[other] { tile-name }
} { $level }
tile-name-automa = Plättchen { $number }
contract-name = { tier-word } { $need } ({ $gains })
name-bonus = Bonusplättchen: { $bonus ->
    [contracts] Aufträge
    [bases] Basen
    [elevations] Aufbauten
    [conduits] Leitungen
    [powerhouses] Kraftwerke
   *[advanced_tiles] fortgeschrittene Technologie
}
name-objective = Ziel: { $objective ->
    [red_spaces] rote Felder
    [own_connections] eigene Verbindungen
    [best_area] stärkstes Gebiet
    [weakest_area] schwächstes Gebiet
    [basins_with_1] viele Becken
   *[basins_with_3] starke Becken
}
name-headstream-tile = Quellplättchen { $number }
name-automa-tile = Automaplättchen { $number }
name-led = { $company } ({ $ceo })
variant-game-full = volles Spiel
variant-game-intro = Einführungsspiel
variant-automas-0 = keine Automas
variant-automas-1 = mit 1 Automa
variant-automas-2 = mit 2 Automas
variant-automas-3 = mit 3 Automas
variant-level-1 = Automas mit Niederspannung
variant-level-2 = Automas mit Mittelspannung
variant-level-3 = Automas mit Hochspannung
variant-level-4 = Automas mit Überspannung

## Card texts, made from the data of the cards

card-contract = Braucht { $need } Energie. Belohnung: { $gains }.
card-advanced = Baut { structure-a }. { $does }
card-company = { $incomes } Mit { $count } Kraftwerken: { $power }
card-income = { $structure ->
    [base] Basen
    [elevation] Aufbauten
   *[conduit] Leitungen
}: { $second } mit dem zweiten Teil, { $fourth } mit dem vierten, { $fifth } mit dem fünften.
card-bonus = { $vp } SP für { $bonus ->
    [contracts] jeden erfüllten Auftrag
    [bases] jede eigene Basis auf der Karte
    [elevations] jeden eigenen Aufbau auf der Karte
    [conduits] jede eigene Leitung auf der Karte
    [powerhouses] jedes eigene Kraftwerk auf der Karte
   *[advanced_tiles] jedes eigene fortgeschrittene Technologieplättchen
}.
card-objective = { $objective ->
    [red_spaces] Eigene Basen und Kraftwerke auf roten Feldern
    [own_connections] Eigene Basen, die eine eigene Leitung mit einem eigenen Kraftwerk verbindet
    [best_area] Eigene Teile in dem Gebiet, in dem du die meisten hast
    [weakest_area] Eigene Teile in dem Gebiet, in dem du die wenigsten hast
    [basins_with_1] Becken mit mindestens 1 eigenen Teil
   *[basins_with_3] Becken mit mindestens 3 eigenen Teilen, höchstens 5
}: { $points } SP für die meisten, die zweitmeisten und die drittmeisten.
card-headstream = Tropfen in den Runden 1 bis 4: { $drops }.
card-automa = { $steps } { $columns } Quellen: { $headstreams }.
officer-ability = { $power ->
    [base_cost] Deine Basen kosten in jedem Gebiet { $count } Bagger.
    [level3_capacity] Deine Dämme der Stufe 3 halten bis zu { $count } Tropfen.
    [minimum_production] Tropfen mal Wert zählt vor den Modifikatoren mindestens { $count }.
    [conduit_in_mixers] Du darfst eine Leitung statt mit Baggern mit { $count } Betonmischer je Punkt ihres Wertes bezahlen.
    [credits_for_machine] Beim Bauen darfst du statt jeder nötigen Maschine { $count } Credits zahlen.
    [copy_tile] Du hast ein zusätzliches Plättchen, das wie ein anderes deiner Plättchen auf dem Baurad wirkt.
   *[copy_officer] Bis zu { $count }-mal je Runde kopierst du für einen Zug eine andere Führungskraft: 1 Ingenieur, beim zweiten Mal auch { $fee } Credits.
}
company-ability = { $power ->
    [energy_on_flow] { $count } Energie für jeden Tropfen, der an einem deiner Kraftwerke vorbeifließt.
    [second_production] nach jeder Produktion eine zweite mit einem anderen Kraftwerk, ohne Modifikatoren.
    [energy_after_production] nach jeder Produktion { $count } Energie mehr, nicht für Aufträge.
   *[contract_reduction] jeder Auftrag braucht { $count } Energie weniger.
}
tile-effect = { $effect ->
    [drop_in_each_empty_dam] Hinter jeden eigenen Damm ohne Tropfen kommt { $count } Tropfen.
    [rotate_per_elevation] { $count } weitere Drehung für jeden eigenen Aufbau auf der Karte.
    [credits_per_value] { $count } Credits je Punkt des Wertes der neuen Leitung.
    [no_engineers] Kein Ingenieur ist nötig.
    [no_machines] Keine Maschine ist nötig.
    [no_surcharge] Ein rotes Feld der Karte kostet nichts.
    [energy_per_base] { $count } Energie für jede eigene Basis auf der Karte; sie darf einen Auftrag erfüllen.
    [fill_dam] Der erhöhte Damm wird mit Tropfen gefüllt.
    [excavator_cost_cap] Eine Leitung kostet höchstens { $count } Bagger.
    [produce] Du darfst sofort mit { $modifier } produzieren.
    [any_machines] Bagger und Betonmischer dürfen einander ersetzen.
    [vp_per_raised_dam] { $count } SP für jeden eigenen Damm der Stufe 2 oder 3.
    [energy_per_value] { $count } Energie je Punkt des Wertes der neuen Leitung; sie darf einen Auftrag erfüllen.
    [vp_per_powerhouse] { $count } SP für jedes eigene Kraftwerk auf der Karte.
   *[vp_per_advanced_tile] { $count } SP für jedes eigene fortgeschrittene Technologieplättchen.
}

## Automa tiles

automa-step = { $step ->
    [produce] produzieren
    [water_place] wartende Tropfen auf Quellen legen
    [water_flow] Tropfen fließen lassen
    [discard_contracts] Aufträge ablegen
    [build-base] eine Basis bauen
    [build-elevation] einen Aufbau bauen
    [build-conduit] eine Leitung bauen
    [build-powerhouse] ein Kraftwerk bauen
    [patent] ein Patent nehmen
    [rotate] das Baurad drehen
    [machines] Maschinen kaufen
   *[bank] zur Bank gehen
}
automa-produce = produzieren mit { $modifier }, wenn einer der { $tier ->
    [green] grünen
    [yellow] gelben
   *[red] roten
} Aufträge erreichbar ist
automa-water = { $gains } für eigene Dämme
automa-discard = die { $tier ->
    [green] grünen
    [yellow] gelben
   *[red] roten
} Aufträge ablegen für { $gains }
automa-build = { structure-a } bauen
automa-build-in = { structure-a } { $where } bauen
automa-build-value = { structure-a } ab Wert { $value } bauen
automa-patent = { tile-name } oder Jokerplättchen nehmen
automa-rotate = { $gains }
automa-bank = Bank: { $gains }
automa-goes-on = { $step }, dann auch der nächste Schritt
automa-machines = { $gains }, nicht in Runde 5
automa-price = { $does } ({ price })
automa-price-vp = { $does } ({ price }, { $vp } SP)
automa-column = { $structure ->
    [base] Basen und Aufbauten
    [conduit] Leitungen
   *[powerhouse] Kraftwerke
}: { $criteria }; sonst { $structure ->
    [conduit] gezählt ab C{ $from }
   *[other] gezählt ab Becken { $from }
}.
criterion-word = { $criterion ->
    [base_best_conduit] die beste gebaute Leitung beginnt in dem Becken
    [base_own_powerhouse] ein Leitungsfeld führt zu einem eigenen Kraftwerk
    [base_below_powerhouse] Wasser aus einem Kraftwerk kommt hierher, aus einem eigenen zuerst
    [base_below_powerhouse_opp] Wasser aus einem Kraftwerk kommt hierher, aus einem gegnerischen zuerst
    [base_red_space] ein rotes Feld
    [base_feeds_own_dam] ein Leitungsfeld führt zu einem eigenen Damm, oder wenigstens zu keinem gegnerischen
    [base_most_water] die meisten wartenden Tropfen kommen hierher
    [conduit_highest] der höchste Wert unter den möglichen Feldern
    [conduit_second_highest] der zweithöchste Wert unter den möglichen Feldern
    [conduit_dam_own_first] mit einem Damm verbunden: eigener, dann neutraler, dann gegnerischer
    [conduit_dam_opp_first] mit einem Damm verbunden: gegnerischer, dann neutraler, dann eigener
    [conduit_powerhouse_own_first] führt zu einem Kraftwerk: eigenes, dann gegnerisches
    [conduit_powerhouse_opp_first] führt zu einem Kraftwerk: gegnerisches, dann eigenes
    [powerhouse_best_conduit] die beste gebaute Leitung endet in dem Becken
    [powerhouse_own_dam] ein Leitungsfeld kommt von einem eigenen Damm
    [powerhouse_feeds_own_dam] das Wasser erreicht zuerst einen eigenen Damm, oder wenigstens keinen gegnerischen
    [powerhouse_spares_opponent] das Wasser erreicht keinen gegnerischen Damm, oder sonst einen eigenen
    [powerhouse_basin_5] in Becken 5
    [powerhouse_basin_6] in Becken 6
    [powerhouse_basin_7] in Becken 7
    [powerhouse_plains] in der Ebene
    [only-one] das einzige mögliche Feld
    [completes-system] es vervollständigt ein Produktionssystem
    [location-number] das nächste, von der Zahl des Plättchens an gezählt
    [free-before-red] ein Feld ohne Aufpreis vor einem roten
    [headstream-order] die erste in der Reihenfolge des Plättchens, die einem eigenen Damm Wasser bringt
    [officer] die Führungskraft bevorzugt es
   *[tile-power] die Wirkung des Technologieplättchens bevorzugt es
}
skipped-why = { $why ->
    [no-production] keine Produktion ist möglich
    [already-ahead] auf der Energieleiste schon weit genug vorn
    [no-contract] kein Auftrag der Farbe ist erreichbar
    [no-room] kein Tropfen käme zu einem eigenen Damm
    [no-piece] kein Teil ist mehr da
    [no-tile] kein Technologieplättchen passt
    [too-few-machines] zu wenige Maschinen
    [no-site] kein Feld ist frei
    [none-displayed] kein solches Plättchen liegt aus
    [wheel-empty] das Baurad ist leer
   *[round-5] nicht in Runde 5
}

## Questions

ask-action = Was tust du?
ask-site = Wo baust du?
ask-payment = Wie bezahlst du die Maschinen?
ask-machines = Welche Maschinen nimmst du?
ask-headstream = Auf welche Quelle legst du einen Tropfen?
ask-free-piece = Wohin stellst du das kostenlose Teil?
ask-take-contract = Welchen Auftrag nimmst du?
ask-discard-contract = Du hast mehr als drei Aufträge. Welchen legst du ab?
ask-produce = Mit welchen Tropfen produzierst du?
ask-fulfil = Welchen Auftrag erfüllst du?
ask-tile-production = Produzierst du mit der Wirkung des Plättchens?
ask-company = Welches Unternehmen mit welcher Führungskraft wählst du?
ask-starting-contract = Welchen Startauftrag wählst du?

## Options

option-space = { $action } ({ price })
option-patent = Patentamt: { $tile } ({ price })
option-bank = Bank: { $count ->
    [one] { $count } Ingenieur für { $count } Credit
   *[other] { $count } Ingenieure für { $count } Credits
}
option-build = { structure-word } bauen mit dem { $tile }
option-build-krylov = { structure-word } bauen mit dem Krylov-Plättchen als { $tile }
option-build-copy = { structure-word } bauen mit einer Kopie: { $tile }
option-copy = { $officer } kopieren ({ price })
option-pass = Passen
option-site = { $structure ->
    [conduit] { $at }: Becken { $start } nach Becken { $end }, Wert { $value }
    [elevation] { $at }: auf Stufe { $level }
   *[other] { $at }, { $area ->
        [mountain] Gebirge
        [hill] Hügelland
       *[plain] Ebene
    }
}{ $red ->
    [0] { "" }
   *[other] , rot
}
option-pay = { $gains }
option-machines = { $gains }
option-headstream = Quelle { $headstream }, in Becken { $basin }
option-decline = darauf verzichten
option-enough = keinen weiteren Tropfen
option-produce = { $count } Tropfen von { $dam } durch { $conduit }
option-contract = { $contract }
option-discard = { $contract }
option-fulfil = { $contract }
option-skip = verzichten
option-company = { $company } mit { $officer }
preview-left = übrig: { $gains }
preview-best = beste Produktion jetzt: { $energy } Energie{ $count ->
    [0] { "" }
   *[other] , genug für { $contracts }
}
preview-back = bringt zurück: { $gains }
preview-engineers = { price }
preview-cheapest = { $free ->
    [0] mindestens { $gains }
   *[other] keine Maschinen
}, { $count ->
    [one] { $count } mögliches Feld
   *[other] { $count } mögliche Felder
}
preview-cost = kostet { $gains }{ $others ->
    [0] { "" }
   *[other] , oder anders
}
preview-cost-with = mit dem { $tile }: { $gains }{ $others ->
    [0] { "" }
   *[other] , oder anders
}
preview-income = deckt das Einkommen auf: { $income }
preview-drop-stops = { $when ->
    [both] ein Tropfen bliebe bei { $dam } ({ $owner })
    [now] sofort fließend bliebe er bei { $dam } ({ $owner })
   *[later] in der Wasserphase bliebe er bei { $dam } ({ $owner })
}
preview-drop-leaves = { $when ->
    [both] ein Tropfen verließe die Karte
    [now] sofort fließend verließe er die Karte
   *[later] in der Wasserphase verließe er die Karte
}
preview-energy = { $energy } Energie{ $count ->
    [0] { "" }
   *[other] , genug für { $contracts }
}
preview-energy-second = als zweite Produktion { $energy } Energie{ $count ->
    [0] { "" }
   *[other] , genug für { $contracts }
}
preview-fee = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
} an { $owner }, dazu { $count } SP aus dem Vorrat
preview-about = { $about }
preview-power = mit { $count } Kraftwerken: { $ability }

## Why something is not allowed

reason-all-constructions-used = Alle deine Baufelder sind in dieser Runde besetzt.
reason-alone = Wer allein spielt, spielt gegen mindestens einen Automa.
reason-automa-decides = Das Plättchen des Automas entscheidet, was du in dieser Runde zuerst tust.
reason-automas-full-game = Automas spielen nur das volle Spiel.
reason-below-one-energy = Diese Produktion brächte weniger als 1 Energie.
reason-contract-not-reached = Die Energie dieser Produktion reicht für diesen Auftrag nicht.
reason-dam-complete = Auf diesem Damm stehen schon zwei Aufbauten.
reason-level-without-automas = Die Stufe gilt für die Automas, also braucht sie mindestens einen.
reason-map-space-taken = Dieses Feld ist schon bebaut.
reason-must-act = Du hast noch Ingenieure, also musst du handeln.
reason-neutral-dam = Auf einen neutralen Damm kommt kein Aufbau.
reason-no-action-left = Nach dem Kopieren könntest du nicht mehr handeln.
reason-no-piece-left = Du hast alle Teile dieser Art schon gebaut.
reason-no-production = Hier kannst du nicht mindestens 1 Energie produzieren.
reason-no-such-production = Mit diesem Damm, dieser Leitung und so vielen Tropfen kannst du nicht produzieren.
reason-no-such-tile = Dieses Plättchen hast du nicht im Vorrat.
reason-no-third-copy = Du hast in dieser Runde schon zweimal kopiert.
reason-no-tile-here = Auf diesem Platz liegt kein Plättchen.
reason-not-own-dam = Hier hast du keinen Damm für einen Aufbau.
reason-not-your-officer = Nur Mahiri Sekibo kopiert andere Führungskräfte.
reason-one-copy-per-turn = Du hast in diesem Zug schon eine Führungskraft kopiert.
reason-other-area = Die Belohnung gilt für ein anderes Gebiet.
reason-other-powerhouse = Die zweite Produktion braucht ein anderes Kraftwerk.
reason-own-dam-in-basin = In diesem Becken hast du schon einen Damm.
reason-own-powerhouse-in-basin = In diesem Becken hast du schon ein Kraftwerk.
reason-space-closed = Dieses Feld ist in diesem Spiel gesperrt.
reason-space-taken = Auf diesem Feld stehen schon Ingenieure.
reason-tile-does-not-fit = Dieses Plättchen baut ein anderes Bauwerk.
reason-too-few-contracts = Es liegen zu wenige Aufträge aus.
reason-too-few-credits = Du hast zu wenige Credits.
reason-too-few-drops = Hinter diesem Damm liegen nicht so viele Tropfen.
reason-too-few-engineers = Du hast zu wenige Ingenieure.
reason-too-few-machines = Du hast zu wenige Maschinen.
reason-value-too-high = Der Wert dieser Leitung ist für die Belohnung zu hoch.

## What happens

event-drafted = { $seat }: { $company } mit { $officer }.
event-drafted-alone = { $seat }: { $company }.
event-drafted-contract = { $seat } beginnt mit dem Auftrag { $contract }.
event-neutral-dam = Ein neutraler Damm der Stufe { $level } steht bei { $at }.
event-round-began = Runde { $round } beginnt.
event-engineers = { $seat } setzt { $count ->
    [one] { $count } Ingenieur
   *[other] { $count } Ingenieure
} ein: { $space }.
event-copied = { $seat } kopiert für diesen Zug { $officer }.
event-passed = { $seat } passt.
event-gained = { $seat } bekommt { $items }.
event-lost = { $seat } verliert { $items }.
event-paid = { $seat } zahlt { $items }.
event-laid = { $seat } legt aufs Baurad: { $items }.
event-rotated = { $seat } dreht das Baurad { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
event-returned = { $seat } bekommt zurück: { $items }.
event-built = { $seat } baut { structure-a } bei { $at }.
event-built-because = { $seat } baut { structure-a } bei { $at }: { criterion-word }.
event-drops-placed = { $count } Tropfen { $count ->
    [one] kommt
   *[other] kommen
} auf Quelle { $headstream }.
event-drops-behind = { $count } Tropfen { $count ->
    [one] kommt
   *[other] kommen
} hinter den Damm { $at }.
event-drop-ran = Ein Tropfen fließt in Becken { $basin }.
event-drop-passed = Ein Tropfen fließt über den vollen Damm { $at }.
event-drop-stopped = Wasser bleibt stehen: { $items }.
drops-at = { $count } Tropfen bei { $at }
event-drop-left = { $count } Tropfen { $count ->
    [one] verlässt
   *[other] verlassen
} die Karte.
event-produced = { $seat } produziert { $energy } Energie: { $drops } Tropfen von { $dam } durch { $conduit }.
event-conduit-used = { $seat } nutzt die Leitung von { $owner } für { $count } Tropfen.
event-fulfilled = { $seat } erfüllt den Auftrag { $contract }.
event-took = { $seat } nimmt den Auftrag { $contract }.
event-discarded = { $seat } legt den Auftrag { $contract } ab.
event-contract-revealed = Neuer Auftrag in der Auslage: { $contract }.
event-patented = { $seat } nimmt das { $tile }.
event-patents-revealed = Das Patentamt zeigt { $tiles }.
event-ranked = { $seat } bekommt { $count } SP für den Rang auf der Energieleiste.
event-banked = { $automa ->
    [0] { $seat } bekommt { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    } für die Energie dieser Runde.
   *[other] { $seat } bekommt { $count } SP für die Energie dieser Runde.
}
event-no-energy = { $seat } hat keine Energie und verliert { $count } SP.
event-bonus-scored = { $count ->
    [0] { $seat } bekommt keine Punkte ({ $bonus }).
   *[other] { $seat } bekommt { $count } SP ({ $bonus }).
}
event-new-order = Neue Zugreihenfolge: { $seats }.
event-objective-scored = { $seat } bekommt { $count } SP für das Ziel (gezählt: { $reached }).
event-automa-turn = { $seat } handelt nach { $tile } und entscheidet nach { $criteria }.
event-directed = Was { $seat } in dieser Runde zuerst tut, entscheidet { $tile }.
event-automa-skipped = { $seat } lässt aus: { automa-step } ({ skipped-why }).
event-automa-step = { $seat }, Schritt { $number }: { automa-step }.
event-automa-chose = { $seat } wählt { $at }: { criterion-word }.

## Score

score-start = zu Beginn
score-contracts = Aufträge
score-income = Einkommen
score-conduits = Nutzung eigener Leitungen durch andere
score-tiles = Technologieplättchen
score-rank = Energie der Runden
score-no-energy = Runden ohne Energie
score-bonus = Bonusplättchen
score-objective = Ziel
score-supply = übrige Maschinen und Credits
score-water = Tropfen hinter eigenen Dämmen
score-credits = als Punkte erhaltene und gezahlte Credits
