/** A small question at a place of the board that can mean several gestures. */

import { html, nothing } from "../vendor/lit.js";
import { openDialog } from "../ui/dialog.js";
import { say } from "../words/words.js";

/** @import { Way } from "./aim.js" */

const EDGE = 8;

/**
 * Which of several gestures is meant; nothing if none.
 * @param {Element} place @param {Way[]} ways @param {string} [title] what they have in common
 * @returns {Promise<Way | undefined>}
 */
export async function chooseAt(place, ways, title = "") {
  const answer = openDialog(
    close =>
      html`${title ? html`<h2>${title}</h2>` : nothing}${ways.map(
        (way, n) =>
          html`<button
            class="way ${way.short ? "short" : ""}"
            ?autofocus=${n === 0}
            aria-label=${way.text}
            title=${way.text}
            @click=${() => close(way)}
          >
            ${way.short ?? way.text}
          </button>`,
      )}`,
    { label: title || say("match-choices"), kind: "chooser" },
  );
  const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("dialog.chooser"));
  settle(dialog, place.getBoundingClientRect());
  dialog.addEventListener("keydown", event => walk(dialog, event));
  return /** @type {Promise<Way | undefined>} */ (answer);
}

/**
 * Under the place, or above it where there is more room; inside the window.
 * @param {HTMLElement} dialog
 * @param {DOMRect} at
 */
function settle(dialog, at) {
  const { offsetWidth: wide, offsetHeight: high } = dialog;
  const left = Math.min(Math.max(EDGE, at.x + at.width / 2 - wide / 2), innerWidth - wide - EDGE);
  const below = at.bottom + EDGE + high < innerHeight;
  dialog.style.left = `${left}px`;
  dialog.style.top = `${below ? at.bottom + EDGE : Math.max(EDGE, at.top - high - EDGE)}px`;
}

/** Arrow keys go from one to the next. @param {HTMLElement} dialog @param {KeyboardEvent} event */
function walk(dialog, event) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  const buttons = [...dialog.querySelectorAll("button")];
  const here = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  buttons.at((here + step) % buttons.length)?.focus();
}
