/** Faces, spots and sums as the table draws them. Reads what the engine shows; decides nothing. */
import type { Colour, ColourSum, Lying, Shown, Spot, Time } from "$gen/games/daynight";
import type { Say } from "$gen/messages";
import { say, sayings } from "$lib/say";
import colours from "../colours.json";

export const COLOURS: readonly Colour[] = ["orange", "blue", "pink", "purple"];
export const PAINT: Record<Colour, { fill: string; shade: string; mark: string }> = colours;

export interface Card {
  colour: Colour;
  value: number;
  stars: number;
  flips: boolean;
}

/** A face such as `orange-7-T` or `blue-13-4`. */
export function card(face: string): Card {
  const [colour, value, mark] = face.split("-");
  return {
    colour: colour as Colour,
    value: Number(value),
    stars: mark === "T" ? 0 : Number(mark),
    flips: mark === "T",
  };
}

export const sayColour = (colour: Colour): Say => say(`daynight-colour-${colour}`);

/** The same words the engine has for a face. */
export function sayFace(face: string): Say {
  const { colour, value, stars, flips } = card(face);
  return flips
    ? say("daynight-face-time", { colour: sayColour(colour), value })
    : say("daynight-face", { colour: sayColour(colour), value, stars });
}

/** A sentence of the table, with players, faces and colours as arguments. */
export const ui = sayings("daynight-ui-");

export const spotKey = (spot: Spot): string => `${spot.seat ?? "pile"}${spot.second ? "-2" : "-1"}`;

export const sameSpot = (a: Spot, b: Spot): boolean => a.seat === b.seat && a.second === b.second;

export function lyingAt(shown: Shown, spot: Spot): Lying | null {
  return shown.lying.find((each) => sameSpot(each.spot, spot)) ?? null;
}

/** Equal faces are interchangeable, but two of them in one hand still are two buttons. */
export function keyed(faces: readonly string[]): { key: string; face: string }[] {
  const seen = new Map<string, number>();
  return faces.map((face) => {
    const before = seen.get(face) ?? 0;
    seen.set(face, before + 1);
    return { key: `${face}#${before}`, face };
  });
}

/** Where the sums stand while cards are still to come: who would win if all ended now (DN-8, DN-R1). */
export function leaders(sums: readonly ColourSum[], time: Time): Colour[] {
  const competing = sums.filter((sum) => sum.cards > 0);
  if (competing.length === 0) return [];
  const totals = competing.map((sum) => sum.total);
  const best = time === "day" ? Math.max(...totals) : Math.min(...totals);
  return competing.filter((sum) => sum.total === best).map((sum) => sum.colour);
}

/** The sums with one more card among them: what a pick would do. */
export function withCard(sums: readonly ColourSum[], face: string): ColourSum[] {
  const { colour, value } = card(face);
  return sums.map((sum) =>
    sum.colour === colour ? { ...sum, total: sum.total + value, cards: sum.cards + 1 } : sum,
  );
}

/** The seat whose turn it is to take: the first of the order who has neither a card of this round nor declined. */
export function takingNow(shown: Shown): number | null {
  if (shown.step !== "taking" || shown.lying.length === 0) return null;
  const done = new Set([...shown.declined, ...shown.lying.map((each) => each.taker)]);
  return shown.takers.find((taker) => !done.has(taker.seat))?.seat ?? null;
}
