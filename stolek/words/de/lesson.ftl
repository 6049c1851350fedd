## What the house says around a lesson.

lesson-table = Lektion
lesson-coach = Lehrer
lesson-next = Weiter
lesson-your-turn = Du bist dran
lesson-allowed = Auch das ist erlaubt; die Lektion zeigt etwas anderes.
lesson-leave = Lektion verlassen
lesson-later = Später weiter
lesson-again = Lektion wiederholen
lesson-without = Ohne Lehrer weiterspielen
lesson-play-on = Weiterspielen
lesson-minutes = etwa { $minutes } Min.
lesson-offer = Das erste Spiel? Lerne es beim Spielen, in etwa { $minutes } Minuten.
lesson-offer-yes = Lernen
lesson-learn = Beim Spielen lernen ({ $minutes } Min.)
