### Dixit in English

dixit-title = Dixit Odyssey
dixit-tagline = One picture, one clue – not too clear, not too obscure.
dixit-variant-base = Base game (3–12)
dixit-variant-party = Party (6–12)
dixit-variant-team = Teams of two (6, 8, 10, 12)
dixit-brief-aim = Score points with clues and guesses. The storyteller gives a clue to a picture of their own; the others add pictures that fit, and then guess which one was the storyteller’s.
dixit-brief-win = Whoever has the most points at the end wins. The base game ends when someone reaches 30; the party and team games end when everyone has been the storyteller.
dixit-brief-turn = If you’re the storyteller, choose a picture and give a clue that some people will guess, but not all. Otherwise give a picture that fits the clue, then vote. In the party game the clue comes first and everyone votes for the picture that fits best.
dixit-teaches = Speaking and describing: finding words for a picture that say neither too much nor too little. In a foreign language, too.
dixit-print-lead = Print on thick paper, on both sides if you can, and cut along the marks. For votes everyone needs slips of paper with numbers; points go on a sheet.

dixit-option-first_storyteller = First storyteller
    .help = Whoever has a clue first may start; or leave it to chance.
dixit-option-first_storyteller-race = whoever has a clue first
dixit-option-first_storyteller-random = random
dixit-option-first_storyteller-seat-1 = chair 1
dixit-option-three_player_hand = Hand with three players
    .help = With three players each can hold seven pictures.
dixit-option-three_player_hand-7 = 7 pictures
dixit-option-three_player_hand-6 = 6 pictures
dixit-option-party_hand = Hand in the party game
    .help = The printed rules deal five and later speak of six.
dixit-option-party_hand-5 = 5 pictures
dixit-option-party_hand-6 = 6 pictures
dixit-option-party_hand-five-then-six = 5 dealt, then filled up to 6
dixit-option-own_team_vote = Voting for your own team
    .help = In the team game you don’t know which picture your partner gave. If voting for it is barred, the table shows it to you.
dixit-option-own_team_vote-allowed = allowed, brings nothing
dixit-option-own_team_vote-barred = barred
dixit-option-laps = How often everyone is the storyteller
    .help = Party and team games end when everyone has been the storyteller this often.
dixit-option-laps-1 = once
dixit-option-laps-2 = twice
dixit-option-laps-3 = three times
dixit-option-finish = When someone has 30 points
    .help = The printed rules say that the current round is finished.
dixit-option-finish-round = finish this story
dixit-option-finish-lap = play on until all have told equally often
dixit-option-spoken = Clues are said aloud
    .help = For people in one room: nobody types, and bots can’t play.
dixit-option-clues = Language of the bots’ clues
    .help = Bots understand clues in all six languages, and give theirs in this one.
dixit-option-clues-en = English
dixit-option-clues-cs = Czech
dixit-option-clues-de = German
dixit-option-clues-hu = Hungarian
dixit-option-clues-pl = Polish
dixit-option-clues-sk = Slovak

dixit-section-base = Base game
dixit-section-party = Party
dixit-section-team = Teams
dixit-section-rulings = Where the printed rules are silent
dixit-section-examples = Examples

## What is asked

dixit-prompt-tell = You’re the storyteller: choose a picture and give a clue.
dixit-prompt-tell-race = Who has a clue first? Choose a picture and give a clue.
dixit-prompt-clue = You’re the storyteller: give a clue before anyone looks at their pictures.
dixit-prompt-clue-race = Who has a clue first? Give one before anyone looks at their pictures.
dixit-prompt-give = Which of your pictures fits the clue?
    .short = Your picture.
dixit-prompt-give-two = Which two of your pictures fit the clue?
    .short = Your two pictures.
dixit-prompt-offer = Which of you gives a picture? Offer one, or talk it over.
    .short = Offer a picture?
dixit-prompt-answer-offer = Your partner offers a picture. Accept it, or give one of yours instead.
dixit-prompt-vote = Which picture is the storyteller’s?
    .short = Your vote.
dixit-prompt-vote-party = Which picture fits the clue best?
    .short = Your vote.
dixit-do-tell = Give a clue to { $card }
dixit-do-clue = Give the clue
dixit-do-give = Give { $cards }
    .short = { $cards }
dixit-do-offer = Offer { $card }
    .short = { $card }
