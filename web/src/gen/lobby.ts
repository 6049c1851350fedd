// Made from the Python types by `make types`; changes here are lost.
import type { Cover, Outcome, Person, Position, Say, SetBot, Standing, Start, TableState } from "./messages";

export const AVATARS = 24;

export type HostWish = Close | Kick | Ban | Allow | DeletePerson | DeleteTable | DeleteGame | Tidy | Restart;

/** Nobody comes to this table any more; it stays stored. */
export interface Close {
  is: "close";
  table: string;
}

/** Sends a person away for an hour. */
export interface Kick {
  is: "kick";
  person: string;
}

/** A person, by id, or an address may not come any more. */
export interface Ban {
  is: "ban";
  who: string;
}

/** A person, an address or a table that was barred is not any more. */
export interface Allow {
  is: "allow";
  who: string;
}

export interface DeletePerson {
  is: "delete-person";
  person: string;
}

export interface DeleteTable {
  is: "delete-table";
  table: string;
}

/** A saved game; the last one of a table takes the table with it. */
export interface DeleteGame {
  is: "delete-game";
  table: string;
  number: number;
}

/** Deletes what is older than the settings say; ``dry``: only counts it. */
export interface Tidy {
  is: "tidy";
  dry: boolean;
}

/** Starts the server anew; games go on. */
export interface Restart {
  is: "restart";
}

export type ClassWish = RuleClass | Begin | Move | Judge | AtTable | AddTable | EndClass;

/** Pause all tables, or go on; read what is written before others do, or not. What is null stays. */
export interface RuleClass {
  is: "rule";
  paused?: boolean | null;
  approves?: boolean | null;
}

/** A game begins at every table where somebody sits and none is running. */
export interface Begin {
  is: "begin";
  cid: string;
}

/** A pupil sits at this table from now on; null: at none. */
export interface Move {
  is: "move";
  person: string;
  table: string | null;
}

/** What was written fits and is played, or is written anew. */
export interface Judge {
  is: "judge";
  table: string;
  seat: number;
  cid: string;
  fits: boolean;
}

/** What a host may do at one table: begin, put a bot on a chair, let one play for somebody. */
export interface AtTable {
  is: "at-table";
  table: string;
  wish: Start | SetBot | Cover;
}

/** One more table, laid like the others. */
export interface AddTable {
  is: "add-table";
}

/** The lesson is over: tables, games and pupils are deleted. */
export interface EndClass {
  is: "end-class";
}

/** Who may not come in (a person, an address), or a closed table. ``until`` in seconds; null: for good. */
export interface Barred {
  kind: "person" | "address" | "table";
  id: string;
  until: number | null;
}

/**
 * A decision of yours, after the event ``at``, where another option was worth more: by so many percent of
 * the win, give or take the ``margin`` (two standard errors). ``sure``: hardly by chance.
 */
export interface BetterMove {
  at: number;
  chosen: Say;
  better: Say;
  why: Say | null;
  percent: number;
  margin: number;
  sure: boolean;
}

/** The code of a class; null: you have none now. */
export interface ClassMade {
  code: string | null;
}

/** A table of a class as a spectator sees it; ``unread`` is there for the teacher alone. */
export interface ClassTable {
  table: TableState;
  position: Position | null;
  outcome: Outcome | null;
  unread: UnreadMove[];
}

/** What somebody has written as a move and nobody else may see yet. */
export interface UnreadMove {
  seat: number;
  cid: string;
  text: string;
}

/**
 * A class. ``yours``: you are its teacher; ``pupil``: you are in it; ``seated``: at this table.
 * ``waiting`` are pupils without a chair.
 */
export interface ClassView {
  code: string;
  yours: boolean;
  pupil: boolean;
  seated: string | null;
  tables: ClassTable[];
  waiting: Person[];
}

/** How many of each are stored, or were deleted. ``chats``: lines of chat. */
export interface Counts {
  tables: number;
  games: number;
  people: number;
  decks: number;
  chats: number;
}

/** A deck that is yours now, and the first of the ``left`` files that were left out. */
export interface DeckAdded {
  deck: DeckCard;
  left: number;
  left_out: DeckLeftOut[];
}

/**
 * A deck of yours. ``unsaid``: so many pictures have no description; ``until``: when it is taken away if
 * nobody plays with it before, in seconds as clocks count them; ``mark`` is that of `TableDeck`.
 */
export interface DeckCard {
  id: string;
  name: string;
  count: number;
  unsaid: number;
  until: number;
  cover: string;
  mark: string;
}

/** A file that did not go into the deck. */
export interface DeckLeftOut {
  file: string;
  why: Say;
}

/** The deck to play with; null: the game's own cards. */
export interface DeckChoice {
  deck: string | null;
}

/** How large a deck may be: bytes of the file, and pictures in it. */
export interface DeckLimits {
  bytes: number;
  least: number;
  most: number;
}

