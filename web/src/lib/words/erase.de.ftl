# Was über den Leser gespeichert ist, als Datei, und wie man gelöscht wird.
erase-export = Alles über dich
erase-export-why = Alles, was dieser Server über dich gespeichert hat, in einer Datei: wer du bist, deine Geräte und Einstellungen, deine Plätze, Notizen und Nachrichten, und wo die Aufzeichnungen deiner beendeten Partien sind.
erase-export-go = Datei herunterladen
erase-exported = Die Datei mit allem über dich wurde heruntergeladen.
erase-title = Mich löschen
erase-why = Du wirst sieben Tage, nachdem du es verlangst, gelöscht. Bis dahin kannst du es zurücknehmen, und wenn du dich irgendwo anmeldest, bleibt alles, wie es ist. Deine anderen Geräte werden sofort abgemeldet. Danach kann niemand mehr etwas zurückholen.
erase-goes = Was verschwindet: dein Name, auch an den Tischen und in ihren Geschichten, alles, was du im Chat gesagt hast, deine Notizen, Einstellungen, Geräte, Wörter zur Wiederherstellung und Kanäle.
erase-seats = In laufenden Partien spielt ein Bot deinen Platz zu Ende. An Tischen, die noch warten, wird dein Platz frei, und deine Tische leitet jemand anderes.
erase-stays = Was bleibt: deine Entscheidungen und Ergebnisse unter einer Nummer, die zu niemandem führt, denn es sind auch die Partien der anderen.
erase-yes = Ja, in sieben Tagen löschen
erase-no = Abbrechen
erase-asked = Du wirst in sieben Tagen gelöscht.
erase-when = Du wirst am { $when } gelöscht.
erase-stay-why = Bis dahin kannst du es hier zurücknehmen; auch eine Anmeldung auf irgendeinem Gerät verhindert es.
erase-stay = Mich nicht löschen
erase-stopped = Du wirst nicht gelöscht.
