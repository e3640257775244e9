notes-who = Nur du siehst das; es gehört zu deinem Platz.
notes-stored = Gespeichert
notes-writing = Noch nicht gespeichert …
notes-other = Die Notizen wurden inzwischen auf einem anderen Gerät geändert.
notes-theirs = Die vom anderen Gerät nehmen
notes-mine = Meine behalten
