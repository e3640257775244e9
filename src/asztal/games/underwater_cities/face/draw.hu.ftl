## A Víz alatti városok asztala: rövid szavak a rajzhoz

draw-setup = előkészület
draw-round = { $era }. korszak · { $round }. forduló a { $rounds }-ből
draw-turn = { $turn }. kör a { $turns }-ból
draw-order = sorrend
draw-item = { $item ->
    [kelp] { $count }hínár
    [steelplast] { $count }acél
    [science] { $count }tud
    [credit] { $count }kr
    [biomatter] { $count }bio
    [point] { $count }p
    [card] { $count }lap
   *[federation] { $count }szöv
}
draw-kind = { $kind ->
    [farm] telep
    [desalination] üzem
    [laboratory] labor
    [tunnel] alagút
    [building] épület
    [structure] építmény
   *[city] város
}
draw-letter = { $kind ->
    [farm] T
    [desalination] Ü
   *[laboratory] L
}
draw-dome = { $kind ->
    [symbiotic_city] S
   *[nonsymbiotic_city] N
}
draw-colour = { $colour ->
    [green] zöld
    [red] piros
   *[yellow] sárga
}
draw-slots = { $colour ->
    [green] Zöld
    [red] Piros
   *[yellow] Sárga
}
draw-type = { $type ->
    [immediate] azonnali
    [permanent] állandó
    [action] akció
    [production] termelő
   *[scoring] pontozó
}
draw-different = { $count } különböző
draw-build = { $count ->
    [1] { $what }
   *[other] { $count }×{ $what }
}
draw-build-upgraded = { $what } & fejlesztés
draw-upgrade = { $count ->
    [1] fejlesztés
   *[other] { $count }×fejlesztés
}
draw-use-card = akciókártya
draw-take-special = speciális kártya
draw-neutral = semleges
draw-always = Mindig
draw-clone = akciómásoló lapka (1kr): { $used ->
    [1] már használták
   *[0] szabad
}
draw-supply = készlet: { $tunnels } alagút, { $nonsymbiotic } (N), { $symbiotic } (S), { $deck } lap
draw-track = Szövetség
draw-space = { $space ->
    [0] alatta
   *[other] { $space }
}
draw-specials = Speciális
draw-contracts = Szerződések
draw-turn-now = Most
draw-cities = { $count } város{ $symbiotic ->
    [0] { "" }
   *[other] { " " }({ $symbiotic }S)
}, { $connected } ✓
draw-metropolises = metropolisz ✓{ $count }
draw-hand-size = kézben { $count }
draw-cards = előtte { $count }:
draw-stock = Készlet
draw-production = Termelés
draw-after = a { $round }. forduló után:
draw-decided = + döntés: { $card }
draw-feeding = Élelem
draw-food = { $cities } várost kell etetni, akkor { $kelp }hínár { $biomatter }bio:
draw-fed = mindenki jóllakik
draw-hungry = { $count } éhes, −{ $lost }p
draw-points = Pontok
draw-final = játék végi pontozás most +{ $points }:
draw-goal = Cél
draw-goal-of = { $points } pontból { $has }, { $cities } csatlakoztatott városból { $connected }
draw-legend = S szimbiotikus N nem · T telep Ü üzem L labor x bővítés · * fejlesztve ═ áll ┄ szabad ✓ csatlakoztatva
draw-specialties = Helyek
draw-times = { $site } termelése { $count ->
    [2] kétszeres
   *[3] háromszoros
}
draw-pair = { $one } és { $other }: { $gain } termeléskor
draw-lifted = { $site }: { $gain } termeléskor
draw-lifted-city = { $site } szimbiotikusan: { $gain } termeléskor
draw-claimed = Kártyák
draw-readiness = { $used ->
    [1] használt
   *[0] kész
}
draw-looking = Válassz
draw-hand = Kéz

## Az asztal sorokban, egész szavakkal

plain-group = { $group ->
    [slots] Akcióhelyek
    [track] Szövetségsáv
    [specials] Speciális kártyák
    [contracts] Kormányzati szerződések
    [cities] Városok
    [tunnels] Alagutak
    [metropolises] Metropoliszok
    [claimed] Kirakott kártyák
   *[hand] Kéz
}
plain-unit = { $item ->
    [kelp] hínár
    [steelplast] acéllemez
    [science] tudomány
    [credit] kredit
    [biomatter] biomassza
    [point] pont
    [card] kártya
    [hand] kártya kézben
    [deck] kártya a pakliban
    [tunnel] alagút
    [nonsymbiotic_city] nem szimbiotikus félgömb
    [symbiotic_city] szimbiotikus félgömb
    [cities] csatlakoztatott város
    [free] várost kártya lát el
    [missing] éhes marad
   *[lost] elveszett pont
}
plain-free = szabad
plain-taken = rajta
plain-clone = Akciómásoló lapka 1 kreditért
plain-nobody = senki
plain-nothing = semmi
plain-unlimited = korlátlan számú szimbiotikus félgömb
plain-order = Játékossorrend
plain-space = { $space ->
    [0] A szövetségsáv alatt
   *[other] A szövetségsáv { $space }. mezője
}
plain-brings = bónusza { $items }
plain-supply = Készlet
plain-special-deck = A speciális kártyák paklija
plain-turn = { $name } köre
plain-place = { $place ->
    [hand] kézben
    [claimed] kirakva
    [offer] felvehető
    [looking] választható
    [contract] kormányzati szerződés
   *[played] most kijátszva
}
plain-player = { $name }{ $you ->
    [1] { " " }(te)
   *[0] { "" }
}
plain-built = Megépült
plain-cities = { $count } város, ebből { $symbiotic } szimbiotikus, { $connected } csatlakoztatott
plain-pieces = { $count } { $kind ->
    [tunnel] alagút
    [farm] telep
    [desalination] sótalanító üzem
   *[laboratory] laboratórium
}, ebből { $upgraded } fejlesztett
plain-metropolises = { $count } csatlakoztatott metropolisz
plain-city = { $kind ->
    [symbiotic_city] szimbiotikus város
    [nonsymbiotic_city] nem szimbiotikus város
   *[other] szabad városhely
}{ $kind ->
    [symbiotic_city] { $connected ->
        [1] , csatlakoztatva
       *[0] , nincs csatlakoztatva
    }
    [nonsymbiotic_city] { $connected ->
        [1] , csatlakoztatva
       *[0] , nincs csatlakoztatva
    }
   *[other] { "" }
}
plain-site = { $letter ->
    [x] bővítési hely
   *[other] { $letter } hely
}
plain-building = { $kind ->
    [farm] telep
    [desalination] sótalanító üzem
    [laboratory] laboratórium
   *[other] szabad
}{ $upgraded ->
    [1] , fejlesztett
   *[0] { "" }
}
plain-bonus = , bónusza { $items }
plain-surcharge = , pótdíja { $items }
plain-tunnel = { $tunnel } alagút, { $one } és { $other } között
plain-tunnel-state = { $built ->
    [1] megépült
   *[0] szabad
}{ $upgraded ->
    [1] , fejlesztett
   *[0] { "" }
}
plain-idle = , nem ér városhoz
plain-metropolis = { $site ->
    [none] szerzett metropolisz
   *[other] { $site } metropolisz
}, { $connected ->
    [1] csatlakoztatva
   *[0] nincs csatlakoztatva
}
plain-production = A következő termelés a { $round }. forduló után
plain-decided = Akkor döntesz
plain-food = Utána élelem
plain-points = Pontok eddig
plain-later = A játék végi pontozás most ennyit adna
