/** Keeps the shell, and finished replays once seen; the live game always comes from the server. */

const SHELL = "digsite-shell-1";
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (url.pathname.startsWith("/static/") || /^\/api\/(words|rules|games)/.test(url.pathname)) event.respondWith(fresh(event.request));
});

/** The newest from the network; what was kept where there is none. @param {Request} request @param {string} [as] */
async function fresh(request, as) {
  const shelf = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(as ?? request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shelf.match(as ?? request);
    if (kept) return kept;
    throw error;
  }
}
