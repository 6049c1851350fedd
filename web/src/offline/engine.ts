/** The page's side of the worker: it is started when it is first needed, and spoken to as a server would be. */
import type { Line } from "$lib/transport";
import type { FromWorker, Keeps, ToWorker } from "./messages";

/** `impossible`: this browser cannot run it, whatever one does. */
export type EngineState =
  | { is: "loading"; share: number }
  | { is: "ready"; keeps: Keeps }
  | { is: "failed" }
  | { is: "impossible" };

export class Engine {
  #worker: Worker | null = null;
  #next = 1;
  readonly #answers = new Map<number, (answer: Response) => void>();
  readonly #lines = new Map<number, Line>();
  readonly #watch: (state: EngineState) => void;

  constructor(watch: (state: EngineState) => void) {
    this.#watch = watch;
    if (!Engine.canRun) watch({ is: "impossible" });
  }

  static get canRun(): boolean {
    return typeof WebAssembly === "object" && typeof Worker === "function" && typeof DecompressionStream === "function";
  }

  get isStarted(): boolean {
    return this.#worker !== null;
  }

  request(method: string, path: string, body: string): Promise<Response> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#tell({ is: "request", id, method, path, body, lang: document.documentElement.lang });
    });
  }

  line(): Line {
    const number = this.#next++;
    const line: Line & { readyState: number } = {
      readyState: 0,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#tell({ is: "say", line: number, text }),
      close: () => {
        line.readyState = 3;
        this.#lines.delete(number);
        this.#tell({ is: "close", line: number });
      },
    };
    this.#lines.set(number, line);
    this.#tell({ is: "open", line: number });
    queueMicrotask(() => {
      line.readyState = 1;
      line.onopen?.();
    });
    return line;
  }

  #tell(message: ToWorker): void {
    if (!Engine.canRun) {
      queueMicrotask(() => this.#fail({ is: "impossible" }));
      return;
    }
    if (this.#worker === null) {
      this.#watch({ is: "loading", share: 0 });
      this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
      this.#worker.onerror = () => this.#fail({ is: "failed" });
    }
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.is) {
      case "answer":
        this.#answers.get(message.id)?.(new Response(message.body, { status: message.status }));
        this.#answers.delete(message.id);
        return;
      case "said":
        this.#lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case "closed":
        this.#lines.get(message.line)?.onclose?.();
        this.#lines.delete(message.line);
        return;
      case "loading":
        return this.#watch({ is: "loading", share: message.loaded / message.total });
      case "ready":
        return this.#watch({ is: "ready", keeps: message.keeps });
      case "failed":
        return this.#fail({ is: "failed" });
    }
  }

  /** Whoever waits is told so; the next wish tries again. */
  #fail(why: EngineState): void {
    this.#watch(why);
    this.#worker?.terminate();
    this.#worker = null;
    for (const answer of this.#answers.values()) answer(Response.error());
    this.#answers.clear();
    for (const line of this.#lines.values()) line.onclose?.();
    this.#lines.clear();
  }
}
