"""The one copy of a table in memory and the one way to change it: who may, how it is stored, who is told."""
