/** The time track: a stretch of weeks round the pawns, which stand on each other. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { seatShape } from "../../ui/seat-mark.js";
import { say } from "../../words/words.js";

const WEEK = 30;
const PHONE = matchMedia("(max-width: 700px)");

/** @param {any[]} players @param {number} actor @param {(seat: number) => string} nameOf */
export function track(players, actor, nameOf) {
  const shown = PHONE.matches ? 16 : 34;
  const first = Math.max(0, Math.min(...players.map((player) => player.week)) - 2);
  const last = Math.max(first + shown, ...players.map((player) => player.week + 1));
  const step = (WEEK * shown) / (last - first);
  const label = players.map((player) => `${nameOf(player.seat)} ${player.week}`).join(", ");
  return html`<svg class="time-track" viewBox="0 0 ${WEEK * shown + 8} 84" role="img" aria-label="${say("thebes-track")}: ${label}">
    ${Array.from({ length: last - first }, (_none, n) => {
      const week = first + n;
      return svg`<rect x=${4 + n * step + 0.8} y="56" width=${step - 1.6} height="13" rx="3" class="week ${week % 4 ? "" : "fourth"}" />${week % 4 ? nothing : svg`<text x=${4 + (n + 0.5) * step} y="82">${week}</text>`}`;
    })}
    ${players.map((player) => svg`<g class="seat-${player.seat} pawn ${actor === player.seat ? "acting" : ""}" data-piece="pawn:${player.seat}"
        transform="translate(${4 + (player.week - first + 0.5) * step - 9} ${36 - Math.max(0, player.below) * 12}) scale(.76)"><g class="shape">${seatShape(player.seat)}</g></g>`)}
  </svg>`;
}
