## Questions and answers of every game

ask-order-triggers = In which order do your effects happen?
option-yes = yes
option-no = no
option-stop = enough

## Why something is not allowed

reason-not-offered = That is not possible here.
reason-other-question = You are asked something else now: { $ask }
reason-nothing-to-pick = There is nothing to choose from.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-nothing-to-undo = There is nothing to take back.
reason-undo-learned = This choice stands: somebody has learned something through it, or it concerned others as well.
reason-undo-too-late = This choice stands: the game has gone on since.
reason-consent-missing = Not everybody concerned has agreed.
reason-seat-count = The game cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; it allows { $allowed }.
reason-no-such-variant = There is no variant { $name }={ $value }.
reason-variant-seats = The variant { $name }={ $value } cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.

## What happens at any table

event-unknown = Something happened that can no longer be read.
event-took-back = { $seat } takes back the last choice.
event-went-back = The table goes back to { $choices ->
    [0] the beginning
    [one] how it stood after { $choices } choice
   *[other] how it stood after { $choices } choices
}.

## Lists

join-and = { $first } and { $last }

## Rules

rules-glossary = Words in three languages
rules-glossary-clauses = clauses
language-name = { $lang ->
    [en] English
    [hu] Hungarian
   *[de] German
}
rule-mark = { $mark ->
    [ruling] ruling
    [public] public
   *[constructed] constructed
}
rule-tag = { $tag ->
    [full] full
   *[intro] intro
}
