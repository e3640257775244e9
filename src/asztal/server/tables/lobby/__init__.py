"""Everything before and around play: guests, opening and filling tables, beginning games, and lists of tables."""
