/** How far the engine is, for whoever shows it. */
import type { EngineState } from "./engine";

let state = $state.raw<EngineState | null>(null);

export const engineState = {
  get now(): EngineState | null {
    return state;
  },
  set(next: EngineState): void {
    state = next;
  },
};
