## Names

game-name = Wasserkraft (Barrage)
game-about = Staue die Flüsse der Alpen, leite das Wasser durch deine Rohrwerke und mache vor allen anderen Energie daraus.
nothing = nichts
item-tile = { $tile }
neutral = neutrale Staumauer
join-or = { $first } oder { $last }
area-in = { $area ->
    [mountain] in den Bergen
    [hill] in den Hügeln
   *[plain] in der Ebene
}
structure-word = { $structure ->
    [base] Grundmauer
    [elevation] Erhöhung
    [conduit] Rohrwerk
    [powerhouse] Turbinenhaus
   *[any] beliebiges Bauwerk
}
structure-a = { $structure ->
    [base] eine Grundmauer
    [elevation] eine Erhöhung
    [conduit] ein Rohrwerk
    [powerhouse] ein Turbinenhaus
   *[any] ein beliebiges Bauwerk
}
tier-word = { $tier ->
    [green] grüner Vertrag
    [yellow] gelber Vertrag
    [red] roter Vertrag
    [national] staatlicher Vertrag
   *[starting] Startvertrag
}
item-count = { $item ->
    [credit] { $count } Hydro
    [vp] { $count } SP
    [excavator] { $count } Bagger
    [mixer] { $count } Betonmischer
    [engineer] { $count } Arbeiter
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
        [one] { $count } sofort fließender Tropfen
       *[other] { $count } sofort fließende Tropfen
    }
    [drop] { $count } Tropfen
   *[energy] { $count } Energie
}
free-piece = { $structure ->
    [base] 1 kostenlose Grundmauer
    [elevation] 1 kostenlose Erhöhung
    [conduit] 1 kostenloses Rohrwerk
   *[powerhouse] 1 kostenloses Turbinenhaus
}
free-piece-in = { free-piece } { $where }
free-piece-value = { free-piece } bis Produktionswert { $value }
price = { $engineers ->
    [0] ohne Arbeiter
   *[other] { $engineers } Arbeiter
}{ $credits ->
    [0] { "" }
   *[other] , { $credits } Hydro
}
short-dam = D{ $basin } { $part ->
    [U] oben
   *[L] unten
}
place-map = Tal { $basin }, { $part ->
    [U] obere Staumauer
    [L] untere Staumauer
    [A] linkes Rohrwerk
    [B] rechtes Rohrwerk
   *[other] Turbinenhaus { $part }
}
place-headstream = Quelle { $headstream }
place-construction = Bauaktion { $number }
place-officer = Aktionsfeld { $number } von Mahiri Sekibo
place-own-construction = Bauaktion
place-beside = neben { $section ->
    [turbine] der Turbinenstation
    [water_management] der Wasserwirtschaft
    [workshop] der Werkstatt
    [machinery_shop] dem Maschinenhandel
    [contract_office] dem Vertragsbüro
   *[patent_office] dem Patentamt
}
place-side = { $action }, { $side ->
    [left] links
   *[right] rechts
}
place-row = { $section ->
    [turbine] Turbinenstation
    [water_management] Wasserwirtschaft
    [workshop] Werkstatt
    [machinery_shop] Maschinenhandel
   *[contract_office] Vertragsbüro
}, Reihe { $row }, { $side ->
    [left] links
   *[right] rechts
}
action-name = { $section ->
    [turbine] Turbinenstation { $modifier }
    [water_management] Wasserwirtschaft: { $gains }
    [bank] Bank
    [workshop] Werkstatt: { $gains }
    [machinery_shop] Maschinenhandel: { $gains }
    [contract_office] Vertragsbüro, Reihe { $row }: { $count ->
        [one] { $count } Vertrag
       *[other] { $count } Verträge
    }
   *[patent_office] Patentamt, Platz { $row }
}
tile-name = { $structure ->
    [base] Grundmauerplättchen
    [elevation] Erhöhungsplättchen
    [conduit] Rohrwerkplättchen
   *[powerhouse] Turbinenhausplättchen
}
tile-name-wild = Jokerplättchen
tile-name-krylov = Krylov-Plättchen
tile-name-advanced = { $builds ->
    [any] Jokerplättchen
   *[other] { tile-name }
} { $level }
tile-name-automa = Plättchen { $number }
contract-name = { tier-word } { $need } ({ $gains })
name-bonus = Bonusplättchen: { $name }
name-objective = Zielplättchen: { $name }
name-headstream-tile = Quellenplättchen { $number }
name-automa-tile = Automaplättchen { $number }
variant-game = Spiel
variant-game-full = volles Spiel
variant-game-intro = Einführungsspiel
variant-automas = Anzahl der Automas
variant-automas-0 = ohne Automas
variant-automas-1 = mit 1 Automa
variant-automas-2 = mit 2 Automas
variant-automas-3 = mit 3 Automas
variant-level = Stärke der Automas
variant-level-1 = Automas mit Niederspannung
variant-level-2 = Automas mit Mittelspannung
variant-level-3 = Automas mit Hochspannung
variant-level-4 = Automas mit Überspannung

