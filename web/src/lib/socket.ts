/**
 * One connection to one table. Hands on every row exactly once and in order, whatever the network does:
 * reconnects with patience, resumes from the last row, sends unacknowledged messages again. While a line does not
 * answer, another is opened beside it, and whichever says something first is the one.
 * Refuses to know what a row means.
 */
import {
  PROTOCOL,
  type AskAdvice,
  type ClientMessage,
  type Done,
  type GoOn,
  type Hold,
  type Pong,
  type Query,
  type React,
  type ServerMessage,
  type Shown,
  type Update,
} from "$gen/messages";
import { newCid } from "./message-id";
import { openLine, type Line } from "./transport";
import { Pending, type Numbered } from "./pending-messages";
import { keep, kept, ofWindow } from "./storage";

/** `quiet`: the server does not answer, though the line has not broken yet. */
export type Link = "connecting" | "open" | "quiet" | "lost" | "closed";

/** What is not about the connection itself. */
export type Heard = Exclude<ServerMessage, Done | Pong>;

export interface Hears {
  heard(message: Heard): void;
  /** so many messages have been sent (or wait to be) that nobody has confirmed */
  unconfirmed(count: number): void;
  link(link: Link): void;
}

type WithoutCid<M> = M extends { cid: string } ? Omit<M, "cid"> : never;
export type Wish = WithoutCid<Numbered>;

const RELOADED = "stolek-reloaded";
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** A line is asked for a sign of life after this long without one, and called quiet when none comes. */
const PING_MS = 2_000;
const QUIET_MS = 1_900;
/** The server hears of this device at least so often. */
const SAY_MS = 4_000;
const BEAT_MS = 500;
const SILENCE_MS = 15_000;
/** A line beside a silent one has this long to say its first word, and twice as long at every further try. */
const FIRST_WORD_MS = 4_000;

/** A page that is older than its server is fetched anew, once: if that does not help, people are told. */
function firstReload(): boolean {
  if (kept<number>(RELOADED, 0, ofWindow) === PROTOCOL) return false;
  keep(RELOADED, PROTOCOL, ofWindow);
  return kept<number>(RELOADED, 0, ofWindow) === PROTOCOL; // where nothing is kept it would reload for ever
}

function hangUp(line: Line | null): void {
  if (line === null) return;
  line.onclose = null;
  line.onmessage = null;
  line.close();
}

