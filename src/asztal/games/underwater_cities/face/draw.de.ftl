## Der Tisch von Underwater Cities: kurze Wörter für die Zeichnung

draw-setup = Aufbau
draw-round = Ära { $era } · Runde { $round } von { $rounds }
draw-turn = Zug { $turn } von { $turns }
draw-order = Zugfolge
draw-item = { $item ->
    [kelp] { $count }Tang
    [steelplast] { $count }Stahl
    [science] { $count }Wiss
    [credit] { $count }Cr
    [biomatter] { $count }Bio
    [point] { $count }P
    [card] { $count ->
        [one] { $count }Karte
       *[other] { $count }Karten
    }
   *[federation] { $count }Bund
}
draw-kind = { $kind ->
    [farm] Farm
    [desalination] Anlage
    [laboratory] Labor
    [tunnel] Tunnel
    [building] Gebäude
    [structure] Struktur
   *[city] Stadt
}
draw-letter = { $kind ->
    [farm] F
    [desalination] E
   *[laboratory] L
}
draw-dome = { $kind ->
    [symbiotic_city] S
   *[nonsymbiotic_city] N
}
draw-colour = { $colour ->
    [green] grün
    [red] rot
   *[yellow] gelb
}
draw-slots = { $colour ->
    [green] Grün
    [red] Rot
   *[yellow] Gelb
}
draw-type = { $type ->
    [immediate] sofort
    [permanent] dauerhaft
    [action] Aktion
    [production] Produktion
   *[scoring] Wertung
}
draw-different = { $count } verschiedene
draw-build = { $count ->
    [1] { $what }
   *[other] { $count }×{ $what }
}
draw-build-upgraded = { $what } & Aufwertung
draw-upgrade = { $count ->
    [1] Aufwertung
   *[other] { $count }×Aufwertung
}
draw-use-card = Aktionskarte
draw-take-special = Spezialkarte
draw-neutral = neutral
draw-always = Immer
draw-clone = Aktionskopie-Plättchen (1Cr): { $used ->
    [1] genutzt
   *[0] frei
}
draw-supply = übrig: { $tunnels } Tunnel, { $nonsymbiotic } (N), { $symbiotic } (S), { $deck } Karten
draw-track = Staatenbund
draw-space = { $space ->
    [0] darunter
   *[other] { $space }
}
draw-specials = Spezial
draw-contracts = Aufträge
draw-turn-now = Jetzt
draw-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}{ $symbiotic ->
    [0] { "" }
   *[other] { " " }({ $symbiotic }S)
}, { $connected } ✓
draw-metropolises = Metropolen ✓{ $count }
draw-hand-size = Hand { $count }
draw-cards = { $count ->
    [one] { $count } Karte:
   *[other] { $count } Karten:
}
draw-stock = Vorrat
draw-production = Produktion
draw-after = nach Runde { $round }:
draw-decided = + Wahl: { $card }
draw-feeding = Nahrung
draw-food = { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
} zu ernähren, dann { $kelp }Tang { $biomatter }Bio:
draw-fed = alle satt
draw-hungry = { $count } hungrig, −{ $lost }P
draw-points = Punkte
draw-final = Schlusswertung jetzt +{ $points }:
draw-goal = Ziel
draw-goal-of = { $has } von { $points } Punkten, { $connected } von { $cities } verbundenen Städten
draw-legend = S symbiotisch N nicht · F Farm E Entsalzung L Labor x Erweiterung · * aufgewertet ═ gebaut ┄ frei ✓ verbunden
draw-specialties = Plätze
draw-times = { $site } produziert ×{ $count }
draw-pair = { $one } und { $other }: { $gain } in der Produktion
draw-lifted = { $site }: { $gain } in der Produktion
draw-lifted-city = { $site } symbiotisch: { $gain } in der Produktion
draw-claimed = Karten
draw-readiness = { $used ->
    [1] genutzt
   *[0] verfügbar
}
draw-looking = Auswahl
draw-hand = Hand

## Der Tisch in einfachen Zeilen, in ganzen Wörtern

