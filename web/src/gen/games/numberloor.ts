// Made from the Python types by `make types`; changes here are lost.
import type { Outcome } from "../messages";

/** NF-R2, NF-R7, NF-R8, NF-R19. */
export interface Options {
  starter: Starter;
  takeover: "on" | "off";
  takeover_after: "floor-and-balloon" | "floor";
  night_floor: NightFloor;
  after_takeover: "right" | "left";
  window_seconds: number;
  turn_limit: number;
}

export type Starter = "random" | "1" | "2" | "3" | "4" | "5";

export type NightFloor = "fits" | "any";

/** What lies before a viewer. ``hand``, ``order`` and ``answered`` are the viewer's own. */
export interface Shown {
  viewer: number | null;
  variant: string;
  options: Options;
  phase: Phase;
  turn: number;
  active: number;
  taker: boolean;
  drew: boolean;
  chain: Laid[];
  target: number;
  pile_count: number;
  floors: PileShown[];
  balloon: string | null;
  balloon_count: number;
  seats: SeatShown[];
  hand: string[];
  order: Order;
  choosing_top: boolean;
  answered: boolean;
  outcome: Outcome | null;
}

export type Phase = "turn" | "window" | "over";

export type Order = "ask" | "take" | "decline";

/** A card of the present turn: on which floor pile, or on the balloons (pile None). */
export interface Laid {
  face: string;
  pile: number | null;
}

/** A floor pile: its top, how many cards, and the numbers that may be laid on it now. */
export interface PileShown {
  top: string;
  count: number;
  reach: number[];
}

/** What everyone sees of a player. */
export interface SeatShown {
  hand_count: number;
  stars: number;
}

export type Action = Lay | Draw | Pass | EndTurn | ChooseTop | TakeOver | Decline | GiveOrder;

/** Lay a card: a floor on a floor pile, a balloon on the balloons (NF-10 to NF-12, NF-23). */
export interface Lay {
  is: "lay";
  face: string;
  pile: number;
}

/** Draw two because no turn can be made (NF-13). */
export interface Draw {
  is: "draw";
}

/** NF-13; in the beginners' game also draws two (NF-24). */
export interface Pass {
  is: "pass";
}

/** Enough for this turn. */
export interface EndTurn {
  is: "end-turn";
}

/** Which of the remaining balloons ends on top (NF-14). */
export interface ChooseTop {
  is: "choose-top";
  face: string;
}

/** Take the turn over with this night floor (NF-18). */
export interface TakeOver {
  is: "take-over";
  face: string;
}

/** Let the player go on. */
export interface Decline {
  is: "decline";
}

/** Leave a standing order for all windows to come (NF-R7). */
export interface GiveOrder {
  is: "give-order";
  order: Order;
}

export type Event = Shuffled | Drawn | Misdealt | MiddleLaid | TurnBegan | CardLaid | Passed | Recycled | Skipped | OrderGiven | WindowOpened | WindowAnswered | WindowClosed | TakenOver | StarWon | Ended;

/** NF-7, NF-22: all cards that take part are in the draw pile. */
export interface Shuffled {
  is: "shuffled";
  pile?: string[];
  pile_count: number;
}

/** Cards from the top of the pile go to a hand; ``rule`` says why. */
export interface Drawn {
  is: "drawn";
  seat: number;
  count: number;
  cards?: string[];
  rule: string;
}

/**
 * NF-7: these seats got balloons only; all cards go back to be dealt again.
 *
 * No seats: no numbered balloon was left for the middle (NF-8).
 */
export interface Misdealt {
  is: "misdealt";
  seats: number[];
}

/** NF-8, NF-22: the first cards in the middle; NF-R18: the pile is shuffled after they were found. */
export interface MiddleLaid {
  is: "middle-laid";
  floors: string[];
  balloon: string | null;
  pile?: string[];
}

export interface TurnBegan {
  is: "turn-began";
  seat: number;
  number: number;
}

/** A card is the new top at once (NF-11, NF-12); ``pile`` None: the balloons. */
export interface CardLaid {
  is: "card-laid";
  seat: number;
  face: string;
  pile: number | null;
  rule: string;
}

/** ``idle``: in this turn no card was laid and none drawn (NF-R10). */
export interface Passed {
  is: "passed";
  seat: number;
  idle: boolean;
  rule: string;
}

/** NF-5: the played cards but the top ones are shuffled into the draw pile. */
export interface Recycled {
  is: "recycled";
  pile?: string[];
  count: number;
}

/** NF-17: this player loses the turn. */
export interface Skipped {
  is: "skipped";
  seat: number;
}

/** NF-R7: a standing order. Secret as a whole: nobody else hears even that one was given. */
export interface OrderGiven {
  is: "order-given";
  seat?: number;
  order?: Order;
}

/** NF-R7: everyone but the active player is asked alike. */
export interface WindowOpened {
  is: "window-opened";
}

export interface WindowAnswered {
  is: "window-answered";
  seat: number;
  answer?: Answered;
}

/** An answer in a window: the night floor to take over with, or None for declining. */
export interface Answered {
  face: string | null;
}

/** Nobody took over. */
export interface WindowClosed {
  is: "window-closed";
}

/** NF-18: the turn is this player's now. */
export interface TakenOver {
  is: "taken-over";
  seat: number;
  loser: number;
  face: string;
}

/** NF-3: an empty hand, a dance, a star. */
export interface StarWon {
  is: "star-won";
  seat: number;
  stars: number;
}

/** NF-4, NF-R10, NF-R19. */
export interface Ended {
  is: "ended";
  outcome: Outcome;
}
