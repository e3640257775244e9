## Names

game-name = Imperial Miners
game-about = Grabe zehn Runden tief: Jede neue Karte löst eine Kette aus, die durch deine Mine bis ans Tageslicht steigt.
no-faction = kein Volk
item-word = { $item ->
    [gold] Gold
    [gem] { $count ->
        [one] Edelstein
       *[other] Edelsteine
    }
    [cart] { $count ->
        [one] Lore
       *[other] Loren
    }
    [card] { $count ->
        [one] Karte
       *[other] Karten
    }
    [hand] { $count ->
        [one] Handkarte
       *[other] Handkarten
    }
    [event] { $count ->
        [one] Ereignis noch verdeckt
       *[other] Ereignisse noch verdeckt
    }
    [space] { $count ->
        [one] Feld
       *[other] Felder
    }
   *[board] { $count ->
        [one] Plan vollendet
       *[other] Pläne vollendet
    }
}
item-count = { $count } { item-word }
level-count = { $count ->
    [one] { $count } Karte der Stufe { $level }
   *[other] { $count } Karten der Stufe { $level }
}
fact-level = Stufe { $level }
fact-cost = { $cost } Gold
fact-carts = Loren { $edges }
fact-board = Entwicklungsplan { $side }
surface = Oberfläche
event-when = { $kind ->
    [immediate] sofort
    [modifier] diese Runde
   *[end] am Ende der Runde
}
variant-opening = Start
variant-opening-normal = 8 Karten, davon 4 behalten
variant-opening-first = 6 Karten für alle, wie in der ersten Partie
variant-opening-ask = alle wählen ihren Start selbst

## Card texts, made from the effects of the cards

