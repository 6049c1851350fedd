/** What this device has answered and nobody has confirmed yet, and why something was refused. */
import type { Illegal, Prompt } from "$gen/messages";
import type { Playback } from "./playback.svelte";
import type { Wish } from "./socket";

interface Sending {
  cid: string;
  seat: number;
  prompt: number;
  option: number;
  /** with words of one's own */
  written: boolean;
}

export class OwnAnswer {
  #sending = $state.raw<Sending | null>(null);
  /** why the last wish was refused; whoever has read it may take it away */
  refusal = $state.raw<Illegal | null>(null);

  /** What is on its way to the question that is open here. */
  to(playback: Playback | null): Sending | null {
    const on = this.#sending;
    return on !== null && on.prompt === playback?.prompt?.id && on.seat === playback.seat ? on : null;
  }

  give(prompt: Prompt, option: number, text: string | undefined, send: (wish: Wish) => string): void {
    this.refusal = null;
    const asked = { seat: prompt.seat, prompt: prompt.id, option };
    const cid = send({ is: "answer", ...asked, text: text ?? null });
    this.#sending = { cid, ...asked, written: text !== undefined };
  }

  /** The message with this name has been carried out, or refused for a reason. */
  settle(cid: string | undefined, why: Illegal | null = null): void {
    if (cid !== undefined && cid === this.#sending?.cid) this.#sending = null;
    if (why !== null) this.refusal = why;
  }

  /** The whole table has come: what was on its way is in it, or is asked for again. */
  begin(): void {
    this.#sending = null;
  }
}
