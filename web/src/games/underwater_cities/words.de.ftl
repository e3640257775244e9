## Areas

cities-tab-slots = Plätze
cities-tab-city = Meine Stadt
cities-tab-cards = Karten
cities-tab-others = Andere

## Head

cities-round = Ära { $era }, Runde { $round }
cities-order = Zugfolge
cities-turns = { $count ->
    [one] { $count } Zug gespielt
   *[other] { $count } Züge gespielt
}

## Slots and tracks

cities-green = Grün
cities-red = Rot
cities-yellow = Gelb
cities-neutral = neutrales Plättchen
cities-clone = Aktionsplatz kopieren
cities-used = genutzt
cities-federation = Staatenbund-Leiste
cities-space = Feld { $space }

## Cards

cities-hand = Hand
cities-sealed = Beiseitegelegt
cities-looking = Angesehen
cities-played = Wird gespielt
cities-turned = Aufgedeckt
prompt-early-in-underwater_cities = { $name } ist gewählt: jetzt der Aktionsplatz dazu.
early-take-in-underwater_cities = Diese Karte spielen: Aktionsplatz wählen
cities-lane-contract = Aufträge
cities-lane-metropolis = Metropolen
cities-lane-spent = Verbraucht
cities-lane-permanent = Dauerhaft
cities-lane-action = Aktion
cities-lane-production = Produktion
cities-lane-scoring = Wertung
cities-specials = Spezialkarten
cities-contracts = Aufträge
cities-left = Was übrig ist
cities-left-card = Karten im Deck
cities-left-tunnel = Tunnel übrig
cities-left-nonsymbiotic_city = weiße Kuppeln übrig
cities-left-symbiotic_city = lila Kuppeln übrig

## The board

cities-city = Stadt { $city }
cities-site = Stadt { $city }, Bauplatz { $site }
cities-expansion = Stadt { $city }, Erweiterungsbauplatz
cities-tunnel = Tunnel { $tunnel }
cities-metropolis = Metropole
cities-bonus = Bonus
cities-surcharge = Zusatzzahlung
cities-special-six_points = Sechs Punkte für den Bau einer Stadt hier.
cities-special-triple_tunnel = Ein Tunnel produziert hier { $times }-fach.
cities-special-double_building = Ein Gebäude produziert hier { $times }-fach.
cities-special-metropolis_bonus = Bringt in jeder Produktion mehr, sobald die Metropole an diesem Tunnel verbunden ist:
cities-special-pair_bonus = Zwei Tunnel, die in jeder Produktion mehr bringen, wenn beide gebaut sind:
cities-special-symbiotic_points = Eine symbiotische Stadt hier bringt in jeder Produktion { $points } Punkte.
cities-open = { $name }: Spielerbogen neben meinem öffnen

## Stock and forecast

cities-stock = Vorrat
cities-kelp = Tang
cities-steelplast = Stahlplastik
cities-science = Wissenschaft
cities-credit = Credits
cities-biomatter = Biomasse
cities-point = Punkte
cities-card = Karten
cities-federation-step = Staatenbund
cities-prices = Übliche Kosten
cities-price-nonsymbiotic_city = nicht-symbiotische Stadt
cities-price-symbiotic_city = symbiotische Stadt
cities-price-tunnel = Tunnel
cities-price-farm = Farm
cities-price-desalination = Entsalzungsanlage
cities-price-laboratory = Labor
cities-price-upgrade = Aufwerten
cities-next-production = Die nächste Produktion
cities-will-ask = { $count ->
    [one] { $count } Karte fragt dich dann
   *[other] { $count } Karten fragen dich dann
}
cities-food = Danach das Essen
cities-cities = { $count ->
    [one] { $count } Stadt isst
   *[other] { $count } Städte essen
}
cities-hungry = { $count } hungrig
cities-scoring-now = Punkte, wenn das Spiel jetzt endete
cities-scored-cities = Städte
cities-scored-resources = Ressourcen
cities-goal = Allein: { $points } Punkte und { $cities } verbundene Städte

## The guided first game

