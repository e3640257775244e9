## What people are told who are not at their table

notice-turn = { $game }: te következel.
notice-alarm = { $game }: mindjárt lejár az időd.
notice-remind = { $game }: a többiek visszahívnak az asztalhoz.
notice-proposed = { $game }: a többiek a beleegyezésedet kérik.
notice-taken = { $game }: amíg vissza nem térsz, gép játszik helyetted.
notice-ended = { $game }: véget ért a játék.
notice-people = Az asztalnál: { $people }.
notice-several = { $count ->
    [one] Egy asztalnál van újdonság számodra
   *[other] { $count } asztalnál van újdonság számodra
}

## Mail

mail-open = Az asztal megnyitása
mail-why = Azért kapod ezt, mert értesítéseket kértél itt: { $address }.
mail-stop = Ne jöjjön több levél erre a címre:
mail-confirm-subject = Erősítsd meg a címedet
mail-confirm-asked = Valaki, valószínűleg te, azt kérte itt: { $address }, hogy a játékokról értesítések jöjjenek erre a címre.
mail-confirm-how = Ha kéred őket, nyisd meg ezt az oldalt, és erősítsd meg:
mail-confirm-not = Ha nem te voltál, ugyanezen az oldalon mondj nemet, és többé senki sem kérhet levelet a nevedben:
mail-confirm-answer = Válaszolok

## Why a channel is not taken

denied-bad-mail-address = Ez nem e-mail-cím.
denied-bad-webhook = A webhookhoz olyan internetes cím kell, amely így kezdődik: https://.
denied-bad-subscription = Ennek a böngészőnek a feliratkozása nem értelmezhető.
denied-mailbox-silent = Erre a címre most nem írhatunk: ma már kétszer megkérdeztük, vagy a gazdája nem kér innen levelet.
denied-no-mail-here = Ez a szerver nem küld leveleket.
denied-no-push-here = Ez a szerver nem küld push értesítéseket.
denied-too-many-channels = Már { $most } csatornád van; előbb törölj egyet.
denied-too-many-mails = Egy órán belül sok levelet kértek. Próbáld meg később.
denied-no-such-channel = Nincs ilyen csatorna.
denied-no-such-mailbox = Ez a link már nem érvényes.
denied-bad-settings = Ezek a beállítások nem értelmezhetők.

## Keys

help-keys = Kulcsot készít, amelyről a push szolgáltatások felismerik ezt a szervert, a beállításai közé írható sorként.
