## People, as whoever runs the server finds and erases them

help-people = Erase a person at once, when you have to; people do it themselves under "Your devices", after seven days.
help-people-what = erase
help-people-who = the name of an account or a guest, or the number of the person
help-people-now = do not wait for seven days
help-people-yes = do not ask

people-now = This erases somebody at once and for good. If you mean it, say so: asztal people erase NAME_OR_NUMBER --now
people-line = { $number }: { $name } ({ $kind ->
    [account] account
   *[guest] guest
}), here since { $created }, last seen { $seen }
people-which = { $count ->
    [0] There is nobody of that name or number.
   *[other] There are several. Choose one by the number.
}
people-sure = Name, messages and settings will be gone for good, seats in play go to bots. Type the number { $number } to go on:
people-kept = Nobody was erased.
people-gone = There is no such person any more.
people-erased = Number { $number } was erased. At the tables a worker does the rest, within a minute while the server runs. Backups are not changed.
