/** The lobby over REST. A refusal is an `ApiError` that can be said in words; a missing network is one too. */
import type {
  ClassMade,
  ClassView,
  ClassWish,
  Counts,
  DeckAdded,
  DeckCard,
  DeckPatch,
  DeckSheet,
  DeckShelf,
  DeviceCard,
  Evening,
  Fault,
  GameCard,
  HostView,
  HostWish,
  JoinClass,
  LessonSheet,
  Link,
  LinkOpened,
  Me,
  MePatch,
  NewClass,
  NewPlay,
  NoticesCard,
  NoticeWish,
  NewTable,
  Replay,
  Review,
  Recap,
  RulesCard,
  ServerCard,
  TableCard,
  TableMade,
} from "$gen/lobby";
import type { Say } from "$gen/messages";
import { at } from "./address";
import { request } from "./transport";

export class ApiError extends Error {
  readonly status: number;
  readonly say: Say;

  constructor(status: number, say: Say) {
    super(say.key);
    this.status = status;
    this.say = say;
  }
}

/** Does this, and gives why not where the server refuses it; whatever else goes wrong is thrown. */
export async function refusal(work: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function sayOf(key: string): Say {
  return { is: "say", key, args: {} };
}

async function answered(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await request(method, path, body, token);
  } catch {
    throw new ApiError(0, sayOf("page-problem-offline"));
  }
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
  throw new ApiError(answer.status, fault?.say ?? sayOf("page-problem-server"));
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await answered(method, path, body, token);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
  games: () => ask<GameCard[]>("GET", "/games"),
  game: (game: string) => ask<GameCard>("GET", `/games/${encodeURIComponent(game)}`),
  rules: (game: string) => ask<RulesCard>("GET", `/games/${encodeURIComponent(game)}/rules`),
  lesson: (game: string, lesson: string) =>
    ask<LessonSheet>("GET", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  me: () => ask<Me>("GET", "/me"),
  server: () => ask<ServerCard>("GET", "/server"),
  hostView: (token: string) => ask<HostView>("GET", "/host", undefined, token),
  hostDo: (token: string, wish: HostWish) => ask<Counts>("POST", "/host", wish, token),
  deleteMe: () => ask<void>("DELETE", "/me"),
  changeMe: (patch: MePatch) => ask<Me>("PATCH", "/me", patch),
  tables: () => ask<TableCard[]>("GET", "/tables"),
  byCode: (code: string) => ask<TableCard>("GET", `/codes/${encodeURIComponent(code)}`),
  myTables: () => ask<TableCard[]>("GET", "/me/tables"),
  makeTable: (table: NewTable) => ask<TableMade>("POST", "/tables", table),
  play: (play: NewPlay) => ask<TableMade>("POST", "/play", play),
  evening: (table: string) => ask<Evening>("GET", `/tables/${encodeURIComponent(table)}/evening`),
  replay: (table: string, number: number, seat: number | null) =>
    ask<Replay>("GET", `/tables/${encodeURIComponent(table)}/games/${number}${seat === null ? "" : `?seat=${seat}`}`),
  review: (table: string, number: number, seat: number) =>
    ask<Review>("GET", `/tables/${encodeURIComponent(table)}/games/${number}/review?seat=${seat}`),
  whatIf: (table: string, number: number, at: number, seat: number) =>
    ask<TableMade>("POST", `/tables/${encodeURIComponent(table)}/games/${number}/what-if`, { at, seat }),
  recap: (table: string) => ask<Recap>("GET", `/tables/${encodeURIComponent(table)}/recap`),
  notices: () => ask<NoticesCard>("GET", "/me/notices"),
  wantNotices: (wish: NoticeWish) => ask<void>("PUT", "/me/notices", wish),
  stopNotices: (which: string) => ask<void>("DELETE", `/me/notices/${which}`),
  tryNotices: () => ask<void>("POST", "/me/notices/try"),
  deviceLink: () => ask<Link>("POST", "/me/links"),
  devices: () => ask<DeviceCard[]>("GET", "/me/devices"),
  revokeDevice: (device: string) => ask<void>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  seatLink: (table: string, chair: number) =>
    ask<Link>("POST", `/tables/${encodeURIComponent(table)}/links`, { chair }),
  myDecks: () => ask<DeckShelf>("GET", "/me/decks"),
  deck: (deck: string) => ask<DeckSheet>("GET", `/me/decks/${encodeURIComponent(deck)}`),
  changeDeck: (deck: string, patch: DeckPatch) => ask<DeckCard>("PATCH", `/me/decks/${encodeURIComponent(deck)}`, patch),
  deleteDeck: (deck: string) => ask<void>("DELETE", `/me/decks/${encodeURIComponent(deck)}`),
  chooseDeck: (table: string, deck: string | null) =>
    ask<void>("PUT", `/tables/${encodeURIComponent(table)}/deck`, { deck }),
  tableDeck: (table: string) => ask<DeckSheet>("GET", `/tables/${encodeURIComponent(table)}/deck`),
  /** A table with the game of a file; only where there is no server. */
  openSaved: (file: string) => ask<TableMade>("POST", "/saved", file),
  myClass: () => ask<ClassMade>("GET", "/me/class"),
  makeClass: (wanted: NewClass) => ask<ClassMade>("POST", "/classes", wanted),
  classView: (code: string) => ask<ClassView>("GET", `/classes/${encodeURIComponent(code)}`),
  classDo: (code: string, wish: ClassWish) => ask<ClassView>("POST", `/classes/${encodeURIComponent(code)}`, wish),
  joinClass: (code: string, pupil: JoinClass) => ask<ClassView>("POST", `/classes/${encodeURIComponent(code)}/pupils`, pupil),
  openLink: (token: string) => ask<LinkOpened>("POST", `/links/${encodeURIComponent(token)}`),
};

/** Hands over the file of a finished game. */
export async function saveGame(table: string, number: number, game: string): Promise<void> {
  const answer = await answered("GET", `/saved/${encodeURIComponent(table)}/${number}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `${game}-${table}-${number}.stolek.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Where a picture of this address is to be had that a camera can read. */
export function qrPicture(address: string): string {
  return at(`/api/qr?text=${encodeURIComponent(address)}`);
}

/** Sends a deck to a table; `progress` is how much of it has gone, from 0 to 1. */
export function sendDeck(table: string, file: Blob, name: string, progress: (share: number) => void): Promise<DeckAdded> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest(); // fetch does not tell how far it is
    request.open("POST", at(`/api/tables/${encodeURIComponent(table)}/decks?name=${encodeURIComponent(name)}`));
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = (event) => progress(event.loaded / Math.max(1, event.total));
    request.onload = () => {
      if (request.status < 300) done(request.response as DeckAdded);
      else failed(new ApiError(request.status, (request.response as Partial<Fault> | null)?.say ?? sayOf("page-problem-server")));
    };
    request.onerror = () => failed(new ApiError(0, sayOf("page-problem-offline")));
    request.send(file);
  });
}
