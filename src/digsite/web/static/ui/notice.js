/** "Your turn" where one sees it: the tab's title and icon, and a notification where allowed. */

import { settings } from "../state/settings.js";
import { say } from "../words/words.js";

const CALM = "/static/icons/icon.svg";
const CALLING = "/static/icons/turn.svg";

/** @param {boolean} mine @param {string} title */
export function showTurn(mine, title) {
  document.title = mine ? `● ${say("match-your-turn")} · ${title}` : `${title} · Digsite`;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const wanted = mine ? CALLING : CALM;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** @param {string} title @param {string} text */
export function notify(title, text) {
  if (!settings.notify || !document.hidden || !window.isSecureContext) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, {
    body: text,
    icon: "/static/icons/icon-192.png",
    tag: "digsite-turn",
  });
  note.onclick = () => (window.focus(), note.close());
}
