## The end of a game, the evening at one table, a finished game again.

evening-title = Náš večer
evening-empty = Pri tomto stole sa ešte nič nedohralo.
evening-to-table = K stolu
evening-print = Vytlačiť
evening-score = { $count ->
    [one] Večer po { $count } hre
    [few] Večer po { $count } hrách
   *[other] Večer po { $count } hrách
  }
evening-leads = Vedie { $names }.
evening-lead = Spoločne vedú { $names }.
evening-wins = { $count ->
    [0] zatiaľ bez výhry
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výhier
  }
evening-highlights = Najlepšie okamihy
evening-next = Vybrať ďalšiu hru
evening-next-help = Všetci zostanú sedieť a skóre večera beží ďalej.
evening-child-too = { $name } hrá tiež
evening-replay = Pozrieť si znova
evening-replay-of = { $game } znova
evening-eyes = Čími očami
evening-eyes-of = Pohľad: { $name }
evening-eyes-all = Karty všetkých
evening-eyes-watch = Ako divák
evening-step = Krok
evening-step-of = krok { $step } z { $count }
evening-step-back = O krok späť
evening-step-on = O krok ďalej
evening-round-back = O kolo späť
evening-round-on = O kolo ďalej
evening-play = Pustiť
evening-pause = Pozastaviť
evening-link = Odkaz na tento okamih
evening-what-if = Čo keby…?
evening-what-if-help = Hraj od tejto chvíle ďalej pri vlastnom stole proti botom. Na tejto hre sa nič nezmení.
evening-what-if-as = Hrať ďalej ako { $name }
evening-more-options = Ďalšie možnosti
evening-review = Kde bol lepší iný ťah?
evening-review-working = Prezerajú sa tvoje rozhodnutia: { $done } z { $total }
evening-review-none = Zvážené rozhodnutia: { $count }. Nikde nebol iný ťah zreteľne lepší.
evening-review-some = Zvážené rozhodnutia: { $count }, každé podľa toho, čo sa dalo v tej chvíli vedieť.
evening-review-unknown = Čo by priniesli iné ťahy, sa o tejto hre povedať nedá.
evening-review-chosen = Ty: { $what }
evening-review-better = Lepšie: { $what }.
evening-review-worth = Šanca na výhru vyššia o { $percent } % (± { $margin }).
evening-review-sure = Takmer iste.
evening-review-likely = Pravdepodobne.
evening-review-show = Ukázať túto chvíľu