plain-item = { $item ->
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
   *[federation] { $count ->
        [one] { $count } Schritt auf der Staatenbund-Leiste
       *[other] { $count } Schritte auf der Staatenbund-Leiste
    }
}
plain-slot = { $slot }: { $action } Dort: { $owners }
plain-clone = Aktionskopie-Plättchen für 1 Credit: { $used ->
    [1] genutzt
   *[0] frei
}
plain-nobody = niemand
plain-nothing = nichts
plain-unlimited = unbegrenzt viele
plain-order = Zugfolge: { $order }
plain-space = { $space ->
    [0] Unter der Staatenbund-Leiste: { $who }
   *[other] Feld { $space } der Staatenbund-Leiste, bringt { $bonus }: { $who }
}
plain-supply = Vorrat: { $tunnels } Tunnel, { $nonsymbiotic } nicht-symbiotische und { $symbiotic } symbiotische Kuppeln
plain-special = Spezialkarte im Angebot: { $card }
plain-contract = Regierungsauftrag: { $contract }
plain-turn = Der Zug von { $name } auf { $slot }: { $action }
plain-played = Gespielt: { $card }
plain-named = { $name }: { $what }
plain-card = { $name } ({ $about }): { $what }
plain-listed = { $name }: { $what }
plain-player = { $name }{ $you ->
    [1] { " " }(du)
   *[0] { "" }
}: { $stock }
plain-built = Gebaut: { $pieces }
plain-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}, davon { $symbiotic } symbiotisch, { $connected } verbunden
plain-pieces = { $kind ->
    [tunnel] { $count } Tunnel
    [farm] { $count ->
        [one] { $count } Farm
       *[other] { $count } Farmen
    }
    [desalination] { $count ->
        [one] { $count } Entsalzungsanlage
       *[other] { $count } Entsalzungsanlagen
    }
   *[laboratory] { $count ->
        [one] { $count } Labor
       *[other] { $count } Labore
    }
}, davon { $upgraded } aufgewertet
plain-metropolises = { $count ->
    [one] { $count } verbundene Metropole
   *[other] { $count } verbundene Metropolen
}
plain-hand-size = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
plain-claimed = Karten: { $cards }
plain-city = { $kind ->
    [symbiotic_city] symbiotische Stadt
    [nonsymbiotic_city] nicht-symbiotische Stadt
   *[other] freier Stadtplatz
}{ $kind ->
    [symbiotic_city] { $connected ->
        [1] , verbunden
       *[0] , nicht verbunden
    }
    [nonsymbiotic_city] { $connected ->
        [1] , verbunden
       *[0] , nicht verbunden
    }
   *[other] { "" }
}
plain-site = { $letter ->
    [x] Erweiterungsbauplatz
   *[other] Bauplatz { $letter }
}
plain-building = { $kind ->
    [farm] Farm
    [desalination] Entsalzungsanlage
    [laboratory] Labor
   *[other] frei
}{ $upgraded ->
    [1] , aufgewertet
   *[0] { "" }
}
plain-bonus = , Bonus { $items }
plain-surcharge = , Zusatzzahlung { $items }
plain-tunnel = Tunnel { $tunnel } von { $one } nach { $other }: { $state }
plain-tunnel-state = { $built ->
    [1] gebaut
   *[0] frei
}{ $upgraded ->
    [1] , aufgewertet
   *[0] { "" }
}
plain-idle = , an keiner Stadt
plain-metropolis = Metropole { $site }, { $connected ->
    [1] verbunden
   *[0] nicht verbunden
}: { $tile }
plain-gained = Erhaltene Metropole: { $tile }
plain-times = Bauplatz { $site } produziert { $count }-mal
plain-pair = Tunnel { $one } und { $other } zusammen: { $gain } in der Produktion
plain-lifted = Metropole { $site }, verbunden: zusätzlich { $gain } in der Produktion
plain-lifted-city = Eine symbiotische Stadt auf { $site }: { $gain } in der Produktion
plain-production = Nächste Produktion nach Runde { $round }: { $items }
plain-decided = Das entscheidest du dann: { $card }
plain-food = Nahrung danach: { $cities ->
    [one] { $cities } verbundene Stadt
   *[other] { $cities } verbundene Städte
}, { $free } davon durch Karten ernährt, dann { $kelp } Tang und { $biomatter } Biomasse; { $missing ->
    [0] alle satt
   *[other] { $missing } hungrig, verlorene Punkte: { $lost }
}
plain-line = { $why } { $points }
plain-points = Punkte bisher: { $points } ({ $lines })
plain-later = Die Schlusswertung brächte jetzt { $points }: { $lines }
plain-goal-of = Ziel des Solospiels: { $has } von { $points } Punkten, { $connected } von { $cities } verbundenen Städten
plain-own = Deine Karte: { $card }
plain-looking = Zur Auswahl: { $card }
plain-hand = Auf der Hand: { $card }
