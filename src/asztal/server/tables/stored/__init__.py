"""What the database has of a table, and how it is read: facts, the position, the log and what was after each action."""
