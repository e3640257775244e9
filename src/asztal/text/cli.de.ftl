## Help

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-asztal = Spielt komplexe Eurogames: im Terminal und in Simulationen, mit Partieaufzeichnungen und Prüfungen der Regel-Engines.
help-help = diese Hilfe anzeigen
help-lang = Sprache der Ausgabe (Vorgabe: ASZTAL_LANG, sonst en)
help-version = die Version anzeigen
help-json = JSON statt Text ausgeben
help-game = Name des Spiels; „asztal games“ listet sie auf
help-game-or-all = Name des Spiels (Vorgabe: alle Spiele)
help-games = Listet die Spiele auf.
help-play = Spielt ein Spiel im Terminal.
help-play-seats = wer an jedem Platz spielt: me, me:NAME oder ein Bot (Vorgabe: me und greedy-Bots); mehrere Menschen teilen sich die Tastatur
help-fresh-seed = Startwert für jeden Zufall (Vorgabe: ein neuer); gleicher Startwert, gleiche Verteilung
help-play-save = speichert das Spiel nach jeder Entscheidung in dieser neuen Datei (Vorgabe: eine im Ordner asztal/games des eigenen Datenordners)
help-play-resume = setzt das Spiel aus dieser Datei fort (Vorgabe: das zuletzt gespielte, das noch nicht zu Ende ist)
help-play-server = spielt auf einem Platz des Tisches mit dieser Adresse auf einem Server
help-plain = einfache Zeilen ohne Farben und Rahmen, für Screenreader und Programme
help-rules = Gibt die Regeln eines Spiels aus oder schlägt darin nach.
help-how = stattdessen, wie gespielt wird: eine Seite, mit der man das Spiel lernt
help-aid = stattdessen die Spielhilfe: Kosten, Punkte und was man leicht vergisst, auf einer Seite
help-clause = ein Regelpunkt, ein Abschnitt wie GIN-URB oder ein Wort (Vorgabe: die ganzen Regeln)
help-cards = Gibt aus, was jede Karte eines Spiels bewirkt.
help-card = die Kennung einer Karte oder ein Wort aus ihrem Namen oder Text (Vorgabe: alle Karten)
help-schema = Gibt das JSON-Schema der Sichten, Optionen und Ereignisse eines Spiels aus.
help-sim = Lässt Bots viele Partien spielen und zeigt, wie jeder Platz abgeschnitten hat.
help-count = Anzahl der Partien
help-first = Nummer der ersten Partie (Vorgabe: 0); damit lässt sich eine einzelne Partie einer Serie erneut spielen
help-each = spielt die Partien mit jedem Wert dieser Variante
help-rate-plot = mit --each: schreibt die Siegquoten des ersten Platzes als Bild (SVG) in diese Datei
help-jobs = Prozesse, die gleichzeitig spielen (Vorgabe: 1); das Ergebnis hängt nicht davon ab
help-ray = spielt auf einem Ray-Cluster: auf dem unter dieser Adresse oder auf einem eigenen auf diesem Rechner; das Ergebnis hängt nicht davon ab
help-seats = der Bot an jedem Platz (Vorgabe: random an drei Plätzen oder an so vielen, wie das Spiel erlaubt)
help-variant = eine Variante des Spiels; kann mehrfach angegeben werden
help-seed = Startwert für jeden Zufall (Vorgabe: 0); gleicher Startwert, gleiche Partie
help-train = Trainiert den Wert, nach dem planende Bots Stellungen beurteilen: spielen, anpassen und behalten, was besser spielt.
help-train-players = so viele Plätze, alle von planenden Bots gespielt (Vorgabe: 1); von mehreren Zahlen jede der Reihe nach
help-train-each = spielt die Werte dieser Variante der Reihe nach
help-train-minutes = endet nach so vielen Minuten; der nächste Lauf macht dort weiter (Vorgabe: 60)
help-train-games = so viele Partien vor jeder Anpassung (Vorgabe: 400)
help-train-pairs = höchstens so viele Partiepaare, bis sich neue Gewichte als besser erwiesen haben müssen (Vorgabe: 400)
help-train-turns = so viele Züge werden in den Partien zum Lernen probiert; lange Züge brauchen mehr (Vorgabe: 16)
help-train-leaves = so viele Stellungen werden bei der Prüfung für eine Entscheidung beurteilt (Vorgabe: 60)
help-train-by-hand = nach dem von Hand gemachten Wert des Spiels urteilen und nur lernen, was zu probieren ist
help-train-start = diese Gewichte spielen bis zur ersten Anpassung, statt des von Hand gemachten Werts des Spiels; nur wo noch nichts gespielt wurde
help-train-learn = Partien allein, aus denen ebenfalls gelernt wird: ein Plan mit `keeps` und die Namen seiner Messwerte (Vorgabe: alle dieses Spiels)
help-train-data = wo Partien und Gewichte liegen (Vorgabe: training)
help-record = Lässt Bots eine Partie spielen und gibt ihre Aufzeichnung aus.
help-fork = Spielt von einem beliebigen Moment einer Aufzeichnung an weiter: an der Tastatur oder unter Bots, dann wird die neue Aufzeichnung ausgegeben.
help-replay = Gibt jede Entscheidung und jedes öffentliche Ereignis einer Aufzeichnung aus, dann die Punkte.
help-verify = Spielt eine Aufzeichnung oder einige Partien eines Belegs nach und prüft sie; Exit-Code 1, wenn etwas nicht stimmt oder nicht prüfbar ist.
help-file = Datei mit der Aufzeichnung; „-“ liest die Standardeingabe
help-verify-file = Datei mit der Aufzeichnung oder dem Beleg; „-“ liest die Standardeingabe
help-verify-all = spielt jede Partie eines Belegs nach statt zehn zufällig gezogener
help-fork-step = nach wie vielen Einträgen der Aufzeichnung
help-fork-known = nicht mit den echten Karten, sondern mit dem Wissen dieses Platzes (ab 1 gezählt); alles andere wird neu gegeben
help-fork-seats = je Platz me, me:NAME oder ein Bot (Vorgabe: überall der übliche Bot)
help-verify-origin = Aufzeichnung der Partie, von der aus weitergespielt wurde: Der erste Stand wird neu erzeugt
help-trace = Zeigt, welche Regelpunkte durch einen Test belegt sind.
help-check = Exit-Code 1, wenn ein fertiges Spiel einen offenen Regelpunkt hat
help-results = Ergebnisse eines früheren Laufs, statt die Tests auszuführen
help-bench = Misst die Geschwindigkeit der Engine eines Spiels.
help-seat-count = Anzahl der Plätze (Vorgabe: drei oder so viele, wie das Spiel erlaubt)
help-seconds = Dauer einer Messung in Sekunden (Vorgabe: 2); jedes Spiel braucht neun Messungen
help-save = die Werte in docs/bench.json festhalten
help-bench-json = JSON statt Text ausgeben: eine Liste mit einem Objekt je Spiel, auch bei nur einem Spiel
help-completion = Gibt ein Skript aus, mit dem eine Shell Befehle, Optionen, Spiele und Bots vervollständigt.
help-completion-shell = die Shell

