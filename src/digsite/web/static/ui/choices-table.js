/** What the choices of a question are worth, the best first. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";

/** @import { Choice } from "../types/answers" */

const MOST = 6;

/** @param {Choice[]} choices @param {string | null} mine the notation of what was chosen */
export function choicesTable(choices, mine) {
  const own = choices.findIndex(choice => choice.notation === mine);
  const shown = choices.filter((_choice, place) => place < MOST || place === own);
  return html`<table class="worths">
    <caption class="soft small">
      ${say("puzzle-worths")}
    </caption>
    <tbody>
      ${shown.map(
        choice =>
          html`<tr class="${choice.right ? "right" : ""} ${choice.notation === mine ? "mine" : ""}">
            <th scope="row">
              ${choice.text} ${choice.right ? html`<span class="mark">${say("puzzle-best")}</span>` : nothing}
              ${choice.notation === mine ? html`<span class="mark">${say("puzzle-yours")}</span>` : nothing}
              <svg class="bar" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
                <rect width=${100 * choice.share} height="5" />
              </svg>
            </th>
            <td>${Math.round(100 * choice.share)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
