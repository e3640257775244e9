game-name = Kiesel
game-about = Vier Runden am Strand: Nimm Kiesel einer Farbe, für Sätze aller Farben und für die meisten einer Farbe.
colour = { $colour ->
    [red] Rot
    [green] Grün
   *[blue] Blau
}
ask-take = Welche Kiesel nimmst du?
option-take = { $number }-mal { $colour }
event-took = { $seat } nimmt { $number }-mal { $colour }.
reason-too-few = Von { $colour } gibt es nicht so viele.
score-sets = Sätze aller Farben
score-leads = die meisten einer Farbe
