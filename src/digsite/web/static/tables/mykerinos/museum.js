/** The Museum: a ring of five wings, each under a patron, with rooms worth 2, 3 and 5. */

import { html, svg } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { cube, emblem } from "./art.js";

/** @import { Table } from "../table.js" */

const OUTER = 98;
const INNER = 24;
const FAR = { 5: 47, 3: 80, 2: 67 };

/** @param {Table} table */
export function museum(table) {
  const { wings, museum: rooms } = table.sight?.public;
  return html`<svg class="museum" viewBox="-124 -124 248 248" role="group" aria-label=${say("mykerinos-museum")}>
    <circle r=${OUTER + 3} class="wall" />
    ${wings.map((/** @type {string} */ patron, /** @type {number} */ wing) => wingOf(patron, wing))}
    <circle r=${INNER} class="court" /><path d="M-9 7h18M-7 7V-2M-2.300 7V-2M2.300 7V-2M7 7V-2M-10 -2h20L0 -9z" class="temple" />
    ${rooms.map((/** @type {any} */ room) => roomOf(table, wings, room))}
  </svg>`;
}

/** The middle of a wing, in radians; the first is at the top. @param {number} wing */
const angle = (wing) => ((wing * 72 - 90) * Math.PI) / 180;

/** @param {number} far @param {number} at */
const point = (far, at) => [far * Math.cos(at), far * Math.sin(at)].map((number) => number.toFixed(1));

/** @param {string} patron @param {number} wing */
function wingOf(patron, wing) {
  const [from, to] = [angle(wing - 0.5), angle(wing + 0.5)];
  const path = `M${point(INNER, from)}L${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}z`;
  const [x, y] = point(112, angle(wing)).map(Number);
  return svg`<g class="wing ${patron}"><title>${word("patron", patron)}</title><path d=${path} class="hall" /><circle cx=${x} cy=${y} r="11.500" class="sign" />${emblem(patron, x, y, 15)}</g>`;
}

/** @param {Table} table @param {string[]} wings @param {{ room: string, value: 2 | 3 | 5, seat: number | null }} room */
function roomOf(table, wings, { room, value, seat }) {
  const wing = wings.indexOf(room.slice(2).split("|")[0]) + (value === 2 ? 0.5 : 0);
  const [x, y] = point(FAR[value], angle(wing));
  const who = seat === null ? "" : `, ${table.nameOf(seat)}`;
  return svg`<g class="hall-room ${seat === null ? "" : "taken"}" data-piece="room:${room}" transform="translate(${x} ${y})"
      ${aim(table, { type: "book", room }, { label: word("room", room) + who })}>
    <rect x="-11.500" y="-11.500" width="23" height="23" rx=${value === 2 ? 11.5 : 4} class="chamber rim" /><title>${word("room", room) + who}</title>
    ${seat === null ? svg`<text y="5.500">${value}</text>` : svg`<g transform="translate(-11.500 -12) scale(.58)">${cube(seat)}</g><text x="11" y="13" class="small">${value}</text>`}
  </g>`;
}
