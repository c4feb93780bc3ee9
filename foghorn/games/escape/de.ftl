# Alles, was The FOG — Escape from Paradise sagt. Die Namen aus den Regeln, unsere eigenen Sätze.

game-tagline = Bring deine Inselbewohner über den überfüllten Strand in die Boote, bevor der Nebel sie holt.
option-players = Wie viele spielen; allein spielst du ein Szenario
option-board = Spielplan
option-board-means = Groß: fünf Boote, 2 bis 6 Personen. Klein: drei Boote, 2 bis 4 Personen, ein kürzeres Spiel.
option-level = Stufe
option-level-means = Familie: kein Springen, und wer von einem Platz vertrieben wird, bleibt auch dort sitzen. Experten: alles, was die Schachtel bietet.
option-enhanced = Verstärkte Bewegungen
option-enhanced-means = Für 2 BP mehr: weiter, um die Ecke und über besetzte Felder.
option-chips = Chips der Inselbewohner
option-chips-means = Welche Symbole die Inselbewohner haben. Der große Plan nimmt die weißen, der kleine die grauen oder auf Wunsch die weißen.
option-minimum-crew = Mindestbesatzung der Boote
option-minimum-crew-means = Ein Boot legt nur mit genug Leuten in Bereich A und B ab. Bleibt es liegen, zählen seine Bereiche nicht, und wer die wenigsten dorthin gebracht hat, verliert 10 Punkte.
option-individual-points = Individuelle Bereichspunkte
option-individual-points-means = Jedes Boot hat seine eigenen Punkte, statt dass für alle dieselben gelten.
option-hourglass = Sanduhr
option-hourglass-means = Ist der Sand durchgelaufen, endet der Zug am Strand, und der Rest verfällt. Die Uhr des Tisches zählt dann nur noch bei der Auswahl.
option-teams = Teamspiel
option-teams-means = Partner gewinnen gemeinsam: mit der höchsten Summe oder als Team ohne das niedrigste Ergebnis.
option-demanding = Anspruchsvolles Spiel zu zweit
option-demanding-means = Je drei Farben auf dem großen Plan, aufgebaut wie zu sechst.
option-fog-uncertainty = Ungewisser Nebel
option-fog-uncertainty-means = Nach jeder Runde sagt eine Karte, wie weit der Nebel zieht: 1 oder 2 Reihen mit den Karten A und B, mit Karte C auch mal gar nicht.
option-scenario = Szenario für eine Person
option-first-game = Erstes Spiel
option-first-game-means = Keine verstärkten Bewegungen und die besten Bereichspunkte.

## Wörter, die Sätze füllen.

word-islander = Inselbewohner

word-chief = Häuptling
word-elder = Ältester
word-sailor = Matrose
word-warrior = Krieger
word-tribal = Stammesgenosse

word-green = grün
word-blue = blau
word-black = schwarz
word-red = rot
word-purple = lila

word-orange = orange
word-yellow = gelb
word-white = weiß
word-pink = rosa
word-teal = türkis
word-brown = braun

word-run = laufen
word-swap = tauschen
word-push = drängen
word-squeeze = quetschen
word-cross = klettern
word-jump = springen
word-all-rounder = Multitalent
word-endurance = Ausdauer
word-endure = durchhalten
word-board = einsteigen
word-shift = umsetzen
word-bump = anrempeln
word-select = wählen
word-end = ende

names-joined = { $first } und { $last }

## Ein Stamm vor dem Namen eines Typs, allein oder nach „ein“ und „dein“: „grüner Krieger“.

tribe-green = grüner
tribe-blue = blauer
tribe-black = schwarzer
tribe-red = roter
tribe-purple = lila
islander = { $of } { $kind }

## Dasselbe für mehrere: „6 grüne Inselbewohner“.

several-islander = Inselbewohner
several-chief = Häuptlinge
several-elder = Älteste
several-sailor = Matrosen
several-warrior = Krieger
several-tribal = Stammesgenossen
several-green = grüne
several-blue = blaue
several-black = schwarze
several-red = rote
several-purple = lila

## Je ein Buchstabe, für den Strand: unter Stämmen, unter Typen und unter Symbolen nie zwei gleiche.

letter-green = g
letter-blue = b
letter-black = s
letter-red = r
letter-purple = l

letter-chief = H
letter-elder = Ä
letter-sailor = M
letter-warrior = K
letter-tribal = S

letter-push = d
letter-squeeze = q
letter-cross = k
letter-jump = s
letter-all-rounder = m
letter-endurance = a

## Der Tisch. Spaltenköpfe haben höchstens fünf Buchstaben, Namen von Booten höchstens sieben.

board-round = Runde { $round }
board-last-round = letzte Runde
board-family = Familie
board-turn-select = { $who } wählt
board-turn-move = { $who } · { $mp } BP
board-mp = { $mp } BP
board-place = { $tribe } { $place }
board-stern = Heck { $tribe }
board-fog = Nebel
board-fog-cards = Karten { $cards }, noch { $count }
board-targets = Ziele
board-falls = Sturz
board-order = Züge
board-all = zusammen
board-ashore = Land
board-aboard = Boot
board-own-boat = Stamm
board-missing = leer
board-areas = A–D
board-lost = Nebel
board-bonus = Bonus
board-crew = Crew
board-boats = Boot
board-chips = Bonus
board-heaps = Übereinander:
board-no-crew = ! noch zu wenig Besatzung zum Ablegen

## Die Frage an alle, die wählen müssen, und an alle, die warten.

prompt-select = { $who }, wähle jemanden: Tippe ein Feld (C4) oder eine Reihe.
prompt-move = { $mp ->
    [0] { $who }, keine BP mehr: Beende den Zug, oder tippe „zurück“.
   *[other] { $who }, { $mp } BP: Wen bewegst du? Tippe eine Nummer oder ein Feld (C4).
}
prompt-go-on = { $who }, dein { $islander } auf { $cell } muss jetzt weiter ({ $mp } BP).
prompt-wait-select = { $who } wählt jemanden aus.
prompt-wait-move = { $who } ist am Zug (noch { $mp } BP).
prompt-wait-go-on = { $who }: Ein { $islander } auf { $cell } muss weiter (noch { $mp } BP).

## Die Menüs.

menu-row = { $row }  { $islanders }
menu-select = { $cell }: { $islander }, { $icon }
menu-ways = { $count ->
    [one] { $count } Weg, { $mp } BP
   *[other] { $count } Wege ab { $mp } BP
}
menu-best = { $ways }, bis { $points }
menu-end = Zug beenden{ $mp ->
    [0] {""}
   *[other] {" "}und { $mp } BP verlieren
}
menu-islander = { $cell }: { $islander }, { $icon }. Du hast { $mp } BP.
menu-stuck = { $cell }: { $islander }, { $icon }. Kann sich jetzt nicht bewegen.
menu-other = { $cell }: { $islander }, { $icon }. Gehört zur Farbe { $mark } { $colour }.
menu-free = { $cell }: { $islander }, { $icon }. Noch von niemandem gewählt.

choice-run = nach { $cell } laufen
choice-swap = mit { $cell } tauschen
choice-push = { $cell } wegdrängen
choice-squeeze = nach { $cell } durchquetschen
choice-cross = über { $over } nach { $cell } klettern
choice-jump = über { $over } nach { $cell } springen
choice-endurance = Ausdauer: weiter nach { $cell }
choice-board = einsteigen: { $cell }
choice-shift = umsetzen: { $cell }
choice-stop-over = { $choice }, dann weiter

## Was geschehen ist.

