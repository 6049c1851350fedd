/** Whether somebody who comes to a table is given a chair, or only wants to watch; kept as long as the window is open. */
import { keep, kept, ofWindow } from "./storage";

const key = (table: string): string => `stolek-watch-${table}`;

export function onlyWatches(table: string): boolean {
  return kept<unknown>(key(table), null, ofWindow) !== null;
}

const came = new Set<string>();

/** Whether this is the first look at a table in this window: then a chair is taken without asking. */
export function isFirstLook(table: string): boolean {
  const first = !came.has(table) && !onlyWatches(table);
  came.add(table);
  return first;
}

export function watchOnly(table: string, watch: boolean): void {
  keep(key(table), watch ? 1 : null, ofWindow);
}
