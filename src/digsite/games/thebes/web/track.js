/** The time track: a stretch of weeks round the pawns, which stand on each other. */

import { html, nothing, svg } from "../../../vendor/lit.js";
import { seatShape } from "../../../ui/seat-mark.js";
import { say } from "../../../words/words.js";

const WEEK = 30;

/** How many weeks can be told apart, and read, in so many pixels. @param {number} wide */
export const weeksIn = wide => (wide > 860 ? 34 : wide > 500 ? 24 : 13);

/**
 * @param {import("./table.js").Player[]} players @param {number} actor @param {(seat: number) => string} nameOf
 * @param {number} shown how many weeks
 */
export function track(players, actor, nameOf, shown) {
  const storey = shown < 20 ? 7 : 10; // how much higher a pawn stands on another
  const first = Math.max(0, Math.min(...players.map(player => player.week)) - 2);
  const last = Math.max(first + shown, ...players.map(player => player.week + 1));
  const step = (WEEK * shown) / (last - first);
  const high = (players.length - 1) * storey; // room for all of them on one space, so that it never jumps
  const label = players.map(player => `${nameOf(player.seat)} ${player.week}`).join(", ");
  return html`<svg
    class="time-track"
    viewBox="0 ${30 - high} ${WEEK * shown + 8} ${56 + high}"
    role="img"
    aria-label="${say("thebes-track")}: ${label}"
  >
    <rect x="1" y="53" width=${WEEK * shown + 6} height="17" rx="5" class="bed" />
    ${Array.from({ length: last - first }, (_none, n) => {
      const week = first + n;
      return svg`<rect x=${4 + n * step + 0.8} y="55" width=${step - 1.6} height="13" rx="3"
        class="week ${week % 4 ? "" : "fourth"}" />${
          week % 4 ? nothing : svg`<text x=${4 + (n + 0.5) * step} y="82">${week}</text>`
        }`;
    })}
    ${[...players]
      .sort((one, other) => one.below - other.below)
      .map(({ seat, week, below }) => {
        const [x, y] = [4 + (week - first + 0.5) * step - 11, 34 - Math.max(0, below) * storey];
        return svg`<g class="seat-${seat} pawn ${actor === seat ? "acting" : ""}" data-piece="pawn:${seat}"
          transform="translate(${x} ${y}) scale(.92)">
          <ellipse cx="12" cy="24" rx="9" ry="2.500" class="shadow" />
          <g class="shape">${seatShape(seat)}</g></g>`;
      })}
  </svg>`;
}
