# Alles, was WHAT the FOG?! sagt. Eigene Sätze, übliche Namen.

game-tagline = Mach das Wetter der Woche und sag genau vorher, wie viele Tage du beanspruchst.
option-long-game = Langes Spiel
option-long-game-means = Jede Tagestafel beginnt leer.

bot-means-easy = Vergisst offene Karten, verschätzt sich ab und zu bei einem Tag und sagt voraus, was er sich erhofft.
bot-means-steady = Legt für die eigene Hand, sagt die Tage voraus, die er wahrscheinlich beansprucht, und gibt wenig preis.
bot-means-hard = Spielt jede Wahl immer wieder bis zum Ende der Runde durch und verdirbt auch deine Vorhersagen.
bot-means-patient = Spielt wie „schwer“ und denkt sechzehnmal so viel nach: für alle, die Zeit haben.

statistic-exact = genau
statistic-predicted = vorhergesagt
statistic-claimed = beansprucht
history-exact = Genaue Vorhersagen

## Wörter, die Sätze füllen.

word-rain = Regen
word-snow = Schnee
word-fog = Nebel
word-clouds = Wolken
word-thunder = Gewitter
word-sun = Sonne

word-return = zurücklegen
word-pick = nehmen
word-place = legen
word-swap = tauschen
word-reveal = aufdecken
word-advance = vorrücken
word-pass = passen
word-discard = abwerfen

## Symbole in drei Buchstaben, wo wenig Platz ist.

short-rain = Reg
short-snow = Sch
short-fog = Neb
short-clouds = Wol
short-thunder = Gew
short-sun = Son

## Ein Buchstabe je Symbol, für die Ecke eines Plättchens oder einer Karte: alle verschieden.

letter-rain = R
letter-snow = S
letter-fog = N
letter-clouds = W
letter-thunder = G
letter-sun = O

## Die vier Tageszeiten, höchstens neun Buchstaben.

time-morning = Morgen
time-midday = Mittag
time-evening = Abend
time-night = Nacht

names-joined = { $first } und { $last }

## Der Tisch. Was an schmaler Stelle steht, ist so kurz wie auf Englisch.

