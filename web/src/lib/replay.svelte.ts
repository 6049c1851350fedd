/**
 * A game, leafed through: step by step, by rounds, or by itself at the pace of the table. Knows which
 * step is shown through whose eyes; the steps are the server's, built as for those who played.
 */
import type { ReplayStep } from "$gen/lobby";
import type { GameEvent, GameTable } from "./game-table";
import { settings } from "./settings.svelte";

export class ReplayPlayer {
  readonly game: GameTable;
  #steps = $state.raw<ReplayStep[]>([]);
  #place = $state(0);
  /** whether the shown step was reached by going forward, so that its event is played */
  #played = $state(false);
  #running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameTable, steps: ReplayStep[], at: number | null) {
    this.game = game;
    this.#steps = steps;
    this.#place = at === null ? 0 : this.#placeOf(at);
  }

  get place(): number {
    return this.#place;
  }
  get count(): number {
    return this.#steps.length;
  }
  get running(): boolean {
    return this.#running;
  }
  get step(): ReplayStep | undefined {
    return this.#steps[this.#place];
  }
  /** The steps so far, for the log. */
  get past(): ReplayStep[] {
    return this.#steps.slice(0, this.#place + 1);
  }
  get event(): GameEvent | null {
    return this.#played && this.step !== undefined ? (this.step.event as GameEvent) : null;
  }
  get atEnd(): boolean {
    return this.#place >= this.count - 1;
  }
  get hasChapters(): boolean {
    return this.game.chapter !== undefined;
  }

  /** The same moment through other eyes. */
  look(steps: ReplayStep[]): void {
    const at = this.step?.at ?? 0;
    this.stop();
    this.#steps = steps;
    this.#place = this.#placeOf(at);
    this.#played = false;
  }

  go(place: number): void {
    this.stop();
    this.#show(place);
  }

  /** To the beginning of the next round, or of this one and then the one before. */
  leaf(direction: 1 | -1): void {
    for (let place = this.#place + direction; place >= 0 && place < this.count; place += direction)
      if (this.game.chapter?.(this.#steps[place]?.event as GameEvent) === true) return this.go(place);
    this.go(direction === 1 ? this.count - 1 : 0);
  }

  run(): void {
    if (this.atEnd) this.#show(0);
    this.#running = true;
    this.#next();
  }

  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.#running) return;
    if (this.atEnd) return this.stop();
    this.#show(this.#place + 1);
    const step = this.step;
    const beat = step === undefined ? 0 : this.game.beat(step.event as GameEvent, step.view) * settings.beats;
    this.#timer = setTimeout(() => this.#next(), beat);
  }

  #show(place: number): void {
    const to = Math.max(0, Math.min(this.count - 1, place));
    this.#played = to === this.#place + 1;
    this.#place = to;
  }

  #placeOf(at: number): number {
    return lastAt(this.#steps, at);
  }
}

/** The last step that is not after this event of the game. */
export function lastAt(steps: readonly ReplayStep[], at: number): number {
  return Math.max(0, steps.findLastIndex((step) => step.at <= at));
}
