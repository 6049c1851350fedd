/** Things to be seen for a moment: the newest at the end, each gone after its time. */
export class ExpiringList<T extends object> {
  #now = $state.raw<readonly (T & { id: number })[]>([]);
  #count = 0;
  readonly #stays: number;
  readonly #most: number;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Each stays for so many milliseconds, and there are so many at the most. */
  constructor(stays: number, most: number) {
    this.#stays = stays;
    this.#most = most;
  }

  get now(): readonly (T & { id: number })[] {
    return this.#now;
  }

  /** `replaces`: what the new one stands for from now on. */
  add(what: T, replaces: (old: T) => boolean = () => false): void {
    this.#count += 1;
    const id = this.#count;
    this.#now = [...this.#now.filter((old) => !replaces(old)).slice(1 - this.#most), { ...what, id }];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#now = this.#now.filter((each) => each.id !== id);
    }, this.#stays);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
