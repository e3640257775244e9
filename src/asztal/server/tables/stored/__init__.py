"""What the database has of a table, and how it is read: its row and seats, its position, its log."""
