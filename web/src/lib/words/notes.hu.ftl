notes-who = Csak te látod; a helyedhez tartozik.
notes-stored = Elmentve
notes-writing = Még nincs elmentve…
notes-other = A jegyzetet közben egy másik eszközön módosították.
notes-theirs = A másik eszközét veszem át
notes-mine = Az enyém maradjon
