/**
 * Shows notices of the server, and opens their table. For the page of a server that has the page without one, too: who opens it while there is no line comes to that other
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

self.addEventListener("push", (event) => {
  const { body, path, tag, badge, lang } = event.data.json();
  const data = { address: new URL(`.${path}`, self.registration.scope).href };
  const icon = new URL("icon-192.png", self.registration.scope).href;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification("Stolek", { body, tag, lang, icon, data, renotify: true }),
      badge > 0 ? self.navigator.setAppBadge?.(badge) : undefined,
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((page) => page.url === address);
    return there === undefined ? self.clients.openWindow(address) : there.focus();
  };
  event.waitUntil(open());
});
