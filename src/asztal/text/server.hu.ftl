## Commands of the server

help-db = Előkészíti a szerver adatbázisát.
help-db-what = upgrade: létrehozza vagy módosítja a táblákat, amíg olyanok nem lesznek, amilyenekre ennek a verziónak szüksége van; rules: megszámolja az asztalokat, amelyeknél a telepítettnél újabb szabályokkal játszottak
help-db-accept = a rules mellett: folytatódjanak a telepített szabályokkal
help-serve = Asztalokat nyit böngészőknek és programoknak.
help-worker = Játssza a szerver botjainak köreit.
db-upgraded = Az adatbázis naprakész (változat: { $revision }).
db-rules-none = Egyetlen asztalnál sem játszottak a telepítettnél újabb szabályokkal.
db-rules-game = { $game }, a szabályok { $rules }. verziója: { $count ->
    [one] egy asztalnál
   *[other] { $count } asztalnál
} újabb szabályokkal játszottak.
db-rules-unreadable = { $count ->
    [one] Közülük egyet a telepített szabályok nem tudnak elolvasni; az marad, ahogy van.
   *[other] Közülük { $count } asztalt a telepített szabályok nem tudnak elolvasni; azok maradnak, ahogy vannak.
}
db-rules-how = Várnak, amíg az újabb verziót újra nem telepítik, vagy eddig: asztal db rules --accept
db-rules-accepted = { $count ->
    [one] Egy asztal folytatódik onnan, ahol tart, a telepített szabályokkal.
   *[other] { $count } asztal folytatódik onnan, ahol tart, a telepített szabályokkal.
}
serve-listening = { $games } játék elérhető itt: { $address }
pages-not-built = Ezek az oldalak még nem készültek el. A forrás mappájában futtasd ezt: { $command }

## Settings of the server

config-no-database = Nincs megadva: { $variable }. Add meg egy PostgreSQL-adatbázis címét, például: { $example }.
config-database = { $variable }: egy postgresql:// kezdetű PostgreSQL-adatbáziscím kell, nem „{ $value }”.
cells-moved = Az ASZTAL_CELLS { $number }. helyén álló adatbázisban ott van a(z) { $table } asztal, amely egy másik cellához tartozik. Ott soha semmi nem kerül máshová és nem marad ki, csak a végére jöhet új.
cells-same = A(z) { $number }. cella ugyanaz az adatbázis, mint a(z) { $other }. cella, csak más címen. Minden adatbázist egyetlen címmel adj meg az ASZTAL_DATABASE és az ASZTAL_CELLS változóban.
config-cells = { $variable }: postgresql:// kezdetű adatbáziscímek kellenek szóközzel elválasztva, mindegyik egyszer, nem „{ $value }”.
config-redis = { $variable }: egy redis:// kezdetű Redis-cím kell, nem „{ $value }”. Redis nélkül maradjon üres.
config-prefix = { $variable }: legfeljebb 40 kisbetű, számjegy, _ vagy - kell, nem „{ $value }”.
config-host = { $variable }: egy cím kell, például 127.0.0.1, nem „{ $value }”.
config-port = { $variable }: 1 és 65535 közötti port kell, nem „{ $value }”.
config-origin = { $variable }: az a cím kell, amelyet az emberek beírnak, például https://play.example.org, útvonal nélkül, nem „{ $value }”.
config-pool = { $variable }: 2 és 200 közötti számú kapcsolat kell, nem „{ $value }”.
config-cache = { $variable }: 1 és 100000 közötti számú asztal kell, nem „{ $value }”.
config-days = { $variable }: napok száma kell 0-tól (soha) 36500-ig, nem „{ $value }”.
config-seconds = { $variable }: másodpercek száma kell, például 10 vagy 0.5, nem „{ $value }”.
config-limits = { $variable }: 0 és 9999 közötti szorzó kell, nem „{ $value }”: az 1 a szokásos, a 10 tízszer olyan nagyvonalú, 0-val semmi sincs korlátozva.
config-proxy = { $variable }: a proxyk címe vagy hálózata kell, például 127.0.0.1,10.0.0.0/24, nem „{ $value }”. A * jellel bárki bárkinek kiadhatná magát.
config-traces = { $variable }: egy OTLP-t HTTP-n fogadó gyűjtő címe kell, például http://127.0.0.1:4318/v1/traces, nem „{ $value }”.
config-metrics = { $variable }: 8–200 karakteres titok kell szóköz nélkül, nem „{ $value }”.
config-file = { $variable }: a megadott fájl ({ $file }) nem olvasható: { $reason }
config-log = { $variable }: text vagy json kell, nem „{ $value }”.
config-smtp = { $variable }: egy levelezőszerver címe kell, például smtp://nev:jelszo@mail.example.org:587 vagy smtps://mail.example.org, nem „{ $value }”.
config-mail-from = { $variable }: egy e-mail-cím kell, például Asztal <asztal@example.org>, nem „{ $value }”.
config-no-sender = { $variable } nincs megadva, pedig levelek mennének ki. Add meg a feladó címét, például { $example }.
config-no-origin = { $variable } nincs megadva, pedig levelek mennének ki, és a bennük lévő linkek ezzel kezdődnek. Add meg azt a címet, amelyet az emberek beírnak, például { $example }.
config-vapid = { $variable }: az „asztal keys” parancs által készített kulcs kell, nem „{ $value }”.
config-contact = { $variable }: így kell kezdődnie: mailto: vagy https://, nem „{ $value }”.
config-networks = { $variable }: hálózatokat kell megnevezni, például 192.168.1.0/24, nem „{ $value }”.
config-packages = { $variable }: csomagokat kell megnevezni, vesszővel elválasztva, például asztal-pebbles,asztal-wary, nem „{ $value }”.
database-unreachable = Az adatbázis nem válaszol: { $reason }
database-old = Az adatbázis változata { $found }, ehhez a programhoz { $needed } kell. Futtasd: asztal db upgrade
database-newer = Az adatbázis újabb változattól való ({ $found }, ez a program { $known } változatig ismeri). Frissíts.

