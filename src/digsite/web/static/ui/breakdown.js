/** The points by source: a table where there is room for one, else a line for each player; winners first. */

import { html, nothing } from "../vendor/lit.js";
import { say, word } from "../words/words.js";
import { seatMark } from "./seat-mark.js";

/** @typedef {{ scores: number[], breakdown: Record<string, number>[] }} Chapter */

const ROOM = matchMedia("(min-width: 700px)");

/** @param {Chapter} chapter @param {string[]} names @param {number[]} winners @param {{ narrow?: boolean }} [how] */
export function breakdown({ scores, breakdown: parts }, names, winners, { narrow = !ROOM.matches } = {}) {
  const sources = Object.keys(parts[0] ?? {}).filter(source => parts.some(part => part[source]));
  const order = names.map((_name, seat) => seat).sort((one, other) => scores[other] - scores[one]);
  const about = { scores, parts, names, winners, sources, order };
  return narrow ? lines(about) : table(about);
}

/**
 * @typedef {{
 *   scores: number[], parts: Record<string, number>[], names: string[], winners: number[],
 *   sources: string[], order: number[]
 * }} About
 */

/** @param {About} about */
function table({ scores, parts, names, winners, sources, order }) {
  return html`<div class="wide">
    <table class="breakdown">
      <thead>
        <tr>
          <td></td>
          ${order.map(
            seat =>
              html`<th scope="col" class=${winners.includes(seat) ? "winner" : ""}>
                ${seatMark(seat)}<span>${names[seat]}</span>${winner(seat, winners)}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${sources.map(
          source =>
            html`<tr>
              <th scope="row">${word("source", source)}</th>
              ${order.map(seat => html`<td>${parts[seat][source] || "·"}</td>`)}
            </tr>`,
        )}
        <tr class="total">
          <th scope="row">${say("result-total")}</th>
          ${order.map(seat => html`<td class="seat-${seat}"><b>${scores[seat]}</b>${bar(scores, seat)}</td>`)}
        </tr>
      </tbody>
    </table>
  </div>`;
}

/** @param {About} about */
function lines({ scores, parts, names, winners, sources, order }) {
  return html`<ol class="breakdown standing">
    ${order.map(
      seat =>
        html`<li class="seat-${seat} ${winners.includes(seat) ? "winner" : ""}">
          ${seatMark(seat)}<b class="name">${names[seat]}</b
          >${winner(seat, winners)}<strong>${scores[seat]}</strong>${bar(scores, seat)}
          <p>
            ${sources
              .filter(source => parts[seat][source])
              .map(source => html`<span>${word("source", source)} <b>${parts[seat][source]}</b></span>`)}
          </p>
        </li>`,
    )}
  </ol>`;
}

/** @param {number} seat @param {number[]} winners */
const winner = (seat, winners) => (winners.includes(seat) ? html`<em>${say("result-winner")}</em>` : nothing);

/** @param {number[]} scores @param {number} seat */
const bar = (scores, seat) =>
  html`<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect
      width=${Math.max(0, (100 * scores[seat]) / Math.max(1, ...scores))}
      height="6"
      rx="3"
      fill="var(--seat)"
    />
  </svg>`;
