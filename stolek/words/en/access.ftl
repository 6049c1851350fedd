# Help while playing, reading aloud, playing by one key

help-card = The game
help-choices = What can I do?
help-do = Play
help-score = Score so far
help-learn = Lessons
help-keys = Keys
help-now = Now
help-no-hints = What each choice leads to isn’t told here: hints are switched off.
help-reasons = How it came about
help-keys-off = The keys are switched off in the settings. The buttons here work.
help-again = The same key once more says everything.
help-hurry = hurry on
help-arrows = from choice to choice, in the list
help-choose =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
help-choose-how = a number or the arrow keys, then Enter
help-choose-list = list
help-table = table
help-table-first = table; the question mark lists the keys
help-letters = abcdefghijklmnopqrstuvwxyz
page-ask-nothing = There’s nothing to say about that now.
ask-new = New
ask-nothing-new = Nothing new.
ask-as-before = { $count } as before.
ask-turn = Whose turn it is
ask-now = Which round, and what is going on
ask-hand = My hand
ask-table = What lies on the table
ask-score = The score
ask-last = What happened last
ask-clue = The clue
ask-why = Why it came out so
ask-pictures = What a picture shows, the next at each press
ask-more = Details
set-help = Hints while playing
set-help-what = what each choice leads to, and advice; children get hints by themselves
set-voice = For screen readers
set-voice-full = everything
set-voice-short = in short
set-keys = Questions by one key
set-keys-what = at a table: h hand, t table, s score; ? lists them all
set-scan = Play by one key
set-scan-off = no
set-scan-slow = 3 s
set-scan-normal = 1.8 s
set-scan-fast = 1 s
set-scan-what = The focus moves over the buttons by itself, and any key presses the one it is on. Where there are many, it moves over groups first.
ask-advice = What would you do?
advice-thinking = Thinking…
advice-would = My advice: { $what }.
advice-only = There’s no other choice.
advice-plain = No single thing on the table decides it; all in all it came out best.
advice-none = In this game the table gives no advice.
advice-off = There’s no advice: hints are switched off.
advice-not-now = There’s no advice just now.
