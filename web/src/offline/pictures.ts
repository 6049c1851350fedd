/** The pictures of a game's deck: they come when they are first seen, or all at once for whoever asks for that. */

export interface Pictures {
  bytes: number;
  files: string[];
}

const AT_ONCE = 4;
const beside = (path: string): string => new URL(path, document.baseURI).href;

/** When the page's own service worker keeps what is fetched; that of a server's page around it keeps nothing. */
async function keeping(): Promise<void> {
  const workers = navigator.serviceWorker;
  while (workers.controller?.scriptURL !== beside("./service-worker.js"))
    await new Promise((changed) => workers.addEventListener("controllerchange", changed, { once: true }));
}

/** The pictures of this game as the build lists them; null: it has none, or nothing can be kept here. */
export async function picturesOf(game: string): Promise<Pictures | null> {
  await keeping();
  const all = (await (await fetch(beside("./lobby/pictures.json"))).json()) as Record<string, Pictures>;
  return all[game] ?? null;
}

export async function isKept(pictures: Pictures): Promise<boolean> {
  const found = await Promise.all(pictures.files.map((file) => caches.match(beside(file))));
  return found.every((each) => each !== undefined);
}

/** Fetches each once, by way of the service worker, which keeps it; whether all came. */
export async function keepAll(pictures: Pictures, progress: (share: number) => void): Promise<boolean> {
  const left = [...pictures.files];
  let done = 0;
  const fetchSome = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      await (await fetch(beside(file))).blob();
      done += 1;
      if (left.length > 0) progress(done / pictures.files.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  } catch {
    return false;
  }
  const all = await isKept(pictures);
  if (all) progress(1);
  return all;
}