## Mistakes on the command line

usage-missing = Es fehlt etwas: { $what }. Siehe „{ $help }“.
usage-unknown = Nicht verstanden: { $what }. Siehe „{ $help }“.
usage-needs-value = { $what } braucht einen Wert. Siehe „{ $help }“.
usage-choice = „{ $what }“ gibt es nicht; möglich sind { $known }. Siehe „{ $help }“.
usage-nearest = „{ $what }“ gibt es nicht; meintest du „{ $near }“? Siehe „{ $help }“.
usage-other = Die Befehlszeile ist nicht verständlich ({ $what }). Siehe „{ $help }“.
not-a-number = { $option } braucht eine ganze Zahl ab { $least }, nicht „{ $value }“.
not-seconds = --seconds braucht eine Anzahl von Sekunden wie 2 oder 0.5, nicht „{ $value }“.
not-a-setting = --variant braucht Name=Wert, nicht „{ $value }“.
unknown-language = Es gibt keine Texte in „{ $lang }“; möglich sind { $known }.
unknown-game = Es gibt kein Spiel namens „{ $name }“; { $count ->
    [0] es sind keine Spiele installiert.
   *[other] zur Auswahl: { $known }.
}
bot-search-plans = { $bot } plant seinen eigenen Zug, { $leaves } Stellungen je Entscheidung: Darüber hinauszusehen hat sich noch nicht als besser erwiesen.
bot-untaught = { $bot } hat über { $game } mit dieser Platzzahl noch nichts gelernt: Stattdessen spielt greedy.
unknown-bot = Es gibt keinen Bot namens „{ $name }“; zur Auswahl: { $known }.
unknown-player = Einen Spieler „{ $name }“ gibt es nicht; zur Auswahl: { $known }.
no-howto = Zu { $game } gibt es keine Seite, die zeigt, wie gespielt wird.
no-aid = Zu { $game } gibt es keine Spielhilfe.
no-rules = Zu { $game } gibt es keinen Regeltext.
no-such-clause = In den Regeln von { $game } passt nichts zu „{ $text }“.
no-cards = { $game } hat keine Kartentexte.
no-such-card = Keine Karte von { $game } passt zu „{ $text }“.
not-a-game = { $path } ist kein Spiel: Ein Spiel ist eine Python-Datei oder ein Paket mit einem TITLE. Zu korrigieren ist das oder der Wert von { $variable }.
two-games = Zwei Spiele heißen „{ $name }“: { $one } und { $other }. Eines davon muss umbenannt oder entfernt werden.
package-broken = { package-what } aus dem Paket { $package } wird ausgelassen: { $entry } lässt sich nicht laden ({ $reason }). Das Paket aktualisieren oder entfernen: pip uninstall { $package }
package-not-a-game = { package-what } aus dem Paket { $package } wird ausgelassen: { $entry } ist kein Title. Der Einstiegspunkt in der Gruppe asztal.games muss zu einem führen.
package-not-a-bot = { package-what } aus dem Paket { $package } wird ausgelassen: { $entry } macht keinen Bot. Der Einstiegspunkt in der Gruppe asztal.bots muss zu einer Klasse oder Funktion führen, die aus einem Spiel, einem Startwert und einer Funktion, die sagt, wann die Zeit um ist, etwas mit einer Methode choose(decision, observe) macht.
package-other-name = { package-what } aus dem Paket { $package } wird ausgelassen: Das Spiel bei { $entry } heißt „{ $own }“. Einstiegspunkt und Spiel brauchen denselben Namen.
package-bad-name = { package-what } aus dem Paket { $package } wird ausgelassen: Ein Name hat höchstens 40 Kleinbuchstaben, Ziffern und Unterstriche und beginnt mit einem Buchstaben. Der Einstiegspunkt muss umbenannt werden.
package-name-taken = { package-what } aus dem Paket { $package } wird ausgelassen: Den Namen hat schon { $other }. Umbenennen oder das Paket entfernen: pip uninstall { $package }
package-name-twice = { package-what } wird ausgelassen: Die Pakete { $package } und { $other } bringen beide etwas mit diesem Namen mit. Alle bis auf eines entfernen: pip uninstall { $package }
package-not-there = { $variable } nennt das Paket { $package }, das nicht installiert ist oder weder Spiele noch Bots mitbringt. Das Paket installieren oder die Einstellung korrigieren.
package-what = { $what ->
    [game] Das Spiel „{ $name }“
   *[bot] Der Bot „{ $name }“
}
bad-seat-count = { $game } lässt sich nicht mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} spielen; erlaubt: { $allowed }.
bad-variant = { $game } hat keine Variante { $asked }; { $count ->
    [0] das Spiel hat keine Varianten.
   *[other] zur Auswahl: { $known }.
}
no-such-file = Die Datei { $file } gibt es nicht. Nötig ist der Pfad einer Datei oder „-“ für die Standardeingabe.
unreadable-file = { $file } lässt sich nicht lesen ({ $reason }). Nötig ist der Pfad einer Datei oder „-“ für die Standardeingabe.
not-text = { $file } ist keine Textdatei. Nötig ist der Pfad einer Datei oder „-“ für die Standardeingabe.
save-exists = { $file } gibt es schon; mit --resume geht es darin weiter, sonst eine andere Datei nennen.
save-no-file = Das Spiel lässt sich nicht in { $file } speichern ({ $reason }).
save-in-use = Das Spiel in { $file } wird gerade gespielt.
save-none = In { $folder } liegt kein Spiel, das weitergehen könnte.
save-nobody = Die Aufzeichnung { $file } sagt nicht, wer spielt; „asztal fork“ spielt von ihr aus weiter.
save-over = Das Spiel in { $file } ist zu Ende; „asztal replay“ zeigt es noch einmal.
save-other-rules = Das Spiel in { $file } wurde nach Regelversion { $rules } von Asztal { $engine } gespielt, und die installierte Version { $ours } führt nicht zum selben Stand; weiter geht es mit jener Version von Asztal.
resume-as-it-is = --resume setzt ein Spiel so fort, wie es gespeichert wurde; --seats, --variant, --seed und --save bitte weglassen.
no-repository = Weder hier noch darüber gibt es einen Ordner docs/rules; --save funktioniert nur im Repository.
save-usual-seats = Die festgehaltenen Werte gelten für die übliche Platzzahl; --save funktioniert nur ohne --seats.
packages-missing = Dieser Befehl braucht weitere Pakete ({ $module } fehlt). Installieren mit: pip install "asztal[{ $extra }]"

