"""The one way to wake up: tables are looked at when it is time, and everything that is due there is done."""
