proposed = { $kind ->
    [bot] { $name } asks to let a bot play for { $who } until { $who } is back.
    [end] { $name } asks to end the game now, without a result.
   *[back] { $name } asks to go back and choose again.
}
proposed-mine = { $kind ->
    [bot] You ask to let a bot play for { $who }.
    [end] You ask to end the game.
   *[back] You ask to go back.
}
proposed-agreed = { $count ->
    [0] Nobody has agreed yet.
    [one] One has agreed so far.
   *[other] { $count } have agreed so far.
}
proposed-missing = Still to answer: { $names }. Whoever is not here gets a notice.
proposed-passed = Not asked, because their time ran out or they were not here for a month: { $names }.
proposed-gone = Not asked, because they gave up their seats: { $names }.
proposed-declined = { $kind ->
    [bot] Not everybody agreed: the table waits for { $who }.
    [end] Not everybody agreed: the game goes on.
   *[back] Not everybody agreed: the table does not go back.
}
back-agree = Agree
back-decline = Decline
back-withdraw = Withdraw
absent-since = { $name } has been away since { $time }.
absent-patience = A bot may take over in { $time }.
absent-days = There is time left: over several days a bot takes over only when the clock runs out.
absent-remind = Remind
absent-reminded = Reminded
absent-bot = Let a bot play until then
absent-ask-bot = Propose to let a bot play
