### Továbbjátszás egy befejezett játszma egy pontjától

fork-title = Továbbjátszás innen: { $move }. lépés
fork-cards = Milyen lapokkal
fork-true = A valódiakkal
fork-known = Ahogy { $name } ismerte
fork-true-why = Minden úgy van, ahogyan volt, és ugyanazok a húzások jönnek. Aki belenéz a visszajátszásba, tudhatja, mi következik.
fork-known-why = { $name } saját lapjai a valódiak. Amit { $name } nem tudhatott, azt újraosztjuk, és más húzások jönnek.
fork-seat = Kinek a helyén játszol
fork-others = A többi hely
fork-friends = Barátok, akiket meghívok
fork-nothing = Az eredmény semmibe sem számít bele.
fork-start = Továbbjátszom
fork-from = Egy másik játszma { $step }. lépésétől folytatva
fork-from-way = { $way ->
    [true] A valódi lapokkal; aki ott belenéz, tudhatja, mi jön. Az eredmény semmibe sem számít bele.
   *[other] Ahogyan { $seat ->
        [1] az
        [5] az
       *[other] a
    } { $seat }. hely ismerte, új húzásokkal. Az eredmény semmibe sem számít bele.
}
fork-rules = Ott még régebbi szabályok szerint játszottak ({ $rules }. verzió). Innentől a mai szabályok érvényesek.
