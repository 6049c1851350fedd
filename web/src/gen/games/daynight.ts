// Made from the Python types by `make types`; changes here are lost.
import type { Outcome } from "../messages";

/** DN-R2, DN-14 and DN-R9. */
export interface Options {
  ending: Ending;
  taking: Taking;
  open_discards: boolean;
}

export type Ending = "empty-pile" | "one-more" | "full-refill";

export type Taking = "must" | "may";

/**
 * What lies before a viewer. ``hand`` and ``chosen`` are the viewer's own; ``held`` (with the card that
 * lies face down), ``has_chosen``, ``collected`` and ``stars`` are by seat: only what changes is sent.
 */
export interface Shown {
  viewer: number | null;
  options: Options;
  time: Time;
  step: Step;
  round: number;
  rounds: number;
  last: boolean;
  pile_count: number;
  removed_count: number;
  dealt_from: number;
  held: number[];
  has_chosen: boolean[];
  collected: string[][];
  stars: number[];
  hand: string[];
  chosen: string | null;
  lying: Lying[];
  sums: ColourSum[];
  winning: Colour | null;
  takers: Taker[];
  barred: Taker[];
  declined: number[];
  discard_count: number;
  discards: string[] | null;
  outcome: Outcome | null;
}

export type Colour = "orange" | "blue" | "pink" | "purple";

export type Time = "day" | "night";

export type Step = "first" | "second" | "taking" | "over";

/** A face-up card on the table; ``taker`` has taken it away this round. */
export interface Lying {
  spot: Spot;
  face: string;
  taker?: number;
}

/** A place for a face-up card: a seat's first or second card, or the card from the pile (seat None). */
export interface Spot {
  seat: number | null;
  second: boolean;
}

/** The running sum of a colour; ``cards`` is 0 for a colour that does not compete (DN-R1). */
export interface ColourSum {
  colour: Colour;
  total: number;
  cards: number;
}

/** A player who played the winning colour: by which value, and stars at that moment (DN-11, DN-12). */
export interface Taker {
  seat: number;
  value: number;
  stars: number;
}

export type Action = Choose | Take | Decline;

/** Put this hand card face down (DN-6, DN-7); again to change one's mind (DN-R8). */
export interface Choose {
  is: "choose";
  face: string;
}

/** Take this face-up card (DN-10). */
export interface Take {
  is: "take";
  face: string;
}

/** Take none (DN-14). */
export interface Decline {
  is: "decline";
}

export type Event = Shuffled | Drawn | RoundBegan | PileCardTurned | LastRoundCalled | TimeFlipped | CardChosen | Revealed | ColourWon | NoColourWon | Taken | Declined | Swept | Ended;

/** DN-3: some cards are out, unseen; the rest is the pile. DN-R3: short piles are dealt from this seat. */
export interface Shuffled {
  is: "shuffled";
  pile?: string[];
  removed?: string[];
  pile_count: number;
  removed_count: number;
  dealt_from: number;
}

/** Cards from the top of the pile go to a hand (DN-4, DN-15). */
export interface Drawn {
  is: "drawn";
  seat: number;
  count: number;
  cards?: string[];
  rule: string;
}

export interface RoundBegan {
  is: "round-began";
  number: number;
}

/** DN-5. */
export interface PileCardTurned {
  is: "pile-card-turned";
  face: string;
}

/** DN-16: the round that has just begun is the last one (DN-R2). */
export interface LastRoundCalled {
  is: "last-round-called";
}

/** One time symbol turned the time card over. */
export interface TimeFlipped {
  is: "time-flipped";
  spot: Spot;
  time: Time;
  rule: string;
}

/** A card lies face down; ``again`` when it replaces another (DN-R8). */
export interface CardChosen {
  is: "card-chosen";
  seat: number;
  again: boolean;
  face?: string;
}

/** All face-down cards are turned up together, in seat order (DN-6, DN-7). */
export interface Revealed {
  is: "revealed";
  second: boolean;
  faces: string[];
}

/** DN-8, with the order of taking (DN-11, DN-12) and who gets nothing (DN-13). */
export interface ColourWon {
  is: "colour-won";
  colour: Colour;
  sums: ColourSum[];
  takers: Taker[];
  barred: Taker[];
  rules: string[];
}

/** DN-9: these colours share the deciding sum. */
export interface NoColourWon {
  is: "no-colour-won";
  tied: Colour[];
  sums: ColourSum[];
  rules: string[];
}

/** DN-10: the card goes from its spot to the taker's collection; its stars are points. */
export interface Taken {
  is: "taken";
  seat: number;
  face: string;
  spot: Spot;
  stars: number;
  rules: string[];
}

/** DN-14: whoever may decline leaves the cards where they lie. */
export interface Declined {
  is: "declined";
  seat: number;
  rules: string[];
}

/** DN-15: what is left on the table goes to the discards. */
export interface Swept {
  is: "swept";
  faces: string[];
}

/** DN-16, DN-17. */
export interface Ended {
  is: "ended";
  outcome: Outcome;
}