board-round = Runde { $round } von { $rounds }
board-long-game = langes Spiel
board-turn-pick = { $name } nimmt
board-turn-place = { $name } legt { $symbol }
board-turn-swap = { $name } tauscht eine Karte
board-turn-reveal = alle decken eine Karte auf
board-turn-predict = { $name } macht eine Vorhersage
board-turn-discard = alle werfen eine Karte ab
board-day = Tag { $day }
board-barometer = Barometer
board-piles = Stapel
board-empty = leer
board-held = Zu legen
board-supply = Vorrat
board-deck = Kartenstapel
board-discards = Ablage
board-no-discards = Ablage leer
board-players = Am Tisch
board-hand = Hand
board-revealed = aufgedeckt
board-sheet = Wertungsblatt
board-sign-awaited = muss wählen
board-sign-starter = beginnt
board-sign-chosen = hat gewählt
board-your-hand = { $name }: { $count ->
    [0] keine Karten auf der Hand
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-your-choice = verdeckt gewählt:
board-claims = Beansprucht in Runde { $round }
board-opened = Offen ausgelegte Karten

## Die Frage an alle, die wählen müssen, und an alle, die warten.

prompt-pick = { $name }, nimm das oberste Plättchen eines Stapels.
prompt-place = { $name }, auf welchen Tag legst du dieses Plättchen ({ $symbol })?
prompt-swap = { $name }, welche Karte tauschst du gegen eine vom Kartenstapel?
prompt-reveal = { $name }, wähle verdeckt eine Karte zum Aufdecken.
prompt-predict = { $name }, rückst du deinen Pfeil vor oder passt du?
prompt-discard = { $name }, welche Karte wirfst du verdeckt ab?

prompt-wait-pick = { $names } wählt ein Plättchen.
prompt-wait-place = { $names } sucht einen Tag für { $symbol }.
prompt-wait-swap = { $names } tauscht eine Karte.
prompt-wait-reveal = Wir warten noch auf { $names }.
prompt-wait-predict = { $names } macht eine Vorhersage.
prompt-wait-discard = Wir warten noch auf { $names }.

## Die Zeilen des Menüs.

choice-pick = { $symbol } von Stapel { $pile } ({ $count ->
    [one] das letzte dort
   *[other] { $count } im Stapel
})
choice-return = alle drei Plättchen ({ $symbol }) in den Vorrat
choice-place = Tag { $day }, { $time }
choice-then-swap = Karte tauschen
choice-then-reveal = alle decken auf
choice-then-predict = Tag voll
choice-advance = Pfeil vor auf { $arrow }
choice-pass = passen, Pfeil bleibt auf { $arrow }
choice-swap = { $symbol } tauschen ({ $count } auf der Hand)
choice-reveal = { $symbol } aufdecken ({ $count } auf der Hand)
choice-discard = { $symbol } abwerfen ({ $count } auf der Hand)

## Was geschah.

event-game-started = { $names } setzen sich an den Tisch: WHAT the FOG?!
event-choice-made = { $name } hat gewählt.
event-undone = { $name } nimmt die letzte Wahl zurück.
event-round-started = Runde { $round }: { $days } Tage, { $name } beginnt.
event-tokens-returned = { $name } legt drei Plättchen ({ $symbol }) in den Vorrat zurück.
event-token-picked = { $name } nimmt { $symbol } von Stapel { $pile }.
event-pile-rebuilt = Stapel { $pile } war leer und ist neu gebildet, mit { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}.
event-token-placed = { $name } legt { $symbol } auf Tag { $day }, { $time }.
event-card-swapped = { $name } wirft { $symbol } offen ab und zieht eine Karte.
event-card-swapped-drawn = { $name } wirft { $symbol } offen ab und zieht { $drawn }.
event-deck-reshuffled = Der Kartenstapel war leer; die Ablage wird zum neuen Stapel gemischt.
event-cards-revealed = { $name } deckt { $symbol } auf.
event-predicted-advance = { $name } rückt den Pfeil auf { $arrow } vor.
event-predicted-pass = { $name } passt und bleibt auf { $arrow }.
event-cards-discarded = Alle werfen eine Handkarte verdeckt ab.
event-cards-discarded-known = { $name } wirft { $symbol } verdeckt ab.
event-cards-opened = { $name } legt aus: { $cards }.
event-cards-opened-none = { $name } hat keine Karten auszulegen.
event-days-claimed = Tag { $day }: { $count ->
    [one] { $names } beansprucht ihn mit { $influence }
   *[other] { $names } beanspruchen ihn mit { $influence }
}{ $rest }.
event-days-claimed-nobody = Tag { $day }: Niemand hat Einfluss, niemand beansprucht ihn.
event-round-scored = { $name }: { $prediction } vorhergesagt, { $claimed } beansprucht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
event-game-ended = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
event-game-ended-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
event-game-ended-tie-break = { $names } gewinnt bei Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
## Dasselbe über die, die es lesen.

ask-pick = Du bist dran: Nimm das oberste Plättchen eines Stapels.
ask-place = Du bist dran: Auf welchen Tag legst du dieses Plättchen ({ $symbol })?
ask-swap = Du bist dran: Welche Karte tauschst du gegen eine vom Kartenstapel?
ask-reveal = Du bist dran: Wähle verdeckt eine Karte zum Aufdecken.
ask-predict = Du bist dran: Rückst du deinen Pfeil vor oder passt du?
ask-discard = Du bist dran: Welche Karte wirfst du verdeckt ab?
you-event-choice-made = Du hast gewählt.
you-event-undone = Du nimmst deine letzte Wahl zurück.
you-event-round-started = Runde { $round }: { $days } Tage, du beginnst.
you-event-tokens-returned = Du legst drei Plättchen ({ $symbol }) in den Vorrat zurück.
you-event-token-picked = Du nimmst { $symbol } von Stapel { $pile }.
you-event-token-placed = Du legst { $symbol } auf Tag { $day }, { $time }.
you-event-card-swapped = Du wirfst { $symbol } offen ab und ziehst eine Karte.
you-event-card-swapped-drawn = Du wirfst { $symbol } offen ab und ziehst { $drawn }.
you-event-cards-revealed = Du deckst { $symbol } auf.
you-event-predicted-advance = Du rückst deinen Pfeil auf { $arrow } vor.
you-event-predicted-pass = Du passt und bleibst auf { $arrow }.
you-event-cards-discarded-known = Du wirfst { $symbol } verdeckt ab.
you-event-cards-opened = Du legst aus: { $cards }.
you-event-cards-opened-none = Du hast keine Karten auszulegen.
you-event-days-claimed = Tag { $day }: { $count ->
    [one] Du beanspruchst ihn mit { $influence }
   *[other] Du und { $names } beansprucht ihn mit { $influence }
}{ $rest }.
event-days-claimed-rest = { $name }: { $influence }
you-event-round-scored = Du: { $prediction } vorhergesagt, { $claimed } beansprucht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
you-event-game-ended = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
you-event-game-ended-shared = Du und { $names } teilt euch den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
you-event-game-ended-tie-break = Du gewinnst bei Gleichstand mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!

## Der Tisch auf der Webseite.

board-table = Der Tisch
board-bonus = Genau getroffen: Vorhersage + { $points }
day-free = Tag { $day }, { $time } ist frei
day-free-then = { $free }: { $then }
day-full = Tag { $day } ist voll
day-tokens = Darauf: { $tokens }
day-claimed = Beansprucht von { $names } mit { $influence }
day-claimed-nobody = Von niemandem beansprucht
pile-empty = Stapel { $pile } ist leer
card-held = { $symbol }, { $count } auf der Hand
card-chosen = { $symbol }, { $count } auf der Hand: verdeckt gewählt
card-shown = { $symbol }, aufgedeckt: { $count }
discards-order = Offen, die älteste zuerst.
do-advance = Vor auf { $arrow }
do-pass = Passen bei { $arrow }
since-placed = Neu: { $symbol }, gelegt von { $name }
since-passed = gepasst
since-advanced = Pfeil auf { $arrow }
since-swapped = getauscht
undo-until-next = bis der Nächste wählt
undo-until-mine = bis zu deiner nächsten Wahl
undo-until-all = bis alle gewählt haben
do-return = Alle drei zurück ({ $symbol })
do-hint = Tipp
do-hint-take = Dem Tipp folgen
player-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
player-arrow = Pfeil auf { $arrow }
player-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sheet-round = Runde { $round }
sheet-points = Punkte
sheet-total = Summe
prompt-round-over = Runde { $round } ist vorbei.
sheet-means = ? vorhergesagt, ! beansprucht. Genau: Vorhersage + Nummer der Runde; sonst verlierst du die Differenz.
reckoning-title = Runde { $round }: Wer beansprucht welchen Tag?
reckoning-again = Wie Runde { $round } endete
reckoning-cards = Karten
reckoning-exact = genau: { $prediction } + { $bonus }
reckoning-off = um { $count } daneben
reckoning-all = Alles zeigen
reckoning-go-on = Weiter
reckoning-close = Tisch ansehen
ending-exact = { $count } von { $rounds } genau
decided-points = { $points ->
    [one] Ein Punkt mehr als alle anderen.
   *[other] { $points } Punkte mehr als alle anderen.
}
decided-days = Gleich viele Punkte: Mehr beanspruchte Tage in Runde { $round } gaben den Ausschlag, { $most } zu { $next }.
decided-set = Gleich viele Punkte und gleich viele Tage in Runde { $round }: Die größere Gruppe eines Symbols gab den Ausschlag, { $most } zu { $next } Karten.
decided-shared = Gleichstand bei Punkten, bei den Tagen in Runde { $round } und bei der größten Gruppe eines Symbols: Der Sieg wird geteilt.
moment-best = Deine beste Runde war Runde { $round }: { $prediction } vorhergesagt, { $claimed } beansprucht, { $points }.
moment-of-best = Die beste Runde: { $name } in Runde { $round }, { $prediction } vorhergesagt, { $claimed } beansprucht, { $points }.
moment-nearest = Am nächsten dran warst du in Runde { $round }: um { $off } daneben.
moment-of-nearest = Niemand lag genau richtig; am nächsten dran war { $name } in Runde { $round }: um { $off } daneben.
moment-worst = Deine schlechteste Runde war Runde { $round }: { $prediction } vorhergesagt, { $claimed } beansprucht, { $points }.
moment-of-worst = Die schlechteste Runde: { $name } in Runde { $round }, { $prediction } vorhergesagt, { $claimed } beansprucht, { $points }.
moment-flawless = Und keine einzige Vorhersage lag daneben!
aid-show = Zeigen, wer an welchem Tag vorn liegt, soweit du es sehen kannst
aid-lead = Vorn, soweit du siehst: { $names } mit { $influence }
aid-nobody = Soweit du siehst, liegt niemand vorn
new-table-aid = Die Hilfe erlauben, die zeigt, wer an welchem Tag vorn liegt
terms-aid = Die Hilfe, die zeigt, wer an welchem Tag vorn liegt, ist erlaubt
terms-no-aid = Keine Hilfe: Rechne die Tage selbst aus
help-no-aid = An diesem Tisch gibt es keine Hilfe, die zeigt, wer an welchem Tag vorn liegt.
keys-pile = von einem Stapel nehmen
keys-day = auf einen Tag legen
keys-card = eine Karte wählen, von links nach rechts
keys-advance = den Pfeil vorrücken
keys-pass = passen
keys-return = drei gleiche Plättchen zurücklegen
keys-hint = ein Tipp; noch einmal: ihm folgen

## Warum ein Tipp das sagt.

reason-token-gains = Du hast { $cards } × { $symbol }: Auf Tag { $day } steht dein Einfluss dann bei { $mine }, der stärkste der anderen bei etwa { $rival }, und deine Chance auf den Tag steigt von { $before } % auf { $after } %.
reason-token-keeps = Du hast { $cards } × { $symbol }: Auf Tag { $day } steht dein Einfluss dann bei { $mine }, der stärkste der anderen bei etwa { $rival }, und deine Chance auf den Tag bleibt bei { $after } %.
reason-token-surer = Auf Tag { $day } sinkt deine Chance von { $before } % auf { $after } %, und damit wird sicherer, wie viele Tage du beanspruchst: Du kannst etwa { $expected } erwarten, und dein Pfeil steht auf { $arrow }.
reason-token-suits = Auf Tag { $day } sinkt deine Chance von { $before } % auf { $after } %, und das passt zu deiner Vorhersage: Du kannst etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten, und dein Pfeil steht auf { $arrow }.
reason-token-harms-least = Auf Tag { $day } sinkt deine Chance von { $before } % auf { $after } %; kein anderer Tag würde dich weniger kosten.
reason-token-harms = Auf Tag { $day } sinkt deine Chance von { $before } % auf { $after } %.
reason-wanted-by = Auch für { $name } zählt es: { $count } × { $symbol } aufgedeckt.
reason-next-pick = Das Nächstbeste: { $symbol } von Stapel { $pile }, in dieser Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
reason-next-pick-even = Etwa gleich gut: { $symbol } von Stapel { $pile }.
reason-next-place = Das Nächstbeste: Tag { $day }, in dieser Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
reason-next-place-even = Etwa gleich gut: Tag { $day }.
reason-next-swap = Das Nächstbeste: { $symbol } tauschen, in dieser Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
reason-next-swap-even = Etwa gleich gut: { $symbol } tauschen.
reason-next-discard = Das Nächstbeste: { $symbol } abwerfen, in dieser Runde etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
reason-next-discard-even = Etwa gleich gut: { $symbol } abwerfen.
reason-return-gains = Alle drei Stapel zeigen { $symbol }, und du hast { $cards } × { $symbol }: Ein durchschnittliches Plättchen bringt dir etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
reason-return = Alle drei Stapel zeigen { $symbol }, und du hast { $cards } × { $symbol }.
reason-swap = So, wie die Tage liegen, bringt dir eine Karte mit { $symbol } insgesamt { $tokens } Einfluss, eine, die du nicht siehst, im Schnitt { $average }.
reason-reveal-most = Aufgedeckt zählt sie weiter: Du hast { $cards } × { $symbol } auf der Hand, von keinem anderen Symbol mehr, und { $tokens ->
    [0] noch kein Plättchen zeigt es
    [one] { $tokens } Plättchen zeigt es
   *[other] { $tokens } Plättchen zeigen es
}.
reason-reveal = Aufgedeckt zählt sie weiter: Du hast { $cards } × { $symbol } auf der Hand, und { $tokens ->
    [0] noch kein Plättchen zeigt das Symbol
    [one] { $tokens } Plättchen zeigt das Symbol
   *[other] { $tokens } Plättchen zeigen das Symbol
}.
reason-discard-idle = Kein Plättchen zeigt { $symbol }: Die Karte bringt dir nichts.
reason-discard = Ohne sie kannst du etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten, und dein Pfeil steht auf { $arrow }.
reason-discard-same = Auch ohne sie kannst du etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten, und dein Pfeil steht auf { $arrow }.
reason-expected = Du kannst etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten, und dein Pfeil steht auf { $arrow }.
reason-advance-now = Du kannst etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten, und { $best } ist die beste Vorhersage: { $left ->
    [one] Dein Pfeil auf { $arrow } kann jetzt zum letzten Mal vorrücken
   *[other] Dein Pfeil auf { $arrow } muss alle { $left } Male vorrücken, die noch bleiben, auch jetzt
}.
reason-advance-sure = { $sure ->
    [one] { $sure } Tag ist
   *[other] { $sure } Tage sind
} dir so gut wie sicher, mit je mindestens { $chance } %, und dein Pfeil steht auf { $arrow }. Insgesamt kannst du etwa { $expected } erwarten.
reason-pass-enough = Du kannst etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten: Dein Pfeil auf { $arrow } ist weit genug.
reason-pass-wait = Du kannst etwa { $expected ->
    [one] { $expected } Tag
   *[other] { $expected } Tage
} erwarten, und { $best } ist die beste Vorhersage; aber dein Pfeil auf { $arrow } kann danach noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} vorrücken.

