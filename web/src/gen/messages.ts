// Made from the Python types by `make types`; changes here are lost.

export const PROTOCOL = 3;

export const NAME_MOST = 24;

export const CHAT_MOST = 300;

export const CODE_LENGTH = 6;

export const CLASS_CODE_LENGTH = 5;

/**
 * A question to one seat, as people see it.
 *
 * ``id`` is the number of the move at which this seat's prompt last changed, among those the seat was
 * told of (stamped by ``Play``), so other seats' moves never make an answer stale. ``owed=False``: the
 * seat has answered and may still change its mind. ``default``: the option number that silence means.
 * ``seconds``: how long a window stays open at a live table, however fast it is answered.
 */
export interface Prompt<A = unknown> {
  seat: number;
  kind: PromptKind;
  key: string;
  rule: string;
  options: Option<A>[];
  owed: boolean;
  default: number | null;
  seconds: number | null;
  id: number;
}

export type PromptKind = "choice" | "commit" | "race" | "window";

/** One choice as people see it: its number, what it does, how it is called, what would follow. */
export interface Option<A = unknown> {
  n: number;
  action: A;
  say: Say;
  effects?: Effect[];
  blank?: Blank;
}

/** A message of a catalogue with its arguments; arguments may be messages themselves. */
export interface Say {
  is: "say";
  key: string;
  args?: Record<string, Arg>;
}

export type Arg = number | string | Who | OwnFace | Say | Several;

/**
 * A player, named by whoever renders the words (people choose their own names).
 *
 * ``was`` is who played the seat then, where that is not who plays it now; ``bot``: a bot did, alone or
 * (with ``was``) for that person.
 */
export interface Who {
  is: "who";
  seat: number;
  was?: string;
  bot?: boolean;
}

/** A card that no catalogue has words for, named by whoever renders them (``Deck.words``). */
export interface OwnFace {
  is: "own-face";
  face: string;
}

/** A list that is read as one: "Jana, Petr and you". */
export interface Several {
  is: "several";
  items: Piece[];
}

export type Piece = number | string | Who | Say;

/** A public consequence of a choice that the client may draw before it is made. */
export interface Effect {
  key: string;
  seats?: number[];
  faces?: string[];
  numbers?: number[];
}

/** An open text that goes with a choice, with its limits in characters after trimming. */
export interface Blank {
  least: number;
  most: number;
}

export type ClientMessage = Hello | SetPace | SetDeadline | Nudge | Shown | Hold | GoOn | Answer | Sit | Stand | Ready | Start | SetBot | Change | Cover | AskChair | Admit | Remove | Mute | Rematch | NextGame | Chat | React | Hidden | Query | AskAdvice | Resume | Ping;

/**
 * The first message on a connection: which table, and the last row already seen (-1: none).
 *
 * ``watch``: this connection is a big screen. It is shown what a spectator sees, holds no chair and cannot
 * speak, even on a device whose owner plays at the table. ``beats``: unless hidden, it says something (a
 * ``ping`` at least) every few seconds; when it does not, its line is cut.
 */
export interface Hello {
  is: "hello";
  table: string;
  row?: number;
  protocol?: number;
  watch?: boolean;
  beats?: boolean;
}

/**
 * The host says how this table is played, at any time: how fast, whether it holds at moments, whether it
 * helps with hints. What is null stays.
 */
export interface SetPace {
  is: "set-pace";
  cid: string;
  pace?: PaceName | null;
  holds?: boolean | null;
  hints?: boolean | null;
}

export type PaceName = "calm" | "normal" | "brisk";

/**
 * The host says how long decisions may take, at any time. Whoever owes one has the whole time from now
 * on, also where nothing is changed: nothing is due that the host cannot put off.
 */
export interface SetDeadline {
  is: "set-deadline";
  cid: string;
  deadline: Deadline;
}

/**
 * How long a decision may take (0: as long as one likes; from a day on the table is played over days),
 * and what happens then: a bot decides this ``once``, or plays until they are ``back``. ``weekend``:
 * Saturdays and Sundays do not count, in this time zone; null: every day counts.
 */
export interface Deadline {
  seconds: number;
  then: "once" | "back";
  weekend: number | string | null;
}

/** Reminds somebody who is not here, and whose turn it is, of the table; once in some hours. */
export interface Nudge {
  is: "nudge";
  cid: string;
  chair: number;
}

/**
 * This device has shown everything up to this row, or stands at the moment in it. Not answered; a device
 * that never says it is not waited for.
 */
export interface Shown {
  is: "shown";
  row: number;
}