dixit-do-accept = Accept it
dixit-do-instead = Give { $card } instead
dixit-do-vote = Vote for { $places }
    .short = for { $places }
dixit-do-vote-red = Green for { $places }, red for { $red }
    .short = Green { $places }, red { $red }

## What happens

dixit-event-shuffled = { $count ->
    [one] One picture is
   *[other] { $count } pictures are
  } shuffled.
dixit-event-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $count ->
    [one] one picture
   *[other] { $count } pictures
  }.
dixit-event-race = Round { $number }: whoever has a clue first is the storyteller.
dixit-event-round = { $who-is ->
    [you] Round { $number }: you’re the storyteller.
   *[other] Round { $number }: { $who } is the storyteller.
  }
dixit-event-clue = { $who-is ->
    [you] Your clue: { $clue }
   *[other] { $who }’s clue: { $clue }
  }
dixit-event-clue-spoken = { $who-is ->
    [you] You say your clue aloud.
   *[other] { $who } says the clue aloud.
  }
dixit-event-given = { $who-is ->
    [you] You’ve given { $count ->
        [one] a picture.
       *[other] two pictures.
    }
   *[other] { $who } has given { $count ->
        [one] a picture.
       *[other] two pictures.
    }
  }
dixit-event-given-again = { $who-is ->
    [you] You change { $count ->
        [one] your picture.
       *[other] your pictures.
    }
   *[other] { $who } changes { $count ->
        [one] the picture.
       *[other] the pictures.
    }
  }
dixit-event-offered = { $who-is ->
    [you] You offer a picture for your team.
   *[other] { $who } offers a picture for the team.
  }
dixit-event-laid-out = { $count ->
    [one] One picture is
   *[other] { $count } pictures are
  } laid out.
dixit-event-team-card-own = Your team’s picture is { $card }.
dixit-event-voted = { $who } has voted.
dixit-event-voted-again = { $who } votes again.
dixit-event-voted-own = You vote for { $places }.
dixit-event-voted-own-red = You give your green vote to { $places } and the red one to { $red }.
dixit-event-voted-own-again = You change your vote to { $places }.
dixit-event-revealed = { $who-is ->
    [you] Picture { $place } is yours. Votes: { $voters }.
   *[other] Picture { $place } is { $who }’s. Votes: { $voters }.
  }
    .short = { $who-is ->
        [you] Yours: { $voters }.
       *[other] { dixit-event-revealed }
    }
dixit-event-revealed-alone = { $who-is ->
    [you] Picture { $place } is yours. No votes.
   *[other] Picture { $place } is { $who }’s. No votes.
  }
    .short = { $who-is ->
        [you] Yours: no votes.
       *[other] { dixit-event-revealed-alone }
    }
dixit-event-revealed-story = Picture { $place } is the storyteller’s (votes: { $voters }).
    .short = Picture { $place } was the story.
dixit-event-revealed-story-alone = Picture { $place } is the storyteller’s. No votes.
    .short = Picture { $place } was the story, no votes.
dixit-event-red = The red vote is on picture { $place }.
    .short = Red: picture { $place }.
dixit-event-scored = { $who-is ->
    [you] You get { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $who } gets { $points ->
        [one] one point.
       *[other] { $points } points.
    }
  }
dixit-event-passed = Everyone passes their hand to the left.
    .short = New hands.
dixit-event-ended = { $who-is ->
    [you] You win with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $who } wins with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
  }
dixit-event-ended-shared = { $winners } share the victory with { $points ->
    [one] one point each.
   *[other] { $points } points each.
  }
dixit-ended-base = Someone has reached 30 points.
dixit-ended-party = Everyone has been the storyteller.
dixit-ended-team = Everyone has been the storyteller.

## What is refused

dixit-refused-not-storyteller = Someone else is the storyteller this round.
dixit-refused-no-card-yet = In the party game the clue comes before the pictures.
dixit-refused-not-in-hand = This picture isn’t in your hand.
dixit-refused-spoken = Clues are said aloud at this table.
dixit-refused-bots-spoken = Clues are said aloud here, and bots can’t hear. Seat people on every chair, or have clues typed.
dixit-refused-storyteller-gives-not = Your picture is already on the table.
dixit-refused-offer-first = First settle with your partner who gives a picture: offer one.
dixit-refused-how-many = That’s not how many pictures you give.
dixit-refused-team-of-storyteller = In the storyteller’s team both give a picture, without an offer.
dixit-refused-team-settled = Your team’s picture is settled.
dixit-refused-offer-order = Your partner’s offer came first: accept it, or give yours instead.
dixit-refused-no-vote = You have no vote this round.
dixit-refused-own-card = Nobody votes for their own picture.
dixit-refused-team-card = At this table nobody votes for the picture of their own team.
dixit-refused-ballot = You can’t vote like that.

