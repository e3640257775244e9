## Questions and answers of every game

ask-order-triggers = Milyen sorrendben történjenek a hatásaid?
option-yes = igen
option-no = nem
option-stop = elég

## Why something is not allowed

reason-not-offered = Itt ez nem lehetséges.
reason-other-question = Most mást kérdez a játék: { $ask }
reason-nothing-to-pick = Nincs miből választani.
reason-game-over = A játéknak vége.
reason-not-your-turn = Most nem te következel.
reason-nothing-to-undo = Nincs mit visszavonni.
reason-undo-learned = Ez a döntés végleges: valaki már megtudott belőle valamit, vagy másokat is érintett.
reason-undo-too-late = Ez a döntés végleges: a játék azóta továbbhaladt.
reason-consent-missing = Nem minden érintett egyezett bele.
reason-seat-count = A játék { $seats } hellyel nem játszható; megengedett: { $allowed }.
reason-no-such-variant = Nincs ilyen változat: { $name }={ $value }.
reason-variant-seats = Ez a változat { $seats } hellyel nem játszható: { $name }={ $value }.

## What happens at any table

event-unknown = Történt valami, ami már nem olvasható.
event-took-back = { $seat } visszavonja az utolsó döntését.
event-went-back = Az asztal { $choices ->
    [0] visszatér az elejére.
   *[other] visszatér eddig a döntésig: { $choices }.
}

## Lists

join-and = { $first } és { $last }

## Rules

rules-glossary = Szavak három nyelven
rules-glossary-clauses = szabálypontok
language-name = { $lang ->
    [en] angolul
    [hu] magyarul
   *[de] németül
}
rule-mark = { $mark ->
    [ruling] döntés
    [public] nyilvános
   *[constructed] saját példa
}
rule-tag = { $tag ->
    [full] teljes
   *[intro] bevezető
}