/** Wait, I am looking (True), or go on without me (False). Not kept, not answered. */
export interface Hold {
  is: "hold";
  hold: boolean;
}

/** On from the moment with this number, by whoever leads, or by a big screen. Not kept, not answered. */
export interface GoOn {
  is: "go-on";
  moment: number;
}

/** An answer to a prompt. ``cid`` is made by the client; the same cid is carried out once, ever. */
export interface Answer {
  is: "answer";
  cid: string;
  seat: number;
  prompt: number;
  option: number;
  text?: string | null;
}

/** Take an empty chair (or the one of a bot) before the game starts; None: any chair that is empty. */
export interface Sit {
  is: "sit";
  cid: string;
  chair?: number | null;
}

/** Leave one's chair before the game, or leave the game for good (a bot plays on). */
export interface Stand {
  is: "stand";
  cid: string;
  chair: number;
}

export interface Ready {
  is: "ready";
  cid: string;
  ready: boolean;
}

/** The host begins; empty chairs are filled as set up. */
export interface Start {
  is: "start";
  cid: string;
}

/** The host puts a bot of this level on a chair, or empties it with None. */
export interface SetBot {
  is: "set-bot";
  cid: string;
  chair: number;
  level: string | null;
}

/** The host changes the set-up before the start. ``options`` are a JSON object by option name. */
export interface Change {
  is: "change";
  cid: string;
  variant?: string | null;
  chairs?: number | null;
  options?: Record<string, string | number | boolean> | null;
  open?: boolean | null;
}

/**
 * Let a bot play for me (True), or take over again (False). Anyone at the table may let one play for
 * somebody who has been away for a while (``Presence.cover_in``), until they are back. ``level`` is that of
 * the bot, or the usual one.
 */
export interface Cover {
  is: "cover";
  cid: string;
  chair: number;
  cover: boolean;
  level?: string | null;
}

/** Somebody who has held no chair in the running game asks the host for this chair of a bot. */
export interface AskChair {
  is: "ask-chair";
  cid: string;
  chair: number;
}

/** The host lets whoever asks (``Presence.asking``) take over that chair, or says no. */
export interface Admit {
  is: "admit";
  cid: string;
  person: string;
  admit: boolean;
}

/** The host sends somebody away from the table, or lets them come again. A bot plays on for them. */
export interface Remove {
  is: "remove";
  cid: string;
  person: string;
  removed?: boolean;
}

/** The host takes the word from somebody, or gives it back. */
export interface Mute {
  is: "mute";
  cid: string;
  person: string;
  muted?: boolean;
}

/** After the end: the same people, a new game at the same table. */
export interface Rematch {
  is: "rematch";
  cid: string;
}

/**
 * The host chooses what is played next with the same people; the table is set up for it. What is left out
 * is as usual in that game.
 */
export interface NextGame {
  is: "next-game";
  cid: string;
  game: string;
  variant?: string | null;
  options?: Record<string, string | number | boolean> | null;
}

/**
 * Something said to everyone. ``phrase`` is the key of one of the game's own sentences: then everybody
 * reads it in their language, and ``text`` is for those who cannot.
 */
export interface Chat {
  is: "chat";
  cid: string;
  text: string;
  phrase?: string | null;
}

/** A passing sign to everyone, by somebody with a chair. Not kept, not answered, too many are dropped. */
export interface React {
  is: "react";
  what: Reaction;
}

export type Reaction = "love" | "laugh" | "wow" | "hat" | "what" | "alas";

/** This device shows the page no more (it sleeps, or shows something else), or shows it again. */
export interface Hidden {
  is: "hidden";
  hidden: boolean;
}

/**
 * What does this seat of mine know (null: what a spectator does)? Answered by ``answers``, before a game
 * by nothing; not kept, and nobody else learns of it.
 */
export interface Query {
  is: "query";
  seat?: number | null;
}

/**
 * What would you do? Asks the game's strongest bot for this seat of mine and its open prompt. Answered by
 * ``advice``; not kept, and nobody else learns of it.
 */
export interface AskAdvice {
  is: "ask-advice";
  seat: number;
  prompt: number;
}

/** Send again everything after this row. */
export interface Resume {
  is: "resume";
  row: number;
}

export interface Ping {
  is: "ping";
  at: number;
}

export type ServerMessage = Welcome | Update | Presence | TimesLeft | Noted | Reacted | AtMoment | MomentOver | Clock | Done | NotDone | Problem | Answers | Advice | Pong;

/** The whole table, after ``hello`` and after a gap too long to resume. */
export interface Welcome {
  is: "welcome";
  row: number;
  you: Person;
  table: TableState;
  positions: Position[];
  chat: ChatLine[];
  outcome: Outcome | null;
}

