/** The moves of an analysed game: variations indented behind the move they replace, with what is said of them. */

import { html, nothing } from "../vendor/lit.js";
import { pieces } from "../state/places.js";
import { say } from "../words/words.js";
import { seatMark } from "./seat-mark.js";

/** @import { Row } from "../types/answers" */

const DEEPEST = 5; // further variations are not indented any more

/** @param {Row[]} rows @param {string} at @param {string} comment on the game @param {(place: string) => void} go */
export function movesList(rows, at, comment, go) {
  return html`<ol class="log moves" aria-label=${say("analyse-moves")}>
    ${comment ? html`<li class="remark">${comment}</li>` : nothing}
    ${pieces(rows).map(
      ({ deep, turn, rows: moves }) =>
        html`<li class="turn deep-${Math.min(deep, DEEPEST)}">
          ${deep ? html`<span class="unseen">${say("analyse-variation")}</span>` : heading(turn)}
          ${gathered(moves, at).map(([row, count]) => move(row, count, at, go))}
        </li>`,
    )}
  </ol>`;
}

/** @param {number} turn */
const heading = turn => html`<h2>${turn > 0 ? say("log-turn", { turn }) : say("log-start")}</h2>`;

/**
 * Rows of chance that say the same one after the other are one, with their number: the one that is
 * looked at, or the last.
 * @param {Row[]} rows @param {string} at @returns {[Row, number][]}
 */
export function gathered(rows, at) {
  /** @type {[Row, number][]} */ const found = [];
  for (const row of rows) {
    const [last, count] = found.at(-1) ?? [null, 0];
    if (last && alike(last, row)) found.splice(-1, 1, [last.place === at ? last : row, count + 1]);
    else found.push([row, 1]);
  }
  return found;
}

/** @param {Row} one @param {Row} other */
const alike = (one, other) =>
  [one, other].every(({ seat, comment, mark }) => seat === null && !comment && !mark) &&
  one.text === other.text;

/** @param {Row} row @param {number} count @param {string} at @param {(place: string) => void} go */
function move({ place, seat, text, mark, comment }, count, at, go) {
  const here = place === at;
  const judged = mark ? html` <b class="mark" aria-label=${say(`mark-${MARKS[mark]}`)}>${mark}</b>` : nothing;
  return html`<button
      class="line ${here ? "at" : ""} ${seat === null ? "minor" : ""}"
      data-place=${place}
      aria-current=${here ? "step" : nothing}
      @click=${() => go(place)}
    >
      ${seat === null ? html`<span class="no-mark"></span>` : seatMark(seat)}
      <span>${text}${count > 1 ? ` ×${count}` : nothing}${judged}</span>
    </button>
    ${comment ? html`<p class="remark">${comment}</p>` : nothing}`;
}

/** What commentators write, and its name. @type {Record<string, string>} */
export const MARKS = {
  "!!": "brilliant",
  "!": "good",
  "!?": "interesting",
  "?!": "doubtful",
  "?": "mistake",
  "??": "blunder",
};