/** Other words for a deck, its pictures by id. */
export interface DeckPatch {
  name?: string;
  pictures?: Record<string, PictureWords>;
}

/** What is left out stays as it is. */
export interface PictureWords {
  title?: string;
  alt?: string;
}

/** A deck with what is said of each picture, in the order of its pictures. */
export interface DeckSheet {
  name: string;
  pictures: FaceWords[];
}

/**
 * What the owner of a deck says of one of its faces, in their own language: all that bots and those who
 * cannot see it know of it.
 */
export interface FaceWords {
  face: string;
  title?: string;
  tags?: string[];
  alt?: string;
}

/** Your decks, the last used first. */
export interface DeckShelf {
  decks: DeckCard[];
  limits: DeckLimits;
}

/**
 * Whom a table waits for: ``yours``: for you; ``names``: for those; ``asked``: since that second of the
 * calendar; ``left``: so many seconds are left for it. ``moves``: so many since you were last there.
 */
export interface DeskLine {
  yours: boolean;
  names: string[];
  asked: number | null;
  left: number | null;
  moves: number;
}

/**
 * A device on which somebody is the same person. ``what`` it is, in its browser's words; ``made`` is when
 * it became one of theirs; ``here``: it is the one that asks.
 */
export interface DeviceCard {
  id: string;
  what: string;
  made: number;
  here: boolean;
}

/** All finished games of a table, and the score over them. */
export interface Evening {
  table: string;
  games: FinishedCard[];
  standings: Standing[];
}

/** A finished game of a table: who sat where (null: a bot), how it ended, and what is told again of it. */
export interface FinishedCard {
  number: number;
  game: string;
  variant: string;
  started: number;
  people: (Person | null)[];
  outcome: Outcome;
  highlights: Highlight[];
}

/**
 * Something in a finished game worth telling again: ``at`` is the number of its event, from 0 over
 * the whole game; ``seats`` whose it was; ``faces`` cards to show with it.
 */
export interface Highlight {
  say: Say;
  at: number;
  seats: number[];
  faces: string[];
}

/** Why a request was refused, in a catalogue's words, and the rule behind it where there is one. */
export interface Fault {
  say: Say;
  rule: string | null;
}

/**
 * A game as it stands on the shelf. Its title and texts are words of the catalogue.
 *
 * ``own_pictures``: it can be played with a deck of people's own pictures. ``quiet``: keys of sentences that
 * are not read aloud to who likes to be told little. ``advice``: one may ask what a strong bot would do.
 */
export interface GameCard {
  id: string;
  version: number;
  variants: Variant[];
  options: OptionCard[];
  levels: string[];
  own_pictures: boolean;
  lessons: LessonCard[];
  quiet: string[];
  advice: boolean;
}

/**
 * One of the games in a rulebook: its id, the seat counts it has, which of them are unofficial.
 *
 * ``lower_wins``: a lower score is better, as in golf. ``for_children``: small ones play it, who need more
 * time for everything.
 */
export interface Variant {
  id: string;
  seats: number[];
  unofficial: number[];
  lower_wins: boolean;
  for_children: boolean;
}

/**
 * One option of a game. ``switch``: true or false; ``choice``: one of ``values``; ``number``: any;
 * ``language``: one of ``values``, and the host's where nothing else is asked for.
 *
 * ``refused``: with how many chairs a value cannot be chosen, for values that do not go with all.
 * ``variants`` and ``seats``: where it says anything at all; empty: everywhere.
 */
export interface OptionCard {
  name: string;
  kind: "switch" | "choice" | "number" | "language";
  values: OptionValue[];
  default: OptionValue;
  refused: Record<string, number[]>;
  variants: string[];
  seats: number[];
}

export type OptionValue = string | number | boolean;

/** A lesson of a game: which variant it teaches, with how many chairs, in about how many minutes. */
export interface LessonCard {
  id: string;
  variant: string;
  chairs: number;
  minutes: number;
}

/** Somebody who is connected, and from which addresses. */
export interface HostPerson {
  person: Person;
  lines: number;
  addresses: string[];
}

/** A table in memory; ``lines``: connections to it now. */
export interface HostTable {
  card: TableCard;
  lines: number;
}

/**
 * A table as the lobby lists it. ``yours``: you hold a chair here. ``desk`` is known while the table is
 * in memory, as those over days are. ``lesson``: it teaches its game.
 */
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
  desk: DeskLine | null;
  lesson: boolean;
}

/** The server as its host sees it. */
export interface HostView {
  version: string;
  tables: HostTable[];
  people: HostPerson[];
  barred: Barred[];
  stored: Counts;
}

/** What a pupil is called in this class and nowhere else. */
export interface JoinClass {
  name: string;
  avatar: number;
}

