## Reports: what people think is wrong with a rule

help-reports = List what people reported who think that a rule was applied wrongly.
help-reports-what = list (default); close: these have been dealt with; delete: remove these for good
help-reports-number = with close and delete: the numbers of the reports
help-reports-game = only those of this game
help-reports-since = only those from this day on
help-reports-all = also those that were closed
help-reports-json = print JSON, each report with the reporter's view and the events from the line on
not-a-day = --since needs a day such as 2026-11-30, not "{ $value }".
reports-numbers = Numbers of reports belong to close and delete, which need at least one. Try: asztal reports close 3
reports-none = There are no reports.
reports-head = { $number }: { $at }, { $game }, rules version { $rules }, table { $table }, { $seat ->
    [none] spectator
   *[other] seat { $seat }
}{ $closed ->
    [yes] {", closed"}
   *[other] {""}
}
reports-changed = { $what ->
    [close] Closed
   *[other] Deleted
} { $count ->
    [0] no report
    [one] one report
   *[other] { $count } reports
}.
