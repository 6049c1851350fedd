## What the house says around a lesson.

lesson-table = Lesson
lesson-coach = Coach
lesson-next = Next
lesson-your-turn = Your turn
lesson-allowed = That’s allowed too; the lesson shows something else.
lesson-leave = Leave the lesson
lesson-later = Go on later
lesson-again = Repeat the lesson
lesson-without = Play on without the coach
lesson-play-on = Play on
lesson-minutes = about { $minutes } min
lesson-offer = First game? Learn it by playing, in about { $minutes } minutes.
lesson-offer-yes = Learn it
lesson-learn = Learn it by playing ({ $minutes } min)
