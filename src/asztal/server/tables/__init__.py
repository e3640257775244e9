"""Tables: who may do what, changes, choices, what is kept in memory, sentences, and looking back."""
