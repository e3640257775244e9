"""The web socket of a table: one conversation for each connection."""
