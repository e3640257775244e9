# Confirming a turn: the setting, and the buttons while a choice is held.
confirm-turn = Confirm the end of your turn
confirm-off = never
confirm-seconds = { $seconds } seconds
confirm-always = always
confirm-why = The choice that ends your turn, or that could not be taken back, waits for you: nothing is drawn and nobody is told before you confirm it. Your clock runs on. What you chose earlier in the turn the others see at once. Kept on this device.
held-area = Confirm or take back
held-confirm = Confirm
held-drop = Take back
held-until = Not done yet: confirm it or take it back.
held-seconds = Not done yet: confirm it or take it back. In { $count ->
    [one] one second
   *[other] { $count } seconds
} it is done by itself.
