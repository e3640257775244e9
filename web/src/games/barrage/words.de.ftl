barrage-area-map = Plan
barrage-area-actions = Aktionen
barrage-area-contracts = Verträge
barrage-area-company = Unternehmen
barrage-area-table = Tisch

## Map

barrage-map = Spielplan der Täler
barrage-land-mountain = Berge
barrage-land-hill = Hügel
barrage-land-plain = Ebene
barrage-headstream = Quelle { $letter }
barrage-basin = Tal { $basin }, { $area ->
    [mountain] in den Bergen
    [hill] in den Hügeln
   *[plain] in der Ebene
}
barrage-place = Tal { $basin }, { $part ->
    [U] obere Staumauer
    [L] untere Staumauer
    [A] linkes Rohrwerk
    [B] rechtes Rohrwerk
   *[other] Turbinenhaus { $part }
}
barrage-waiting = { $count ->
    [0] kein Tropfen wartet
    [one] { $count } Tropfen wartet
   *[other] { $count } Tropfen warten
}
barrage-coming = Runde { $round }: { $count }
barrage-river-to = { $basin ->
    [0] der Fluss verlässt den Spielplan
   *[other] der Fluss führt nach Tal { $basin }
}
barrage-neutral = neutral
barrage-free = frei
barrage-free-red = frei, rotes Baufeld
barrage-level = Stufe { $level }
barrage-held = { $count } von { $room } Tropfen
barrage-pipe = Wert { $value }, von Tal { $from } nach Tal { $to }
barrage-price = Aufgedruckter Preis { $piece ->
    [base] einer Grundmauer
    [elevation] der nächsten Erhöhung
   *[conduit] des Rohrwerks
}: { $count } { $item ->
    [excavator] Bagger
   *[mixer] Betonmischer
}{ $credit ->
    [0] { "" }
   *[other] , dazu { $credit } Hydro für das rote Baufeld
}.
barrage-drop-stops = { $when ->
    [both] Ein Tropfen bliebe hier: { $dam }.
    [now] Jetzt bliebe ein Tropfen hier: { $dam }.
   *[later] Nach dem nächsten Wasserfluss bliebe er hier: { $dam }.
}
barrage-drop-leaves = { $when ->
    [both] Ein Tropfen verließe den Spielplan.
    [now] Jetzt verließe ein Tropfen den Spielplan.
   *[later] Nach dem nächsten Wasserfluss verließe er den Spielplan.
}
barrage-feed = { $name }: { $drops } Tropfen von { $dam } durch { $conduit }: { $energy } Energie{ $fee ->
    [0] { "" }
   *[other] ; { $owner } bekommt { $fee } Hydro für das Rohrwerk
}.

## Action boards, contracts, patents

barrage-section = { $section ->
    [turbine] Turbinenstation
    [water_management] Wasserwirtschaft
    [bank] Bank
    [workshop] Werkstatt
    [machinery_shop] Maschinenhandel
    [contract_office] Vertragsbüro
    [patent_office] Patentamt
   *[construction] Bau
}
barrage-space-closed = { $space }; gesperrt, offen ab { $count } Personen
barrage-space-taken = { $space }; { $names }
barrage-engineers-of = { $name }: { $count } Arbeiter
barrage-slot-empty = kein Plättchen
barrage-construction = Bau { $number }: { $count } Arbeiter{ $fee ->
    [0] { "" }
   *[other] , { $fee } Hydro
}{ $state ->
    [used] , benutzt
    [next] , der nächste
   *[later] { "" }
}
barrage-tier-left = noch { $left }
barrage-tier = { $tier ->
    [green] Grüne Verträge
    [yellow] Gelbe Verträge
   *[red] Rote Verträge
}, { $left } im Stapel
barrage-contract = { $tier ->
    [green] Grüner Vertrag
    [yellow] Gelber Vertrag
    [red] Roter Vertrag
    [national] Staatlicher Vertrag
   *[starting] Startvertrag
}
barrage-national = Staatliche Verträge
barrage-no-contracts = Keine Verträge
barrage-fulfilled = { $count ->
    [one] { $count } erfüllter Vertrag
   *[other] { $count } erfüllte Verträge
}
barrage-draft-contracts = Startverträge
barrage-copying = Führungskräfte zum Kopieren, { $used } von { $count } in dieser Runde benutzt
barrage-tile = { $builds ->
    [base] Grundmauerplättchen
    [elevation] Erhöhungsplättchen
    [conduit] Rohrwerkplättchen
    [powerhouse] Turbinenhausplättchen
   *[any] Jokerplättchen
}