event-game-started = { $names } sind am Strand und wollen weg.
event-turn-order = Die Reihenfolge: { $names }.
event-beach-laid-out = Am Strand sind { $count } Inselbewohner und { $obstacles } Hindernisse; die Bereiche A bis D zählen { $points }.
event-islander-selected = { $who } wählt: { $islander } ({ $details }).
event-turn-started = { $who } hat { $mp } BP.
event-moved-run = { $who }: Ein { $islander } läuft von { $origin } nach { $cell } ({ $mp } BP).
event-moved-swap = { $who }: Ein { $islander } auf { $origin } tauscht mit { $cell } ({ $mp } BP).
event-moved-push = { $who }: Ein { $islander } drängt von { $origin } nach { $cell } ({ $mp } BP).
event-moved-squeeze = { $who }: Ein { $islander } quetscht sich von { $origin } nach { $cell } ({ $mp } BP).
event-moved-cross = { $who }: Ein { $islander } klettert über { $over } nach { $cell } ({ $mp } BP).
event-moved-jump = { $who }: Ein { $islander } springt über { $over } nach { $cell } ({ $mp } BP).
event-moved-endurance = { $who }: Ein { $islander } läuft mit Ausdauer weiter nach { $cell }.
event-moved-board = { $who }: Ein { $islander } steigt ein, { $cell } ({ $mp } BP).
event-moved-shift = { $who }: Ein { $islander } setzt sich um, { $cell } ({ $mp } BP).
event-stopped-over = Das ist nur ein Zwischenhalt; es geht sofort weiter.
event-displaced = Mitbewegt: { $others }.
event-chip = Das bringt den Bonuschip { $points }.
event-turn-ended-chosen = { $who } beendet den Zug{ $mp ->
    [0] {""}
   *[other] {" "}und verliert { $mp } BP
}.
event-turn-ended-spent = { $who } hat alle BP verbraucht.
event-turn-ended-stuck = { $who } kann sich nicht mehr bewegen und verliert { $mp } BP.
event-turn-ended-timeout = { $who } hat keine Zeit mehr{ $mp ->
    [0] {""}
   *[other] {" "}und verliert { $mp } BP
}.
event-fog-moved = Der Nebel kommt näher: { $count ->
    [0] Als Nächstes erreicht er den Strand
    [one] noch { $count } Schritt bis zum Strand
   *[other] noch { $count } Schritte bis zum Strand
}.
event-fog-stays = Der Nebel bleibt, wo er ist.
event-fog-row = Der Nebel wälzt sich über Reihe { $row }.
event-fog-shore = Der Nebel wälzt sich über das Ufer.
event-fog-lost = { $count ->
    [one] Verloren: { $names }.
   *[other] { $count } verloren: { $names }.
}
event-over-shore = Der Nebel hat das Ufer erreicht: Das Spiel ist aus.
event-over-nobody = Auf Strand, Ufer und Stegen ist niemand mehr: Das Spiel ist aus.
event-game-scored = { $who }: { $parts }; zusammen { $total }.
event-game-scored-solo = Punkte: { $parts }; zusammen { $total }.
event-game-ended = { $names } gewinnt mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
}!
event-game-ended-several = { $names } gewinnen gemeinsam!
event-undone = { $name } nimmt die letzte Wahl zurück.
## Dasselbe über die, die es lesen.

you-event-islander-selected = Du wählst: { $islander } ({ $details }).
you-event-turn-started = Du hast { $mp } BP.
you-event-turn-ended-chosen = Du beendest den Zug{ $mp ->
    [0] {""}
   *[other] {" "}und verlierst { $mp } BP
}.
you-event-turn-ended-spent = Du hast alle BP verbraucht.
you-event-turn-ended-stuck = Du kannst dich nicht mehr bewegen und verlierst { $mp } BP.
you-event-turn-ended-timeout = Du hast keine Zeit mehr{ $mp ->
    [0] {""}
   *[other] {" "}und verlierst { $mp } BP
}.
you-event-game-ended = Du gewinnst mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
}!
you-event-game-ended-several = Du und { $names } gewinnt gemeinsam!
you-event-undone = Du nimmst deine letzte Wahl zurück.
you-outcome-two = Zu zweit verliert die tiefste Farbe: Du hast sie, { $colour } mit { $points }.

score-own-boat = eigenes Boot { $points }
score-areas = Bereiche { $points }
score-bonus = Bonus { $points }
score-missing = verpasste Boote { $points }
score-lost = verloren { $points }
score-crew = Besatzung { $points }
score-falls = Stürze { $points }
score-targets = Ziele { $points }

## Szenarien für eine Person: was sie alle sagen.

event-scenario-started = Szenario: { $scenario }
event-levels = Rettungsstufen: { $levels }.
event-level = { $level } ab { $points }
event-game-ended-solo = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $level }!
event-game-ended-no-level = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: noch nicht genug für eine Rettungsstufe.
target-rescue = Ziel: { $count } { $islander } retten, sonst { $points } Punkte weniger.
target-at-home = Ziel: { $count } { $islander } auf einem Sitz im Boot des eigenen Stamms, sonst { $points } Punkte weniger.
target-all-boats-depart = Ziel: Jedes Boot legt mit Mindestbesatzung ab, sonst { $points } Punkte weniger.
event-par = Par, die beste bisher gefundene Summe auf der Expertenstufe: { $points }.
event-next-level = { $points ->
    [one] Ein Punkt mehr wäre „{ $level }“ gewesen.
   *[other] { $points } Punkte mehr wären „{ $level }“ gewesen.
}
board-standing-solo = { $points ->
    [one] { $points } Punkt bisher
   *[other] { $points } Punkte bisher
}: { $level }
board-standing-no-level = { $points ->
    [one] { $points } Punkt bisher
   *[other] { $points } Punkte bisher
}, noch keine Rettungsstufe
board-next-level = noch { $points } bis „{ $level }“
board-par = Par { $points }
board-target-rescue = { $count } { $islander } retten
board-target-at-home = { $count } { $islander } auf einem Sitz im eigenen Boot
board-target-all-boats-depart = jedes Boot bereit zum Ablegen

## Die Szenarien: scenario-NAME, scenario-NAME-story, und ihre level-NAME.

scenario-first-light = Erstes Licht
scenario-first-light-story = Der Nebel ist noch ein grauer Strich am Horizont, und die Boote schaukeln an den Stegen. Elf Frühaufsteher haben den Strand fast für sich allein: Bring sie alle nach Hause.
scenario-the-gap = Die Lücke
scenario-the-gap-story = Ein Sturm hat eine Mauer aus Felsen quer über den Strand geworfen und nur eine Lücke gelassen. Sechzehn Leute stehen dahinter, und alle sind sicher, dass sie zuerst dran sind.
scenario-chiefs-last = Häuptlinge zuletzt
scenario-chiefs-last-story = Ein guter Häuptling verlässt das Dorf als Letzter. Alle drei haben gewartet, bis alle auf dem Weg waren, und jetzt sind ihnen alle im Weg; der eigene Sitz ist das Mindeste.
scenario-no-room-to-spare = Kein Platz übrig
scenario-no-room-to-spare-story = Das ganze Dorf drängt sich am Wasser: zweiunddreißig Leute für zweiunddreißig Plätze. Wer sich ins erstbeste Heck fallen lässt, hält die anderen von ihren Sitzen ab, und kein Boot fährt halb leer.
scenario-the-wrong-side = Die falsche Seite
scenario-the-wrong-side-story = Gestern haben sich die Stämme besucht, und das Fest ging zu lange. Jetzt wachen Grün und Lila an den beiden Enden des Strandes auf, jeweils vor dem Boot der anderen.
scenario-elders-first = Älteste zuerst
scenario-elders-first-story = Dreizehn Älteste saßen am fernen Ende der Insel und sprachen von früher, bis der Nebel hinter ihnen stand. Sie haben den längsten Weg von allen, zu den Sitzen im Bug; lass sie durch.
scenario-three-walls = Drei Mauern
scenario-three-walls-story = Drei Mauern wurden gegen das Meer gebaut, jede mit einem Tor, und nie lagen zwei Tore in einer Linie. Wer gut klettert und sich durchquetscht, ist längst weg: Geh außen herum, oder finde die Kraft hinüberzukommen.
scenario-the-last-evening = Der letzte Abend
scenario-the-last-evening-story = Bis heute Abend glaubte niemand an den Nebel; jetzt sind alle sechzig auf einmal am Strand. Du kannst nicht alle retten, aber fünf Boote brauchen ihre Besatzung und fünf Häuptlinge ihren Sitz.

