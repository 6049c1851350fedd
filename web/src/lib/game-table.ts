/** What the house gives a game's table, and what a game's `web/index.ts` gives the house. No game is named here. */
import type { Component } from 'svelte';
import type { Prompt, Say } from '$gen/messages';
import type { Reaction } from './table-talk.svelte';

export interface GameEvent {
  is: string;
}

/** A player as drawn at the table. */
export interface SeatPerson {
  seat: number;
  name: string;
  avatar: number;
  /** level of the bot that plays here (alone or for the person), or null */
  bot: string | null;
  connected: boolean;
  /** connected, but their device sleeps or shows something else */
  asleep?: boolean;
  you: boolean;
}

/** Turns the engine's keys into words of the language in use; reactive to a change of language. */
export interface Words {
  lang: string;
  say(say: Say, form?: string): string;
  t(key: string, args?: Record<string, string | number>): string;
}

export interface TableProps<Shown = unknown, Event = GameEvent, Action = unknown> {
  /** the table as it is now; while events are played, the table right after `event` */
  shown: Shown;
  /** the event that is being played now, or null when nothing moves */
  event: Event | null;
  /** your seat, or null for a spectator */
  seat: number | null;
  people: SeatPerson[];
  /** your question; null while events are still being played */
  prompt: Prompt<Action> | null;
  /** seats that still owe an answer */
  waiting: number[];
  /** when silence counts as an answer, in milliseconds as `Date.now()` counts them; null: there is no hurry */
  closesAt?: number | null;
  /** number of the option that is on its way to the server, or null */
  sending: number | null;
  answer(option: number, text?: string): void;
  words: Words;
  /** opens the sheet that answers "why?" with these rules */
  explain(rules: string[], lead?: string): void;
  /** what was just touched cannot be done by these rules, and the table has shown so itself: no sheet opens */
  refused(rules: string[]): void;
  /** factor on every animation's length; 0 when motion is reduced */
  pace: number;
  /** whether the table may help small players */
  hints?: boolean;
  /** shows everyone a passing sign; left out for who has no chair, and where nobody talks */
  react?: ((what: Reaction) => void) | undefined;
  /** opens the talk at the table; left out as `react` is */
  talk?: (() => void) | undefined;
}

/** What a game's own big screen is given: what a spectator sees, and nothing to do. */
export type TvProps<Shown = unknown, Event = GameEvent> = Pick<
  TableProps<Shown, Event>,
  'shown' | 'event' | 'people' | 'waiting' | 'words' | 'pace'
>;

/** What the foot of a big screen says of a player beside name and face. */
export interface Tally {
  points: number;
  /** what the players who share these points are called, such as a team; left out where everybody has their own */
  team?: string | undefined;
  /** has done what all are waiting for */
  done: boolean;
  /** whose moment this is, though nobody waits for them */
  leads: boolean;
}

/**
 * What a game's folder exports from `web/index.ts`, as `default`, by `gameTable`.
 *
 * The table fills the whole window under the house's header, which lies over it: keep `--frame-top` clear at the
 * left (title and chip) and right (two round buttons); on a wide screen the middle of that strip is free.
 * It is `var(--table-height, 100dvh)` high: on a big screen the house has a foot below it. A spectator has no hand, so
 * the table leaves no room for one.
 */
export interface GameTable<Shown = unknown, Event extends GameEvent = GameEvent, Action = unknown> {
  Table: Component<TableProps<Shown, Event, Action>>;
  /** how long an event is shown, in ms at normal pace; 0 shows it together with the next */
  beat(event: Event, shown: Shown): number;
  /** name of the sound of an event, or null */
  sound(event: Event): string | null;
  /** `day` or `night`: which tokens light the whole page */
  light(shown: Shown): 'day' | 'night';
  /**
   * What a big screen shows instead of the table as a spectator sees it, between the edges of the screen and the house's
   * foot: type in `--u`, a hundredth of the screen's height, and keep the upper right corner clear.
   */
  Tv?: Component<TvProps<Shown, Event>>;
  /** what the foot of a big screen says of this seat; left out where the table says it all */
  tally?(shown: Shown, seat: number, words: Words): Tally;
  /** what a player has so far, as the result will count it */
  points?(shown: Shown, seat: number): number;
  /** what the chip in the header says, such as the round; null hides it */
  chip?(shown: Shown): Say | null;
  /** sentences for the talk at the table now, as keys: everyone reads them in their own language */
  phrases?(shown: Shown): readonly string[];
  /** a table of small children: no talk, and no way to other tables without a grown-up */
  calm?(shown: Shown): boolean;
  /** whether the scores are read aloud after this event, because its own words do not say them; "full": only to who likes to hear everything */
  scores?(event: Event): boolean | "full";
  /** what is drawn on the cards, and what it means */
  symbols?: readonly { Drawing: Component<any>; props: Record<string, unknown>; key: string }[];
  /** whether a round begins (or whatever one looks for first when leafing through a game) with this event */
  chapter?(event: Event): boolean;
  /** after the end: why this seat has its place, such as what broke a tie; null when the points say it all */
  place?(shown: Shown, seat: number): Say | null;
  /** the table draws the places after the end itself (above the lowest 88 px); else the house does */
  drawsPlaces?: boolean;
}

/** The page knows no game's types; a game knows its own, which the server has checked. */
export const gameTable = <Shown, Event extends GameEvent, Action>(own: GameTable<Shown, Event, Action>): GameTable =>
  own as unknown as GameTable;