## Company, players, tracks, Automa

## The guided first game

barrage-guide-aim = Nach fünf Runden gewinnt, wer die meisten Siegpunkte hat. Du bekommst sie für Energie, für Verträge und fürs Bauen. Alle Energie kommt aus Wasser, und davon ist nie genug für alle da.
barrage-guide-water = Das Wasser entspringt oben in den vier Quellen. Die Tropfen warten dort bis zum Ende der Runde; dann fließen sie die Flüsse hinab, von Tal zu Tal.
barrage-guide-dam = Eine Staumauer hält Tropfen auf: so viele wie ihre Stufe, also 1 bis 3. Alle weiteren fließen über sie hinweg, und was niemand aufhält, verlässt den Spielplan. Diese Staumauer ist neutral: Ihr Wasser dürfen alle nutzen.
barrage-guide-system = Energie braucht drei Dinge: eine Staumauer mit Wasser, deine eigene oder eine neutrale; ein Rohrwerk, das in ihrem Tal beginnt; und ein eigenes Turbinenhaus in dem Tal, in dem das Rohrwerk endet. Wer ein fremdes Rohrwerk nutzt, zahlt dafür.
barrage-guide-engineers = In jeder Runde hast du 12 Arbeiter. In deinem Zug setzt du einige auf ein freies Aktionsfeld und führst seine Aktion aus; die Zahl sagt, wie viele es braucht. Ein rotes Feld kostet 3 Hydro mehr.
barrage-guide-conduit = Bauen wir etwas! Dazu brauchst du ein passendes Technologieplättchen und Maschinen. { $by ->
    [finger] Tippe
   *[mouse] Klicke
} auf dein Rohrwerkplättchen.
barrage-guide-other = Du hast das Plättchen für { $piece ->
    [conduit] ein Rohrwerk
    [powerhouse] ein Turbinenhaus
   *[dam] eine Staumauer
} gewählt. Nimm es zurück und wähle { $wanted ->
    [P] das Turbinenhaus
   *[C] das Rohrwerk
}, oder mach so weiter: Verloren ist nichts.
barrage-guide-powerhouse-first = Du hast zuerst das Turbinenhaus gebaut. Nimm es zurück, oder mach so weiter: Dann muss dein Rohrwerk dort enden und bei Wasser beginnen.
barrage-guide-base-first = Du hast mit einer eigenen Staumauer begonnen. Ab der nächsten Runde staut sie Wasser. Nimm sie zurück, oder mach so weiter: Rohrwerk und Turbinenhaus brauchst du trotzdem.
barrage-guide-away = Deine Arbeiter haben etwas anderes getan, und auch das ist nützlich. Nimm es zurück, oder mach so weiter: Bauen kannst du auch im nächsten Zug.
barrage-guide-conduit-site = Ein Rohrwerk kostet 2 Bagger für jeden Punkt seines Produktionswerts. Dieses beginnt dort, wo an einer Staumauer schon Wasser für dich wartet. { $by ->
    [finger] Tippe
   *[mouse] Klicke
} es an.
barrage-guide-conduit-dry = Wo dein Rohrwerk beginnt, ist jetzt kein Wasser, oder dort, wo es endet, passt kein Turbinenhaus hin. Nimm es zurück, oder mach so weiter und produziere später.
barrage-guide-conduit-none = Von den Rohrwerken, die du bezahlen kannst, beginnt jetzt keines bei Wasser. Wähle trotzdem eines: Unterhalb einer Quelle mit Tropfen kommt noch Wasser an.
barrage-guide-wheel = Plättchen und Maschinen liegen jetzt auf deiner Bauscheibe, und sie hat sich um ein Segment gedreht. Verloren sind sie nicht: Nach fünf weiteren Drehungen gehören sie wieder dir. Jedes Bauen dreht die Scheibe, und auch die Werkstatt.
barrage-guide-powerhouse = Jetzt das Turbinenhaus. Die zweite Bauaktion einer Runde braucht 2 Arbeiter, die dritte und die vierte je 3. { $by ->
    [finger] Tippe
   *[mouse] Klicke
} auf das Turbinenhausplättchen.
barrage-guide-powerhouse-site = Es kostet 2 Betonmischer, und 1 mehr für jedes Turbinenhaus, das du schon hast. Baue es dort, wo dein Rohrwerk endet.
barrage-guide-apart = Dein Turbinenhaus steht nicht dort, wo dein Rohrwerk endet, also kommt dort kein Wasser an. Nimm es zurück, oder mach so weiter: Später kann ein anderes Rohrwerk dorthin führen.
barrage-guide-powerhouse-none = Wo dein Rohrwerk endet, ist kein Platz ohne Aufpreis frei. Wähle dort einen roten für 3 Hydro oder anderswo einen für ein späteres Rohrwerk.
barrage-guide-produce = Alles ist verbunden, und Wasser ist da. Wähle ein Feld der Turbinenstation und produziere: Tropfen mal Produktionswert des Rohrwerks, plus oder minus, was das Feld zeigt.
barrage-guide-drops = Wähle Staumauer, Rohrwerk und Zahl der Tropfen. Mehr Tropfen, mehr Energie; was du übrig lässt, nutzen vielleicht andere.
barrage-guide-away-water = Deine Arbeiter haben etwas anderes getan, und das Wasser ist noch da, bei einer neutralen Staumauer auch für die anderen. Nimm es zurück, oder mach so weiter.
barrage-guide-contract = Eine einzelne Produktion, die stark genug ist, erfüllt auch einen Vertrag. Deine war es: { $by ->
    [finger] Tippe
   *[mouse] Klicke
} den Vertrag an und nimm seine Belohnung.
barrage-guide-missing = Du gehst deinen eigenen Weg. Für Energie brauchst du noch { $what ->
    [both] ein Rohrwerk und ein Turbinenhaus
    [conduit] ein Rohrwerk, das bei deinem Turbinenhaus endet
    [powerhouse] ein Turbinenhaus, wo dein Rohrwerk endet
   *[apart] ein Rohrwerk und ein Turbinenhaus, die zusammengehören: Das Turbinenhaus steht, wo das Rohrwerk endet
}. In dem Tal, in dem das Rohrwerk beginnt, muss eine Staumauer mit Wasser stehen.
barrage-guide-empty = Rohrwerk und Turbinenhaus sind verbunden, aber die Staumauer darüber ist leer. Wasser kommt am Ende der Runde, wenn an einer Quelle darüber Tropfen warten.
barrage-guide-energy = Das ist deine Energie dieser Runde. Wenn alle gepasst haben, bringt die meiste Energie 6 Punkte und die zweitmeiste 2, und alle bekommen Hydro für ihre. Wer gar keine hat, verliert 3 Punkte.
barrage-guide-rest = Nutze auch deine übrigen Arbeiter: Hol Wasser, kauf Maschinen, dreh die Bauscheibe, nimm Verträge oder hol dir Hydro in der Bank. Wer keine mehr hat, passt. Spiel diese Runde zu Ende.
barrage-guide-passed = Du hast gepasst. Die anderen spielen die Runde zu Ende, dann fließt das Wasser.
barrage-guide-flow = Alle haben gepasst, und die wartenden Tropfen sind bis zur ersten Staumauer mit Platz geflossen. Auch Wasser, das Energie gebracht hat, fließt weiter, vom Turbinenhaus abwärts: Eine eigene Staumauer weiter unten fängt es noch einmal auf.
barrage-guide-bonus = In jeder Runde wird auch ein Bonusplättchen gewertet. Ganz zählt es für alle, deren Energie den Abschnitt der Runde erreicht hat. Das Zielplättchen wird nur einmal gewertet, nach der letzten Runde.
barrage-guide-income = Bauen deckt Einkommen auf deinem Unternehmensplan auf: mit dem zweiten, vierten und fünften Teil einer Reihe. Du bekommst es sofort und zu Beginn jeder Runde wieder. Turbinenhäuser machen deine Produktionen stärker, und ab dem dritten wirkt die Fähigkeit deines Unternehmens.
barrage-guide-second = Jetzt eine zweite Runde auf eigene Faust. Die Anleitung meldet sich nur, wenn sie dir helfen kann.
barrage-guide-now = Hier ist Wasser für dein Turbinenhaus. Produziere, bevor es jemand anders nutzt: Eine Runde ohne Energie kostet 3 Punkte.
barrage-guide-comes = Die Staumauer, bei der dein Rohrwerk beginnt, ist leer, darum leuchtet keine Turbine. Die Tropfen, die hier warten, fließen zu ihr, aber erst am Ende der Runde. Bau bis dahin etwas, oder sorge für mehr Wasser.
barrage-guide-dry = Die Staumauer, bei der dein Rohrwerk beginnt, ist leer, darum leuchtet keine Turbine, und keiner der wartenden Tropfen kommt bei ihr an. Hol Wasser an die Quelle darüber, oder führe ein anderes Rohrwerk zu deinem Turbinenhaus.
barrage-guide-machines = Bauen kannst du jetzt nicht: Es fehlen Plättchen oder Maschinen. Sie liegen auf deiner Bauscheibe. Die Werkstatt dreht die Scheibe, und Maschinen kannst du kaufen.
barrage-guide-section = Du hast { $energy } Energie. Ab { $from } zählt das Bonusplättchen dieser Runde ganz, und wer die meiste hat, bekommt 6 Punkte.
barrage-guide-end = { $by ->
    [finger] Halte den Finger auf etwas
   *[mouse] Zeige auf etwas
}, um zu lesen, was es tut. Wie wär’s jetzt mit einer ganzen Partie gegen einen leichten Gegner? Oder spiel diese zu Ende. Im vollen Spiel wählst du auch Unternehmen und Führungskraft selbst, und das Patentamt hat bessere Plättchen. Möge das Wasser dir gehören!
barrage-count = { $item ->
    [vp] { $count } SP
    [energy] { $count } Energie
    [credit] { $count } Hydro
    [engineer] { $count } Arbeiter
    [excavator] { $count } Bagger
   *[mixer] { $count } Betonmischer
}
barrage-wheel = Bauscheibe von { $name }
barrage-no-tile = kein Plättchen
barrage-segment = { $rotations ->
    [0] Offenes Segment
    [one] Kommt nach { $rotations } Drehung zurück
   *[other] Kommt nach { $rotations } Drehungen zurück
}: { $tile }, { $excavators } Bagger, { $mixers } Betonmischer
barrage-tiles = Technologieplättchen von { $name }
barrage-no-tiles = alle Plättchen sind auf der Bauscheibe
barrage-power-here = die Fähigkeit des Unternehmens
barrage-production-bonus = { $bonus } Energie mehr bei jeder Produktion
barrage-power-active = die Fähigkeit des Unternehmens ist aktiv
barrage-power-later = die Fähigkeit des Unternehmens, ab { $count } Turbinenhäusern
barrage-row = { $structure ->
    [base] Grundmauern
    [elevation] Erhöhungen
    [conduit] Rohrwerke
   *[powerhouse] Turbinenhäuser
}: noch { $left } von { $of }{ $after ->
    [0] { "" }
    [1] ; unter dem nächsten Teil: { $income }
   *[other] ; unter dem übernächsten Teil: { $income }
}
barrage-copied = kopiert { $name }
barrage-players = Alle in der Zugreihenfolge
barrage-open = { $name }: Unternehmensplan zeigen
barrage-passed = hat gepasst
barrage-turn = am Zug
barrage-next = als Nächstes am Zug
barrage-round = Runde { $round } von { $rounds }
barrage-setup = Aufbau
barrage-draft = Unternehmen und Startverträge zur Wahl
barrage-board-of = Der Unternehmensplan von { $name }
barrage-tracks = Energie, Bonusplättchen und Ziel
barrage-energy-of = { $name } { $energy }
barrage-energy-track = Energie: { $standing }. { $least ->
    [0] { "" }
   *[other] Der volle Bonus dieser Runde ab { $least }.
}
barrage-bonuses = Bonusplättchen nach Runden
barrage-bonus = Runde { $round }: je { $vp } SP, { $name }
barrage-objective = Ziel: { $name }
barrage-now = Was die Runde jetzt brächte
barrage-now-rank = SP für Energie
barrage-now-credits = Hydro für Energie
barrage-now-bonus = SP vom Bonusplättchen
barrage-now-objective = Ziel
barrage-automa = Was der Automa versucht hat
barrage-chose = { $place }: { $because }
barrage-step-skipped = { $step } – geht nicht: { $why ->
    [no-production] nichts zum Produzieren
    [already-ahead] schon vorn
    [no-contract] kein solcher Vertrag erreichbar
    [no-room] kein Wasser für eigene Staumauern
    [no-piece] kein Teil übrig
    [no-tile] kein passendes Plättchen
    [too-few-machines] zu wenige Maschinen
    [no-site] kein Platz dafür
    [none-displayed] kein solches Plättchen in der Auslage
    [wheel-empty] die Bauscheibe ist leer
   *[round-5] nicht in der letzten Runde
}
