/**
 * Keeps the site for when there is no network. What a game needs is kept at once; pictures when they are first seen, and
 * over all builds, for their names change with their contents. `BUILD` and `FILES` are written in when the site is built;
 * a new build is used when the last page of the old is closed.
 */
const NAME = "stolek-BUILD";
const PICTURES = "stolek-pictures";
const FILES = [];

self.addEventListener("install", (event) => {
  // Asked anew, so that no file of an older build comes out of the browser's own cache.
  const files = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    const names = await caches.keys();
    const gone = names.filter((name) => name.startsWith("stolek-") && name !== NAME && name !== PICTURES);
    await Promise.all(gone.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const asked = request.mode === "navigate" ? "./" : request;
    const cache = await caches.open(NAME);
    const pictures = await caches.open(PICTURES);
    const kept = (await cache.match(asked, { ignoreSearch: request.mode === "navigate" })) ?? (await pictures.match(asked));
    if (kept !== undefined) return kept;
    const fresh = await fetch(request);
    // A full storage does not keep a picture from being seen.
    if (fresh.ok && request.mode !== "navigate") await pictures.put(asked, fresh.clone()).catch(() => undefined);
    return fresh;
  };
  event.respondWith(answer());
});