level-narrow-escape = gerade noch
level-safe-crossing = sichere Überfahrt
level-fair-winds = guter Wind
level-full-sail = volle Segel

## Warum ein Tipp das sagt.

reason-way = { $mp } BP bis zum Wasser; der Nebel kommt nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}.
reason-way-earliest = { $mp } BP bis zum Wasser; der Nebel kommt frühestens nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}.
reason-seats-own = Im Boot des eigenen Stammes { $count ->
    [one] ist { $count } passender Sitz frei
   *[other] sind { $count } passende Sitze frei
}, für bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-seats-other = Im Boot des eigenen Stammes ist kein passender Sitz frei; anderswo { $count ->
    [one] ist es { $count }
   *[other] sind es { $count }
}, für bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-seats-none = Kein passender Sitz ist mehr frei.
reason-next-select = Die nächstbeste Wahl, auf { $cell }, verspricht etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
reason-earns = Das bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-earns-by = Das bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $areas ->
    [0] {""}
   *[other] {" "}· Bereich +{ $areas }
}{ $own ->
    [0] {""}
   *[other] {" "}· eigenes Boot +{ $own }
}{ $chip ->
    [0] {""}
   *[other] {" "}· Bonuschip +{ $chip }
}{ $there ->
    [0] {""}
   *[other] {" "}· erstmals in diesem Boot vertreten +{ $there }
}{ $crew ->
    [0] {""}
   *[other] {" "}· Besatzung +{ $crew }
}.
reason-crew = Zum Ablegen { $count ->
    [one] fehlt dann noch { $count } Person
   *[other] fehlen dann noch { $count } Leute
} in den Bereichen A und B: Boot { $tribe }.
reason-departs = Damit ist die Besatzung vollständig: Boot { $tribe }.
reason-at-the-water = Das ist am Wasser.
reason-nearer = Von dort sind es { $mp } BP bis zum Wasser statt { $before }.
reason-opens = Von dort ist ein Weg frei: { $mp } BP bis zum Wasser.
reason-fog-soon = Der Nebel erreicht Reihe { $row } { $rounds ->
    [1] am Ende dieser Runde
   *[other] nach { $rounds } Runden, diese mitgezählt
}.
reason-fog-soon-earliest = Der Nebel kann Reihe { $row } { $rounds ->
    [1] am Ende dieser Runde
   *[other] nach { $rounds } Runden, diese mitgezählt,
} erreichen.
reason-seat-near = Von dort ist der nächste freie Sitz { $mp } BP entfernt, wenn niemand im Weg ist, und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
reason-helps = Es bringt noch jemanden von dir voran, nach { $cell }: { $mp } BP bis zum Wasser statt { $before }.
reason-rises = Was du am Ende erwarten kannst, steigt um etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-prepares = Das bereitet vor, was mit noch { $mp } BP folgt.
reason-last = Mit noch { $mp } BP fand sich nichts Besseres.
reason-end = { $mp ->
    [0] Es fand sich nichts, was dir mehr bringt.
   *[other] Mit noch { $mp } BP fand sich nichts, was dir mehr bringt.
}

## Warum nicht. Ein Platz ist seine Nummer, oder ein Name, wo das Terminal ihn kennt.

refused-no-such-cell = „{ $given }“ gibt es hier nicht; Felder heißen etwa C4, S3, P2.1 oder blue:C1.
refused-no-such-action = „{ $given }“ ist keine Aktion dieses Spiels; versuch „run C4 B4“ oder „end“, oder ein Feld, um zu sehen, was dort geht.
refused-no-such-colour = Niemand spielt die Farbe „{ $given }“.
refused-nobody-there = Auf { $cell } ist niemand.
refused-never-backward = Nie rückwärts: Von { $origin } aus liegt { $cell } Richtung Nebel. Nur Laufen geht zurück.
refused-too-far = { $cell } ist dafür zu weit von { $origin }.
refused-no-bump-there = Von { $origin } nach { $cell } wird niemand gerempelt: nur zur Seite oder nach hinten.
refused-push-angle = Schräg drängen geht um 60° nach links oder rechts, nicht nach { $cell }.
refused-no-squeeze-there = Von { $origin } nach { $cell } gibt es keine Lücke zum Durchquetschen.
refused-jump-straight = Springen geht geradeaus; nur verstärkt landest du auf { $cell }.
refused-boat-out-of-reach = Von { $origin } kommt man nicht nach { $cell }.
refused-not-that-boat = { $cell } ist nicht in dem Boot, in dem { $origin } ist.
refused-game-over = Das Spiel ist vorbei.
refused-not-your-turn = { $seat ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
    [4] Platz 4
    [5] Platz 5
    [6] Platz 6
   *[other] { $seat }
} ist am Zug.
refused-now-move = Alle sind gewählt; jetzt wird gezogen.
refused-only-the-clock = So beendet nur die Sanduhr einen Zug; du tust es mit „end“.
refused-now-select = Erst werden alle gewählt; noch bewegt sich niemand.
refused-already-taken = Wer auf { $cell } steht, gehört schon zur Farbe { $colour }.
refused-must-go-on = Wer auf { $cell } ist, muss erst weiter.
refused-not-yours = Wer auf { $cell } ist, gehört zur Farbe { $colour }, und diese ist nicht am Zug.
refused-has-endured = Wer auf { $cell } ist, hat die Ausdauer genutzt und ruht in diesem Zug.
refused-not-in-a-boat = Umsetzen geht nur in einem Boot.
refused-stays-aboard = Niemand verlässt ein Boot; dort geht nur Umsetzen.
refused-only-on-the-beach = „{ $wanted }“ geht hier nicht: Auf Ufer und Stegen wird nur gelaufen.
refused-boat-too-far = Dieses Boot liegt nicht neben diesem Feld.
refused-second-is-plain = Nach einem Zwischenhalt kommt einfaches Laufen, Drängen, Quetschen, Klettern oder Springen.
refused-no-enhanced = An diesem Tisch gibt es keine verstärkten Bewegungen.
refused-too-expensive = Das kostet { $cost } BP; du hast { $mp }.
refused-out-of-reach = { $cell } ist unerreichbar, selbst mit { $mp } BP.
refused-stands-there = Dort ist dieser Inselbewohner schon.
refused-can-go-there = Dieser Inselbewohner kommt für { $cost } BP nach { $cell }.
refused-cannot-go-on = Auf { $cell } kann niemand bleiben, und mit { $mp } BP geht es von dort nicht weiter.
refused-cannot-run-on = Auf { $cell } liegen schon zwei, und mit { $mp } BP kommt man von dort nicht weiter.
refused-obstacle-there = Auf { $cell } liegt ein Hindernis.
refused-somebody-there = Auf { $cell } steht schon jemand.
refused-row-in-the-fog = Reihe { $row } liegt im Nebel.
refused-woods = Niemand betritt den Wald.
refused-no-such-islander = Diesen Inselbewohner gibt es hier nicht (mehr).
refused-no-way = Dorthin führt kein Weg.
refused-no-endurance = Wer auf { $cell } ist, hat kein Ausdauer-Symbol.
refused-endurance-first = Wer auf { $cell } ist, muss erst mindestens 1 BP verbrauchen, bevor die Ausdauer hilft.
refused-endurance-under = Wer auf { $cell } unten liegt, kommt mit Ausdauer nicht heraus.
refused-endurance-past = Auf { $cell } müsste man weiterlaufen, und Ausdauer reicht nur für ein Feld.
refused-no-bump-alone = Wenn du allein spielst, wird niemand gerempelt.
refused-nobody-to-bump = Da wurde niemand überholt, den man anrempeln könnte.
refused-bump-blocked = { $cell } ist nicht frei für den Angerempelten.
refused-not-with-the-shore = { $cell } ist am Ufer: Dort wird niemand getauscht, gedrängt oder übersprungen.
refused-push-blocked = Von { $cell } geht es nicht weiter: Dahinter ist es versperrt, oder es sind zu viele.
refused-push-three = Drei in einer Reihe brauchen verstärktes Drängen: „push+“.
refused-plain-will-do = Das geht auch einfach, für 2 BP weniger.
refused-squeeze-open = Quetschen geht nur zwischen zwei versperrten Feldern; { $cell } ist offen.
refused-no-obstacle = Klettern geht nur über ein Hindernis; auf { $cell } ist keines.
refused-no-jump = Springen gehört zur Expertenstufe.
refused-stop-on-the-beach = Ein Zwischenhalt geht nur auf dem Strand.
refused-only-the-stern = Vom Ufer aus erreicht man nur das Heck.
refused-no-such-place = So einen Platz hat dieses Boot nicht.
refused-stern-full = { $cell } ist voll: Ein Heck fasst { $room }.
refused-seat-for-others = { $cell } ist ein Platz für: { $kind }.
refused-place-taken = { $cell } ist besetzt, und hier darfst du niemanden verdrängen.
refused-other-place-free = Von { $cell } wird niemand verdrängt, solange ein freier Platz nicht mehr kostet.
refused-people-do-not-add-up = Diese { $count } Inselbewohner können so nicht auf diesem Strand stehen.
refused-area-points-wrong = Keine Chips ergeben die Bereichspunkte { $points }.
refused-trace-hides = Das Protokoll nennt „{ $field }“ nicht, darum lässt sich das Spiel nicht wiederholen.
refused-fog-deck-wrong = Die Nebelkarten können nicht { $cards } sein.

