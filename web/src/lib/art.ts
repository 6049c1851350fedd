/** Where the painted things are. Finds them by name, so that a picture can be repainted or missing. */
const pictures = import.meta.glob<string>("../art/**/*.{webp,svg,png}", {
  query: "?url",
  import: "default",
  eager: true,
});

const byName = new Map(
  Object.entries(pictures).map(([path, url]) => [path.replace(/^.*\/art\//, "").replace(/\.\w+$/, ""), url]),
);

/** The address of a picture such as `boxes/daynight`, or null where nothing is painted yet. */
export function picture(name: string): string | null {
  return byName.get(name) ?? null;
}

const avatars = [...byName]
  .filter(([name]) => /(^|\/)av-\d+$/.test(name))
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([, url]) => url);

export const AVATARS = 24;

/** The wanderer with this number, counted from 0. */
export function avatarUrl(number: number): string | null {
  return avatars[number % Math.max(1, avatars.length)] ?? null;
}
