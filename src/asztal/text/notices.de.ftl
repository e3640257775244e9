## What people are told who are not at their table

notice-turn = { $game }: Du bist am Zug.
notice-alarm = { $game }: Deine Zeit läuft bald ab.
notice-remind = { $game }: Die anderen rufen dich zurück an den Tisch.
notice-proposed = { $game }: Die anderen bitten um deine Zustimmung.
notice-taken = { $game }: Bis du zurückkommst, spielt ein Bot für dich.
notice-ended = { $game }: Das Spiel ist zu Ende.
notice-words-made = Für dich wurden neue Wörter zur Wiederherstellung gemacht; die alten gelten nicht mehr. Warst das nicht du? Melde dich überall sonst ab und mach neue.
notice-came-home = Jemand ist mit deinen Wörtern zur Wiederherstellung als du zurückgekommen. Warst das nicht du? Melde dich überall sonst ab und mach neue.
notice-way-removed = Deine Wörter zur Wiederherstellung wurden entfernt. Warst das nicht du? Melde dich überall sonst ab und mach neue.
notice-claim = { $game }: Jemand sagt, er sei du, und bittet um deinen Platz. Öffne den Tisch in einem Browser, der dich kennt, dann bleibt er deiner.
notice-claimed = { $game }: Dein Platz wurde jemand anderem gegeben. Öffne den Tisch in einem Browser, der dich kennt, dann gehört er wieder dir.
notice-signed-out = Du wurdest überall sonst abgemeldet. Warst das nicht du? Dann benutzt jemand eines deiner Geräte: Melde dich selbst überall sonst ab und mach neue Wörter.
notice-passkey-made = Für dich wurde ein Passkey hinzugefügt. Warst das nicht du? Entferne ihn und melde dich überall sonst ab.
notice-passkey-used = Jemand ist mit einem Passkey als du zurückgekommen. Warst das nicht du? Entferne ihn und melde dich überall sonst ab.
notice-passkey-removed = Ein Passkey von dir wurde entfernt. Warst das nicht du? Melde dich überall sonst ab.
notice-passkey-copied = Jemand wollte mit der Kopie eines Passkeys als du zurückkommen und wurde abgewiesen. Entferne diesen Passkey und mach einen neuen.
notice-mail-added = Ein Postfach bringt dich ab jetzt zurück. Warst das nicht du? Melde dich überall sonst ab und entferne es.
notice-mail-home = Jemand ist mit einer E-Mail an dein Postfach als du zurückgekommen. Warst das nicht du? Melde dich überall sonst ab, entferne das Postfach und sieh nach, wer es noch liest.
notice-mail-removed = Ein Postfach bringt dich nicht mehr zurück. Warst das nicht du? Melde dich überall sonst ab und mach neue Wörter zur Wiederherstellung.
notice-exported = Alles, was über dich gespeichert ist, wurde als Datei ausgegeben. Warst das nicht du? Melde dich überall sonst ab und mach neue Wörter.
notice-erase-asked = Du willst gelöscht werden: In sieben Tagen sind dein Name, deine Nachrichten und deine Einstellungen endgültig weg. Warst das nicht du, oder hast du es dir anders überlegt? Melde dich an, dann bleibt alles, wie es ist.
notice-erase-stopped = Du wirst doch nicht gelöscht: Die Löschung wurde zurückgenommen.
notice-renamed = Dein Konto wurde umbenannt. Den alten Namen bekommt ein Jahr lang niemand anderes. Warst das nicht du? Melde dich überall sonst ab und mach neue Wörter.
notice-device-came = Du wurdest auf einem weiteren Gerät angemeldet. Warst das nicht du? Melde dich überall sonst ab.
notice-device-out = Eines deiner Geräte wurde abgemeldet. Warst das nicht du? Melde dich überall sonst ab und mach neue Wörter.
notice-channel-removed = Auf einem der bisherigen Wege bekommst du keine Benachrichtigungen mehr. Warst das nicht du? Melde dich überall sonst ab.
notice-token-made = Ein Schlüssel wurde gemacht, mit dem ein Programm für dich handelt. Warst das nicht du? Widerrufe ihn und melde dich überall sonst ab.
notice-token-revoked = Ein Schlüssel, mit dem ein Programm für dich gehandelt hat, wurde widerrufen. Warst das nicht du? Melde dich überall sonst ab.
notice-program-marked = Dein Konto wird ab jetzt an jedem Tisch als Programm angezeigt. Warst das nicht du? Melde dich überall sonst ab und mach neue Wörter.
notice-program-unmarked = Dein Konto wird nicht mehr als Programm angezeigt. Warst das nicht du? Melde dich überall sonst ab und mach neue Wörter.
notice-people = Mit { $people }.
notice-several = { $count ->
    [one] An einem Tisch gibt es Neues für dich
   *[other] An { $count } Tischen gibt es Neues für dich
}

