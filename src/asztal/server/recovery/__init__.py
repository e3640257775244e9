"""Recovery words: eight words on paper that bring people home, where there is no mail and no other device."""
