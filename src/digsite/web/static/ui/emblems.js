/** The emblem of each title: the same drawing that the server writes into the start. */

import { html } from "../vendor/lit.js";
import { brought } from "../tables/brought.js";

const OTHER = new URL("../emblems/other.svg", import.meta.url).href;

/** @param {string} game */
export const emblem = game => html`<img class="emblem" alt="" src=${brought(game, "emblem.svg") ?? OTHER} />`;
