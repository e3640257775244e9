deal-holds = The deal was checked in this browser: it holds.
deal-holds-what = The seed is the one to which the server had committed itself before you sent anything, and everybody's numbers are those that were promised before any of them was known. Those of bots follow from the seed.
deal-without-own = Your own number is not in it: you were not here at the start.
deal-holds-seed = The seed is the one to which the server had committed itself when you sat down. This browser cannot say whether the others promised their numbers in time: it was not here at the start.
deal-late = Your number was sent but is not in the deal: it came too late, or the server left it out.
deal-none = { $count ->
    [one] { $names } added no number.
   *[other] These people added no number: { $names }.
}
deal-rest = Only “asztal verify” can check, on the record, that the cards follow from seed and numbers.
deal-record = The record
deal-unchecked = The deal was not checked here.
deal-unchecked-why = Only the browser in which you sat down saw what was promised before the game.
deal-broken = The deal is not the one that was promised.
deal-broken-seed = The seed is not the one to which the server had committed itself when you sat down.
deal-broken-own = Your number was swapped or left out.
deal-broken-others = The number of another seat is not the one that was promised, or does not follow from the seed.
deal-broken-record = The record that the server hands out belongs to another deal.
