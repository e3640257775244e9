deal-holds = Ez a böngésző ellenőrizte az osztást: rendben van.
deal-holds-what = A kezdőérték az, amelyhez a szerver előre kötötte magát, mielőtt bármit küldtél volna, és mindenki száma az, amelyet akkor ígért meg, amikor még senkié sem volt ismert. A gépeké a kezdőértékből következik.
deal-without-own = A te számod nincs benne: nem voltál itt a kezdéskor.
deal-holds-seed = A kezdőérték az, amelyhez a szerver a leülésedkor kötötte magát. Azt, hogy a többiek időben megígérték-e a számaikat, ez a böngésző nem tudja: nem volt itt a kezdéskor.
deal-late = Elküldtük a számodat, de nincs benne az osztásban: későn érkezett, vagy a szerver kihagyta.
deal-none = { $count ->
    [one] { $names } nem adott hozzá számot.
   *[other] Nem adtak hozzá számot: { $names }.
}
deal-rest = Azt, hogy a lapok a kezdőértékből és a számokból következnek, csak az „asztal verify” tudja ellenőrizni a játszmanaplón.
deal-record = A játszmanapló
deal-unchecked = Itt nem ellenőriztük az osztást.
deal-unchecked-why = Csak az a böngésző látta, mit ígértek a játék előtt, amelyben leültél.
deal-broken = Az osztás nem az, amit megígértek.
deal-broken-seed = A kezdőérték nem az, amelyhez a szerver a leülésedkor kötötte magát.
deal-broken-own = A te számodat kicserélték vagy kihagyták.
deal-broken-others = Egy másik hely száma nem az, amelyet megígértek, vagy nem következik a kezdőértékből.
deal-broken-record = A játszmanapló, amelyet a szerver kiad, másik osztásé.
