# Whether people can be told of their turn here; on the page about notices and beside paces over days.
ways-untold = Hier bekommt niemand Bescheid, wenn ein Zug ansteht: Alle müssen selbst nachsehen.
ways-insecure = Browser nehmen Benachrichtigungen nur über https an, und diese Seite kam über http. Wer den Server betreibt, muss ihm eine https-Adresse geben; wie das geht, steht in der Hosting-Anleitung unter „Notices“.
ways-none = Dieser Server kann noch keine Benachrichtigungen verschicken. Wer ihn betreibt, muss Push oder Mail einschalten; wie das geht, steht in der Hosting-Anleitung unter „Notices“.