## Warum nicht. Ein Platz ist seine Nummer, oder ein Name, wo das Terminal ihn kennt.

refused-no-such-pile = Stapel { $given } gibt es nicht; die Stapel sind 1 bis { $most }.
refused-no-such-day = Tag { $given } gibt es nicht; die Tage sind 1 bis { $most }.
refused-no-such-symbol = „{ $given }“ ist kein Wettersymbol. Tippe rain (Regen), snow (Schnee), fog (Nebel), clouds (Wolken), thunder (Gewitter) oder sun (Sonne).
refused-no-such-action = „{ $given }“ ist keine Aktion dieses Spiels; versuche „pick 2“, „place 4“, „swap sun“ oder „pass“.
refused-game-over = Das Spiel ist vorbei.
refused-not-your-turn = { $seat ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
    [4] Platz 4
    [5] Platz 5
   *[other] { $seat }
} ist dran und muss wählen.
refused-already-chosen = Du hast schon gewählt; noch nicht alle anderen haben das getan.
refused-no-hand-cards = Du hast keine Handkarte, die du wählen könntest.
refused-now-pick = „{ $wanted }“ geht jetzt nicht: Nimm zuerst das oberste Plättchen eines Stapels.
refused-now-place = „{ $wanted }“ geht jetzt nicht: Lege zuerst dein Plättchen auf einen Tag.
refused-now-swap = „{ $wanted }“ geht jetzt nicht: Das belegte Feld verlangt, dass du eine Karte tauschst.
refused-now-reveal = „{ $wanted }“ geht jetzt nicht: Alle wählen eine Karte zum Aufdecken.
refused-now-predict = „{ $wanted }“ geht jetzt nicht: Ein Tag ist voll, also rücke deinen Pfeil vor oder passe.
refused-now-discard = „{ $wanted }“ geht jetzt nicht: Alle werfen eine Handkarte verdeckt ab.
refused-pile-empty = Stapel { $pile } ist leer, und der Vorrat hat nichts mehr für ihn.
refused-return-pile-empty = Zurücklegen geht nur, wenn drei Stapel dasselbe Symbol zeigen; Stapel { $pile } ist leer.
refused-tops-differ = Zurücklegen geht nur, wenn alle drei Stapel dasselbe Symbol zeigen.
refused-day-not-in-round = Tag { $day } liegt nicht auf dem Tisch: Runde { $round } wird mit den Tagen 1 bis { $days } gespielt.
refused-day-full = Tag { $day } ist voll: Auf allen { $parts } Feldern liegt ein Plättchen.
refused-card-revealed = { $count ->
    [one] Deine einzige Karte mit { $symbol } ist aufgedeckt
   *[other] Deine { $count } Karten mit { $symbol } sind aufgedeckt
}, und eine aufgedeckte Karte bleibt bis zum Ende der Runde liegen.
refused-card-stays = Eine aufgedeckte Karte bleibt bis zum Ende der Runde liegen; wähle eine von deiner Hand.
refused-card-missing = Du hast keine Karte mit { $symbol } auf der Hand.
refused-trace-hides = Das Protokoll nennt „{ $field }“ nicht, darum lässt sich das Austeilen nicht wiederholen.
refused-token-not-there = Es ist kein Plättchen { $token } mehr zu ziehen.
refused-cards-do-not-add-up = Diese { $count } Karten sind nicht die, die zu mischen waren.

