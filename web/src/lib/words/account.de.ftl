# Ein eigener Name, und was jemand von einem Gast mitnimmt.
account-become = Ein Konto werden
account-why = Du spielst als Gast { $name }. Ein Konto hat einen Namen, den hier niemand sonst haben oder nachahmen kann, und die anderen sehen, dass du es bist. Du bleibst, wer du bist, mit allen deinen Tischen.
account-first = Mach dir zuerst einen Weg zurück, zum Beispiel Wörter zur Wiederherstellung: Ein Konto braucht einen.
account-yours = Dein Konto
account-yours-why = Niemand sonst kann hier { $name } heißen oder so ähnlich, dass man es verwechselt. Du kannst den Namen einmal in der Woche ändern; an Tischen, an denen du schon sitzt, bleibt der alte.
account-name = Name
account-take = Diesen Namen nehmen
account-rename = Namen ändern
account-made = Du hast jetzt ein Konto. Es heißt { $name }.
account-renamed = Du heißt jetzt { $name }.
merge-title = Tische von { $name }
merge-why = Bevor du kamst, war dieser Browser der Gast { $name }. Warst das du, dann sag, welche Tische in dein Konto mitkommen. Was du zurücklässt, ist mit dem Gast verloren. Du kannst dich zehn Minuten lang entscheiden.
merge-which = Welche Tische kommen mit?
merge-binds = Was immer du wählst: Sperren und verbrauchter Urlaub des Gasts zählen auch für dich. Ein Urlaub, den der Gast angekündigt hat, endet; es gelten deine eigenen Spielzeiten.
merge-go = { $count ->
    [0] Tische mitnehmen
    [one] Einen Tisch mitnehmen
   *[other] { $count } Tische mitnehmen
}
merge-none = Keinen
merge-brought = { $count ->
    [0] Kein Tisch ist mitgekommen.
    [one] Ein Tisch gehört jetzt dir.
   *[other] { $count } Tische gehören jetzt dir.
}
merge-barred = Von diesen Tischen wurdest du weggeschickt, deshalb bleiben die Plätze zurück: { $names }.
merge-later = Diese Tische lassen sich gerade nicht ändern und kommen von selbst nach: { $names }.
merge-kept = { $title }: Dort hast du selbst einen Platz, deshalb bleibt der andere bei { $name }. Nur dieser Link führt dorthin zurück. Er wird nur einmal gezeigt: Heb ihn auf.
merge-done = Fertig
