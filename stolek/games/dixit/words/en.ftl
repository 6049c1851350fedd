### Dixit in English

dixit-title = Dixit Odyssey
dixit-tagline = One picture, one clue – not too clear, not too dark.
dixit-maker = plays by the rules of “Dixit Odyssey” (Libellud), unofficial, with pictures of our own
dixit-variant-base = Base game (3–12)
dixit-variant-party = Party (6–12)
dixit-variant-team = Teams of two (6, 8, 10, 12)

dixit-option-first_storyteller = First storyteller
    .help = Whoever has a clue first may begin; or let it be drawn.
dixit-option-first_storyteller-race = whoever has a clue first
dixit-option-first_storyteller-random = drawn
dixit-option-first_storyteller-seat-1 = seat 1
dixit-option-three_player_hand = Hand with three players
    .help = With three players hands may be of seven.
dixit-option-three_player_hand-7 = 7 pictures
dixit-option-three_player_hand-6 = 6 pictures
dixit-option-party_hand = Hand in the party game
    .help = The booklet deals five and speaks of six later on.
dixit-option-party_hand-5 = 5 pictures
dixit-option-party_hand-6 = 6 pictures
dixit-option-laps = Times everyone tells a story
    .help = Party and team games end when everyone has told this often.
dixit-option-laps-1 = once
dixit-option-laps-2 = twice
dixit-option-laps-3 = three times
dixit-option-finish = When somebody has 30 points
    .help = The booklet says the current round is finished.
dixit-option-finish-round = finish this story
dixit-option-finish-lap = finish the lap, so that all tell equally often
dixit-option-spoken = Clues are said aloud
    .help = For people in one room: nobody types, and no bots can play.

dixit-section-base = Base game
dixit-section-party = Party
dixit-section-team = Teams
dixit-section-rulings = Where the booklet is silent
dixit-section-examples = Examples

## What is asked

dixit-prompt-tell = You are the storyteller: choose a picture and give a clue.
dixit-prompt-tell-race = Who has a clue first? Choose a picture and give a clue.
dixit-prompt-clue = You are the storyteller: give a clue before anyone looks at their pictures.
dixit-prompt-clue-race = Who has a clue first? Give one before anyone looks at their pictures.
dixit-prompt-give = Which of your pictures fits the clue?
dixit-prompt-offer = Which of you gives a picture? Offer one, or talk it over.
dixit-prompt-answer-offer = Your partner offers a picture. Let it stand, or give one of yours instead.
dixit-prompt-vote = Which picture is the storyteller’s?
dixit-prompt-vote-party = Which picture fits the clue best?
dixit-do-tell = Tell about { $card }
dixit-do-clue = Give the clue
dixit-do-give = Give { $cards }
dixit-do-offer = Offer { $card }
dixit-do-accept = Let it stand
dixit-do-instead = Give { $card } instead
dixit-do-vote = Vote { $places }
dixit-do-vote-red = Green on { $places }, red on { $red }

## What happens

dixit-event-shuffled = { $count } pictures are shuffled.
dixit-event-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $count ->
    [one] one picture
   *[other] { $count } pictures
  }.
dixit-event-race = Round { $number }: whoever has a clue first tells the story.
dixit-event-round = { $who-is ->
    [you] Round { $number }: you tell the story.
   *[other] Round { $number }: { $who } tells the story.
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
    [you] You have given a picture.
   *[other] { $who } has given a picture.
  }
dixit-event-given-again = { $who-is ->
    [you] You give another picture.
   *[other] { $who } gives another picture.
  }
dixit-event-offered = { $who-is ->
    [you] You offer a picture for your team.
   *[other] { $who } offers a picture for the team.
  }
dixit-event-laid-out = { $count } pictures are laid out.
dixit-event-voted = { $who } has voted.
dixit-event-voted-again = { $who } votes anew.
dixit-event-voted-own = You vote { $places }.
dixit-event-voted-own-again = You change your vote to { $places }.
dixit-event-revealed = { $who-is ->
    [you] Picture { $place } is yours. Votes: { $voters }.
   *[other] Picture { $place } is from { $who }. Votes: { $voters }.
  }
dixit-event-revealed-alone = { $who-is ->
    [you] Picture { $place } is yours. No votes.
   *[other] Picture { $place } is from { $who }. No votes.
  }
dixit-event-revealed-story = Picture { $place } is the storyteller’s. Votes: { $voters }.
dixit-event-revealed-story-alone = Picture { $place } is the storyteller’s. No votes.
dixit-event-red = The red vote lies on picture { $place }.
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
dixit-event-passed = Every hand goes to the left.
dixit-event-ended = { $who-is ->
    [you] You win with { $points } points.
   *[other] { $who } wins with { $points } points.
  }