## Falsche Optionen und beschädigte Spielpläne.

error-solo-scenario = Allein spielst du ein Szenario, und ein Szenario spielst du allein; es gibt: { $scenarios }.
error-solo-alone = Ein Szenario hat keine Teams, kein anspruchsvolles Spiel und keine Nebelkarten.
error-scenario-board = Das Szenario „{ $scenario }“ hat seinen eigenen Plan und eigene Chips; lass diese Optionen weg.
error-daily-options = Ein Strand des Tages ist für alle gleich: Nur die Stufe kannst du wählen.
error-unknown-scenario = Es gibt kein Szenario „{ $name }“; es gibt { $scenarios }.
error-board-players = Dieser Plan ist für 2 bis { $most } Personen.
error-family-players = Die Familienstufe ist für höchstens { $most } Personen.
error-grey-chips = Die grauen Chips sind nur für den kleinen Plan.
error-demanding-players = Das anspruchsvolle Spiel ist für zwei Personen auf dem großen Plan.
error-first-game-enhanced = Ein erstes Spiel hat keine verstärkten Bewegungen.
error-team-players = Teams gehen zu viert (zwei Zweierteams) oder zu sechst (zwei Dreierteams oder drei Zweierteams).
error-board-line = Zeile { $line } im Bild des Spielplans ist nicht lesbar: { $detail }.
error-board-wrong = Zeile { $line } im Bild des Spielplans geht nicht auf: { $detail }.

## Page: beach.

beach-label = Der Strand
beach-zoom-in = Vergrößern
beach-zoom-out = Verkleinern
beach-zoom-fit = Den ganzen Strand zeigen
beach-displaced = { $islander } nach { $place }: woandershin schicken

## Page: moving.

