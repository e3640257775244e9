"""Tables: what is stored of them, live in memory, in play, their past, and the lobby."""
