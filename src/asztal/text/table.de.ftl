## Questions and answers of every game

ask-order-triggers = In welcher Reihenfolge geschehen deine Effekte?
option-yes = ja
option-no = nein
option-stop = genug

## Why something is not allowed

reason-not-offered = Das ist hier nicht möglich.
reason-other-question = Jetzt wird etwas anderes gefragt: { $ask }
reason-nothing-to-pick = Es gibt nichts zur Auswahl.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug.
reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-undo-learned = Diese Entscheidung gilt: Jemand hat durch sie etwas erfahren, oder sie betraf auch andere.
reason-undo-too-late = Diese Entscheidung gilt: Das Spiel ist seither weitergegangen.
reason-consent-missing = Nicht alle Betroffenen haben zugestimmt.
reason-seat-count = Das Spiel lässt sich nicht mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} spielen; erlaubt: { $allowed }.
reason-no-such-variant = Eine Variante { $name }={ $value } gibt es nicht.
reason-variant-seats = Die Variante { $name }={ $value } lässt sich nicht mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} spielen.

## What happens at any table

event-unknown = Etwas geschah, was nicht mehr gelesen werden kann.
event-took-back = { $seat } nimmt die letzte Entscheidung zurück.
event-went-back = Der Tisch geht zurück { $choices ->
    [0] an den Anfang
    [one] auf den Stand nach { $choices } Entscheidung
   *[other] auf den Stand nach { $choices } Entscheidungen
}.

## Lists

join-and = { $first } und { $last }

## Rules

rules-glossary = Wörter in drei Sprachen
rules-glossary-clauses = Regelpunkte
language-name = { $lang ->
    [en] Englisch
    [hu] Ungarisch
   *[de] Deutsch
}
rule-mark = { $mark ->
    [ruling] Entscheidung
    [public] öffentlich
   *[constructed] eigenes Beispiel
}
rule-tag = { $tag ->
    [full] voll
   *[intro] Einführung
}