join-then = { $first }, dann { $then }
join-plus = { $first } und zusätzlich { $last }
join-if-done = { $first }; wenn du das tust, { $then }
join-price = { $price } und { $then }
join-gate = { $gates ->
    [0] { $first }; wenn { $condition }, { $verb } zusätzlich { $then }
   *[other] { $first }; wenn dann auch { $condition }, { $verb } zusätzlich { $then }
}
step-gain = erhalte { $items }
gain-gold = { $count } Gold
gain-gem = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}
gain-gold-per = { $counter ->
    [PLAYED_LEVEL] { $count ->
        [one] so viel Gold wie die Stufe der Karte, die du diese Runde gelegt hast
       *[other] { $count }-mal so viel Gold wie die Stufe der Karte, die du diese Runde gelegt hast
    }
   *[other] { $count } Gold { $per }
}{ $cap }
gain-gem-per = { $counter ->
    [PLAYED_LEVEL] { $count ->
        [one] so viele Edelsteine wie die Stufe der Karte, die du diese Runde gelegt hast
       *[other] { $count }-mal so viele Edelsteine wie die Stufe der Karte, die du diese Runde gelegt hast
    }
   *[other] { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    } { $per }
}{ $cap }
at-most = { $more ->
    [0] (höchstens { item-count })
   *[other] (höchstens { item-count } zusätzlich)
}
step-per = { $by ->
    [1] { $counter ->
        [FAC_SCO] für jede Schottenkarte in deiner Mine
        [FAC_BAR] für jede Barbarenkarte in deiner Mine
        [FAC_EGY] für jede Ägypterkarte in deiner Mine
        [FAC_JAP] für jede Japanerkarte in deiner Mine
        [FAC_ATL] für jede Atlanterkarte in deiner Mine
        [FAC_ROM] für jede Römerkarte in deiner Mine
        [FACTIONS] für jedes Volk, das in deiner Mine vorkommt
        [LEVELS] für jede Reihe deiner Mine, in der Karten liegen
        [PLAYED_LEVEL] für jede Stufe der Karte, die du diese Runde gelegt hast
        [ABOVE] für jede Karte direkt über dieser
        [SIDES] für jede Karte direkt neben dieser
        [NEIGHBOURS] für jede Nachbarkarte dieser Karte
        [MACHINES_HERE] für jede Maschine auf dieser Karte
        [MACHINES] für jede Maschine in deiner Mine
        [MACHINE_CARDS] für jede deiner Karten mit Maschine
        [COLLAPSES] für jeden Einsturz in deiner Mine
        [CARTS] für jede volle Lore in deiner Mine
        [CARTS_HERE] für jede volle Lore an dieser Karte
        [RESEARCH_POS] für jedes Feld, das du auf deinem Entwicklungsplan vorgerückt bist
        [BOARDS_DONE] für jeden Entwicklungsplan, den du vollendet hast
       *[DONE] { $done ->
            [discard_upto] für jede abgeworfene Karte
            [clear] für jeden entfernten Einsturz
           *[other] pro Stück
        }
    }
   *[other] für je { $by } { $counter ->
        [FAC_SCO] Schottenkarten in deiner Mine
        [FAC_BAR] Barbarenkarten in deiner Mine
        [FAC_EGY] Ägypterkarten in deiner Mine
        [FAC_JAP] Japanerkarten in deiner Mine
        [FAC_ATL] Atlanterkarten in deiner Mine
        [FAC_ROM] Römerkarten in deiner Mine
        [FACTIONS] verschiedene Völker in deiner Mine
        [LEVELS] Reihen deiner Mine, in denen Karten liegen
        [PLAYED_LEVEL] Stufen der Karte, die du diese Runde gelegt hast
        [ABOVE] Karten direkt über dieser
        [SIDES] Karten direkt neben dieser
        [NEIGHBOURS] Nachbarkarten dieser Karte
        [MACHINES_HERE] Maschinen auf dieser Karte
        [MACHINES] Maschinen in deiner Mine
        [MACHINE_CARDS] deiner Karten mit Maschine
        [COLLAPSES] Einstürze in deiner Mine
        [CARTS] volle Loren in deiner Mine
        [CARTS_HERE] volle Loren an dieser Karte
        [RESEARCH_POS] Felder, die du auf deinem Entwicklungsplan vorgerückt bist
        [BOARDS_DONE] Entwicklungspläne, die du vollendet hast
       *[DONE] davon
    }
}
step-draw = ziehe { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
step-draw-per = ziehe { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} { $per }{ $cap }
step-draw-level = ziehe { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} der Stufe { $level }
step-draw-faction = suche in einem Stapel { $count } { $faction ->
    [SCO] Schottenkarte
    [BAR] Barbarenkarte
    [EGY] Ägypterkarte
    [JAP] Japanerkarte
    [ATL] Atlanterkarte
    [ROM] Römerkarte
   *[ANY] Karte
}{ $count ->
    [one] { "" }
   *[other] n
}{ $faction ->
    [ANY] {" "}eines Volkes deiner Wahl
   *[other] { "" }
}
step-dig = sieh dir die obersten { $look } Karten eines Stapels der Stufen 1 bis 3 an, behalte { $count } und wirf die übrigen ab
step-pay = zahle { $count } Gold
step-pay-scot = zahle { $count } Gold (1 weniger je Schottenkarte in deiner Mine)
step-discard = wirf { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab
step-discard-upto = wirf { $count ->
    [one] auf Wunsch { $count } Karte
   *[other] bis zu { $count } Karten
} ab
step-spend-machine = entferne { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
} von deinen Karten
step-trade = tausche bis zu { $times }-mal { $gold } Gold gegen { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}
step-machine = lege { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
} auf { $scope ->
    [SELF] diese Karte
    [OTHERS] { $count ->
        [one] eine deiner anderen Karten
       *[other] deine anderen Karten
    }
    [LEVEL1] deine Karten der Stufe 1
    [LEVEL2] deine Karten der Stufe 2
    [LEVEL3] deine Karten der Stufe 3
    [ROW] Karten dieser Reihe
    [SIDES] Karten direkt neben dieser
    [ABOVE] Karten direkt über dieser
    [NEIGHBOURS] Nachbarkarten dieser Karte
   *[MINE] { $count ->
        [one] eine Karte deiner Wahl
       *[other] Karten deiner Wahl
    }
}
step-machine-each = lege je 1 Maschine auf { $scope ->
    [SELF] diese Karte
    [OTHERS] alle deine anderen Karten
    [LEVEL1] alle deine Karten der Stufe 1
    [LEVEL2] alle deine Karten der Stufe 2
    [LEVEL3] alle deine Karten der Stufe 3
    [ROW] alle Karten dieser Reihe
    [SIDES] alle Karten direkt neben dieser
    [ABOVE] alle Karten direkt über dieser
    [NEIGHBOURS] alle Nachbarkarten dieser Karte
   *[MINE] alle deine Karten
}
step-collapse = lege { $count ->
    [one] einen Einsturz
   *[other] je einen Einsturz
} auf { $scope ->
    [SELF] diese Karte
    [OTHERS] { $count } deiner anderen Karten
    [LEVEL1] { $count } deiner Karten der Stufe 1
    [LEVEL2] { $count } deiner Karten der Stufe 2
    [LEVEL3] { $count } deiner Karten der Stufe 3
    [ROW] { $count } der Karten dieser Reihe
    [SIDES] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } direkt neben dieser
    [ABOVE] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } direkt über dieser
    [NEIGHBOURS] { $count ->
        [one] { $count } Nachbarkarte
       *[other] { $count } Nachbarkarten
    } dieser Karte
   *[MINE] { $count } deiner Karten
}
step-clear = entferne { $count ->
    [one] auf Wunsch { $count } Einsturz
   *[other] bis zu { $count } Einstürze
}{ clear-from }
clear-from = { $scope ->
    [SELF] {" "}von dieser Karte
    [OTHERS] {" "}von deinen anderen Karten
    [LEVEL1] {" "}von deinen Karten der Stufe 1
    [LEVEL2] {" "}von deinen Karten der Stufe 2
    [LEVEL3] {" "}von deinen Karten der Stufe 3
    [ROW] {" "}von den Karten dieser Reihe
    [SIDES] {" "}von den Karten direkt neben dieser
    [ABOVE] {" "}von den Karten direkt über dieser
    [NEIGHBOURS] {" "}von den Nachbarkarten dieser Karte
   *[MINE] { "" }
}
step-cart = platziere { $count } Lorenmarker{ $scope ->
    [SELF] {" "}an dieser Karte
   *[MINE] { "" }
}
step-research = forsche { $count ->
    [one] { $count } Feld
   *[other] bis zu { $count } Felder
} weit
step-activate = aktiviere { $scope ->
    [SELF] diese Karte
    [OTHERS] { $count } deiner anderen Karten
    [LEVEL1] { $count } deiner Karten der Stufe 1
    [LEVEL2] { $count } deiner Karten der Stufe 2
    [LEVEL3] { $count } deiner Karten der Stufe 3
    [ROW] { $count } der Karten dieser Reihe
    [SIDES] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } direkt neben dieser
    [ABOVE] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } direkt über dieser
    [NEIGHBOURS] { $count ->
        [one] { $count } Nachbarkarte
       *[other] { $count } Nachbarkarten
    } dieser Karte
   *[MINE] { $count } deiner Karten
}
step-gate = { $counter ->
    [FAC_SCO] mindestens { $count } Schottenkarten in deiner Mine liegen
    [FAC_BAR] mindestens { $count } Barbarenkarten in deiner Mine liegen
    [FAC_EGY] mindestens { $count } Ägypterkarten in deiner Mine liegen
    [FAC_JAP] mindestens { $count } Japanerkarten in deiner Mine liegen
    [FAC_ATL] mindestens { $count } Atlanterkarten in deiner Mine liegen
    [FAC_ROM] mindestens { $count } Römerkarten in deiner Mine liegen
    [FACTIONS] mindestens { $count } verschiedene Völker in deiner Mine vertreten sind
    [LEVELS] in mindestens { $count } Reihen deiner Mine Karten liegen
    [PLAYED_LEVEL] du diese Runde eine Karte der Stufe { $count } oder höher gelegt hast
    [ABOVE] { $count ->
        [one] eine Karte direkt über dieser liegt
       *[other] { $count } Karten direkt über dieser liegen
    }
    [SIDES] { $count ->
        [one] eine Karte direkt neben dieser liegt
       *[other] auf beiden Seiten dieser Karte eine Karte liegt
    }
    [NEIGHBOURS] diese Karte mindestens { $count } Nachbarkarten hat
    [MACHINES_HERE] mindestens { $count } Maschinen auf dieser Karte liegen
    [MACHINES] mindestens { $count } Maschinen in deiner Mine liegen
    [MACHINE_CARDS] mindestens { $count } deiner Karten eine Maschine haben
    [COLLAPSES] mindestens { $count } Einstürze in deiner Mine liegen
    [CARTS] deine Mine mindestens { $count } volle Loren hat
    [CARTS_HERE] diese Karte mindestens { $count } volle Loren hat
    [RESEARCH_POS] dein Entwicklungsplättchen mindestens auf Feld { $count } steht
    [BOARDS_DONE] du mindestens { $count } Entwicklungspläne vollendet hast
   *[DONE] es mindestens { $count } waren
}
step-mod-cost = diese Runde kosten { $level ->
    [ALL] alle Minenkarten
   *[other] Karten der Stufe { $level }
} { $count } Gold weniger
step-mod-on = erhalte diese Runde { item-count }, { $trigger ->
   *[CHAIN_CARD] sooft eine Karte deiner Kette aktiviert wird
}
step-mod-research = bei jeder Forschung darfst du diese Runde { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} weiter vorrücken
step-mod-surface = führe diese Runde { $count } verschiedene Oberflächeneffekte aus statt nur einen
step-mod-both = bei der Karte, die du diese Runde legst, darfst du beide Effekte nutzen, erst A, dann B

