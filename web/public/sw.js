/*
 * Opens the page without a network, and never an old one where there is a server to ask.
 *
 * The page itself always comes from the server if it answers; the copy that is kept serves only when it does not. Files
 * under /assets/ change their names with their contents, so a kept one is never out of date. A new build of the page has
 * a cache of its own, and the caches of older builds are deleted.
 */
const PREFIX = "foghorn-";
const PAGE = "/index.html";
const ANY = { ignoreVary: true };

/** The cache of the newest build that was seen. */
async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return caches.open(names.at(-1) ?? `${PREFIX}new`);
}

/** Keeps the page and what it needs at once; what older builds left behind is deleted. */
async function keep(response) {
  // Pictures are opened in tabs of their own, too, and a server may be too busy to answer.
  if (!response.ok || !response.headers.get("Content-Type")?.startsWith("text/html")) return;
  const files = [...new Set((await response.clone().text()).match(/\/assets\/[\w.-]+/g))];
  const name = PREFIX + files[0];
  const cache = await caches.open(name);
  await cache.put(PAGE, response);
  await add(cache, files);
  for (const other of await caches.keys())
    if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
}

/** Keeps files that are not kept yet; one after the other, and one that is gone is no loss. */
async function add(cache, files) {
  for (const file of files) if (!(await cache.match(file, ANY))) await cache.add(file).catch(() => undefined);
}

async function page(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(response.clone()));
    return response;
  } catch (error) {
    const kept = await (await newest()).match(PAGE, ANY);
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const cache = await newest();
  const kept = await cache.match(request, ANY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE).then(keep));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

// A touch on a notification leads to its table, in a page that is open if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  return open.navigate(address);
}

// A page tells what it had loaded before there was somebody to keep it.
self.addEventListener("message", (event) => {
  event.waitUntil(newest().then((cache) => add(cache, event.data)));
});
