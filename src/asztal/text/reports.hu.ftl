## Bejelentések: mit tartanak az emberek hibásnak egy szabályban

help-reports = Kilistázza azoknak a bejelentéseit, akik szerint egy szabályt hibásan alkalmazott a program.
help-reports-what = list (alapértelmezés); close: elintézettnek jelöli ezeket; delete: végleg törli ezeket
help-reports-number = close és delete mellett: a bejelentések száma
help-reports-game = csak ennek a játéknak a bejelentései
help-reports-since = csak az ettől a naptól érkezettek
help-reports-all = a lezártak is
help-reports-json = JSON formában írja ki, mindegyiket azzal, amit a bejelentő látott, és a naplósortól kezdve az eseményekkel
not-a-day = --since után egy nap kell, például 2026-11-30; „{ $value }” nem az.
reports-numbers = Számot a close és a delete mellé kell írni, legalább egyet. Például: asztal reports close 3
reports-none = Nincs bejelentés.
reports-head = { $number }: { $at }, { $game }, a szabályok { $rules }. verziója, asztal: { $table }, { $seat ->
    [none] néző
   *[other] hely: { $seat }
}{ $closed ->
    [yes] {", lezárva"}
   *[other] {""}
}
reports-changed = { $what ->
    [close] Lezárva
   *[other] Törölve
}: { $count } bejelentés.
