/**
 * One viewer's table, played event by event: each happening is shown for its beat, then comes the next.
 * Holds no rules: what to show, it is told. A question is put only when nothing moves any more.
 */
import type { Asked, Option, Position, Prompt, Say } from "$gen/messages";
import type { GameEvent, GameTable } from "./game-table";

/** A moment to be looked at again: an event, and what was shown right after it. */
interface Past {
  event: GameEvent;
  view: unknown;
}

interface PlayedEvent extends Past {
  says: Say[];
  /** people want to look at it, also later */
  moment: boolean;
  /** the number of the moment at which the table holds here */
  held?: number;
}

/** How the table stands for this viewer when nothing moves. */
interface Standing {
  view: unknown;
  prompt: Prompt | null;
  waiting: number[];
  /** what those are asked, as a key; known only to who looks on */
  asks: string | null;
  closesIn: number | null;
  /** the last options of each kind of prompt */
  offered: Readonly<Record<string, readonly Option[]>>;
}

const NOTHING: Standing = { view: {}, prompt: null, waiting: [], asks: null, closesIn: null, offered: {} };

/** The view with these fields; of a list, whose name ends with "+", only the elements at these places are others. */
function changed(view: unknown, fields?: Readonly<Record<string, unknown>>): unknown {
  if (fields === undefined) return view;
  const now = { ...(view as Record<string, unknown>) };
  for (const [name, value] of Object.entries(fields)) {
    if (name.endsWith("+")) now[name.slice(0, -1)] = Object.assign([...(now[name.slice(0, -1)] as unknown[])], value);
    else now[name] = value;
  }
  return now;
}

/** A prompt with all its options; those that the last one of its kind had are only named by their numbers there. */
function whole(asked: Asked | null, offered: Standing["offered"]): Prompt | null {
  if (asked === null) return null;
  const options = asked.options.flatMap((option, n) => {
    if (typeof option !== "number") return option;
    const known = offered[asked.kind]?.[option];
    return known === undefined ? [] : { ...known, n };
  });
  return { ...asked, options, default: asked.default ?? null, seconds: asked.seconds ?? null };
}

type Step = { played: PlayedEvent; row: number } | { settled: Standing; row: number } | { noted: Say[] } | { row: number };

export interface PlaybackListener {
  /** factor on every beat */
  beats(): number;
  /** called once for every event that is shown or jumped over */
  happened(played: { event: GameEvent; says: Say[] }): void;
  /** called once for what has been told of people, in its turn */
  noted(says: Say[]): void;
  /** called when a new question is put that leaves something to choose */
  asked(prompt: Prompt): void;
  /** whether the table still holds at this moment */
  holds(moment: number): boolean;
  /** called when everything up to this row is shown, or the moment in it */
  reached(row: number): void;
}

/** More than this many milliseconds of beats behind, and it is kinder to jump to how things stand. */
const FAR_BEHIND_MS = 25_000;

