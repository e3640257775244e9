game-name = Pebbles
game-about = Four rounds on the beach: take pebbles of one colour, for sets of all colours and for most of one.
colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
}
ask-take = Which pebbles do you take?
option-take = { $number } { $colour }
event-took = { $seat } takes { $number } { $colour }.
reason-too-few = There are fewer { $colour } pebbles.
score-sets = sets of all colours
score-leads = most of a colour
