## Names

game-name = Underwater Cities
game-about = Verbinde Kuppelstädte auf dem Meeresgrund und finde Ära für Ära die Karte, die zum Platz passt.
nothing = nichts
join-or = { $first } oder { $last }
join-clauses = { $first } und { $last }
slot-name = { $colour ->
    [green] Grün
    [red] Rot
   *[yellow] Gelb
} { $number }
slot-always = der jederzeit verfügbare Aktionsplatz
site-expansion = Erweiterungsbauplatz von { $city }
colour-word = { $colour ->
    [green] grün
    [red] rot
   *[yellow] gelb
}
colour-attribute = { colour-word }en
type-word = { $type ->
    [immediate] Soforteffekt
    [permanent] dauerhaft
    [action] Aktion
    [production] Produktion
   *[scoring] Schlusswertung
}
fact-era = Ära { $era }
fact-special = Spezialkarte
fact-cost = { $cost ->
    [one] { $cost } Credit
   *[other] { $cost } Credits
}
fact-assistant = Aktionskarte, die alle haben
fact-metropolis = { $tile ->
    [blue] blaue
   *[brown] braune
} Metropole
fact-contract = Regierungsauftrag
fact-slot = { $side ->
    [12] Aktionsplatz für 1 oder 2 Personen
    [34] Aktionsplatz für 3 oder 4 Personen
   *[0] Aktionsplatz ohne Farbe
}
variant-boards = Spielerbögen
variant-boards-standard = einfache Spielerbögen
variant-boards-advanced = Expertenseite der Spielerbögen
variant-contracts = Regierungsaufträge
variant-contracts-no = ohne Regierungsaufträge
variant-contracts-yes = mit Regierungsaufträgen
variant-start = Neutrale Plättchen
variant-start-1 = neutrale Plättchen beginnen auf den ersten Aktionsplätzen
variant-start-2 = neutrale Plättchen beginnen auf den zweiten Aktionsplätzen
variant-start-3 = neutrale Plättchen beginnen auf den dritten Aktionsplätzen
variant-start-4 = neutrale Plättchen beginnen auf den vierten Aktionsplätzen

## Items