moving-where = Wohin, { $islander }? Noch { $mp } BP.
moving-way = { $movements } nach { $cell }: { $cost } BP, dann noch { $left }.
moving-way-repeated = { $movement } × { $count }
moving-way-others = Mitbewegt: { $others }.
moving-way-earns = { $points ->
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
moving-way-costs = { $points ->
    [one] Kostet { $points } Punkt.
   *[other] Kostet { $points } Punkte.
}
moving-way-goes-on = Dort kann niemand bleiben: Danach geht es weiter.
moving-prospect = { $islander }, { $icon }.
moving-prospect-water = { $mp } BP bis zum Wasser.
moving-prospect-no-water = So, wie der Strand liegt, kein Weg zum Wasser.
moving-prospect-seats = { $count ->
    [0] Kein passender Sitz mehr frei im Boot { $tribe }.
    [one] { $count } passender Sitz frei im Boot { $tribe }.
   *[other] { $count } passende Sitze frei im Boot { $tribe }.
}
moving-of = { $islander }, { $icon }, gehört { $who }.
moving-yours = { $islander }, { $icon }, gehört dir.
moving-nobody = { $who }: Niemand kann sich bewegen. Der Zug endet von selbst.
moving-twice = Die Reihenfolge dreht sich um: Du bist zweimal nacheinander am Zug.
moving-stopped = Weiter geht es nicht: Der nächste Schritt ist nicht möglich.
moving-time-up = Die Zeit ist um: Dein Zug ist zu Ende.
moving-why = { $movement }: { $reason }
moving-hint-end = Eine gute Idee jetzt: den Zug beenden.
moving-thinking = Ich denke nach …
moving-sure = { $mp ->
    [0] Jemand könnte noch umsonst weiterlaufen. Zug beenden?
   *[other] { $mp } BP wären noch zu nutzen. Zug beenden?
}

moving-go = Los
moving-take = Nehmen
moving-end = Zug beenden
moving-end-anyway = Beenden
moving-keep-moving = Weiterziehen
moving-never-ask = Nicht mehr fragen
moving-undo = Zurücknehmen, bis dein Zug endet
moving-sure-done = Deinen Zug beenden?
moving-start-again = Zug neu beginnen
moving-next-way = Anderer Weg ({ $number } von { $count })
moving-list = Wer gewählt werden kann
moving-hint = Tipp
moving-show-again = Letzten Zug noch einmal zeigen
moving-instead = Dorthin: { $islander } ({ $mp } BP)

moving-free = frei
moving-obstacle = Hindernis
moving-seat = Sitz für: { $kind }
moving-able = wählbar
moving-lit = erreichbar für { $mp } BP
moving-beach = Strand und Boote

keys-beach = von Feld zu Feld gehen
keys-zoom = näher, weiter weg, der ganze Strand
keys-touch = wählen; noch einmal: ausführen
keys-next-way = anderer Weg
keys-start-again = deinen Zug neu beginnen
keys-end = deinen Zug beenden
keys-hint = ein Tipp
keys-show-again = den letzten Zug noch einmal zeigen
keys-let-go = loslassen

## Page: panels.

panel-player-colour = { $name } ({ $colour })
panel-phase-select = Auswahl
panel-phase-over = Das Spiel ist aus
panel-last-round = Letzte Runde!
panel-mp-of = Noch { $mp } von { $of } BP
panel-scores = Punkte
panel-scores-now = Der Punktestand
panel-total = Summe
panel-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
panel-category-own-boat = Boot des Stamms
panel-category-areas = Bereiche
panel-category-bonus = Bonuschips
panel-category-missing = Verpasste Boote
panel-category-crew = Zu wenig Besatzung
panel-category-lost = Im Nebel verloren
panel-category-falls = Stürze
panel-category-targets = Verfehlte Ziele
panel-means-own-boat = 3 für jeden dort
panel-means-areas = { $points }
panel-means-areas-printed = wie auf jedem Boot gedruckt
panel-means-bonus = 5 bis 1 für die ersten auf einem Sitz
panel-means-missing = −5 je Boot ohne dich in A bis C
panel-means-crew = −10, wo du am wenigsten brachtest
panel-means-lost = −3 bis −1, je nach Reihe
panel-means-falls = −1 für jeden
panel-means-targets = wie beim Ziel angegeben
panel-players = Spieler
panel-team = Team { $team }
panel-acts = am Zug
panel-acts-select = wählt
panel-lowest = tiefste
panel-beach = { $count } am Strand
panel-rescued = { $count } gerettet
panel-lost = { $count } verloren
panel-order = Reihenfolge
panel-order-done = war schon dran
panel-order-fog = Dann kommt der Nebel, und die Reihenfolge dreht sich um
panel-order-back = Dann wieder zurück
panel-track = Der Nebel
panel-track-means = Runden, bis er da ist, diese mitgezählt
panel-row = Reihe { $row }
panel-shore = Ufer
panel-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
panel-rounds-range = { $from } bis { $to } Runden
panel-cards-left = Nebelkarten im Stapel
panel-cards-turned = Aufgedeckt
panel-card = { $letter ->
    [A] 1 Schritt
    [B] 2 Schritte
   *[C] kein Schritt
}
panel-targets = Ziele
panel-target-met = erreicht
panel-target-open = noch nicht erreicht
panel-picks = Wer wählt als Nächstes?
panel-list = Liste
panel-list-water = Weg zum Wasser
panel-list-boat = Boot
panel-list-type = Typ
panel-to-water = bis zum Wasser
panel-no-way = kein Weg zum Wasser
panel-seats-left = { $count ->
    [0] kein Sitz frei
    [one] { $count } Sitz frei
   *[other] { $count } Sitze frei
}
panel-list-taken = Wer hat wen?
panel-reckoning = Die Abrechnung
panel-reckoning-all = Alles zählen
panel-reckoning-close = Strand ansehen
panel-counting = Gezählt wird: { $category }
ask-select = Wähle jemanden aus.
ask-move = { $mp ->
    [0] Keine BP mehr: Beende den Zug, oder nimm etwas zurück.
   *[other] Wen bewegst du? Du hast { $mp } BP.
}
ask-go-on = Dein { $islander } auf { $cell } muss jetzt weiter ({ $mp } BP).
outcome-tie = Gleichstand: Es zählt, wer weniger verloren hat, dann, wer mehr Stammesgenossen gerettet hat.
outcome-two = Zu zweit verliert die tiefste Farbe: { $name } hat sie, { $colour } mit { $points }.
outcome-two-shared = Beide haben eine tiefste Farbe mit { $points } Punkten und teilen sich den Sieg.
outcome-team-total = Team { $team } hat die höchste Summe: { $points }.
outcome-team-shared = Die Teams haben gleich viel, zusammen je { $points }, und teilen sich den Sieg.
outcome-team-lowest = { $count ->
    [one] { $names } hat am wenigsten von allen, { $points }, und dieses Team kann nicht gewinnen.
   *[other] { $names } haben am wenigsten von allen, { $points }, und ihre Teams können nicht gewinnen.
}
outcome-team-all-lowest = In jedem Team hat jemand am wenigsten, { $points }; darum zählen die Summen.
outcome-points = { $points ->
    [one] Ein Punkt mehr als alle anderen.
   *[other] { $points } Punkte mehr als alle anderen.
}
outcome-fewer-lost = Gleich viele Punkte: Weniger Verlorene gaben den Ausschlag, nur { $fewest }.
outcome-more-tribal = Gleich viele Punkte und gleich viele Verlorene: Mehr gerettete Stammesgenossen gaben den Ausschlag, { $most }.
outcome-shared = Gleichstand bei Punkten, Verlorenen und geretteten Stammesgenossen: Der Sieg wird geteilt.
moment-best = Deine beste Rettung: { $islander } auf { $cell } brachte { $points } Punkte.
moment-of-best = Die beste Rettung: { $name } mit { $islander } auf { $cell } für { $points } Punkte.
moment-worst = Dein schlimmster Moment: { $row ->
    [shore] Am Ufer
   *[other] In Reihe { $row }
} holte der Nebel { $count ->
    [one] einen von deinen Leuten
   *[other] { $count } von deinen Leuten
}, { $points }.
moment-of-worst = Der schlimmste Moment: { $row ->
    [shore] Am Ufer
   *[other] In Reihe { $row }
} holte der Nebel { $count ->
    [one] einen Inselbewohner
   *[other] { $count } Inselbewohner
} von { $name }, { $points }.
moment-missed = Was dich am meisten kostete: { $count ->
    [one] ein Boot
   *[other] { $count } Boote
} ohne jemanden von dir, { $points }.
moment-of-missed = Was am meisten kostete: { $name } hatte in { $count ->
    [one] einem Boot
   *[other] { $count } Booten
} niemanden, { $points }.
moment-nobody-lost = Und der Nebel hat niemanden erwischt.

## Page: house.

bot-means-easy = Glaubt, vor dem Nebel sei noch Zeit, übersieht, wen man wegdrängen oder überspringen könnte, vergisst Besatzungen und rennt den Bonuschips nach.
bot-means-steady = Sucht den besten Zug, der jetzt möglich ist; was danach kommt, überlässt er dem Nebel.
bot-means-hard = Probiert seine besten Züge einzeln gegen das aus, was danach alle tun können, und spielt den, der am weitesten führt.
bot-means-patient = Spielt wie „schwer“ und denkt sechzehnmal so viel nach; allein lässt er von der besten Partie, die er gesehen hat, nie ab.

preset-first-game = Erstes Spiel
preset-first-game-means = Kleiner Plan, Familienstufe, keine verstärkten Bewegungen: zum Kennenlernen.
preset-family = Familie
preset-family-means = Kleiner Plan, kein Springen, und zwei dürfen sich einen Platz teilen.
preset-expert = Experten
preset-expert-means = Großer Plan, fünf Boote und alle Bewegungen.
preset-demanding-for-two = Anspruchsvoll zu zweit
preset-demanding-for-two-means = Je drei Farben auf dem großen Plan. Wer die niedrigste von allen sechs hat, verliert.
preset-teams = Teams
preset-teams-means = Zwei Zweierteams auf dem großen Plan; die höchste Summe gewinnt.

option-board-large = Groß
option-board-small = Klein
option-level-family = Familie
option-level-expert = Experten
option-chips-none = Die des Plans
option-chips-white = Weiß
option-chips-grey = Grau
option-hourglass-none = Keine
option-hourglass-60 = 60 Sekunden
option-hourglass-40 = 40 Sekunden
option-teams-none = Keine Teams
option-teams-2x2-total = Zwei Zweierteams, höchste Summe
option-teams-2x2-lowest = Zwei Zweierteams, ohne das niedrigste Ergebnis
option-teams-2x3-total = Zwei Dreierteams, höchste Summe
option-teams-2x3-lowest = Zwei Dreierteams, ohne das niedrigste Ergebnis
option-teams-3x2-total = Drei Zweierteams, höchste Summe
option-teams-3x2-lowest = Drei Zweierteams, ohne das niedrigste Ergebnis
option-fog-uncertainty-none = Nein
option-fog-uncertainty-ab = 1 oder 2 Reihen
option-fog-uncertainty-abc = 0, 1 oder 2 Reihen

## Page: solo.

scenario-daily = Strand des Tages, { $day }
scenario-daily-story-1 = Eine neue Woche, und die Flut meint es gut. Zwölf Inselbewohner vertreten sich die Beine und suchen ihre Boote.
scenario-daily-story-2 = Dreizehn am Strand: Abergläubisch war niemand, bis der Nebel kam.
scenario-daily-story-3 = Mitten in der Woche liegt die Mitte des Strands voller Treibholz. Vierzehn Inselbewohner müssen daran vorbei.
scenario-daily-story-4 = Fünfzehn Inselbewohner streiten, wer den Nebel zuerst gesehen hat. Er wartet die Antwort nicht ab.
scenario-daily-story-5 = Jemand ging wegen eines Huts zurück und nahm einen Freund mit. Sechzehn Inselbewohner, und der Nebel hat den Hut auch gesehen.
scenario-daily-story-6 = Markttag. Siebzehn Inselbewohner, drei Boote, und alle haben mehr gekauft, als sie tragen können.
scenario-daily-story-7 = Sonntags kommt die ganze Familie an den Strand. Achtzehn Inselbewohner, drei Boote und ein Nebel, der niemals ruht.

## Page: learn.

lesson-run = Laufen
lesson-run-about = Ein Feld für 1 BP, in jede Richtung.
lesson-run-1 = Das Ziel: näher zu den Booten. Der blaue Matrose in der Mitte gehört dir, und laufen ist am billigsten. Tippe ihn an: Jeder Ort, den er erreicht, zeigt seinen Preis. Tippe einen an, um den Weg zu sehen, und noch einmal, um zu gehen.
lesson-run-done = Das war Laufen: 1 BP je Feld. Keine andere Bewegung führt auch zurück zum Nebel.

lesson-swap = Tauschen
lesson-swap-about = Den Platz mit einem Nachbarn wechseln.
lesson-swap-1 = Das Ziel: an diesen beiden vorbei, näher ans Wasser. An diesen beiden kommst du nicht vorbei, und hinter ihnen ist kein Platz. Tausche mit einem von ihnen, für 3 BP.
lesson-swap-done = Du bist eine Reihe weiter, der andere eine Reihe zurück. Gefragt wird beim Tauschen niemand.

lesson-push = Drängen
lesson-push-about = Sich Platz verschaffen.
lesson-push-1 = Das Ziel: die nächste Reihe, auch wenn sie besetzt ist. Dein blauer Krieger hat das Symbol dafür: 2 BP statt 3. Tritt auf das Feld des Nachbarn und lass beide weiterrücken.
lesson-push-done = Bis zu zwei in gerader Linie machen dir Platz, nah am Wasser sogar bis ans Ufer.

lesson-squeeze = Quetschen
lesson-squeeze-about = Durch eine Lücke schlüpfen.
lesson-squeeze-1 = Das Ziel: auf die andere Seite, wo der Weg frei ist. Zwischen dem Hindernis und dem schwarzen Krieger ist eine Lücke. Dein Ältester schlüpft hindurch auf das Feld dahinter, für nur 2 BP.
lesson-squeeze-done = Zwei versperrte Felder, die sich berühren, und ein freies dahinter: Mehr braucht es nicht. Ohne Symbol kostet es 4 BP.

lesson-cross = Klettern
lesson-cross-about = Über ein Hindernis.
lesson-cross-1 = Das Ziel: über die Mauer, denn außen herum dauert es zu lange. Dein roter Matrose hat das Symbol dafür: Klettere für 2 BP über ein Hindernis und wähle, wo du dahinter landest.
lesson-cross-done = Geradeaus oder schräg, wie du magst. Andere zahlen 4 BP, Multitalente 3.

lesson-jump = Springen
lesson-jump-about = Über den Kopf eines Nachbarn.
lesson-jump-1 = Das Ziel: in einem Zug an diesen beiden vorbei. Spring über einen der beiden vor dir, geradeaus auf das Feld dahinter. Mit dem Symbol kostet das 2 BP.
lesson-jump-done = Über einen, in gerader Linie, auf ein freies Feld. Springen gehört zur Expertenstufe.

lesson-enhanced = Verstärkte Bewegungen
lesson-enhanced-about = Für 2 BP mehr weiter als sonst.
lesson-enhanced-1 = Das Ziel: in einem Zug an allen vorbei. Hinter dem ersten steht noch jemand. Für 2 BP mehr darf dein Sprung genau dort zwischenhalten. Tippe einen Ort dahinter an: Den Weg findet das Spiel für dich.
lesson-enhanced-2 = Auf einem besetzten Feld bleibt niemand. Zieh sofort weiter, mit einer einfachen Bewegung.
lesson-enhanced-done = Das war verstärkt: einmal 2 BP mehr. Auch Quetschen und Klettern dürfen zwischenhalten; Drängen bewegt drei oder geht um die Ecke.

lesson-endurance = Ausdauer
lesson-endurance-about = Ein Feld umsonst.
lesson-endurance-1 = Das Ziel: zwei Felder mit einem einzigen BP. Nur noch 1 BP. Lauf ein Feld mit deinem Ältesten: Er hat Ausdauer und ist noch nicht müde.
lesson-endurance-2 = Und jetzt noch ein Feld umsonst, vorwärts oder seitwärts.
lesson-endurance-done = Wer im Zug 1 BP verbraucht hat, geht mit Ausdauer einen Schritt umsonst und ruht sich dann aus.

lesson-shore = Ufer und Stege
lesson-shore-about = Wo die Leute übereinanderliegen.
lesson-shore-1 = Das Ziel: auf den Steg, wo der Nebel niemanden holt. Hier ist es voll. Lauf auf ein Feld am Ufer, wo schon jemand ist: Auf einen darfst du dich legen, an zweien musst du vorbei.
lesson-shore-2 = Lauf jetzt weiter auf den Steg. Wen du überholst, den darfst du auch anrempeln.
lesson-shore-done = In Sicherheit auf dem Steg! Von einem Feld mit zweien wegzulaufen kostet 1 BP mehr, der erste Schritt unter jemandem hervor auch.

lesson-boats = Boote
lesson-boats-about = Platz nehmen und andere verdrängen.
lesson-boats-1 = Das Ziel: deine beiden auf ihre Sitze, denn nur Boote bringen Punkte. Dein Ältester steht auf dem Steg neben einem Sitz für Älteste im blauen Boot. Setz dich: 1 BP, und der höchste übrige Bonuschip gehört dir.
lesson-boats-2 = Jetzt dein Stammesgenosse: Auf seinem Sitz sitzt jemand von Rot. Das Boot gehört deinem Stamm, also verdränge ihn.
lesson-boats-done = Der Stamm des Boots geht vor; der andere findet einen anderen Platz. Jeder im Boot seines Stamms bringt dir 3 Punkte.

lesson-first-game = Erstes Spiel
lesson-first-game-about = Ein kleines Spiel bis zum Ende, mit einem Coach an deiner Seite.
lesson-first-game-goal = Das Ziel: die meisten Punkte. Bring deine Leute vor dem Nebel in die Boote. Sitze zählen nach Bereich, 3 mehr im Boot des Stamms, ein Bonus für die Ersten; ein Boot ohne dich kostet 5, Verlorene 1 bis 3.
lesson-first-game-select = Reihum nehmen sich alle Inselbewohner. Wer nah am Wasser steht, hat es nicht weit: der auf { $cell } zum Beispiel.
lesson-first-game-select-wait = Die anderen wählen. Schau, wen sie dir übrig lassen.
lesson-first-game-select-near = Noch jemand nah am Wasser? Am nächsten steht der auf { $cell }.
lesson-first-game-select-boats = Denk an die Boote: 3 Punkte für jeden im Boot seines Stamms, 5 Punkte Abzug für ein Boot ohne jemanden von dir. Misch die Stämme.
lesson-first-game-select-icons = Achte jetzt auf die Symbole: Drängen, Quetschen und Klettern helfen billig aus dem Gedränge.
lesson-first-game-move = Du hast { $mp } BP für alle deine Leute zusammen. Tippe jemanden an: Du siehst, wohin er kann und was das kostet.
lesson-first-game-go-on = Hier kann niemand bleiben: Zieh weiter.
lesson-first-game-spent = Keine BP mehr: Beende deinen Zug.
lesson-first-game-watch = Die anderen ziehen. Die Reihenfolge dreht sich jede Runde um, wer zuletzt dran war, ist also gleich noch einmal dran.
lesson-first-game-fog = Der Nebel hat Reihe { $row } verschluckt, und nach jeder Runde kommt die nächste dran. Von dort kehrt niemand zurück.
lesson-first-game-danger = Vorsicht: Nach dieser Runde holt sich der Nebel { $row ->
    [S] das Ufer
   *[other] Reihe { $row }
}, und dort { $count ->
    [one] steht noch jemand von dir
   *[other] stehen noch { $count } von dir
}.
lesson-first-game-water = Jemand von dir ist nah am Wasser. An Ufer und Stegen läufst du nur, 1 BP je Feld.
lesson-first-game-shore = Lauf vom Ufer auf einen Steg. Je weiter draußen, desto besser die Sitze.
lesson-first-game-pier = Vom Steg kommst du für 1 BP auf einen Sitz für deinen Typ daneben. Die Ersten in einem Boot bekommen auch einen Bonuschip.
lesson-first-game-boats = So wie es steht, verlierst du { $points } Punkte für Boote ohne jemanden von dir. Schick jemanden hin!
lesson-first-game-free-pier = Auf dem Steg ist man sicher, aber er bringt keine Punkte. Noch { $mp } BP: Ein Sitz daneben kostet 1, weiter weg je Bereich 2 mehr.
lesson-first-game-free-back = Dein Hinterster steht auf { $cell }, und der Nebel ist dort in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}. Noch { $mp } BP: Bring ihn nach vorn, denn wer verloren geht, kostet Punkte.
lesson-first-game-free = Noch { $mp } BP. Rette die Hintersten vor dem Nebel, oder bring jemanden an Bord.
lesson-first-game-last = Die letzte Runde! Sicher sind jetzt nur Boote und Stege, und auf ein Stegfeld passen beliebig viele.
lesson-first-game-won = { $points } Punkte, du gewinnst! Jetzt kennst du das Spiel.
lesson-first-game-end = { $points } Punkte, und jetzt kennst du das Spiel. Das nächste gewinnst du!

