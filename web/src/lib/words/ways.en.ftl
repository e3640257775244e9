# Whether people can be told of their turn here; on the page about notices and beside paces over days.
ways-untold = Nobody is told here when it is their turn; everybody has to look for themselves.
ways-insecure = Browsers accept notices over https only, and this page came over http. Whoever runs the server has to give it an https address; the hosting guide explains it under “Notices”.
ways-none = This server cannot send notices yet. Whoever runs it has to turn on push or mail; the hosting guide explains it under “Notices”.
