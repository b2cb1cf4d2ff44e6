/** The region: cards of two by three spaces in areas of two cards, with their cartouches. */

import { nothing, repeat, svg, html } from "../../../vendor/lit.js";
import { say, word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { PYRAMID, cube, emblem, face } from "./art.js";

/** @import { Board, Cell, Laid, Open, Rank } from "./table.js" */

const SPACE = 40;
const BANNER = 24;
const GAP = 8;
const FOOT = 12; // between two lines of areas, for the counts of cubes
const EDGE = { left: 13, top: 15, right: 8, bottom: 12 }; // for letters, numbers and the last counts
const HIGH = BANNER + 3 * SPACE;
const LINE = HIGH + FOOT;
const WIDE = 8 * SPACE + GAP;

/** @param {number} x @param {number} y */
const corner = (x, y) => [
  x * SPACE + (x >= 4 ? GAP : 0),
  Math.floor(y / 3) * LINE + BANNER + (y % 3) * SPACE,
];

/** A space as it is written: `c4`. @param {Cell} cell */
export const spaceName = ([x, y]) => `${"abcdefgh"[x]}${y + 1}`;

/** @param {Board} table @param {{ majorities: boolean, traced: string[], surveyed: number | undefined }} shown */
export function region(table, { majorities, traced, surveyed }) {
  const { open } = table;
  const lines = open.lines;
  const cubes = new Map(open.cubes.map(found => [String(found.cell), found]));
  const pyramids = new Set(open.region.flatMap(card => card.pyramids.map(String)));
  const slots = new Set(open.region.map(card => card.slot));
  const cells = Array.from(
    { length: 8 * 3 * lines },
    (_none, n) => /** @type {Cell} */ ([n % 8, Math.floor(n / 8)]),
  );
  return html`<svg
    class="region"
    viewBox="${-EDGE.left} ${-EDGE.top} ${WIDE + EDGE.left + EDGE.right} ${
      lines * LINE - FOOT + EDGE.top + EDGE.bottom
    }"
    role="group"
    aria-label=${say("mykerinos-region")}
  >
    ${Array.from({ length: 2 * lines }, (_none, n) => area(n, n + 1 === surveyed))} ${coordinates(lines)}
    ${repeat(
      open.region,
      card => card.card, // one that leaves has faded, and must not lend its element to another
      card => laid(table, open, card),
    )}
    ${repeat(
      cells.filter(([x, y]) => slots.has(4 * Math.floor(y / 3) + Math.floor(x / 2))),
      String,
      cell =>
        space(table, cell, {
          seat: cubes.get(String(cell))?.seat,
          area: cubes.get(String(cell))?.area,
          pyramid: pyramids.has(String(cell)),
          last: open.half_made?.last,
          traced,
        }),
    )}
    ${majorities ? open.areas.map(({ ranks }, n) => counts(ranks, n)) : nothing}
  </svg>`;
}

/** The letters and numbers by which the log names the spaces. @param {number} lines */
function coordinates(lines) {
  const letters = Array.from({ length: 8 }, (_none, x) => {
    return svg`<text x=${corner(x, 0)[0] + SPACE / 2} y="-7.500">${spaceName([x, 0])[0]}</text>`;
  });
  const numbers = Array.from({ length: 3 * lines }, (_none, y) => {
    return svg`<text x="-9.600" y=${corner(0, y)[1] + SPACE / 2 + 3}>${y + 1}</text>`;
  });
  return svg`<g class="coordinates" aria-hidden="true">${letters}${numbers}</g>`;
}

/** @param {number} n @param {boolean} current it is being surveyed */
function area(n, current) {
  const [x, y] = [(n % 2) * (4 * SPACE + GAP), Math.floor(n / 2) * LINE];
  const [wide, high] = [4 * SPACE + 8, HIGH + 8];
  return svg`<g class="area ${current ? "surveyed" : ""}" data-piece="area:${n + 1}">
    <rect x=${x - 4} y=${y - 4} width=${wide} height=${high} rx="5" class="plot" />
    <rect x=${x - 4} y=${y - 4} width=${wide} height=${high} rx="5" class="rope" />
    ${[0, wide].flatMap(far =>
      [0, high].map(deep => svg`<circle cx=${x - 4 + far} cy=${y - 4 + deep} r="3.600" class="stake" />`),
    )}</g>`;
}

/**
 * A card: its cartouche, which is the place for taking it.
 * @param {Board} table @param {Open} open @param {Laid} card
 */
function laid(table, open, card) {
  const line = Math.floor(card.slot / 4);
  const [x, y] = corner(2 * (card.slot % 4), 3 * line);
  const { side } = card;
  const here = open.survey?.area === card.area;
  const picking = here && table.offer({ type: "pick_for_neutral", side });
  const action = /** @type {const} */ ({ type: picking ? "pick_for_neutral" : "take", side });
  const patron = card.patron ?? "none";
  const name = card.patron ? word("patron", card.patron) : say("mykerinos-no-patron");
  const where = say("mykerinos-card", { side: word("side", side), area: card.area });
  const what = `${name}${card.prestige ? `, +${card.prestige}` : ""}, ${where}`;
  const label = table.offer(action)?.text ?? what;
  const top = y - BANNER;
  const room = 2 * SPACE - (card.patron ? 27 : 8) - (card.prestige ? 22 : 4);
  const called = card.patron && 7 * short(name).length <= room ? short(name) : "";
  const drawing = svg`<rect x=${x + 1} y=${top + 1} width=${2 * SPACE - 2} height=${3 * SPACE + BANNER - 2}
    rx="4" class="ground" />
    <rect x=${x + 2.5} y=${top + 2.5} width=${2 * SPACE - 5} height=${BANNER - 5} rx="10.500" class="banner rim" />
    ${card.patron ? face(card.patron, x + 14, top + BANNER / 2, 24) : nothing}
    ${card.patron && !called ? emblem(card.patron, x + 37, top + BANNER / 2, 13) : nothing}
    <text x=${x + 28} y=${top + BANNER / 2 + 3.6} class="whose">${called}</text>
    ${
      card.prestige
        ? svg`<circle cx=${x + 2 * SPACE - 14} cy=${top + BANNER / 2} r="10" class="coin" />
      <text x=${x + 2 * SPACE - 14} y=${top + BANNER / 2 + 4.2} class="prestige">+${card.prestige}</text>`
        : nothing
    }`;
  return here
    ? svg`<g class="laid ${patron}" data-piece="card:${card.card}" ${aim(table, action, {
        quiet: true,
        label,
      })}>${drawing}<title>${what}</title></g>`
    : svg`<g class="laid ${patron}" data-piece="card:${card.card}" role="img"
      aria-label=${what}>${drawing}<title>${what}</title></g>`;
}

/** The last word of a name, which is enough on a cartouche. @param {string} name */
const short = name => name.split(" ").at(-1) ?? "";

/**
 * @param {Board} table @param {Cell} cell
 * @param {{
 *   seat: number | null | undefined, area: number | undefined, pyramid: boolean,
 *   last: Cell | null | undefined, traced: string[]
 * }} what
 */
function space(table, cell, { seat, area, pyramid, last, traced }) {
  const [x, y] = corner(...cell);
  const marks = [
    String(last) === String(cell) ? "last" : "",
    traced.includes(String(cell)) ? "traced" : "",
    pyramid ? "pyramid" : "",
    (table.gestures.longest(String(cell))?.cubes ?? 0) > 1 ? "traces" : "",
  ].join(" ");
  const owner = seat === undefined ? "" : seat === null ? say("board-neutral") : table.nameOf(seat);
  const holds = [pyramid ? say("mykerinos-pyramid") : "", owner].filter(Boolean);
  const offer = table.offer({ type: "place", cell });
  const ways = table.gestures.onSpace(cell);
  const actions = ways[0]?.actions ?? [{ type: "place", cell }];
  const told = ways.map(way => way.text).join(" / ") || offer?.text;
  return svg`<g class="space ${marks}" data-cell=${String(cell)} data-area=${area ?? nothing} data-piece="space:${cell}"
    transform="translate(${x} ${y})"
      ${aim(table, actions, {
        label: told ? [told, ...holds].join(", ") : [spaceName(cell), ...holds].join(", "),
        ways,
        ask: table.gestures.asks(ways),
        first: table.gestures.begun,
      })}>
    <rect width=${SPACE} height=${SPACE} class="reach" />
    <rect x="1.500" y="1.500" width="37" height="37" rx="4" class="floor rim" />
      <path d="M8 30q6-4 12 0t12 0M9 14q4-3 8 0" class="ripple" />${pyramid ? PYRAMID : nothing}${
        seat === undefined ? nothing : cube(seat)
      }
  </g>`;
}

/** Who has how many cubes in an area, by rank. @param {Rank[]} found @param {number} n */
function counts(found, n) {
  const [x, y] = [(n % 2) * (4 * SPACE + GAP), Math.floor(n / 2) * LINE];
  if (!found.length) return nothing;
  return svg`<g class="counts" transform="translate(${x + 2 * SPACE - found.length * 17} ${y + HIGH - 1})">
    <rect width=${found.length * 34} height="14" rx="7" />
    ${found.map(
      ({ seat, cubes, tied }, place) =>
        svg`<g transform="translate(${place * 34 + 4} .500) scale(.34)">${cube(seat)}</g>
          <text x=${place * 34 + 25} y="11.500">${cubes}</text>
          ${tied ? svg`<text x=${place * 34} y="11.500" class="tied">=</text>` : nothing}`,
    )}
  </g>`;
}