## Mail

mail-open = Den Tisch öffnen
mail-me = Deine Geräte und Wörter
mail-why = Du bekommst diese Nachricht, weil du sie hier bestellt hast: { $address }.
mail-stop = Keine Mails mehr an diese Adresse:
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-asked = Jemand, wahrscheinlich du, möchte von { $address } Benachrichtigungen über Spiele an diese Adresse bekommen.
mail-confirm-how = Wenn du sie möchtest, öffne diese Seite und bestätige:
mail-confirm-not = Wenn du es nicht warst, sag auf derselben Seite Nein, dann wirst du nicht mehr gefragt:
mail-confirm-answer = Antworten

## Briefe, mit denen man zurückkommt

home-letter-subject = Dein Weg zurück
home-letter-asked = Jemand, wahrscheinlich du, möchte mit diesem Postfach zu { $address } zurückkommen oder dort zeigen, wer da ist.
home-letter-code = Gib in dem Browser, in dem du gefragt hast, diesen Code ein: { $code }
home-letter-link = Oder komm in dem Browser zurück, in dem du diese Seite öffnest. Öffnen allein genügt nicht: Tippe dort auf den Knopf.
home-letter-open = Zurückkommen
home-letter-not = Wenn du das nicht warst, tu nichts: Ohne diese E-Mail kommt niemand hinein. Gib den Code niemandem, egal wer danach fragt, und leite diese E-Mail nicht weiter.
way-letter-subject = Soll dieses Postfach dich zurückbringen?
way-letter-asked = Jemand, wahrscheinlich du, möchte, dass E-Mails an dieses Postfach aus jedem Browser zurückbringen zu { $address }.
way-letter-code = Wenn du das warst, gib diesen Code auf der Seite ein, auf der du gefragt hast: { $code }
way-letter-link = Oder öffne diese Seite und sag Ja oder Nein:
way-letter-open = Antworten
way-letter-not = Wenn du das nicht warst, sag auf der Seite Nein, und du wirst nicht wieder gefragt. Gib den Code niemandem.
taken-letter-subject = Dieses Postfach bringt schon jemanden zurück
taken-letter-asked = Jemand, wahrscheinlich du, möchte, dass dieses Postfach zurückbringt zu { $address }. Dort bringt es schon jemanden zurück, vielleicht dich unter einem anderen Namen. Nichts wurde geändert.
taken-letter-link = Um damit zurückzukommen, öffne diese Seite und gib deine Adresse ein:
taken-letter-open = Zurückkommen
taken-letter-not = Wenn du das nicht warst, tu nichts.
letter-lasts = { $minutes ->
    [one] Link und Code gelten eine Minute und nur einmal.
   *[other] Link und Code gelten { $minutes } Minuten und nur einmal.
}

## Why a channel is not taken

denied-bad-mail-address = Das ist keine Mailadresse.
denied-bad-webhook = Ein Webhook braucht eine Adresse im Internet, die mit https:// beginnt.
denied-bad-subscription = Die Anmeldung dieses Browsers ist nicht zu verstehen.
denied-mailbox-silent = An diese Adresse dürfen wir gerade nicht schreiben: Sie wurde heute schon zweimal gefragt, oder wer sie hat, möchte keine Mails von hier.
denied-no-mail-here = Dieser Server verschickt keine Mails.
denied-no-push-here = Dieser Server verschickt keine Push-Nachrichten.
denied-too-many-channels = Du hast schon { $most } Kanäle; entferne erst einen.
denied-too-many-mails = Innerhalb einer Stunde wurden viele Mails bestellt. Versuche es später noch einmal.
denied-no-such-channel = Diesen Kanal gibt es nicht.
denied-no-such-mailbox = Dieser Link gilt nicht mehr.
denied-bad-settings = Diese Einstellungen sind nicht zu verstehen.

## Keys

help-keys = Erzeugt den Schlüssel, an dem Push-Dienste diesen Server erkennen, als Zeile für seine Einstellungen.