## Die Regeln in eigenen Worten, nummeriert wie die Regelseite.

rules-title-1 = Was in der Schachtel ist
rules-1-1 = Das Wetter hat sechs Symbole: Regen, Schnee, Nebel, Wolken, Gewitter und Sonne.
rules-1-2 = Es gibt 48 Wetterkarten, acht von jedem Symbol.
rules-1-3 = Es gibt 45 Wetterplättchen mit einem anderen Symbol auf jeder Seite. Du siehst immer nur die Seite, die oben liegt.
rules-1-4 = Sieben Tagestafeln haben je vier Felder, vom Morgen bis zur Nacht. Manche Felder verlangen eine Aktion: tauschen (⇄) oder aufdecken (◉).
rules-1-5 = Zwei bis fünf Personen haben je einen Pfeil auf dem Barometer, das von 0 bis 7 reicht.

rules-title-2 = Eine Runde auslegen
rules-2-1 = Ihr spielt vier Runden, mit 4, 5, 6 und dann 7 Tagen. Alle bekommen eine Karte mehr, als es Tage gibt; der Rest ist der Kartenstapel.
rules-2-2 = Jeder Tag beginnt mit einem zufälligen Plättchen auf seinem ersten Feld. Tag 7 beginnt immer leer. Diese Plättchen lösen keine Aktion aus.
rules-2-3 = Im langen Spiel beginnt jeder Tag leer.
rules-2-4 = Drei Stapel mit je zehn Plättchen liegen bereit, und nur das oberste ist zu sehen. Die übrigen Plättchen sind der Vorrat.
rules-2-5 = Alle Pfeile beginnen auf 0. Das Los bestimmt, wer die erste Runde beginnt (☼); jede Runde rückt der Start einen Platz nach links.

