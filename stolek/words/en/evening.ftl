## The end of a game, the evening at one table, a finished game again.

evening-title = The evening
evening-empty = Nothing has been played to its end at this table yet.
evening-to-table = To the table
evening-print = Print
evening-score = { $count ->
    [one] The evening after one game
   *[other] The evening after { $count } games
  }
evening-leads = { $names } leads.
evening-lead = { $names } lead together.
evening-wins = { $count ->
    [0] no win yet
    [one] one win
   *[other] { $count } wins
  }
evening-highlights = Best moments
evening-next = Choose the next game
evening-next-help = Everyone keeps their chair, and the score of the evening goes on.
evening-child-too = { $name } played too
evening-replay = Watch it again
evening-replay-of = { $game } again
evening-eyes = Through whose eyes
evening-eyes-of = Seen by { $name }
evening-eyes-all = Everyone’s hands
evening-eyes-watch = As a spectator
evening-step = Step
evening-step-of = step { $step } of { $count }
evening-step-back = One step back
evening-step-on = One step on
evening-round-back = Back by a round
evening-round-on = On by a round
evening-play = Play
evening-pause = Pause
evening-link = Link to this moment
evening-what-if = What if…?
evening-what-if-help = Play on from this moment at a table of your own, against bots. What was played here stays as it was.
evening-what-if-as = Play on as { $name }
evening-more-options = More options
evening-review = Where was another move better?
evening-review-working = Looking at your decisions: { $done } of { $total }
evening-review-none = Decisions weighed: { $count }. Nowhere was another move clearly better.
evening-review-some = Decisions weighed: { $count }, each by what you could know then.
evening-review-unknown = What other moves were worth can’t be said of this game.
evening-review-chosen = You: { $what }
evening-review-better = Better: { $what }.
evening-review-worth = { $percent } % more chance to win (± { $margin }).
evening-review-sure = Almost certain.
evening-review-likely = Likely.
evening-review-show = Show this moment
