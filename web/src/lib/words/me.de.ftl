# What only the page about the reader and their devices says.
me-title = Deine Geräte
me-why = Auf diesen Geräten bist du { $name }. Melde ein Gerät ab, das du nicht mehr benutzt oder nicht kennst.
me-unknown = Unbekanntes Gerät
me-current = dieses Gerät
me-seen = seit { $first }, zuletzt benutzt am { $last }
me-came-guest = hier mit einem Namen begonnen
me-came-words = mit Wörtern zur Wiederherstellung gekommen
me-came-passkey = mit einem Passkey gekommen
me-came-mail = mit einem Brief an dein Postfach gekommen
me-sign-out = Abmelden
me-signed-out = { $device } ist abgemeldet.
me-everywhere = Überall sonst abmelden
me-everywhere-why = Meldet alle deine anderen Geräte ab und beendet ihre Push-Benachrichtigungen und die dort eingetragenen Webhooks. Die Links gelten nicht mehr, mit denen andere Geräte an deinen Platz kommen, und Geräte, die sie benutzt haben, verlieren den Platz; neue Links machst du am Tisch. Hier bleibst du angemeldet.
me-everywhere-yes = Ja, überall sonst abmelden
me-everywhere-no = Abbrechen
me-signed-out-everywhere = Du bist überall sonst abgemeldet.
me-programs = Schlüssel für Programme
