claim-me = This is me
claim-me-as = This is me: { $name }
claim-title = Are you { $name }?
claim-why = If you lost the browser in which you played as { $name }, and neither recovery words nor a return link lead back, the others can let you have the seat. This is what happens:
claim-everybody = Everybody else at the table has to say yes. A single no ends it, and whoever is away gets a notice and is waited for.
claim-wait = { $kind ->
    [days] Then it waits: { $time }, longer if that person is on vacation.
    [live] Then it waits for ten minutes.
   *[none] Then it waits for ten minutes, or for a day if nobody was at the seat within the last hour.
}
claim-sign = If the browser or the return link of { $name } shows up anywhere on this server, that is a no. Even later it takes the seat back.
claim-watch = Until then you see what everybody sees who watches.
claim-story = The story of the table keeps it for everybody, with your name. A seat can be asked for once a day.
claim-ask = Ask the others
claim-asked = { $name }, who is watching, says: “I am { $who }.”
claim-only = Only say yes if you know that it is really { $who }.
claim-missing = Still to answer: { $names }.
claim-until = { $own ->
    [yes] Everybody agreed. If { $who } does not show up, you get the seat in { $time }.
   *[no] Everybody agreed. If { $who } does not show up, { $name } gets the seat in { $time }.
}
claim-mine = You say that you are { $who } and ask for the seat.
claim-withdraw = Withdraw
claim-yes = Yes, that is { $who }
claim-no = No
claim-no-after-all = No, after all
claim-kept = Somebody said to be you and asked for your seat. You are here, so nothing changes. Make recovery words, so that nobody can ask again.
claim-regained = Somebody said to be you and had your seat meanwhile. You are back, and it is yours again. Make recovery words, so that nobody can ask again.
