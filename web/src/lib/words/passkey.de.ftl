# Passkeys: making them, and coming back by them.
passkey-title = Passkeys
passkey-why = Ein Passkey bringt dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts zurück. Teilt dein Gerät seine Passkeys mit deinen anderen, gilt er auf allen.
passkey-no-https = Dieser Server hat keine Passkeys: Browser erlauben sie nur auf Seiten mit https, und in seinen Einstellungen steht keine solche Adresse. Wörter zur Wiederherstellung gehen überall.
passkey-no-name = Dieser Server hat keine Passkeys: Browser erlauben sie nur für einen Server mit Namen, und dieser hat nur eine Adresse aus Zahlen. Wörter zur Wiederherstellung gehen überall.
passkey-unsupported = Dieser Browser kann hier keine Passkeys benutzen. Versuche es unter der Adresse, die mit https beginnt, oder mit einem neueren Browser.
passkey-unknown-device = Unbekanntes Gerät
passkey-made = gemacht am { $made }, noch nie benutzt
passkey-made-used = gemacht am { $made }, zuletzt benutzt am { $used }
passkey-add = Passkey hinzufügen
passkey-added = Der Passkey ist hinzugefügt. Mit ihm kommst du aus jedem Browser zurück, der ihn hat.
passkey-remove = Entfernen
passkey-removed = Der Passkey von { $device } ist entfernt und bringt niemanden mehr zurück. Lösche ihn auch auf deinem Gerät.
passkey-come = Mit einem Passkey zurückkommen
passkey-leave = { $name } zurücklassen und zurückkommen
passkey-has-one = Dieses Gerät hat schon einen Passkey für dich.
passkey-none-shown = Es wurde kein Passkey benutzt: Hier gibt es keinen für diesen Server, oder es wurde abgebrochen. Versuche es noch einmal, oder nimm einen anderen Weg zurück.
passkey-elsewhere = Passkeys für diesen Server gehen nur unter { $host }. Öffne diese Adresse und versuche es noch einmal.
