# Fresh proof: showing a way home before what only its person may do.
prove-title = Show that it is you
prove-why = Only you may do this. Show one of your ways home; for the next ten minutes this browser does not ask again.
prove-passkey = Use a passkey
prove-mail = Send a code to { $address }
prove-sent = A mail to { $address } is on its way. Type the code in it here within { $minutes } minutes. If nothing comes, look among spam.
prove-go = It is me
prove-other = Another way
prove-none = None of your ways home can be used here. A passkey needs the address of this server that begins with https and a browser that knows passkeys; a code by mail needs a server that sends mails.