/**
 * What the coach says at one point of the game: where the view has what ``when`` asks for, and the table
 * holds at an event of the kind ``moment``; without one, where the pupil is asked something. ``do``: the
 * actions, by their fields, of which one goes on; none: whatever one likes. ``instead`` is said to anything
 * else; without one, that it is allowed, and the sentence again. ``last``: here the lesson ends, whether
 * anything is asked or not.
 */
export interface LessonBeat {
  when: Record<string, unknown>;
  steps: LessonStep[];
  moment: string | null;
  do: Record<string, unknown>[];
  instead: string | null;
  last: boolean;
}

/**
 * One sentence of the coach, `<game>-lesson-<say>` of the catalogue; ``at``: the parts of the page that
 * it is about, as selectors; ``wrong``: what one is invited to try.
 */
export interface LessonStep {
  say: string;
  at: string[];
  wrong: LessonTry | null;
}

/** Something one may not do: an action by its fields, and the rule that refuses it. */
export interface LessonTry {
  action: Record<string, unknown>;
  rule: string;
}

/**
 * What the coach of a lesson says. Of all beats that fit, the first counts. ``wordless``: for those who
 * cannot read: a hand moves over what each sentence is about, and a voice says it.
 */
export interface LessonSheet {
  beats: LessonBeat[];
  wordless: boolean;
}

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
  name?: string;
  avatar?: number;
  lang?: string;
}

/** A class to begin: so many tables, laid alike. ``approves``: what pupils write is read by you first. */
export interface NewClass {
  table: NewTable;
  tables: number;
  approves: boolean;
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

/**
 * One-tap play: you against bots of this level (or the usual one), started at once.
 *
 * ``lesson``: this lesson of the game, which says how it is set up; ``options`` may add the language.
 */
export interface NewPlay {
  game: string;
  variant?: string | null;
  options?: Record<string, OptionValue> | null;
  chairs?: number | null;
  level?: string | null;
  lesson?: string | null;
}

/** Give a chair of yours away: whoever opens the link holds it. */
export interface NewSeatLink {
  chair: number;
}

/** Where you want to be told that it is your turn: on this device, or at an address. */
export interface NoticeWish {
  to: PushTo | WebhookTo;
  quiet: Quiet | null;
}

/** A browser's push subscription, as it gives it. */
export interface PushTo {
  is: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An address of yours to which a line of text is posted, or JSON with a ``text``. */
export interface WebhookTo {
  is: "webhook";
  url: string;
  json: boolean;
}

/** No notices from this hour to that one by the clock of this time zone; they come afterwards. */
export interface Quiet {
  start: number;
  end: number;
  zone: Zone;
}

export type Zone = number | string;

/**
 * How you are told. ``key`` is the server's for web push; ``here``: this device is; ``count``: so many
 * devices and addresses are, all together.
 */
export interface NoticesCard {
  key: string;
  here: boolean;
  webhook: WebhookTo | null;
  quiet: Quiet | null;
  count: number;
}

/**
 * What has happened in the running game since you were last at its table, at that second, through your
 * own eyes. The first step, which says nothing, is what you saw last. Steps are counted as you were told.
 */
export interface Recap {
  since: number | null;
  steps: ReplayStep[];
}

/**
 * One event as its viewer may see it, its words, and the table right after it. ``at`` is its number in
 * the whole game, ``move`` that of its move, ``by`` whose move it was.
 */
export interface ReplayStep {
  at: number;
  move: number;
  by: number | null;
  event: unknown;
  says: Say[];
  view: unknown;
}

/**
 * A finished game through one seat's eyes (null: a spectator's). ``words`` are those of own pictures.
 * ``reviewed``: who played may ask where another move was better.
 */
export interface Replay {
  game: FinishedCard;
  seat: number | null;
  steps: ReplayStep[];
  words: FaceWords[];
  reviewed: boolean;
}

/**
 * How far a game is looked over for one player: so many of their decisions of ``total``; ``weighed``: of
 * how many of these the bot could say what they were worth. ``moments`` come when all are done.
 */
export interface Review {
  done: number;
  total: number;
  weighed: number;
  moments: BetterMove[];
}

/**
 * The rulebook of a game by sections; the texts are words of the catalogue. ``prints``: its cards can be
 * had as a PDF.
 */
export interface RulesCard {
  game: string;
  sections: Section[];
  prints: boolean;
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

/** What is allowed on this server, and after how many days what is deleted (0: never). */
export interface ServerCard {
  open_tables: boolean;
  own_pictures: boolean;
  chat: boolean;
  table_days: number;
  chat_days: number;
  deck_days: number;
}

export interface TableMade {
  table: string;
}

/** Play on from right after the move of this event, on this seat, with bots on the others. */
export interface WhatIf {
  at: number;
  seat: number;
}

export interface _Wish {
  is: "_Wish";
}
