/** The people around a table as they come and go: who is asleep or away, who looks on, who asks for a chair. */
import type { Asking, Person, Presence, TimesLeft } from "$gen/messages";

const STAYS_MS = 5_000;
/** so long at least, where another waits behind it */
const SHORT_MS = 2_500;

export class Company {
  #asleep = $state.raw<readonly boolean[]>([]);
  #coverAt = $state.raw<readonly (number | null)[]>([]);
  #guests = $state.raw<readonly Person[]>([]);
  #asking = $state.raw<readonly Asking[]>([]);
  #lastHere = $state.raw<readonly (number | null)[]>([]);
  #until = $state.raw<readonly (number | null)[]>([]);
  #runs = $state(false);
  #notes = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Chairs whose people have put their device aside. */
  get asleep(): readonly boolean[] {
    return this.#asleep;
  }
  /** From when on a bot may play for a chair's person, in milliseconds as `Date.now()` counts them. */
  get coverAt(): readonly (number | null)[] {
    return this.#coverAt;
  }
  /** When a chair's person, who is away now, was last here, in seconds; over days only. */
  get lastHere(): readonly (number | null)[] {
    return this.#lastHere;
  }
  /** Until when a chair's person has time for what they owe, in milliseconds as `Date.now()` counts them. */
  get until(): readonly (number | null)[] {
    return this.#until;
  }
  /** Whether those clocks run. */
  get runs(): boolean {
    return this.#runs;
  }
  /** Those who are here without a chair. */
  get guests(): readonly Person[] {
    return this.#guests;
  }
  get asking(): readonly Asking[] {
    return this.#asking;
  }
  /** What has just happened among people, one thing after the other, each to be seen for a moment. */
  get note(): string | null {
    return this.#notes[0] ?? null;
  }

  hear(message: Presence): void {
    this.#asleep = message.asleep;
    this.#coverAt = message.cover_in.map((left) => (left === null ? null : Date.now() + left));
    this.#guests = message.guests;
    this.#asking = message.asking;
    this.#lastHere = message.last_here;
  }

  time(message: TimesLeft): void {
    this.#until = message.left.map((left) => (left === null ? null : Date.now() + left));
    this.#runs = message.runs;
  }

  tell(text: string): void {
    this.#notes = [...this.#notes, text];
    if (this.#notes.length === 1) this.#show();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(): void {
    this.#timer = setTimeout(
      () => {
        this.#notes = this.#notes.slice(1);
        if (this.#notes.length > 0) this.#show();
      },
      this.#notes.length > 1 ? SHORT_MS : STAYS_MS,
    );
  }
}
