## What the house says around a lesson.

lesson-table = Lekcia
lesson-coach = Sprievodca
lesson-next = Ďalej
lesson-your-turn = Si na rade
lesson-allowed = Aj to sa smie; lekcia však ukazuje niečo iné.
lesson-leave = Odísť z lekcie
lesson-later = Pokračovať neskôr
lesson-again = Lekciu znova
lesson-without = Hrať ďalej bez sprievodcu
lesson-play-on = Hrať ďalej
lesson-minutes = asi { $minutes } min
lesson-offer = Prvá hra? Naučíš sa ju hraním, asi za { $minutes } minúty.
lesson-offer-yes = Naučiť sa ju
lesson-learn = Naučiť sa hraním ({ $minutes } min)
