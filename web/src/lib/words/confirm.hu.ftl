# A kör megerősítése: a beállítás, és a gombok, amíg egy választás vár.
confirm-turn = Megerősítés a köröd végén
confirm-off = soha
confirm-seconds = { $seconds } másodpercig
confirm-always = mindig
confirm-why = Ami befejezné a körödet, vagy amit már nem vonhatnál vissza, az megvár: amíg meg nem erősíted, nem húzol semmit, és a többiek sem tudnak róla. Az órád közben jár. Amit a körödben előtte választottál, azt a többiek rögtön látják. Csak ezen az eszközön érvényes.
held-area = Megerősítés vagy visszavonás
held-confirm = Megerősítem
held-drop = Visszavonom
held-until = Még nem történt meg: erősítsd meg, vagy vond vissza.
held-seconds = Még nem történt meg: erősítsd meg, vagy vond vissza. { $count } másodperc múlva magától megtörténik.
