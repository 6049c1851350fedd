/** Something that is asked of the server, and why it was refused. */
import { refusal, type ApiError } from "./api";
import { plain } from "./language.svelte";

export class Trying {
  #error = $state.raw<ApiError | null>(null);

  get error(): ApiError | null {
    return this.#error;
  }
  /** Why not, in words; null: nothing was refused. */
  get fault(): string | null {
    return this.#error === null ? null : plain.say(this.#error.say);
  }

  /** Forgets what was refused before, and does this; whether it was done. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.#error = null;
    this.#error = await refusal(work);
    return this.#error === null;
  }
}