export class Playback {
  readonly seat: number | null;
  readonly #game: GameTable;
  readonly #listener: PlaybackListener;
  #shown = $state.raw<unknown>(null);
  #event = $state.raw<GameEvent | null>(null);
  #prompt = $state.raw<Prompt | null>(null);
  #waiting = $state.raw<number[]>([]);
  #asks = $state<string | null>(null);
  #next = $state.raw<Standing | null>(null);
  #closesAt = $state<number | null>(null);
  #busy = $state(false);
  #held = $state<number | null>(null);
  #past = $state.raw<Past | null>(null);
  #steps: Step[] = [];
  /** How things stand after everything that was pushed. */
  #last: Standing = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameTable, start: Position, listener: PlaybackListener) {
    this.seat = start.seat;
    this.#game = game;
    this.#listener = listener;
    this.#follow(start, -1);
    this.#past = (start.past as Past | undefined) ?? null;
    this.#place(this.#last);
    this.#prompt = this.#last.prompt;
  }

  get shown(): unknown {
    return this.#shown;
  }
  get event(): GameEvent | null {
    return this.#event;
  }
  get prompt(): Prompt | null {
    return this.#prompt;
  }
  get waiting(): number[] {
    return this.#waiting;
  }
  /** Who owes an answer once what is being played has been shown; who did so before it is no news. */
  get next(): number[] {
    return this.#next?.waiting ?? this.#waiting;
  }
  /** What they are asked then. */
  get asks(): string | null {
    return this.#next === null ? this.#asks : this.#next.asks;
  }
  get closesAt(): number | null {
    return this.#closesAt;
  }
  /** Whether events are still being played. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The last moment there was, to be looked at again. */
  get past(): Past | null {
    return this.#past;
  }
  /** The moment that is being looked at. */
  get held(): number | null {
    return this.#held;
  }

  /** Plays what leads to this position; `jump` only takes note of it. `moment`: at whose last event the table holds. */
  push(position: Position, row: number, jump: boolean, moment: number | null): void {
    this.#steps.push(...this.#follow(position, row));
    const held = this.#steps.findLast((step) => "played" in step && step.row === row && step.played.moment);
    if (moment !== null && held !== undefined && "played" in held) held.played.held = moment;
    if (jump || document.hidden || (this.#held === null && this.#behind() > FAR_BEHIND_MS)) this.jump();
    else if (!this.#busy) this.#advance();
  }

  /** The steps to this position from how things stood; a field of the view that is not named stays the same object. */
  #follow(position: Position, row: number): Step[] {
    const before = position.view === undefined ? this.#last : { ...NOTHING, view: position.view };
    let view = before.view;
    const change = (fields: Record<string, unknown> | undefined): unknown => (view = changed(view, fields));
    const steps = (position.happenings ?? []).map(
      ({ event, says, set, moment }): Step => ({ played: { event: event as GameEvent, says, view: change(set), moment: moment === true }, row }),
    );
    const prompt = position.prompt === undefined ? before.prompt : whole(position.prompt, before.offered);
    this.#last = {
      view: change(position.set),
      prompt,
      offered: prompt === null ? before.offered : { ...before.offered, [prompt.kind]: prompt.options },
      waiting: position.waiting ?? before.waiting,
      asks: position.asks === undefined ? before.asks : position.asks,
      closesIn: position.closes_in ?? null,
    };
    return [...steps, { settled: this.#last, row }];
  }

  /** Something among the people, which is told after what has happened before it. */
  note(says: Say[]): void {
    if (this.#steps.length > 0) this.#steps.push({ noted: says });
    else this.#listener.noted(says);
  }

  /** A row in which nothing is to be seen is shown when those before it are. */
  pass(row: number): void {
    this.#steps.push({ row });
    if (!this.#busy) this.#advance();
  }

  /** Goes on to the next event at once. */
  skip(): void {
    if (this.#timer !== undefined) this.#advance();
  }

  /** Goes on after this moment, if it stands there. */
  release(moment: number): void {
    if (this.#held === moment) this.#advance();
  }

  /** The open window closes so many milliseconds from now. */
  clock(closesIn: number): void {
    this.#closesAt = Date.now() + closesIn;
  }

  /** Goes to how things stand now. */
  jump(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = null;
    for (const step of this.#steps.splice(0)) {
      if ("played" in step) this.#happened(step.played);
      else if ("noted" in step) this.#listener.noted(step.noted);
      else if ("settled" in step) this.#settle(step.settled, step.row);
      else this.#listener.reached(step.row);
    }
    this.#rest();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
  }

  #advance(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = null;
    this.#busy = true;
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      if ("settled" in step) {
        this.#settle(step.settled, step.row);
        continue;
      }
      if ("noted" in step) {
        this.#listener.noted(step.noted);
        continue;
      }
      if (!("played" in step)) {
        this.#listener.reached(step.row);
        continue;
      }
      const { played } = step;
      this.#next = this.#steps.find((later) => "settled" in later)?.settled ?? null;
      // A question that is still open after all this is not taken away while others move.
      if (this.#prompt?.id !== this.#last.prompt?.id) this.#prompt = null;
      this.#shown = played.view;
      this.#event = played.event;
      this.#happened(played);
      if (played.held !== undefined && this.#listener.holds(played.held)) {
        this.#held = played.held;
        this.#listener.reached(step.row);
        return;
      }
      const beat = this.#beat(played);
      if (beat > 0) {
        this.#timer = setTimeout(() => this.#advance(), beat);
        return;
      }
    }
    this.#rest();
  }

  #happened(played: PlayedEvent): void {
    if (played.moment) this.#past = played;
    this.#listener.happened(played);
  }

  #rest(): void {
    this.#event = null;
    this.#busy = false;
  }

  #place({ view, waiting, asks, closesIn }: Standing): void {
    this.#shown = view;
    this.#waiting = waiting;
    this.#asks = asks;
    this.#next = null;
    this.#closesAt = closesIn === null ? null : Date.now() + closesIn;
  }

  #settle(standing: Standing, row: number): void {
    this.#place(standing);
    this.#listener.reached(row);
    const { prompt } = standing;
    const before = this.#prompt;
    // Only what moves on keeps a question back; what is merely noted behind it would lose it for good.
    if (this.#steps.some((later) => "settled" in later) && before?.id !== prompt?.id) return;
    this.#prompt = prompt;
    const empty = prompt?.kind === "window" && prompt.options.length < 2;
    if (prompt !== null && prompt.owed && !empty && before?.id !== prompt.id) this.#listener.asked(prompt);
  }

  #beat(played: PlayedEvent): number {
    return this.#game.beat(played.event, played.view) * this.#listener.beats();
  }

  #behind(): number {
    return this.#steps.reduce((sum, step) => sum + ("played" in step ? this.#beat(step.played) : 0), 0);
  }
}
