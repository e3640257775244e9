## Areas

miners-tab-mine = Meine Mine
miners-tab-watched = Mine
miners-tab-hand = Karten
miners-tab-research = Forschung
miners-tab-others = Andere
miners-mine-of = Die Mine von { $name }
miners-open = Mine von { $name } zeigen
miners-choosing = wählt gerade

## The mine

miners-mine-label = { $count ->
    [one] Mine mit { $count } Karte
   *[other] Mine mit { $count } Karten
}
miners-empty = Massiver Fels. Die erste Karte öffnet die Mine.
miners-placing = Zu legen: { $card }
miners-site = Freier Platz in Reihe { $row }
miners-joint = Halb volle Lore zwischen { $one } und { $other }
miners-collapse = Einsturz
miners-activated = diese Runde aktiviert
miners-at-work = jetzt an der Reihe
miners-factions = Völker in dieser Mine
miners-faction-count = { $faction }: { $count }

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
    [one] { $count } Entwicklungsplan vollendet
   *[other] { $count } Entwicklungspläne vollendet
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
miners-laid = Beiseitegelegt: { $count } von 4
miners-chosen = Für diese Runde gewählt
miners-played = Diese Runde gespielt
miners-no-cards = Keine Karten
miners-by-level = nach Stufe
miners-by-faction = nach Volk

## Research

miners-board = Entwicklungsplan { $board }
miners-start = Startfeld { $names }
miners-space = Feld { $space }: { $text } { $names }

## The guided first game

miners-guide-mine = Wer die meisten Siegpunkte hat, gewinnt: Jeder Edelstein zählt einen, jede volle Lore auch. Hier gräbst du danach: oben die Oberfläche, darunter massiver Fels, und in zehn Runden kommen zehn Karten in deine Mine.
miners-guide-event = Jede Runde beginnt mit einem Ereignis für alle. Wenn es dich etwas fragt, beantworte das zuerst.
miners-guide-hand = Deine Hand. Die römische Zahl ist die Reihe, in die eine Karte kommt, die Münze ihr Preis, das Wappen ihr Volk. Die meisten Karten haben zwei Effekte, A und B. Zeige auf eine Karte oder halte den Finger darauf, um sie zu lesen.
miners-guide-choose = { $gold ->
    [0] Gold hast du noch keines, also
   *[other] Noch gibt es nichts, worunter du graben könntest, also
} beginne mit einer Karte der Stufe 1. Wähle eine; was du wählen kannst, leuchtet. Alle decken ihre Karten gleichzeitig auf.
miners-guide-asked = Zuerst fragt dich das Ereignis dieser Runde etwas. Beantworte es; dann wähle deine Karte.
miners-guide-works = Alle Karten sind aufgedeckt, und deine wirkt. Beantworte ihre Fragen, bis die nächste Runde beginnt.
miners-guide-effect = Eine Karte deiner Mine wirkt. Wähle einen ihrer Effekte auf der Karte selbst.
miners-guide-surface = Du bist an der Oberfläche. Hier endet jede Kette mit einem davon: 2 Gold, 3 Karten oder Forschung gegen Gold.
miners-guide-supplies = Das hast du: Gold, Edelsteine und volle Loren. Mit Gold bezahlst du tiefere Karten; am Ende zählen nur Edelsteine und Loren.
miners-guide-carts = An den Rändern der Karten sind halbe Loren. Wo zwei volle Hälften zusammentreffen, steht eine volle Lore und bringt einen Punkt. Eine einzelne Hälfte lässt sich mit einem Lorenmarker füllen.
miners-guide-deeper = Eine Karte der Stufe 2 kostet 2 Gold und kommt unter eine Karte der Stufe 1; eine genügt, aber sie darf auch zwei berühren. Wähle eine Karte für diese Runde, eine tiefe, wenn du sie bezahlen kannst.
miners-guide-shallow = Du hast wieder eine Karte der Stufe 1 gewählt. Das ist erlaubt, aber ihre Kette ist so kurz wie die erste. Nimm es zurück, oder mach so weiter.
miners-guide-no-deeper = Du hast { $gold } Gold und keine Karte der Stufe 2, die du spielen könntest. Wähle eine der Stufe 1 und nimm an der Oberfläche Gold oder Karten.
miners-guide-place = Wähle, wohin die Karte kommt. Ihre Kette läuft durch die Karten direkt darüber nach oben.
miners-guide-chain = Bei der neuen Karte beginnt eine Kette: zuerst ihr eigener Effekt, dann eine Karte direkt darüber und so weiter bis zur Oberfläche. Je tiefer du gräbst, desto länger die Kette. Folge dem Licht, bis die Runde zu Ende ist.
miners-guide-climb = Wähle die Karte darüber, durch die die Kette weitergeht. Nur diese wirkt.
miners-guide-research = Forschung bewegt dein Entwicklungsplättchen nach rechts, und das Feld, auf dem es stehen bleibt, bringt dir etwas. Das letzte bringt am meisten; danach geht es auf einem anderen Entwicklungsplan weiter.
miners-guide-second = Jetzt zwei Runden auf eigene Faust. Die Anleitung meldet sich nur, wenn sie dir helfen kann.
miners-guide-few = Du hast nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand. Von selbst kommt keine: Zieh rechtzeitig 3 an der Oberfläche.
miners-guide-third = Du kannst eine Karte der Stufe 3 oder tiefer bezahlen: Ihre Kette führt durch mehr deiner Karten.
miners-guide-under = Es zählt, was darüber liegt: Leg die Karte unter solche, die noch einmal wirken sollen.
miners-guide-gold = Du hast { $gold } Gold, und am Ende ist es nichts wert. Für 4 Gold zu forschen kann mehr bringen, als 2 Gold zu nehmen.
miners-guide-collapse = Auf einer deiner Karten liegt ein Einsturz: Wenn sie das nächste Mal wirken würde, verschwindet nur der Einsturz. Die Kette geht darüber weiter.
miners-guide-end = Maschinen machen manche Karten stärker; ein Einsturz kostet eine Karte ihren nächsten Effekt. { $by ->
    [finger] Tippe
   *[mouse] Klicke
} eine andere Mine an, um hineinzusehen. Wie wär’s jetzt mit einer ganzen Partie gegen einen leichten Gegner? Oder spiel diese zu Ende. Glück auf!
