## A home server

help-up = Egyetlen paranccsal elindítja az otthoni szervert: adatbázis, webszerver és botok.
help-data = az otthoni szerver mappája (alapértelmezés: az asztal mappa az adataid között, például ~/.local/share/asztal); ha az ASZTAL_DATABASE megnevez egy adatbázist, csak a push kulcs és a frissítések előtti mentések kerülnek ide
help-port = a figyelt port (alapértelmezés: ASZTAL_PORT, ennek híján 8000)
help-workers = ennyi folyamat játssza a botok köreit (alapértelmezés: 1)
home-folder = Az adatmappa elérési útja legfeljebb { $longest } bájt lehet, szóköz és különleges jelek nélkül: „{ $folder }”
home-running = Már fut egy otthoni szerver ezekkel az adatokkal: { $folder }
home-old-data = Az adatokat ({ $folder }) a PostgreSQL { $found } hozta létre, ez a változat viszont a PostgreSQL { $needed } programot hozza. Futtasd az „asztal backup” parancsot a korábbi változattal, majd az „asztal restore” parancsot egy másik mappába.
home-no-start = Az adatbázis nem indul el; az oka itt olvasható: { $log }
home-key = A push kulcs nem menthető ide: { $folder } ({ $reason }). Adj meg másik mappát a --data kapcsolóval, vagy állítsd be az „asztal keys” által kiírt kulcsot.
up-begins = Az Asztal { $version } indul…
up-data = Az asztalaid itt vannak: { $folder }
up-starts-database = Az adatbázis indítása…
up-upgrades = Az adatbázis naprakésszé tétele…
up-backup = A frissítés előtt mindent elmentettünk ide: { $file }
up-starts-processes = A webszerver és { $workers } botfolyamat indítása…
up-ready = Kész. Nyisd meg: { $address }
up-network = A helyi hálózaton: { $address }
up-how-to-stop = Leállítás: Ctrl-C.
up-stopping = Leállítás…
up-crashed = Egy folyamat váratlanul leállt ({ $what }, kód: { $code }); újraindul.
up-database = Az adatbázis váratlanul leállt; újraindult.
up-failed = A webszerver nem indul el; lásd a fenti üzeneteket.
up-port = Nem használható port: { $port } ({ $reason }). Válassz másikat a --port kapcsolóval.

## Backups

help-backup = Egyetlen fájlba menti a szerver összes asztalát.
help-backup-file = a fájl, amelybe ír; „-” esetén a szabványos kimenet
help-restore = Egy mentést üres adatbázisba tölt vissza.
help-restore-file = az „asztal backup” által írt fájl; „-” esetén a szabványos bemenet
help-restore-erased = az „asztal erased” által kiírt lista vagy egy újabb mentés: akit töröltek, azt újra törli
help-erased = Kiírja a törölt személyek listáját, hogy a mentések mellett megőrizd; nevek nincsenek benne.
backup-done = { $file }: { $tables } asztal, { $actions } akció.
restore-done = Visszatöltve: { $tables } asztal, { $actions } akció.
restore-erased = Újra törölve: { $people } személy.
restore-key = Az értesítéseket kapó böngészők a mentésben lévő kulcsról ismerik meg a szervert. Hogy továbbra is kapjanak, állítsd be ezt: { $setting }
backup-unreadable = Nem olvasható vagy nem írható fájl: { $file } ({ $reason })
backup-not-one = Ez a fájl nem mentés, vagy sérült, vagy csonka: { $file }
backup-cells = Az asztalok több adatbázisban vannak, ezért több fájl készül: a - helyett adj meg egy fájlnevet.
backup-other-cell = { $file } a(z) { $number }. celláé, amely nincs az ASZTAL_CELLS-ben.
backup-newer = A mentés újabb változattól való ({ $revision }). Előbb frissíts.
restore-not-empty = Az adatbázis nem üres. Mentést csak üresbe lehet visszatölteni, hogy semmi se vesszen el.
restore-upgraded = A mentés régebbi változattól való ({ $revision }), az adatbázisban viszont már újabb táblák vannak. Adj meg egy táblák nélküli adatbázist; a táblák létrejönnek és naprakészek lesznek.

## Somebody's own bot

help-bot-run = Egy programmal játszat egy helyen: a program JSON-sorokban olvassa a kérdéseket, és kiírja a választásait.
help-bot-program = a program az argumentumaival, idézőjelben, például "python sajat_bot.py"
help-bot-table = az asztal címe, például http://127.0.0.1:8000/api/tables/abc
help-bot-token = a hely visszatérő linkje vagy annak titka, vagy egy fiók kulcsa; jobb az ASZTAL_TOKEN változóban vagy az ASZTAL_TOKEN_FILE által megnevezett fájlban, ahol a folyamatok listájában senki sem látja (alapértelmezés: rákérdez)
bot-address = A { $option } után egy asztal címe kell, például { $example }; „{ $value }” nem az.
bot-no-program = A program nem indítható el: { $reason }
bot-refused = A szerver elutasítja a kapcsolatot: { $text }
bot-watches = Ez a titok nem egy helyhez tartozik.
bot-ended = A program véget ért, miközben választania kellett volna (kód: { $code }).
bot-nonsense = A program egymás után { $count } használhatatlan választ adott; az utolsó: { $text }
bot-retry = Megszakadt a kapcsolat; újabb kísérlet.
token-prompt = A hely visszatérő linkje vagy egy fiók kulcsa (nem látszik)
token-needed = Egy hely visszatérő linkje vagy egy fiók kulcsa kell: az ASZTAL_TOKEN változóban, vagy az ASZTAL_TOKEN_FILE által megnevezett fájlban.
server-as-it-is = A --server azt játssza, amit az asztal; hagyd el a játékot és a --seats, --variant, --seed, --save és --resume kapcsolót.
server-rules = A szerver a szabályok { $rules }. változata szerint játszik ({ $game }), de itt a { $ours }. változat van telepítve; telepítsd az Asztal azonos verzióját.
server-over = Ennél az asztalnál már véget ért a játék.
bot-over = Vége a játéknak: { $scores }
