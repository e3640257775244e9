# What only the page of tokens for programs says.
programs-title = Programs
programs-why = A token lets a program act for you without a browser: look at your tables, open some, or play. It never reaches this page, your devices or your ways home.
programs-is = This account is a program
programs-is-why = Only such an account may play by a token. At every table people are told that a program sits there.
programs-yours = Your tokens
programs-none = You have no tokens.
programs-label = What is it for?
programs-for = It may
programs-read = look at my tables and turns
programs-tables = open and lead tables
programs-play = sit down and play
programs-days = For how long?
programs-days-count = { $days ->
    [one] one day
   *[other] { $days } days
}
programs-make = Make a token
programs-once = This is the new token. It is shown only now: copy it to where your program runs.
programs-dates = made { $made }, ends { $ends }
programs-revoke = Revoke
programs-revoked = “{ $label }” is revoked.
programs-how = How programs use a token
