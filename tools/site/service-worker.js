/**
 * Keeps the site for when there is no network. What a game needs is kept at once, pictures when they are first seen.
 * `BUILD` and `FILES` are written in when the site is built; a new build is used when the last page of the old is closed.
 */
const NAME = "stolek-BUILD";
const FILES = [];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("stolek-") && name !== NAME);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(NAME);
    const asked = request.mode === "navigate" ? "./" : request;
    const kept = await cache.match(asked, { ignoreSearch: request.mode === "navigate" });
    if (kept !== undefined) return kept;
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(asked, fresh.clone());
    return fresh;
  };
  event.respondWith(answer());
});
