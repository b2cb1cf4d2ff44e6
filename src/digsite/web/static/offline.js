/** The shell stays in the browser where the browser allows it: only on secure addresses. */

/** @returns {string | null} the word for why offline use, notifications and installing are missing */
export function whyNotInstallable() {
  return window.isSecureContext ? null : "settings-plain-http";
}

export function setUpServiceWorker() {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}