## The table in the terminal

dixit-table-round = Round { $round }
dixit-table-round-of = Round { $round } of { $rounds }
dixit-table-target = { $target ->
    [one] { $target } point ends
   *[other] { $target } points end
  } the game
dixit-table-storyteller = Storyteller: { $who }
dixit-table-clue = Clue: { $clue }
dixit-table-no-clue = Clue: said aloud
dixit-table-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
dixit-table-given = has given
dixit-table-offered = offers a picture
dixit-table-voted = has voted
dixit-table-hand = Your pictures
dixit-table-hand-hidden = Your pictures stay face down until there’s a clue.
dixit-table-on-table = On the table
dixit-table-yours = (yours)

## The rules

rule-DX-1 = Shuffle the 84 pictures and deal six to each player in secret. The rest is the draw pile.
    .title = Six pictures each
rule-DX-2 = With three to six players everyone has one vote, with seven to twelve players two.
    .title = Votes
rule-DX-3 = One player is the storyteller: in the first round whoever has a clue first, after that always the player to the left.
    .title = The storyteller
rule-DX-4 = The storyteller secretly chooses a picture and gives a clue: a word, a sentence, a little story, a quotation, whatever they like.
    .title = The clue
rule-DX-5 = Everyone else secretly gives a picture of their own that fits the clue.
    .title = Pictures that fit
rule-DX-6 = All these pictures are shuffled and laid out in places numbered from 1.
    .title = Laying out
rule-DX-7 = Everyone but the storyteller secretly votes for the picture they think is the storyteller’s – never for their own.
    .title = Voting
rule-DX-8 = With seven or more players you may give your second vote to a second picture.
    .title = A second vote
rule-DX-9 = When all have voted, the votes and the storyteller’s picture are shown.
    .title = The reveal
rule-DX-10 = If everyone found the storyteller’s picture, or nobody did, the storyteller gets nothing and everyone else gets two points.
    .title = Too clear or too obscure
rule-DX-11 = Otherwise the storyteller gets three points, and so does everyone who found it.
    .title = Just right
rule-DX-12 = Everyone but the storyteller also gets a point for each vote on their picture, three at most.
    .title = False trail
rule-DX-13 = With seven or more players, whoever finds it with a single vote gets an extra point.
    .title = Bold voters
rule-DX-14 = The pictures of the round are discarded and everyone draws back up to a full hand. If the pile runs short, the discards are shuffled into a new one.
    .title = New pictures
rule-DX-15 = When someone reaches 30 points, the round is finished and the game ends. Whoever has the most points wins.
    .title = The end
rule-DX-16 = With three players each can hold seven pictures, and the two who don’t tell give two pictures each, so that there are five on the table.
    .title = Three players
rule-DX-P1 = Everyone holds five pictures and has a green vote; the storyteller also has the red one, which goes to the next storyteller after the round.
    .title = Party: votes
rule-DX-P2 = The storyteller gives a clue before anyone has looked at their pictures; it isn’t about any one of them.
    .title = Party: clue first
rule-DX-P3 = Everyone, the storyteller too, gives a picture that fits. They are shuffled and laid out.
    .title = Party: pictures
rule-DX-P4 = Everyone secretly gives their green vote to the picture that fits best, even their own. The storyteller also puts the red vote on a picture.
    .title = Party: voting
rule-DX-P5 = You get as many points as there are green votes on the picture you voted for, your own vote included, five at most.
    .title = Party: in good company
rule-DX-P6 = A green vote on the picture with the red vote scores nothing.
    .title = Party: under the red vote
rule-DX-P7 = A green vote that’s alone scores nothing.
    .title = Party: alone
rule-DX-P8 = Discard, draw one picture each, and pass your hand to the left. The next storyteller is the player to the left, who also gets the red vote.
    .title = Party: hands go round
rule-DX-P9 = The game ends when everyone has been the storyteller once, or as often as you agreed. Whoever has the most points wins.
    .title = Party: the end
