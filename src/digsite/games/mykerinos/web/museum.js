/** The Museum: a ring of five wings, each under a patron, with rooms worth 2, 3 and 5 and the doors between them. */

import { html, svg } from "../../../vendor/lit.js";
import { say, word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { cube, emblem, face } from "./art.js";

/** @import { Board, Room } from "./table.js" */

const OUTER = 105;
const INNER = 26;
const FAR = { 5: 49, 3: 86, 2: 76 };
const PATRON = 121;

/** @param {Board} table */
export function museum(table) {
  const { wings, museum: rooms } = table.open;
  return html`<svg
    class="museum"
    viewBox="-136 -142 272 262"
    role="group"
    aria-label=${say("mykerinos-museum")}
  >
    <circle r=${OUTER + 5} class="wall" />
    <circle r=${OUTER + 2.5} class="joints" />
    ${wings.map((patron, wing) => wingOf(patron, wing, table.exhibited === patron))}
    ${wings.map((_patron, wing) => doors(wing))}
    <circle r=${INNER} class="court" />
    ${TEMPLE} ${rooms.map(room => roomOf(table, wings, room))}
  </svg>`;
}

const TEMPLE = svg`<path d="M-13 10h26M-15 14h30M-10 10V-3M-3.500 10V-3M3.500 10V-3M10 10V-3
  M-14-4h28L0-14z" class="temple" />`;

/** The middle of a wing, in radians; the first is at the top. @param {number} wing */
const angle = wing => ((wing * 72 - 90) * Math.PI) / 180;

/** @param {number} far @param {number} at */
const point = (far, at) => [far * Math.cos(at), far * Math.sin(at)].map(number => number.toFixed(1));

/** @param {string} patron @param {number} wing @param {boolean} exhibited its cards are being counted */
function wingOf(patron, wing, exhibited) {
  const [from, to] = [angle(wing - 0.5), angle(wing + 0.5)];
  const arc = (/** @type {number} */ far) => `M${point(far, from)}A${far} ${far} 0 0 1 ${point(far, to)}`;
  const path = `${arc(OUTER)}L${point(INNER, to)} ${point(INNER, from)}z`;
  const [x, y] = point(PATRON, angle(wing)).map(Number);
  const [badgeX, badgeY] = [x + (x < -1 ? -11 : 11), y + 9];
  const shown = exhibited ? "exhibited" : "";
  return svg`<g class="wing ${patron} ${shown}" data-piece="wing:${wing}"><title>${word("patron", patron)}</title>
    <path d=${path} class="hall" />
    <path d="${arc(38)}${arc(64)}${arc(96)}" class="tiles" />
    ${face(patron, x, y, 32)}<circle cx=${badgeX} cy=${badgeY} r="7.500" class="sign" />
      ${emblem(patron, badgeX, badgeY, 10)}</g>`;
}

/** From the 5-room of a wing one goes to its 3-room and to the 2-rooms on both sides. @param {number} wing */
function doors(wing) {
  const from = point(FAR[5], angle(wing));
  const ways = [
    point(FAR[3], angle(wing)),
    point(FAR[2], angle(wing + 0.5)),
    point(FAR[2], angle(wing - 0.5)),
  ];
  return svg`<path d=${ways.map(to => `M${from}L${to}`).join("")} class="way" />`;
}

/** @param {Board} table @param {string[]} wings @param {Room} room */
function roomOf(table, wings, { room, value, patrons, seat }) {
  const wing = wings.indexOf(patrons[0]) + (patrons.length - 1) / 2;
  const [x, y] = point(FAR[value], angle(wing));
  const who = seat === null ? "" : `, ${table.nameOf(seat)}`;
  const ways = table.gestures.inRoom(room);
  const actions = ways[0]?.actions ?? [{ type: "book", room }];
  const offer = table.offer({ type: "book", room });
  const label = ways[0]?.text ?? offer?.text ?? word("room", room) + who;
  return svg`<g class="hall-room v${value} ${seat === null ? "" : "taken"}" data-piece="room:${room}"
    transform="translate(${x} ${y})"
      ${aim(table, actions, { label, ways, ask: table.gestures.asks(ways), first: table.gestures.begun })}>
    <rect x="-14" y="-14" width="28" height="28" rx=${value === 2 ? 14 : 5} class="chamber rim" />
      <title>${word("room", room) + who}</title>
    ${
      seat === null
        ? svg`<text y="6.500">${value}</text>`
        : svg`<g transform="translate(-14 -14.500) scale(.68)">${cube(seat)}</g><g class="worth">
          <circle cx="12" cy="11" r="6.500" /><text x="12" y="14.500">${value}</text></g>`
    }
  </g>`;
}
