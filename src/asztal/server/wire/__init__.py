"""The shapes of what travels: over HTTP, and over the web socket of a table."""
