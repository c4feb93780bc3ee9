# Die einfache Tafel, für Spiele ohne eigene Zeichnung.

plain-choose = Wähle eine Aktion.
plain-waiting = Am Zug: { $names }.
plain-over = Niemand muss mehr wählen.
plain-no-rules = Zu diesem Spiel gibt es noch keinen Regeltext.
