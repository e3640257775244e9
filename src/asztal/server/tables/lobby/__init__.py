"""Before play and around it: guests, tables that are opened and filled, how a game begins, and lists of tables."""
