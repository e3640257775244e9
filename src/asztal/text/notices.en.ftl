## What people are told who are not at their table

notice-turn = { $game }: it is your turn.
notice-alarm = { $game }: your time is running out.
notice-remind = { $game }: the others ask you to come back.
notice-proposed = { $game }: the others ask for your consent.
notice-taken = { $game }: a bot plays for you until you return.
notice-ended = { $game }: the game has ended.
notice-people = With { $people }.
notice-several = { $count ->
    [one] One table has news for you
   *[other] { $count } tables have news for you
}

## Mail

mail-open = Open the table
mail-why = You get this because you asked for notices at { $address }.
mail-stop = No more mails to this address:
mail-confirm-subject = Confirm your address
mail-confirm-asked = Somebody, probably you, asked { $address } to send notices about games to this address.
mail-confirm-how = To get them, open this page and confirm:
mail-confirm-not = If it was not you, say no on the same page, and you will not be asked again:
mail-confirm-answer = Answer

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
