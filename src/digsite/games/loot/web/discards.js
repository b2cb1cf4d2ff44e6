/** The discards, counted by colour and by what lay in the middle. */

import { html } from "../../../vendor/lit.js";
import { say, word } from "../../../words/words.js";
import { CENTRES } from "./art.js";
import { back, front } from "./cards.js";

/** @import { Front, Printed } from "./types" */

/** @param {Front[]} rooms @param {Printed} printed */
export function discards(rooms, { colours, centres }) {
  const count = (/** @type {string} */ colour, /** @type {string} */ centre) =>
    rooms.filter(found => found.colour === colour && found.centre === centre).length || "·";
  return html`<div class="loot-discards">
    <h2>${say("loot-discards-title")}</h2>
    <p class="soft">${say("loot-discards-text")}</p>
    <div class="wide">
      <table class="breakdown">
        <thead>
          <tr>
            <th></th>
            ${centres.map(
              centre =>
                html`<th scope="col" title=${word("centre", centre)}>
                  <svg
                    class="room front sign"
                    viewBox="0 0 60 60"
                    role="img"
                    aria-label=${word("centre", centre)}
                  >
                    ${CENTRES[centre]}
                  </svg>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${colours.map(
            colour =>
              html`<tr>
                <th scope="row"><span class="swatch">${back(colour)}</span>${word("colour", colour)}</th>
                ${centres.map(centre => html`<td>${count(colour, centre)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="fronts">${rooms.map(card => front(card))}</div>
  </div>`;
}