rules-title-3 = Wetterplättchen legen
rules-3-1 = Wenn du dran bist, nimm das oberste Plättchen eines Stapels. Du siehst, was darunter lag, bevor du einen Tag wählst, aber umentscheiden kannst du dich nicht mehr.
rules-3-2 = Lege es, mit derselben Seite nach oben, auf das nächste leere Feld eines Tages, der nicht voll ist.
rules-3-3 = Zeigen alle drei Stapel dasselbe Symbol, darfst du diese drei Plättchen erst in den Vorrat zurücklegen, und noch einmal, wenn auch die neuen gleich sind. Dann nimmst du eines.
rules-3-4 = Ein aufgebrauchter Stapel wird sofort neu gebildet: zehn Plättchen aus dem gemischten Vorrat, oder so viele, wie da sind.
rules-3-5 = Tauschen (⇄): Wer das Plättchen gelegt hat, wirft eine Handkarte offen ab und zieht eine andere vom Kartenstapel.
rules-3-6 = Aufdecken (◉): Alle wählen verdeckt eine Handkarte, dann werden sie gemeinsam aufgedeckt. Eine aufgedeckte Karte behält ihren Einfluss und kann nicht mehr abgeworfen werden.
rules-3-7 = Erst die Aktion, dann die Vorhersage, wenn der Tag voll ist.

