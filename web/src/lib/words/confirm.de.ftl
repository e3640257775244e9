# Den Zug bestätigen: die Einstellung und die Knöpfe, solange eine Wahl wartet.
confirm-turn = Das Ende deines Zugs bestätigen
confirm-off = nie
confirm-seconds = { $seconds } Sekunden lang
confirm-always = immer
confirm-why = Die Wahl, die deinen Zug beendet oder sich nicht zurücknehmen ließe, wartet auf dich: Bevor du sie bestätigst, wird nichts gezogen, und niemand erfährt davon. Deine Uhr läuft weiter. Was du vorher im Zug gewählt hast, sehen die anderen sofort. Gilt nur auf diesem Gerät.
held-area = Bestätigen oder zurücknehmen
held-confirm = Bestätigen
held-drop = Zurücknehmen
held-until = Noch nicht ausgeführt: Bestätige es oder nimm es zurück.
held-seconds = Noch nicht ausgeführt: Bestätige es oder nimm es zurück. In { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
} geschieht es von selbst.
