notes-who = Csak te látod; a helyeddel együtt marad meg.
notes-stored = Elmentve
notes-writing = Még nincs elmentve…
notes-other = A jegyzetet közben egy másik eszközön módosították.
notes-theirs = A másik eszközé legyen
notes-mine = Az enyém maradjon
