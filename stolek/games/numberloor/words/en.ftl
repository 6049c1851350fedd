### Numberloor in English

numberloor-title = Numberloor
numberloor-tagline = Up and down a house of ten floors, on the strings of a balloon.
numberloor-maker = plays by the rules of “Numberloor” (The Brainy Band), unofficial
numberloor-variant-full = Full game (8+)
numberloor-variant-medium = Medium (6+)
numberloor-variant-beginner = Beginners (4+)

numberloor-option-starter = Who begins
    .help = The youngest begins: name their seat, or let it be drawn. The seat must be at the table.
numberloor-option-starter-random = drawn
numberloor-option-starter-1 = seat 1
numberloor-option-starter-2 = seat 2
numberloor-option-starter-3 = seat 3
numberloor-option-starter-4 = seat 4
numberloor-option-starter-5 = seat 5
numberloor-option-takeover = Taking over with night floors
    .help = Full game only: a night floor can take a running turn over.
numberloor-option-takeover-on = on
numberloor-option-takeover-off = off
numberloor-option-takeover_after = A turn can be taken over after
    .help = What the active player must have laid in this turn.
numberloor-option-takeover_after-floor-and-balloon = a floor and a balloon
numberloor-option-takeover_after-floor = a floor
numberloor-option-night_floor = A turn is taken over with
    .help = The booklet names no condition; here the night floor has to fit the pile as it lies.
numberloor-option-night_floor-fits = a night floor that fits
numberloor-option-night_floor-any = any night floor
numberloor-option-after_takeover = After a take-over goes on
    .help = The booklet says: the player to the taker’s right.
numberloor-option-after_takeover-right = the player to the right
numberloor-option-after_takeover-left = the player to the left
numberloor-option-window_seconds = Time to take over, in seconds
    .help = The pause is the same for everyone, so that it tells nothing.
numberloor-option-turn_limit = Most turns in a game
    .help = After that many turns the stars are counted.

numberloor-section-common = All three games
numberloor-section-full = Full game
numberloor-section-medium = Medium
numberloor-section-beginner = Beginners
numberloor-section-rulings = Where the booklet is silent
numberloor-section-examples = Examples

## Cards

numberloor-face-floor = floor { $number }
numberloor-face-night = night floor { $number }
numberloor-face-balloon = balloon { $number }
numberloor-face-near = balloon “nearest floors”
numberloor-face-even = balloon “even floors”
numberloor-face-odd = balloon “odd floors”
numberloor-face-skip = balloon “skip”

## What is asked

numberloor-prompt-turn = Your turn: lay cards, at least one floor.
numberloor-prompt-beginner = Your turn: lay a card on either pile, or pass.
numberloor-prompt-top = Your last floor is down. Which balloon ends on top?
numberloor-prompt-window = Do you want to take the turn over?
numberloor-prompt-order = Your standing order for taking over
numberloor-do-lay = Lay { $card }
numberloor-do-lay-on = Lay { $card } on pile { $pile }
numberloor-do-top = { $card } on top
numberloor-do-take-over = Take over with { $card }
numberloor-do-draw = Draw two cards
numberloor-do-pass = Pass
numberloor-do-end = End the turn
numberloor-do-decline = Let them go on
numberloor-do-order-ask = Ask me each time
numberloor-do-order-take = Take over if I can
numberloor-do-order-decline = Don’t ask me
numberloor-effect-opens = then playable: { $numbers }

## What happens

numberloor-event-shuffled = { $count } cards are shuffled.
numberloor-event-misdealt = Only balloons for: { $players }. The cards are dealt again.
numberloor-event-misdealt-middle = No balloon with a number is left for the middle. The cards are dealt again.
numberloor-event-middle = In the middle: { $cards }.
numberloor-event-turn = { $who-is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
  }
numberloor-event-laid = { $who-is ->
    [you] You lay { $card }.
   *[other] { $who } lays { $card }.
  }
numberloor-event-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }.
numberloor-event-drawn-own = You draw { $cards }.
numberloor-event-drawn-none = { $who-is ->
    [you] There is nothing left for you to draw.
   *[other] There is nothing left for { $who } to draw.
  }
