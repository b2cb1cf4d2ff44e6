/** The region: cards of two by three spaces in areas of two cards, with their cartouches. */

import { nothing, repeat, svg, html } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { PYRAMID, cube, emblem, face } from "./art.js";
import { standing } from "./majorities.js";

/** @import { Table } from "../table.js" */

const SPACE = 40;
const BANNER = 26;
const GAP = 14;
const FOOT = 24; // under each line of areas, for the count of cubes
const HIGH = BANNER + 3 * SPACE;
const LINE = HIGH + FOOT;
const WIDE = 8 * SPACE + GAP;

/** The area of a space or card column and line, from 1. @param {number} x @param {number} line */
export const areaOf = (x, line) => 2 * line + (x >= 4 ? 2 : 1);

/** @param {number} x @param {number} y */
const corner = (x, y) => [x * SPACE + (x >= 4 ? GAP : 0), Math.floor(y / 3) * LINE + BANNER + (y % 3) * SPACE];

/** A space as it is written: `c4`. @param {[number, number]} cell */
export const spaceName = ([x, y]) => `${"abcdefgh"[x]}${y + 1}`;

/** @param {Table} table @param {{ majorities: boolean, traced: string[] }} shown */
export function region(table, { majorities, traced }) {
  const open = table.sight?.public;
  const lines = open.lines;
  const cubes = new Map(open.cubes.map((/** @type {any} */ found) => [String(found.cell), found.seat]));
  const pyramids = new Set(open.region.flatMap((/** @type {any} */ card) => card.pyramids.map(String)));
  const slots = new Set(open.region.map((/** @type {any} */ card) => card.slot));
  const cells = Array.from({ length: 8 * 3 * lines }, (_none, n) => /** @type {[number, number]} */ ([n % 8, Math.floor(n / 8)]));
  return html`<svg class="region" viewBox="-9 -9 ${WIDE + 18} ${lines * LINE + (majorities ? 12 : 18 - FOOT)}" role="group" aria-label=${say("mykerinos-region")}>
    ${Array.from({ length: 2 * lines }, (_none, n) => area(open, n))}
    ${open.region.map((/** @type {any} */ card) => laid(table, open, card))}
    ${repeat(
      cells.filter(([x, y]) => slots.has(4 * Math.floor(y / 3) + Math.floor(x / 2))),
      String,
      (cell) => space(table, cell, { seat: cubes.get(String(cell)), pyramid: pyramids.has(String(cell)), last: open.half_made?.last, traced }),
    )}
    ${majorities ? Array.from({ length: 2 * lines }, (_none, n) => counts(open, n)) : nothing}
  </svg>`;
}

/** @param {any} open @param {number} n */
function area(open, n) {
  const [x, y] = [(n % 2) * (4 * SPACE + GAP), Math.floor(n / 2) * LINE];
  const current = open.survey?.area === n + 1;
  const [wide, high] = [4 * SPACE + 8, HIGH + 8];
  return svg`<g class="area ${current ? "surveyed" : ""}" data-piece="area:${n + 1}"><rect x=${x - 4} y=${y - 4} width=${wide} height=${high} rx="5" class="plot" /><rect x=${x - 4} y=${y - 4} width=${wide} height=${high} rx="5" class="rope" />
    ${[0, wide].flatMap((far) => [0, high].map((deep) => svg`<circle cx=${x - 4 + far} cy=${y - 4 + deep} r="3.600" class="stake" />`))}</g>`;
}

