## Areas

ginkgopolis-area-city = Stadt und Hand
ginkgopolis-area-players = Mitspielende
ginkgopolis-area-districts = Viertel

## The city

ginkgopolis-city = Die Stadt
ginkgopolis-building = { $tile }, { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerke
}, { $owner }{ $site ->
    [no] { "" }
   *[yes] , Baustelle
}, { $cell }
ginkgopolis-free = leeres Feld { $cell }
ginkgopolis-token = Urbanisierungsmarker { $letter } { $cell }
ginkgopolis-nobody = niemand
ginkgopolis-hal = Hal
ginkgopolis-just-played = Gerade gespielt
ginkgopolis-push-back = Urbanisierungsmarker gegen den Uhrzeigersinn schieben
ginkgopolis-push-on = Urbanisierungsmarker im Uhrzeigersinn schieben

## What one points at

ginkgopolis-floors = { $count ->
    [one] { $count } Stockwerk
   *[other] { $count } Stockwerke
}
ginkgopolis-neutral = Gehört niemandem
ginkgopolis-owner = Gehört { $name } ({ $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
} darauf)
ginkgopolis-site = Baustelle: Die Karte kommt beim nächsten Mischen in den Stapel
ginkgopolis-its-card = Die Karte dazu:

## What lies in front of me

ginkgopolis-mine = Vor mir
ginkgopolis-hand = Meine Hand
ginkgopolis-chosen = Gewählt
ginkgopolis-my-tiles = Meine Plättchen
ginkgopolis-resources = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
}, { $supply } im Vorrat
ginkgopolis-tiles = { $count } Plättchen
ginkgopolis-points = { $count ->
    [one] { $count } Erfolgspunkt
   *[other] { $count } Erfolgspunkte
}
ginkgopolis-new-hand = { $count } Kartentausch-Marker
ginkgopolis-alone = kein Plättchen: die Karte allein spielen
ginkgopolis-done = fertig: gewählte Plättchen abgeben
ginkgopolis-offered = { $tile }, zum Abgeben gewählt

## The players

ginkgopolis-you = (du)
ginkgopolis-first = beginnt
ginkgopolis-choosing = wählt …
ginkgopolis-committed = { $tile ->
    [no] eine Karte liegt verdeckt
   *[yes] eine Karte liegt verdeckt, mit Plättchen darauf
}
ginkgopolis-cards-of = Karten von { $name }
ginkgopolis-in-stock = Ressourcen
ginkgopolis-left = +{ $count } im Vorrat
ginkgopolis-points-short = Erfolgspunkte
ginkgopolis-tiles-short = Plättchen
ginkgopolis-secret-points = Erfolgspunkte hinter dem Sichtschirm
ginkgopolis-secret-tiles = { $count ->
    [0] Plättchen hinter dem Sichtschirm
   *[other] Plättchen hinter dem Sichtschirm, { $count } davon bekannt
}
ginkgopolis-when-exploit = Nach dem Nutzen
ginkgopolis-when-urbanize = Nach dem Urbanisieren
ginkgopolis-when-construct = Nach dem Hochbauen
ginkgopolis-when-end = In der Schlusswertung
ginkgopolis-no-cards = Hier liegt noch keine Karte.
ginkgopolis-known-hand = In dieser Hand hast du gesehen:
ginkgopolis-known-tiles = Hinter diesem Schirm hast du gesehen:

## Districts and stacks

ginkgopolis-districts = Die Viertel, wenn das Spiel jetzt endete
ginkgopolis-district = { $colour ->
    [red] Rotes Viertel
    [blue] Blaues Viertel
   *[yellow] Gelbes Viertel
} mit { $size } Gebäuden: { $ranks }
ginkgopolis-no-district = Noch stehen keine zwei gleichfarbigen Gebäude nebeneinander.
ginkgopolis-together = Zusammen
ginkgopolis-stacks = Runde und Stapel
ginkgopolis-round = Runde { $round }
ginkgopolis-last = Letzte Runde
ginkgopolis-begins = { $name } beginnt
ginkgopolis-supply = { $count } Plättchen im Vorrat
ginkgopolis-supply-short = Plättchen
ginkgopolis-supply-second = letzte Plättchen
ginkgopolis-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
ginkgopolis-deck-short = Stapel
ginkgopolis-discard = { $count ->
    [one] Ablage, { $count } Karte
   *[other] Ablage, { $count } Karten
}
ginkgopolis-discard-short = Ablage
ginkgopolis-discard-pile = Ablage

## The guided first game

