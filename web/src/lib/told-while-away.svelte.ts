/** Whether something has been told while this device was put aside, and nobody has looked at it or played since. */
export class PutAside {
  readonly #lines: () => number;
  /** how many lines had been told when it was put aside */
  #before = $state<number | null>(null);

  constructor(lines: () => number) {
    this.#lines = lines;
  }

  get missed(): boolean {
    return this.#before !== null && this.#lines() > this.#before;
  }

  /** It is put aside, or taken up again. */
  changed(): void {
    if (document.hidden && !this.missed) this.#before = this.#lines();
  }

  /** What was missed is known now, or matters no more. */
  known(): void {
    this.#before = null;
  }
}
