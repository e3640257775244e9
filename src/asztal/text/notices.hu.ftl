## What people are told who are not at their table

notice-turn = { $game }: te következel.
notice-alarm = { $game }: mindjárt lejár az időd.
notice-remind = { $game }: a többiek visszahívnak az asztalhoz.
notice-proposed = { $game }: a többiek a beleegyezésedet kérik.
notice-taken = { $game }: amíg vissza nem térsz, gép játszik helyetted.
notice-ended = { $game }: véget ért a játék.
notice-words-made = Új helyreállító szavaid készültek; a korábbiak már nem érvényesek. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-came-home = Valaki a helyreállító szavaiddal tért vissza a nevedben. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-way-removed = A helyreállító szavaidat törölték. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-claim = { $game }: valaki azt mondja, hogy ő te vagy, és a helyedet kéri. Nyisd meg az asztalt egy böngészőben, amely ismer téged, és a hely a tiéd marad.
notice-claimed = { $game }: a helyedet megkapta valaki más. Nyisd meg az asztalt egy böngészőben, amely ismer téged, és a hely újra a tiéd.
notice-signed-out = Minden más eszközön kijelentkeztettek. Nem te voltál? Akkor valaki használja az egyik eszközödet: jelentkezz ki te is minden más eszközön, és készíts új szavakat.
notice-passkey-made = Új azonosítókulcsot adtak hozzá a nevedben. Nem te voltál? Töröld, és jelentkezz ki minden más eszközön.
notice-passkey-used = Valaki azonosítókulccsal tért vissza a nevedben. Nem te voltál? Töröld a kulcsot, és jelentkezz ki minden más eszközön.
notice-passkey-removed = Törölték egy azonosítókulcsodat. Nem te voltál? Jelentkezz ki minden más eszközön.
notice-passkey-copied = Valaki egy azonosítókulcs másolatával akart visszatérni a nevedben, de nem engedtük. Töröld ezt a kulcsot, és készíts újat.
notice-mail-added = Mostantól egy postafiók is visszahoz. Nem te voltál? Jelentkezz ki minden más eszközön, és vedd ki.
notice-mail-home = Valaki a postafiókodba küldött levéllel tért vissza a nevedben. Nem te voltál? Jelentkezz ki minden más eszközön, vedd ki a postafiókot, és nézz utána, ki olvassa még.
notice-mail-removed = Egy postafiók már nem hoz vissza. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új helyreállító szavakat.
notice-exported = Mindent, amit rólad tárolunk, kiadtunk egy fájlban. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-erase-asked = Azt kérted, hogy töröljünk: hét nap múlva a neved, az üzeneteid és a beállításaid végleg eltűnnek. Nem te voltál, vagy meggondoltad magad? Jelentkezz be, és minden marad a régiben.
notice-erase-stopped = Mégsem törlünk: a törlést visszavonták.
notice-renamed = Átnevezték a fiókodat. A korábbi nevet egy évig senki más nem veheti fel. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-device-came = Egy másik eszközön is beléptettek. Nem te voltál? Jelentkezz ki minden más eszközön.
notice-device-out = Az egyik eszközödön kijelentkeztettek. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-channel-removed = Az egyik eddigi úton már nem kapsz értesítéseket. Nem te voltál? Jelentkezz ki minden más eszközön.
notice-token-made = Készült egy kulcs, amellyel egy program helyetted járhat el. Nem te voltál? Vond vissza, és jelentkezz ki minden más eszközön.
notice-token-revoked = Visszavontak egy kulcsot, amellyel egy program helyetted járt el. Nem te voltál? Jelentkezz ki minden más eszközön.
notice-program-marked = A fiókod mostantól minden asztalnál programként jelenik meg. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-program-unmarked = A fiókod már nem programként jelenik meg. Nem te voltál? Jelentkezz ki minden más eszközön, és készíts új szavakat.
notice-people = Az asztalnál: { $people }.
notice-several = { $count ->
    [one] Egy asztalnál van újdonság számodra
   *[other] { $count } asztalnál van újdonság számodra
}

## Mail

mail-open = Az asztal megnyitása
mail-me = Eszközeid és szavaid
mail-why = Azért kapod ezt, mert értesítéseket kértél itt: { $address }.
mail-stop = Ne jöjjön több levél erre a címre:
mail-confirm-subject = Erősítsd meg a címedet
mail-confirm-asked = Valaki, valószínűleg te, azt kérte itt: { $address }, hogy a játékokról értesítések jöjjenek erre a címre.
mail-confirm-how = Ha kéred őket, nyisd meg ezt az oldalt, és erősítsd meg:
mail-confirm-not = Ha nem te voltál, ugyanezen az oldalon mondj nemet, és többé senki sem kérhet levelet a nevedben:
mail-confirm-answer = Válaszolok

## Levelek, amelyekkel vissza lehet térni

home-letter-subject = Így térhetsz vissza
home-letter-asked = Valaki, valószínűleg te, ezzel a postafiókkal szeretne visszatérni ide, vagy itt igazolni, hogy ő az: { $address }.
home-letter-code = Abban a böngészőben, amelyikben kérted, írd be ezt a kódot: { $code }
home-letter-link = Vagy térj vissza abban a böngészőben, amelyikben megnyitod ezt az oldalt. A megnyitás nem elég: koppints ott a gombra.
home-letter-open = Visszatérés
home-letter-not = Ha nem te voltál, nincs teendőd: e levél nélkül senki sem jut be. A kódot ne add meg senkinek, bárki kéri is, és ne továbbítsd ezt a levelet.
way-letter-subject = Visszahozzon ez a postafiók?
way-letter-asked = Valaki, valószínűleg te, azt szeretné, hogy az ide küldött levelek bármelyik böngészőből visszahozzák ide: { $address }.
way-letter-code = Ha te voltál, írd be ezt a kódot azon az oldalon, ahol kérted: { $code }
way-letter-link = Vagy nyisd meg ezt az oldalt, és válaszolj igennel vagy nemmel:
way-letter-open = Válasz
way-letter-not = Ha nem te voltál, mondj nemet azon az oldalon, és többé nem kérdezünk. A kódot ne add meg senkinek.
taken-letter-subject = Ez a postafiók már visszahoz valakit
taken-letter-asked = Valaki, valószínűleg te, azt szeretné, hogy ez a postafiók visszahozza ide: { $address }. Ott ez már visszahoz valakit, talán téged más néven. Semmi sem változott.
taken-letter-link = Ha vissza szeretnél térni vele, nyisd meg ezt az oldalt, és írd be a címedet:
taken-letter-open = Visszatérés
taken-letter-not = Ha nem te voltál, nincs teendőd.
letter-lasts = { $minutes ->
    [one] A link és a kód egy percig érvényes, és csak egyszer.
   *[other] A link és a kód { $minutes } percig érvényes, és csak egyszer.
}

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
