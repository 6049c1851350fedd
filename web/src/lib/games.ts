/** Finds the games' tables by scanning; the page names no game. */
import type { GameTable } from "./game-table";

const found = import.meta.glob<{ default: GameTable }>("$games/*/web/index.ts");
const loaders = new Map(
  Object.entries(found).map(([path, load]) => [path.split("/").at(-3) ?? "", load] as const),
);

/** Whether a game can be played in the browser. */
export function hasTable(game: string): boolean {
  return loaders.has(game);
}

/** The table of a game; a game without one cannot be played in the browser. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const load = loaders.get(game);
  return load === undefined ? null : (await load()).default;
}
