## The end of a game, the evening at one table, a finished game again.

evening-title = Der Abend
evening-empty = An diesem Tisch wurde noch nichts zu Ende gespielt.
evening-to-table = Zum Tisch
evening-print = Drucken
evening-score = { $count ->
    [one] Der Abend nach einer Partie
   *[other] Der Abend nach { $count } Partien
  }
evening-leads = { $names } führt.
evening-lead = { $names } führen gemeinsam.
evening-wins = { $count ->
    [0] noch kein Sieg
    [one] ein Sieg
   *[other] { $count } Siege
  }
evening-highlights = Die besten Momente
evening-next = Nächstes Spiel wählen
evening-next-help = Alle bleiben sitzen, und der Stand des Abends läuft weiter.
evening-child-too = { $name } war auch dabei
evening-replay = Wiederholung
evening-replay-of = { $game } noch einmal
evening-eyes = Mit wessen Augen
evening-eyes-of = Sicht: { $name }
evening-eyes-all = Alle Handkarten
evening-eyes-watch = Als Zuschauer
evening-step = Schritt
evening-step-of = Schritt { $step } von { $count }
evening-step-back = Einen Schritt zurück
evening-step-on = Einen Schritt weiter
evening-round-back = Eine Runde zurück
evening-round-on = Eine Runde weiter
evening-play = Abspielen
evening-pause = Anhalten
evening-link = Link zu diesem Moment
evening-what-if = Was wäre, wenn …?
evening-what-if-help = Spiel ab diesem Moment an einem eigenen Tisch gegen Bots weiter. Was hier gespielt wurde, bleibt, wie es war.
evening-what-if-as = Als { $name } weiterspielen
evening-more-options = Mehr Einstellungen
evening-review = Wo war ein anderer Zug besser?
evening-review-working = Deine Entscheidungen werden angesehen: { $done } von { $total }
evening-review-none = Abgewogene Entscheidungen: { $count }. Nirgends war ein anderer Zug deutlich besser.
evening-review-some = Abgewogene Entscheidungen: { $count }, jede nach dem, was du da wissen konntest.
evening-review-unknown = Was andere Züge wert waren, lässt sich bei dieser Partie nicht sagen.
evening-review-chosen = Du: { $what }
evening-review-better = Besser: { $what }.
evening-review-worth = { $percent } % mehr Aussicht auf den Sieg (± { $margin }).
evening-review-sure = So gut wie sicher.
evening-review-likely = Wahrscheinlich.
evening-review-show = Diesen Moment zeigen
