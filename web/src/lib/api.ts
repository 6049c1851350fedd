/** The lobby over REST. A refusal is an `ApiError` that can be said in words; a missing network is one too. */
import type * as lobby from "$gen/lobby";
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
  const fault = (await answer.json().catch(() => null)) as Partial<lobby.Fault> | null;
  throw new ApiError(answer.status, fault?.say ?? sayOf("page-problem-server"));
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await answered(method, path, body, token);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
  games: () => ask<lobby.GameCard[]>("GET", "/games"),
  game: (game: string) => ask<lobby.GameCard>("GET", `/games/${encodeURIComponent(game)}`),
  rules: (game: string) => ask<lobby.RulesCard>("GET", `/games/${encodeURIComponent(game)}/rules`),
  lesson: (game: string, lesson: string) =>
    ask<lobby.LessonSheet>("GET", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  me: () => ask<lobby.Me>("GET", "/me"),
  server: () => ask<lobby.ServerCard>("GET", "/server"),
  hostView: (token: string) => ask<lobby.HostView>("GET", "/host", undefined, token),
  hostDo: (token: string, wish: lobby.HostWish) => ask<lobby.Counts>("POST", "/host", wish, token),
  deleteMe: () => ask<void>("DELETE", "/me"),
  changeMe: (patch: lobby.MePatch) => ask<lobby.Me>("PATCH", "/me", patch),
  tables: () => ask<lobby.TableCard[]>("GET", "/tables"),
  byCode: (code: string) => ask<lobby.TableCard>("GET", `/codes/${encodeURIComponent(code)}`),
  myTables: () => ask<lobby.TableCard[]>("GET", "/me/tables"),
  makeTable: (table: lobby.NewTable) => ask<lobby.TableMade>("POST", "/tables", table),
  play: (play: lobby.NewPlay) => ask<lobby.TableMade>("POST", "/play", play),
  evening: (table: string) => ask<lobby.Evening>("GET", `/tables/${encodeURIComponent(table)}/evening`),
  replay: (table: string, number: number, seat: number | null) =>
    ask<lobby.Replay>("GET", `/tables/${encodeURIComponent(table)}/games/${number}${seat === null ? "" : `?seat=${seat}`}`),
  review: (table: string, number: number, seat: number) =>
    ask<lobby.Review>("GET", `/tables/${encodeURIComponent(table)}/games/${number}/review?seat=${seat}`),
  whatIf: (table: string, number: number, at: number, seat: number) =>
    ask<lobby.TableMade>("POST", `/tables/${encodeURIComponent(table)}/games/${number}/what-if`, { at, seat }),
  recap: (table: string) => ask<lobby.Recap>("GET", `/tables/${encodeURIComponent(table)}/recap`),
  notices: () => ask<lobby.NoticesCard>("GET", "/me/notices"),
  wantNotices: (wish: lobby.NoticeWish) => ask<void>("PUT", "/me/notices", wish),
  stopNotices: (which: string) => ask<void>("DELETE", `/me/notices/${which}`),
  tryNotices: () => ask<void>("POST", "/me/notices/try"),
  deviceLink: () => ask<lobby.Link>("POST", "/me/links"),
  devices: () => ask<lobby.DeviceCard[]>("GET", "/me/devices"),
  revokeDevice: (device: string) => ask<void>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  seatLink: (table: string, chair: number) =>
    ask<lobby.Link>("POST", `/tables/${encodeURIComponent(table)}/links`, { chair }),
  myDecks: () => ask<lobby.DeckShelf>("GET", "/me/decks"),
  deck: (deck: string) => ask<lobby.DeckSheet>("GET", `/me/decks/${encodeURIComponent(deck)}`),
  changeDeck: (deck: string, patch: lobby.DeckPatch) => ask<lobby.DeckCard>("PATCH", `/me/decks/${encodeURIComponent(deck)}`, patch),
  deleteDeck: (deck: string) => ask<void>("DELETE", `/me/decks/${encodeURIComponent(deck)}`),
  chooseDeck: (table: string, deck: string | null) =>
    ask<void>("PUT", `/tables/${encodeURIComponent(table)}/deck`, { deck }),
  tableDeck: (table: string) => ask<lobby.DeckSheet>("GET", `/tables/${encodeURIComponent(table)}/deck`),
  /** A table with the game of a file; only where there is no server. */
  openSaved: (file: string) => ask<lobby.TableMade>("POST", "/saved", file),
  myClass: () => ask<lobby.ClassMade>("GET", "/me/class"),
  makeClass: (wanted: lobby.NewClass) => ask<lobby.ClassMade>("POST", "/classes", wanted),
  classView: (code: string) => ask<lobby.ClassView>("GET", `/classes/${encodeURIComponent(code)}`),
  classDo: (code: string, wish: lobby.ClassWish) => ask<lobby.ClassView>("POST", `/classes/${encodeURIComponent(code)}`, wish),
  joinClass: (code: string, pupil: lobby.JoinClass) => ask<lobby.ClassView>("POST", `/classes/${encodeURIComponent(code)}/pupils`, pupil),
  openLink: (token: string) => ask<lobby.LinkOpened>("POST", `/links/${encodeURIComponent(token)}`),
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
export function sendDeck(table: string, file: Blob, name: string, progress: (share: number) => void): Promise<lobby.DeckAdded> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest(); // fetch does not tell how far it is
    request.open("POST", at(`/api/tables/${encodeURIComponent(table)}/decks?name=${encodeURIComponent(name)}`));
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = (event) => progress(event.loaded / Math.max(1, event.total));
    request.onload = () => {
      if (request.status < 300) done(request.response as lobby.DeckAdded);
      else failed(new ApiError(request.status, (request.response as Partial<lobby.Fault> | null)?.say ?? sayOf("page-problem-server")));
    };
    request.onerror = () => failed(new ApiError(0, sayOf("page-problem-offline")));
    request.send(file);
  });
}
