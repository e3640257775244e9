# A kör megerősítése: a beállítás, és a gombok, amíg egy választás vár.
confirm-turn = A köröd végének megerősítése
confirm-off = soha
confirm-seconds = { $seconds } másodperc
confirm-always = mindig
confirm-why = Az a választás, amely befejezi a körödet, vagy amelyet már nem vonhatnál vissza, megvár téged: amíg meg nem erősíted, nem húzunk semmit, és senki sem tud róla. Az órád tovább jár. Amit a körben korábban választottál, azt a többiek azonnal látják. Ezen az eszközön érvényes.
held-area = Megerősítés vagy visszavonás
held-confirm = Megerősítem
held-drop = Visszavonom
held-until = Még nem történt meg: erősítsd meg, vagy vond vissza.
held-seconds = Még nem történt meg: erősítsd meg, vagy vond vissza. { $count } másodperc múlva magától megtörténik.
