# What only the page of tokens for programs says.
programs-title = Programme
programs-why = Mit einem Schlüssel handelt ein Programm ohne Browser für dich: Es sieht deine Tische, eröffnet welche oder spielt. An diese Seite, deine Geräte und deine Wege zurück kommt es nie heran.
programs-is = Dieses Konto ist ein Programm
programs-is-why = Nur ein solches Konto darf mit einem Schlüssel spielen. An jedem Tisch sehen alle, dass dort ein Programm sitzt.
programs-yours = Deine Schlüssel
programs-none = Du hast keine Schlüssel.
programs-label = Wofür ist er?
programs-for = Was darf man damit?
programs-read = meine Tische ansehen und wo ich am Zug bin
programs-tables = Tische eröffnen und leiten
programs-play = sich hinsetzen und spielen
programs-days = Wie lange gilt er?
programs-days-count = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
programs-make = Schlüssel machen
programs-once = Das ist der neue Schlüssel. Er wird nur jetzt gezeigt: Kopier ihn dorthin, wo dein Programm läuft.
programs-dates = gemacht am { $made }, gilt bis { $ends }
programs-revoke = Widerrufen
programs-revoked = „{ $label }“ ist widerrufen.
programs-how = So benutzen Programme einen Schlüssel
