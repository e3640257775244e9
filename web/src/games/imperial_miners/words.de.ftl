## Areas

miners-areas = Teile des Tisches
miners-tab-mine = Bergwerk
miners-tab-hand = Karten
miners-tab-research = Forschung
miners-tab-others = Andere
miners-choose-here = hier lässt sich etwas wählen
miners-mine-of = Das Bergwerk von { $name }
miners-back = Zurück zu meinem Bergwerk
miners-open = Bergwerk von { $name } zeigen
miners-choosing = wählt gerade
miners-close-up = Nah
miners-whole = Ganzes Bergwerk

## The mine

miners-mine-label = { $count ->
    [one] Bergwerk mit { $count } Karte
   *[other] Bergwerk mit { $count } Karten
}
miners-rock = Unter Tage
miners-empty = Massiver Fels. Die erste Karte öffnet das Bergwerk.
miners-placing = Zu legen: { $card }
miners-site = Freier Platz in Reihe { $row }
miners-joint = Halbe Lore zwischen { $one } und { $other }
miners-collapse = Einsturz
miners-activated = diese Runde aktiviert
miners-at-work = jetzt an der Reihe
miners-factions = Völker in diesem Bergwerk
miners-faction-count = { $faction }: { $count }
miners-faction-SCO = Schotten
miners-faction-BAR = Barbaren
miners-faction-EGY = Ägypter
miners-faction-JAP = Japaner
miners-faction-ATL = Atlanter
miners-faction-ROM = Römer
miners-surface = Oberfläche
miners-surface-gold = nimm 2 Gold
miners-surface-draw = ziehe 3 Karten
miners-surface-research-2 = zahle 4 Gold und forsche bis zu 2 Felder weit
miners-surface-research-5 = zahle 8 Gold und forsche bis zu 5 Felder weit

## What people have

miners-gold = { $count } Gold
miners-gems = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}
miners-carts = { $count ->
    [one] { $count } volle Lore
   *[other] { $count } volle Loren
}
miners-in-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
miners-machines = { $count ->
    [one] { $count } Maschine
   *[other] { $count } Maschinen
}
miners-boards-done = { $count ->
    [one] { $count } Forschungstafel vollendet
   *[other] { $count } Forschungstafeln vollendet
}

## Round, event, decks, hand

miners-round = Runde { $round } von 10
miners-setup = Aufbau
miners-event = Ereignis dieser Runde
miners-no-event = Noch kein Ereignis
miners-event-immediate = sofort
miners-event-modifier = diese Runde
miners-event-end = am Ende der Runde
miners-decks = Stapel
miners-deck = Stufe { $level }: { $deck } im Stapel, { $discarded } abgelegt
miners-hand = Hand ({ $count })
miners-looking = Du siehst dir an
miners-laid = Beiseitegelegt
miners-played = Diese Runde gespielt
miners-no-cards = Keine Karten
miners-by-level = nach Stufe
miners-by-faction = nach Volk

## Research

miners-board = Forschungstafel { $board }
miners-start = Startfeld { $names }
miners-space = Feld { $space }: { $text } { $names }
