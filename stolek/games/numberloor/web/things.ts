/** Faces, colours and sayings of Numberloor as the table draws them. Decides nothing. */
import type { Say, Who } from "$gen/messages";

export const WALL = ["#b9543f", "#c98636", "#5f8a6c", "#3f7598", "#855a86", "#b4664f", "#a9813b", "#4b8386", "#5f5f9a", "#a34a58"];
export const DARK = ["#6e2a1c", "#6e430c", "#26503a", "#173f5e", "#4c2750", "#6a2f1e", "#5c4008", "#1a4a4e", "#2b2b66", "#64202e"];

/** Fill and shade of each balloon, by the sign on it. */
export const SILK: Record<string, readonly [string, string]> = {
  b1: ["#d9553f", "#8c2413"],
  b2: ["#1f8d8d", "#0b5054"],
  b3: ["#7b52ab", "#43206e"],
  b4: ["#4c8f3f", "#23531a"],
  b5: ["#2f6fb5", "#123f74"],
  near: ["#c2527f", "#741f45"],
  even: ["#2f6fb5", "#123f74"],
  odd: ["#c97a22", "#6e3d04"],
  skip: ["#6f6a78", "#35313f"],
};

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

const say = (key: string, args: Say["args"] = {}): Say => ({ is: "say", key, args });

export const ui = (key: string, args: Say["args"] = {}): Say => say(`numberloor-ui-${key}`, args);
export const event = (key: string, args: Say["args"] = {}): Say => say(`numberloor-event-${key}`, args);
export const who = (seat: number): Who => ({ is: "who", seat });

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
