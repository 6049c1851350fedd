/**
 * Messages that the server has not acknowledged yet. They outlive a dropped connection and a reload, and the server
 * carries out each cid once, so sending one again is always safe.
 */
import type { ClientMessage } from "$gen/messages";

export type Numbered = Extract<ClientMessage, { cid: string }>;

interface Kept {
  message: Numbered;
  at: number;
}

/** A wish about the table that is older than this is forgotten; an answer names its prompt and never grows stale. */
const WISH_MS = 60_000;

type Keeps = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

export class Pending {
  readonly #key: string;
  readonly #storage: Keeps;
  #kept: Kept[];

  constructor(table: string, storage: Keeps) {
    this.#key = `stolek-pending-${table}`;
    this.#storage = storage;
    this.#kept = this.#read();
  }

  add(message: Numbered): void {
    this.#kept = [...this.#kept, { message, at: Date.now() }];
    this.#write();
  }

  /** How many messages nobody has acknowledged. */
  get count(): number {
    return this.#kept.length;
  }

  settle(cid: string): void {
    const left = this.#kept.filter((kept) => kept.message.cid !== cid);
    if (left.length === this.#kept.length) return;
    this.#kept = left;
    this.#write();
  }

  /** What to send again on a new connection, oldest first. */
  all(): Numbered[] {
    const young = Date.now() - WISH_MS;
    this.#kept = this.#kept.filter(({ message, at }) => message.is === "answer" || at > young);
    return this.#kept.map(({ message }) => message);
  }

  #read(): Kept[] {
    try {
      return JSON.parse(this.#storage?.getItem(this.#key) ?? "[]") as Kept[];
    } catch {
      return [];
    }
  }

  #write(): void {
    try {
      if (this.#kept.length > 0) this.#storage?.setItem(this.#key, JSON.stringify(this.#kept));
      else this.#storage?.removeItem(this.#key);
    } catch {
      // without storage an answer survives a dropped connection, though not a reload
    }
  }
}
