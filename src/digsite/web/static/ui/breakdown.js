/** The final score by source, as a table with bars. */

import { html } from "../vendor/lit.js";
import { say, word } from "../words/words.js";
import { seatMark } from "./seat-mark.js";

/**
 * @param {{ scores: number[], breakdown: Record<string, number>[] }} chapter
 * @param {string[]} names @param {number[]} winners
 */
export function breakdown({ scores, breakdown: parts }, names, winners) {
  const sources = Object.keys(parts[0] ?? {}).filter((source) => parts.some((part) => part[source]));
  const order = names.map((_name, seat) => seat).sort((one, other) => scores[other] - scores[one]);
  const most = Math.max(1, ...scores);
  return html`<div class="wide"><table class="breakdown">
    <thead><tr><th scope="col"><span class="unseen">${say("result-player")}</span></th>
      ${sources.map((source) => html`<th scope="col">${word("source", source)}</th>`)}<th scope="col">${say("result-total")}</th></tr></thead>
    <tbody>${order.map((seat) => html`<tr class="seat-${seat} ${winners.includes(seat) ? "winner" : ""}">
      <th scope="row">${seatMark(seat)} ${names[seat]}${winners.includes(seat) ? html` <span class="won">${say("result-winner")}</span>` : ""}</th>
      ${sources.map((source) => html`<td>${parts[seat][source] || "·"}</td>`)}
      <td class="total"><b>${scores[seat]}</b><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width=${Math.max(0, (100 * scores[seat]) / most)} height="6" rx="3" fill="var(--seat)" /></svg></td></tr>`)}</tbody>
  </table></div>`;
}