export class TableSocket {
  readonly #table: string;
  readonly #hears: Hears;
  readonly #watch: boolean;
  readonly #pending: Pending;
  #socket: Line | null = null;
  /** a line that has not said anything yet */
  #next: Line | null = null;
  #opened = 0;
  #welcomed = false;
  #row = -1;
  #asked = -1;
  #tries = 0;
  #heard = 0;
  #said = 0;
  #pinged: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  /** `watch`: as a big screen, which sees what a spectator sees and says nothing. */
  constructor(table: string, hears: Hears, watch: boolean) {
    this.#table = table;
    this.#watch = watch;
    this.#hears = hears;
    this.#pending = new Pending(table);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#doubt);
    addEventListener("pageshow", this.#wake);
    this.#connect();
  }

  /** Sends a message that will be carried out once, now or after the connection is back. */
  send(wish: Wish): string {
    const message = { ...wish, cid: newCid() } as Numbered;
    this.#pending.add(message);
    this.#hears.unconfirmed(this.#pending.count);
    if (this.#welcomed) this.#write(message);
    return message.cid;
  }

  /** A passing sign, how far this screen is, a query: sent now or never; whether it was. */
  sign(message: React | Shown | Hold | GoOn | Query | AskAdvice): boolean {
    if (this.#welcomed) this.#write(message);
    return this.#welcomed;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#doubt);
    removeEventListener("pageshow", this.#wake);
    this.#drop();
    this.#dropNext();
    this.#hears.link("closed");
  }

  /** A device that wakes up, or is online again, does not wait for its next turn to try. */
  readonly #wake = (): void => {
    if (this.#closed) return;
    this.#sayHidden();
    if (document.hidden) return;
    const now = Date.now();
    if (this.#socket !== null) {
      if (now - this.#heard > PING_MS) this.#doubt();
    } else if (this.#next === null || now - this.#opened > PING_MS) this.#connect();
  };

  /** Perhaps the line is gone (the browser says it has none): whoever answers at once is not. */
  readonly #doubt = (): void => {
    if (!this.#welcomed || this.#pinged !== null) return;
    this.#pinged = Date.now();
    this.#write({ is: "ping", at: this.#pinged });
  };

  /** A page that nobody sees is asleep, not gone; the others are told which. */
  #sayHidden(): void {
    if (this.#welcomed && !this.#watch) this.#write({ is: "hidden", hidden: document.hidden });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#dropNext();
    const line = openLine();
    this.#next = line;
    this.#opened = Date.now();
    line.onopen = () => {
      const hello: ClientMessage = { is: "hello", table: this.#table, row: this.#row, protocol: PROTOCOL, watch: this.#watch, beats: true };
      this.#said = Date.now();
      line.send(JSON.stringify(hello));
    };
    line.onmessage = (event) => {
      if (line === this.#next) {
        this.#drop();
        this.#socket = line;
        this.#next = null;
      } else if (this.#next !== null) {
        this.#tries = 0;
        this.#dropNext();
      }
      this.#heard = Date.now();
      if (this.#pinged !== null) {
        this.#pinged = null;
        if (this.#welcomed) this.#hears.link("open");
      }
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    line.onclose = () => {
      if (line === this.#next) this.#next = null;
      if (line === this.#socket || this.#socket === null) this.#lost();
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#beat(), BEAT_MS);
  }

  #beat(): void {
    if (document.hidden) return;
    const now = Date.now();
    const patience = (this.#next === null ? FIRST_WAIT_MS : FIRST_WORD_MS) * 2 ** this.#tries;
    const overdue = now - this.#opened > patience;
    if (now - (this.#socket === null ? this.#opened : this.#heard) > SILENCE_MS) this.#lost();
    else if (this.#pinged !== null && now - this.#pinged > QUIET_MS) {
      this.#hears.link("quiet");
      if (overdue && this.#opened > this.#heard) this.#tries += 1;
      if (overdue) this.#connect();
    } else if (now - this.#heard > PING_MS || now - this.#said > SAY_MS) this.#doubt();
  }

  #lost(): void {
    clearInterval(this.#ping);
    this.#drop();
    this.#dropNext();
    if (this.#closed) return;
    this.#hears.link("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  #drop(): void {
    hangUp(this.#socket);
    this.#socket = null;
    this.#welcomed = false;
    this.#asked = -1;
    this.#pinged = null;
  }

  #dropNext(): void {
    hangUp(this.#next);
    this.#next = null;
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#said = Date.now();
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case "welcome":
        this.#row = message.row;
        if (this.#welcomed) this.#sendAgain();
        this.#greeted();
        break;
      case "update":
        if (message.cid !== undefined) this.#settle(message.cid);
        this.#greeted();
        if (!this.#isNext(message)) return;
        break;
      case "presence":
        this.#greeted();
        break;
      case "done":
        return this.#settle(message.cid);
      case "not-done":
        this.#settle(message.cid);
        break;
      case "problem":
        if (message.say.key === "problem-protocol" && firstReload()) return location.reload();
        break;
      case "pong":
        return;
    }
    this.#hears.heard(message);
    if (message.is === "problem" && message.fatal) this.close();
  }

  #settle(cid: string): void {
    this.#pending.settle(cid);
    this.#hears.unconfirmed(this.#pending.count);
  }

  /** The first message of a connection says that it holds: what was not acknowledged goes out again. */
  #greeted(): void {
    if (this.#welcomed) return;
    this.#welcomed = true;
    this.#tries = 0;
    this.#hears.link("open");
    if (document.hidden) this.#sayHidden();
    this.#sendAgain();
  }

  /** What a device was too slow to hear may have been a verdict. */
  #sendAgain(): void {
    for (const message of this.#pending.all()) this.#write(message);
  }

  /** Whether this row comes next. What is missing before it is asked for, once. */
  #isNext(message: Update): boolean {
    if (message.row === this.#row + 1) {
      this.#row = message.row;
      return true;
    }
    if (message.row > this.#row && this.#asked !== this.#row) {
      this.#asked = this.#row;
      this.#write({ is: "resume", row: this.#row });
    }
    return false;
  }
}
