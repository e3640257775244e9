# What is wrong with recovery words, said while they are typed.
recovery-few = { $count ->
    [0] Es sind acht Wörter.
    [one] Das ist bisher ein Wort von acht.
   *[other] Das sind bisher { $count } Wörter von acht.
}
recovery-many = Das sind { $count } Wörter, es dürfen aber nur acht sein.
recovery-unknown = Wort { $place }, „{ $typed }“, steht nicht auf der Liste. Steht es so auf deinem Zettel?
recovery-unknown-near = Wort { $place }, „{ $typed }“, steht nicht auf der Liste. Meinst du „{ $suggestion }“?
recovery-check = Alle acht Wörter stehen auf der Liste, aber so passen sie nicht zusammen. Eines davon müsste ein anderes sein, oder zwei sind vertauscht: Vergleiche sie mit deinem Zettel.
