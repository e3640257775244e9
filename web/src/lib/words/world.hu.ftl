world-lobby = Ugyanaz a játszma mindenkinek
world-lobby-why = Mindenki ugyanazt a leosztást kapja, és ugyanazok ellen a gépi játékosok ellen játszik, fiókonként egyszer. Ha befejezted, megnézheted, hogyan játszottak mások.
world-name = { $kind ->
    [day] A nap játszmája
    [week] A hét játszmája
   *[club] Klubjátszma
}
world-when = { $kind ->
    [day] A nap játszmája, { $when }
    [week] A hét játszmája, { $when }. hét
   *[club] Klubjátszma
}
world-until = eddig játszható: { $time }
world-closed = lezárult: { $time }
world-closed-engine = A vártnál korábban zárult le: megváltoztak itt a szabályok vagy a gépi játékosok, így már senki sem játszhatta volna ugyanazt. Az akkor még be nem fejezett játszmák helyezés nélkül szerepelnek.
world-begun = { $count ->
    [0] még senki sem kezdte el
   *[other] { $count } fiók kezdte el
}
world-play = Kipróbálom
world-go-on = Folytatom
world-see = Megnézem, hogy ment
world-about = Mi ez?
world-account-make = Fiókot készítek
world-club = Játszma a klubomnak…
world-clubs = Klubjátszmák

world-what = Amit mindenki játszik
world-seats = Játékosok
world-seats-said = { $count }, a te helyed: { $seat }.
world-bots = Gépi játékosok
world-variant = Változat
world-time = Idő
world-rules = Ha elhagyod az asztalt, azzal befejezted a játszmádat. Csak azt vonhatod vissza, amire még senki sem válaszolt, és amiből semmi újat nem tudtál meg.
world-made = Készítette: { $name }. Aki klubjátszmát készít, készíthet többet is, és megmutathatja azt, amelyik tetszik neki; ezért a klubjátszmák külön vannak.
world-share = A játszma linkje
world-own = A te játszmád
world-own-none = Még nem kezdted el.
world-own-playing = Épp a közepén tartasz.
world-own-wait = A játszmád végén látod majd, mit tettek a többiek.
world-own-ended = Befejezted a játszmádat.
world-own-missed = Ezt nem játszottad.

world-places = Helyezések
world-places-how = Először a saját asztalnál elért hely, aztán a pontok, végül a holtversenyt eldöntő szabályok szerint.
world-places-none = Még senkinek sincs helyezése.
world-apart = Helyezés nélkül
world-why = { $why ->
    [left] nem játszotta végig
    [late] a zárás után fejezte be
    [unread] a menete nem vagy még nem értékelhető ki
    [program] program
   *[few-games] tíznél kevesebb befejezett játszma
}
world-place = Hely
world-player = Játékos
world-points = Pont
world-at-table = A saját asztalnál
world-replay = Visszajátszás
world-replay-of = { $name } játszmájának visszajátszása
world-you = te

world-tree = Hol váltál el a többiektől
world-tree-left = Itt váltál el a többiektől: { $turn }. kör. Ugyanezt { $together } játszmából { $count } esetben választották.
world-tree-alone = Itt váltál el a többiektől: { $turn }. kör. { $others ->
    [1] A másik játszmában mást választottak.
   *[other] Ezt a másik { $others } játszmában senki sem választotta.
}
world-tree-same = Valaki végig ugyanúgy döntött, mint te.
world-tree-first = Te vagy az első: még nincs kihez hasonlítani.
world-tree-why = Azonos döntések pontosan ugyanahhoz az álláshoz vezetnek. Utána minden játszma más.
world-turn = { $turn }. kör
world-took = { $together } közül { $count }
world-yours = a tiéd

world-alike = Ami összehasonlítható
world-alike-why = Az állások itt már különböznek, de minden játszmából összeszámolható, mit tettek az egyes körökben, és miért járt pont.
world-deeds = Mit tettek körről körre
world-deeds-cell = { $all } közül { $count }
world-more = Az összes kör ({ $count })
world-all = Az összes ({ $count })
world-sources = Miért járt pont az egyes fordulók végéig
world-source = Miért
world-average = mindenki átlaga
world-sum = Összesen

world-honest = Amit ez nem árul el
world-honest-luck = Ugyanaz a leosztás nem ugyanaz a szerencse. Két különböző erősségű gépi játékos eredménye azonos leosztásoknál csak lazán függött össze: a korreláció a Ginkgopolisban 0,16, az Imperial Minersben 0,46 volt.
world-honest-account = Egy fiók nem egy ember: valakinek több is lehet.
world-honest-list = Helyezést csak az a fiók kap, amelynek van tíz befejezett játszmája.

world-new = Játszma a klubodnak
world-new-why = Kapsz egy linket. Akinek megvan, és van fiókja, ugyanazt a leosztást kapja, és ugyanazok ellen a gépi játékosok ellen játszik.
world-new-game = Melyik játék?
world-new-strength = Milyen erősek a gépi játékosok?
world-new-days = Meddig játszható?
world-new-day = { $days } napig
world-new-make = Elkészítem

world-entry = { $name }: ez az egyetlen próbálkozásod.
world-entry-page = Mit jelent ez?
world-entry-after = Hogyan játszottak a többiek
world-leave-why = Ha elhagyod az asztalt, a játszmád végleg véget ér: nem kap helyezést, és nem kezdheted újra. Ha később folytatnád, csak csukd be az oldalt.
world-leave-go = Befejezem a játszmámat
world-ended = A játszmád véget ért, amikor elhagytad az asztalt. Nincs helyezése.
