menu-device-why = Open this link on the other device. Keep it to yourself: whoever has it plays your seat.
menu-device-old = A new link ends the one before: devices that came by that one lose the seat, this one keeps it.
end-sure = Do you want to end the table?
end-why = { $alone ->
    [yes] It ends at once, without a result.
   *[no] Everybody who has a seat is asked, also those who are not here: they get a notice. Not asked is whoever gave up the seat, whoever stayed silent for a turn's time (live: a day) after the clock ran out, and whoever was not here for a month. There will be no result.
}
end-propose = { $alone ->
    [yes] End it
   *[no] Ask everybody
}
leave-good = for good
leave-good-why = A bot plays your seat to the end; you cannot come back. You are not asked any more when the others want to go back or end the table: by leaving you agree to that.
leave-sure = Do you want to leave the table?
leave-stay = Stay
leave-go = Leave