/** A card: its cartouche, which is the place for taking it. @param {Table} table @param {any} open @param {any} card */
function laid(table, open, card) {
  const line = Math.floor(card.slot / 4);
  const [x, y] = corner(2 * (card.slot % 4), 3 * line);
  const side = card.slot % 2 ? "right" : "left";
  const here = open.survey?.area === areaOf(2 * (card.slot % 4), line);
  const picking = here && table.offer({ type: "pick_for_neutral", side });
  const action = { type: picking ? "pick_for_neutral" : "take", side };
  const patron = card.patron ?? "none";
  const name = card.patron ? word("patron", card.patron) : say("mykerinos-no-patron");
  const label = `${name}${card.prestige ? `, +${card.prestige}` : ""}`;
  const top = y - BANNER;
  const room = 2 * SPACE - (card.patron ? 27 : 8) - (card.prestige ? 22 : 4);
  const called = card.patron && 7 * short(name).length <= room ? short(name) : "";
  const drawing = svg`<rect x=${x + 1} y=${top + 1} width=${2 * SPACE - 2} height=${3 * SPACE + BANNER - 2} rx="4" class="ground" />
    <rect x=${x + 2.5} y=${top + 2.5} width=${2 * SPACE - 5} height=${BANNER - 5} rx="10.500" class="banner rim" />
    ${card.patron ? face(card.patron, x + 14, top + BANNER / 2, 24) : nothing}
    ${card.patron && !called ? emblem(card.patron, x + 37, top + BANNER / 2, 13) : nothing}
    <text x=${x + 28} y=${top + BANNER / 2 + 3.6} class="whose">${called}</text>
    ${card.prestige ? svg`<circle cx=${x + 2 * SPACE - 14} cy=${top + BANNER / 2} r="10" class="coin" /><text x=${x + 2 * SPACE - 14} y=${top + BANNER / 2 + 4.2} class="prestige">+${card.prestige}</text>` : nothing}`;
  return here
    ? svg`<g class="laid ${patron}" data-piece="card:${card.card}" ${aim(table, action, { quiet: true, label })}>${drawing}<title>${label}</title></g>`
    : svg`<g class="laid ${patron}" data-piece="card:${card.card}" role="img" aria-label=${label}>${drawing}<title>${label}</title></g>`;
}

/** The last word of a name, which is enough on a cartouche. @param {string} name */
const short = (name) => name.split(" ").at(-1) ?? "";

/** @param {Table} table @param {[number, number]} cell @param {{ seat: number | null | undefined, pyramid: boolean, last: any, traced: string[] }} what */
function space(table, cell, { seat, pyramid, last, traced }) {
  const [x, y] = corner(...cell);
  const marks = [String(last) === String(cell) ? "last" : "", traced.includes(String(cell)) ? "traced" : "", pyramid ? "pyramid" : ""].join(" ");
  const owner = seat === undefined ? "" : seat === null ? say("board-neutral") : table.nameOf(seat);
  const what = [spaceName(cell), pyramid ? say("mykerinos-pyramid") : "", owner].filter(Boolean).join(", ");
  const offer = table.offer({ type: "place", cell });
  return svg`<g class="space ${marks}" data-cell=${String(cell)} data-piece="space:${cell}" transform="translate(${x} ${y})"
      ${aim(table, { type: "place", cell }, { label: offer ? `${offer.text} (${what})` : what })}>
    <rect x="1.500" y="1.500" width="37" height="37" rx="4" class="floor rim" /><path d="M8 30q6-4 12 0t12 0M9 14q4-3 8 0" class="ripple" />${pyramid ? PYRAMID : nothing}${seat === undefined ? nothing : cube(seat)}
  </g>`;
}

/** Who has how many cubes in an area. @param {any} open @param {number} n */
function counts(open, n) {
  const [x, y] = [(n % 2) * (4 * SPACE + GAP), Math.floor(n / 2) * LINE];
  const found = standing(open, n + 1);
  if (!found.length) return nothing;
  return svg`<g class="counts" transform="translate(${x + 2 * SPACE - found.length * 19} ${y + HIGH + 2})">
    <rect width=${found.length * 38} height="21" rx="10.500" />
    ${found.map(({ seat, cubes }, place) => svg`<g transform="translate(${place * 38 + 5} 3) scale(.4)">${cube(seat)}</g><text x=${place * 38 + 28} y="15.500">${cubes}</text>`)}
  </g>`;
}
