# What is wrong with recovery words, said while they are typed.
recovery-few = { $count ->
    [0] There are eight words.
    [one] That is one word so far; there are eight.
   *[other] That is { $count } words so far; there are eight.
}
recovery-many = That is { $count } words; there are only eight.
recovery-unknown = Word { $place }, “{ $typed }”, is not on the list. Is that how it is spelled on your paper?
recovery-unknown-near = Word { $place }, “{ $typed }”, is not on the list. Do you mean “{ $suggestion }”?
recovery-check = All eight words are on the list, but they do not belong together. One of them should be a different word, or two have changed places: please compare them with your paper.