rules-title-4 = Vorhersagen
rules-4-1 = Bekommt ein Tag sein viertes Plättchen, wählen alle genau einmal, zuerst wer es gelegt hat und dann im Uhrzeigersinn: Pfeil um 1 vor, oder passen.
rules-4-2 = Danach ist dran, wer links von der Person sitzt, die das Plättchen gelegt hat.
rules-4-3 = Innerhalb einer Runde geht ein Pfeil nie zurück.

rules-title-5 = Tage beanspruchen und werten
rules-5-1 = Sind alle Tage voll, werfen alle eine Handkarte verdeckt ab, nie eine aufgedeckte, und legen die anderen offen aus.
rules-5-2 = Dein Einfluss auf einen Tag: Zähle für jedes seiner Plättchen deine offenen Karten mit diesem Symbol und addiere alles.
rules-5-3 = Wer den meisten Einfluss hat, beansprucht den Tag; bei Gleichstand tun es alle Beteiligten. Ohne Einfluss kein Anspruch.
rules-5-4 = Genau so viele Tage beansprucht wie vorhergesagt? Du bekommst deine Vorhersage plus die Nummer der Runde. Sonst verlierst du die Differenz.

rules-title-6 = Das Ende
rules-6 = Die höchste Summe gewinnt. Bei Gleichstand zählt, wer in Runde 4 mehr Tage beansprucht hat, dann die größte Gruppe eines Symbols, die in Runde 4 offen lag. Ist auch das gleich, wird der Sieg geteilt.