rule-DX-T1 = You play in teams of two. Partners sit opposite each other and share one score. Everyone holds four pictures.
    .title = Teams
rule-DX-T2 = The storyteller chooses a picture and gives a clue as in the base game.
    .title = Teams: the story
rule-DX-T3 = The storyteller’s partner gives a picture too. In every other team the two decide aloud which of them gives one; they may not show or describe their pictures.
    .title = Teams: who gives
rule-DX-T4 = The storyteller and everyone who gave a picture don’t vote, so each of the other teams has one voter with one vote.
    .title = Teams: who votes
rule-DX-T5 = Points are as in the base game, but by team. There are no second votes, and no extra point for using a single one.
    .title = Teams: points
rule-DX-T6 = Discard, then everyone draws back up to four. The game ends when everyone has been the storyteller once, or as often as you agreed. Whoever has the most points wins.
    .title = Teams: the end
rule-DX-R1 = In the first round everyone may send a picture and a clue (in the party game just a clue); the first to arrive starts, and the others keep their pictures and what they typed. It can also be random, or chair 1. Bots join in only once all the people have answered.
    .title = Who starts
rule-DX-R2 = The extra point for a single vote also counts when everyone found the picture, and isn’t part of the limit of three.
    .title = The extra point
rule-DX-R3 = With two votes you’ve found it if one of them is right, and each vote counts for the picture it’s on.
    .title = Two votes
rule-DX-R4 = With three players you can’t vote for either of your own pictures, and votes on both count together.
    .title = Two pictures
rule-DX-R5 = If points are equal at the end, the victory is shared. Points above 30 count.
    .title = Shared victory
rule-DX-R6 = In the party game everyone draws one picture, back to the number that was dealt: five, or six if the settings say so. A third setting follows the printed rules to the letter: five are dealt, and from then on hands are filled up to six.
    .title = Party hands
rule-DX-R7 = In the party game the voters score, not the picture’s owner; the storyteller scores with the green vote like everyone else.
    .title = Voters score
rule-DX-R8 = The red vote doesn’t count as a green one. It may go on any picture, even the storyteller’s own or the one with their green vote. All votes are secret until they’re all in.
    .title = The red vote
rule-DX-R9 = In teams, “everyone else gets two points” means two per team. You may vote for your own partner’s picture, but it brings your team nothing; the settings can bar it, and then the table shows you which picture it is. Votes on the picture of the storyteller’s partner always count for their team.
    .title = Points by team
rule-DX-R10 = Either partner may offer a picture without showing it. Once one partner offers, the other can only accept or give their own picture instead. That’s final: whoever didn’t give a picture votes. Partners talk it over in front of everyone. Nobody sees the picture before the reveal.
    .title = Offers
rule-DX-R11 = In the party game your hand really is hidden until there’s a clue, and whoever drew a picture before passing on doesn’t see it. After the last round nobody draws or passes.
    .title = Hidden hands
rule-DX-R12 = A clue is 1 to 200 characters long and is shown as plain text. In the settings you can choose to say clues aloud instead of typing them.
    .title = Clues on a screen
rule-DX-R13 = Nothing that’s sent before the reveal tells whose picture is where: the places are chosen at random every round.
    .title = Nothing leaks
rule-DX-R14 = The game ends after the story in which someone reaches 30, or, if the settings say so, when everyone has told equally often.
    .title = Finishing
rule-DX-R15 = If the pile runs short, it’s dealt out first, clockwise from the storyteller’s left; then all the discards, this round’s too, are shuffled and dealing goes on.
    .title = When the pile runs short
rule-DX-R16 = Everyone who may vote must, and may change their vote until the last one is in.
    .title = No abstaining
rule-DX-R17 = Partners sit opposite each other and stories go clockwise, so each team tells twice a lap. The storyteller’s picture is laid out too. Only those who gave a picture draw.
    .title = Seats of teams
rule-DX-R18 = There are always enough votes for everyone.
    .title = Enough votes
rule-DX-E1 = Five players, and two of the four voters find it: the storyteller and both of them get three points each. The other two voted for a picture that belongs to one of those who found it, so that player gets five in all.
    .title = Some found it
rule-DX-E2 = Five players, and nobody finds it. There are three votes on one picture, and its owner voted for another wrong one: that owner gets 2 + 3, the owner of the other picture 2 + 1, the rest two each, the storyteller nothing.
    .title = Nobody found it
