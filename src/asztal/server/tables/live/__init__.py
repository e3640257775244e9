"""One copy of a table in memory and the one way to change it: who may, when it is stored, and who hears of it."""