## Card texts, made from the data of the cards

card-contract = Braucht { $need } Energie. Belohnung: { $gains }.
card-advanced = Baut { structure-a }. { $does }
card-company = { $incomes } Mit { $count } Turbinenhäusern: { $power }
card-income = { $structure ->
    [base] Grundmauern
    [elevation] Erhöhungen
   *[conduit] Rohrwerke
}: { $second } mit dem zweiten Teil, { $fourth } mit dem vierten, { $fifth } mit dem fünften.
card-bonus = { $vp } SP für { $bonus ->
    [contracts] jeden erfüllten Vertrag
    [bases] jede eigene Grundmauer auf dem Spielplan
    [elevations] jede eigene Erhöhung auf dem Spielplan
    [conduits] jedes eigene Rohrwerk auf dem Spielplan
    [powerhouses] jedes eigene Turbinenhaus auf dem Spielplan
   *[advanced_tiles] jedes eigene Technologieplättchen für Fortgeschrittene
}.
card-objective = { $objective ->
    [red_spaces] Eigene Grundmauern und Turbinenhäuser auf roten Baufeldern
    [own_connections] Eigene Grundmauern, die ein eigenes Rohrwerk mit einem eigenen Turbinenhaus verbindet
    [best_area] Eigene Teile in dem Gebiet, in dem du die meisten hast
    [weakest_area] Eigene Teile in dem Gebiet, in dem du die wenigsten hast
    [basins_with_1] Täler mit mindestens 1 eigenen Teil
   *[basins_with_3] Täler mit mindestens 3 eigenen Teilen, von denen höchstens 5 zählen
}: { $points } SP für die meisten, die zweitmeisten und die drittmeisten.
card-headstream = Tropfen in den Runden 1 bis 4: { $drops }.
card-automa = { $steps } { $columns } Quellen: { $headstreams }.
officer-ability = { $power ->
    [base_cost] Deine Grundmauern kosten in jedem Gebiet { $count } Bagger.
    [level3_capacity] Deine Staumauern der Stufe 3 fassen bis zu { $count } Tropfen.
    [minimum_production] Tropfen mal Produktionswert zählt vor den Modifikatoren mindestens { $count }.
    [conduit_in_mixers] Du darfst ein Rohrwerk statt mit Baggern mit { $count } Betonmischer je Punkt des Produktionswertes bezahlen.
    [credits_for_machine] Beim Bauen darfst du jede nötige Maschine durch { $count } Hydro ersetzen.
    [copy_tile] Du hast ein zusätzliches Plättchen, das wie ein anderes deiner Plättchen auf der Bauscheibe wirkt.
   *[copy_officer] Bis zu { $count }-mal je Runde kopierst du für einen Zug eine andere Führungskraft: 1 Arbeiter, beim zweiten Mal auch { $fee } Hydro.
}
company-ability = { $power ->
    [energy_on_flow] { $count } Energie für jeden Tropfen, der auf natürlichem Weg an einem deiner Turbinenhäuser vorbeifließt.
    [second_production] nach jeder Produktion eine zweite mit einem anderen Turbinenhaus, ohne Modifikatoren.
    [energy_after_production] nach jeder Produktion { $count } Energie mehr, nicht für Verträge.
   *[contract_reduction] Jeder Vertrag braucht { $count } Energie weniger.
}
tile-drop-in-each-empty-dam = Hinter jede eigene Staumauer ohne Tropfen kommt { $count } Tropfen.
tile-rotate-per-elevation = { $count } weitere Drehung für jede eigene Erhöhung auf dem Spielplan.
tile-credits-per-value = { $count } Hydro je Punkt des Produktionswertes des neuen Rohrwerks.
tile-no-engineers = Arbeiter sind nicht nötig.
tile-no-machines = Maschinen sind nicht nötig.
tile-no-surcharge = Ein rotes Baufeld kostet keinen Aufpreis.
tile-energy-per-base = { $count } Energie für jede eigene Grundmauer auf dem Spielplan; damit darfst du einen Vertrag erfüllen.
tile-fill-dam = Die erhöhte Staumauer wird mit Tropfen gefüllt.
tile-excavator-cost-cap = Ein Rohrwerk kostet höchstens { $count } Bagger.
tile-produce = Du darfst sofort mit { $modifier } produzieren.
tile-any-machines = Bagger und Betonmischer dürfen einander ersetzen.
tile-vp-per-raised-dam = { $count } SP für jede eigene Staumauer der Stufe 2 oder 3.
tile-energy-per-value = { $count } Energie je Punkt des Produktionswertes des neuen Rohrwerks; damit darfst du einen Vertrag erfüllen.
tile-vp-per-powerhouse = { $count } SP für jedes eigene Turbinenhaus auf dem Spielplan.
tile-vp-per-advanced-tile = { $count } SP für jedes eigene Technologieplättchen für Fortgeschrittene.

