/**
 * What can be answered before the engine is loaded: the games as the build wrote them down, who I am, and my tables
 * as they were last kept. So the start page is there at once, and Python comes only when somebody plays.
 */
import type { Me, TableCard } from "$gen/lobby";
import { openShelf } from "./shelf";

interface Summary {
  card: TableCard | null;
  used: number;
}

const text = new TextDecoder();
const beside = (path: string): URL => new URL(`./lobby/${path}.json`, document.baseURI);

/** The answer, or null if only the engine knows it. */
export async function answerEarly(method: string, path: string): Promise<Response | null> {
  if (method !== "GET") return null;
  if (/^\/games(\/[\w-]+(\/rules)?)?$/.test(path)) return fetch(beside(path.slice(1)));
  switch (path) {
    case "/tables":
      return Response.json([]);
    case "/me":
      return Response.json(await me());
    case "/me/tables":
      return Response.json(await tables());
    default:
      return null;
  }
}

async function me(): Promise<Me> {
  try {
    const kept = await (await openShelf()).me();
    if (kept !== undefined) return JSON.parse(text.decode(kept)) as Me;
  } catch {
    // nothing can be kept here: the engine says so when it is loaded
  }
  return (await (await fetch(beside("me"))).json()) as Me;
}

async function tables(): Promise<TableCard[]> {
  try {
    const found = (await (await openShelf()).summaries()).map((raw) => JSON.parse(text.decode(raw)) as Summary);
    return found
      .sort((a, b) => b.used - a.used)
      .map((summary) => summary.card)
      .filter((card) => card !== null);
  } catch {
    return [];
  }
}
