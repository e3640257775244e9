notes-who = Only you see this; it is kept with your seat.
notes-stored = Saved
notes-writing = Not saved yet…
notes-other = These notes were changed on another device meanwhile.
notes-theirs = Take the other device’s
notes-mine = Keep mine
