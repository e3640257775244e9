## Visszatekintés egy játszmára

help-analyse = Visszatekint egy befejezett játszmára: mire számíthattak az egyes helyek, mi volt szerencse, és --deep mellett mennyibe kerültek a döntések.
help-analyse-deep = a döntéseket is megméri, ami tovább tart
help-analyse-leaves = nagyjából ennyi állást értékel két húzás közötti döntésekhez (alapértelmezés: 800)
help-analyse-pairs = ennyi elképzelt világban veti össze a terveket, mindegyikben más szerencsével (alapértelmezés: 16)
help-analyse-out = minden elkészült részt azonnal ebbe a fájlba ír; egy félbeszakadt elemzés innen folytatódik

analyse-progress = { $game } elemzése
analyse-other-rules = Ezt a játszmát a(z) { $game } szabályainak { $rules }. változata szerint játszották, itt a(z) { $ours }. van telepítve. Csak az az Asztal tudja megítélni, amelyikben azok a szabályok vannak.
analyse-unfinished = A játszma még nem ért véget. Csak befejezett játszma ítélhető meg: játsszátok végig, és mentsd el újra a naplóját.
analyse-other-engine = Ezt a(z) { $engine } motornak kellene megítélnie, de itt { $here } van. Telepítsd mindkét helyre az Asztal azonos változatát.
analyse-other-parts = { $file } egy másik elemzés részeit tartalmazza: más játszmáét, más változatét, vagy más --leaves, illetve --pairs értékkel készült. Adj meg másik fájlt, vagy tedd félre ezt.
analyse-not-parts = { $file } nem egy elemzés részeit tartalmazza. Adj meg másik fájlt.
analyse-none-untaught = { $game }: nincs görbe, mert ezekhez a szabályokhoz { $seats ->
    [one] egyedüli játékra
   *[other] { $seats } helyre
} még senki nem tanulta meg az állások értékét.
analyse-none-constant = { $game }: nincs görbe, mert amit a botok megtanultak, az nem jósolja meg jobban az eredményt, mint egyetlen szám minden állásra.
analyse-none-seats = { $game }: { $seats } helyre nincs görbe, mert az értékek helyességét csak egyedüli és kétszemélyes játékban vizsgáltuk.
analyse-points = Az értékek azok a pontok, amelyekre a hely a saját tudása szerint számíthat. Egy érték általában { $error } ponttal téved.
analyse-ahead = Az értékek azt mutatják, hány pontos előnyre számíthat a hely a saját tudása szerint. Egy érték általában { $error } ponttal téved.
analyse-again = Az asztal { $count } alkalommal közösen visszalépett: a játékosok ismerhettek lapokat, mielőtt azokat kihúzták.
analyse-start = Az osztás előtt
analyse-deal = Az osztás
analyse-luck = Szerencse
analyse-decisions = Döntések, amennyire megmértük
analyse-others = Mások
analyse-residual = A maradék
analyse-result = Eredmény
analyse-changes = { $seat }: a legnagyobb változások
analyse-entry = Bejegyzés
analyse-before = Előtte
analyse-after = Utána
analyse-own = Saját
analyse-deep = A döntéseket nem mértük meg: erre való a --deep.
analyse-weighed = Megmért körrészek: { $count }; ezek közül { $clear } esetben a bot egyértelműen mást játszott volna.
analyse-seat = Hely
analyse-cost = Ára
analyse-played = Amit játszott
analyse-better = Jobb
analyse-sampling = A zárójel 95 %-kal tartalmazza az átlagot, ami a húzásokat illeti; a bíró saját tévedése nincs benne.