numberloor-event-passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
  }
numberloor-event-recycled = The draw pile is empty: { $count } played cards are shuffled into a new one.
numberloor-event-skipped = { $who-is ->
    [you] You lose your turn.
   *[other] { $who } loses the turn.
  }
numberloor-event-taken-over = { $who-is ->
    [you] You take the turn over from { $loser }!
   *[other] { $who } takes the turn over from { $loser-is ->
        [you] you!
       *[other] { $loser }!
    }
  }
numberloor-event-order-ask = You will be asked each time.
numberloor-event-order-take = You will take over whenever you can.
numberloor-event-order-decline = You will not be asked.
numberloor-event-answered-take = You want to take over with { $card }.
numberloor-event-star = { $who-is ->
    [you] Your hand is empty: dance and cheer! You have { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
   *[other] { $who } has an empty hand, dances and cheers, and has { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
  }
numberloor-event-ended = { $who-is ->
    [you] You win with { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
   *[other] { $who } wins with { $stars ->
        [one] one star.
       *[other] { $stars } stars.
    }
  }
numberloor-event-ended-shared = { $winners } share the victory, stars: { $stars }.
numberloor-ended-stars = Enough stars are won.
numberloor-ended-stalemate = Nobody can lay or draw any more; the stars are counted.
numberloor-ended-limit = The most turns there may be are played; the stars are counted.

## What is refused

numberloor-refused-window = The others are being asked whether they take over.
numberloor-refused-choose-top = Your floors are gone: only say which balloon ends on top.
numberloor-refused-not-in-hand = This card is not in your hand.
numberloor-refused-no-such-pile = This card does not go there.
numberloor-refused-floor = Floor { $number } cannot be laid on floor { $top } now.
numberloor-refused-corner = After this balloon you could lay no floor in this turn.
numberloor-refused-draw-beginner = In this game you draw when you pass.
numberloor-refused-draw-laid = You have laid a card already, so you do not draw.
numberloor-refused-draw-again = You draw once in a turn.
numberloor-refused-can-lay = You can lay a floor, so you must.
numberloor-refused-pass-laid = You have laid a card; end the turn instead.
numberloor-refused-pass-early = First draw two cards.
numberloor-refused-end = You must lay at least one floor in your turn.
numberloor-refused-no-window = A turn cannot be taken over now.
numberloor-refused-night-any = Only a night floor from your hand can take over.
numberloor-refused-night = Only a night floor from your hand that fits the pile can take over.

## The table in the terminal

numberloor-table-heading = Turn { $turn } · stars to win: { $target }
numberloor-table-pile = Pile { $number }: { $card }
numberloor-table-floors = Floors: { $card }
numberloor-table-balloon = Open balloon: { $card }
numberloor-table-reach = playable: { $numbers }
numberloor-table-draw-pile = draw pile: { $count }
numberloor-table-chain = This turn: { $cards }
numberloor-table-seat = { $stars } stars, { $cards } cards
numberloor-table-hand = Your hand
numberloor-table-order = Standing order: { $order }

## The rules

rule-NF-1 = Floors carry the numbers 0 to 9, and some of them are night floors. Balloons carry a number or a special sign.
    .title = The cards
rule-NF-2 = Two open piles lie in the middle: one of floors, one of balloons.
    .title = Two piles
rule-NF-3 = Whoever has got rid of the whole hand in their turn dances (beginners give a victory cry), gets a star and six new cards; then the turn passes on.
    .title = An empty hand
rule-NF-4 = Five stars win with two or three players, three stars with four or five.
    .title = Winning
rule-NF-5 = When the draw pile is empty, the played cards are shuffled into a new one. The top card of each pile stays.
    .title = A new draw pile
rule-NF-6 = The floors go round: above 9 comes 0 again, and below 0 comes 9.
    .title = Round the corner
rule-NF-7 = The six balloons with a blue dot stay out. Floors and balloons are shuffled together and everyone gets six. If someone has nothing but balloons, all is shuffled and dealt again.
    .title = Dealing
rule-NF-8 = A floor and a balloon with a number are laid in the middle from the deck.
    .title = The first two cards
rule-NF-9 = The youngest begins, then it goes clockwise.
    .title = Who begins
rule-NF-10 = In your turn you lay one, some or all of your cards, mixed as you like. At least one must be a floor.
    .title = A turn
rule-NF-11 = A floor may be laid if it has the number of the top floor, or lies exactly as far above or below it as the open balloon says. Each card laid is the new top at once.
    .title = Laying floors
rule-NF-12 = Balloons may be laid at any time in your turn, as many as you like or none. The last one is the open one.
    .title = Laying balloons
rule-NF-13 = If you cannot make a turn, draw two cards and try again. If you still cannot, or do not want to, pass.
    .title = Drawing
rule-NF-14 = Once all your floors are laid, your remaining balloons may follow and end your turn. You choose which one ends on top.
    .title = The last balloons
rule-NF-15 = “Nearest floors”: while it is open, the same floor or one up to two above or below may be laid, counted from each new top.
    .title = Nearest floors
rule-NF-16 = “Even floors” and “odd floors”: while it is open, any even or any odd floor may be laid.
    .title = Even and odd
rule-NF-17 = “Skip”: if it is the card that ends your turn, the next player draws two and loses the turn. While it is open, only the very number of the top floor may be laid.
    .title = Skip
rule-NF-18 = A night floor is an ordinary floor in your own turn. It can also take over another’s turn, once that player has laid a floor and a balloon in it.
    .title = Night floors
rule-NF-19 = Whoever took over plays on as in a turn of their own. Afterwards the player to their right is next.
    .title = After taking over
rule-NF-20 = A player who has laid all floors and holds only balloons cannot be taken over: they end the turn by laying them.
    .title = Safe with balloons
rule-NF-21 = The cards with a red dot stay out, so numbers go up to three and there are no night floors. The blue dots stay in. Everything else is as in the full game.
    .title = Medium
rule-NF-22 = Only day floors are used. Everyone gets six, and two floors begin two piles in the middle.
    .title = Two floor piles
rule-NF-23 = A floor goes on either pile if it is the same as its top or its neighbour above or below. You may lay as many as you like.
    .title = Neighbours
rule-NF-24 = If you cannot or do not want to lay a card, say pass and draw two; the next player goes on.
    .title = Passing
rule-NF-R1 = The same number may always be laid, whatever balloon is open.
    .title = The same number
rule-NF-R2 = The host can name the seat of the youngest, one that is at the table; otherwise the first player is drawn.
    .title = The youngest
rule-NF-R3 = You cannot make a turn if no order of your balloons makes one of your floors playable; a hand of balloons is such a hand. Only then may you draw, once in a turn. If you can lay, you must; after drawing, passing is free.
    .title = When to draw
rule-NF-R4 = Before the first floor of a turn, a balloon may be laid only if a floor can still follow.
    .title = No dead ends
rule-NF-R5 = Nearest, even and odd go round the corner too: beside 0 lie 9 and 8, and 0 is even.
    .title = Signs go round
rule-NF-R6 = A skip counts only if it is the very last card of the turn. Laid earlier, or left open from before, it skips nobody.
    .title = The last card
rule-NF-R7 = The night floor must fit the pile as it lies (or, as an option, need not). Only what was laid in this turn counts (a floor and a balloon, or as an option a floor alone). From then on, after each card of the active player, everyone else is asked alike, for the same short time, whether they hold a night floor or not; silence declines. A secret standing order answers for you, and nobody hears of it. If several want to, the nearest clockwise takes over. Taking over can be switched off.
    .title = Asking alike
rule-NF-R8 = After a take-over the player to the taker’s right has the next turn (or to the left, as an option), and from there it goes clockwise.
    .title = To the right
rule-NF-R9 = Who is taken over keeps their cards and gets nothing; a skip they had just laid skips nobody.
    .title = Taken over
rule-NF-R10 = If there are too few cards to draw, draw what there is. If a whole circle passes in which nobody lays or draws a card, the game ends and most stars win, shared if equal.
    .title = Nothing left to draw
rule-NF-R11 = Six new cards may well be balloons only; dealing again is for the start of the game.
    .title = Six new cards
rule-NF-R12 = Star and skip together: first the star and six cards, then the next player draws two and is skipped. A star that wins ends the game at once, without drawing or skipping.
    .title = Star and skip
rule-NF-R13 = A taker can be taken over as well, even by the player just taken over. The count begins anew with their night floor, and who is next is counted from the last taker. A taker never draws, may stop right after the night floor, and wins a star like anyone.
    .title = Over and over
rule-NF-R14 = If a taker ends on a skip, the player who would be next draws two and is skipped; from there it goes clockwise.
    .title = Take-over and skip
rule-NF-R15 = With the last floor down nobody can take over. The balloons follow by themselves, you only choose the top one; without balloons the star comes at once.
    .title = All floors gone
rule-NF-R16 = With two players, a skip gives the turn back to the one who laid it. A skipped player may still take over the turn that follows.
    .title = Two players and a skip
rule-NF-R17 = Passing and drawing two is for a turn in which you have laid nothing.
    .title = Pass or play
rule-NF-R18 = Cards met on the way to the first floor and balloon are shuffled back. A night floor may lie there at the start.
    .title = Finding the first two
rule-NF-R19 = After 2,000 turns (an option) the game ends and most stars win, shared if equal.
    .title = A very long game
rule-NF-R20 = A taker who wins a star: afterwards the turn passes as it does after every take-over, to the taker’s right (or left, as an option), and not to the next player clockwise.
    .title = A taker’s star
rule-NF-E1 = Floor 3 and balloon 2 lie open. A legal turn: 5, 7, 9, then balloon 3, then 6 and 3.
    .title = A long turn
rule-NF-E2 = Floor 5 and balloon 3 lie open: 2, 5 and 8 may be laid.
    .title = Up and down
rule-NF-E3 = Floor 9 and balloon 2: 1, 7 and 9. Floor 0 and balloon 3: 3, 7 and 0.
    .title = Round the corner
rule-NF-E4 = “Nearest floors” on floor 5: 3, 4, 5, 6 and 7. After laying 7: 5, 6, 7, 8 and 9.
    .title = Each top anew
rule-NF-E5 = Beginners: on floor 0 go 0, 1 and 9; on floor 4 go 3, 4 and 5.
    .title = Neighbours
rule-NF-E6 = With three or more players a turn ends with a skip: the next player draws two and is skipped. The one after may lay only the top floor’s number until a balloon covers the skip.
    .title = After a skip

### Table

numberloor-ui-chip = to { $target } stars
numberloor-ui-players = Players
numberloor-ui-player = { $who }: stars { $stars }, cards { $cards }
numberloor-ui-middle = The middle
numberloor-ui-house = Floor { $top } and { $balloon } are open: playable are { $reach }.
numberloor-ui-number = { $n }
numberloor-ui-floor = Floor { $floor } of the house
numberloor-ui-pile-floor = floor
numberloor-ui-pile-balloon = balloon
numberloor-ui-pile = Pile { $number }: { $card }
numberloor-ui-draw-pile = { $count } to draw
numberloor-ui-chain = This turn
numberloor-ui-your-turn = Your turn
numberloor-ui-your-taken = Your turn – taken over
numberloor-ui-choose-top = Which balloon on top?
numberloor-ui-turn-of = { $who-is ->
    [you] Your turn
   *[other] { $who } is playing
  }
numberloor-ui-over = The game is over
numberloor-ui-hand = Your cards
numberloor-ui-stack = { $card }, { $count }×
numberloor-ui-pick = Pick a card
numberloor-ui-wait = The others are playing
numberloor-ui-moment = One moment…
numberloor-ui-cannot = { $card } cannot be laid now.
numberloor-ui-order = Take over turns?
numberloor-ui-order-ask = Ask me
numberloor-ui-order-take = Always
numberloor-ui-order-decline = Never

numberloor-print-lead = Print on thick paper and cut along the marks. Full game: without blue dots; medium: without red; beginners: day floors only.