## Was die Bilder auf der Regelseite zeigen.

picture-day = Eine Tagestafel mit Tauschen am Mittag und Aufdecken in der Nacht.
picture-pick = Der Regen wird genommen: Darunter kommt Sonne zum Vorschein, und erst dann wählst du einen Tag.
picture-place = Das nächste leere Feld ist der Abend, also tauschst du dann eine Karte.
picture-return = Dreimal Nebel: Du darfst erst alle drei zurücklegen.
picture-influence = Mit zweimal Sonne und einmal Schnee zählt jedes Sonnenplättchen 2, das Schneeplättchen 1 und Wolken nichts: 2 + 2 + 1 + 0 = 5.
picture-claim = Zwei haben je 5 Einfluss: Beide beanspruchen den Tag.
picture-score = ? ist die Vorhersage, ! die beanspruchten Tage, = die Punkte. Cleo in Runde 3: 3 vorhergesagt, 3 beansprucht, 3 + 3 = 6 Punkte. In Runde 4: 4 vorhergesagt, 1 beansprucht, 3 Punkte weniger.
picture-total = Summe

## Was der Coach der ersten Lektion sagt.

lesson-goal = Das Ziel: die meisten Punkte nach vier Runden. In jeder Runde sagst du vorher, wie viele Tage du beanspruchst. Genau getroffen bringt deine Vorhersage plus die Nummer der Runde; jeder Tag daneben kostet einen Punkt.
lesson-pick = Nimm das oberste Plättchen eines Stapels. Du siehst, was darunter lag, bevor du es legst.
lesson-pick-why = Nimm { $symbol } vom markierten Stapel: Du hast { $count } × { $symbol }, also gibt dir jedes solche Plättchen auf einem Tag dort { $count } Einfluss. Du siehst, was darunter lag, bevor du es legst.
lesson-place = Wohin damit? Ein Plättchen zählt für alle, die Karten mit seinem Symbol haben, und du hast { $count } × { $symbol }.
lesson-swap = Du hast die zwei Pfeile überdeckt: Tausche! Gib eine Karte weg, die du kaum brauchst, und zieh eine andere.
lesson-watch = Jetzt spielt { $name }. Was jemand legt, verrät etwas über die Karten.
lesson-again = Du bist wieder dran. Such ein Plättchen, das zu deinen Karten passt.
lesson-again-place = Wähle den Tag, an dem es dir am meisten hilft.
lesson-eye = Decke diesmal das Auge zu: Dann müssen alle eine Karte aufdecken, und du siehst, was die anderen sammeln.
lesson-reveal = Alle wählen heimlich eine Karte, dann werden sie zusammen aufgedeckt. Sie zählt weiter, aber du wirst sie nicht mehr los.
lesson-wait = Gerade ist nichts zu tun: Schau einfach zu.
lesson-predict = Ein Tag ist voll. Glaubst du, dass du dort am meisten Einfluss hast, rück deinen Pfeil vor; wenn nicht, passe. Der Pfeil geht nie zurück, und nur die genaue Zahl bringt den Bonus, hier + 1.
lesson-play = Jetzt ist es dein Spiel. Fülle die Tage und bring deinen Pfeil auf die Zahl, die du beanspruchen wirst.
lesson-play-watch = { $name } wählt. Was jemand legt, verrät etwas über die Karten.
lesson-play-pick = Die meisten deiner Karten sind { $symbol } ({ $count }). So ein Plättchen macht einen Tag zu deinem; jedes andere hält ihn von jemandem fern.
lesson-play-place = { $symbol } gibt dir überall { $count } Einfluss. Leg es auf einen Tag, den du willst, oder aus dem Weg, wenn es anderen mehr hilft.
lesson-play-predict = Dein Pfeil steht auf { $arrow }; volle Tage: { $full }, noch offen: { $left }. Rück nur vor, wenn du noch einen Tag erwartest: Einer zu viel kostet so viel wie einer zu wenig.
lesson-play-swap = Tausche eine Karte, deren Symbol auf wenigen Tagen liegt: Sie gibt dir keinen Einfluss, die neue vielleicht schon.
lesson-play-reveal = Zeig eine Karte, die du ohnehin behalten willst: Sie zählt weiter und verrät am wenigsten.
hint-choice = Ein Tipp: { $choice }
lesson-discard = Alle Tage sind voll. Alle werfen heimlich eine Handkarte ab. Welche brauchst du nicht?
lesson-claims = Alle Karten liegen offen. Zähl für jedes Plättchen eines Tages deine Karten mit diesem Symbol; wer die meisten hat, beansprucht den Tag.
lesson-score-exact = { $prediction } vorhergesagt, { $claimed } beansprucht: genau richtig! Das macht { $prediction } + 1, weil es Runde 1 ist: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
lesson-score-missed = { $prediction } vorhergesagt, { $claimed } beansprucht: nicht genau, also verlierst du die Differenz. In der nächsten Runde klappt es bestimmt.
lesson-end = Das war die erste von vier Runden; jede bringt einen Tag mehr. Du kennst das Spiel!

## Was das Labor ändert und misst
constant-spare-cards = Karten auf der Hand über die Zahl der Tafeln hinaus
constant-barometer = Höchste Zahl des Barometers: so viele Tage lassen sich höchstens vorhersagen
constant-swaps = Ob die Tagestafeln Tausche verlangen (1) oder nicht (0)
constant-reveals = Ob die Tagestafeln das Aufdecken verlangen (1) oder nicht (0)
measure-exact = Anteil genauer Vorhersagen
measure-predicted = Vorhergesagte Tage je Runde
measure-claimed = Beanspruchte Tage je Runde
