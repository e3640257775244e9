# What only the page about the reader and their devices says.
me-title = Your devices
me-why = On these devices you are { $name }. Sign out a device that you no longer use or do not recognise.
me-unknown = Unknown device
me-current = this device
me-seen = since { $first }, last used { $last }
me-came-guest = began here with a name
me-came-words = came by recovery words
me-came-passkey = came by a passkey
me-came-mail = came by a letter to your mailbox
me-sign-out = Sign out
me-signed-out = { $device } is signed out.
me-everywhere = Sign out everywhere else
me-everywhere-why = Signs out all your other devices and ends their push notices and the webhooks added on them. Links that bring other devices to your seats stop working, and devices that used them lose the seat; you can make new links at the table. You stay signed in here.
me-everywhere-yes = Yes, sign out everywhere else
me-everywhere-no = Cancel
me-signed-out-everywhere = You are signed out everywhere else.
me-programs = Tokens for programs
