# What is stored about the reader as a file, and being erased.
erase-export = Everything about you
erase-export-why = Everything that this server has stored about you, as one file: who you are, your devices and settings, your seats, notes and messages, and where the records of your finished games are.
erase-export-go = Download the file
erase-exported = The file with everything about you was downloaded.
erase-title = Erase me
erase-why = You are erased seven days after you ask for it. Until then you can take it back, and signing in stops it. Your other devices are signed out at once. Afterwards nobody can bring anything back.
erase-goes = What goes: your name, also at tables and in their stories, everything that you said in the chat, your notes, settings, devices, recovery words and channels.
erase-seats = In running games a bot plays your seat to the end. Tables that wait lose you, and tables of yours are led by somebody else.
erase-stays = What stays: your moves and results as a number that leads to nobody, because they are also the games of the others.
erase-yes = Yes, erase me in seven days
erase-no = Cancel
erase-asked = You will be erased in seven days.
erase-when = You will be erased on { $when }.
erase-stay-why = Until then you can take it back here; signing in on any device stops it too.
erase-stay = Do not erase me
erase-stopped = You will not be erased.