## Automa tiles

automa-step = { $step ->
    [produce] produzieren
    [water_place] wartende Tropfen auf Quellen legen
    [water_flow] Tropfen fließen lassen
    [discard_contracts] Verträge ablegen
    [build-base] eine Grundmauer bauen
    [build-elevation] eine Erhöhung bauen
    [build-conduit] ein Rohrwerk bauen
    [build-powerhouse] ein Turbinenhaus bauen
    [patent] ein Patent nehmen
    [rotate] die Bauscheibe drehen
    [machines] Maschinen kaufen
   *[bank] zur Bank gehen
}
automa-produce = produzieren mit { $modifier }, wenn einer der { $tier ->
    [green] grünen
    [yellow] gelben
   *[red] roten
} Verträge erreichbar ist
automa-water = { $gains } für eigene Staumauern
automa-discard = die { $tier ->
    [green] grünen
    [yellow] gelben
   *[red] roten
} Verträge ablegen für { $gains }
automa-build = { structure-a } bauen
automa-build-in = { structure-a } { $where } bauen
automa-build-value = { structure-a } ab Produktionswert { $value } bauen
automa-patent = { tile-name } oder Jokerplättchen nehmen
automa-rotate = { $gains }
automa-bank = Bank: { $gains }
automa-goes-on = { $step }, danach weiter mit dem nächsten Schritt
automa-machines = { $gains }, nicht in Runde 5
automa-price = { $does } ({ price })
automa-price-vp = { $does } ({ price }, { $vp } SP)
automa-column = { $structure ->
    [base] Grundmauern und Erhöhungen
    [conduit] Rohrwerke
   *[powerhouse] Turbinenhäuser
}: { $criteria }; sonst { $structure ->
    [conduit] gezählt ab C{ $from }
   *[other] gezählt ab Tal { $from }
}.
criterion-word = { $criterion ->
    [base_best_conduit] das beste gebaute Rohrwerk beginnt in diesem Tal
    [base_own_powerhouse] ein Rohrwerkfeld führt zu einem eigenen Turbinenhaus
    [base_below_powerhouse] Wasser aus einem Turbinenhaus erreicht das Feld, aus einem eigenen zuerst
    [base_below_powerhouse_opp] Wasser aus einem Turbinenhaus erreicht das Feld, aus einem gegnerischen zuerst
    [base_red_space] ein rotes Baufeld
    [base_feeds_own_dam] ein Rohrwerkfeld führt zu einer eigenen Staumauer oder wenigstens zu keiner gegnerischen
    [base_most_water] mehr wartende Tropfen als anderswo erreichen das Feld
    [conduit_highest] der höchste Produktionswert unter den möglichen Baufeldern
    [conduit_second_highest] der zweithöchste Produktionswert unter den möglichen Baufeldern
    [conduit_dam_own_first] mit einer Staumauer verbunden: eigene, dann neutrale, dann gegnerische
    [conduit_dam_opp_first] mit einer Staumauer verbunden: gegnerische, dann neutrale, dann eigene
    [conduit_powerhouse_own_first] führt zu einem Turbinenhaus: eigenes, dann gegnerisches
    [conduit_powerhouse_opp_first] führt zu einem Turbinenhaus: gegnerisches, dann eigenes
    [powerhouse_best_conduit] das beste gebaute Rohrwerk endet in diesem Tal
    [powerhouse_own_dam] ein Rohrwerkfeld führt von einer eigenen Staumauer hierher
    [powerhouse_feeds_own_dam] das Wasser erreicht zuerst eine eigene Staumauer oder wenigstens keine gegnerische
    [powerhouse_spares_opponent] das Wasser erreicht keine gegnerische Staumauer oder wenigstens auch eine eigene
    [powerhouse_basin_5] in Tal 5
    [powerhouse_basin_6] in Tal 6
    [powerhouse_basin_7] in Tal 7
    [powerhouse_plains] in der Ebene
    [only-one] die einzige Möglichkeit
    [completes-system] das vervollständigt ein Produktionssystem
    [location-number] als Nächstes an der Reihe, ab der Zahl des Plättchens gezählt
    [free-before-red] ein Baufeld ohne Aufpreis vor einem roten
    [headstream-order] die erste in der Reihenfolge des Plättchens, die einer eigenen Staumauer Wasser bringt
    [strongest] die stärkste Produktion
    [neutral-dam] eine neutrale Staumauer zuerst
    [officer] wegen der Fähigkeit der Führungskraft
    [company-power] wegen der Fähigkeit des Unternehmens
   *[tile-power] wegen der Wirkung des Technologieplättchens
}
skipped-why = { $why ->
    [no-production] eine Produktion ist nicht möglich
    [already-ahead] auf der Energieleiste schon weit genug vorn
    [no-contract] kein Vertrag dieser Farbe ist erreichbar
    [no-room] kein Tropfen würde eine eigene Staumauer erreichen
    [no-piece] kein Teil ist mehr da
    [no-tile] kein Technologieplättchen passt
    [too-few-machines] zu wenige Maschinen
    [no-site] es gibt keinen Platz dafür
    [none-displayed] kein solches Plättchen liegt aus
    [wheel-empty] die Bauscheibe ist leer
   *[round-5] nicht in Runde 5
}

