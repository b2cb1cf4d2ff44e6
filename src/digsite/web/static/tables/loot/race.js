/** The race to the goal: a causeway of slabs to the golden gate, a token per explorer. */

import { html, svg } from "../../vendor/lit.js";
import { say } from "../../words/words.js";
import { seatShape } from "../../ui/seat-mark.js";

const NARROW = matchMedia("(max-width: 640px)");
const ABREAST = 3;
const TOKEN = 19;
const PAD = 34;

/** @param {any} open the public view @param {string[]} names */
export function race({ goal, players }, names) {
  const wide = NARROW.matches ? 400 : 900;
  const step = (wide - 2 * PAD) / goal;
  const at = (/** @type {number} */ n) => PAD + n * step;
  /** @type {Map<number, number[]>} */ const standing = new Map();
  players.forEach((/** @type {any} */ player, /** @type {number} */ seat) => {
    const place = Math.min(player.score, goal);
    standing.set(place, [...(standing.get(place) ?? []), seat]);
  });
  const rows = Math.max(...[...standing.values()].map((seats) => Math.ceil(seats.length / ABREAST)));
  const top = Math.min(-1, 28 - rows * TOKEN);
  const label = players.map((/** @type {any} */ player, /** @type {number} */ seat) => `${names[seat]} ${player.score}`).join(", ");
  return html`<svg class="race" viewBox="0 ${top} ${wide} ${64 - top}" role="img" aria-label="${say("loot-race", { goal })}: ${label}">
    <path d="M${at(0) - step / 2 - 4} 33h${goal * step + step + 8}v14H${at(0) - step / 2 - 4}z" class="causeway" />
    ${Array.from({ length: goal + 1 }, (_none, n) => svg`<rect x=${at(n) - step / 2 + 0.7} y="31" width=${step - 1.4} height="12" rx="2" class="step ${n === goal ? "goal" : n % 5 ? "" : "fifth"}" />
      ${n % 5 && n !== goal ? "" : svg`<text x=${at(n)} y="60" class="step-number ${n === goal ? "last" : ""}">${n}</text>`}`)}
    <g transform="translate(${at(goal) - 15} 1)" class="gate"><path d="M15 0 30 30H0z" class="bright" /><path d="M15 0 30 30H17z" class="shaded" /><circle cx="15" cy="17" r="3.600" class="eye" /></g>
    ${[...standing].flatMap(([place, seats]) => seats.map((seat, n) => {
      const abreast = Math.min(ABREAST, seats.length - ABREAST * Math.floor(n / ABREAST));
      const x = at(place) + ((n % ABREAST) - (abreast - 1) / 2) * (TOKEN - 1) - 9;
      return svg`<g class="seat-${seat} token" data-piece="token:${seat}" transform="translate(${x} ${30 - TOKEN * (1 + Math.floor(n / ABREAST))}) scale(.75)"><g class="shape">${seatShape(seat)}</g></g>`;
    }))}
  </svg>`;
}