## Figures

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Games

games-name = Spiel
games-seats = Plätze
games-variants = Varianten
games-rules = Regeln
games-finished = Fertig
games-source = Quelle
source-word = { $source ->
    [rulebook] Regelheft
    [public] öffentlich
    [designed] eigen
   *[other] { $source }
}
games-yes = ja
games-no = nein
games-none = Es sind keine Spiele installiert. { $variable } kann Dateien oder Ordner mit Spielen nennen.

## Cards

card-line = { $id }  { $name }: { $text } [Quelle: { source-word }]

## Simulation

sim-progress = { $game } läuft
sim-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game }, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}: { NUMBER($decision_rate, maximumFractionDigits: 0) } Entscheidungen und { NUMBER($game_rate, maximumFractionDigits: 1) } Partien pro Sekunde
sim-rates = { $game }: wie oft { $bot } gewinnt, in % von je { $games } Partien (Startwert { $seed }, 95-%-Spannen)
sim-rates-mean = Mittel:
sim-plot-each = --plot braucht --each: Gezeichnet werden die Siegquoten für jeden Wert einer Variante.
sim-no-variant = { $game } hat keine Variante namens { $name }.
train-alone-and-not = Allein und mit Gegnern werden verschiedene Gewichte gelernt: trainiere eins nach dem anderen.
train-other-start = { $file } enthält keine Gewichte für { $game } nach dessen Regeln { $rules }. Nenne eine Datei, die `asztal train` oder `asztal.training.value` geschrieben hat.
sim-seat = Platz
sim-bot = Bot
sim-wins = Siege
sim-rate = Siegquote
sim-score = Mittlere Punktzahl
sim-spread = Standardabweichung
sim-endings = Ausgang: { $endings }

