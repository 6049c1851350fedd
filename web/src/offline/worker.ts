/**
 * The worker: Python's engine, the bots and the pure table, behind the messages that a server would understand.
 * Everything it runs lies beside the page and is held to the hashes that the build wrote down.
 */
import { forgetfulShelf, openShelf, type Shelf } from "./shelf";
import type { FromWorker, Keeps, ToWorker } from "./messages";

interface File {
  name: string;
  bytes: number;
  sha256: string;
}

interface PyWorker {
  request(method: string, path: string, body: string, lang: string): Promise<[number, string]>;
  open(line: number): void;
  hear(line: number, text: string): Promise<void>;
  close(line: number): void;
}

const tell = (message: FromWorker): void => postMessage(message);
const folder = new URL(/* @vite-ignore */ "../engine/", import.meta.url);
/** Packed by us: with the name of a packer some web hosts would let the browser unpack it. */
const PACKED = /\.bin$/;
/** What only the bots of one game read: fetched when one of them misses it. */
const FOR_BOTS = ".bots.zip.bin";
const files = new Map<string, ArrayBuffer>();

/** Reads a file of the engine, counts it as progress, and refuses it if it is not what was built. */
async function read(file: File, progress: (bytes: number) => void = () => undefined): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(file.name, folder));
  if (!answer.ok || answer.body === null) throw new Error(`${file.name}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    progress(next.value.length);
  }
  const whole = await new Blob(parts).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== file.sha256) throw new Error(`${file.name} is not the file that was built`);
  if (!PACKED.test(file.name)) return whole;
  return new Response(new Blob([whole]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** What Python's loader fetches is what was read and checked above. */
function serveFromMemory(): void {
  const outside = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const known = files.get(address.split("/").at(-1) ?? "");
    if (known === undefined) return outside(input, init);
    const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(known, { headers: { "content-type": type } });
  };
}

async function start(): Promise<PyWorker> {
  const all = (await (await fetch(new URL("files.json", folder))).json()) as File[];
  const list = all.filter((file) => !file.name.endsWith(FOR_BOTS));
  const total = list.reduce((sum, file) => sum + file.bytes, 0);
  let loaded = 0;
  const progress = (bytes: number): void => tell({ is: "loading", loaded: (loaded += bytes), total });
  await Promise.all(list.map(async (file) => files.set(file.name.replace(PACKED, ""), await read(file, progress))));
  serveFromMemory();
  let shelf: Shelf;
  let keeps: Keeps = "all";
  try {
    shelf = await openShelf((all) => tell({ is: "ready", keeps: all ? "all" : "full" }));
  } catch {
    shelf = forgetfulShelf();
    keeps = "nothing";
  }
  const { loadPyodide } = await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href);
  const python = await loadPyodide({ indexURL: folder.href });
  const unpack = (archive: ArrayBuffer | undefined): void => python.unpackArchive(archive, "zip", { extractDir: "/engine" });
  unpack(files.get("stolek.zip"));
  files.clear();
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  const page = python.pyimport("stolek.offline.page_bridge");
  const post = (line: number, text: string | undefined): void =>
    tell(text === undefined ? { is: "closed", line } : { is: "said", line, text });
  const fetchForBots = async (game: string): Promise<boolean> => {
    const file = all.find(({ name }) => name === `${game}${FOR_BOTS}`);
    if (file !== undefined) unpack(await read(file));
    return file !== undefined;
  };
  const worker = page.start(shelf, post, fetchForBots) as PyWorker;
  tell({ is: "ready", keeps });
  return worker;
}

const starting = start();
starting.catch((error: unknown) => {
  console.error(error);
  tell({ is: "failed" });
});

/** One message after the other, as they came. */
let last: Promise<unknown> = Promise.resolve();

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  last = last.then(async () => {
    const worker = await starting;
    switch (message.is) {
      case "request": {
        const [status, body] = await worker.request(message.method, message.path, message.body, message.lang);
        tell({ is: "answer", id: message.id, status, body });
        return;
      }
      case "open":
        return worker.open(message.line);
      case "say":
        return worker.hear(message.line, message.text);
      case "close":
        return worker.close(message.line);
    }
  });
  last.catch((error: unknown) => console.error(error));
});
