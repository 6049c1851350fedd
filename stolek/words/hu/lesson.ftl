## What the house says around a lesson.

lesson-table = Lecke
lesson-coach = Oktató
lesson-next = Tovább
lesson-your-turn = Te jössz
lesson-allowed = Ezt is szabad; a lecke mást mutat.
lesson-leave = Kilépés a leckéből
lesson-later = Később folytatom
lesson-again = A lecke újra
lesson-without = Tovább oktató nélkül
lesson-play-on = Játék tovább
lesson-minutes = kb. { $minutes } perc
lesson-offer = Első játék? Tanuld meg játék közben, kb. { $minutes } perc alatt.
lesson-offer-yes = Megtanulom
lesson-learn = Tanuld meg játék közben ({ $minutes } perc)
