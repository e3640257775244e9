"""The one way in which time makes something happen: when it is time, a table is looked at and what is due is done."""
