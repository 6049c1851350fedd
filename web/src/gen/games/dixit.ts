// Made from the Python types by `make types`; changes here are lost.
import type { Outcome } from "../messages";

/**
 * DX-R1, DX-16, DX-R6, DX-R9, DX-P9 and DX-T6, DX-R14, DX-R12; ``clues`` is the language the bots tell
 * in.
 */
export interface Options {
  first_storyteller: "race" | "random" | "seat-1";
  three_player_hand: 7 | 6;
  party_hand: 5 | 6 | "five-then-six";
  own_team_vote: "allowed" | "barred";
  laps: 1 | 2 | 3;
  finish: "round" | "lap";
  spoken: boolean;
  clues: "en" | "cs" | "de" | "hu" | "pl" | "sk";
}

/**
 * What lies before a viewer. ``hand``, ``given``, ``offer`` and ``ballot`` are the viewer's own;
 * ``barred`` are the places the viewer may not vote for: their own, and their team's where that is settled
 * so (DX-R9).
 */
export interface Shown {
  viewer: number | null;
  variant: string;
  options: Options;
  phase: Phase;
  round: number;
  rounds: number | null;
  target: number | null;
  storyteller: number | null;
  clue: string | null;
  pile_count: number;
  discard_count: number;
  seats: SeatShown[];
  hand: string[];
  given: string[];
  offer: string | null;
  table: string[];
  barred: number[];
  votes_each: number;
  ballot: Ballot | null;
  last: Told | null;
  story: Told[];
  outcome: Outcome | null;
}

export type Phase = "tell" | "give" | "vote" | "over";

/** What everyone sees of a player. ``team`` is None but in the team game. */
export interface SeatShown {
  hand_count: number;
  given: number;
  offered: boolean;
  voted: boolean;
  points: number;
  team: number | null;
}

/** Votes by place number, from 1; ``red`` is the storyteller's second token in the party game (DX-P4). */
export interface Ballot {
  places: number[];
  red: number | null;
}

/** A round that is over, for the storybook: everyone saw all of it at the reveal. */
export interface Told {
  storyteller: number;
  clue: string;
  table: string[];
  owners: number[];
  ballots: (Ballot | null)[];
  scores: Score[];
}

/** What a seat gets in a round, and why. */
export interface Score {
  seat: number;
  points: Point[];
}

/** Some points and the rule that gives them. */
export interface Point {
  rule: string;
  points: number;
}

export type Action = Tell | Give | OfferCard | Accept | Instead | Vote;

/** A clue, with the card it is about (DX-4); without one in the party game (DX-P2). */
export interface Tell {
  is: "tell";
  face: string | null;
  text: string;
}

/** Cards that fit the clue (DX-5, DX-16, DX-P3); again to change one's mind. */
export interface Give {
  is: "give";
  faces: string[];
}

/** Offer a card for the team (DX-T3, DX-R10). */
export interface OfferCard {
  is: "offer-card";
  face: string;
}

/** Let the partner's card stand. */
export interface Accept {
  is: "accept";
}

/** Give one's own card instead; final. */
export interface Instead {
  is: "instead";
  face: string;
}

/** DX-7, DX-8, DX-P4; again to change one's mind (DX-R16). */
export interface Vote {
  is: "vote";
  places: number[];
  red: number | null;
}

export type Event = Shuffled | Drawn | RoundBegan | ClueGiven | HandSeen | CardsGiven | CardOffered | LaidOut | TeamCardShown | VoteCast | Revealed | Scored | Discarded | HandsPassed | Ended;

/** DX-1; again with the discards when the pile runs out (DX-14). */
export interface Shuffled {
  is: "shuffled";
  pile?: string[];
  count: number;
}

/** Cards from the pile to a hand. ``seen_by`` is empty in the party game (DX-R11). */
export interface Drawn {
  is: "drawn";
  seat: number;
  count: number;
  seen_by: number[];
  cards?: string[];
}

export interface RoundBegan {
  is: "round-began";
  number: number;
  storyteller: number | null;
}

/** DX-4, DX-P2. ``raced``: this seat was the first to have a clue (DX-R1). */
export interface ClueGiven {
  is: "clue-given";
  seat: number;
  text: string;
  raced: boolean;
  face?: string | null;
}

/** Party: only now does a player look at the hand (DX-P2, DX-R11). */
export interface HandSeen {
  is: "hand-seen";
  seat: number;
  cards?: string[];
}

/** DX-5, DX-P3, DX-T3: face down to the storyteller. */
export interface CardsGiven {
  is: "cards-given";
  seat: number;
  count: number;
  again: boolean;
  faces?: string[];
}

/** DX-R10: the partner has not seen it. */
export interface CardOffered {
  is: "card-offered";
  seat: number;
  face?: string;
}

/** DX-6: places from 1, in an order drawn afresh (DX-R13). */
export interface LaidOut {
  is: "laid-out";
  table: string[];
}

/** DX-R9, where one's own team's card is barred: this voter sees which one the partner gave. */
export interface TeamCardShown {
  is: "team-card-shown";
  seat?: number;
  face?: string;
}

export interface VoteCast {
  is: "vote-cast";
  seat: number;
  again: boolean;
  ballot?: Ballot;
}

/** DX-9: whose cards, whose votes, which card was the storyteller's (party: none is special). */
export interface Revealed {
  is: "revealed";
  storyteller: number;
  owners: number[];
  ballots: (Ballot | null)[];
}

/** The round's points with the rule behind each. */
export interface Scored {
  is: "scored";
  scores: Score[];
  rules: string[];
}

/** DX-14. */
export interface Discarded {
  is: "discarded";
  faces: string[];
}

/** DX-P8: every hand goes to the left, unseen. */
export interface HandsPassed {
  is: "hands-passed";
}

export interface Ended {
  is: "ended";
  outcome: Outcome;
}
