# What only the pages about notices and about the site say.
settings-saved = Elmentve.
settings-devices = Eszközeid
settings-where = Hová menjenek az értesítések
settings-what = Miről szóljunk
settings-lately = Mostanában
settings-nothing = Még nem ment ki semmi. Csak akkor szólunk, ha nem vagy az asztalnál.
settings-sound = Halk hang az asztalnál, amikor te következel
settings-after = Ennyi idő után szóljunk, hogy te következel
settings-after-time = { $minutes ->
    [1] egy perc
    [60] egy óra
    [240] négy óra
    [1440] egy nap
   *[other] { $minutes } perc
}
settings-quiet = Éjszaka ne jöjjön semmi
settings-quiet-from = ettől
settings-quiet-to = eddig
reason-turn = Te következel
reason-alarm = Mindjárt lejár az időd
reason-remind = A többiek hívnak
reason-proposed = A többiek a beleegyezésedet kérik
reason-taken = Gép játszik helyetted
reason-ended = Véget ért a játék
reason-words-made = Új helyreállító szavaid készültek
reason-came-home = Valaki a helyreállító szavaiddal tért vissza
reason-way-removed = Törölték a helyreállító szavaidat
reason-claim = Valaki azt állítja, hogy ő te vagy, és a helyedet kéri
reason-claimed = A helyedet más kapta meg
reason-signed-out = Minden más eszközön kijelentkeztettek
reason-passkey-made = Új azonosítókulcsod készült
reason-passkey-used = Valaki azonosítókulccsal tért vissza
reason-passkey-removed = Egy azonosítókulcsodat törölték
reason-passkey-copied = Egy azonosítókulcs másolatát visszautasítottuk
reason-mail-added = Mostantól egy postafiók is visszahoz
reason-mail-home = Valaki a postafiókodba küldött levéllel tért vissza
reason-mail-removed = Egy postafiók már nem hoz vissza
reason-token-made = Készült egy kulcs programoknak
reason-exported = Minden rólad tárolt adatot kiadtunk
reason-erase-asked = Törlést kértél
reason-erase-stopped = Mégsem törlünk
reason-renamed = Átnevezték a fiókodat
reason-device-came = Egy másik eszközön is beléptettek
reason-device-out = Az egyik eszközödön kijelentkeztettek
reason-channel-removed = Már nem érünk el az egyik eddigi úton
reason-token-revoked = Visszavonták egy program kulcsát
reason-program-marked = A fiókod programként jelenik meg
reason-program-unmarked = A fiókod már nem programként jelenik meg
channel-push = Böngésző
channel-mail = E-mail
channel-webhook = Webhook
channel-fine = ide mennek az értesítések
channel-unconfirmed = nyisd meg az oda küldött levelet, és erősítsd meg
channel-failing = az utolsó értesítéseket nem fogadták
channel-none = Egyelőre sehová.
channel-here = Értesítések ebben a böngészőben
channel-home-screen = Ezen az eszközön előbb tedd az Asztalt a kezdőképernyőre; azután ide is jöhetnek értesítések.
channel-add = Hozzáadás
channel-remove = Törlés
channel-remove-it = { $address } törlése
channel-more = Programoknak
channel-webhook-why = Egy saját cím, amely minden értesítést JSON formában megkap.
notice-state-due = mindjárt kimegy
notice-state-sending = éppen megy
notice-state-sent = kiment
notice-state-failed = senki sem fogadta
notice-dropped-over = nem ment ki: addigra okafogyottá vált
notice-dropped-looking = nem ment ki: éppen az asztalt nézted
notice-dropped-no-channel = nem ment ki: nem volt hová
answer-taken = fogadta
answer-later = újra megpróbáljuk
answer-refused = nem fogadta
answer-gone = már nem létezik
answer-none = még nincs válasz
mail-title = Értesítések e-mailben
mail-unconfirmed = Küldhetünk értesítéseket a játékaidról ide: { $address }?
mail-confirmed = A játékaidról ide mennek értesítések: { $address }.
mail-confirm = Igen, jöhetnek
mail-end = Ne jöjjön levél erre a címre
mail-ended = Több levél nem jön, a címet töröltük.
about-title = Amit mások készítettek
about-text = Az Asztal mások munkájára épül. Ezeket a részeket köszönettel, a saját licencük szerint használjuk. A hangok és az ikonok a mieink.
about-font = Betűtípus
about-client = A böngészőben
about-server = A szerveren
about-link = Amit mások készítettek, és a licencek
about-api = Programoknak: az API

## When somebody plays, at tables over days

time-title = Mikor játszol?
time-why = Több napon át tartó játékban csak ez az idő számít. Az új órák a következő körödtől érvényesek.
time-some = Csak bizonyos órák számítanak
time-vacation = Szabadság
time-vacation-why = Addig áll az órád, és mindenki látja, meddig vagy távol.
time-left = Idén még { $days } nap maradt.
time-first = Első nap
time-last = Utolsó nap
time-announce = Bejelentem
time-cancel = Visszavonom
time-cancel-it = Visszavonom: { $when }
settings-turns = A köreid