## Questions

ask-choose-opening = Wie beginnst du?
ask-opening-discard = Welche Karte legst du beiseite? Vier von acht bleiben auf der Hand; behalte für den Anfang eine der Stufe 1.
ask-choose-card = Welche Karte spielst du in dieser Runde?
ask-place = Wohin legst du deine Karte?
ask-choose-effect = Welchen Effekt der Karte nutzt du?
ask-climb = Welche Karte darüber setzt die Kette fort?
ask-surface = Du hast die Oberfläche erreicht. Welchen Effekt wählst du?
ask-draw-from = Von welchem Stapel ziehst du eine Karte?
ask-name-faction = Welches Volk suchst du?
ask-turn-over = Volkssuche: In welchem Stapel suchst du?
ask-dig-in = Welchen Stapel siehst du dir an?
ask-keep-card = Welche Karte behältst du?
ask-discard = Welche Karte wirfst du ab?
ask-hand-limit = Du hast mehr als 8 Karten auf der Hand. Welche wirfst du ab?
ask-trade = Wie oft tauschst du?
ask-machine = Welche Karte bekommt eine Maschine?
ask-spend = Von welcher Karte entfernst du eine Maschine?
ask-collapse = Auf welche Karte legst du den Einsturz?
ask-clear = Von welcher Karte entfernst du den Einsturz?
ask-cart = Wohin legst du einen Lorenmarker?
ask-activate = Welche Karte aktivierst du?
ask-research = Wie weit rückt dein Entwicklungsplättchen vor?
ask-choose-board = Auf welchen Entwicklungsplan kommt dein Plättchen?

