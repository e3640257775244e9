## Personen, wie sie findet und löscht, wer den Server betreibt

help-people = Löscht eine Person sofort, wenn es sein muss; die Leute selbst tun das unter „Deine Geräte“, nach sieben Tagen.
help-people-what = erase: löschen
help-people-who = der Name eines Kontos oder Gasts, oder die Nummer der Person
help-people-now = die sieben Tage nicht abwarten
help-people-yes = nicht nachfragen

people-now = Das löscht jemanden sofort und endgültig. Wenn du das willst, sag es: asztal people erase NAME_OR_NUMBER --now
people-line = { $number }: { $name } ({ $kind ->
    [account] Konto
   *[guest] Gast
}), hier seit { $created }, zuletzt gesehen { $seen }
people-which = { $count ->
    [0] Unter diesem Namen oder dieser Nummer gibt es niemanden.
   *[other] Es gibt mehrere. Wähle mit der Nummer.
}
people-sure = Name, Nachrichten und Einstellungen sind dann endgültig weg, Plätze in laufenden Spielen gehen an Bots. Tippe zum Fortfahren die Nummer { $number }:
people-kept = Niemand wurde gelöscht.
people-gone = Diese Person gibt es nicht mehr.
people-erased = Nummer { $number } wurde gelöscht. An den Tischen erledigt ein Prozess im Hintergrund den Rest, bei laufendem Server binnen einer Minute. Sicherungen bleiben unverändert.