## Records

record-about = { $game }, Regelversion { $rules }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}{ $settings ->
    [0] { "" }
   *[other] , Variante { $variant }
}
replay-seat = Platz { $seat }
replay-choice = #{ $number } { $seat }: { $option }
replay-undo = #{ $number } { $seat } nimmt die letzte Entscheidung zurück
replay-unfinished = Die Partie ist nicht zu Ende.
verify-holds = { $file } stimmt: { $about }
verify-failed = { $file } stimmt nicht: { $reason }
verify-partly = { $file } stimmt, soweit es hier geprüft werden kann: { $about }
verify-part = die Einträge { $first } bis { $last } stimmen (Regelversion { $rules }, gespielt mit Asztal { $engine })
verify-part-unchecked = die Einträge { $first } bis { $last } können hier nicht geprüft werden: Regelversion { $rules }, gespielt mit Asztal { $engine }
verify-seed = Startwert: entspricht der vorab veröffentlichten Prüfsumme: { $commitment }
verify-nonces = Zahlen der Spieler: { $owns ->
    [0] niemand hat eine beigetragen
   *[other] wie versprochen auf den Plätzen { $own }
}{ $nones ->
    [0] {""}
   *[other] ; auf den Plätzen { $none } wurde keine beigetragen
}; alle anderen folgen aus dem Startwert
verify-nonces-not-bound = Zahlen der Spieler: die der Bots sind nicht gebunden; eine ältere Version hat gegeben, und ihr Server hätte sie wählen können
verify-nonces-none = Zahlen der Spieler: keine; wer den Startwert gewählt hat, hat die Auslosung gewählt
verify-entries = Entscheidungen: { $count } nachgespielt, alle erlaubt
verify-hashes = { $count ->
    [0] Prüfsummen des Spielstands: keine in der Aufzeichnung
   *[other] Prüfsummen des Spielstands: { $count } verglichen, alle gleich
}
verify-result = Ergebnis: Punkte { $scores }; { $ending }
verify-no-result = Ergebnis: keines in der Aufzeichnung
verify-origin = Ursprung: Aufzeichnung { $hash }, nach Eintrag { $step }{ $way ->
    [true] , mit den echten Karten und denselben künftigen Ziehungen
   *[other] , mit dem Wissen von Platz { $seat } und neuen Ziehungen
}
verify-origin-rules = Ursprung: Dort galt Regelversion { $rules }; diese Partie geht nach Version { $ours } weiter
verify-origin-made = erster Stand: aus dem Ursprung neu erzeugt
verify-origin-part = Ursprung: Die Einträge { $first } bis { $last } stimmen (Regelversion { $rules })
verify-origin-unchecked = Ursprung: Die Einträge { $first } bis { $last } können hier nicht geprüft werden: Regelversion { $rules }
verify-origin-before = Ursprung: Auch er setzt eine andere Aufzeichnung fort: { $hash }; prüfe ihn ebenfalls mit --origin
verify-origin-unmade = erster Stand: lässt sich hier nicht neu erzeugen, denn im Ursprung galt dort Regelversion { $rules }, diese Partie begann nach Version { $first }, und installiert ist Version { $ours }; was aus ihm folgt, ist geprüft
verify-origin-known = erster Stand: der, den der eigene Startwert aus dem Wissen von Platz { $seat } macht; --origin vergleicht es mit dem Ursprung
verify-origin-needed = erster Stand: wie die Aufzeichnung ihn angibt; --origin erzeugt ihn neu

