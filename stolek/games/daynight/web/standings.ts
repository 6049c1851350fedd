/** Who came where, and why not one place higher (DN-17). Compares what the table shows. */
import type { Shown } from "$gen/games/daynight";
import type { Arg, Say } from "$gen/messages";
import { several, who } from "$lib/say";
import { ui } from "./cards";

export interface Standing {
  seat: number;
  rank: number;
  stars: number;
  cards: number;
}

/** Best first; players of one place in the order of their seats. */
export function standings(shown: Shown): Standing[] {
  const ranks = shown.outcome?.ranks ?? [];
  return shown.collected
    .map(({ length }, seat) => ({ seat, rank: ranks[seat] ?? 0, stars: shown.stars[seat] ?? 0, cards: length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export const seatsOf = (some: readonly Standing[]): Arg =>
  several(some.map(({ seat }) => who(seat)));

export function reason(all: readonly Standing[], one: Standing): Say {
  const { cards, stars, rank } = one;
  const level = all.filter((each) => each.seat !== one.seat && each.stars === stars);
  const shared = level.filter((each) => each.rank === rank);
  if (shared.length > 0) return ui("place-shared", { who: seatsOf(shared), cards });
  const below = level.filter((each) => each.rank > rank);
  if (below.length > 0) return ui("place-more-cards", { who: seatsOf(below), cards });
  const above = level.filter((each) => each.rank < rank);
  if (above.length > 0) return ui("place-fewer-cards", { who: seatsOf(above), cards });
  const ahead = all.filter((each) => each.stars > stars).at(-1);
  if (ahead === undefined) return ui("place-most-stars");
  return ui("place-behind", { gap: ahead.stars - stars, who: who(ahead.seat) });
}
