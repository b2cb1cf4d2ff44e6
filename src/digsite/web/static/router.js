/** Addresses and pages. A page is an element; leaving it removes it. */

/** @typedef {(...parts: string[]) => Promise<HTMLElement>} Make */

/** @type {{ pattern: RegExp, make: Make }[]} */
const routes = [];
/** @type {Promise<unknown>} */
let needed = Promise.resolve();

/** @param {RegExp} pattern @param {Make} make */
export function route(pattern, make) {
  routes.push({ pattern, make });
}

/** @param {Promise<unknown>} ready what every page needs before it is drawn */
export function start(ready) {
  needed = ready;
  addEventListener("popstate", () => show());
  return show();
}

/** @param {string} address @param {boolean} [replace] */
export function go(address, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  return show();
}

async function show() {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  for (const { pattern, make } of routes) {
    const match = pattern.exec(path);
    if (!match) continue;
    const [page] = await Promise.all([make(...match.slice(1)), needed]);
    const main = /** @type {HTMLElement} */ (document.querySelector("main"));
    if (main.firstElementChild !== page) main.replaceChildren(page);
    document.body.dataset.page = page.localName;
    document.title = "Digsite";
    if (!location.hash) scrollTo(0, 0);
    main.focus({ preventScroll: true });
    dispatchEvent(new Event("page"));
    return;
  }
  await go("/", true);
}
