## The end of a game, the evening at one table, a finished game again.

evening-title = Nasz wieczór
evening-empty = Przy tym stole jeszcze niczego nie dograno do końca.
evening-to-table = Do stołu
evening-print = Drukuj
evening-score = { $count ->
    [one] Wieczór po { $count } partii
    [few] Wieczór po { $count } partiach
   *[many] Wieczór po { $count } partiach
  }
evening-leads = Prowadzi { $names }.
evening-lead = Razem prowadzą { $names }.
evening-wins = { $count ->
    [0] jeszcze bez wygranej
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
  }
evening-highlights = Najlepsze chwile
evening-next = Wybierz następną grę
evening-next-help = Wszyscy zostają na swoich miejscach, a wynik wieczoru liczy się dalej.
evening-child-too = { $name } też gra
evening-replay = Obejrzyj jeszcze raz
evening-replay-of = { $game } jeszcze raz
evening-eyes = Czyimi oczami
evening-eyes-of = Widok: { $name }
evening-eyes-all = Karty wszystkich
evening-eyes-watch = Jako widz
evening-step = Krok
evening-step-of = krok { $step } z { $count }
evening-step-back = Krok wstecz
evening-step-on = Krok dalej
evening-round-back = Runda wstecz
evening-round-on = Runda dalej
evening-play = Odtwarzaj
evening-pause = Wstrzymaj
evening-link = Link do tego momentu
evening-what-if = A gdyby…?
evening-what-if-help = Graj od tej chwili dalej przy własnym stole, przeciwko botom. To, co tu zagrano, zostaje bez zmian.
evening-what-if-as = Graj dalej jako { $name }
evening-more-options = Więcej opcji
evening-review = Gdzie lepszy był inny ruch?
evening-review-working = Przeglądane są twoje decyzje: { $done } z { $total }
evening-review-none = Rozważone decyzje: { $count }. Nigdzie inny ruch nie był wyraźnie lepszy.
evening-review-some = Rozważone decyzje: { $count }, każda według tego, co można było wtedy wiedzieć.
evening-review-unknown = Ile były warte inne ruchy, w tej grze nie da się powiedzieć.
evening-review-chosen = Ty: { $what }
evening-review-better = Lepiej: { $what }.
evening-review-worth = Szansa na wygraną większa o { $percent } % (± { $margin }).
evening-review-sure = Prawie na pewno.
evening-review-likely = Prawdopodobnie.
evening-review-show = Pokaż tę chwilę
