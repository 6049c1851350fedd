/** The talk at a table: what was said, what of it is unread, and what passes over the table as a sign. */
import type { ChatLine, Person, Reacted } from "$gen/messages";
import { ExpiringList } from "./expiring-list.svelte";

export type Reaction = Reacted["what"];
export const REACTIONS: readonly Reaction[] = ["love", "laugh", "wow", "hat", "what", "alas"];

export interface Bubble {
  id: number;
  person: Person | null;
  /** a drawn sign, or a sentence */
  what: Reaction | { text: string };
}

const STAYS_MS = 4_500;
const BUBBLES_MOST = 8;

export class TableTalk {
  #chat = $state.raw<ChatLine[]>([]);
  #unread = $state(0);
  readonly #bubbles = new ExpiringList<Omit<Bubble, "id">>(STAYS_MS, BUBBLES_MOST);

  get chat(): ChatLine[] {
    return this.#chat;
  }
  get unread(): number {
    return this.#unread;
  }
  /** What is to be seen over the table now, the newest at the end. */
  get bubbles(): readonly Bubble[] {
    return this.#bubbles.now;
  }

  /** All that was said before this device came. */
  begin(chat: ChatLine[]): void {
    this.#chat = chat;
  }

  /** A new line, which reads like this here; `own`: said on this side, so it is no news. */
  add(line: ChatLine, text: string, own: boolean): void {
    this.#chat = [...this.#chat, line];
    this.#show(line.person, { text });
    if (!own) this.#unread += 1;
  }

  react({ person, what }: Reacted): void {
    this.#show(person, what);
  }

  /** Whoever says more takes back what hangs there of them: bubbles never pile up over the cards. */
  #show(person: Bubble["person"], what: Bubble["what"]): void {
    this.#bubbles.add({ person, what }, (old) => person !== null && old.person?.id === person.id);
  }

  read(): void {
    this.#unread = 0;
  }

  close(): void {
    this.#bubbles.close();
  }
}