lesson-hint-other = Schön, aber das war etwas anderes. Nimm es zurück, oder versuch es von hier aus.
lesson-hint-over = Dein Zug ist vorbei. Fang von vorn an, das geht schnell.

picture-neighbours = Vorwärts heißt zum Meer, hier nach unten; rückwärts zum Nebel.
picture-angled = Um die Ecke: Alle Gedrängten gehen um 60° versetzt weiter.
picture-stop-over = Über den einen auf den anderen, und sofort weiter.
picture-endurance = Der erste Schritt kostet 1 BP, der zweite nichts.
picture-run-on = Am Ufer an jemandem vorbei und weiter auf den Steg.
picture-bump = Wer überholt wird, kann angerempelt werden.
picture-way-in = Was es von diesem Feld aus kostet, in BP.
picture-drive-off = Der Stamm des Boots setzt sich; der andere findet den nächsten freien Sitz.
picture-own = für jeden Inselbewohner im Boot seines Stamms
picture-areas = für einen Platz in Bereich A, B, C oder im Heck D
picture-bonus = für die ersten fünf auf den Sitzen eines Boots
picture-missing = für jedes Boot ohne jemanden von dir in A bis C
picture-lost = für jeden Verlorenen: Reihen H bis K, Reihen E bis G, dann A bis D und das Ufer

