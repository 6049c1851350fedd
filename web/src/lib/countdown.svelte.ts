/** The share of a time that is left, from 1 to 0, for rings that run empty. */
export class Countdown {
  #left = $state(1);
  #seconds = $state(0);

  /** `until` as `Date.now()` counts; null: the clock does not run. To be read in an effect, whose end stops it. */
  run(until: number | null): () => void {
    this.#left = 1;
    this.#seconds = 0;
    if (until === null) return () => undefined;
    const whole = Math.max(1, until - Date.now());
    const tick = (): void => {
      const left = Math.max(0, until - Date.now());
      this.#left = left / whole;
      this.#seconds = Math.ceil(left / 1000);
    };
    tick();
    const timer = setInterval(tick, 100);
    return () => clearInterval(timer);
  }

  get left(): number {
    return this.#left;
  }
  get seconds(): number {
    return this.#seconds;
  }
}
