world-lobby = Dieselbe Partie für alle
world-lobby-why = Alle bekommen dieselbe Ausgangslage und dieselben Bots, jedes Konto hat einen Versuch. Danach siehst du, wie die anderen gespielt haben.
world-name = { $kind ->
    [day] Partie des Tages
    [week] Partie der Woche
   *[club] Clubpartie
}
world-when = { $kind ->
    [day] Partie des Tages, { $when }
    [week] Partie der Woche, Woche { $when }
   *[club] Clubpartie
}
world-until = offen bis { $time }
world-closed = geschlossen seit { $time }
world-closed-engine = Vorzeitig geschlossen: Regeln oder Bots haben sich hier geändert, also hätte niemand mehr dieselbe Partie spielen können. Partien, die noch liefen, werden ohne Platz gezeigt.
world-begun = { $count ->
    [0] noch niemand hat begonnen
    [one] ein Konto hat begonnen
   *[other] { $count } Konten haben begonnen
}
world-play = Spielen
world-go-on = Weiterspielen
world-see = Ansehen, wie es lief
world-about = Was ist das?
world-account-make = Konto anlegen
world-club = Eine für deinen Club …
world-clubs = Clubpartien

world-what = Was alle spielen
world-seats = Mitspielende
world-seats-said = { $count }, du sitzt auf Platz { $seat }
world-bots = Bots
world-variant = Variante
world-time = Zeit
world-rules = Wer den Tisch verlässt, hat die Partie beendet. Zurücknehmen kannst du nur, worauf niemand geantwortet hat und was dir nichts Neues verraten hat.
world-made = Angelegt von { $name }. Wer eine Clubpartie anlegt, könnte mehrere anlegen und die zeigen, die gefällt; darum stehen Clubpartien für sich.
world-share = Link zu dieser Partie
world-own = Deine Partie
world-own-none = Du hast noch nicht begonnen.
world-own-playing = Du bist mittendrin.
world-own-wait = Was die anderen gemacht haben, siehst du, wenn deine Partie zu Ende ist.
world-own-ended = Deine Partie ist zu Ende.
world-own-missed = Diese hast du nicht gespielt.

world-places = Plätze
world-places-how = Erst der Platz am eigenen Tisch, dann die Punkte, dann die Regeln für Gleichstand.
world-places-none = Noch hat niemand einen Platz.
world-apart = Ohne Platz
world-why = { $why ->
    [left] vor dem Ende verlassen
    [late] erst nach dem Schließen beendet
    [unread] der Verlauf ließ sich nicht oder noch nicht auswerten
    [program] ein Programm
   *[few-games] weniger als zehn beendete Partien
}
world-place = Platz
world-player = Name
world-points = Punkte
world-at-table = Am eigenen Tisch
world-replay = Ansehen
world-replay-of = Partie von { $name } ansehen
world-you = du

world-tree = Wo du anders gespielt hast
world-tree-left = In deinem Zug { $turn } bist du abgebogen: { $count } von { $together } haben das auch gewählt.
world-tree-alone = In deinem Zug { $turn } bist du abgebogen: { $others ->
    [one] Die andere Partie ging anders weiter.
   *[other] Von den anderen { $others } hat das niemand gewählt.
}
world-tree-same = Jemand hat von Anfang bis Ende genauso entschieden wie du.
world-tree-first = Bisher bist du allein: Es gibt noch niemanden zum Vergleichen.
world-tree-why = Gleiche Entscheidungen führen zu genau derselben Stellung. Danach ist jede Partie eine andere.
world-turn = Zug { $turn }
world-took = { $count } von { $together }
world-yours = deine Wahl

world-alike = Was sich vergleichen lässt
world-alike-why = Über alle Partien gezählt, obwohl die Stellungen verschieden sind: was in jedem Zug getan wurde und wofür es Punkte gab.
world-deeds = Was getan wurde, Zug für Zug
world-deeds-cell = { $count } von { $all }
world-more = Alle { $count } Züge
world-all = Alle { $count } anzeigen
world-sources = Wofür es Punkte gab, am Ende jeder Runde
world-source = Wofür
world-average = Schnitt aller Partien
world-sum = Gesamt

world-honest = Was das nicht verrät
world-honest-luck = Dieselbe Ausgangslage ist nicht dasselbe Glück. Bei gleichen Ausgangslagen hingen die Ergebnisse zweier verschieden starker Bots nur lose zusammen: Die Korrelation war 0,16 bei Ginkgopolis und 0,46 bei Imperial Miners.
world-honest-account = Ein Konto ist nicht dasselbe wie ein Mensch: Manche haben mehrere.
world-honest-list = Einen Platz bekommen nur Konten mit zehn beendeten Partien.

world-new = Eine Partie für deinen Club
world-new-why = Du bekommst einen Link. Wer ihn und ein Konto hat, spielt dieselbe Ausgangslage gegen dieselben Bots.
world-new-game = Welches Spiel?
world-new-strength = Wie stark sind die Bots?
world-new-days = Wie lange ist sie offen?
world-new-day = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
world-new-make = Anlegen

world-entry = { $name }: Das ist dein einziger Versuch.
world-entry-page = Was das heißt
world-entry-after = So haben die anderen gespielt
world-leave-why = Wenn du gehst, ist deine Partie endgültig zu Ende: Sie bekommt keinen Platz, und du kannst nicht neu beginnen. Willst du später weiterspielen, schließ einfach die Seite.
world-leave-go = Meine Partie beenden
world-ended = Deine Partie endete, als du gegangen bist. Sie hat keinen Platz.
