"""A table's web socket: one conversation for each."""
