/** Keeps the shell, and finished replays once seen; the live game always comes from the server. */

const SHELL = "digsite-shell-3";
const REPLAYS = "digsite-replays-1";
const MOST = 6000; // answers about replays that are kept
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (/** @type {ExtendableEvent} */ event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELL && name !== REPLAYS) await caches.delete(name);
    const shelf = await caches.open(REPLAYS);
    const kept = await shelf.keys();
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await shelf.delete(oldest);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" || url.pathname === "/")
    event.respondWith(shell(event, url.pathname === "/"));
  else if (url.pathname.startsWith("/static/~")) event.respondWith(kept(SHELL, request));
  else if (url.pathname.startsWith("/static/") || /^\/api\/(words|rules|games)/.test(url.pathname))
    event.respondWith(fresh(SHELL, request));
  else if (!request.headers.has("digsite-keep")) return;
  else if (url.searchParams.has("at")) event.respondWith(kept(REPLAYS, request));
  else event.respondWith(fresh(REPLAYS, request));
});

/**
 * What never changes: a position of a finished match, a file under its tag.
 * @param {string} name @param {Request} request
 */
async function kept(name, request) {
  const shelf = await caches.open(name);
  return (await shelf.match(request.url, { ignoreVary: true })) ?? fresh(name, request);
}

/**
 * Any page; where there is no network, the start stands in for all of them.
 * @param {FetchEvent} event @param {boolean} start
 */
async function shell(event, start) {
  if (start) {
    const answer = await fresh(SHELL, event.request, "/");
    event.waitUntil(dropOthers(answer.clone()));
    return answer;
  }
  try {
    return await fetch(event.request);
  } catch (error) {
    const found = await caches.match("/", { cacheName: SHELL, ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** Forget the files of earlier tags. @param {Response} start */
async function dropOthers(start) {
  const tag = (await start.text()).match(/\/static\/~\w+\//)?.[0];
  if (!tag) return;
  const shelf = await caches.open(SHELL);
  const old = (await shelf.keys()).filter(({ url }) => url.includes("/static/~") && !url.includes(tag));
  await Promise.all(old.map(request => shelf.delete(request)));
}

/**
 * The newest from the network; what was kept where there is none.
 * @param {string} name @param {Request} request @param {string} [as]
 */
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