cities-guide-aim = Zehn Runden in drei Ären; wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Städte mit verschiedenen Gebäuden, aufgewertete Gebäude in jeder Produktion, Metropolen und Karten.
cities-guide-first = Am Rand deines Spielerbogens liegen zwei blaue Metropolen. Wähle die für das rechte Sechseck: Jede hilft dir, sobald eine Kette von Tunneln sie erreicht.
cities-guide-deal = Von deinen ersten sechs Karten behältst du drei. Wähle, welche du abwirfst; behalte verschiedene Farben.
cities-guide-alike = Alle drei Karten haben dieselbe Farbe: Bald passt keine mehr zu den freien Plätzen. Nimm es zurück, oder mach so weiter.
cities-guide-slots = In deinem Zug legst du ein Plättchen auf einen dieser Aktionsplätze. Sie sind grün, rot und gelb, jede Farbe mit ihrem Zeichen. Was jemand besetzt hat, ist in dieser Runde weg.
cities-guide-hand = Zum Plättchen spielst du eine Karte. Hat sie die Farbe des Platzes, wirken beide; wenn nicht, wird die Karte nur abgeworfen. Zu starken Plätzen gehören schwache Karten und umgekehrt.
cities-guide-match = Zeige auf eine Karte: Die Plätze ihrer Farbe leuchten. Zeige auf einen Platz: Die Karten, die dazu passen, leuchten.
cities-guide-slot = Wähle nun einen Platz{ $by ->
    [finger] { " " }mit einem Tippen
   *[mouse] { " " }mit einem Klick
}. Du kannst auch zuerst die Karte wählen und dann ihren Platz.
cities-guide-card = Und nun die Karte. Ein durchgestrichenes Zeichen heißt, dass sie nicht passt.
cities-guide-mismatch = Diese Karte hat nicht die Farbe des Platzes, also wirkt nur der Platz; eine andere auf deiner Hand würde passen. Nimm es zurück, oder mach so weiter.
cities-guide-no-match = Keine deiner Karten hat die Farbe dieses Platzes, also wird die Karte nur abgeworfen. Wähle die, die du am wenigsten brauchst.
cities-guide-effects = Führe aus, was Platz und Karte bringen, bis du wieder an der Reihe bist. Am Ende deines Zuges wird für dich eine Karte gezogen.
cities-guide-city = Dein Spielerbogen: Die Kuppeln sind Städte, die Quadrate darum Bauplätze, die gestrichelten Linien Tunnel. Ein Zeichen auf einem freien Platz ist ein Bonus für den Bau dort, ein rotes eine Zusatzzahlung.
cities-guide-network = Du beginnst mit einer Stadt. Eine neue entsteht neben einer eigenen, auch ohne Tunnel; aber nur was durch Tunnel mit der ersten verbunden ist, leuchtet, produziert und zählt.
cities-guide-ahead = Am Ende jeder Ära produziert das leuchtende Netzwerk: Hier siehst du, was, und danach das Essen. Jede Stadt darin isst einen Tang; eine hungrige kostet Punkte.
cities-guide-upgrade = Farmen geben Tang, Entsalzungsanlagen Credits, Labore Wissenschaft. Aufgewertet bringen sie mehr: Punkte, Biomasse, Stahlplastik.
cities-guide-federation = Flaggen bringen dich auf der Staatenbund-Leiste voran: Du bekommst einen Bonus, und in der nächsten Runde bist du früher dran.
cities-guide-round = In einer Runde haben alle drei Züge. Spiele sie: Platz, Karte, Wirkungen, bis die zweite Runde beginnt.
cities-guide-second = Jetzt eine zweite Runde auf eigene Faust. Die Anleitung meldet sich nur, wenn sie dir helfen kann.
cities-guide-apart = Diese Stadt ist nicht verbunden: Von deiner ersten Stadt führt keine Kette von Tunneln zu ihr. So produziert sie nichts und zählt nicht.
cities-guide-no-fit = Keine deiner Karten hat die Farbe eines freien Platzes. Wähle den Platz, der am meisten hilft, und wirf die Karte ab, die du am wenigsten brauchst, oder nimm 2 Karten und 2 Credits auf dem immer verfügbaren Platz.
cities-guide-hungry = In der nächsten Produktion { $count ->
    [one] bliebe 1 verbundene Stadt
   *[other] blieben { $count } verbundene Städte
} hungrig; jede kostet 3 Punkte. Farmen geben Tang.
cities-guide-bare = Du hast noch kein Gebäude. Was du in der ersten Ära baust, produziert dreimal, was du in der letzten baust, nur einmal.
cities-guide-end = Zehn Runden sind es insgesamt, dazwischen drei Produktionen. Spezialkarten kosten Credits und sind stark; die Lupe erklärt jede Karte. Wie wär’s jetzt mit einer ganzen Partie gegen einen leichten Gegner? Oder spiel diese zu Ende. Viel Spaß!
