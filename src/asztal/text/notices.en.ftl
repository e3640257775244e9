## What people are told who are not at their table

notice-turn = { $game }: it is your turn.
notice-alarm = { $game }: your time is running out.
notice-remind = { $game }: the others ask you to come back.
notice-proposed = { $game }: the others ask for your consent.
notice-taken = { $game }: a bot plays for you until you return.
notice-ended = { $game }: the game has ended.
notice-words-made = New recovery words were made for you; the ones before no longer work. Was it not you? Sign out everywhere else and make new words.
notice-came-home = Somebody came back as you with your recovery words. Was it not you? Sign out everywhere else and make new words.
notice-way-removed = Your recovery words were removed. Was it not you? Sign out everywhere else and make new words.
notice-claim = { $game }: somebody says they are you and asks for your seat. Open the table in a browser that knows you, and it stays yours.
notice-claimed = { $game }: your seat was handed to somebody else. Open the table in a browser that knows you, and it is yours again.
notice-signed-out = You were signed out everywhere else. Was it not you? Then somebody uses one of your devices: sign out everywhere else yourself and make new words.
notice-passkey-made = A passkey was added for you. Was it not you? Remove it and sign out everywhere else.
notice-passkey-used = Somebody came back as you with a passkey. Was it not you? Remove it and sign out everywhere else.
notice-passkey-removed = A passkey of yours was removed. Was it not you? Sign out everywhere else.
notice-passkey-copied = Somebody tried to come back as you with a copy of a passkey and was refused. Remove this passkey and make a new one.
notice-mail-added = A mailbox now brings you back. Was it not you? Sign out everywhere else and remove it.
notice-mail-home = Somebody came back as you by a mail to your mailbox. Was it not you? Sign out everywhere else, remove the mailbox and see who else reads it.
notice-mail-removed = A mailbox no longer brings you back. Was it not you? Sign out everywhere else and make new recovery words.
notice-exported = Everything that is stored about you was handed out as a file. Was it not you? Sign out everywhere else and make new words.
notice-erase-asked = You asked to be erased: in seven days your name, your messages and your settings are gone for good. Was it not you, or did you change your mind? Sign in, and it is stopped.
notice-erase-stopped = You will not be erased after all: it was taken back.
notice-renamed = Your account was renamed. For a year nobody else can take the name from before. Was it not you? Sign out everywhere else and make new words.
notice-device-came = You were let in on another device. Was it not you? Sign out everywhere else.
notice-device-out = One of your devices was signed out. Was it not you? Sign out everywhere else and make new words.
notice-channel-removed = Notices no longer come to you in one of the ways from before. Was it not you? Sign out everywhere else.
notice-token-made = A token was made by which a program acts for you. Was it not you? Revoke it and sign out everywhere else.
notice-token-revoked = A token by which a program acted for you was revoked. Was it not you? Sign out everywhere else.
notice-program-marked = Your account is now shown as a program at every table. Was it not you? Sign out everywhere else and make new words.
notice-program-unmarked = Your account is no longer shown as a program. Was it not you? Sign out everywhere else and make new words.
notice-people = With { $people }.
notice-several = { $count ->
    [one] One table has news for you
   *[other] { $count } tables have news for you
}

## Mail

mail-open = Open the table
mail-me = See your devices and words
mail-why = You get this because you asked for notices at { $address }.
mail-stop = No more mails to this address:
mail-confirm-subject = Confirm your address
mail-confirm-asked = Somebody, probably you, asked { $address } to send notices about games to this address.
mail-confirm-how = To get them, open this page and confirm:
mail-confirm-not = If it was not you, say no on the same page, and you will not be asked again:
mail-confirm-answer = Answer

## Letters by which people come back

home-letter-subject = Your way back
home-letter-asked = Somebody, probably you, wants to come back to { $address } with this mailbox, or to show there that it is them.
home-letter-code = In the browser in which you asked, type this code: { $code }
home-letter-link = Or come back in the browser in which you open this page. Opening it is not enough: tap the button there.
home-letter-open = Come back
home-letter-not = If it was not you, do nothing: without this mail nobody comes in. Give the code to nobody, whoever asks for it, and do not forward this mail.
way-letter-subject = Shall this mailbox bring you back?
way-letter-asked = Somebody, probably you, wants mails to this mailbox to bring them back to { $address } from any browser.
way-letter-code = If it was you, type this code on the page on which you asked: { $code }
way-letter-link = Or open this page and say yes or no:
way-letter-open = Answer
way-letter-not = If it was not you, say no on that page, and you will not be asked again. Give the code to nobody.
taken-letter-subject = This mailbox already brings somebody back
taken-letter-asked = Somebody, probably you, wants this mailbox to bring them back to { $address }. It already does that for somebody there, perhaps for you under another name. Nothing was changed.
taken-letter-link = To come back with it, open this page and type your address:
taken-letter-open = Come back
taken-letter-not = If it was not you, do nothing.
letter-lasts = { $minutes ->
    [one] Link and code are good for one minute, and only once.
   *[other] Link and code are good for { $minutes } minutes, and only once.
}

## Why a channel is not taken

denied-bad-mail-address = This is not a mail address.
denied-bad-webhook = A webhook needs an address on the internet that begins with https://.
denied-bad-subscription = This browser's subscription is not understood.
denied-mailbox-silent = We may not write to this address now: it was asked twice today, or its owner wants no mails from here.
denied-no-mail-here = This server does not send mails.
denied-no-push-here = This server does not send push messages.
denied-too-many-channels = You have { $most } channels already; remove one first.
denied-too-many-mails = Many mails were asked for within the hour. Try again later.
denied-no-such-channel = There is no such channel.
denied-no-such-mailbox = This link is no longer valid.
denied-bad-settings = These settings are not understood.

## Keys

help-keys = Make the key by which push services know this server, as a line for its settings.
