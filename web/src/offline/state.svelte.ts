/** How far the engine is, for whoever shows it. */
import type { EngineState } from "./engine";

class Current {
  #state = $state.raw<EngineState | null>(null);

  get now(): EngineState | null {
    return this.#state;
  }

  set(state: EngineState): void {
    this.#state = state;
  }
}

export const engineState = new Current();
