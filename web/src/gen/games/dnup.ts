// Made from the Python types by `make types`; changes here are lost.
import type { Outcome } from "../messages";

/** DU-R5. */
export interface Options {
  void_after: number;
}

/** What lies before a viewer. ``goal`` tokens, or rounds for two, win; each player has ``areas``. */
export interface Shown {
  viewer: number | null;
  options: Options;
  areas: number;
  goal: number;
  round: number;
  voids: number;
  turns: number;
  starter: number | null;
  turn: Spot | null;
  seats: SeatShown[];
  hand: string[];
  sets: SetShown[];
  ladder: Rung[];
  out: number | null;
  pile_count: number;
  discard_count: number;
  outcome: Outcome | null;
}

/** A place for a set: in front of a player; two players have two areas each, 2 on their left (DU-11). */
export interface Spot {
  seat: number;
  area: Area;
}

export type Area = 1 | 2;

/** What everyone sees of a player: how many cards they hold, what they have won, whether they are out. */
export interface SeatShown {
  hand_count: number;
  tokens: number;
  out: boolean;
}

/**
 * A set on the table. ``back`` is what its cards would come to a hand as, one by one; ``last_lap``: its
 * owner is out, and it waits for its owner's next turn (DU-8).
 */
export interface SetShown {
  spot: Spot;
  faces: string[];
  back: string[];
  value: number;
  size: number;
  last_lap: boolean;
}

/** What a set of this size must beat: a value ``above`` (None: any), or nothing can (``closed``). */
export interface Rung {
  size: number;
  above: number | null;
  closed: boolean;
  spot: Spot | null;
}

export type Action = Lay | Add | TakeSet | Rotate;

/** Lay these hand cards, in canonical order, as a set in front of me (DU-6a). */
export interface Lay {
  is: "lay";
  faces: string[];
}

/** Add this hand card to the opponent's set there (DU-6b). */
export interface Add {
  is: "add";
  face: string;
  to: Spot;
}

/** Take the opponent's set that lies there into my hand (DU-6c). */
export interface TakeSet {
  is: "take";
  at: Spot;
}

/** Rotate my whole hand (DU-6d). */
export interface Rotate {
  is: "rotate";
}

export type Event = Shuffled | Dealt | RoundBegan | TurnBegan | Discarded | Laid | Added | Returned | Taken | HandRotated | WentOut | RoundWon | RoundEnded | RoundVoided | Ended;

/** DU-3: a new round; all cards are shuffled, orientation too, and dealt from ``dealt_from`` (DU-R6). */
export interface Shuffled {
  is: "shuffled";
  round: number;
  pile?: string[];
  count: number;
  dealt_from: number;
}

/** DU-3: a hand is taken up as it was dealt. */
export interface Dealt {
  is: "dealt";
  seat: number;
  count: number;
  faces?: string[];
}

/** DU-5: whoever holds the ``star`` begins; two players begin with one turn for area 2 (DU-13). */
export interface RoundBegan {
  is: "round-began";
  round: number;
  starter: number;
  star: string;
  rules: string[];
}

/** Whose turn it is and for which area; the set that lay there is already gone. */
export interface TurnBegan {
  is: "turn-began";
  turn: Spot;
  number: number;
}

/**
 * A set goes face down out of the round: at its owner's ``turn`` (DU-6), at the end of the last ``lap``
 * of a player who is out, or ``beaten`` within that lap (DU-8).
 */
export interface Discarded {
  is: "discarded";
  spot: Spot;
  faces: string[];
  why: Discarding;
  rules: string[];
}

export type Discarding = "turn" | "lap" | "beaten";

/** DU-6a; ``left`` is how many cards the hand has left. */
export interface Laid {
  is: "laid";
  spot: Spot;
  faces: string[];
  value: number;
  left: number;
  rules: string[];
}

/** DU-6b; ``faces`` is the set as it lies now. */
export interface Added {
  is: "added";
  seat: number;
  face: string;
  to: Spot;
  faces: string[];
  value: number;
  left: number;
  rules: string[];
}

/**
 * A beaten set goes back to its owner's hand, rotated (DU-6a, DU-6b, DU-7): ``back[i]`` was
 * ``faces[i]``. ``by`` is the set that beat it.
 */
export interface Returned {
  is: "returned";
  spot: Spot;
  faces: string[];
  back: string[];
  by: Spot;
  rules: string[];
}

/** DU-6c, DU-7: ``back[i]`` was ``faces[i]``. */
export interface Taken {
  is: "taken";
  seat: number;
  spot: Spot;
  faces: string[];
  back: string[];
  rules: string[];
}

/** DU-6d: ``faces`` is the hand as it is now. */
export interface HandRotated {
  is: "hand-rotated";
  seat: number;
  count: number;
  faces?: string[];
  rules: string[];
}

/** The last card of a hand is played: ``place`` 1 gets 2 tokens (DU-8), 2 gets 1 (DU-9). */
export interface WentOut {
  is: "went-out";
  seat: number;
  place: Area;
  gained: number;
  total: number;
  rules: string[];
}

/** DU-14: two players; ``total`` is how many rounds this one has won. */
export interface RoundWon {
  is: "round-won";
  seat: number;
  total: number;
  rules: string[];
}

/** DU-9, DU-14: the round is over and counts; ``tokens`` is the standing. */
export interface RoundEnded {
  is: "round-ended";
  round: number;
  tokens: number[];
}

/** DU-R5; ``running`` is how many rounds have now been void one after the other (DU-R14). */
export interface RoundVoided {
  is: "round-voided";
  round: number;
  why: Voiding;
  turns: number;
  running: number;
  rules: string[];
}

export type Voiding = "repeated" | "too-long";

/** DU-10, DU-14 or DU-R14. */
export interface Ended {
  is: "ended";
  outcome: Outcome;
}