/** A person as others see them. ``id`` is public; it is not what logs a person in. */
export interface Person {
  id: string;
  name: string;
  avatar: number;
}

/**
 * The table around the game. ``deck`` null: it is played with the game's own cards. ``muted`` are the ids
 * of those who may not speak; ``removed`` were sent away. ``may_ask``: you may ask for a bot's chair.
 * ``evening`` is the score over its finished games, the leader first; ``lesson``: this game is a lesson;
 * ``classroom``: it is a table of a class, whose host is the teacher.
 */
export interface TableState {
  id: string;
  game: string;
  variant: string;
  options: Record<string, string | number | boolean>;
  chairs: Chair[];
  open: boolean;
  host: string | null;
  phase: "setup" | "playing" | "over";
  game_number: number;
  spectators: number;
  commitment: string | null;
  seed: string | null;
  deck: TableDeck | null;
  muted: string[];
  removed: Person[];
  may_ask: boolean;
  pace: PaceName;
  holds: boolean;
  hints: boolean;
  deadline: Deadline;
  evening: Standing[];
  lesson: string | null;
  classroom: Classroom | null;
}

/** A place at the table. ``bot`` alone: a bot sits here; with ``person``: it covers for them. */
export interface Chair {
  person: Person | null;
  bot: string | null;
  ready: boolean;
  connected: boolean;
  yours: boolean;
}

/**
 * Somebody's own pictures at a table. ``unsaid``: so many have no description for those who cannot see
 * them. ``mark`` changes with anything in it; ``GET /api/tables/{table}/deck`` has the rest.
 */
export interface TableDeck {
  name: string;
  owner: string;
  count: number;
  unsaid: number;
  mark: string;
}

/** How somebody stands over all finished games of a table; ``rank`` 1 leads. */
export interface Standing {
  person: Person;
  rank: number;
  points: number;
  wins: number;
  games: number;
}

/**
 * What a teacher says for a table of their class. ``paused``: nobody moves now; ``approves``: what
 * somebody writes as a move is read by the teacher before anyone else sees it. Nobody chats here.
 * ``number``: the table's in the class, from 1 (0: laid before tables had one).
 */
export interface Classroom {
  code: string;
  paused: boolean;
  approves: boolean;
  number: number;
}

/**
 * What lies before one seat of yours (or before a spectator: seat null).
 *
 * ``view`` is all that is shown. It comes in ``welcome``, when a game begins, and when you look through
 * these eyes for the first time; otherwise go on from what you have. ``happenings`` follow it one after the
 * other, and ``set`` has what changes without an event.
 * ``prompt`` and ``waiting`` (the seats that still owe an answer) come when they are new; where a ``view``
 * comes without them, nothing is asked and nobody is waited for. A spectator is told what they are asked
 * (``asks``, a key; null: not one thing). ``log`` is all that happened before in this game as this viewer
 * saw it, in words (in ``welcome`` only). ``past`` is the last moment of this game, to be looked at
 * again; it comes with a ``view``. ``closes_in`` is how many milliseconds a window stays open, after
 * which silence means its default; without it none is open.
 */
export interface Position {
  seat: number | null;
  view?: unknown;
  happenings?: Happening[];
  set?: Record<string, unknown>;
  prompt?: Asked | null;
  waiting?: number[];
  asks?: string | null;
  log?: Say[];
  past?: Past;
  closes_in?: number;
}

/**
 * One event as this viewer may see it, its words, and how it changes what is shown: ``set`` has the
 * fields of the view that are others now, whole; all other fields stay what they were. With a ``+`` after
 * its name a field is a list of which only some elements are others: these by their places, from 0; a place
 * after its end is a new one. ``moment``: people want to look at it, also later.
 */
export interface Happening {
  event: unknown;
  says: Say[];
  set?: Record<string, unknown>;
  moment?: boolean;
}

/**
 * A prompt as it is sent. An option that the last prompt of the same ``kind`` to this seat had as well,
 * since a ``view`` came, is only named, by the number it had there; its number is now its place here.
 */
export interface Asked {
  seat: number;
  kind: PromptKind;
  key: string;
  rule: string;
  id: number;
  owed: boolean;
  options: (Option<unknown> | number)[];
  default?: number;
  seconds?: number;
}

/** A moment that is over: its event, and what was shown right after it. */
export interface Past {
  event: unknown;
  view: unknown;
}

/** What somebody said; ``phrase``: a sentence of the catalogue, ``text`` is how its speaker reads it. */
export interface ChatLine {
  person: Person | null;
  text: string;
  phrase: string | null;
}

