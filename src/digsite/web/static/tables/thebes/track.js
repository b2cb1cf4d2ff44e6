/** The time track: a stretch of weeks round the pawns, which stand on each other. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { seatShape } from "../../ui/seat-mark.js";
import { say } from "../../words/words.js";

const WEEK = 30;
const PHONE = matchMedia("(max-width: 700px)");
const STOREY = 17; // how much higher a pawn stands on another

/** @param {any[]} players @param {number} actor @param {(seat: number) => string} nameOf */
export function track(players, actor, nameOf) {
  const shown = PHONE.matches ? 15 : 34;
  const first = Math.max(0, Math.min(...players.map((player) => player.week)) - 2);
  const last = Math.max(first + shown, ...players.map((player) => player.week + 1));
  const step = (WEEK * shown) / (last - first);
  const high = Math.max(1, ...players.map((player) => player.below)) * STOREY;
  const label = players.map((player) => `${nameOf(player.seat)} ${player.week}`).join(", ");
  return html`<svg class="time-track" viewBox="0 ${28 - high} ${WEEK * shown + 8} ${56 + high}" role="img" aria-label="${say("thebes-track")}: ${label}">
    <rect x="1" y="53" width=${WEEK * shown + 6} height="17" rx="5" class="bed" />
    ${Array.from({ length: last - first }, (_none, n) => {
      const week = first + n;
      return svg`<rect x=${4 + n * step + 0.8} y="55" width=${step - 1.6} height="13" rx="3" class="week ${week % 4 ? "" : "fourth"}" />${week % 4 ? nothing : svg`<text x=${4 + (n + 0.5) * step} y="81">${week}</text>`}`;
    })}
    ${[...players].sort((one, other) => one.below - other.below).map((player) => svg`<g class="seat-${player.seat} pawn ${actor === player.seat ? "acting" : ""}" data-piece="pawn:${player.seat}"
        transform="translate(${4 + (player.week - first + 0.5) * step - 11} ${34 - Math.max(0, player.below) * STOREY}) scale(.92)"><ellipse cx="12" cy="24" rx="9" ry="2.500" class="shadow" /><g class="shape">${seatShape(player.seat)}</g></g>`)}
  </svg>`;
}
