/** Signs and sentences that pass over a table and are gone. */
import type { Person, Reacted } from "$gen/messages";

export type Reaction = Reacted["what"];
export const REACTIONS: readonly Reaction[] = ["love", "laugh", "wow", "hat", "what", "alas"];

export interface Bubble {
  id: number;
  person: Person | null;
  /** a drawn sign, or a sentence */
  what: Reaction | { text: string };
}

const STAYS_MS = 4_500;
const MOST = 8;

export class Bubbles {
  #now = $state.raw<readonly Bubble[]>([]);
  #count = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** What is to be seen now, the newest at the end. */
  get now(): readonly Bubble[] {
    return this.#now;
  }

  add(person: Person | null, what: Bubble["what"]): void {
    this.#count += 1;
    const id = this.#count;
    this.#now = [...this.#now.slice(1 - MOST), { id, person, what }];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#now = this.#now.filter((each) => each.id !== id);
    }, STAYS_MS);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
