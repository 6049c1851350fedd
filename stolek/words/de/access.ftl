# Hilfe beim Spielen, Vorlesen, Spielen mit einer Taste

help-card = Worum es geht
help-choices = Was kann ich tun?
help-do = Spielen
help-score = Punktestand
help-learn = Lektionen
help-keys = Tasten
help-now = Jetzt
help-no-hints = Was daraus folgt, steht hier nicht: Tipps sind ausgeschaltet.
help-reasons = Wie es dazu kam
help-keys-off = Die Tasten sind in den Einstellungen ausgeschaltet. Die Knöpfe hier gehen.
help-again = Dieselbe Taste noch einmal sagt alles.
help-hurry = schneller weiter
help-arrows = in der Liste von Möglichkeit zu Möglichkeit
help-choose =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
help-choose-how = eine Zahl oder die Pfeiltasten, dann Enter
help-choose-list = Liste
help-table = Tisch
help-table-first = Tisch; das Fragezeichen zeigt die Tasten
help-letters = aäbcdefghijklmnoöpqrsßtuüvwxyz
page-ask-nothing = Dazu gibt es gerade nichts zu sagen.
ask-new = Neu
ask-nothing-new = Nichts Neues.
ask-as-before = { $count } wie eben.
ask-turn = Wer ist dran
ask-now = Welche Runde, was geschieht
ask-hand = Meine Hand
ask-table = Was auf dem Tisch liegt
ask-score = Punkte
ask-last = Was zuletzt geschah
ask-clue = Der Hinweis
ask-why = Warum es so ausging
ask-pictures = Bildbeschreibung, mit jedem Druck die nächste
ask-more = Einzelheiten
set-help = Tipps beim Spielen
set-help-what = was woraus folgt, und Rat; Kinder bekommen Tipps von selbst
set-voice = Für Vorleseprogramme
set-voice-full = alles
set-voice-short = kurz
set-keys = Fragen mit einer Taste
set-keys-what = am Tisch: h Hand, t Tisch, s Punkte; ? nennt alle
set-scan = Spielen mit einer Taste
set-scan-off = nein
set-scan-slow = 3 s
set-scan-normal = 1,8 s
set-scan-fast = 1 s
set-scan-what = Die Markierung wandert von selbst über die Knöpfe, jede beliebige Taste drückt den markierten. Wo es viele sind, zuerst über Gruppen.
ask-advice = Was würdest du tun?
advice-thinking = Ich denke nach …
advice-would = Mein Rat: { $what }.
advice-only = Etwas anderes geht nicht.
advice-plain = Auf dem Tisch spricht nichts allein dafür; alles in allem schnitt es am besten ab.
advice-none = In diesem Spiel gibt der Tisch keinen Rat.
advice-off = Rat gibt es nicht: Tipps sind ausgeschaltet.
advice-not-now = Gerade gibt es keinen Rat.
