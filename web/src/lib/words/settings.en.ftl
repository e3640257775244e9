# What only the pages about notices and about the site say.
settings-saved = Saved.
settings-devices = Your devices
settings-where = Where notices go
settings-what = What you are told
settings-lately = Lately
settings-nothing = Nothing has been sent yet. You are told only when you are not at the table.
settings-sound = A soft sound at the table when it is your turn
settings-after = Tell me that it is my turn after
settings-after-time = { $minutes ->
    [1] one minute
    [60] one hour
    [240] four hours
    [1440] a day
   *[other] { $minutes } minutes
}
settings-quiet = Silent at night
settings-quiet-from = from
settings-quiet-to = to
reason-turn = It is your turn
reason-alarm = Your time is running out
reason-remind = The others are calling you
reason-proposed = The others ask for your consent
reason-taken = A bot plays for you
reason-ended = The game has ended
reason-words-made = New recovery words were made for you
reason-came-home = Somebody came back with your recovery words
reason-way-removed = Your recovery words were removed
reason-claim = Somebody says they are you and asks for your seat
reason-claimed = Your seat was handed to somebody else
reason-signed-out = You were signed out everywhere else
reason-passkey-made = A passkey was added for you
reason-passkey-used = Somebody came back with a passkey
reason-passkey-removed = A passkey of yours was removed
reason-passkey-copied = A copy of a passkey was refused
reason-mail-added = A mailbox now brings you back
reason-mail-home = Somebody came back by a mail to your mailbox
reason-mail-removed = A mailbox no longer brings you back
reason-token-made = A token for programs was made
reason-exported = Everything stored about you was handed out
reason-erase-asked = You asked to be erased
reason-erase-stopped = You will not be erased after all
reason-renamed = Your account was renamed
reason-device-came = You were let in on another device
reason-device-out = One of your devices was signed out
reason-channel-removed = One of the ways to reach you was removed
reason-token-revoked = A token for a program was revoked
reason-program-marked = Your account is shown as a program
reason-program-unmarked = Your account is no longer shown as a program
channel-push = Browser
channel-mail = Mail
channel-webhook = Webhook
channel-fine = notices go there
channel-unconfirmed = open the mail that was sent there, and confirm
channel-failing = the last notices were not accepted
channel-none = Nowhere yet.
channel-here = Notices in this browser
channel-home-screen = On this device, add Asztal to the home screen first; then notices can come here.
channel-add = Add
channel-remove = Remove
channel-remove-it = Remove { $address }
channel-more = For programs
channel-webhook-why = An address of yours that gets every notice as JSON.
notice-state-due = is about to be sent
notice-state-sending = is being sent
notice-state-sent = was sent
notice-state-failed = was accepted nowhere
notice-dropped-over = not sent: it was already settled
notice-dropped-looking = not sent: you were looking at the table
notice-dropped-no-channel = not sent: there was nowhere to send it
answer-taken = accepted
answer-later = will be tried again
answer-refused = not accepted
answer-gone = not there any more
answer-none = no answer yet
mail-title = Notices by mail
mail-unconfirmed = May notices about your games be sent to { $address }?
mail-confirmed = Notices about your games are sent to { $address }.
mail-confirm = Yes, send them
mail-end = No mails to this address
mail-ended = No more mails will come, and the address is deleted.
about-title = What others made
about-text = Asztal builds on the work of others. These parts are used with thanks, under their licences. Sounds and icons are our own.
about-font = Font
about-client = In the browser
about-server = On the server
about-link = What others made, and its licences
about-api = For programs: the API

## When somebody plays, at tables over days

time-title = When you play
time-why = Over several days only this time counts. New hours apply from your next turn.
time-some = Only some hours count
time-vacation = Vacation
time-vacation-why = Your clock stands still meanwhile, and everybody sees until when you are away.
time-left = { $days ->
    [one] One day is left this year.
   *[other] { $days } days are left this year.
}
time-first = First day
time-last = Last day
time-announce = Announce it
time-cancel = Take back
time-cancel-it = Take back: { $when }
settings-turns = Your turns
