/** Where the table holds so that people can look, as this screen knows it, and how far this screen is with showing. */
import type { AtMoment, GoOn, Hold, MomentOver, Shown } from "$gen/messages";
import type { Playbacks } from "./playbacks.svelte";

/** What a screen says of it to the table. */
export type MomentSign = Shown | Hold | GoOn;

export class TableMoment {
  readonly #playbacks: Playbacks;
  readonly #sign: (message: MomentSign) => void;
  #at = $state.raw<AtMoment | null>(null);
  #goesAt = $state<number | null>(null);
  /** the moment that was known when the line was lost */
  #doubted: AtMoment | null = null;
  #wentOn: number | null = null;
  #passed = $state(false);
  #row = $state(-1);

  constructor(playbacks: Playbacks, sign: (message: MomentSign) => void) {
    this.#playbacks = playbacks;
    this.#sign = sign;
  }

  /** The moment at which the table holds, once this screen shows it. */
  get shown(): AtMoment | null {
    const here = this.#playbacks.watched;
    if (here === null || this.#at === null) return this.#at;
    // It is said before its row comes: until that is shown there is nothing to look at.
    const seen = here.held === this.#at.number || (!here.busy && this.#row >= this.#at.row);
    return seen ? this.#at : null;
  }
  /** When it goes on by itself, as `Date.now()` counts; null: not yet. */
  get goesAt(): number | null {
    return this.#goesAt;
  }

  /** Whether the last moment went by without a word from here, and nothing was done since. */
  get passed(): boolean {
    return this.#passed;
  }

  /** The number of the moment in this row, whether it is shown yet or not. */
  in(row: number): number | null {
    return this.#at?.row === row ? this.#at.number : null;
  }

  /** Whether the table still holds at this moment. */
  holds(moment: number): boolean {
    return this.#at?.number === moment;
  }

  /** Wait, I am looking; or: go on without me. */
  hold(hold: boolean): void {
    this.#sign({ is: "hold", hold });
  }

  goOn(): void {
    if (this.#at === null) return;
    this.#wentOn = this.#at.number;
    this.#sign({ is: "go-on", moment: this.#at.number });
  }

  /** Something was done here: what went by is no news any more. */
  acted(): void {
    this.#passed = false;
  }

  hear(message: AtMoment | MomentOver): void {
    this.#passed = message.is === "moment-over" && this.#wentOn !== message.number;
    if (message.is === "moment") {
      this.#at = message;
      this.#goesAt = message.goes_in === null ? null : Date.now() + message.goes_in;
      return;
    }
    if (this.holds(message.number)) this.#at = null;
    this.#playbacks.release(message.number);
    // What comes after a moment is shown anew; who did not stand there has shown it already.
    if (this.#playbacks.watched?.busy === false) this.reached(this.#row);
  }

  /** This screen has shown everything up to this row. */
  reached(row: number): void {
    this.#row = row;
    this.#sign({ is: "shown", row });
  }

  /** The line is lost: the moment may end without a word. */
  doubt(): void {
    this.#doubted = this.#at;
  }

  /** A table that still holds says so first on a new line; otherwise the moment ended, or a restart forgot it. */
  reopened(): void {
    const before = this.#doubted;
    this.#doubted = null;
    if (before === null || (this.#at !== before && this.holds(before.number))) return;
    this.hear({ is: "moment-over", number: before.number });
  }
}
