deal-holds = Die Auslosung wurde in diesem Browser geprüft: Sie stimmt.
deal-holds-what = Der Startwert ist der, auf den sich der Server festgelegt hatte, bevor du etwas gesendet hast, und alle Zahlen sind die, die versprochen wurden, als noch keine bekannt war. Die der Bots folgen aus dem Startwert.
deal-without-own = Deine eigene Zahl ist nicht dabei: Du warst beim Start nicht da.
deal-holds-seed = Der Startwert ist der, auf den sich der Server festgelegt hatte, als du dich gesetzt hast. Ob die Zahlen der anderen rechtzeitig versprochen waren, weiß dieser Browser nicht: Er war beim Start nicht da.
deal-late = Deine Zahl wurde gesendet, ist aber nicht in der Auslosung: Sie kam zu spät, oder der Server hat sie weggelassen.
deal-none = { $count ->
    [one] { $names } hat keine Zahl beigetragen.
   *[other] Keine Zahl beigetragen haben: { $names }.
}
deal-rest = Dass die Karten aus Startwert und Zahlen folgen, kann nur „asztal verify“ prüfen, anhand der Aufzeichnung.
deal-record = Die Aufzeichnung
deal-unchecked = Die Auslosung wurde hier nicht geprüft.
deal-unchecked-why = Nur der Browser, in dem du dich gesetzt hast, hat gesehen, was vor dem Spiel versprochen wurde.
deal-broken = Die Auslosung ist nicht die, die versprochen war.
deal-broken-seed = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte, als du dich gesetzt hast.
deal-broken-own = Deine Zahl wurde ausgetauscht oder weggelassen.
deal-broken-others = Die Zahl eines anderen Platzes ist nicht die versprochene oder folgt nicht aus dem Startwert.
deal-broken-record = Die Aufzeichnung, die der Server herausgibt, gehört zu einer anderen Auslosung.
