game-name = Kavicsok
game-about = Négy kör a parton: mindig egy színből vehetsz kavicsot, és a teljes sorozat ér pontot, meg az, ha egy színből neked van a legtöbb.
colour = { $colour ->
    [red] piros
    [green] zöld
   *[blue] kék
}
ask-take = Melyik kavicsokat veszed el?
option-take = { $number } { $colour }
event-took = { $seat } kavicsai: { $number } { $colour }.
reason-too-few = Nincs ennyi { $colour } kavics.
score-sets = teljes sorozatok
score-leads = egy színből a legtöbb
