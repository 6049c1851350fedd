/**
 * Where the painted things are: the house's own in `src/art`, a game's in its `web/art`, as `game/name`.
 * Finds them by name, so that a picture can be repainted or missing.
 */
import type { Light } from "./light";

const found = import.meta.glob<string>(["../art/**/*.webp", "$games/*/web/art/*.webp"], {
  query: "?url",
  import: "default",
  eager: true,
});

const pictures = new Map(
  Object.entries(found).map(([path, url]) => [path.replace(/^.*?([^/]+\/)web\/art\/|^.*\/art\/|\.webp$/g, "$1"), url] as const),
);

/** The address of the first of these pictures that is painted, or null. */
export function picture(...names: string[]): string | null {
  return names.map((name) => pictures.get(name)).find((url) => url !== undefined) ?? null;
}

/** A sky for this light, whoever's it is. */
export function anySky(light: Light, shape: "wide" | "tall"): string | null {
  return picture(...[...pictures.keys()].filter((name) => name.endsWith(`/${light}-${shape}`)));
}

const avatars = [...pictures.keys()].filter((name) => /^av-\d+$/.test(name)).sort();

/** How many wanderers there are to choose from. */
export const AVATARS = avatars.length;

/** The wanderer with this number, counted from 1. */
export function avatarUrl(number: number): string | null {
  return picture(`av-${String(number).padStart(2, "0")}`);
}
