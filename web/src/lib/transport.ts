/** How the page reaches its tables: a server, or, on a static site, the engine in a worker of its own. */
import { at, isSite } from "./address";
import { answerEarly } from "../offline/before-engine";
import { Engine } from "../offline/engine";
import { engineState } from "../offline/state.svelte";

export { isSite };

/** What the page needs of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const engine = isSite ? new Engine((state) => engineState.set(state)) : null;

export function openLine(): Line {
  if (engine !== null) return engine.line();
  const address = new URL(at("/ws"), location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as unknown as Line;
}

export async function request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const text = body === undefined ? null : JSON.stringify(body);
  if (engine !== null) {
    const early = engine.isStarted ? null : await answerEarly(method, path);
    return early ?? engine.request(method, path, text ?? "");
  }
  const headers = new Headers(text === null ? {} : { "content-type": "application/json" });
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  return fetch(at(`/api${path}`), { method, headers, body: text });
}
