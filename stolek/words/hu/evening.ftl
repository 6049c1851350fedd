## The end of a game, the evening at one table, a finished game again.

evening-title = Az este
evening-empty = Ennél az asztalnál még semmit sem játszottak végig.
evening-to-table = Az asztalhoz
evening-print = Nyomtatás
evening-score = Az este { $count } játék után
evening-leads = { $names } vezet.
evening-lead = { $names } együtt vezet.
evening-wins = { $count ->
    [0] még nincs győzelem
   *[other] { $count } győzelem
  }
evening-highlights = A legjobb pillanatok
evening-next = A következő játék kiválasztása
evening-next-help = Mindenki a helyén marad, és az este állása is megmarad.
evening-child-too = { $name } is játszott
evening-replay = Visszanézés
evening-replay-of = { $game } újra
evening-eyes = Kinek a szemével
evening-eyes-of = Nézet: { $name }
evening-eyes-all = Mindenki lapjai
evening-eyes-watch = Nézőként
evening-step = Lépés
evening-step-of = { $step }. lépés, összesen { $count }
evening-step-back = Egy lépést vissza
evening-step-on = Egy lépést előre
evening-round-back = Egy fordulót vissza
evening-round-on = Egy fordulót előre
evening-play = Lejátszás
evening-pause = Szünet
evening-link = Link ehhez a pillanathoz
evening-what-if = Mi lett volna, ha…?
evening-what-if-help = Játssz tovább ettől a pillanattól a saját asztalodnál, botok ellen. Ami itt történt, nem változik.
evening-what-if-as = Folytatás { $name } helyén
evening-more-options = További beállítások
evening-review = Hol lett volna jobb más lépés?
evening-review-working = Átnézzük a döntéseidet: { $done } / { $total }
evening-review-none = Mérlegelt döntések: { $count }. Sehol sem lett volna más lépés egyértelműen jobb.
evening-review-some = Mérlegelt döntések: { $count }, mindegyik aszerint, amit akkor tudhattál.
evening-review-unknown = Hogy más lépések mennyit értek volna, erről a játszmáról nem mondható meg.
evening-review-chosen = Te: { $what }
evening-review-better = Jobb: { $what }.
evening-review-worth = { $percent } %-kal nagyobb esély a győzelemre (± { $margin }).
evening-review-sure = Szinte biztos.
evening-review-likely = Valószínű.
evening-review-show = A pillanat megmutatása
