/**
 * For the page of a server that has the page without one, too: who opens it while there is no line comes to that other
 * page, if this browser has kept it. Keeps nothing itself. (The site's own service worker takes this one's place there.)
 */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate") return;
  const other = new URL("offline/", self.registration.scope);
  const without = async (error) => {
    if ((await caches.match(other.href)) === undefined) throw error;
    other.searchParams.set("instead", request.url);
    return Response.redirect(other.href);
  };
  event.respondWith(fetch(request).catch(without));
});
