### Weiterspielen von einem Moment einer beendeten Partie

fork-title = Ab Schritt { $move } weiterspielen
fork-cards = Mit welchen Karten
fork-true = Mit den echten
fork-known = Mit dem Wissen von { $name }
fork-true-why = Alles liegt, wie es lag, und es wird dasselbe gezogen. Wer in die Wiederholung schaut, kann wissen, was kommt.
fork-known-why = { $name } behält die echten Karten. Was { $name } nicht wissen konnte, wird neu verteilt, und es wird anderes gezogen.
fork-seat = Du spielst für
fork-others = Die anderen Plätze
fork-friends = Freunde, die ich einlade
fork-nothing = Das Ergebnis zählt nirgends.
fork-start = Weiterspielen
fork-from = Fortsetzung ab Schritt { $step } einer anderen Partie
fork-from-way = { $way ->
    [true] Mit ihren echten Karten; wer dort nachsieht, kann wissen, was kommt. Das Ergebnis zählt nirgends.
   *[other] Mit dem Wissen von Platz { $seat } und neuen Ziehungen. Das Ergebnis zählt nirgends.
}
fork-rules = Dort wurde noch nach älteren Regeln gespielt (Version { $rules }). Ab hier gelten die heutigen.
