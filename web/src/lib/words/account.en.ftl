# A name of one's own and what one brings along from a guest.
account-become = Become an account
account-why = You play as the guest { $name }. An account has a name that nobody else here can have or imitate, and the others see that it is you. You stay who you are, with all your tables.
account-first = First make yourself a way home, for example recovery words: an account needs one.
account-yours = Your account
account-yours-why = Nobody else here can have the name { $name } or one that looks like it. You can change it once a week; at tables where you sit already the old one stays.
account-name = Name
account-take = Take this name
account-rename = Change the name
account-made = You have an account now. Its name is { $name }.
account-renamed = Your name is { $name } now.
merge-title = Tables of { $name }
merge-why = Before you came, this browser was the guest { $name }. If that was you, say which tables come along to your account. What you leave is lost with the guest. You can decide for ten minutes.
merge-which = Which tables come along?
merge-binds = Whatever you choose, bars and used vacation of the guest count for you too. A vacation that the guest announced ends; your own playing hours hold.
merge-go = { $count ->
    [0] Bring tables along
    [one] Bring one table along
   *[other] Bring { $count } tables along
}
merge-none = None
merge-brought = { $count ->
    [0] No table came along.
    [one] One table is yours now.
   *[other] { $count } tables are yours now.
}
merge-barred = You were sent away from these tables, so the seats stay behind: { $names }.
merge-later = These tables cannot be changed at the moment and follow by themselves: { $names }.
merge-kept = { $title }: you have a seat there yourself, so the other one stays { $name }’s. Only this link leads back to it. It is shown once: keep it.
merge-done = Done