rule-DX-E3 = Eight players, and some find it: with a single vote 3 + 1, with two votes 3. If all find it: 2 + 1 and 2, and nothing for the storyteller.
    .title = One vote or two
rule-DX-E4 = Party with nine players: six green votes on picture 3 give each of the six five points. Two voters on picture 2, which has the red vote, get nothing, and neither does a lone voter.
    .title = Party points
rule-DX-E5 = Teams with eight players: five pictures are laid out – the storyteller’s, their partner’s and one from each of the other teams – and three players vote.
    .title = A table of teams

## A picture of somebody's own; the titles and descriptions of ours are in deck/words/

dixit-picture-own = { $card-has ->
    [nothing] a picture without a description ({ $card })
   *[words] { $card }
}
    .alt = { $card-has ->
    [nothing] a picture without a description ({ $card })
   *[words] { $card-alt }
}

### Table

dixit-ui-chip-target = Round { $round } · to { $target }
dixit-ui-chip-rounds = Round { $round } of { $rounds }
dixit-ui-alt = { $card-alt }
dixit-ui-clue = “{ $clue }”
dixit-ui-spoken = The clue was said aloud
dixit-ui-tells = { $who-is ->
    [you] you’re the storyteller
   *[other] told by { $who }
  }
dixit-ui-thinks = { $who-is ->
    [you] You’re the storyteller.
   *[other] { $who } is thinking up a clue.
  }
dixit-ui-over = The evening in pictures
dixit-ui-pictures = Pictures
dixit-ui-players = Players
dixit-ui-you = You
dixit-ui-team = team { $team }
dixit-ui-teller = storyteller
dixit-ui-choosing = still choosing
dixit-ui-done = done
dixit-ui-waiting = Still choosing: { $whose }
dixit-ui-place = Picture { $place }: { $card }
dixit-ui-place-own = Picture { $place } · yours: { $card }
dixit-ui-place-team = Picture { $place } · your team’s: { $card }
dixit-ui-place-of = { $place } of { $count }
dixit-ui-yours = (yours)
dixit-ui-own = yours
dixit-ui-yours-team = (your team’s)
dixit-ui-own-team = your team’s
dixit-ui-enlarge = Enlarge: { $card }
dixit-ui-before = Previous picture
dixit-ui-after = Next picture
dixit-ui-field = Your clue
dixit-ui-field-hint = A word, a line, a song…
dixit-ui-count = { $count }/{ $most }
dixit-ui-hidden = Your pictures stay face down until there’s a clue.
dixit-ui-given = given
dixit-ui-given-hint = You’ve given this picture. You can still give another one.
dixit-ui-offered = offered
dixit-ui-told = your picture
dixit-ui-pick = Choose this picture ({ $n } of { $count })
dixit-ui-unpick = Put back: { $card }
dixit-ui-do-tell = Use this picture
dixit-ui-do-give = Give this picture
dixit-ui-do-offer = Offer this picture
dixit-ui-do-instead = Give this one instead
dixit-ui-vote = Vote for { $place }
dixit-ui-vote-first = First vote here
dixit-ui-vote-second = Second vote here
dixit-ui-vote-off = Take the vote back
dixit-ui-green = Green here
dixit-ui-red = Red here
dixit-ui-green-on = green vote
dixit-ui-red-on = red vote
dixit-ui-vote-on = your vote
dixit-ui-why-own = Your own picture: why?
dixit-ui-why-team = Your team’s picture: why?
dixit-ui-all = All { $count }
dixit-ui-look = Tap a picture to see it large and vote.
dixit-ui-ask-both = Two votes: green for the picture that fits best, red for one where green votes will score nothing.
dixit-ui-ask-red = Now the red vote: green votes on that picture score nothing.
dixit-ui-ask-green = Now the green vote: the picture that fits best.
dixit-ui-both-on-one = Green and red on one picture: your own green vote scores nothing there.
dixit-ui-single = Find it with a single vote and you get an extra point.
dixit-ui-voted = You voted for { $places }. You can change it until all votes are in.
dixit-ui-of = { $who-is ->
    [you] your picture
   *[other] { $who }’s picture
  }
