## Names

game-name = Ginkgopolis
game-about = Baue eine wachsende Stadt in die Höhe und in die Breite und halte ihre Viertel, wenn das letzte Plättchen liegt.
hal = Hal
nobody = niemand
nothing = nichts
colour-word = { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
colour-letter = { $colour ->
    [red] R
    [blue] B
   *[yellow] G
}
action-word = { $action ->
    [exploit] Nutzen
    [urbanize] Urbanisieren
    [construct] Hochbauen
   *[end] Schlusswertung
}
item-word = { $item ->
    [resource] { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
    [tile] Plättchen
    [point] { $count ->
        [one] Erfolgspunkt
       *[other] Erfolgspunkte
    }
    [supply] { $count ->
        [one] Ressource im Vorrat
       *[other] Ressourcen im Vorrat
    }
    [token] Kartentausch-Marker
    [card] { $count ->
        [one] Karte
       *[other] Karten
    }
   *[floor] { $count ->
        [one] Stockwerk
       *[other] Stockwerke
    }
}
item-count = { $count } { item-word }
item-short = { $count } { $item ->
    [resource] Res.
    [tile] Plätt.
   *[point] EP
}
name-building = { colour-word } { $number }
name-urbanization = Urbanisierungskarte { $letter }
name-character = { $colour ->
    [red] roter Biotechniker
    [blue] blauer Bioingenieur
   *[yellow] gelber Biostadtplaner
} { $number }
fact-set = Satz { $number }
variant-characters = Charakterkarten
variant-characters-intro = nummerierte Sätze von Charakterkarten
variant-characters-draft = reihum gewählte Charakterkarten
variant-hal = Stärke von Hal
variant-hal-normal = normaler Hal
variant-hal-expert = Experten-Hal

## Card texts, made from the data of the cards

card-urbanization = Allein: 1 Ressource oder 1 Plättchen. Mit Plättchen: ein neues Gebäude, wo Urbanisierungsmarker { $letter } liegt; die Gebäude daneben bringen Ertrag.
card-start = Zu Beginn: { $gains }.
bonus-after = { $action ->
    [exploit] Nach jedem Nutzen
    [urbanize] Nach jedem Urbanisieren
   *[construct] Nach jedem Hochbauen
}: { $gains }.
bonus-flat = Am Ende: { $gains }.
bonus-resource_on = Am Ende: { $gains } für jede deiner Ressourcen auf { $colour ->
    [red] roten
    [blue] blauen
   *[yellow] gelben
} Gebäuden.
bonus-height = Am Ende: { $gains } für jedes deiner Gebäude mit { $max ->
    [0] mindestens { $min } Stockwerken
   *[other] { $min } bis { $max } Stockwerken
}.
bonus-bonus_card = Am Ende: { $gains } für jede Karte in deiner Auslage mit einem Bonus für { $action ->
    [exploit] das Nutzen
    [urbanize] das Urbanisieren
   *[construct] das Hochbauen
}, Charakterkarten eingeschlossen.
bonus-colour_card = Am Ende: { $gains } für jede { $colour ->
    [red] rote
    [blue] blaue
   *[yellow] gelbe
} Karte in deiner Auslage, Charakterkarten und diese Karte eingeschlossen.

## Questions

ask-keep-character = Welche Charakterkarte behältst du? Die anderen gehen nach links.
ask-commit-card = Welche Karte spielst du in dieser Runde?
ask-lay-tile = Legst du ein Plättchen auf deine Karte?
ask-take-one = Was nimmst du?
ask-move-token = Wohin kommt der Urbanisierungsmarker?
ask-hand-in = Der Plättchenvorrat ist leer. Welche Plättchen gibst du ab, für je 1 Erfolgspunkt?

## Options

option-card = { $card }
option-new-hand = neue Handkarten
option-alone = kein Plättchen: nutzen
option-tile = { $tile }
option-keep = { $card }
option-take = { $item ->
    [resource] 1 Ressource
   *[tile] 1 Plättchen
}
option-move = Urbanisierungsmarker { $letter } { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
} von { $tile }
option-push = { $way ->
    [clockwise] Urbanisierungsmarker { $letter } im Uhrzeigersinn weiter; er schiebt andere weiter
   *[counter-clockwise] Urbanisierungsmarker { $letter } gegen den Uhrzeigersinn weiter; er schiebt andere weiter
}
option-hand-in = { $tile }
option-done = { $count ->
    [0] kein Plättchen abgeben
    [one] fertig: dieses Plättchen abgeben
   *[other] fertig: diese { $count } Plättchen abgeben
}
preview-alone = allein: { $gains }
preview-alone-any = allein: 1 Ressource oder 1 Plättchen{ $kinds ->
    [0] { "" }
   *[other] , dazu { $gains }
}
preview-urbanize = mit Plättchen: neues Gebäude bei Marker { $letter } für 1 Ressource, bringt { $gains }
preview-any = 1 Ressource oder 1 Plättchen{ $kinds ->
    [0] { "" }
   *[other] , dazu { $gains }
}
preview-found = neues Gebäude bei Marker { $letter } für 1 Ressource, bringt { $gains }
preview-floor = mit Plättchen: Stockwerk { $height } auf { $tile }; du behältst die Karte ({ $bonus })
preview-owner = { $seat } bekäme { $count ->
    [one] 1 Ressource zurück und 1 Erfolgspunkt
   *[other] { $count } Ressourcen zurück und { $count } Erfolgspunkte
}
preview-cost = kostet { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
}{ $points ->
    [0] { "" }
    [one] {" "}und { $points } Erfolgspunkt
   *[other] {" "}und { $points } Erfolgspunkte
}
preview-gains = bringt { $gains }
preview-no-resources = derzeit nicht bezahlbar: { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
} nötig, du hast { $own }
preview-no-points = derzeit nicht bezahlbar: { $count ->
    [one] { $count } Erfolgspunkt
   *[other] { $count } Erfolgspunkte
} nötig, du hast { $own }
preview-site = ein Gebäude dort brächte { $gains }
preview-card = { $about }
preview-new-hand = du hast noch { $count } Kartentausch-Marker, jeder übrige zählt am Ende 2 Erfolgspunkte

## Why something is not allowed

reason-no-new-hand-token = Du hast keinen Kartentausch-Marker mehr.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-in-area = Diese Karte liegt schon in deiner Auslage und bringt ihren Bonus von selbst; du spielst eine Handkarte.
reason-not-in-stock = Dieses Plättchen hast du nicht in deinem eigenen Vorrat.
reason-too-few-resources = Du hast zu wenige Ressourcen.
reason-too-few-points = Du hast zu wenige Erfolgspunkte.
reason-cell-not-empty = { $letter ->
    [none] Auf diesem Feld steht schon ein Gebäude, also kann hier kein Urbanisierungsmarker liegen.
   *[other] Auf diesem Feld liegt Urbanisierungsmarker { $letter }, also kann kein anderer auf ihn gelegt werden.
}
reason-not-beside = Neben dem neuen Gebäude ist ein Feld leer, also kommt der Urbanisierungsmarker dorthin.
reason-card-first = Erst die Karte; danach kannst du ein Plättchen darauflegen oder sie allein spielen.
reason-card-chosen = Deine Karte für diese Runde ist gewählt. Jetzt kannst du ein Plättchen darauflegen oder sie allein spielen.
reason-new-hand-before = Neue Handkarten gibt es nur, bevor du deine Karte wählst.
reason-no-token-here = Hier kann nicht gebaut werden: Ein neues Gebäude entsteht dort, wo ein Urbanisierungsmarker liegt.
reason-no-points-alone = Eine Urbanisierungskarte allein bringt eine Ressource oder ein Plättchen, keine Erfolgspunkte.
reason-already-kept = Diese Charakterkarte hast du schon behalten.
reason-already-offered = Dieses Plättchen hast du schon zum Abgeben gewählt.
reason-token-leaves = Hier steht das neue Gebäude; Urbanisierungsmarker { $letter } muss dieses Feld verlassen.
reason-not-between = Neben dem neuen Gebäude ist kein Feld leer, also kommt der Urbanisierungsmarker an den Rand der Stadt, zwischen { $before } und { $after }.
reason-must-push = Zwischen { $before } und { $after } ist kein Feld frei. Wähle, in welche Richtung der Urbanisierungsmarker die anderen weiterschiebt.
reason-no-push = Der Urbanisierungsmarker hat ein leeres Feld, also schiebt er keinen anderen.
reason-area-pays = Diese Karte liegt in deiner Auslage; { $action ->
    [exploit] sie bringt ihren Bonus nach jedem Nutzen von selbst.
    [urbanize] sie bringt ihren Bonus nach jedem Urbanisieren von selbst.
    [construct] sie bringt ihren Bonus nach jedem Hochbauen von selbst.
   *[end] sie bringt ihre Punkte am Ende des Spiels von selbst.
}
reason-card-in-play = Diese Karte wird gerade gespielt.
reason-card-of-other = Diese Karte liegt in der Auslage von { $seat } und zählt nur dort.
reason-card-set-aside = Für diese Runde hast du schon eine andere Karte gewählt; diese kannst du jetzt nicht mehr spielen.
reason-card-waits = Das ist deine Karte für diese Runde; sie wird aufgedeckt, wenn du an der Reihe bist.
reason-characters-first = Erst die Charakterkarten: Die erste Runde beginnt, sobald jeder drei behalten hat.
reason-hand-in-first = Jetzt werden Plättchen abgegeben, und gebaut wird so lange nicht; danach geht das Spiel weiter.
reason-hand-in-later = Plättchen werden abgegeben, wenn der Plättchenvorrat zum ersten Mal leer ist.
reason-hand-in-over = Plättchen werden nur einmal im Spiel abgegeben, und das ist schon geschehen.
reason-item-of-itself = { $item ->
    [resource] Aktionen bringen und kosten Ressourcen von selbst; zu wählen gibt es nur etwas, wenn eine Urbanisierungskarte allein gespielt wird.
    [tile] Aktionen bringen Plättchen aus dem Vorrat von selbst; zu wählen gibt es nur etwas, wenn eine Urbanisierungskarte allein gespielt wird.
   *[point] Aktionen bringen und kosten Erfolgspunkte von selbst; zu wählen sind sie nie.
}
reason-no-hand-in-alone = Gegen Hal werden keine Plättchen abgegeben.
reason-nothing-built-alone = Deine Karte wird allein gespielt, also wird nichts gebaut; du wählst nur, was du nimmst.
reason-point-for-tile = Erfolgspunkte kommen hier von selbst: einer für jedes Plättchen, das du abgibst.
reason-push-when-packed = Ein Urbanisierungsmarker schiebt andere nur weiter, wenn er weichen muss und kein freies Feld findet.
reason-starting-items = Deine Startausstattung steht auf deinen Charakterkarten; du bekommst sie, sobald jeder drei behalten hat.
reason-supply-by-hand-in = Der Plättchenvorrat ist leer; die Plättchen, die jetzt abgegeben werden, bilden den neuen.
reason-tile-committed = Dieses Plättchen liegt schon auf deiner Karte; abgeben kannst du nur Plättchen hinter deinem Sichtschirm.
reason-tile-of-stock = Du kannst eines deiner eigenen Plättchen legen; die im Vorrat musst du erst bekommen.
reason-tile-while-choosing = Ob eine Karte mit Plättchen oder allein gespielt wird, entscheidet sich zu Beginn der Runde, wenn sie gewählt wird.

## Where that comes from

cause-card = { $where ->
    [discard] Sie liegt in der Ablage.
   *[unknown] Sie ist im Kartenstapel oder bei jemand anderem.
}
cause-card-of = { $seat } hat sie.
cause-hand = Auf deiner Hand: { $cards }.
cause-chosen = Deine Karte: { $card }.
cause-tile = { $where ->
    [city] Es gehört zur Stadt.
    [covered] Es liegt unter einem Gebäude.
   *[unknown] Es ist im Vorrat oder hinter einem anderen Sichtschirm.
}
cause-stock = Deine Plättchen: { $tiles }.
cause-no-stock = Du hast keine Plättchen.

## What happens

event-first-player = { $seat } beginnt.
event-characters = Charakterkarten von { $seat }: { $cards }.
event-new-hand = { $seat } gibt einen Kartentausch-Marker ab und zieht neue Handkarten.
event-revealed = { $seat } spielt { $card } mit Plättchen { $tile }.
event-revealed-alone = { $seat } spielt { $card } allein.
event-fallback = { $seat } kann nicht bezahlen: Das Plättchen geht zurück, { $card } zählt allein.
event-gained = { $seat } nimmt { $gains }.
event-drew = { $seat } zieht { $count ->
    [one] das Plättchen { $tiles }
   *[other] die Plättchen { $tiles }
}.
event-urbanized = { $seat } errichtet { $tile }.
event-token-moved = Urbanisierungsmarker { $letter } rückt weiter.
event-constructed = { $seat } baut { $tile } als Stockwerk { $height }.
event-returned = { $seat } bekommt { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
} zurück{ $points ->
    [0] .
    [one] {" "}und { $points } Erfolgspunkt dazu.
   *[other] {" "}und { $points } Erfolgspunkte dazu.
}
event-paid = { $seat } zahlt zusätzlich { $resources ->
    [0] { $points ->
        [one] { $points } Erfolgspunkt
       *[other] { $points } Erfolgspunkte
    }
   *[other] { $points ->
        [0] 1 Ressource
        [one] 1 Ressource und { $points } Erfolgspunkt
       *[other] 1 Ressource und { $points } Erfolgspunkte
    }
}.
event-rebuilt = Der Kartenstapel wird neu gebildet; { $count ->
    [0] neue Karten kommen nicht dazu.
    [one] neue Karte: { $cards }.
   *[other] neue Karten: { $cards }.
}
event-exhausted = { $time ->
    [1] Der Plättchenvorrat ist leer.
   *[2] Der Plättchenvorrat ist zum zweiten Mal leer.
}
event-handed-in = { $count ->
    [0] { $seat } gibt kein Plättchen ab.
   *[other] { $seat } gibt { $tiles } ab.
}
event-last-round = Das Spiel endet mit dieser Runde.
event-hal-drew = Hal hat { $card } und zieht dazu { $extra }; er verwendet die bessere Karte.
event-hal-stuck = Hal hat { $card }, kann aber nicht bauen: { $item ->
    [resource] Er hat zu wenige Ressourcen.
   *[tile] Für ihn ist kein Plättchen mehr da.
} Das Spiel ist zu Ende.

## Score

score-points = gesammelte Erfolgspunkte
score-card = { $card } (× { $count }): { $bonus }
score-tokens = { $count ->
    [one] übriger Kartentausch-Marker
   *[other] { $count } übrige Kartentausch-Marker
}
score-district = Viertel in { colour-word } mit { $size } Gebäuden
ending-won = { $seat } besiegt Hal mit { $own } zu { $hal }.
ending-draw = Unentschieden: { $seat } und Hal haben beide { $own }.
ending-lost = Hal besiegt { $seat } mit { $hal } zu { $own }.

## The drawn table

draw-round = Runde { $round }, es beginnt { $seat }
draw-round-alone = Runde { $round }, { $hal }
draw-last = letzte Runde
draw-stacks = Plättchenvorrat { $tiles }, Kartenstapel { $cards }, Ablage { $discard }
draw-legend = R Rot: Ressourcen, B Blau: Plättchen, G Gelb: Punkte · 2 { $mark }+ Höhe, Besitz, Bau · (A) Marker, #1 Wahl
draw-you = (du)
draw-first = beginnt
draw-choosing = wählt
draw-committed = { $count ->
    [0] Karte gelegt
   *[other] Karte und Plättchen gelegt
}
draw-supply = Vorrat { $count }
draw-tokens = neue Hand { $count }
draw-districts = Die Viertel, wenn das Spiel jetzt endete
draw-districts-final = Die Viertel
draw-district = { colour-word } ×{ $size } { $cell }
draw-hand = Hand
draw-sealed = Gespielt
draw-picked = Behalten
draw-tiles = Plättchen
draw-offered = Zum Abgeben

## The table in rows

plain-stacks = Stapel
plain-supply = Plättchenvorrat
plain-deck = Kartenstapel
plain-discard = Ablage
plain-city = Die Stadt
plain-cells = Reihe für Reihe von oben links; Spalten zählen nach rechts, Reihen nach oben, von der Mitte (0,0) aus
plain-buildings = Gebäude
plain-site = Baustelle
plain-tokens = Urbanisierungsmarker
plain-free = Freie Felder neben der Stadt
plain-district = { colour-word }, { $size } Gebäude bei { $cell }
