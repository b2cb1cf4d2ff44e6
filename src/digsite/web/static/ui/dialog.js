/** Native dialogs opened from code: focus, Escape and the backdrop come for free. */

import { html, render } from "../vendor/lit.js";
import { say } from "../words/words.js";

/**
 * Show something in a dialog until it is closed.
 * @param {(close: (answer?: unknown) => void) => unknown} content
 * @param {{ label: string, kind?: string }} about
 * @returns {Promise<unknown>} what it was closed with
 */
export function openDialog(content, { label, kind = "" }) {
  const dialog = document.createElement("dialog");
  dialog.className = kind;
  dialog.setAttribute("aria-label", label);
  return new Promise(resolve => {
    /** @type {unknown} */ let answer;
    const close = (/** @type {unknown} */ given = undefined) => {
      answer = given;
      dialog.close();
    };
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    dialog.addEventListener("click", event => event.target === dialog && outside(dialog, event) && close());
    render(content(close), dialog);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Ask before something that cannot be taken back.
 * @param {string} title @param {string[]} lines @param {string} yes @returns {Promise<boolean>}
 */
export async function confirm(title, lines, yes) {
  const body = (/** @type {(answer?: unknown) => void} */ close) =>
    html`<h2>${title}</h2>
      ${lines.map(line => html`<p>${line}</p>`)}
      <div class="buttons">
        <button @click=${() => close(false)}>${say("web-cancel")}</button>
        <button class="main" autofocus @click=${() => close(true)}>${yes}</button>
      </div>`;
  return Boolean(await openDialog(body, { label: title, kind: "confirm" }));
}

/** @param {HTMLElement} dialog @param {MouseEvent} event */
function outside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  const within = event.clientX >= box.left && event.clientX <= box.right;
  return !(within && event.clientY >= box.top && event.clientY <= box.bottom);
}