dixit-ui-votes = Votes: { $whose }
dixit-ui-votes-all = Votes: everybody
dixit-ui-no-votes = no votes
dixit-ui-nothing = nothing this time
dixit-ui-plus = +{ $points }
dixit-ui-why-DX-10 = all or nobody found it
dixit-ui-why-DX-11 = found it
dixit-ui-why-DX-11-teller = some found it, not all
dixit-ui-why-DX-11-team = the team found it
dixit-ui-why-DX-12 = { $points ->
    [one] a vote on it
   *[other] votes on it
  }
dixit-ui-why-DX-13 = with a single vote
dixit-ui-why-DX-P5 = in good company
dixit-ui-why-DX-P5-each = to everyone who chose it
dixit-ui-why-DX-P6 = under the red vote
dixit-ui-why-DX-P7 = a single vote: nothing
dixit-ui-why-points = Why { $points }?
dixit-ui-found = found by { $count } of { $all }
dixit-ui-found-alike = found by { $count } of { $all }: everyone else +{ $points }
dixit-ui-track = Points on the way to { $target }
dixit-ui-tv-race = Who has the first clue?
dixit-ui-tv-give = everyone gives a picture that fits
dixit-ui-tv-vote = which picture is it?
dixit-ui-tv-vote-party = which picture fits best?
dixit-ui-tv-last = Previous round: { $clue }
dixit-ui-tv-winner = { $count ->
    [one] { $whose } wins
   *[other] { $whose } share the victory
  }
dixit-ui-last = Previous round
dixit-ui-talk = Talk it over, in front of everyone
dixit-ui-story-before = Previous story
dixit-ui-story-after = Next story
dixit-ui-story = Story { $n } of { $count }
dixit-ui-story-contents = All the stories
dixit-ui-told-by = told by { $name }
dixit-ui-story-save = Save the storybook as a file
dixit-ui-story-print = Print the storybook

## What is measured of the bots

dixit-figure-heard = Picture found among six by a clue from someone who saw it, { $language }
dixit-figure-table = Picture found by strong bots among what five others lay for a viewer’s clue, { $language }
dixit-figure-herd = Rounds in which most vote for the same wrong picture, { $seats } players
dixit-figure-own-all = The same with titles only, as with your own pictures
dixit-figure-own = With titles only, clues in { $language } and titles in { $titles }
dixit-figure-themes = A picture of the theme found among six by a new word for it, { $language }
dixit-figure-told = Stories of strong bots that score, { $seats } players
dixit-figure-alike = Pairs of listeners who agree on found or not, { $seats } players
dixit-figure-found = Listeners who find the story, { $seats } players
dixit-figure-ms-tell = Deciding what to tell, on average
dixit-figure-ms-give = Deciding which picture to give, on average
dixit-figure-ms-vote = Deciding how to vote, on average
dixit-figure-slow-tell = What to tell, the slowest in twenty
dixit-figure-slow-give = Which picture to give, the slowest in twenty
dixit-figure-slow-vote = How to vote, the slowest in twenty

### Talk between partners (DX-T3)

dixit-phrase-fits = I have something that fits.
dixit-phrase-a-little = Mine fits a little.
dixit-phrase-not-at-all = I have nothing that fits.
dixit-phrase-you = You give one this time.
dixit-phrase-me = Let me give one.
dixit-phrase-as-you-like = Whatever you like.
dixit-phrase-moment = Give me a moment.
dixit-phrase-agreed = Agreed.

## Told again after the end

dixit-highlight-clue = Best clue: “{ $clue }” by { $who }, found by { $found } of { $voters }
dixit-highlight-clue-spoken = Best clue: said aloud by { $who }, found by { $found } of { $voters }
dixit-highlight-astray = Best disguise: { $who }’s picture drew { $count } votes
dixit-highlight-escape = Narrowest escape: “{ $clue }” by { $who }, only one didn’t find it
dixit-highlight-escape-spoken = Narrowest escape: said aloud by { $who }, only one didn’t find it
dixit-highlight-favourite = Favourite picture: by { $who }, votes: { $count }

## A lesson