## Bots

strength-easy = könnyű
strength-medium = közepes
strength-hard = nehéz
strength-very-hard = nagyon nehéz
bot-greedy = megfontolt
bot-level2 = első ránézésre játszó
bot-planner = ökölszabály szerint tervező
bot-policy = első ránézésre játszó
bot-random = véletlenszerű
bot-of = ebből a csomagból való: { $package }
bot-about = { $bot ->
    [level1] azt választja, ami első ránézésre jó, és gyakran téved
    [level2] azt választja, ami első ránézésre a legjobb
    [policy] azt választja, ami első ránézésre a legjobb
    [level3] jó néhány kört kipróbál, mielőtt dönt
    [plans2] csak egészen kevés kört próbál ki, mielőtt dönt
    [plans4] kipróbál néhány kört, mielőtt dönt
    [level4] az egész körét megtervezi
    [level5] a legalaposabban tervezi meg a köreit, és nem siet
    [search] a legalaposabban tervezi meg a köreit, és nem siet
    [planner] egész köröket tervez meg, ökölszabályok szerint
    [random] vaktában választ
   *[greedy] egy döntést néz előre, és azt választja, ami a legtöbbet hozza
}

## Why the server does not do it

denied-no-such-table = Nincs ilyen asztal.
denied-no-such-game = Nincs ilyen játék.
denied-no-such-example = Nincs ilyen példa.
denied-no-such-seat = Nincs ilyen hely.
denied-no-such-link = Ez a link nem vezet helyhez; kérj újat attól, akitől kaptad.
denied-no-such-bot = Nincs ilyen gép; választható: { $known }.
denied-bad-name = Egy név 1–{ $longest } karakterből áll.
denied-link-name = Egy név ne hasonlítson linkre; a pont után hagyj szóközt.
denied-bad-language = Ezen a nyelven nincsenek szövegek; választható: { $known }.
denied-bad-request-id = A kérés azonosítója 1–{ $longest } látható ASCII karakter.
denied-bad-chat = Egy üzenet 1–{ $longest } karakterből áll.
denied-empty-report = Írd le a saját szavaiddal, mit tartasz hibásnak.
denied-no-such-line = Ezt a naplósort közben visszavonták, így már nincs mit bejelenteni.
denied-too-many-reports = Köszönjük! Egy nap ennyi bejelentést küldhetsz; holnap szívesen fogadjuk a többit.
denied-bad-pace = Ennél a tempónál egy körre { $shortest }–{ $longest } másodperc jut, a tartalék legfeljebb { $most } másodperc.
denied-bad-patience = Többnapos játékban senki sem számít távollevőnek, amíg egy kör ideje le nem jár; válassz legalább { $shortest } másodpercet.
denied-wrong-nonce = Nem ezt a számot ígérted, amikor leültél.
denied-clock-decides = Ennél az asztalnál több napon át játsztok: gép csak akkor veszi át valakinek a helyét, ha az ideje lejárt.
denied-bad-hours = A játékidőhöz egy ismert időzóna kell, és a hét minden napjára kezdet és vég; összesen legalább heti { $least } óra.
denied-bad-vacation = A szabadság legkorábban holnap kezdődik, aznap vagy később ér véget, mostantól egy éven belül.
denied-too-much-vacation = Évente { $most } nap szabadság jár; { $left } maradt.
denied-no-such-vacation = Nincs ilyen szabadság.
denied-no-such-session = Nincs ilyen eszköz.
denied-own-session = Ez az az eszköz, amelyet éppen használsz.
denied-no-such-code = Ez a kód vagy link nem jó: elírás van benne, már felhasználták, vagy tíz percnél régebbi. Készíts újat azon az eszközön, amelyen játszol.
denied-already-you = Ezen az eszközön már { $name } vagy. A kódot vagy a linket a másik eszközön használd.
denied-bad-token = Ezt a kulcsot senki sem ismeri: lejárt vagy visszavonták. Készíts újat a rólad szóló oldalon.
denied-token-scope = Ez a kulcs nem erre való. { $needed ->
        [play] Játékra szóló kulcs kellene hozzá.
        [tables] Asztalokra szóló kulcs kellene hozzá.
        [read] Olvasásra szóló kulcs kellene hozzá.
       *[other] Ehhez semmilyen kulcs nem elég.
    }