ginkgopolis-guide-aim = Ihr baut gemeinsam eine Stadt, und wer am Ende die meisten Erfolgspunkte hat, gewinnt. Punkte bringen unterwegs Gebäude und Karten, die meisten aber am Ende die Viertel, in denen du stark bist.
ginkgopolis-guide-city = Das ist die Stadt. Die Farbe sagt, was ein Gebäude bringt: Rot Ressourcen, Blau Plättchen, Gelb Erfolgspunkte – und zwar eins pro Stockwerk.
ginkgopolis-guide-hand = In jeder Runde wählen alle gleichzeitig und geheim eine Karte aus der Hand. Eine Karte wird allein gespielt oder mit einem Plättchen darauf.
ginkgopolis-guide-building = Eine Gebäudekarte gehört zum Gebäude mit derselben Farbe und Zahl: Die Karte zu diesem hier hast du auf der Hand. Allein gespielt bringt sie dir, was das Gebäude abwirft, egal wem es gehört.
ginkgopolis-guide-choose = Wähle jetzt eine Karte. { $by ->
    [finger] Tippe
   *[mouse] Klicke
} sie in deiner Hand an oder in der Stadt ihr Gebäude oder ihren Buchstaben. Was du wählen kannst, leuchtet.
ginkgopolis-guide-new-hand = Du hast für einen Kartentausch-Marker vier andere Karten bekommen. Nimm es zurück, oder mach so weiter und wähle eine davon.
ginkgopolis-guide-alone = Jetzt könntest du ein Plättchen auf die Karte legen. Lass es in der ersten Runde weg: { $by ->
    [finger] Tippe
   *[mouse] Klicke
} hier, um sie allein zu nutzen.
ginkgopolis-guide-tile-first = Du hast ein Plättchen auf deine erste Karte gelegt. Das ist die größere Aktion, und wir kommen gleich zu ihr. Nimm es zurück, oder mach so weiter.
ginkgopolis-guide-turned = Alle Karten werden aufgedeckt und nacheinander ausgeführt. Wirst du gefragt, was du nimmst oder wohin etwas kommt, dann wähle auch das.
ginkgopolis-guide-pass = Die Runde ist vorbei: Deine drei nicht gespielten Karten hast du nach links gegeben, drei von rechts bekommen und eine neue gezogen. Was du auf der Hand lässt, kann als Nächstes jemand anders spielen.
ginkgopolis-guide-stock = Hier liegt, was du hast: Ressourcen, Plättchen, Erfolgspunkte. Der runde Pfeil steht für die Kartentausch-Marker: Jeder tauscht einmal deine ganze Hand oder zählt am Ende 2 Punkte.
ginkgopolis-guide-players = Hier siehst du alle Mitspielenden mit ihren Charakterkarten. Jede bringt nach der Aktion, die zu ihr passt, eine Kleinigkeit: Der Pfeil in die Schale steht für das Nutzen, das Haus für das Urbanisieren, die Stockwerke für das Hochbauen.
ginkgopolis-guide-letter = Mit einer Urbanisierungskarte, der mit dem Buchstaben, und einem Plättchen urbanisierst du: Für 1 Ressource wird dein Plättchen zum neuen Gebäude, wo der Buchstabe liegt, und alle Gebäude daneben bringen dir Ertrag.
ginkgopolis-guide-floor = Mit einer Gebäudekarte und einem Plättchen baust du hoch: Das Gebäude bekommt ein neues Stockwerk. Es gehört dann dir und trägt eine Ressource pro Stockwerk; eine andere Farbe kostet 1 mehr, eine kleinere Zahl den Unterschied in Punkten. Die Karte behältst du mit ihrem Bonus.
ginkgopolis-guide-tile = Probier es aus: Wähle eine Karte und dann ein Plättchen. Kannst du am Ende nicht bezahlen, zählt die Karte einfach als allein gespielt.
ginkgopolis-guide-alone-again = Du hast wieder eine Karte allein gespielt. Nimm es zurück und lege ein Plättchen darauf, oder mach so weiter.
ginkgopolis-guide-districts = Am Ende bilden benachbarte Gebäude einer Farbe Viertel. Wer dort die meisten Ressourcen hat, bekommt Punkte für alle Ressourcen darin, wer die zweitmeisten hat, für die eigenen. Diese Liste zeigt, wie es jetzt ausginge.
ginkgopolis-guide-second = Jetzt ein paar Runden auf eigene Faust. Die Anleitung meldet sich nur, wenn sie dir helfen kann.
ginkgopolis-guide-no-tile = Du hast kein Plättchen, also kannst du nicht bauen. Die Karte eines blauen Gebäudes bringt allein gespielt Plättchen, eine Urbanisierungskarte allein auch eines.
ginkgopolis-guide-poor = Du hast { $count ->
    [0] keine Ressource
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}, und ein Gebäude braucht eine pro Stockwerk. Die Karte eines roten Gebäudes bringt allein gespielt mehr.
ginkgopolis-guide-another = Du hast die Karte eines Gebäudes auf der Hand, das jemand anderem gehört. Mit einem Plättchen darauf wird es deins, und die andere Person bekommt ihre Ressourcen zurück.
ginkgopolis-guide-behind = In einem Viertel liegst du nur auf Platz 2 und bekommst dort nur Punkte für deine eigenen Ressourcen. Ein Stockwerk oder Gebäude dieser Farbe mehr kann das ändern.
ginkgopolis-guide-end = Wenn die Plättchen zum zweiten Mal ausgehen oder jemand alle Ressourcen in der Stadt hat, wird die Runde noch zu Ende gespielt, dann ist Schluss. Wie wär’s jetzt mit einer ganzen Partie gegen einen leichten Gegner? Oder spiel diese zu Ende. Viel Freude mit deiner Stadt!

## The frame's words for a round and for what one seat does in it

restart-turn-in-ginkgopolis = Aktion neu beginnen
replay-next-turn-in-ginkgopolis = Nächste Aktion
replay-last-turn-in-ginkgopolis = Vorige Aktion
replay-next-round-in-ginkgopolis = Nächste Runde
replay-last-round-in-ginkgopolis = Vorige Runde
replay-at-in-ginkgopolis = Schritt { $move } von { $last }{ $round ->
    [0] { "" }
   *[other] , Runde { $round }
}
replay-round-in-ginkgopolis = Runde { $round }
banner-round-in-ginkgopolis = Runde { $round }
banner-last-in-ginkgopolis = Letzte Runde!
