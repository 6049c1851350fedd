## What the house says around a lesson.

lesson-table = Lekcja
lesson-coach = Trener
lesson-next = Dalej
lesson-your-turn = Twoja kolej
lesson-allowed = To też wolno; lekcja pokazuje co innego.
lesson-leave = Opuść lekcję
lesson-later = Dokończ później
lesson-again = Powtórz lekcję
lesson-without = Graj dalej bez trenera
lesson-play-on = Graj dalej
lesson-minutes = około { $minutes } min
lesson-offer = Pierwsza gra? Naucz się jej, grając – około { $minutes } min.
lesson-offer-yes = Naucz się
lesson-learn = Naucz się, grając ({ $minutes } min)
