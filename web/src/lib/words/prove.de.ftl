# Frischer Nachweis: einen Weg zurück zeigen, bevor man tut, was nur man selbst darf.
prove-title = Zeig, dass du es bist
prove-why = Das darfst nur du. Zeig einen deiner Wege zurück; in den nächsten zehn Minuten fragt dieser Browser nicht noch einmal.
prove-passkey = Passkey benutzen
prove-mail = Code an { $address } schicken
prove-sent = Eine E-Mail an { $address } ist unterwegs. Gib den Code daraus innerhalb von { $minutes } Minuten hier ein. Kommt nichts an, sieh im Spam nach.
prove-go = Ich bin es
prove-other = Anders zeigen
prove-none = Hier lässt sich keiner deiner Wege zurück benutzen. Ein Passkey braucht die Adresse dieses Servers, die mit https beginnt, und einen Browser, der Passkeys kennt; ein Code per E-Mail braucht einen Server, der E-Mails verschickt.
