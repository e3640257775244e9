### Hogyan festett egy befejezett játszma az egyes helyekről, ahogy haladt

lookback-loading = Kiszámoljuk, hogyan alakult…
lookback-curve = { $ahead ->
    [yes] Várható előny pontban
   *[no] Várható pontszám
}
lookback-what = { $ahead ->
    [yes] Mekkora előnyre számíthatott az egyes játékos a játszma során a legjobb ellenféllel szemben egy bot szerint: mindig csak abból, amit ő maga akkor tudhatott.
   *[no] Hány pontra lehetett számítani a játszma során egy bot szerint: mindig csak abból, amit akkor tudni lehetett.
}
lookback-strength = Ez becslés: erős botok 10 játszmájából 8-ban a végeredmény a halvány sávba esett. Támpont, nem ítélet.
lookback-lacks = A görbében levonásnak számít, ami a célból hiányzik: a végén { $lost } pont.
lookback-went-back = Az asztal { $times ->
    [one] egyszer
   *[other] { $times } alkalommal
} közösen visszalépett, ezért lehet, hogy valaki tudta, mit fognak húzni.
lookback-whose = Melyik játékos
lookback-turning = Fordulópontok
lookback-no-turning = Semmi sem változtatott egyszerre legalább egy pontot.
lookback-choice = Azután, amit { $name } tett:
lookback-draw = Főleg a húzás miatt:
lookback-both = Azután, amit { $name } tett, és amit aztán húztak:
lookback-together = Miután mindenki választott:
lookback-others = Azután, amit mások tettek:
lookback-change = { $before } pontról { $after } pontra
lookback-move = { $move }. lépés
lookback-again = Próbáld újra
lookback-again-why = Ezek után a döntések után { $name } kevesebbre számíthatott, mint előtte, a húzásoktól{ $others ->
    [yes] {" "}eltekintve, de azt beleszámítva, amit mások ugyanakkor választottak
   *[no] {" "}eltekintve
}. Ettől még nem voltak rosszak: játssz tovább onnan, és nézd meg, mi más lehetett volna belőle.
lookback-no-again = { $name } egyik döntése sem ugrik ki.
lookback-again-from = Újra innen: { $move }. lépés
lookback-closer = Nézzük meg közelebbről
lookback-closer-why = Azt is meg lehet becsülni, mibe került egy-egy kör: mindegyiket a legjobb talált másik lehetőséghez mérjük, abból, amit akkor tudni lehetett, és ugyanazokkal a húzásokkal. Ez néhány másodperc, és három visszatekintésnek számít.
lookback-closer-loading = Minden kört megmérünk…
lookback-costly = Körök, amelyek pontba kerültek
lookback-costly-what = { $weighed } kör közül { $costly } volt egyértelműen rosszabb a legjobbnál, amit találtunk. Amikor ilyen köröket próbaképpen végigjátszottunk, 10-ből nagyjából { $held } tényleg rosszabb volt.
lookback-no-costly = { $weighed } kör közül egyik sem volt egyértelműen rosszabb annál, amit mást találtunk.
lookback-played = Amit lépett: { $steps }
lookback-cost = Valószínűleg nagyjából { $points } ponttal rosszabb a legjobbnál, amit találtunk ({ $low } és { $high } között).
lookback-way-best = a legjobb, amit találtunk
lookback-way-clear = nagyjából { $points } ponttal marad el ({ $low } és { $high } között)
lookback-way-unclear = nincs egyértelmű különbség a legjobbhoz képest
lookback-way-begun = a kör így is kezdődött
lookback-sources = Miből lett a pont
lookback-sources-usual = A sáv azt mutatja, hány pontja volt 10 játékosból 8-nak erős botok { $games } ugyanígy játszott játszmájában; a vonal benne a középső érték, a pötty ez a játékos.
lookback-sources-alone = Azt, hogy az így játszott játszmákban mi a szokásos, még nem mértük meg.
lookback-sources-when = Mikor
lookback-sources-end = A játszma végén
lookback-source = Miből
lookback-points = Pont
lookback-usual = Szokásos
lookback-between = { $low } – { $high }
lookback-more = több a szokásosnál
lookback-less = kevesebb a szokásosnál
lookback-all = Összesen
lookback-not = { $closer ->
    [yes] Azt, hogy ebben a játszmában mennyi volt a szerencse, egyelőre nem lehet elég jól megmondani. Ezért nem mutatjuk.
   *[no] Azt, hogy ebben a játszmában mennyi volt a szerencse, és mibe került egy-egy döntés, egyelőre nem lehet elég jól megmondani. Ezért egyiket sem mutatjuk.
}
lookback-none-untaught = Nincs görbe: még egyik bot sem tanulta meg, mennyit ér egy állás ebben a játékban ennyi játékossal.
lookback-none-constant = Nincs görbe: amit a botok eddig tanultak erről a játékról, az nem jelzi előre jobban az eredményt, mint ha minden állásra ugyanazt a számot mondanánk.
lookback-none-seats = Nincs görbe: még senki sem ellenőrizte, hogy ennyi játékossal is megállja-e a helyét.
lookback-none-untested = Nincs görbe: még egyetlen próba sem mutatta meg, hogy az így játszott játszmákban bízni lehet benne.
lookback-none-other-rules = Nincs görbe: ezt a játszmát nem a mai szabályokkal játszották.
lookback-none-unfinished = Nincs görbe: ezt a játszmát nem játszották végig.
