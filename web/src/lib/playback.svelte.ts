/**
 * One viewer's table, played event by event: each happening is shown for its beat, then comes the next.
 * Holds no rules: what to show, it is told. A question is put only when nothing moves any more.
 */
import type { Asked, Position, Prompt, Say } from "$gen/messages";
import type { GameEvent, GameTable } from "./game-table";

interface PlayedEvent {
  event: GameEvent;
  says: Say[];
  view: unknown;
}

/** How the table stands for this viewer when nothing moves. */
interface Standing {
  view: unknown;
  prompt: Prompt | null;
  waiting: number[];
  closesIn: number | null;
}

const NOTHING: Standing = { view: {}, prompt: null, waiting: [], closesIn: null };

/** A prompt with all its options; those that were in the one before are only named by their numbers there. */
function whole(asked: Asked | null, before: Prompt | null): Prompt | null {
  if (asked === null) return null;
  const options = asked.options.flatMap((option, n) => {
    if (typeof option !== "number") return option;
    const known = before?.options[option];
    return known === undefined ? [] : { ...known, n };
  });
  return { ...asked, options, default: asked.default ?? null, seconds: asked.seconds ?? null };
}

type Step = { played: PlayedEvent } | { settled: Standing };

export interface PlaybackListener {
  /** factor on every beat */
  beats(): number;
  /** called once for every event that is shown or jumped over */
  happened(played: { event: GameEvent; says: Say[] }): void;
  /** called when a new question is put */
  asked(prompt: Prompt): void;
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
  #closesAt = $state<number | null>(null);
  #busy = $state(false);
  #steps: Step[] = [];
  /** How things stand after everything that was pushed. */
  #last: Standing = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameTable, start: Position, listener: PlaybackListener) {
    this.seat = start.seat;
    this.#game = game;
    this.#listener = listener;
    this.#follow(start);
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
  get closesAt(): number | null {
    return this.#closesAt;
  }
  /** Whether events are still being played. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Plays what leads to this position; `jump` only takes note of it. */
  push(position: Position, jump: boolean): void {
    this.#steps.push(...this.#follow(position));
    if (jump || document.hidden || this.#behind() > FAR_BEHIND_MS) this.jump();
    else if (!this.#busy) this.#advance();
  }

  /** The steps to this position from how things stood; a field of the view that is not named stays the same object. */
  #follow(position: Position): Step[] {
    const before = position.view === undefined ? this.#last : { ...NOTHING, view: position.view };
    let view = before.view;
    const change = (fields: Record<string, unknown> | undefined): unknown =>
      (view = fields === undefined ? view : { ...(view as object), ...fields });
    const steps = (position.happenings ?? []).map(
      ({ event, says, set }): Step => ({ played: { event: event as GameEvent, says, view: change(set) } }),
    );
    this.#last = {
      view: change(position.set),
      prompt: position.prompt === undefined ? before.prompt : whole(position.prompt, before.prompt),
      waiting: position.waiting ?? before.waiting,
      closesIn: position.closes_in ?? null,
    };
    return [...steps, { settled: this.#last }];
  }

  /** Goes on to the next event at once. */
  skip(): void {
    if (this.#timer !== undefined) this.#advance();
  }

  /** Goes to how things stand now. */
  jump(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const step of this.#steps.splice(0)) {
      if ("played" in step) this.#listener.happened(step.played);
      else this.#settle(step.settled);
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
    this.#busy = true;
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      if ("settled" in step) {
        this.#settle(step.settled);
        continue;
      }
      const { played } = step;
      // A question that is still open after all this is not taken away while others move.
      if (this.#prompt?.id !== this.#last.prompt?.id) this.#prompt = null;
      this.#shown = played.view;
      this.#event = played.event;
      this.#listener.happened(played);
      const beat = this.#beat(played);
      if (beat > 0) {
        this.#timer = setTimeout(() => this.#advance(), beat);
        return;
      }
    }
    this.#rest();
  }

  #rest(): void {
    this.#event = null;
    this.#busy = false;
  }

  #place({ view, waiting, closesIn }: Standing): void {
    this.#shown = view;
    this.#waiting = waiting;
    this.#closesAt = closesIn === null ? null : Date.now() + closesIn;
  }

  #settle(standing: Standing): void {
    this.#place(standing);
    const { prompt } = standing;
    const before = this.#prompt;
    if (this.#steps.length > 0 && before?.id !== prompt?.id) return;
    this.#prompt = prompt;
    if (prompt !== null && prompt.owed && before?.id !== prompt.id) this.#listener.asked(prompt);
  }

  #beat(played: PlayedEvent): number {
    return this.#game.beat(played.event, played.view) * this.#listener.beats();
  }

  #behind(): number {
    return this.#steps.reduce((sum, step) => sum + ("played" in step ? this.#beat(step.played) : 0), 0);
  }
}
