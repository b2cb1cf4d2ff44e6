/** The points by source: one column per player, the winner marked. */

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
    <thead><tr><td></td>${order.map((seat) => html`<th scope="col" class=${winners.includes(seat) ? "winner" : ""}>
      ${seatMark(seat)}<span>${names[seat]}</span>${winners.includes(seat) ? html`<em>${say("result-winner")}</em>` : ""}</th>`)}</tr></thead>
    <tbody>${sources.map((source) => html`<tr><th scope="row">${word("source", source)}</th>
      ${order.map((seat) => html`<td>${parts[seat][source] || "·"}</td>`)}</tr>`)}
      <tr class="total"><th scope="row">${say("result-total")}</th>${order.map((seat) => html`<td class="seat-${seat}"><b>${scores[seat]}</b>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width=${Math.max(0, (100 * scores[seat]) / most)} height="6" rx="3" fill="var(--seat)" /></svg></td>`)}</tr></tbody>
  </table></div>`;
}
