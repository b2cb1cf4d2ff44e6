/** Keeps the shell, and finished replays once seen; the live game always comes from the server. */

const SHELL = "digsite-shell-2";
const REPLAYS = "digsite-replays-1";
const MOST = 6000; // answers about replays that are kept
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELL && name !== REPLAYS) await caches.delete(name);
    const shelf = await caches.open(REPLAYS);
    const kept = await shelf.keys();
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await shelf.delete(oldest);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" || url.pathname === "/") event.respondWith(fresh(SHELL, request, "/"));
  else if (url.pathname.startsWith("/static/") || /^\/api\/(words|rules|games)/.test(url.pathname)) event.respondWith(fresh(SHELL, request));
  else if (!request.headers.has("digsite-keep")) return;
  else if (url.searchParams.has("at")) event.respondWith(kept(request));
  else event.respondWith(fresh(REPLAYS, request));
});

/** A position of a finished match never changes. @param {Request} request */
async function kept(request) {
  const shelf = await caches.open(REPLAYS);
  return (await shelf.match(request.url, { ignoreVary: true })) ?? fresh(REPLAYS, request);
}

/** The newest from the network; what was kept where there is none. @param {string} name @param {Request} request @param {string} [as] */
async function fresh(name, request, as = request.url) {
  const shelf = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(as, answer.clone());
    return answer;
  } catch (error) {
    const found = await shelf.match(as, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