denied-too-many-tokens = Már { $most } kulcsod van. Vonj vissza egyet, amelyikre nincs szükséged.
denied-no-program = Kulccsal csak program játszhat. Előbb mondd meg, hogy ez a fiók egy program.
denied-account-first = Előbb legyen fiókod: válassz végleges nevet és egy visszatérési módot.
denied-tokens-play = Vannak még játékra szóló kulcsaid. Előbb vond vissza őket.
denied-prove-first = Ehhez friss igazolás kell: mutasd fel valamelyik visszatérési módodat, például a helyreállító szavaidat, és { $minutes } percen belül próbáld újra.
denied-address-name = A név nem lehet cím.
denied-odd-name = A névben csak betűk, számjegyek és szóközök lehetnek.
denied-no-such-way = Nincs ilyen visszatérési mód.
denied-bad-words = Ez nem nyolc olyan szó, ahogyan kaptad őket: valamelyik el van írva, hiányzik vagy máshol áll. Vesd össze a papíroddal.
denied-unknown-words = Ezek a szavak itt senkiéi. Ha később újak készültek, csak a legújabbak érvényesek.
denied-too-many-words = Egy órán belül sokszor próbáltak vagy készítettek helyreállító szavakat. Próbáld később.
denied-name-taken = A(z) { $name } név vagy egy hozzá hasonló már foglalt. Válassz másikat.
denied-account-name = A(z) { $name } név egy itteni fióké, vagy nagyon hasonlít rá. Válassz másik nevet, vagy ha a tiéd, jelentkezz be.
denied-own-name = A fiókod neve { $name }. A rólad szóló oldalon változtathatod meg.
denied-no-way-home = A fiókhoz kell egy visszatérési mód. Előbb készíts helyreállító szavakat.
denied-last-way = A fiókodnak ez az egyetlen visszatérési módja. Mielőtt törlöd, adj hozzá egy másikat.
denied-renamed-lately = Egy fiók { $days } naponta egyszer változtathat nevet, hogy a többiek felismerjék.
denied-no-merge = Nincs mit magaddal hozni: ez a bejelentkezés után tíz percig lehetséges, ha a böngésző előtte egy vendéget ismert.
denied-not-your-words = Ezek nem a te helyreállító szavaid. Ha később újak készültek, csak a legújabbak érvényesek.
denied-not-your-passkey = Ez az azonosítókulcs nem a tiéd, hanem másvalakié, aki itt játszik. Válaszd valamelyik sajátodat.
denied-too-many-names = Egy órán belül sok nevet próbáltak ki. Próbáld később.
denied-passkeys-no-https = Azonosítókulcs csak ott használható, ahol a szerver https-sel érhető el. A címét az üzemeltető állíthatja be.
denied-passkeys-no-name = Azonosítókulcs csak ott használható, ahol a szervernek neve van; számokból álló címhez a böngészők nem engedik.
denied-passkeys-full = Már { $most } azonosítókulcsod van. Előbb törölj egyet.
denied-passkey-taken = Ezt az azonosítókulcsot itt már ismerjük.
denied-bad-passkey = Ez az azonosítókulcs nem úgy válaszolt, ahogy kell. Próbáld újra, vagy térj vissza más módon.
denied-stale-passkey = Ez { $minutes } percnél tovább tartott, vagy már megjött rá a válasz. Próbáld újra.
denied-unknown-passkey = Ez az azonosítókulcs itt senkié; talán törölték. Térj vissza más módon, és töröld a kulcsot az eszközödről.
denied-passkey-copied = Úgy tűnik, ebből az azonosítókulcsból két példány van, ezért nem nyit meg semmit. Térj vissza más módon, és töröld.
denied-too-many-passkeys = Egy órán belül sokszor kértek azonosítókulcsot. Próbáld később.
denied-too-many-letters = Egy órán belül sokszor kértek levelet. Az utolsó tizenöt perc levelei még érvényesek: nézd meg a postafiókot, a levélszemét között is.
denied-letter-over = Ez a levél már nem érvényes: felhasználták, tizenöt percnél régebbi, vagy kivették a postafiókját. Kérj újat.
denied-wrong-letter-code = Ez a kód nem jó, vagy már nem érvényes. Öt próbálkozás vagy tizenöt perc után kérj új levelet.
denied-other-asked = Ebben a böngészőben más vagy, mint aki kérte. Ha te voltál, írd be a kódot azon az oldalon, ahol kérted; ha nem, mondj nemet.
denied-somebody-here = Ebben a böngészőben { $name } vagy, { $tables } asztallal, és még nincs hozzájuk visszatérési módod. Előbb készíts helyreállító szavakat { $name } számára, vagy hagyd itt { $name } asztalait.
denied-too-long = Ez hosszabb { $longest } karakternél.
denied-stale = Közben másik kérdést kaptál; nézd meg újra az asztalt.
denied-not-held = Ez a választás már nem vár megerősítésre; nézd meg újra az asztalt.
denied-nothing-proposed = Már nincs mire válaszolni: senki sem javasol semmit.
denied-already-proposed = Már van egy másik javaslat; várd meg, amíg mindenki válaszol.
denied-you-propose = Visszalépést javasoltál; előbb vond vissza.
denied-you-agreed = Beleegyeztél a visszalépésbe: várd meg a többieket, vagy mondj mégis nemet.
denied-no-more-undo = Ennél az asztalnál a sok visszavonás miatt már több minden történt, mint húsz teljes játékban. Mostantól minden döntés végleges.
denied-table-ended = Ez az asztal már bezárult.
denied-no-person = Ezen a helyen nem ül másik ember.
denied-not-away = Ez a játékos itt van, vagy az elmúlt { $seconds } másodpercben még itt volt.
denied-reminded = Ezt a játékost egy órán belül már emlékeztették.
denied-barred = Erről az asztalról elküldtek.
denied-not-over = A játszmanapló a játék végén nyílik meg mindenkinek.
denied-not-started = A játék még nem kezdődött el.
denied-not-ended = A játék még nem ért véget.
denied-fork-over = Ezen a ponton senkinek sincs miről döntenie, innen nem lehet továbbjátszani. Válassz egy korábbit!
denied-fork-unreadable = Ez a pont régebbi szabályokkal jött létre, a mai szabályokkal innen nem lehet továbbjátszani.
denied-fork-unimaginable = Nem sikerült olyan leosztást találni, amely illik ahhoz, amit ez a hely akkor tudott. Válassz másik pontot vagy a valódi lapokat!
denied-fork-guessed = Ebben a játékban senki sem látja a többiek pontjait, ezért annyiból, amennyit egy hely tudott, nem lehet továbbjátszani. Válaszd a valódi lapokat!
denied-fork-fixed = Ez az asztal egy másik játszmát folytat: a változat és a helyek száma nem módosítható.
denied-bad-notes = A jegyzet legfeljebb { $longest } karakter lehet.
denied-notes-changed = A jegyzetet közben egy másik eszközön módosították.
denied-already-started = A játék már elkezdődött.
denied-bot-plays = Ezen a helyen gép játszik; előbb vedd vissza a helyet.
denied-invited-only = Ide csak meghívottak ülhetnek le.
denied-already-seated = Már van helyed ennél az asztalnál.
denied-seat-taken = Ez a hely foglalt.
denied-table-full = Minden hely foglalt.
denied-seats-free = Vannak szabad helyek; várj játékosokra, vagy ültess oda gépeket.
denied-world-open = Ez titok marad, amíg a közös játszma le nem zárul: mások még játsszák.
denied-world-entry = Itt valaki egy közös játszmát próbál ki: egyedül játszik, és senki sem nézheti.
denied-world-closed = Ez a közös játszma lezárult. Már senki sem kezdheti el.
denied-no-such-world = Nincs ilyen közös játszma.
denied-world-bot = A(z) { $bot } gépi játékos egy másik csomagból való, és senki sem ellenőrizte, hogy mindig ugyanúgy válaszol-e. Válassz egyet az Asztal saját gépi játékosai közül.
denied-too-many-worlds = Már { $most } nyitott klubjátszmád van. Újat akkor készíthetsz, ha valamelyik lezárul.
denied-bots-first = Közös játszmában előbb a gépi játékosok válaszolnak. Utánuk te jössz.
denied-no-programs = Programok nem játszhatnak közös játszmát.
denied-owner-only = Ezt csak az teheti, aki az asztalról dönt.
denied-not-seated = Nincs helyed ennél az asztalnál.
denied-claim-listed = Nyilvános asztalnál senki sem kaphatja meg más helyét: ott bárki kérhetné.
denied-claim-there = Ezt a helyet már kéri valaki, vagy már meg is kapta.
denied-claim-other = Ennél az asztalnál már egy másik helyet kérsz; előbb azt vond vissza.
denied-claim-alone = Az asztal megnyitóján kívül kell valaki, aki beleegyezhet, de itt nincs más. Aki az asztalt megnyitotta, egyedül nem dönthet erről.
denied-claim-here = Erről a helyről most is kapcsolódik valaki, vagy egy pillanattal ezelőtt még kapcsolódott. Ha te voltál, zárd be az asztal többi ablakát, és egy perc múlva próbáld újra.
denied-claim-lately = Ezt a helyet az elmúlt egy napban már kérte valaki. Próbáld újra holnap.
denied-claim-program = Program nem kérhet helyet: azt, hogy „Ez én vagyok”, csak ember mondhatja.
denied-channel-parting = Ezt a postafiókot az imént vették ki, és erről még levelet kap. Néhány perc múlva újra hozzáadhatod.
denied-claim-way-home = Akié ez a hely, annak van visszatérési módja, például helyreállító szavai. Ha te vagy az, azt használd.
denied-claim-not-asked = Ez a te helyedről szól, vagy téged nem kérdeznek.
denied-claim-gone = Ezt a helyet már senki sem kéri.
denied-too-many-claims = Innen ma már sokszor kértek helyet. Próbáld újra holnap.
denied-no-closer-look = Ebben a játékban nem mondjuk meg, mibe kerültek a döntések, mert még egyetlen próba sem mutatta meg, hogy bízni lehet benne.
denied-too-many-look-backs = Ebben az órában már sok játszmára tekintettél vissza. Próbáld újra később; amiket már megnéztél, azok továbbra is elérhetők.
denied-hello-first = Az első üzenet csak hello lehet.
denied-hello-once = hello csak az első üzenet lehet.
denied-older-client = Ez az oldal vagy program régebbi a szervernél: töltsd be újra, vagy frissítsd. Semmi sem vész el.
denied-newer-client = A szerver éppen frissül. Próbáld újra egy pillanat múlva.
denied-too-fast = Ez egyszerre túl sok; várj { $seconds } másodpercet, és próbáld újra.
denied-too-many-guests = A hálózatodból egy órán belül sok új vendég jött. Használd azt a böngészőt, amellyel már itt voltál, vagy próbáld később.
denied-too-many-tables = A hálózatodból egy órán belül sok asztalt nyitottak. Ülj le egy várakozó asztalhoz, vagy próbáld később.
denied-too-many-waiting = Már { $most } asztalod vár játékosokra. Előbb indítsd el az egyiket, vagy próbáld holnap.
denied-too-many-bot-games = Egy órán belül sok olyan játszma indult, amelyben csak gépek játszanak. Ülj le te is, vagy próbáld később.
denied-too-much-chat = Túl sok üzenet; várj { $seconds } másodpercet, mielőtt folytatod.
denied-too-many-sockets = Innen túl sok asztal van nyitva. Zárj be egy oldalt, amelyen asztal van, és próbáld újra.
denied-bad-message = Ez az üzenet nem érthető; lásd a protokollt.
denied-own-score-only = Mások pontjait a játék végén lehet megkérdezni.
denied-no-session = Előbb mondd meg a szervernek, ki vagy.
denied-foreign-origin = Más oldalakról nem fogadunk kéréseket.
denied-bad-request = Ez a kérés nem érthető; lásd a protokollt.
denied-nothing-here = Itt nincs semmi.
denied-not-possible = Ez itt nem lehetséges.
denied-internal = Hiba történt a szerveren; próbáld újra.
denied-no-such-move = Nincs ilyen lépés a játékban.
denied-database-away = Az adatbázis épp nem elérhető; próbáld újra.
denied-table-away = Ennek az asztalnak az adatbázisa épp nem elérhető. Semmi sem veszett el abból, amit játszottatok; próbáld újra egy kicsit később.
denied-busy = Épp mások is csinálnak valamit ennél az asztalnál; próbáld újra.
denied-newer-rules = Ennél az asztalnál újabb szabályokkal játszanak; próbáld meg hamarosan újra.
denied-unreadable-table = Ezt az asztalt most nem lehet elolvasni; aki a szervert üzemelteti, megtudhatja, miért.

