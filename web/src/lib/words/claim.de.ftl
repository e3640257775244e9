claim-me = Das bin ich
claim-me-as = Das bin ich: { $name }
claim-title = Bist du { $name }?
claim-why = Wenn du den Browser nicht mehr hast, in dem du als { $name } gespielt hast, und weder Wörter zur Wiederherstellung noch ein Link dich zurückführen, können die anderen dir den Platz geben. So läuft das ab:
claim-everybody = Alle anderen am Tisch müssen Ja sagen. Ein einziges Nein beendet es; wer gerade nicht da ist, wird benachrichtigt, und auf die Antwort wird gewartet.
claim-wait = { $kind ->
    [days] Danach wird gewartet: { $time }, im Urlaub länger.
    [live] Danach wird zehn Minuten gewartet.
   *[none] Danach wird zehn Minuten gewartet, oder einen Tag, wenn in der letzten Stunde niemand auf dem Platz war.
}
claim-sign = Taucht der Browser oder der Link von { $name } irgendwo auf diesem Server auf, gilt das als Nein. Auch später noch holt er den Platz zurück.
claim-watch = Bis dahin siehst du, was alle sehen, die zuschauen.
claim-story = Im Verlauf des Tisches bleibt das für alle stehen, mit deinem Namen. Um einen Platz kann man einmal am Tag bitten.
claim-ask = Die anderen fragen
claim-asked = { $name } schaut zu und sagt: „Ich bin { $who }.“
claim-only = Sag nur Ja, wenn du weißt, dass es wirklich { $who } ist.
claim-missing = Es fehlt noch die Antwort von { $names }.
claim-until = { $own ->
    [yes] Alle sind einverstanden. Wenn { $who } nicht auftaucht, bekommst du den Platz in { $time }.
   *[no] Alle sind einverstanden. Wenn { $who } nicht auftaucht, bekommt { $name } den Platz in { $time }.
}
claim-mine = Du sagst, dass du { $who } bist, und bittest um den Platz.
claim-withdraw = Zurückziehen
claim-yes = Ja, das ist { $who }
claim-no = Nein
claim-no-after-all = Doch nicht
claim-kept = Jemand hat gesagt, er sei du, und um deinen Platz gebeten. Du bist da, also bleibt alles, wie es ist. Mach dir Wörter zur Wiederherstellung, dann kann niemand mehr darum bitten.
claim-regained = Jemand hat gesagt, er sei du, und hatte inzwischen deinen Platz. Du bist zurück, und er gehört wieder dir. Mach dir Wörter zur Wiederherstellung, dann kann niemand mehr darum bitten.
