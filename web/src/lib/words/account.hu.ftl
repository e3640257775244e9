# Saját név, és amit valaki egy vendégtől magával hoz.
account-become = Legyen fiókod
account-why = Vendégként játszol, a neved { $name }. Egy fióknak olyan neve van, amely itt senki másé nem lehet, és utánozni sem lehet; a többiek látják, hogy te vagy az. Ugyanaz maradsz, minden asztaloddal együtt.
account-first = Előbb legyen egy visszatérési módod, például helyreállító szavak: a fiókhoz ez kell.
account-yours = A fiókod
account-yours-why = A { $name } név vagy egy hozzá hasonló itt senki másé nem lehet. Hetente egyszer megváltoztathatod; azoknál az asztaloknál, ahol már ülsz, a régi marad.
account-name = Név
account-take = Legyen ez a nevem
account-rename = Név módosítása
account-made = Mostantól van fiókod, a neve: { $name }.
account-renamed = Az új neved: { $name }.
merge-title = { $name } asztalai
merge-why = Mielőtt visszatértél, ez a böngésző a(z) { $name } nevű vendéget ismerte. Ha az te voltál, mondd meg, mely asztalok jöjjenek veled a fiókodba. Amit itt hagysz, a vendéggel együtt elvész. Tíz perced van dönteni.
merge-which = Mely asztalok jöjjenek veled?
merge-binds = Bármit választasz, a vendég kitiltásai és elhasznált szabadsága rád is érvényesek. A vendég bejelentett szabadsága véget ér; a saját játékidőd számít.
merge-go = { $count ->
    [0] Asztalok jöjjenek velem
    [one] Egy asztal jöjjön velem
   *[other] { $count } asztal jöjjön velem
}
merge-none = Egyik sem
merge-brought = { $count ->
    [0] Egy asztal sem jött veled.
    [one] Egy asztal mostantól a tiéd.
   *[other] { $count } asztal mostantól a tiéd.
}
merge-barred = Ezektől az asztaloktól elküldtek, ezért a helyek ott maradnak: { $names }.
merge-later = Ezeken az asztalokon most nem lehet változtatni, maguktól jönnek majd: { $names }.
merge-kept = { $title }: ott neked is van helyed, ezért a másik hely a vendégé marad ({ $name }). Csak ez a link vezet vissza hozzá. Egyszer látod: őrizd meg.
merge-done = Kész
