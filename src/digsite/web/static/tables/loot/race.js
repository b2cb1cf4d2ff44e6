/** The race to the goal: one path of steps, a token per explorer. */

import { html, svg } from "../../vendor/lit.js";
import { say } from "../../words/words.js";
import { seatShape } from "../../ui/seat-mark.js";

const NARROW = matchMedia("(max-width: 640px)");
const STEP_HIGH = 16;

/** @param {any} open the public view @param {string[]} names */
export function race({ goal, players }, names) {
  const wide = NARROW.matches ? 400 : 800;
  const step = (wide - 40) / goal;
  /** @type {Map<number, number>} */ const standing = new Map();
  const tokens = players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const place = Math.min(player.score, goal);
    const below = standing.get(place) ?? 0;
    standing.set(place, below + 1);
    return { seat, x: 20 + place * step, y: 40 - below * 17, score: player.score };
  });
  const highest = Math.max(...standing.values());
  const top = 34 - highest * 17;
  const label = players.map((/** @type {any} */ player, /** @type {number} */ seat) => `${names[seat]} ${player.score}`).join(", ");
  return html`<svg class="race" viewBox="0 ${top} ${wide} ${94 - top}" role="img" aria-label="${say("loot-race", { goal })}: ${label}">
    ${Array.from({ length: goal + 1 }, (_none, n) => svg`<rect x=${20 + n * step - step / 2 + 1} y="60" width=${step - 2} height=${n % 5 ? STEP_HIGH - 5 : STEP_HIGH} rx="3"
      class="step ${n === goal ? "goal" : n % 5 ? "" : "fifth"}" />${n % 5 && n !== goal ? "" : svg`<text x=${20 + n * step} y="91" class="step-number">${n}</text>`}`)}
    ${tokens.map((/** @type {any} */ token) => svg`<g class="seat-${token.seat} token" data-piece="token:${token.seat}" transform="translate(${token.x - 11} ${token.y - 4}) scale(.92)">
      <g class="shape">${seatShape(token.seat)}</g></g>`)}
  </svg>`;
}
