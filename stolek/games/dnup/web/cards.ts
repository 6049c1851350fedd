/** Faces, values and sayings of dnup as the table draws them. Decides nothing. */
import type { Spot } from "$gen/games/dnup";
import type { Arg, Effect, Say } from "$gen/messages";
import { say, sayings, several, who } from "$lib/say";

/** The ramp of values 1 to 10, falling steadily in lightness. */
export const RAMP = ["", "#cfe6df", "#b2d8d4", "#8fc6cb", "#6db0c2", "#4f96b7", "#38719f", "#3d5c98", "#4a4a8e", "#53367f", "#57226a"];

export const inkOn = (value: number): string => (value <= 5 ? "#14193a" : "#fffaf0");

export interface Card {
  active: number;
  inactive: number;
  star: boolean;
}

/** A face such as `4/6` or `1/5*`, the active value first. */
export function card(face: string): Card {
  const [active, inactive] = face.replace("*", "").split("/").map(Number);
  return { active: active ?? 0, inactive: inactive ?? 0, star: face.endsWith("*") };
}

export const ui = sayings("dnup-ui-");
export const told = sayings("dnup-event-");

export function sayFace(face: string): Say {
  const { active, inactive, star } = card(face);
  return say(star ? "dnup-face-star" : "dnup-face", { active, inactive });
}

export const sayValue = (n: number): Say => say("dnup-value", { n });

export const saySet = (count: number, value: number): Say => say("dnup-set", { count, value: sayValue(value) });
export const sayValues = (faces: readonly string[]): Arg =>
  several(faces.map((face) => sayValue(card(face).active)));

/** The same as numerals, where there is little room. */
export const sayNumerals = (faces: readonly string[]): Arg =>
  several(faces.map((face) => ui("numeral", { n: card(face).active })));

export const sayCards = (count: number): Say => say("dnup-cards", { count });

/** An effect in words, as the engine's catalogue has them. */
export function sayEffect(effect: Effect): Say {
  const [first] = effect.seats ?? [];
  return say(effect.key, {
    faces: several((effect.faces ?? []).map(sayFace)),
    ...(first === undefined ? {} : { who: who(first) }),
  });
}

export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.seat === b.seat && a.area === b.area;

export const spotKey = (spot: Spot): string => `${spot.seat}-${spot.area}`;

export function inOrder(faces: readonly string[]): string[] {
  return faces.toSorted((a, b) => card(a).active - card(b).active || card(a).inactive - card(b).inactive);
}

export const sameFaces = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().join() === b.toSorted().join();
