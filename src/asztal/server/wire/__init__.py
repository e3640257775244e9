"""The shapes of messages: over HTTP, and over the web socket of a table."""
