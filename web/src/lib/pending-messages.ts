/**
 * Messages that the server has not acknowledged yet. They outlive a dropped connection and a reload, and the server
 * carries out each cid once, so sending one again is always safe.
 */
import type { ClientMessage } from "$gen/messages";
import { keep, kept, ofWindow } from "./storage";

export type Numbered = Extract<ClientMessage, { cid: string }>;

interface Kept {
  message: Numbered;
  at: number;
}

/** A wish about the table that is older than this is forgotten; an answer names its prompt and never grows stale. */
const WISH_MS = 60_000;

export class Pending {
  readonly #key: string;
  #kept: Kept[];

  constructor(table: string) {
    this.#key = `stolek-pending-${table}`;
    this.#kept = kept<Kept[]>(this.#key, [], ofWindow);
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
    const left = this.#kept.filter(({ message }) => message.cid !== cid);
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

  /** Without storage an answer survives a dropped connection, though not a reload. */
  #write(): void {
    keep(this.#key, this.#kept.length > 0 ? this.#kept : null, ofWindow);
  }
}
