/**
 * One viewer's table, played event by event: each happening is shown for its beat, then comes the next.
 * Holds no rules: what to show, it is told. A question is put only when nothing moves any more.
 */
import type { Position, Prompt, Say } from "$gen/messages";
import type { GameEvent, GameTable } from "./game-table";

interface PlayedEvent {
  event: GameEvent;
  says: Say[];
  view: unknown;
}

type Step = { played: PlayedEvent } | { settled: Position };

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
  #next = $state.raw<number[] | null>(null);
  #closesAt = $state<number | null>(null);
  #busy = $state(false);
  #steps: Step[] = [];
  #last: Position;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameTable, start: Position, listener: PlaybackListener) {
    this.seat = start.seat;
    this.#game = game;
    this.#listener = listener;
    this.#last = start;
    this.#place(start);
    this.#prompt = start.prompt;
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
    return this.#next ?? this.#waiting;
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
    this.#last = position;
    for (const [place, happening] of position.happenings.entries()) {
      const after = position.happenings.slice(place).find((later) => later.view !== null);
      this.#steps.push({
        played: {
          event: happening.event as GameEvent,
          says: happening.says,
          view: happening.view ?? after?.view ?? position.view,
        },
      });
    }
    this.#steps.push({ settled: position });
    if (jump || document.hidden || this.#behind() > FAR_BEHIND_MS) this.jump();
    else if (!this.#busy) this.#advance();
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
      this.#next = this.#steps.find((later) => "settled" in later)?.settled.waiting ?? null;
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

  #place(position: Position): void {
    this.#shown = position.view;
    this.#waiting = position.waiting;
    this.#next = null;
    this.#closesAt = position.closes_in === null ? null : Date.now() + position.closes_in;
  }

  #settle(position: Position): void {
    this.#place(position);
    const before = this.#prompt;
    if (this.#steps.length > 0 && before?.id !== position.prompt?.id) return;
    this.#prompt = position.prompt;
    if (position.prompt !== null && position.prompt.owed && before?.id !== position.prompt.id)
      this.#listener.asked(position.prompt);
  }

  #beat(played: PlayedEvent): number {
    return this.#game.beat(played.event, played.view) * this.#listener.beats();
  }

  #behind(): number {
    return this.#steps.reduce((sum, step) => sum + ("played" in step ? this.#beat(step.played) : 0), 0);
  }
}
