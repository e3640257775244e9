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
draw-times = { $site } produziert { $count }-mal
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

## Der Tisch in Zeilen, in ganzen Wörtern

plain-group = { $group ->
    [slots] Aktionsplätze
    [track] Staatenbund-Leiste
    [specials] Spezialkarten
    [contracts] Regierungsaufträge
    [cities] Städte
    [tunnels] Tunnel
    [metropolises] Metropolen
    [claimed] Ausliegende Karten
   *[hand] Hand
}
plain-unit = { $item ->
    [kelp] Tang
    [steelplast] Stahlplastik
    [science] Wissenschaft
    [credit] { $count ->
        [one] Credit
       *[other] Credits
    }
    [biomatter] Biomasse
    [point] { $count ->
        [one] Punkt
       *[other] Punkte
    }
    [card] { $count ->
        [one] Karte
       *[other] Karten
    }
    [hand] { $count ->
        [one] Karte auf der Hand
       *[other] Karten auf der Hand
    }
    [deck] { $count ->
        [one] Karte im Deck
       *[other] Karten im Deck
    }
    [tunnel] Tunnel
    [nonsymbiotic_city] { $count ->
        [one] nicht-symbiotische Kuppel
       *[other] nicht-symbiotische Kuppeln
    }
    [symbiotic_city] { $count ->
        [one] symbiotische Kuppel
       *[other] symbiotische Kuppeln
    }
    [cities] { $count ->
        [one] verbundene Stadt
       *[other] verbundene Städte
    }
    [free] durch Karten ernährt
    [missing] hungrig
   *[lost] { $count ->
        [one] verlorener Punkt
       *[other] verlorene Punkte
    }
}
plain-free = frei
plain-taken = besetzt von
plain-clone = Aktionskopie-Plättchen für 1 Credit
plain-nobody = niemand
plain-nothing = nichts
plain-unlimited = unbegrenzt viele symbiotische Kuppeln
plain-order = Zugfolge
plain-space = { $space ->
    [0] Unter der Staatenbund-Leiste
   *[other] Feld { $space } der Staatenbund-Leiste
}
plain-brings = bringt { $items }
plain-supply = Vorrat
plain-special-deck = Deck der Spezialkarten
plain-turn = Zug von { $name }
plain-place = { $place ->
    [hand] auf der Hand
    [claimed] ausliegend
    [offer] im Angebot
    [looking] zur Auswahl
    [contract] Regierungsauftrag
   *[played] gerade gespielt
}
plain-player = { $name }{ $you ->
    [1] { " " }(du)
   *[0] { "" }
}
plain-built = Gebaut
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
plain-city = { $kind ->
    [symbiotic_city] symbiotische Stadt
    [nonsymbiotic_city] nicht-symbiotische Stadt
   *[other] freier Stadtbauplatz
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
plain-tunnel = Tunnel { $tunnel } von { $one } nach { $other }
plain-tunnel-state = { $built ->
    [1] gebaut
   *[0] frei
}{ $upgraded ->
    [1] , aufgewertet
   *[0] { "" }
}
plain-idle = , an keiner Stadt
plain-metropolis = { $site ->
    [none] erhaltene Metropole
   *[other] Metropole { $site }
}, { $connected ->
    [1] verbunden
   *[0] nicht verbunden
}
plain-production = Nächste Produktion nach Runde { $round }
plain-decided = Das entscheidest du dann
plain-food = Nahrung danach
plain-points = Punkte bisher
plain-later = Die Schlusswertung brächte jetzt
