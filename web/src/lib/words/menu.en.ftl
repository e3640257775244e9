menu-device-why = Open this link on the other device. Keep it to yourself: whoever has it plays your seat.
menu-device-old = A new link replaces the old one: devices that used the old one lose the seat, this one keeps it.
menu-names = Names on the map, as in the log (key N)
menu-forced = Take the only option for me
menu-forced-what = When a question has a single option, this page takes it after a second or two, as if you had clicked it. Then what you chose before it may be final. It waits for you in secret choices, after you have taken it back, and while you look elsewhere.
end-sure = Do you want to end the game?
end-why = { $alone ->
    [yes] It ends at once, without a result.
   *[no] Everybody who has a seat is asked, even if they are not here: they get a notice. Only those are not asked who gave up their seat, stayed silent for a turn's time (live: a day) after the clock ran out, or have not been here for a month. There will be no result.
}
end-propose = { $alone ->
    [yes] End it
   *[no] Ask everybody
}
leave-good = for good
leave-good-why = A bot plays your seat to the end; you cannot come back. You are not asked any more when the others want to go back or end the game: by leaving you agree to that.
leave-sure = Do you want to leave the table?
leave-stay = Stay
leave-go = Leave
