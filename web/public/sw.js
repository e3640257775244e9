// The service worker: shows what the server pushes, and a page of its own where there is no network. Tables are not
// kept: whoever has no network sees no old position. It says nothing itself, so it needs no words.
const OFFLINE = "offline";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Only pages: everything else goes its usual way.
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(
    fetch(event.request).catch(
      async () => (await caches.match("/offline", { cacheName: OFFLINE })) ?? Response.error(),
    ),
  );
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.body, tag: told.tag, lang: told.lang, icon: "/icon-192.png", badge: "/badge.png" };
  const tasks = [self.registration.showNotification(told.title ?? "", { ...shown, data: { url: told.url } })];
  if (self.navigator.setAppBadge) tasks.push(self.navigator.setAppBadge());
  event.waitUntil(Promise.allSettled(tasks));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Always here, wherever the server thinks that it is: one at home was not told its own address.
  const wanted = new URL(self.location.origin);
  wanted.pathname = new URL(event.notification.data?.url ?? "/", wanted).pathname;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
      await (open ? open.focus() : self.clients.openWindow(wanted.href));
    })(),
  );
});
