/** The emblem of each title: the same drawing that the server writes into the start. */

import { html } from "../vendor/lit.js";

/** @param {string} game */
export const emblem = (game) => html`<img class="emblem" alt="" src=${new URL(`../emblems/${game}.svg`, import.meta.url).href} @error=${other} />`;

/** A game nobody has drawn yet. @param {Event} event */
function other(event) {
  const image = /** @type {HTMLImageElement} */ (event.target);
  const address = new URL("../emblems/other.svg", import.meta.url).href;
  if (image.src !== address) image.src = address;
}