## Questions

ask-action = Was tust du?
ask-site = Wo baust du?
ask-payment = Womit bezahlst du den Bau?
ask-machines = Welche Maschinen nimmst du?
ask-headstream = Auf welche Quelle legst du einen Tropfen?
ask-free-piece = Wohin stellst du das kostenlose Teil?
ask-take-contract = Welchen Vertrag nimmst du?
ask-discard-contract = Du hast mehr als drei Verträge. Welchen legst du ab?
ask-produce = Mit welchen Tropfen produzierst du?
ask-fulfil = Welchen Vertrag erfüllst du?
ask-tile-production = Produzierst du mit der Wirkung des Plättchens?
ask-company = Welches Unternehmen mit welcher Führungskraft wählst du?
ask-starting-contract = Welchen Startvertrag wählst du?

## Options

option-space = { $action } ({ price })
option-patent = Patentamt: { $tile } ({ price })
option-bank = Bank: { $count } Hydro für { $count } Arbeiter
option-build = { structure-word } bauen ({ $tile })
option-build-krylov = { structure-word } bauen (Krylov-Plättchen als { $tile })
option-build-copy = { structure-word } bauen (Kopie: { $tile })
option-copy = { $officer } kopieren ({ price })
option-pass = Passen
option-site = { $structure ->
    [conduit] { $at }: Tal { $start } nach Tal { $end }, Produktionswert { $value }
    [elevation] { $at }: auf Stufe { $level }
   *[other] { $at }, { $area ->
        [mountain] Berge
        [hill] Hügel
       *[plain] Ebene
    }
}{ $red ->
    [0] { "" }
   *[other] , rot
}
option-pay = { $gains }
option-machines = { $gains }
option-headstream = Quelle { $headstream }, in Tal { $basin }
option-decline = darauf verzichten
option-enough = keinen weiteren Tropfen
option-produce = { $count } Tropfen von { $dam } durch { $conduit }
option-contract = { $contract }
option-discard = { $contract }
option-fulfil = { $contract }
option-skip = diesmal nicht
option-company = { $company } mit { $officer }
preview-left = übrig: { $gains }
preview-best = beste Produktion jetzt: { $energy } Energie{ $count ->
    [0] { "" }
   *[other] , genug für: { $contracts }
}
preview-back = kommt zurück: { $gains }
preview-engineers = { price }
preview-cheapest = { $free ->
    [0] mindestens { $gains }
   *[other] ohne Maschinen
}, { $count ->
    [one] { $count } mögliches Baufeld
   *[other] { $count } mögliche Baufelder
}
preview-cost = kostet { $gains }{ $others ->
    [0] { "" }
   *[other] { " " }(auch anders zahlbar)
}
preview-income = legt Einkommen frei: { $income }
preview-drop-stops = { $when ->
    [both] ein Tropfen bliebe bei { $dam } ({ $owner })
    [now] liefe er sofort, bliebe er bei { $dam } ({ $owner })
   *[later] im Wasserfluss bliebe er bei { $dam } ({ $owner })
}
preview-drop-leaves = { $when ->
    [both] ein Tropfen verließe den Spielplan
    [now] liefe er sofort, verließe er den Spielplan
   *[later] im Wasserfluss verließe er den Spielplan
}
preview-energy = { $energy } Energie{ $count ->
    [0] { "" }
   *[other] , genug für: { $contracts }
}
preview-fee = { $owner } bekommt von dir { $count } Hydro und dazu { $count } SP
preview-about = { $about }
preview-power = mit { $count } Turbinenhäusern: { $ability }

