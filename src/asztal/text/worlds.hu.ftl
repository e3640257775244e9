## Világok fájlban

help-world = Világot készít, amelyet mindenki ugyanúgy játszhat, játszmát játszik benne, és ellenőrzi az ilyen játszmákat.
help-world-what = make: kiír egy világot a kulcsával; play: lejátszik egy játszmát; verify: ellenőrzi a játszmákat, és megmondja a helyezéseket
help-world-of = az új világ játéka; különben a világ fájlja, „-” esetén a szabványos bemenet
help-world-entry = a játszmák fájljai, a verify számára
help-world-seats = ki játszik: az egyik helyen me, a többin egy-egy gépi játékos (alapból: me és level3)
help-world-closes = a nap, amelyen a világ bezár, például 2026-12-24
help-world-bot = helyetted ez a gépi játékos játszik
help-world-out = hová kerüljön a játszma
help-world-draw = hány játszmában gondolkodjanak újra a gépi játékosok; a verify minden alkalommal újra sorsol (alapból: 20)

world-made = Világ: { $id }. A fájl a kulcsát is tartalmazza: akinél megvan, előre láthatja, mi jön.
world-unwatched = Ezt a játszmát senki sem felügyelte: ott játszották, ahol a kulcs volt.
world-one-person = Egy világban egyetlen ember játszik: az egyik helyre „me” kerüljön, a többire gépi játékos.
world-file = Ez nem olyan világ, amely itt olvasható ({ $reason }).
world-key = Ez nem az a kulcs, amellyel a világ készült.
world-no-key = A(z) { $file } fájlban nincs kulcs, ezért itt nem lehet benne játszani, és ellenőrizni sem lehet.
world-other-engine = A(z) { $file } világ más szabályokkal, gépi játékosokkal vagy súlyokkal készült, mint amelyek itt telepítve vannak. Ugyanazok a döntések más játszmához vezetnének.
world-no-entries = Add meg az ellenőrizendő játszmák fájljait.
world-entry-file = Ez nem egy világ játszmája ({ $reason }).

world-about = Világ: { $id }, { $game }, a szabályok { $rules }. változata
world-entry = { $place }. { $file }: { $points } pont { $choices } döntés után
world-entry-left = { $file }: { $choices } döntés után abbamaradt, nincs helyezése
world-entry-unwatched = (felügyelet nélkül)
world-entry-watched = (azt állítja, hogy szerver felügyelte; ezt fájl nem bizonyíthatja)
world-thought = A gépi játékosok { $count } játszmában gondolkodtak újra. Annak esélye, hogy egy hamis játszma nem volt köztük: { $chance }

entry-other-world = másik világhoz tartozik
entry-other-engine = a világához más szabályok, gépi játékosok vagy súlyok kellenek, mint amelyek itt telepítve vannak
entry-choices = a saját döntések és a napló nem egyeznek
entry-order = a(z) { $number }. döntésnél más következett volna
entry-refused = a(z) { $number }. döntés nem megengedett: { $option }
entry-result = az eredménye nem az, amivel a játszma véget ért
entry-bot = a(z) { $number }. döntésnél a gépi játékos mást választott volna