/** How a game ended: a rank (1 is best, ties share) and a score for each seat, and why. */
export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  rules: string[];
}

/**
 * One journal row: what happened, and what is other than before. ``by``: whose move it was. A row in
 * which you may know nothing is not sent to you, and your ``row`` numbers skip nothing there.
 *
 * ``cid``: this is what you asked for by that message, carried out and durable. ``positions``, where there
 * are any, are those of all your seats.
 */
export interface Update {
  is: "update";
  row: number;
  by?: number;
  cid?: string;
  positions?: Position[];
  table?: TableState;
  chat?: ChatLine;
  outcome?: Outcome;
}

/**
 * Who is connected now; not journalled, not numbered.
 *
 * ``asleep``: connected, but no device of theirs shows the page. ``cover_in``: after so many milliseconds a
 * bot may play for them; null: they are here, or one does. ``guests`` are those without a chair, by name.
 * ``last_here``: over days, when who is away was last here, in seconds as the calendar counts.
 */
export interface Presence {
  is: "presence";
  connected: boolean[];
  spectators: number;
  asleep: boolean[];
  cover_in: (number | null)[];
  guests: Person[];
  asking: Asking[];
  last_here: (number | null)[];
}

/** Somebody who asks the host for the chair of a bot. */
export interface Asking {
  person: Person;
  chair: number;
}

/**
 * By chair: how many milliseconds are left of what its person owes, and since when it is asked, in
 * seconds as the calendar counts; null: nothing is owed. ``runs``: false while the clocks stand still. Not
 * numbered.
 */
export interface TimesLeft {
  is: "times-left";
  left: (number | null)[];
  asked: (number | null)[];
  runs: boolean;
}

/**
 * What has happened among the people at the table, for the log and to be shown for a moment: somebody
 * leaves, is away, is back, a bot plays for them, another is host. Not numbered; a ``welcome`` has it in its
 * log while a game is running.
 */
export interface Noted {
  is: "noted";
  says: Say[];
}

/** Somebody's passing sign; not journalled, not numbered. */
export interface Reacted {
  is: "reacted";
  person: Person;
  what: Reaction;
}

/**
 * The table holds at the last event of this kind in this row; said before that row, and again whenever
 * something changes. ``leader``: the seat that goes on, if the game says; ``holders`` still look;
 * ``goes_in``: it goes on by itself after so many milliseconds; ``yours``: you may say to go on. Not
 * journalled, not numbered.
 */
export interface AtMoment {
  is: "moment";
  number: number;
  row: number;
  event: string;
  leader: number | null;
  holders: Person[];
  goes_in: number | null;
  yours: boolean;
}

/** The table goes on after the moment with this number. */
export interface MomentOver {
  is: "moment-over";
  number: number;
}

/** The open window closes in so many milliseconds: everyone has seen it by now. */
export interface Clock {
  is: "clock";
  closes_in: number;
}

/**
 * The message with this cid is carried out and durable. Said where no ``update`` says so by its ``cid``:
 * when the message comes again, and when its answer is held until a window closes.
 */
export interface Done {
  is: "done";
  cid: string;
  row: number;
}

/** The message with this cid was refused and changed nothing. */
export interface NotDone {
  is: "not-done";
  cid: string;
  why: Illegal;
}

/** Why an action is refused: the reason in a catalogue's words, and the rule behind it. */
export interface Illegal {
  reason: Say;
  rule: string;
}

/** The connection is about to close, or a message could not be read: what is wrong and what to do. */
export interface Problem {
  is: "problem";
  say: Say;
  fatal: boolean;
}

/**
 * What this seat knows, to be spoken. ``topics``: sentences by topic (``now``, ``turn``, ``clue``,
 * ``hand``, ``table``, ``score``, ``more``, ``pictures``; some may be missing). ``choices``: what each
 * option leads to, unless the host wants no hints. ``reasons``: the last things that name their rules.
 */
export interface Answers {
  is: "answers";
  seat: number | null;
  topics: Record<string, Say[]>;
  choices: Choice[];
  reasons: Reason[];
}

/** What an option of the open prompt leads to. */
export interface Choice {
  n: number;
  effects: Say[];
}

/** Something that happened, and the rules behind it. */
export interface Reason {
  says: Say[];
  rules: string[];
}

/**
 * What the strongest bot would answer to this prompt, and why, from what the seat is shown. ``option``
 * null: there is no advice, and ``why`` says so.
 */
export interface Advice {
  is: "advice";
  seat: number;
  prompt: number;
  option: number | null;
  why: Say;
}

export interface Pong {
  is: "pong";
  at: number;
}