## Why something is not allowed

reason-all-constructions-used = Die Aktionsfelder deiner Bauaktionen sind in dieser Runde alle besetzt.
reason-all-drops = Alle gezeigten Tropfen müssen gelegt werden.
reason-all-or-nothing = Auf die Tropfen einer Belohnung kann man nur im Ganzen verzichten.
reason-alone = Wer allein spielt, spielt gegen mindestens einen Automa.
reason-automa-decides = Das Automaplättchen entscheidet, was du in dieser Runde zuerst tust.
reason-automas-full-game = Automas spielen nur das volle Spiel.
reason-below-one-energy = Diese Produktion brächte weniger als 1 Energie.
reason-build-by-action = { $structure ->
    [elevation] Diese Staumauer lässt sich erhöhen; Bauen ist eine eigene Aktion.
   *[other] Hier ist Platz für { structure-a }; Bauen ist eine eigene Aktion.
}
reason-building-for-turn = In diesem Zug baust du, und ein Zug hat nur eine Aktion.
reason-built-by-other = Hier hat { $seat } gebaut.
reason-company-chosen = Dein Unternehmen mit seiner Führungskraft hast du schon gewählt.
reason-company-first = Wähle zuerst ein Unternehmen; der Startvertrag kommt danach.
reason-contract-by-office = Die ausliegenden Verträge nimmt man im Vertragsbüro.
reason-contract-fulfilled = Diesen Vertrag hat { $seat } erfüllt.
reason-contract-not-reached = Die Energie dieser Produktion reicht für diesen Vertrag nicht.
reason-contract-of-other = Dieser Vertrag gehört { $seat }.
reason-copy-before-action = Mahiri Sekibo kopiert eine andere Führungskraft, bevor du in deinem Zug handelst.
reason-dam-and-conduit = Wähle die Staumauer und das Rohrwerk; sie führen zu deinem Turbinenhaus.
reason-dam-complete = Auf dieser Staumauer stehen schon zwei Erhöhungen.
reason-dam-empty = Hinter dieser Staumauer ist kein Wasser.
reason-fulfil-after-production = Ein Vertrag wird gleich nach einer Produktion erfüllt, die stark genug ist.
reason-held-already = Diesen Vertrag hast du schon.
reason-level-without-automas = Die Stärke gilt für die Automas, also braucht es mindestens einen.
reason-map-space-taken = Dieses Baufeld ist schon bebaut.
reason-must-act = Du hast noch Arbeiter, also musst du handeln.
reason-national-contract = Staatliche Verträge nimmt man nicht; sie werden direkt aus der Auslage erfüllt.
reason-neutral-dam = Auf eine neutrale Staumauer kommt keine Erhöhung.
reason-no-action-left = Nach dem Kopieren könntest du nicht mehr handeln.
reason-no-conduit = Hier ist kein Rohrwerk gebaut.
reason-no-dam-to-raise = Du hast keine Staumauer, die erhöht werden könnte.
reason-no-fitting-tile = Du hast in deinem Vorrat kein Plättchen, mit dem du { structure-a } bauen kannst.
reason-no-own-dam = Auf diesem Feld steht weder eine eigene noch eine neutrale Staumauer.
reason-no-own-powerhouse = Auf diesem Feld hast du kein Turbinenhaus.
reason-no-piece-left = Du hast alle Teile dieser Art schon gebaut.
reason-no-powerhouse-below = Wo dieses Rohrwerk endet, hast du kein Turbinenhaus.
reason-no-production = Hier könntest du nicht einmal 1 Energie produzieren.
reason-no-such-production = Mit dieser Staumauer, diesem Rohrwerk und so vielen Tropfen kannst du nicht produzieren.
reason-no-such-tile = Dieses Plättchen hast du nicht im Vorrat.
reason-no-third-copy = Du hast in dieser Runde schon zweimal kopiert.
reason-no-tile-here = Auf diesem Platz liegt kein Plättchen.
reason-no-water-above = Wo dieses Rohrwerk beginnt, liegt kein Wasser hinter einer eigenen oder neutralen Staumauer.
reason-no-way-from-dam = Von dieser Staumauer führt kein Rohrwerk zu einem deiner Turbinenhäuser.
reason-not-held = Diesen Vertrag hast du nicht.
reason-not-own-dam = Hier hast du keine Staumauer für eine Erhöhung.
reason-not-your-officer = Nur Mahiri Sekibo kopiert andere Führungskräfte.
reason-nothing-to-copy = Auf deiner Bauscheibe liegt kein anderes Plättchen, das dieses kopieren könnte.
reason-office-first = Verträge nimmt man im Vertragsbüro; wähle eines seiner Felder.
reason-officer-copied = Diese Führungskraft hast du kopiert; in diesem Zug gilt ihre Fähigkeit für dich.
reason-officer-of-other = Diese Führungskraft arbeitet für { $seat }.
reason-officer-to-copy = Wähle die Führungskraft, deren Fähigkeit du kopieren willst.
reason-one-copy-per-turn = Du hast in diesem Zug schon eine Führungskraft kopiert.
reason-one-drop-first = Du darfst aufhören, wenn mindestens ein Tropfen liegt.
reason-other-area = Die Belohnung gilt für ein anderes Gebiet.
reason-other-powerhouse = Die zweite Produktion braucht ein anderes Turbinenhaus.
reason-other-structure = Du setzt gerade { structure-a }, und dieses Feld ist für etwas anderes.
reason-own-dam-in-basin = In diesem Tal hast du schon eine Staumauer.
reason-own-officer = Die Fähigkeit deiner Führungskraft gilt von selbst; sie ist keine Aktion.
reason-own-powerhouse-in-basin = In diesem Tal hast du schon ein Turbinenhaus.
reason-production-first = Ein Vertrag wird gleich nach einer Produktion erfüllt; wähle ein Feld der Turbinenstation.
reason-segment-empty = Auf diesem Segment deiner Bauscheibe liegt nichts.
reason-site-of-turn = Genau hier baust du gerade.
reason-space-closed = Dieses Aktionsfeld ist in dieser Partie gesperrt.
reason-space-for-turn = Deine Aktion in diesem Zug: { $space }. Ein Zug hat nur eine Aktion.
reason-space-in-turn = Ein Aktionsfeld wählst du in deinem Zug.
reason-space-of-turn = Hierhin hast du gerade deine Arbeiter gesetzt; das ist deine Aktion.
reason-space-taken = Auf diesem Aktionsfeld stehen schon Arbeiter.
reason-tile-by-action = Mit diesem Plättchen baust du; das ist eine eigene Aktion.
reason-tile-by-office = Dieses Plättchen nimmt man im Patentamt; das ist eine eigene Aktion.
reason-tile-does-not-fit = Mit diesem Plättchen lässt sich dieses Bauwerk nicht bauen.
reason-tile-first = Um hier zu bauen, wähle zuerst das Plättchen, mit dem du baust.
reason-tile-of-other = Dieses Plättchen gehört { $seat }.
reason-tile-of-turn = Mit diesem Plättchen baust du gerade.
reason-tile-on-wheel = Dieses Plättchen liegt auf deiner Bauscheibe; du kannst es nutzen, wenn es zurück ist.
reason-too-few-contracts = Es liegen zu wenige Verträge aus.
reason-too-few-credits = Du hast zu wenig Hydro.
reason-too-few-drops = Hinter dieser Staumauer liegen nicht so viele Tropfen.
reason-too-few-engineers = Du hast zu wenige Arbeiter.
reason-too-few-machines = Du hast zu wenige Maschinen.
reason-value-too-high = Der Produktionswert dieses Rohrwerks ist für die Belohnung zu hoch.
reason-water-by-effect = Tropfen kommen durch die Wasserwirtschaft auf eine Quelle, oder wenn ein Effekt es sagt.
reason-water-first = Tropfen kommen durch die Wasserwirtschaft auf eine Quelle; wähle eines ihrer Felder.
reason-wheel-turns = Was auf der Bauscheibe liegt, kommt zurück, wenn sie sich dreht: beim Bauen oder in der Werkstatt.
reason-whole-basin = Ein ganzes Tal ist nicht wählbar; zeige auf eine Staumauer, ein Turbinenhaus oder ein Rohrwerk darin.