## Die Regeln in unseren eigenen Worten, nummeriert wie die Regelseite.

rules-title-1 = Der Ort
rules-1-1 = Der Strand hat Reihen von Sechseckfeldern, mit Buchstaben vom Nebel zum Meer: K bis A auf dem großen Plan, I bis A auf dem kleinen. Dann kommen das Ufer, die Stege und die Boote. C4 ist das vierte Feld von links in Reihe C.
rules-1-2 = Jedes Feld hat bis zu sechs Nachbarn: zwei vorwärts (zum Meer), zwei seitwärts, zwei rückwärts (zum Nebel).
rules-1-3 = In jeder Reihe liegen auf einigen Feldern Hindernisse, und ein paar sind leer; auf den übrigen stehen Inselbewohner.
rules-1-4 = An beiden Enden zweier Reihen steht Wald. Den betritt nie jemand.
rules-1-5 = Jedes Boot liegt zwischen zwei Stegen. Ein Steg hat drei Felder: P2.1 am Ufer, P2.3 am weitesten draußen. Feld 1 berührt Bereich C der Boote daneben, Feld 2 Bereich B, Feld 3 Bereich A. Das Heck D berührt das Ufer.
rules-1-6 = Jeder Sitz in Bereich A, B und C ist für einen Typ, links, in der Mitte oder rechts. Das Heck fasst drei von jedem Typ.
rules-1-7 = Wer im Nebel verloren geht, kostet 3 Punkte in Reihe H bis K, 2 in Reihe E bis G, 1 in Reihe A bis D und am Ufer.

rules-title-2 = Die Leute
rules-2-1 = Es gibt fünf Stämme (grün, blau, schwarz, rot, lila) und fünf Typen (Häuptling, Ältester, Matrose, Krieger, Stammesgenosse). Jeder Inselbewohner hat ein Symbol: drängen, quetschen, klettern, springen, Multitalent oder Ausdauer.
rules-2-2 = Auf dem großen Plan beginnen 60 Inselbewohner, auf dem kleinen 32; dort leben nur Blau, Schwarz und Rot. Zu dritt bleiben auf dem kleinen Plan zwei Stammesgenossen draußen.
rules-2-3 = Welches Symbol jemand hat, steht auf dem Chip; auf dem Plan zeigt es der Buchstabe.

rules-title-3 = Der Aufbau
rules-3-1 = Zwei bis sechs Personen teilen die Inselbewohner gleichmäßig auf; zu zweit spielt ihr je zwei Farben. Auf dem kleinen Plan spielt ihr zu zweit bis viert.
rules-3-2 = Hindernisse und Inselbewohner werden Reihe für Reihe zufällig ausgelegt. Nie berühren sich mehr als drei Hindernisse, und nie mehr als drei den Wald.
rules-3-3 = Vier Chips sagen, was die Bereiche in diesem Spiel zählen: A 6 oder 5, B 5 oder 4, C 4 oder 3, D 2 oder 1.
rules-3-4 = An jedem Boot liegen Bonuschips 5, 4, 3, 2, 1, der höchste oben.
rules-3-5 = Der Nebel beginnt ein paar Schritte vor dem Strand, dann nimmt er Reihe um Reihe und zuletzt das Ufer.
rules-3-6 = Das Los bestimmt, wer beginnt; die anderen folgen im Uhrzeigersinn. Zu zweit wechseln sich die Farben ab.

rules-title-4 = Der Ablauf
rules-4-1 = Wählen: Ihr nehmt immer einen Inselbewohner, die letzte Farbe zuerst, dann hinauf zur ersten und wieder hinunter, bis alle gewählt sind.
rules-4-2 = Bewegen: In deinem Zug hast du 7 Bewegungspunkte (BP) für deine Leute, in beliebiger Reihenfolge und Mischung. Was übrig bleibt, verfällt. Die Reihenfolge dreht sich jede Runde um, wer zuletzt dran war, ist also gleich noch einmal dran.
rules-4-3 = Nach jeder Runde zieht der Nebel einen Schritt weiter. Wer auf der Reihe steht, die er erreicht, ist verloren, und niemand betritt sie mehr. Erreicht er das Ufer, oder ist niemand mehr auf Strand, Ufer und Stegen, endet das Spiel.