## Options

option-choose = { $opening ->
    [normal] 8 Karten, von denen du 4 behältst
   *[first] 6 Karten, wie in der ersten Partie
}
option-card = { $card }
option-draw-one = nichts ist spielbar: die oberste Karte der Stufe 1
option-place = { $spot ->
    [under-both] unter { $card } und { $other }
    [under-right] rechts unter { $card }
    [under-left] links unter { $card }
    [both] zwischen { $card } und { $other }
    [right] rechts von { $card }
    [left] links von { $card }
    [apart-right] rechts von { $card }, mit einer Lücke
    [apart-left] links von { $card }, mit einer Lücke
   *[first] in die leere Mine
}
option-effect = { $letter }: { $does }
option-effect-only = { $does }
option-skip = Keinen Effekt nutzen
option-next = { $card }
option-surface = { $does }
option-deck = Stufe { $level }
option-faction = { $faction }
option-keep = { $card }
option-discard = { $card }
option-trade = { $count ->
    [0] gar nicht
    [one] einmal
   *[other] { $count }-mal
}
option-machine = { $card }
option-spend = { $card }
option-collapse = { $card }
option-clear = { $card }
option-activate = { $card }
option-cart = zwischen { $card } und { $other }
option-climb = { $top ->
    [0] Feld { $space }: { $does }
   *[other] Feld { $space }, das letzte: { $does }
}
option-board = { $board }
preview-card = { fact-level }, { fact-cost }, { $factions }, { fact-carts } · { $about }
preview-full = füllt { $count ->
    [one] { $count } Lore
   *[other] { $count } Loren
}
preview-half = schafft { $count ->
    [one] { $count } halb volle Lore
   *[other] { $count } halb volle Loren
}
preview-collapsed = statt eines Effekts wird der Einsturz entfernt
preview-activated = diese Runde schon aktiviert: nichts geschieht
preview-about = { $about }
preview-deck = { $count ->
    [0] zuerst wird die Ablage gemischt
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
preview-faction = { $count } in deiner Mine
preview-machines = { $count ->
    [0] noch keine Maschine
    [one] { $count } Maschine liegt dort
   *[other] { $count } Maschinen liegen dort
}
preview-spaces = { $spaces }

## Why something is not allowed

reason-activated-already = Diese Karte wurde in dieser Runde schon aktiviert.
reason-board-by-research = Einen Entwicklungsplan wählst du bei deiner ersten Forschung.
reason-board-just-completed = Das Plättchen kommt auf einen anderen Entwicklungsplan als den eben vollendeten.
reason-board-not-completed = Das Entwicklungsplättchen bleibt auf seinem Plan, bis er vollendet ist.
reason-board-not-in-play = Dieser Entwicklungsplan ist nicht im Spiel.
reason-card-after-event = Eine Handkarte wählst du, wenn das Ereignis ausgeführt ist.
reason-card-at-work = Diese Karte wirkt gerade; erst wird ihr Effekt beendet.
reason-card-by-chain = Eine Karte deiner Mine wird aktiviert, wenn deine Kette sie erreicht oder ein Effekt sie aktiviert.
reason-card-each-round = Eine Handkarte wählst du einmal in jeder Runde.
reason-collapsed-already = Auf diese Karte kannst du jetzt keinen Einsturz legen.
reason-deck-empty = In diesem Stapel und seiner Ablage liegt keine Karte mehr.
reason-deck-not-for-faction = In diesem Stapel kannst du nicht suchen, oder er enthält das Volk nicht.
reason-level-four-is-special = Karten der Stufe 4 gibt es nur durch Entwicklungspläne und Ereignisse.
reason-card-not-meant = Der Effekt reicht nicht bis zu dieser Karte.
reason-card-of-other = Diese Karte gehört { $seat }; deine Effekte erreichen sie nicht.
reason-card-of-round = Deine Karte für diese Runde ist { $card }; es gibt nur eine pro Runde.
reason-card-to-place = Diese Karte legst du jetzt: Wähle ihren Platz.
reason-cart-by-effect = Diese Lore ist halb voll: Du kannst einen Lorenmarker hierherlegen, wenn ein Effekt dir einen gibt.
reason-cart-complete = Diese Lore ist voll; sie ist am Ende des Spiels einen Punkt wert.
reason-cart-empty = Hier sind beide Hälften leer, also wird es nie eine Lore.
reason-chain-is-over = Deine Kette ist für diese Runde vorbei; sie hat diese Karte nicht erreicht.
reason-choose-by-place = Diese Karte lässt sich wählen: Zeige auf ihren Platz in deiner Mine.
reason-climb-by-research = Dein Entwicklungsplättchen rückt vor, wenn ein Effekt dich forschen lässt.
reason-deck-by-effect = Von einem Stapel ziehst du, wenn ein Effekt es sagt.
reason-event-works = { $kind ->
    [immediate] Dieses Ereignis führen alle zu Beginn der Runde aus.
    [modifier] Dieses Ereignis wirkt in dieser Runde von selbst.
   *[end] Dieses Ereignis führen alle am Ende der Runde aus.
}
reason-faction-by-effect = Ein Volk nennst du, wenn ein Effekt dich eine Karte eines beliebigen Volkes ziehen lässt.
reason-laid-aside = Diese Karte hast du beiseitegelegt.
reason-no-collapse-there = Auf dieser Karte liegt kein Einsturz.
reason-no-machine-there = Auf dieser Karte liegt keine Maschine.
reason-only-up = Das Entwicklungsplättchen rückt nur vorwärts, mindestens ein Feld.
reason-place-taken = Hier liegt schon eine Karte.
reason-machines-full = Auf diese Karte passt keine Maschine mehr.
reason-marker-here = Dein Entwicklungsplättchen liegt auf diesem Plan; es rückt vor, wenn ein Effekt dich forschen lässt.
reason-must-play-from-hand = Du hast eine spielbare Karte auf der Hand, also musst du eine davon spielen.
reason-no-half-cart = Ein Lorenmarker kommt nur dorthin, wo genau eine der beiden Hälften voll ist und noch kein Marker liegt.
reason-no-place = Für diese Karte gibt es keinen Platz: In deiner Mine liegt keine Karte der Stufe darüber.
reason-not-above = Die Kette geht mit einer Karte direkt darüber weiter.
reason-not-under-a-card = Eine Karte kommt auf einen freien Platz in der Reihe ihrer Stufe, unter eine Karte der Reihe darüber.
reason-one-effect = Dieser Effekt lässt sich jetzt nicht nutzen.
reason-surface-after-chain = An die Oberfläche kommst du nach deiner Kette.
reason-surface-again = Den nächsten Oberflächeneffekt wählst du, wenn dieser beendet ist.
reason-surface-chosen = Was du in dieser Runde an der Oberfläche tust, hast du schon gewählt.
reason-surface-over = An der Oberfläche warst du in dieser Runde schon.
reason-surface-used = Diesen Oberflächeneffekt hast du schon ausgeführt; der zweite muss ein anderer sein.
reason-too-far = So weit kann das Entwicklungsplättchen nicht vorrücken.
reason-too-few-cards = Du hast zu wenige Karten auf der Hand.
reason-too-few-machines = Du hast zu wenige Maschinen in deiner Mine.
reason-too-little-gold = Du hast zu wenig Gold.

## Where that comes from

cause-cards = Deine Karten mit so einem Effekt: { $cards }.
cause-no-cards = Keine deiner Karten hat so einen Effekt.
cause-chain = Deine Kette ist hier angekommen: { $card }.
cause-chain-next = Weitergehen kann sie mit: { $cards }.

## What happens

event-event-revealed = Runde { $round }: { $card }.
event-card-revealed = { $cost ->
    [0] { $seat } spielt { $card }.
   *[other] { $seat } spielt { $card } für { $cost } Gold.
}
event-fallback = { $seat } kann nichts spielen und nimmt { $card } vom Stapel der Stufe 1.
event-nothing-placed = { $seat } kann keine Karte legen.
event-placed = { $seat } legt { $card }.
event-activated = { $effect ->
    [A] { $seat } nutzt { $card }, Effekt A.
    [B] { $seat } nutzt { $card }, Effekt B.
    [only] { $seat } nutzt { $card }.
   *[none] { $seat } nutzt { $card } nicht.
}
event-skipped = Die Kette von { $seat } überspringt { $card } (schon aktiviert).
event-collapse-removed = { $seat } entfernt den Einsturz von { $card }.
event-collapse-instead = { $seat } aktiviert { $card }: Statt eines Effekts wird der Einsturz entfernt.
event-collapse-placed = { $seat } legt einen Einsturz auf { $card }.
event-machine-placed = { $seat } legt eine Maschine auf { $card }.
event-machine-spent = { $seat } entfernt eine Maschine von { $card }.
event-cart-placed = { $seat } legt einen Lorenmarker zwischen { $card } und { $other }.
event-gained = { $seat } erhält { $items }.
event-paid = { $seat } zahlt { $count } Gold.
event-drew = { $seat } zieht { $cards }.
event-drew-hidden = { $seat } zieht { $items }.
event-looked-at = { $seat } sieht sich { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} der Stufe { $level } an.
event-turned-over = { $seat } sucht { $faction } im Stapel der Stufe { $level } und deckt auf: { $cards }.
event-not-found = { $seat } findet nichts: In keinem Stapel liegt eine Karte der { $faction }.
event-took-open = { $seat } findet { $card }.
event-discarded = { $seat } wirft { $cards } ab.
event-board-chosen = { $seat } setzt das Entwicklungsplättchen auf { $board }.
event-researched = { $seat } rückt auf Feld { $space } von { $board } vor.
event-board-completed = { $seat } vollendet { $board }.
event-surfaced = { $seat } wählt einen Oberflächeneffekt.

## Score and rank

score-gems = Edelsteine
score-carts = volle Loren
score-tie-gold = bei Gleichstand: { $count } Gold übrig
score-tie-carts = bei Gleichstand: { $count ->
    [one] { $count } volle Lore
   *[other] { $count } volle Loren
}
rank-navvy = Schippenschwinger
rank-tunneller = Tunnelgräber
rank-novice-miner = Jungbergmann
rank-mining-engineer = Bergingenieur
rank-veteran-hewer = Alter Hauer
rank-king-of-the-depths = König der Tiefe
ending-rank = { $seat } erreicht den Rang: { $rank }.

## The drawn table

draw-round = Runde { $round } von 10
draw-setup = Aufbau
draw-decks = Stapel { $decks }
draw-rank = Dein Rang: { $rank }
draw-event = Ereignis ({ event-when })
draw-legend = ▪ Maschine · ✖ Einsturz · ◉ Lore, ◐ halb volle, ◦ offene Hälfte · ✓ aktiviert, ► jetzt, #1 Wahl
draw-you = (du)
draw-choosing = wählt
draw-marker = Plättchen { $board } { $space }/{ $top }
draw-no-marker = Plättchen noch auf keinem Plan
draw-boards = Forschung
draw-hand = Hand
draw-unplayable = Jetzt nicht spielbar
draw-laid = Beiseitegelegt
draw-played = Gespielt
draw-cost = { $cost } Gold
draw-now = Jetzt
draw-using = { $card }, { $letter }: { $does }
draw-using-only = { $card }: { $does }
draw-space = { $board } { $space }: { $does }
draw-faction = gesucht: { $faction }

## The table in rows

plain-decks = Stapel
plain-mine = Deine Mine
plain-places = Reihe 1 liegt oben; in (Reihe,x) zählt x die halben Karten von links
plain-row = Reihe { $row }
plain-free = Freie Plätze
plain-full = Volle Loren
plain-half = Halb volle Loren
plain-open = Offene volle Hälften
plain-factions = Völker in deiner Mine
plain-looking = Angesehene Karten
plain-card = { $at } { $card } ({ $factions })
plain-machines = { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
plain-collapsed = Einsturz
plain-activated = diese Runde aktiviert
plain-joint = { $card } und { $other }
plain-halves = { $card } { $arrows }
plain-nobody = niemand
plain-space = Feld { $space }
