/** Faces, colours and sayings of Numberloor as the table draws them. Decides nothing. */
import type { Say } from "$gen/messages";
import { say, sayings } from "$lib/say";
import look from "../look.json";

/** Colours of the floors' walls and of their dark parts. Printed cards have the same, so they are kept as data. */
export const WALL: readonly string[] = look.wall;
export const DARK: readonly string[] = look.dark;

/** Fill and shade of each balloon, by the sign on it. */
export const SILK: Record<string, readonly string[]> = look.silk;

export interface Card {
  floor: number | null;
  night: boolean;
  /** the number on a balloon, or null */
  steps: number | null;
}

/** A face: `f7`, `n7`, `b3`, `near`, `even`, `odd`, `skip`. */
export function card(face: string): Card {
  const number = Number(face.slice(1));
  if (/^[fn]\d$/.test(face)) return { floor: number, night: face.startsWith("n"), steps: null };
  return { floor: null, night: false, steps: /^b\d$/.test(face) ? number : null };
}

export const ui = sayings("numberloor-ui-");
export const told = sayings("numberloor-event-");

/** The same words the engine has for a face. */
export function sayFace(face: string): Say {
  const { floor, night, steps } = card(face);
  if (floor !== null) return say(night ? "numberloor-face-night" : "numberloor-face-floor", { number: floor });
  return steps === null ? say(`numberloor-face-${face}`) : say("numberloor-face-balloon", { number: steps });
}

/** Floors in their order, night after day, then balloons. */
export function inOrder(faces: readonly string[]): string[] {
  const rank = (face: string): number => {
    const { floor, night, steps } = card(face);
    if (floor !== null) return floor * 2 + (night ? 1 : 0);
    return 100 + (steps ?? 10 + ["near", "even", "odd", "skip"].indexOf(face));
  };
  return faces.toSorted((a, b) => rank(a) - rank(b));
}