## Speed

bench-measuring = { $game } wird gemessen
bench-length = Entscheidungen pro Partie
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-clones = Kopien/s
bench-views = Sichten/s
bench-ratio = ×
bench-note = Pro CPU-Sekunde auf der Referenzmaschine, bei zufälligem Spiel.
bench-compared = × ist das Vielfache des Werts in { $file }.

## Why a record does not hold

record-empty = die Aufzeichnung ist leer
record-line = Zeile { $line } ist unverständlich: { $problem }
record-after-result = Zeile { $line } steht hinter dem Ergebnis
record-mark-place = die Prüfsumme in Zeile { $line } steht nicht dort, wo sie hingehört
record-segment = Zeile { $line } sagt nicht, von welchem Stand aus das Spiel weitergeht
record-rules-version = die Aufzeichnung gehört zu Regelversion { $rules }, dies ist Version { $ours }
record-seed = der Startwert ist nicht der, auf den man sich festgelegt hatte
record-nonces = es nennt nicht für jeden Platz eine Zahl und ihre Prüfsumme
record-seating = sie nennt nicht für jeden Platz jemanden
record-nonce = die Zahl von Platz { $seat } ist weder die versprochene, noch folgt sie aus dem Startwert
record-refused = Eintrag { $entry } ist nicht erlaubt: { $text }
record-state = nach Eintrag { $entry } ist der Stand nicht der der Aufzeichnung
record-result = das Ergebnis ist nicht das der Aufzeichnung
record-not-over = die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende
record-game = die Aufzeichnung gehört zu { $game }, nicht zu { $ours }
origin-hash = die andere Aufzeichnung ist nicht die, von der aus weitergespielt wurde
origin-setup = die andere Aufzeichnung hat ein anderes Spiel, eine andere Platzzahl oder Variante
origin-draws = was sie über den Ursprung sagt, folgt nicht aus der anderen Aufzeichnung
origin-step = es gibt keinen Moment nach Eintrag { $step }
origin-over = nach Eintrag { $step } wird niemand mehr etwas gefragt
origin-seat = sie sagt nicht, mit wessen Wissen die Partie begann
origin-state = der erste Stand ist nicht der, der aus dem Ursprung folgt
origin-unimaginable = es fand sich keine Verteilung, die zum Wissen des Platzes passt
origin-guessed = ein Platz sieht in diesem Spiel nicht alles, was offen gewonnen wurde; weiterspielen lässt sich nur mit den echten Karten
origin-none = sie setzt keine andere Partie fort und hat keinen Ursprung