item-word = { $item ->
    [kelp] Tang
    [steelplast] Stahlplastik
    [science] Wissenschaft
    [credit] Credits
   *[biomatter] Biomasse
}
item-of-slot = { item-word }
item-count = { $item ->
    [kelp] { $count } Tang
    [steelplast] { $count } Stahlplastik
    [science] { $count } Wissenschaft
    [credit] { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
    [biomatter] { $count } Biomasse
    [point] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    [card] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
    [federation] { $count ->
        [one] { $count } Schritt auf der Staatenbund-Leiste
       *[other] { $count } Schritte auf der Staatenbund-Leiste
    }
   *[any] { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
}
item-gained = { item-count }
item-price = { item-count }
item-less = { item-count }

## Pieces

thing-word = { $thing ->
    [farm] Farm
    [desalination] Entsalzungsanlage
    [laboratory] Labor
    [tunnel] Tunnel
    [nonsymbiotic_city] nicht-symbiotische Stadt
    [symbiotic_city] symbiotische Stadt
    [building] Gebäude
    [structure] Struktur
   *[city] Stadt
}
thing-many = { $thing ->
    [farm] Farmen
    [desalination] Entsalzungsanlagen
    [laboratory] Labore
    [tunnel] Tunnel
    [nonsymbiotic_city] nicht-symbiotische Städte
    [symbiotic_city] symbiotische Städte
    [building] Gebäude
    [structure] Strukturen
   *[city] Städte
}
thing-a = { $thing ->
    [laboratory] ein Labor
    [tunnel] einen Tunnel
    [building] ein Gebäude
   *[other] eine { thing-word }
}
piece-at = { $thing ->
    [tunnel] Tunnel { $site }
   *[other] { $x ->
        [0] { thing-word } auf { $site }
       *[1] { thing-word }, { $site }
    }
}
things = { $n ->
    [1] { thing-a }
   *[other] bis zu { $n } { thing-many }
}
things-different = bis zu { $n } { thing-many } verschiedener Typen
things-least = { $n ->
    [1] { thing-a }
   *[other] mindestens { $n } { thing-many }
}
terms-free = kostenlos
terms-cost = { $n ->
    [1] für { $price }
   *[other] für je { $price }
}
terms-less = für { $price } weniger
at-expansion = { $n ->
    [1] auf einem Erweiterungsbauplatz
   *[other] auf Erweiterungsbauplätzen
}

## What cards count

count-one = { $count ->
    [connected_city] jede verbundene Stadt
    [connected_symbiotic_city] jede verbundene symbiotische Stadt
    [connected_nonsymbiotic_city] jede verbundene nicht-symbiotische Stadt
    [connected_metropolis] jede verbundene Metropole
    [connected_city_all_types] jede verbundene Stadt mit allen drei Gebäudetypen
    [connected_city_upgraded_pair] jede verbundene Stadt mit zwei aufgewerteten Gebäuden eines Typs
    [connected_building] jedes verbundene Gebäude
    [connected_expansion_building] jedes verbundene Gebäude auf einem Erweiterungsbauplatz
    [connected_farm] jede verbundene Farm
    [connected_desalination] jede verbundene Entsalzungsanlage
    [connected_laboratory] jedes verbundene Labor
    [connected_upgraded_farm] jede verbundene aufgewertete Farm
    [connected_upgraded_desalination] jede verbundene aufgewertete Entsalzungsanlage
    [connected_upgraded_laboratory] jedes verbundene aufgewertete Labor
    [tunnel_at_city] jeden Tunnel an einer Stadt
    [upgraded_tunnel_at_city] jeden aufgewerteten Tunnel an einer Stadt
    [upgraded_structure] jede aufgewertete Struktur in deinem Netzwerk
    [action_card] jede beanspruchte Aktionskarte
    [permanent_card] jede beanspruchte Karte mit dauerhaftem Effekt
    [production_card] jede beanspruchte Produktionskarte
   *[special_card_paid] jede bezahlte Spezialkarte
}
count-many = { $count ->
    [connected_city] verbundene Städte
    [connected_symbiotic_city] verbundene symbiotische Städte
    [connected_nonsymbiotic_city] verbundene nicht-symbiotische Städte
    [connected_metropolis] verbundene Metropolen
    [connected_city_all_types] verbundene Städte mit allen drei Gebäudetypen
    [connected_city_upgraded_pair] verbundene Städte mit zwei aufgewerteten Gebäuden eines Typs
    [connected_building] verbundene Gebäude
    [connected_expansion_building] verbundene Gebäude auf Erweiterungsbauplätzen
    [connected_farm] verbundene Farmen
    [connected_desalination] verbundene Entsalzungsanlagen
    [connected_laboratory] verbundene Labore
    [connected_upgraded_farm] verbundene aufgewertete Farmen
    [connected_upgraded_desalination] verbundene aufgewertete Entsalzungsanlagen
    [connected_upgraded_laboratory] verbundene aufgewertete Labore
    [tunnel_at_city] Tunnel an Städten
    [upgraded_tunnel_at_city] aufgewertete Tunnel an Städten
    [upgraded_structure] aufgewertete Strukturen in deinem Netzwerk
    [action_card] beanspruchte Aktionskarten
    [permanent_card] beanspruchte Karten mit dauerhaftem Effekt
    [production_card] beanspruchte Produktionskarten
   *[special_card_paid] bezahlte Spezialkarten
}
count-single = { $count ->
    [connected_city] verbundene Stadt
    [connected_symbiotic_city] verbundene symbiotische Stadt
    [connected_nonsymbiotic_city] verbundene nicht-symbiotische Stadt
    [connected_metropolis] verbundene Metropole
    [connected_city_all_types] verbundene Stadt mit allen drei Gebäudetypen
    [connected_city_upgraded_pair] verbundene Stadt mit zwei aufgewerteten Gebäuden eines Typs
    [connected_building] verbundenes Gebäude
    [connected_expansion_building] verbundenes Gebäude auf einem Erweiterungsbauplatz
    [connected_farm] verbundene Farm
    [connected_desalination] verbundene Entsalzungsanlage
    [connected_laboratory] verbundenes Labor
    [connected_upgraded_farm] verbundene aufgewertete Farm
    [connected_upgraded_desalination] verbundene aufgewertete Entsalzungsanlage
    [connected_upgraded_laboratory] verbundenes aufgewertetes Labor
    [tunnel_at_city] Tunnel an einer Stadt
    [upgraded_tunnel_at_city] aufgewerteter Tunnel an einer Stadt
    [upgraded_structure] aufgewertete Struktur in deinem Netzwerk
    [action_card] beanspruchte Aktionskarte
    [permanent_card] beanspruchte Karte mit dauerhaftem Effekt
    [production_card] beanspruchte Produktionskarte
   *[special_card_paid] bezahlte Spezialkarte
}
count-each = { $each ->
    [1] { count-one }
   *[other] je { $each } { count-many }
}
need = mindestens { $min } { count-many }
need-yours = { need }
if-have = du { $things } hast
if-space = du auf Feld { $space } der Staatenbund-Leiste stehst
if-built = du in diesem Zug { things-least } gebaut hast
if-upgraded = du in diesem Zug { things-least } aufgewertet hast

## What effects do

about-contract = Bedingung: { $needs }. Belohnung: { $reward }.
about-metropolis = { $moment ->
    [instant] Beim Verbinden: { $does }.
    [production] In jeder Produktion: { $does }.
   *[scoring] Am Spielende, wenn verbunden: { $does }.
}
does-of = { $name }: { $does }
does-contract = nimm den Regierungsauftrag { $name }: { $does }
up-to-times = (bis zu { $times }-mal)
at-most-times = (höchstens { $times }-mal)
do-gain = erhalte { $items }
do-card = { $count ->
    [1] ziehe eine Karte
   *[other] ziehe { $count } Karten
}
do-federation = { $count ->
    [1] rücke auf der Staatenbund-Leiste 1 Feld vor
   *[other] rücke auf der Staatenbund-Leiste { $count } Felder vor
}
do-gain-different = erhalte { $n } verschiedene Ressourcen ({ $kinds })
do-gain-per = { $gains } für { $each }
do-draw-keep = sieh dir die obersten { $n } Karten des Decks an, behalte { $keep } und wirf die anderen ab
do-redraw = { $n ->
    [1] wirf eine Handkarte ab und ziehe eine andere
   *[other] wirf bis zu { $n } Handkarten ab und ziehe ebenso viele
}
do-take-special-card = { $n ->
    [1] nimm eine Spezialkarte
   *[other] nimm { $n } Spezialkarten
}
do-gain-metropolis = decke { $n } blaue Metropolen aus dem Vorrat auf und behalte eine, die als verbunden gilt
do-choose = { $first }, oder { $last }
do-pay = zahle { $price } und { $then }
do-exchange = tausche { $one } gegen { $other } oder umgekehrt
do-if = wenn { $condition }, { $then }
do-if-else = wenn { $condition }, { $then }, sonst { $otherwise }
do-build = baue { $what }
do-upgrade = werte { $what } auf
do-build-and-upgrade = { $free ->
    [none] baue { things } und werte { $thing ->
        [tunnel] ihn
        [building] es
        [laboratory] es
       *[other] sie
    } sofort auf
    [build] baue { things } kostenlos und werte { $thing ->
        [tunnel] ihn
        [building] es
        [laboratory] es
       *[other] sie
    } sofort zu den üblichen Kosten auf
   *[both] baue { things } kostenlos und werte { $thing ->
        [tunnel] ihn
        [building] es
        [laboratory] es
       *[other] sie
    } sofort kostenlos auf
}
do-make-symbiotic = mache eine nicht-symbiotische Stadt für { $price } symbiotisch
do-use-action-card = { $n ->
    [1] nutze eine Aktionskarte
   *[other] nutze bis zu { $n } Aktionskarten
}
do-refresh-action-card = { $n ->
    [1] mache eine genutzte Aktionskarte wieder verfügbar
   *[other] mache bis zu { $n } genutzte Aktionskarten wieder verfügbar
}
do-perform-slot = { $n ->
    [1] { $which ->
        [other] führe die Aktion eines Aktionsplatzes aus, den nur andere besetzt haben
        [available] führe die Aktion eines freien Aktionsplatzes aus
        [always] führe die Aktion eines freien Aktionsplatzes aus (erlaubt ist auch der jederzeit verfügbare)
       *[not_mine] führe die Aktion eines Aktionsplatzes aus, auf dem kein Plättchen von dir liegt
    }
   *[other] { $which ->
        [other] führe die Aktionen von { $n } verschiedenen Aktionsplätzen aus, die nur andere besetzt haben
        [available] führe die Aktionen von { $n } verschiedenen freien Aktionsplätzen aus
        [always] führe die Aktionen von { $n } verschiedenen freien Aktionsplätzen aus (erlaubt ist auch der jederzeit verfügbare)
       *[not_mine] führe die Aktionen von { $n } verschiedenen Aktionsplätzen aus, auf denen kein Plättchen von dir liegt
    }
}
do-structure-output = { $kinds ->
    [different] erhalte, was bis zu { $n } aufgewertete Strukturen verschiedener Typen in deinem Netzwerk produzieren
    [same] erhalte, was bis zu { $n } aufgewertete Strukturen desselben Typs in deinem Netzwerk produzieren
   *[any] { $n ->
        [1] erhalte, was eine aufgewertete Struktur in deinem Netzwerk produziert
       *[other] erhalte, was bis zu { $n } aufgewertete Strukturen in deinem Netzwerk produzieren
    }
}
thing-nth = { $thing ->
    [laboratory] das { $n }. Labor
    [building] das { $n }. Gebäude
   *[other] die { $n }. { thing-word }
}
do-when = { $when }, { $then }
when = { $event ->
    [piece-built] immer wenn du { thing-a } baust
    [piece-upgraded] immer wenn du { thing-a } aufwertest
    [city_nth] immer wenn du { thing-nth } einer verbundenen Stadt baust
    [city_nth-upgraded] immer wenn eine verbundene Stadt durch Aufwerten { $thing ->
        [laboratory] ihr { $n }. aufgewertetes Labor
        [building] ihr { $n }. aufgewertetes Gebäude
       *[other] ihre { $n }. aufgewertete { thing-word }
    } bekommt
    [turn_nth] sobald du in einem Zug { $n } { thing-many } gebaut hast
    [city_completed] sobald eine deiner Städte verbunden ist und alle drei Gebäudetypen hat (einmal je Stadt)
    [slot_used] { $group ->
        [two_farms] immer wenn du den Aktionsplatz für 2 Farmen nutzt
        [two_laboratories] immer wenn du den Aktionsplatz für 2 Labore nutzt
       *[two_tunnels] immer wenn du den Aktionsplatz für 2 Tunnel nutzt
    }
    [slot_gave] immer wenn dir die Aktion eines Aktionsplatzes { item-of-slot } gibt
    [slot_mismatch] immer wenn deine Karte nicht zum Aktionsplatz passt
    [space_reached] immer wenn du Feld { $space } der Staatenbund-Leiste erreichst
    [action_card_used] immer wenn du eine Aktionskarte nutzt
    [special_card_paid] immer wenn du eine Spezialkarte bezahlst (auch diese)
    [metropolis_connected] immer wenn du eine Metropole verbindest oder erhältst
    [card_claimed] immer wenn du eine Karte beanspruchst (auch diese)
    [excess_discarded] immer wenn du wegen des Handkartenlimits eine Karte abwirfst
   *[turn_end] am Ende deines Zuges
}
do-reduce-cost = { $on ->
    [build] { thing-many } kosten dich beim Bauen je { $price } weniger
    [upgrade] { thing-many } kosten dich beim Aufwerten je { $price } weniger
    [first-build] wenn du in einem Zug zum ersten Mal { thing-a } baust, kostet dich das { $price } weniger
    [first-upgrade] wenn du in einem Zug zum ersten Mal { thing-a } aufwertest, kostet dich das { $price } weniger
   *[turn] kosten dich { thing-many } in diesem Zug je { $price } weniger
}
do-once-per-turn = einmal pro Zug: { $then }
do-may-pay-with = beim Bauen darfst du statt { $old } auch { $new } zahlen
do-hand-limit = dein Handkartenlimit ist um { $n } höher
do-action-card-limit = { $n ->
    [1] du darfst 1 Aktionskarte mehr besitzen
   *[other] du darfst { $n } Aktionskarten mehr besitzen
}
do-match-cards = { $all ->
    [0] deine { $colours } Karten passen auch zu { $slots } Aktionsplätzen
   *[1] alle deine Karten passen auch zu { $slots } Aktionsplätzen
}
do-extra-output = bis zu { $n } { $upgraded ->
    [0] { thing-many }
   *[1] aufgewertete { thing-many }
} produzieren je { $more } mehr
do-swap-output = { $thing ->
    [any] gib aus dieser Produktion { $give } ab und erhalte { $into }
   *[other] gib { $give } aus der Produktion deiner { thing-many } ab und erhalte { $into }
}
do-produce-again = lass { things } noch einmal produzieren
do-feed-free = { $n ->
    [1] 1 Stadt braucht keine Nahrung
   *[other] { $n } Städte brauchen keine Nahrung
}
do-feed-with = { $n ->
    [1] 1 Stadt darfst du mit { $price } ernähren
   *[other] bis zu { $n } Städte darfst du mit je { $price } ernähren
}
points-per = { $points } für { $each }
points-step = { $which ->
    [one] { $points } bei { $min }
    [two] { $points } bei { $min } oder { $max }
    [range] { $points } bei { $min } bis { $max }
   *[more] { $points } ab { $min }
}
points-steps = { count-many }: { $rows }
points-sets = { $points } für jeden Satz: { $things }
points-spend = zahle { $price } für { $points }
points-if = { $points }, wenn { $condition }
points-best = nur die beste dieser Wertungen: { $scores }

## Questions

ask-place-metropolis = Welche Metropole legst du auf das rechte Sechseck (M1)?
ask-lay-aside = Welche Karte legst du beiseite?
ask-discard = Du hast zu viele Karten. Welche wirfst du ab?
ask-discard-early = Du hast mehr Karten, als du behalten darfst. Wirfst du jetzt schon eine ab?
ask-slot = Welchen Aktionsplatz wählst du?
ask-card = Welche Karte spielst du aus?
ask-order = Was kommt zuerst?
ask-resolve-card = Nutzt du die Karte?
ask-part = Was tust du als Nächstes?
ask-choose = Was davon wählst du?
ask-build = Was baust du, und wo?
ask-payment = Wie bezahlst du?
ask-upgrade = Was wertest du auf?
ask-convert = Welche Stadt wird symbiotisch?
ask-advance = Rückst du auf der Staatenbund-Leiste weiter vor?
ask-items = Was nimmst du?
ask-pay-again = Zahlst du noch einmal?
ask-exchange = Was gibst du ab?
ask-use-action-card = Welche Aktionskarte nutzt du?
ask-ready-action-card = Welche Aktionskarte wird wieder verfügbar?
ask-perform-slot = Die Aktion welches Aktionsplatzes führst du aus?
ask-output = Den Ertrag welcher Struktur nimmst du?
ask-keep-card = Welche Karte behältst du?
ask-swap-card = Welche Karte wirfst du ab, um eine andere zu ziehen?
ask-take-special = Welche Spezialkarte nimmst du?
ask-bottom-card = Welche Karte kommt zuerst unter das Deck?
ask-keep-metropolis = Welche Metropole behältst du?
ask-give-up = Du hast zu viele Aktionskarten. Welche wirfst du ab?
ask-use-discarded = Nutzt du sie noch, bevor du sie abwirfst?
ask-end-turn = Nutzt du vor dem Ende deines Zuges noch eine Fähigkeit?
ask-production = Welche Karte oder Metropole produziert als Nächstes?
ask-feed = Wie viele Städte ernährst du auf andere Weise?
ask-spend = Womit kaufst du Punkte?
ask-give = Welche Ressource gibst du?

## Options

option-first = { $tile } rechts, { $other } links
option-discard = { $card }
option-slot = { $slot }
option-clone = { $slot } kopieren ({ $amounts })
option-card = { $card }
option-mismatch = { $card }, ohne Effekt
option-card-first = zuerst { $card }
option-slot-first = zuerst { $slot }
option-resolve = { $type ->
    [immediate] { $card } nutzen
   *[other] { $card } beanspruchen
}{ $cost ->
    [0] { "" }
    [one] { " " }({ $cost } Credit)
   *[other] { " " }({ $cost } Credits)
}
option-decline = { $card } ohne Effekt abwerfen
option-part = { $does }
option-choose = { $does }
option-bonus = Bonus von { $site }: { $amounts }
option-trigger = { $does }
option-build = { $x ->
    [0] { $thing ->
        [tunnel] Tunnel { $site } ({ $start }–{ $end })
       *[other] { thing-word } auf { $site }
    }
   *[1] { thing-word }: { $site }
}
option-upgrade = { piece-at }
option-convert = { $site }
option-output = { piece-at }
option-pay = { $amounts }
option-items = { $amounts }
option-exchange = { $amounts } gegen { $take }
option-again = noch einmal zahlen
option-advance = noch ein Schritt
option-use = { $card }
option-ready = { $card }
option-ability = Fähigkeit von { $card }: { $ability }
option-keep = { $card }
option-swap = { $card }
option-bottom = { $card }
option-special = { $card }
option-look = die offene Karte kommt unter das Deck; sieh dir die nächsten drei an und behalte eine
option-metropolis = { $tile }
option-give-up = { $card }
option-end-turn = Zug beenden
option-produce = { $card }
option-done = fertig
option-feed = { $count ->
    [0] keine
    [one] { $count } Stadt für { $amounts }
   *[other] { $count } Städte für { $amounts }
}
option-spend = { $card }: { $amounts } für { $take }
option-give = { $amounts }
preview-does = { $about }
preview-matching = { $count ->
    [0] keine passende Karte auf der Hand
   *[other] passende Karten: { $cards }
}
preview-card = { $era ->
    [0] Spezialkarte für { $cost ->
        [one] { $cost } Credit
       *[other] { $cost } Credits
    }, { colour-word }, { type-word }
   *[other] { colour-word }, { type-word }
}: { $about }
preview-matches = passt zum Aktionsplatz
preview-no-match = passt nicht und wird abgeworfen
preview-price = Preis: { $amounts }
preview-surcharge = darin die Zusatzzahlung des Bauplatzes: { $amounts }
preview-bonus = Bonus: { $amounts }
preview-connects = verbindet { $tile }
preview-production = jede Produktion: +{ $amounts }
preview-no-production = die Produktion ändert sich noch nicht
preview-output = { $amounts }
preview-left = dir bleiben { $amounts }
preview-space = Feld { $space }: { $amounts }

## Why something is not allowed

reason-ability-not-here = Diese Fähigkeit muss warten: Du kannst sie zwischen zwei Teilen deines Zuges nutzen.
reason-ability-used = Diese Fähigkeit hast du in diesem Zug schon genutzt.
reason-action-by-icon = Eine Aktionskarte darfst du nur nutzen, wenn ein Aktionsplatz oder eine andere Karte es erlaubt.
reason-advance-by-slot = Auf der Leiste rückst du durch Aktionsplätze und Karten vor: Wähle jetzt einen Aktionsplatz.
reason-advance-when-told = Dein Anzeiger rückt vor, wenn ein Aktionsplatz oder eine Karte es sagt.
reason-alone-advanced = Das Solospiel braucht die Expertenseite der Spielerbögen.
reason-already-symbiotic = Diese Stadt ist schon symbiotisch.
reason-already-upgraded = Diese Struktur ist schon aufgewertet.
reason-already-used = Diese Aktionskarte wurde in dieser Ära schon genutzt.
reason-brown-stays = Die braune Metropole hat ihren festen Platz.
reason-build-after-card = Mit deinem Aktionsplatz kannst du { thing-a } bauen; den Bauplatz wählst du nach der Karte.
reason-build-by-part = Um hier { thing-a } zu bauen, wähle zuerst den Teil, der es erlaubt.
reason-build-by-slot = Du baust durch Aktionsplätze und Karten: Wähle jetzt einen Aktionsplatz.
reason-build-when-told = Hier kannst du { thing-a } bauen, wenn ein Aktionsplatz oder eine Karte es erlaubt.
reason-buys-no-points = Mit dieser Karte lassen sich keine Punkte kaufen.
reason-cannot-pay = Das kannst du nicht bezahlen.
reason-cannot-upgrade-it = Du könntest es dort bauen, aber seine Aufwertung nicht auch noch bezahlen.
reason-card-does-not-help = Mit dieser Karte ließe sich kein Teil des Aktionsplatzes nutzen.
reason-card-done = Diese Karte ist schon gewertet.
reason-card-for-turn = In diesem Zug hast du ausgespielt: { $card }. Zu einem Zug gehört nur eine Karte.
reason-card-in-turn = Eine Handkarte spielst du in deinem Zug aus, zusammen mit einem Aktionsplatz.
reason-card-of-other = Diese Karte gehört { $seat }.
reason-card-of-turn = Das ist die Karte deines Zuges; du hast sie schon ausgespielt.
reason-card-without-effect = Diese Karte hast du in diesem Zug ausgespielt; sie passt nicht und bleibt ohne Wirkung.
reason-city-stands = Hier steht schon eine Stadt von dir.
reason-clone-used = Das Aktionskopie-Plättchen wurde in dieser Runde schon benutzt.
reason-contract-of-itself = Ein Auftrag gehört dir, sobald alle seine Bedingungen erfüllt sind.
reason-contract-taken = Diesen Auftrag hat { $seat } schon genommen.
reason-counts-at-end = Diese Karte zählt am Ende des Spiels.
reason-expansion-barred = Auf einen Erweiterungsbauplatz darfst du nur mit einer Karte bauen, die es erlaubt.
reason-expansion-only = Diesmal kannst du nur auf einen Erweiterungsbauplatz bauen.
reason-gives-no-production = Das bringt in der Produktion nichts.
reason-hand-limit-first = Wirf zuerst Karten bis zum Handkartenlimit ab; danach wählst du einen Aktionsplatz.
reason-just-claimed = Die eben beanspruchte Karte bleibt: Eine frühere muss gehen.
reason-kind-built-before = Davon hast du eben eines gebaut, und es müssen verschiedene sein.
reason-laid-aside = Diese Karte hast du zur Seite gelegt; sie wird abgeworfen.
reason-metropolis-by-tunnel = Eine Metropole wird durch die Tunnel neben ihr verbunden.
reason-metropolis-connected = Diese Metropole ist verbunden; was sie bringt, kommt von selbst.
reason-never-always = Diese Karte gilt nicht für den jederzeit verfügbaren Aktionsplatz.
reason-no-cards = Du hast keine Handkarten.
reason-no-city-beside = Eine Stadt muss neben einer eigenen Stadt stehen, genau einen Tunnelbauplatz entfernt.
reason-no-city-near = Ein Gebäude braucht neben sich eine eigene Stadt oder einen Bauplatz für deine nächste; hier ist keines von beiden.
reason-no-city-there = Dort steht keine Stadt von dir.
reason-no-metropolis = Es gibt keine blauen Metropolen mehr.
reason-no-special-cards = Es gibt keine Spezialkarten mehr.
reason-none-in-supply = Der Vorrat ist aufgebraucht.
reason-not-a-structure = Nur Gebäude und Tunnel sind Strukturen, eine Stadt ist keine.
reason-not-an-action-card = Das ist keine Aktionskarte.
reason-not-anothers = Es muss ein Aktionsplatz sein, den nur andere besetzt haben.
reason-not-connected = Das ist nicht mit deinem Netzwerk verbunden.
reason-not-exchanged = Diese Ressource lässt sich hier nicht tauschen.
reason-not-given = Diese Ressource gehört nicht zu denen, die du nehmen kannst.
reason-not-in-hand = Hier geht es nur um Handkarten, nicht um beanspruchte.
reason-not-joined = Von deiner Start-Stadt führen noch keine gebauten Tunnel hierher.
reason-not-produced = Das wurde in dieser Produktion nicht produziert.
reason-not-upgraded = Das ist nicht aufgewertet.
reason-nothing-produces = Du hast nichts Passendes, das produziert.
reason-nothing-there = Dort ist noch nichts gebaut.
reason-nothing-to-build = Es gibt nichts, das du bauen und bezahlen kannst.
reason-nothing-to-convert = Es gibt keine Stadt, deren Umwandlung in eine symbiotische du bezahlen kannst.
reason-nothing-to-do = Das hätte jetzt keine Wirkung.
reason-nothing-to-upgrade = Es gibt nichts, das du aufwerten und bezahlen kannst.
reason-nothing-upgraded = Du hast keine aufgewertete Struktur an einer verbundenen Stadt.
reason-nothing-usable = Du könntest keinen Teil dieses Aktionsplatzes nutzen.
reason-one-step = Ein Schritt führt immer nur auf das nächste Feld.
reason-other-kind = Das ist dafür der falsche Typ.
reason-other-piece-there = Was du gerade baust, gehört nicht auf einen solchen Bauplatz.
reason-part-done = Diesen Teil hast du schon ausgeführt.
reason-part-first = Dafür wähle zuerst den Teil, der es erlaubt.
reason-picked-before = Das hast du eben gewählt, und jedes zählt nur einmal.
reason-produced-before = Das hat schon produziert.
reason-resource-along = Ressourcen kommen und gehen mit dem, was Aktionsplätze, Karten und Bauplätze geben und kosten; hier ist keine zu wählen.
reason-site-taken = Dort steht schon etwas.
reason-slot-after-card = Dein Aktionsplatz bietet das, aber zuerst kommt die Karte.
reason-slot-chosen = Deinen Aktionsplatz hast du gewählt, jetzt folgt die Karte.
reason-slot-comes-first = Wähle zuerst den Aktionsplatz, dann wird die Karte gespielt.
reason-slot-for-turn = In diesem Zug hast du gewählt: { $slot }. Zu einem Zug gehört nur ein Aktionsplatz.
reason-slot-in-turn = Einen Aktionsplatz wählst du zu Beginn deines Zuges.
reason-slot-occupied = Auf diesem Aktionsplatz liegt schon ein Plättchen.
reason-slot-of-turn = Das ist der Aktionsplatz deines Zuges; du hast ihn schon gewählt.
reason-special-by-slot = Eine Spezialkarte nimmst du durch einen Aktionsplatz, der es erlaubt: Wähle jetzt einen Aktionsplatz.
reason-special-when-told = Eine Spezialkarte nimmst du, wenn ein Aktionsplatz es erlaubt.
reason-still-ready = Diese Aktionskarte ist noch verfügbar.
reason-tile-of-other = Diese Metropole gehört { $seat }.
reason-turns-over = Alle Züge des Spiels sind gemacht.
reason-upgrade-after-card = Mit deinem Aktionsplatz kannst du das aufwerten; was du aufwertest, wählst du nach der Karte.
reason-upgrade-by-part = Um das aufzuwerten, wähle zuerst den Teil, der es erlaubt.
reason-upgrade-by-slot = Du wertest durch Aktionsplätze und Karten auf: Wähle jetzt einen Aktionsplatz.
reason-upgrade-when-told = Hier hast du schon { thing-a } gebaut; aufwerten kannst du, wenn ein Aktionsplatz oder eine Karte es erlaubt.
reason-works-in-production = Diese Karte wirkt in der Produktion.
reason-works-of-itself = Das wirkt von selbst, wenn es so weit ist.

## Where that comes from

cause-city-near = Dieser Bauplatz gehört zu { $site }. Dort oder auf einem Bauplatz daneben ({ $sites }) brauchst du eine Stadt.
cause-city-beside = Auf einem Bauplatz daneben brauchst du eine Stadt: { $sites }.
cause-tunnels = { $count ->
    [one] Dieser Tunnel fehlt: { $sites }.
   *[other] Diese Tunnel fehlen: { $sites }.
}
cause-cards = Deine Karten, die es erlauben: { $cards }.
cause-no-cards = Keine deiner Karten erlaubt es.

## What happens

event-board-dealt = { $seat } bekommt den Spielerbogen { $board } und die braune Metropole { $tile }.
event-metropolis-placed = { $seat } legt aus: { $tiles }.
tile-at = { $tile } auf { $site }
event-new-order = Die Zugfolge: { $seats }.
event-round-began = Runde { $round } beginnt (Ära { $era }).
event-neutral-moved = Neutrale Plättchen liegen auf { $slots }.
event-fourth-tile = { $card } wird aufgedeckt: Ein viertes neutrales Plättchen kommt auf { $slot }.
event-tile-placed = { $seat } wählt: { $slot }.
event-slot-cloned = { $seat } kopiert: { $slot }.
event-played = { $seat } spielt aus: { $card }{ $matches ->
    [0] { " " }(passt nicht)
   *[1] { "" }
}.
event-claimed = { $seat } beansprucht: { $card }.
event-resolved = { $seat } nutzt den Effekt: { $card }.
event-discarded = { $seat } wirft ab: { $cards }.
event-used = { $seat } nutzt: { $card }.
event-readied = Für { $seat } wieder verfügbar: { $cards }.
event-performed = { $seat } führt die Aktion aus: { $slot }.
event-gained = { $seat } bekommt { $items }.
event-paid = { $seat } zahlt { $items }.
event-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-card = { $seat } zieht: { $cards }.
event-advanced = { $seat } rückt auf Feld { $space } der Staatenbund-Leiste vor.
event-built = { $x ->
    [0] { $thing ->
        [tunnel] { $seat } baut den Tunnel { $site }.
       *[other] { $seat } baut { thing-a } auf { $site }.
    }
   *[1] { $seat } baut { thing-a } ({ $site }).
}
event-upgraded = { $seat } wertet auf: { piece-at }.
event-converted = Die Stadt von { $seat } auf { $site } wird symbiotisch.
event-connected = { $seat } verbindet { $tile }.
event-contract-taken = { $seat } nimmt den Regierungsauftrag { $contract }.
event-special-taken = { $seat } nimmt die Spezialkarte { $card }.
event-special-looked = { $seat } sieht sich Spezialkarten an und behält eine.
event-produced = Das Netzwerk von { $seat } produziert { $amounts }.
event-fed = { $seat } { $kelp ->
    [0] { $biomatter ->
        [0] gibt den Städten keine Nahrung
       *[other] ernährt die Städte mit { $biomatter } Biomasse
    }
   *[other] { $biomatter ->
        [0] ernährt die Städte mit { $kelp } Tang
       *[other] ernährt die Städte mit { $kelp } Tang und { $biomatter } Biomasse
    }
}{ $points ->
    [0] { "" }
    [one] { " " }und verliert { $points } Punkt
   *[other] { " " }und verliert { $points } Punkte
}.
event-era-ended = Ära { $era } ist vorbei.
event-scored = { $seat } bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} für { $card }.
event-network-scored = { $seat } bekommt { $cities ->
    [one] { $cities } Punkt
   *[other] { $cities } Punkte
} für Städte und { $resources } für Ressourcen.

## Score

score-cards = Karten
score-slots = Aktionsplätze
score-sites = Boni der Bauplätze
score-track = Staatenbund-Leiste
score-production = Produktion des Netzwerks
score-metropolises = blaue Metropolen
score-contracts = Regierungsaufträge
score-unfed = Städte ohne Nahrung
score-brown = braune Metropole
score-scoring = Schlusswertungskarten
score-cities = verbundene Städte
score-resources = übrige Ressourcen
score-tie-order = bei Gleichstand: Nummer { $place } in der Zugfolge

## The players of worked examples

example-orange = Orange
example-purple = Lila
example-black = Schwarz
example-blue = Blau
reason-slot-lost = Danach könntest du keinen Teil deines Aktionsplatzes mehr nutzen.
