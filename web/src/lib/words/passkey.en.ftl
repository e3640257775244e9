# Passkeys: making them, and coming back by them.
passkey-title = Passkeys
passkey-why = A passkey brings you back by fingerprint, face or the PIN of your device. If your device shares its passkeys with your others, it works on all of them.
passkey-no-https = This server has no passkeys: browsers allow them only on pages with https, and its settings name no such address. Recovery words work everywhere.
passkey-no-name = This server has no passkeys: browsers allow them only for a server with a name, and this one has only an address of numbers. Recovery words work everywhere.
passkey-unsupported = This browser cannot use passkeys here. Try it at the address that begins with https, or with a newer browser.
passkey-unknown-device = Unknown device
passkey-made = made on { $made }, never used
passkey-made-used = made on { $made }, last used on { $used }
passkey-add = Add a passkey
passkey-added = The passkey is added. With it you come back from any browser that has it.
passkey-remove = Remove
passkey-removed = The passkey from { $device } is removed and brings nobody back any more. Delete it on your device too.
passkey-come = Come back with a passkey
passkey-leave = Leave { $name } behind and come back
passkey-has-one = This device already has a passkey for you.
passkey-none-shown = No passkey was used: there is none for this server here, or it was cancelled. Try again, or come back another way.
passkey-elsewhere = Passkeys for this server work only at { $host }. Open that address and try again.
