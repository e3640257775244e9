menu-device-why = Nyisd meg ezt a linket a másik eszközön. Ne add tovább: akinél megvan, a te helyeden játszik.
menu-device-old = Az új linktől a régi megszűnik: aki a régivel jött, elveszti a helyét; ez az eszköz megtartja.
menu-names = Helyek neve a térképen, ahogy a naplóban (N billentyű)
menu-forced = Egyetlen lehetőség automatikus választása
menu-forced-what = Ha egy kérdésre csak egy válasz lehetséges, ez az oldal egy-két másodperc múlva kiválasztja, mintha te kattintottál volna rá. Ettől az is véglegessé válhat, amit előtte választottál. Titkos választásnál, visszavonás után és amíg máshová nézel, megvár.
end-sure = Bezárod az asztalt?
end-why = { $alone ->
    [yes] Rögtön vége, eredmény nélkül.
   *[no] Mindenkit megkérdezünk, akinek helye van, azt is, aki most nincs itt: értesítést kap. Csak azt nem, aki végleg feladta a helyét, aki az ideje lejárta után egy környi ideig (élő játéknál egy napig) hallgatott, vagy aki egy hónapja nem járt itt. Nem lesz eredmény.
}
end-propose = { $alone ->
    [yes] Legyen vége
   *[no] Megkérdezem a többieket
}
leave-good = végleg
leave-good-why = A helyeden végig gép játszik; nem jöhetsz vissza. Ha a többiek vissza akarnak lépni, vagy be akarják zárni az asztalt, téged már nem kérdezünk meg: a távozással ebbe beleegyezel.
leave-sure = Biztosan elhagyod az asztalt?
leave-stay = Maradok
leave-go = Elmegyek