## Where that comes from

cause-gap = { $missing ->
    [water] Dein Turbinenhaus in Tal { $to }: Aus Tal { $from } führt ein Rohrwerk dorthin, aber die Staumauer in Tal { $from } ist leer.
    [owner] Dein Turbinenhaus in Tal { $to }: Aus Tal { $from } führt ein Rohrwerk dorthin, aber die Staumauer in Tal { $from } gehört { $seat }.
    [dam] Dein Turbinenhaus in Tal { $to }: Aus Tal { $from } führt ein Rohrwerk dorthin, aber in Tal { $from } steht keine Staumauer.
    [conduit] Dein Turbinenhaus in Tal { $to }: Noch führt kein Rohrwerk dorthin.
   *[powerhouse] { $to ->
        [0] Du hast noch kein Turbinenhaus.
       *[other] Aus Tal { $from } könnte Wasser nach Tal { $to } fließen, aber dort hast du kein Turbinenhaus.
    }
}
cause-below-one = Deine beste Produktion bringt jetzt { $energy } Energie, und dieses Feld ändert das um { $modifier }.
cause-foreign-conduit = Das Rohrwerk von Tal { $from } nach Tal { $to } gehört { $seat }; es zu nutzen kostet { $count } Hydro.
cause-tiles = Deine passenden Plättchen: { $tiles }.
cause-on-wheel = Auf deiner Bauscheibe liegt: { $tile }; es kommt nach { $turns ->
    [one] { $turns } Drehung
   *[other] { $turns } Drehungen
} zurück.
cause-engineers = Sie gehören { $seat }.