dixit-event-ended-shared = { $winners } win with { $points } points.
dixit-ended-base = Somebody has reached 30 points.
dixit-ended-party = Everyone has been storyteller.
dixit-ended-team = Everyone has been storyteller.

## What is refused

dixit-refused-not-storyteller = Someone else tells the story in this round.
dixit-refused-no-card-yet = In the party game the clue comes before the pictures.
dixit-refused-not-in-hand = This picture is not in your hand.
dixit-refused-spoken = Clues are said aloud at this table.
dixit-refused-storyteller-gives-not = Your picture is already on the table.
dixit-refused-offer-first = Your team first settles who gives a picture: offer one.
dixit-refused-how-many = That is not the number of pictures to give.
dixit-refused-team-of-storyteller = In the storyteller’s team both give a picture, without an offer.
dixit-refused-team-settled = Your team’s picture is settled.
dixit-refused-offer-order = The first offer closes the other’s: accept it, or give yours instead.
dixit-refused-no-vote = You have no vote in this round.
dixit-refused-own-card = Nobody votes for their own picture.
dixit-refused-ballot = That is not a possible vote.

## The table in the terminal

dixit-table-round = Round { $round }
dixit-table-round-of = Round { $round } of { $rounds }
dixit-table-target = { $target } points end the game
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
dixit-table-hand-hidden = Your pictures stay face down until the clue is given.
dixit-table-on-table = On the table
dixit-table-yours = (yours)

## The rules

rule-DX-1 = Shuffle the 84 pictures and deal six to each player in secret. The rest is the draw pile.
    .title = Six pictures each
rule-DX-2 = With three to six players everyone has one vote, with seven to twelve players two.
    .title = Votes
rule-DX-3 = One player is the storyteller: in the first round whoever has a clue first, then always the player to the left.
    .title = The storyteller
rule-DX-4 = The storyteller chooses a picture in secret and gives a clue: a word, a sentence, a little story, a quotation, whatever they like.
    .title = The clue
rule-DX-5 = Everyone else secretly gives a picture of their own that fits the clue.
    .title = Pictures that fit
rule-DX-6 = All these pictures are shuffled and laid out on places numbered from 1.
    .title = Laying out
rule-DX-7 = Everyone but the storyteller votes in secret for the picture they think is the storyteller’s – never for their own.
    .title = Voting
rule-DX-8 = With seven or more players you may put your second vote on a second picture.
    .title = A second vote
rule-DX-9 = When all have voted, the votes and the storyteller’s picture are shown.
    .title = The reveal
rule-DX-10 = If everyone found the storyteller’s picture, or nobody did, the storyteller gets nothing and everyone else two points.
    .title = Too clear or too dark
rule-DX-11 = Otherwise the storyteller gets three points, and so does everyone who found it.
    .title = Just right
rule-DX-12 = Everyone but the storyteller also gets one point for each vote on their picture, at most three.
    .title = Led astray
rule-DX-13 = With seven or more players, finding it with a single vote is worth one point more.
    .title = Bold voters
rule-DX-14 = The pictures of the round are discarded and everyone draws back to a full hand. If the pile runs short, the discards are shuffled into a new one.
    .title = New pictures
rule-DX-15 = When somebody reaches 30 points, the round is finished and the game ends. Most points win.
    .title = The end
rule-DX-16 = With three players hands may be of seven, and both others give two pictures, so that five lie on the table.
    .title = Three players
rule-DX-P1 = Everyone holds five pictures and has a green vote; the storyteller also has the red one.
    .title = Party: tokens
rule-DX-P2 = The storyteller gives a clue before anyone has looked at their pictures; it is about none in particular.
    .title = Party: clue first
rule-DX-P3 = Everyone, the storyteller too, gives a picture that fits. They are shuffled and laid out.
    .title = Party: pictures
rule-DX-P4 = Everyone votes green in secret for the picture that fits best, their own included. The storyteller also puts the red vote on a picture.
    .title = Party: votes
rule-DX-P5 = You get as many points as there are green votes on the picture you voted for, your own included, at most five.
    .title = Party: in good company
rule-DX-P6 = A green vote on the picture with the red vote scores nothing.
    .title = Party: under the red vote
rule-DX-P7 = A green vote that is alone scores nothing.
    .title = Party: alone
rule-DX-P8 = Discard, draw one picture each, and pass your hand to the left. The next storyteller is to the left.
    .title = Party: hands go round
