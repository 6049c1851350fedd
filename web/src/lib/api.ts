/** The lobby over REST. A refusal is an `ApiError` that can be said in words; a missing network is one too. */
import type {
  Fault,
  GameCard,
  Link,
  LinkOpened,
  Me,
  MePatch,
  NewPlay,
  NewTable,
  RulesCard,
  TableCard,
  TableMade,
} from "$gen/lobby";
import type { Say } from "$gen/messages";

export class ApiError extends Error {
  readonly status: number;
  readonly say: Say;

  constructor(status: number, say: Say) {
    super(say.key);
    this.status = status;
    this.say = say;
  }
}

function sayOf(key: string): Say {
  return { is: "say", key, args: {} };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, sayOf("page-problem-offline"));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
  throw new ApiError(answer.status, fault?.say ?? sayOf("page-problem-server"));
}

export const api = {
  games: () => ask<GameCard[]>("GET", "/games"),
  rules: (game: string) => ask<RulesCard>("GET", `/games/${encodeURIComponent(game)}/rules`),
  me: () => ask<Me>("GET", "/me"),
  changeMe: (patch: MePatch) => ask<Me>("PATCH", "/me", patch),
  tables: () => ask<TableCard[]>("GET", "/tables"),
  myTables: () => ask<TableCard[]>("GET", "/me/tables"),
  makeTable: (table: NewTable) => ask<TableMade>("POST", "/tables", table),
  play: (play: NewPlay) => ask<TableMade>("POST", "/play", play),
  deviceLink: () => ask<Link>("POST", "/me/links"),
  seatLink: (table: string, chair: number) =>
    ask<Link>("POST", `/tables/${encodeURIComponent(table)}/links`, { chair }),
  openLink: (token: string) => ask<LinkOpened>("POST", `/links/${encodeURIComponent(token)}`),
};

/** Where the file of a finished game is to be had. */
export function savedFile(table: string, number: number): string {
  return `/api/saved/${encodeURIComponent(table)}/${number}`;
}

/** Where a picture of this address is to be had that a camera can read. */
export function qrPicture(address: string): string {
  return `/api/qr?text=${encodeURIComponent(address)}`;
}