## What happens

event-drafted = { $seat }: { $company } mit { $officer }.
event-drafted-alone = { $seat }: { $company }.
event-drafted-contract = { $seat } beginnt mit: { $contract }.
event-neutral-dam = Eine neutrale Staumauer der Stufe { $level } steht bei { $at }.
event-round-began = Runde { $round } beginnt.
event-engineers = { $seat } setzt { $count } Arbeiter – { $space }.
event-copied = { $seat } kopiert für diesen Zug { $officer }.
event-passed = { $seat } passt.
event-gained = { $seat } bekommt { $items }.
event-lost = { $seat } verliert { $items }.
event-paid = { $seat } zahlt { $items }.
event-laid = { $seat } legt auf die Bauscheibe: { $items }.
event-rotated = { $seat } dreht die Bauscheibe um { $count ->
    [one] { $count } Segment
   *[other] { $count } Segmente
}.
event-returned = { $seat } bekommt zurück: { $items }.
event-turned = { $seat } dreht die Bauscheibe um { $count ->
    [one] { $count } Segment
   *[other] { $count } Segmente
} und bekommt zurück: { $items }.
event-built = { $seat } baut { structure-a } bei { $at }.
event-built-because = { $seat } baut { structure-a } bei { $at } ({ criterion-word }).
event-drops-placed = { $count } Tropfen { $count ->
    [one] kommt
   *[other] kommen
} auf Quelle { $headstream }.
event-drops-chosen = { $seat } legt { $count } Tropfen auf Quelle { $headstream } ({ criterion-word }).
event-drops-behind = { $count } Tropfen { $count ->
    [one] kommt
   *[other] kommen
} hinter die Staumauer { $at }.
event-drop-ran = Ein Tropfen fließt in Tal { $basin }.
event-drop-passed = Ein Tropfen fließt über die volle Staumauer { $at }.
event-drop-stopped = Wasser wird gestaut: { $items }.
drops-at = { $count } Tropfen bei { $at }
event-drop-left = { $count } Tropfen { $count ->
    [one] verlässt
   *[other] verlassen
} den Spielplan.
event-produced = { $seat } produziert { $energy } Energie: { $drops } Tropfen von { $dam } durch { $conduit }.
event-produced-because = { $seat } produziert { $energy } Energie: { $drops } Tropfen von { $dam } durch { $conduit } ({ criterion-word }).
event-conduit-used = { $seat } nutzt für { $count } Tropfen das Rohrwerk von { $owner }.
event-fulfilled = { $seat } erfüllt: { $contract }.
event-took = { $seat } nimmt: { $contract }.
event-discarded = { $seat } legt ab: { $contract }.
event-contract-revealed = Neu in der Auslage: { $contract }.
event-patented = { $seat } nimmt: { $tile }.
event-patents-revealed = Im Patentamt liegen: { $tiles }.
event-ranked = { $seat } bekommt { $count } SP für den Rang auf der Energieleiste.
event-banked = { $automa ->
    [0] { $seat } bekommt { $count } Hydro für die Energie dieser Runde.
   *[other] { $seat } bekommt { $count } SP für die Energie dieser Runde.
}
event-no-energy = { $seat } hat keine Energie und verliert { $count } SP.
event-without-energy = { $seat } hat keine Energie, bekommt { $count } { $automa ->
    [0] Hydro
   *[other] SP
} und verliert { $lost } SP.
event-bonus-scored = { $count ->
    [0] { $seat } bekommt keine Punkte ({ $bonus }).
   *[other] { $seat } bekommt { $count } SP ({ $bonus }).
}
event-bonus-none = { $seats } bekommen keine Punkte ({ $bonus }).
event-new-order = Neue Zugreihenfolge: { $seats }.
event-objective-scored = { $seat } bekommt { $count } SP für das Zielplättchen (gezählt: { $reached }).
event-automa-turn = { $seat } handelt nach { $tile } und entscheidet nach { $criteria }.
event-directed = Was { $seat } in dieser Runde zuerst tut, entscheidet { $tile }.
event-automa-skipped = { $seat } lässt aus: { automa-step } ({ skipped-why }).
event-automa-step = { $seat }, Schritt { $number }: { automa-step }.
event-automa-chose = { $seat } wählt { $at } ({ criterion-word }).

## Score

score-start = zu Beginn
score-contracts = Verträge
score-income = Einkommen
score-conduits = Nutzung eigener Rohrwerke durch andere
score-tiles = Technologieplättchen
score-rank = Energie der Runden
score-no-energy = Runden ohne Energie
score-bonus = Bonusplättchen
score-objective = Zielplättchen
score-supply = übrige Maschinen und Hydro
score-water = Tropfen hinter eigenen Staumauern
score-credits = als Punkte erhaltene und gezahlte Hydro
score-tie-energy = bei Gleichstand: { $count } Energie in Runde 5