rules-title-5 = Bewegen auf dem Strand
rules-5 =
    Laufen, 1 BP: auf ein Nachbarfeld, in jede Richtung. Alle anderen Bewegungen gehen nur vorwärts oder seitwärts, und alle enden auf einem leeren Feld oder am Ufer.
    Tauschen, 3 BP: den Platz mit einem Nachbarn wechseln.
    Drängen, 3 BP (2 mit Symbol): auf das Feld eines Nachbarn treten; bis zu zwei in gerader Linie rücken eins weiter.
    Quetschen, 4 BP (2 mit Symbol, 3 als Multitalent): zwischen zwei versperrten Feldern hindurch, die sich berühren, auf das Feld dahinter.
    Klettern, 4 BP (2 mit Symbol, 3 als Multitalent): über ein Hindernis auf eines der drei Felder dahinter.
    Springen, 3 BP (2 mit Symbol), Expertenstufe: über einen Nachbarn geradeaus auf das Feld dahinter.
rules-5-1 = Verstärkt, 2 BP mehr: drei drängen, oder sie um 60° um die Ecke drängen; oder beim Quetschen, Klettern oder Springen auf einem besetzten Feld des Strands zwischenhalten (Springen dann auch um 60° versetzt). Nach einem Zwischenhalt muss derselbe Inselbewohner sofort eine zweite, einfache Bewegung machen, die auf einem leeren Feld oder am Ufer endet.
rules-5-2 = Ausdauer: Wer dieses Symbol hat und im Zug schon 1 BP verbraucht hat, darf später im Zug noch ein Feld vorwärts oder seitwärts laufen, umsonst. Danach ruht dieser Inselbewohner bis zum nächsten Zug.
rules-5-3 = Vom Strand aus tauschst du mit niemandem am Ufer, drängst dort niemanden, quetschst dich an niemandem vorbei und springst über niemanden.

rules-title-6 = Ufer und Stege
rules-6-1 = Hier wird nur gelaufen, 1 BP je Feld, in jede Richtung, auch zurück auf den Strand.
rules-6-2 = Auf einem Feld mit einem Inselbewohner darfst du anhalten und obendrauf fallen, oder mit der nächsten Aktion weiterlaufen.
rules-6-3 = Auf einem Feld mit zweien musst du weiterlaufen, und dieser Schritt kostet 1 BP mehr.
rules-6-4 = Anrempeln: Läufst du weiter, darfst du den Überholten auf ein freies Feld daneben oder dahinter schubsen; nie in ein Boot, auf einem Steg nur ein Feld zurück.
rules-6-5 = Wer unter jemandem liegt, zahlt für den ersten Schritt 1 BP mehr.
rules-6-6 = In der letzten Runde, die mit dem Nebel auf Reihe A beginnt, fasst ein Stegfeld beliebig viele.

rules-title-7 = Boote
rules-7-1 = Alle dürfen in jedes Boot. Ein Sitz ist für seinen Typ; das Heck ist für alle da, solange Platz ist.
rules-7-2 = Von einem Stegfeld kostet es 1 BP auf einen Platz im Bereich daneben, auf deiner Seite oder in der Mitte. Die andere Seite kostet 2 BP mehr, jeder Bereich weiter auch. Vom Ufer aus erreichst du nur das Heck.
rules-7-3 = In einem Boot setzt du dich um: 2 BP auf einen anderen Platz im selben Bereich, 2 BP für jeden Bereich weiter. Niemand verlässt ein Boot.
rules-7-4 = Verdrängen: Wer zum Stamm des Boots gehört, darf jemandem von einem anderen Stamm den Platz nehmen, wenn kein freier Platz im Boot gleich viel oder weniger kostet. Experten: Der andere geht auf den nächsten freien Platz, oder ins Heck. Familie: Beide bleiben.
rules-7-5 = Wer als Erstes auf einem Sitz eines Boots Platz nimmt, bekommt den höchsten Bonuschip, die Nächsten den nächsten; jeder Inselbewohner bringt höchstens einen. Das Heck bringt keinen.

rules-title-8 = Punkte
rules-8-1 = 3 Punkte für jeden deiner Inselbewohner im Boot des eigenen Stamms.
rules-8-2 = 5 Punkte weniger für jedes Boot, in dem du niemanden in Bereich A bis C hast.
rules-8-3 = Für jeden deiner Inselbewohner in einem Boot die Punkte des Bereichs.
rules-8-4 = Für jeden deiner verlorenen Inselbewohner werden die Punkte der Reihe abgezogen.
rules-8-5 = Deine Bonuschips zählen. Auf einem Steg ist man gerettet, verdient aber nichts.
rules-8-6 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger verloren hat, dann wer mehr Stammesgenossen gerettet hat; sonst wird der Sieg geteilt. Zu zweit verliert, wer die niedrigste aller Farben hat.

rules-title-9 = Allein
rules-9-1 = Ein Szenario legt Strand und Ziele fest. Die Stämme sind abwechselnd am Zug; Grün und Lila haben 10 BP, Blau und Rot 9, Schwarz 7.
rules-9-2 = Die Bereiche zählen 5, 4, 3 und 1. Es gibt keine Bonuschips und keine Abzüge für leere Boote; ein verfehltes Ziel kostet, was dabeisteht.
rules-9-3 = Niemand wird gerempelt. Auf der Expertenstufe kostet jede Ankunft auf einem besetzten Feld von Ufer oder Steg 1 Punkt.
rules-9-4 = Deine Summe ergibt eine Rettungsstufe.

rules-title-10 = Optionen
rules-10-1 = Sanduhr: Ein Zug dauert 60 oder 40 Sekunden. Eine angefangene Bewegung wird zurückgenommen, übrige Punkte verfallen.
rules-10-2 = Mindestbesatzung der Boote: Ein Boot legt nur mit genug Leuten in Bereich A und B ab. Bleibt es, zählen seine Bereiche nicht, und wer dort die wenigsten hat, verliert 10 Punkte.
rules-10-3 = Individuelle Bereichspunkte: Jedes Boot hat seine eigenen.
rules-10-4 = Teamspiel: Die höchste Summe gewinnt, oder das Team ohne das niedrigste Einzelergebnis.
rules-10-5 = Anspruchsvolles Spiel zu zweit: je drei Farben, auf dem großen Plan.
rules-10-6 = Ungewisser Nebel: Nach jeder Runde sagt eine Nebelkarte, wie weit der Nebel zieht, A 1 Schritt, B 2, C keinen.
rules-10-7 = Stufen: Familie, bis zu viert, ohne Springen, und wer verdrängt wird, bleibt auch. Die Expertenstufe hat alles. Ein erstes Spiel hat keine verstärkten Bewegungen und die besten Bereichspunkte.

## Was das Labor ändert und misst
constant-mp = Bewegungspunkte eines Zugs
constant-fog = Wie viele Schritte der Nebel von der ersten Reihe entfernt ist
constant-fog-cards = Sichere Nebelkarten oben auf dem Stapel (mit der Option fog-uncertainty)
constant-area-a = Punkte von Bereich A, auf der besseren Seite des Chips
constant-area-b = Punkte von Bereich B, auf der besseren Seite des Chips
constant-area-c = Punkte von Bereich C, auf der besseren Seite des Chips
constant-area-d = Punkte von Bereich D, auf der besseren Seite des Chips
constant-stern = Plätze am Heck eines Boots
measure-lost = Inselbewohner, die der Nebel geholt hat
measure-seated = Inselbewohner in den Booten
measure-area-points = Punkte einer Farbe für Bereiche
measure-bonus-points = Punkte einer Farbe für Bonuschips
