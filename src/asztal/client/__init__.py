"""Programs that play over the web socket of any server; they need no database."""
