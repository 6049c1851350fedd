## The end of a game, the evening at one table, a finished game again.

evening-title = Náš večer
evening-empty = U tohohle stolu se ještě nic nedohrálo.
evening-to-table = Ke stolu
evening-print = Vytisknout
evening-score = { $count ->
    [one] Večer po { $count } hře
    [few] Večer po { $count } hrách
   *[other] Večer po { $count } hrách
  }
evening-leads = Vede { $names }.
evening-lead = Společně vedou { $names }.
evening-wins = { $count ->
    [0] zatím bez výhry
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
  }
evening-highlights = Nejlepší okamžiky
evening-next = Vybrat další hru
evening-next-help = Všichni zůstanou sedět a skóre večera běží dál.
evening-child-too = { $name } hraje taky
evening-replay = Přehrát znovu
evening-replay-of = { $game } znovu
evening-eyes = Číma očima
evening-eyes-of = Pohled: { $name }
evening-eyes-all = Karty všech
evening-eyes-watch = Jako divák
evening-step = Krok
evening-step-of = krok { $step } z { $count }
evening-step-back = O krok zpět
evening-step-on = O krok dál
evening-round-back = O kolo zpět
evening-round-on = O kolo dál
evening-play = Přehrávat
evening-pause = Pozastavit
evening-link = Odkaz na tenhle okamžik
evening-what-if = Co kdyby…?
evening-what-if-help = Hraj od téhle chvíle dál u vlastního stolu proti botům. Na téhle hře se nic nezmění.
evening-what-if-as = Hrát dál jako { $name }
evening-more-options = Další možnosti
evening-review = Kde byl lepší jiný tah?
evening-review-working = Prohlížejí se tvoje rozhodnutí: { $done } z { $total }
evening-review-none = Zvážená rozhodnutí: { $count }. Nikde nebyl jiný tah zřetelně lepší.
evening-review-some = Zvážená rozhodnutí: { $count }, každé podle toho, co šlo v té chvíli vědět.
evening-review-unknown = Co by přinesly jiné tahy, se o téhle hře říct nedá.
evening-review-chosen = Ty: { $what }
evening-review-better = Lepší: { $what }.
evening-review-worth = Šance na výhru vyšší o { $percent } % (± { $margin }).
evening-review-sure = Skoro jistě.
evening-review-likely = Pravděpodobně.
evening-review-show = Ukázat tuhle chvíli
