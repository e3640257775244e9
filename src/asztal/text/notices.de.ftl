## What people are told who are not at their table

notice-turn = { $game }: Du bist am Zug.
notice-alarm = { $game }: Deine Zeit läuft bald ab.
notice-remind = { $game }: Die anderen rufen dich zurück an den Tisch.
notice-proposed = { $game }: Die anderen bitten um deine Zustimmung.
notice-taken = { $game }: Bis du zurückkommst, spielt ein Bot für dich.
notice-ended = { $game }: Das Spiel ist zu Ende.
notice-people = Mit { $people }.
notice-several = { $count ->
    [one] An einem Tisch gibt es Neues für dich
   *[other] An { $count } Tischen gibt es Neues für dich
}

## Mail

mail-open = Den Tisch öffnen
mail-why = Du bekommst diese Nachricht, weil du sie hier bestellt hast: { $address }.
mail-stop = Keine Mails mehr an diese Adresse:
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-asked = Jemand, wahrscheinlich du, möchte von { $address } Benachrichtigungen über Spiele an diese Adresse bekommen.
mail-confirm-how = Wenn du sie möchtest, öffne diese Seite und bestätige:
mail-confirm-not = Wenn du es nicht warst, sag auf derselben Seite Nein, dann wirst du nicht mehr gefragt:
mail-confirm-answer = Antworten

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
