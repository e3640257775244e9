## Meldungen: was Leute an einer Regel für falsch halten

help-reports = Listet die Meldungen von Leuten auf, die meinen, dass eine Regel falsch angewendet wurde.
help-reports-what = list (Standard); close: vermerkt diese als erledigt; delete: löscht diese endgültig
help-reports-number = bei close und delete: die Nummern der Meldungen
help-reports-game = nur die dieses Spiels
help-reports-since = nur die ab diesem Tag
help-reports-all = auch erledigte
help-reports-json = gibt JSON aus, jede Meldung mit der Sicht der meldenden Person und den Ereignissen ab der Zeile
not-a-day = --since braucht einen Tag wie 2026-11-30, nicht „{ $value }“.
reports-numbers = Nummern gehören zu close und delete, die mindestens eine brauchen. Zum Beispiel: asztal reports close 3
reports-none = Es gibt keine Meldungen.
reports-head = { $number }: { $at }, { $game }, Regelversion { $rules }, Tisch { $table }, { $seat ->
    [none] beim Zuschauen
   *[other] Platz { $seat }
}{ $closed ->
    [yes] {", erledigt"}
   *[other] {""}
}
reports-changed = { $count ->
    [0] Keine Meldung
    [one] Eine Meldung
   *[other] { $count } Meldungen
} { $what ->
    [close] als erledigt vermerkt
   *[other] gelöscht
}.
