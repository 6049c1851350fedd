## What the house says around a lesson.

lesson-table = Lekce
lesson-coach = Průvodce
lesson-next = Dál
lesson-your-turn = Jsi na řadě
lesson-allowed = I to se smí; lekce ale ukazuje něco jiného.
lesson-leave = Odejít z lekce
lesson-later = Pokračovat později
lesson-again = Lekci znovu
lesson-without = Hrát dál bez průvodce
lesson-play-on = Hrát dál
lesson-minutes = asi { $minutes } min
lesson-offer = První hra? Naučíš se ji hraním, asi za { $minutes } minuty.
lesson-offer-yes = Naučit se ji
lesson-learn = Naučit se hraním ({ $minutes } min)
