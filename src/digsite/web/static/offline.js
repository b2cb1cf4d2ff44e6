/** The shell stays in the browser where the browser allows it: only on secure addresses. */

/** @returns {string | null} the word for why offline use, notifications and installing are missing */
export function whyNotInstallable() {
  return window.isSecureContext ? null : "settings-plain-http";
}

export async function setUpServiceWorker() {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/worker.js").catch(() => {});
  if (first && (await keeper())) await fetchAgain();
}

/** Wait until what is fetched can be kept; no where that never comes. @returns {Promise<boolean>} */
export async function keeper() {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return false;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise(resolve =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  }
  return true;
}

/** What this page has loaded before it had a keeper. */
async function fetchAgain() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const shell = loaded.filter(name => /^\/(static\/|api\/(words|games|rules))/.test(new URL(name).pathname));
  await Promise.all([location.origin, ...new Set(shell)].map(address => fetch(address).catch(() => {})));
}
