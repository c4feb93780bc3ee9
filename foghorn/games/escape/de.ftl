# Alles, was The FOG — Escape from Paradise sagt. Die Namen aus den Regeln, unsere eigenen Sätze.

game-tagline = Bring deine Inselbewohner über den überfüllten Strand in die Boote, bevor der Nebel sie holt.
teaser-escape = Bring deine Inselbewohner den Strand hinunter und in die Boote, bevor der Nebel sie verschluckt.
option-players = Wie viele spielen; allein spielst du ein Szenario
option-board = Spielplan: large (groß) für 2 bis 6, small (klein) für 2 bis 4
option-level = Stufe: family (Familie) ohne Springen und mit geteilten Plätzen, expert (Experten) mit allem
option-enhanced = Verstärkte Bewegungen: für 2 BP mehr weiter und um die Ecke
option-chips = Chips der Inselbewohner: weiße (white) auf dem großen Plan, graue (grey) oder weiße auf dem kleinen
option-minimum-crew = Mindestbesatzung der Boote: Ein Boot legt nur mit genug Leuten in Bereich A und B ab
option-individual-points = Individuelle Bereichspunkte: Jedes Boot hat seine eigenen
option-hourglass = Sanduhr: Sekunden pro Zug
option-teams = Teamspiel: wie viele × wie groß; es gewinnt die höchste Summe (total) oder das Team ohne das niedrigste Ergebnis (lowest)
option-demanding = Anspruchsvolles Spiel zu zweit: je drei Farben, auf dem großen Plan
option-fog-uncertainty = Ungewisser Nebel: Mit den Karten ab zieht er 1 oder 2 Reihen weiter, mit abc auch mal 0
option-scenario = Szenario für eine Person
option-first-game = Erstes Spiel: keine verstärkten Bewegungen, die besten Bereichspunkte

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
event-game-scored = { $who }: { $parts }; zusammen { $total }.
event-game-scored-solo = { $parts }; zusammen { $total }.
event-game-ended = { $names } gewinnt mit { $points } { $count ->
    [one] Punkt
   *[other] Punkten
}!
event-game-ended-several = { $names } gewinnen gemeinsam!
event-undone = { $name } nimmt die letzte Wahl zurück.

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
target-rescue = Ziel: { $count } × { $islander } retten, sonst { $points } Punkte weniger.
target-at-home = Ziel: { $count } × { $islander } auf einem Sitz im Boot des eigenen Stamms, sonst { $points } Punkte weniger.
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
board-target-rescue = { $count } × { $islander } retten
board-target-at-home = { $count } × { $islander } auf einem Sitz im eigenen Boot
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
error-unknown-scenario = Es gibt kein Szenario „{ $name }“; es gibt { $scenarios }.
error-board-players = Dieser Plan ist für 2 bis { $most } Personen, nicht für { $players }.
error-family-players = Die Familienstufe ist für höchstens { $most } Personen.
error-grey-chips = Die grauen Chips sind nur für den kleinen Plan.
error-demanding-players = Das anspruchsvolle Spiel ist für zwei Personen auf dem großen Plan.
error-team-players = Teams von { $teams } passen nicht zu { $players } Personen.
error-board-line = Zeile { $line } im Bild des Spielplans ist nicht lesbar: { $detail }.
error-board-wrong = Zeile { $line } im Bild des Spielplans geht nicht auf: { $detail }.

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
