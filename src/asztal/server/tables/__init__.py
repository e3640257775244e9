"""Tables, in rooms from the database up: stored, live in memory, played, and beside play their past and the lobby."""