## Balance

help-balance = Simuliert Partien und zeigt, welche Karten und Völker mit hohen Punktzahlen einhergehen.
help-plot = schreibt die mittleren Punktzahlen als Bild (SVG) in diese Datei
balance-heading = Ausgewogenheit von { $game } über { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
balance-mean = Mittel aller
balance-group = Art
balance-thing = Was
balance-played = Gespielt
balance-margin = 95-%-Spanne
balance-effect = Wirkung
balance-errors = in Standardfehlern
balance-nothing = { $game } sagt nichts über seine Karten, worüber berichtet werden könnte.
jobs-or-ray = --jobs steht für Prozesse dieses Rechners, --ray für einen Cluster: Bitte nur eines von beiden angeben.
spread-no-ray = Ray ist nicht installiert. Installieren mit: pip install 'asztal[train]'
spread-other-engine = Ein Arbeiter hat eine andere Version der Spiele oder Bots ({ $there }) als dieser Rechner ({ $here }). Überall muss dieselbe installiert sein.
spread-workers-die = Arbeiter sind { $count }-mal nacheinander ausgefallen, ohne etwas fertigzustellen. Reicht der Speicher? Weniger --jobs versuchen.
help-ladder = Vergleicht, wie stark Bots gegeneinander sind, in Partien zu zweit.
help-ladder-bots = die Bots, die verglichen werden; der erste ist der Maßstab (Vorgabe: alle, beginnend mit dem schwächsten)
help-ladder-games = Partien zwischen je zwei Bots (Vorgabe: 100)
help-ladder-plot = schreibt die Stärken als Bild (SVG) in diese Datei
ladder-heading = { $game }: { $games } Partien, Startwert { $seed }
ladder-first = { $bot } steht bei
ladder-strength = Stärke
ladder-from = von
ladder-to = bis
ladder-games = Partien
ladder-bots = Eine Rangliste braucht mindestens zwei verschiedene Bots, jeden nur einmal genannt.

## Receipts

help-eval = Misst, wie gut ein Bot spielt, mit einem Beleg, den alle prüfen können.
help-eval-bot = der Bot, um den es geht
help-eval-players = so viele Plätze; der Bot sitzt der Reihe nach auf jedem (Vorgabe: 1)
help-eval-against = wer auf den anderen Plätzen sitzt (Vorgabe: greedy)
help-eval-games = so viele Partien (Vorgabe: 100)
help-eval-seed = eigener Startwert für jeden Zufall; der Beleg weist ihn als gewählt aus (Vorgabe: die Verteilungen folgen aus Einstellung, Engine und Gewichten)
help-receipt = schreibt einen Beleg in diese Datei; asztal verify prüft ihn
eval-about = { $bot }, { $game }, { $players ->
    [1] allein
   *[other] zu { $players } gegen { $against }
} ({ $variant }), { $games } Partien
eval-deals = Verteilungen: sie folgen aus Einstellung, Engine und Gewichten; niemand hat sie gewählt
eval-seed = vom Aussteller gewählter Startwert: { $seed }
eval-won = gewonnen { $mean } (95 %: { $low } bis { $high })
eval-points = Punkte { $mean } (95 %: { $low } bis { $high })
eval-ahead = Vorsprung auf den besten anderen { $mean } (95 %: { $low } bis { $high })
eval-made = Engine { $engine }, Regelversion { $rules }, Gewichte { $weights }
eval-packages = mit den Paketen { $packages }
receipt-needs = { $game } ist hier nicht installiert. Der Beleg entstand mit den Paketen { $packages }: diese installieren und noch einmal prüfen.
receipt-changed = der Text wurde nach dem Ausstellen des Belegs geändert
receipt-figures = die Zahlen folgen nicht aus den Partien
receipt-setting = die Einstellung ist nicht so geschrieben, wie asztal eval sie schreibt
receipt-games = { $count ->
    [one] Partie { $numbers } endet anders, wenn sie noch einmal gespielt wird
   *[other] die Partien { $numbers } enden anders, wenn sie noch einmal gespielt werden
}
receipt-figures-hold = Zahlen: sie folgen aus den { $count } Partien
receipt-again = { $count } Partien zufällig gezogen und noch einmal gespielt, mit demselben Ergebnis: { $numbers }
receipt-all = { $count ->
    [one] die einzige Partie
   *[other] alle { $count } Partien
} noch einmal gespielt, mit demselben Ergebnis: eine gefälschte wäre aufgefallen
receipt-missed = so oft übersieht eine solche Prüfung, die jedes Mal andere Partien zieht, eine Fälschung: { $chances }
receipt-missed-of = { $chance }, wenn { $forged } Partien gefälscht sind
receipt-hardly = weniger als { $chance }
receipt-unchecked = { $file } ist nicht geprüft: { $about }
receipt-other = seine Partien können hier nicht noch einmal gespielt werden, weil sie hier etwas anderes spielen würde: { $parts }
receipt-part = { $part ->
    [engine] Engine
    [rules] Regelversion
    [encoding] Kodierung
   *[weights] Gewichte
} { $there }, hier { $here }
receipt-checked = geprüft mit Asztal { $asztal }, { eval-made }
receipt-here = hier: Asztal { $asztal }, { eval-made }

## Messungen

help-measure = Misst, wie stark Bots sind, nach einem Plan, der die Zahl der Partien festgelegt hat, bevor jemand hinsah.
help-measure-plan = der Plan, eine TOML-Datei
help-measure-only = nur diese Messwerte des Plans
help-measure-games = höchstens so viele weitere Partien je Messwert und Bot; 0 zeigt nur, was da ist (Vorgabe: alle, die fehlen)
help-measure-data = wo die Partien liegen (Vorgabe: results, neben dem Plan)
help-measure-peek = zeigt Messwerte, bevor alle ihre Partien gespielt sind; jedes Mal wird gezählt und mit dem Messwert genannt
help-measure-table = schreibt die vollständigen Messwerte als Markdown zwischen die Marken in dieser Datei
measure-plan = { $file } ist kein Plan: { $reason }
measure-figure = Der Messwert { $name } des Plans stimmt nicht: { $reason }
measure-unknown = Im Plan gibt es keinen Messwert { $name }. Es gibt: { $known }
measure-other-plan = { $name } wurde mit einer anderen Einstellung oder Zahl von Partien begonnen ({ $file }). Beides stand vor der ersten Partie fest: Stelle den Plan wieder her, oder verschiebe die Datei und beginne neu.
measure-other-engine = { $played ->
    [one] Eine Partie von { $name } wurde
   *[other] { $played } Partien von { $name } wurden
} mit einer anderen Engine, anderen Bots oder anderen Gewichten gespielt ({ $there }) als hier ({ $here }): Partie { $game } verläuft hier anders, und beides zusammen ergibt keinen Messwert. Mach mit jener Version weiter, oder verschiebe { $file } und beginne neu.
measure-broken = In { $file } stehen die Partien nicht der Reihe nach. Verschiebe die Datei und beginne neu.
measure-busy = In { $file } schreibt gerade ein anderer Prozess.
measure-no-marks = { $file } hat keine Marken, zwischen die geschrieben werden kann: { $begin } und { $end }
measure-name = Messwert
measure-pair = Vergleich
measure-won = Gewonnen
measure-points = Punkte
measure-turn = CPU je Zug, ms
measure-slow = 95 % der Züge bis, ms
measure-better = Besser bei gleicher Verteilung
measure-more = Punkte mehr
measure-third = Drittel der Partie
measure-positions = Stellungen
measure-luck = Streuung durch Glück
measure-peeks = Vorab angesehen
measure-engine = Version der Engine
measure-of = { $games } von { $planned }
measure-interval = { $mean } ({ $low } bis { $high })
measure-none = Noch hat kein Messwert alle seine Partien.
measure-complete = { $complete } von { $series } Reihen sind vollständig. In den Klammern liegt der wahre Wert mit 95 %.
measure-hours = CPU-Stunden: { $spent } verbraucht, etwa { $left } stehen noch aus{ $unbegun ->
    [0] {""}
    [one] , dazu die einer Reihe, von der noch keine Partie gespielt ist
   *[other] , dazu die von { $unbegun } Reihen, von denen noch keine Partie gespielt ist
}.

## Worked examples

example-refused = { $name } darf nicht wählen: { $what }. { $why } [{ $clause }]
example-scored = { $name }: { $points } Punkte ({ $lines })
example-went = Das Spiel geht von selbst weiter.
