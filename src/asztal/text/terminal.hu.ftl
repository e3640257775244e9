## At the table

play-player = Játékos
play-since = Az utolsó döntésed óta
play-nothing-yet = Még nem történt semmi.
play-prompt = Mit választasz? (? a súgóhoz)
play-page = { $page }/{ $pages }. oldal: + lapoz, - visszalapoz, Enter a kérdéshez visz.
play-help =
    3        a 3. lehetőség választása
    Enter    az asztal újra
    + -      lapozás kis képernyőn
    u        az utolsó döntésed visszavonása
    ? 3      mit jelent a 3. lehetőség
    ? szöveg miért nincs valami a lehetőségek között
    r        a legutóbb történtek szabályai
    r szöveg a szabályok: egy szabálypont (r { $clause }), egy fejezet vagy egy szó
    a        a játékossegédlet: költségek, pontok, könnyen elfelejthető szabályok
    c kártya mire jó egy kártya
    s        az eddigi pontjaid
    l        a teljes napló
    q        kilépés a játékból
play-not-understood = „{ $text }” nincs az 1–{ $last } lehetőségek között; a ? felsorolja a billentyűket.
play-allowed = { $number }. lehetőség: { $option }
play-refused = { $option }: { $reason }
play-no-rules = Ehhez a játékhoz nincs szabályszöveg.
play-no-aid = Ehhez a játékhoz nincs játékossegédlet.
play-no-rule = A szabályokban nincs találat erre: „{ $text }”.
play-more = További találatok: { $count }; hosszabb szóval szűkíthető.
play-no-card = Nincs ilyen kártya: „{ $text }”.
play-quit = Kilépsz a játékból? { $kept ->
    [saved] El van mentve.
    [seat] A helyed megmarad.
   *[lost] Nem lesz elmentve.
} (i/n)
play-yes = i
play-left = A játék a vége előtt megszakadt.
play-left-seat = A helyed megmarad; ugyanezzel a paranccsal térhetsz vissza.
play-waiting = Még választ: { $people }
play-not-begun = Az asztalnál még nem kezdődött el a játék.
play-go-on = El van mentve, a kezdőértékkel együtt: aki beleolvas a fájlba, tudja, mi következik. Így folytathatod: { $command }
play-not-saved = Innentől a játék nincs elmentve: { $reason }
play-other-rules = Eddig más szabályok szerint folyt a játék; a szabályok { $rules }. változata ugyanehhez az álláshoz vezet, innentől ez érvényes. A korábbi döntések már nem vonhatók vissza.

## Several people at one keyboard

play-curtain = A gépet átveszi: { $seat }
play-open = { $seat }, nyomj Entert, hogy lásd az asztalodat

## The end

play-final = Végeredmény
play-total = { $seat }: { $points } pont
play-winners = { $count ->
    [0] Nincs győztes.
    [one] A győztes: { $winners }.
   *[other] Holtverseny, a győztesek: { $winners }.
}
play-places = Helyezések: { $places }
play-again = Ugyanez a leosztás újra: { $command }
play-record = Ez ellenőrzi a játék naplóját: { $command }

## A game without a drawing

plain-waiting = Dönt: { $people }
plain-hidden = rejtett lap
plain-yes = igen
plain-no = nem
