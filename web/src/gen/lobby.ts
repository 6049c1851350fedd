// Made from the Python types by `make types`; changes here are lost.
import type { Outcome, Person, Say } from "./messages";

export const AVATARS = 24;

/** Why a request was refused, in a catalogue's words, and the rule behind it where there is one. */
export interface Fault {
  say: Say;
  rule: string | null;
}

/** A game as it stands on the shelf. Its title and texts are words of the catalogue. */
export interface GameCard {
  id: string;
  version: number;
  variants: Variant[];
  options: OptionCard[];
  levels: string[];
}

/** One of the games in a rulebook: its id, the seat counts it has, which of them are unofficial. */
export interface Variant {
  id: string;
  seats: number[];
  unofficial: number[];
}

/** One option of a game. ``switch``: true or false; ``choice``: one of ``values``; ``number``: any. */
export interface OptionCard {
  name: string;
  kind: "switch" | "choice" | "number";
  values: OptionValue[];
  default: OptionValue;
}

export type OptionValue = string | number | boolean;

/** A path of the page that works once; ``seconds`` is how long it can be opened. */
export interface Link {
  path: string;
  seconds: number;
}

/** What a link has brought: ``device``: you are that person now; ``seat``: the chair at this table. */
export interface LinkOpened {
  kind: "device" | "seat";
  table: string | null;
}

/** You, as the cookie says. ``named`` is false until you have chosen a name yourself. */
export interface Me {
  person: Person;
  lang: string | null;
  named: boolean;
}

/** What is left out stays as it is. */
export interface MePatch {
  name?: string | null;
  avatar?: number | null;
  lang?: string | null;
}

/** One-tap play: you against bots of this level (or the usual one), started at once. */
export interface NewPlay {
  game: string;
  variant?: string | null;
  options?: Record<string, OptionValue> | null;
  chairs?: number | null;
  level?: string | null;
}

/** Give a chair of yours away: whoever opens the link holds it. */
export interface NewSeatLink {
  chair: number;
}

/**
 * A table to set up; you are its host and sit on the first chair.
 *
 * ``bots`` has a level (or null for an empty chair) for each chair; left out, all other chairs are empty.
 */
export interface NewTable {
  game: string;
  variant?: string | null;
  options?: Record<string, OptionValue> | null;
  chairs?: number | null;
  bots?: (string | null)[] | null;
  open?: boolean;
}

/** The rulebook of a game by sections; the texts are words of the catalogue. */
export interface RulesCard {
  game: string;
  sections: Section[];
}

/** A chapter: its heading is a word of the catalogue. */
export interface Section {
  key: string;
  rules: Rule[];
}

/** One rule, ruling or worked example of a rulebook. */
export interface Rule {
  id: string;
  kind: RuleKind;
  section: string;
  about: string[];
  option: string | null;
}

export type RuleKind = "rule" | "ruling" | "example";

/** A game you played at a table. ``outcome`` is null, and the file not to be had, until its end. */
export interface SavedCard {
  table: string;
  number: number;
  game: string;
  variant: string;
  names: string[];
  seats: number[];
  started: number;
  outcome: Outcome | null;
}

/** A table as the lobby lists it. ``yours``: you hold a chair here. */
export interface TableCard {
  id: string;
  game: string;
  variant: string;
  options: Record<string, OptionValue>;
  chairs: number;
  free: number;
  people: Person[];
  host: Person | null;
  phase: "setup" | "playing" | "over";
  open: boolean;
  yours: boolean;
}

export interface TableMade {
  table: string;
}