rule-DX-P9 = The game ends when everyone has been storyteller. Most points win.
    .title = Party: the end
rule-DX-T1 = Teams of two sit opposite each other and share one score. Hands are of four.
    .title = Teams
rule-DX-T2 = The storyteller tells as in the base game.
    .title = Teams: the story
rule-DX-T3 = The storyteller’s partner gives a picture too. In every other team the two decide aloud which of them gives one; they may not show or describe their pictures.
    .title = Teams: who gives
rule-DX-T4 = The storyteller and everyone who gave a picture do not vote; so each other team has one voter with one vote.
    .title = Teams: who votes
rule-DX-T5 = Points are as in the base game, by team, without second votes and their extra point.
    .title = Teams: points
rule-DX-T6 = Discard, everyone draws back to four. The game ends when everyone has been storyteller. Most points win.
    .title = Teams: the end
rule-DX-R1 = In the first round everyone may send a picture and a clue (in the party game a clue only); the first to arrive begins. It can also be drawn, or be seat 1. Bots join in only when no person is left to answer.
    .title = Who begins
rule-DX-R2 = The extra point for a single vote also counts when everyone found the picture, and lies outside the limit of three.
    .title = The extra point
rule-DX-R3 = With two votes you have found it if either is right, and each vote counts for the picture it lies on.
    .title = Two votes
rule-DX-R4 = With three players you vote for neither of your own pictures, and votes on both count together.
    .title = Two pictures
rule-DX-R5 = Equal points at the end: several win. Points above 30 count.
    .title = Several winners
rule-DX-R6 = In the party game everyone draws one picture, back to the number that was dealt.
    .title = Party hands
rule-DX-R7 = In the party game the voters score, not the picture’s owner; the storyteller scores by their green vote like everyone.
    .title = Voters score
rule-DX-R8 = The red vote is no green vote. It may lie on any picture, even the storyteller’s own or the one under their green vote. All votes are secret until all are in.
    .title = The red vote
rule-DX-R9 = In teams “everyone else two points” means two a team. A vote for one’s own partner’s picture is allowed and brings the team nothing. Votes on the picture of the storyteller’s partner always count for their team.
    .title = Points by team
rule-DX-R10 = Both partners may offer a picture unseen. The first offer closes the other’s chance, who then lets it stand or gives a picture of their own instead, which is final. Nobody sees the picture before the reveal.
    .title = Offers
rule-DX-R11 = A party hand is really hidden until the clue is given, and the picture drawn before passing on is not seen by its drawer. After the last round nobody draws or passes.
    .title = Hidden hands
rule-DX-R12 = A clue has 1 to 200 characters and is shown as plain text. As an option, clues are said aloud and not typed.
    .title = Clues on a screen
rule-DX-R13 = Nothing that is sent before the reveal tells whose picture lies where: places are drawn afresh every round.
    .title = Nothing leaks
rule-DX-R14 = The game ends after the story in which somebody reaches 30, or, as an option, when everyone has told equally often.
    .title = Finishing
rule-DX-R15 = A short pile is dealt out first, clockwise from the storyteller’s left; then all discards are shuffled and dealing goes on.
    .title = A short pile
rule-DX-R16 = Everyone who may vote must, and may change the vote until the last one is in.
    .title = No abstaining
rule-DX-R17 = Partners sit opposite each other and stories go clockwise, so each team tells twice a lap. The storyteller’s picture is laid out too. Only those who gave a picture draw.
    .title = Seats of teams
rule-DX-R18 = Votes never run out, whatever the box holds.
    .title = Enough tokens
rule-DX-E1 = Five players, two of four find it: storyteller and finders get three each. The other two voted for one finder’s picture, who so gets five in all.
    .title = Some found it
rule-DX-E2 = Five players, nobody finds it. Three votes lie on one picture, whose owner voted for another wrong one: that owner gets 2 + 3, the owner of the other picture 2 + 1, the rest two each, the storyteller nothing.
    .title = Nobody found it
rule-DX-E3 = Eight players, some find it: with a single vote 3 + 1, with two votes 3. If all find it: 2 + 1 and 2, and nothing for the storyteller.
    .title = One vote or two
rule-DX-E4 = Party with nine: six green votes on picture 3 give five points to each of the six. Two voters on picture 2 with the red vote get nothing, and neither does a lone voter.
    .title = Party points
rule-DX-E5 = Teams with eight players: five pictures lie out – the storyteller’s, the partner’s and one of each other team – and three players vote.
    .title = Team table

## Pictures

dixit-picture-own = { $name }