dixit-lesson-first = A first story
dixit-lesson-goal = The goal: points for guessing pictures, and for making others guess. Somebody reaches 30: the game ends.
dixit-lesson-clue = { $p3 } is the storyteller, has a picture in mind, and says only this about it.
dixit-lesson-give = Everyone adds a picture that fits as well. Leaf through yours.
dixit-lesson-snail = The snail carries its home along: touch it and give it.
dixit-lesson-mixed = All four pictures lie mixed. Which one is { $p3 }’s?
dixit-lesson-own = Your own can’t be voted for. Try it if you like, then come back.
dixit-lesson-vote = Houses that walk with their suitcases: that must be it. Touch the picture and vote.
dixit-lesson-found = Some found it, but not all: 3 points for the storyteller, and 3 for you and { $p1 }.
dixit-lesson-fooled = { $p2 } voted for your snail: 1 more point for you. That’s why it pays to fit well.
dixit-lesson-balance = If everyone had found it, or nobody, the storyteller would get nothing, and everyone else 2.
dixit-lesson-tell = Now you’re the storyteller. Choose any picture of yours.
dixit-lesson-words = Write a word or a sentence: not too easy, not too hard. Then send it.
dixit-lesson-told = There it is: who found your picture, and what it brings everyone.
dixit-lesson-end = That’s the whole game: everyone tells in turn, until somebody has 30 points.
dixit-lesson-eight = With 7 and more: what differs
dixit-lesson-eight-differs = Everyone adds a picture that fits, then guesses which one is the storyteller’s: with seven and more, by two votes.
dixit-lesson-eight-give = Give any picture that fits the clue.
dixit-lesson-eight-two = Put one vote, or two on different pictures: touch a picture to see it large.
dixit-lesson-eight-one = If you put only one vote and it’s right, you get 1 point more. Put your votes, then send them.
dixit-lesson-eight-found = If some find the story, but not all, they and the storyteller get 3 points each. Else the storyteller gets none, everyone else 2.
dixit-lesson-eight-scored = Each vote on your picture brings a point, at most three.
dixit-lesson-eight-end = Everyone tells in turn, until somebody has 30 points. Play on!
dixit-lesson-party = The party game
dixit-lesson-party-differs = In the party game you get points when many like the same picture as you. Most points wins.
dixit-lesson-party-tell = You tell first, before anyone has seen a picture: write anything at all and send it.
dixit-lesson-party-give = Only now do you see your pictures. Everyone gives the one that fits best, you too.
dixit-lesson-party-green = Put your green vote on what most will choose; your own is allowed. A green vote that is alone brings nothing.
dixit-lesson-party-red = As storyteller you also have the red vote: green votes on that picture bring nothing. Put both and send.
dixit-lesson-party-scored = You get as many points as there are green votes on the picture you chose, at most five.
dixit-lesson-party-end = Now all hands are passed to the left, and the next one tells. Play on!
dixit-lesson-team = In teams: what differs
dixit-lesson-team-differs = You get points for guessing pictures and for making others guess, and share them with whoever sits opposite: { $p3 }.
dixit-lesson-team-one = { $p1 } is the storyteller, has a picture in mind, and says only this about it.
dixit-lesson-team-both = One of you two adds a picture that fits. The other then guesses which one is the storyteller’s. This time you give, and { $p3 } guesses.
dixit-lesson-team-offer = Offer a picture, face down. { $p3 } lets it stand or gives another; here { $p3 } lets it stand.
dixit-lesson-team-vote = For you two, { $p3 } has voted. A vote on one’s own team’s picture brings nothing.
dixit-lesson-team-scored = A right guess brings 3 points, to the storyteller’s team too. If all guess right, or nobody, every other team gets 2. Each vote for your picture brings 1.
dixit-lesson-team-end = Everyone tells once; then the best team wins. Play on!

## Read aloud

dixit-spoken-tell = Waiting for the clue
dixit-spoken-give = Pictures are being given
dixit-spoken-vote = Voting
dixit-spoken-over = The game is over
dixit-spoken-given = Your picture this round
dixit-spoken-offer = Offered
dixit-spoken-barred = You can’t vote for
dixit-spoken-ballot = Your vote: { $places }{ $red ->
    [0] .
   *[other] ; red: { $red }.
  }
dixit-spoken-voted = Have voted
dixit-spoken-offered = Offer a picture
dixit-spoken-laid = Pictures given, round the table
dixit-spoken-picture = { $place }: { $card }
dixit-spoken-picture-own = { $card } (yours)
dixit-spoken-round = Last round, storyteller { $who }. { $clue }.
dixit-spoken-vote-of = Vote ({ $who }): { $places }{ $red ->
    [0] .
   *[other] ; red: { $red }.
  }
dixit-spoken-described-place = { $place }: { $card }. { $card-alt }
dixit-spoken-described = { $card }. { $card-alt }