## Ami a játék körül történt

story-sat-down = { $who } leült.
story-stood-up = { $who } felállt.
story-sent-away = { $who } nem játszhat ennél az asztalnál.
story-changed = Az asztal beállításai megváltoztak.
story-changed-by = { $by } megváltoztatta az asztal beállításait.
story-again = { $by } még egyet játszana, és új asztalt nyitott.
story-owner = Mostantól { $who } dönt az asztalról.
story-left = { $who } elment. Visszatéréséig gép játszik helyette.
story-away = { $who } nincs itt. Visszatéréséig gép játszik helyette.
story-away-by = { $who } nincs itt. { $by } döntése: visszatéréséig gép játszik helyette.
story-time = { $who } ideje lejárt. Visszatéréséig gép játszik helyette.
story-gone = { $who } végleg feladta a helyét. A játék végéig gép játszik ott.
story-returned = { $who } visszatért, és újra játszik.
story-here = { $who } újra itt van; a gép nem veszi át a helyét.
story-asks-back = { $by } azt kéri, hogy lépjünk vissza, és választhasson újra.
story-asks-bot = { $by } azt kéri, hogy gép játsszon { $who } helyén.
story-asks-end = { $by } azt kéri, hogy fejezzük be a játékot ennél az asztalnál.
story-agreed = { $by } beleegyezett.
story-declined = { $by } nemet mondott.
story-withdrawn = { $by } visszavonta a kérését.
story-reminded = { $by } emlékezteti a következő játékost: { $who }.
story-ended-agreed = Mindenki beleegyezett, hogy bezárjuk az asztalt. Nincs végeredmény.
story-ended-abandoned = Sokáig senki sem nézett az asztalra. Végeredmény nélkül ért véget.
story-patience = Többnapos játékban gép csak akkor veszi át valakinek a helyét, ha az ideje lejárt. Mostantól itt is így van.
story-adds-none = { $who } nem volt itt a kezdéskor, így az osztásban nincs benne az ő száma.
story-bot-silent = { $who }: a gép nem válaszolt, ezért a választás véletlenszerű volt.
story-claim-asked = { $name } nézőként azt mondja: „{ $who } én vagyok”, és kéri a helyet. Mindenki másnak bele kell egyeznie.
story-claim-agreed = { $by } beleegyezett, hogy { $name } kapja meg a helyet ({ $who }).
story-claim-waits = Mindenki beleegyezett. Ha { $who } a várakozás végéig nem jelentkezik, { $name } kapja meg a helyét.
story-claim-refused = { $by } nemet mondott: { $name } nem kapja meg a kért helyet ({ $who }).
story-claim-withdrawn = { $name } már nem kéri a helyet ({ $who }).
story-claim-returned = { $who } itt van: { $name } nem kapja meg a helyét, minden marad a régiben.
story-claim-void = { $name } nem kapja meg a kért helyet ({ $who }): itt ez már nem lehetséges.
story-claim-handed = Mostantól { $name } játszik tovább { $who } helyén: mindenki beleegyezett, és { $who } nem jelentkezett.
story-claim-back = { $who } visszajött, és újra az övé a helye; { $name } most már csak néző.
story-claim-left = { $name } visszaadta a helyet ({ $who }).
story-claim-kept = { $name } végleg megtartja a helyet: { $who } már nem veheti vissza.
story-went-back = Mindenki beleegyezett: visszaléptünk, és { $by } újra választhat.{ $gones ->
    [0] {""}
   *[other] {" "}Nem kérdeztük meg, mert feladta a helyét: { $gone }.
}
story-away-agreed = A többiek beleegyeztek: { $who } nincs itt, visszatéréséig gép játszik helyette.{ $absents ->
    [0] {""}
   *[other] {" "}Nem kérdeztük meg, mert szintén nincs itt: { $absent }.
}
story-ended-all = Mindenki beleegyezett, hogy bezárjuk az asztalt. Nincs végeredmény.{ $gones ->
    [0] {""}
   *[other] {" "}Nem kérdeztük meg, mert feladta a helyét: { $gone }.
}
story-ended-absent = Akit megkérdeztünk, beleegyezett, hogy bezárjuk az asztalt. Nincs végeredmény. Hosszú hallgatása miatt nem kérdeztük meg: { $absent }.{ $gones ->
    [0] {""}
   *[other] {" "}Nem kérdeztük meg, mert feladta a helyét: { $gone }.
}

## Amit az üzenetküldők egy linkből mutatnak

preview-title = { $game } az Asztalon
preview-plain = Egy asztal: { $game }. Nem kell telepíteni és regisztrálni sem.
preview-bots = { $count } gép
preview-nobody = még senki
preview-waiting = Az asztalnál: { $people }. { $free ->
    [0] Minden hely foglalt.
   *[other] { $free } hely szabad.
}
preview-playing = Játszik: { $people }. Következik: { $asked }.
preview-over = Játszott: { $people }. { $count ->
    [0] Nincs győztes.
   *[other] Győztes: { $winners }.
}
preview-ended = Játszott: { $people }. Eredmény nélkül ért véget.
