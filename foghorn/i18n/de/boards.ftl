# Die einfache Tafel, für Spiele ohne eigene Zeichnung.

plain-choose = Wähle eine Aktion.
plain-waiting = Am Zug: { $names }.
plain-over = Niemand muss mehr wählen.
plain-no-rules = Zu diesem Spiel gibt es noch keinen Regeltext.
refused-no-such-action = „{ $given }“ ist keine Aktion dieses Spiels.
refused-not-your-turn = Du hast gerade nichts zu wählen.
refused-not-allowed = „{ $action }“ ist jetzt nicht möglich.
