/** Room cards as drawings of 100 by 140: backs, fronts, and small backs. */

import { html, svg } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { BACKS, CENTRES, DANGER, TREASURES } from "./art.js";

/** @typedef {{ colour: string, treasure: string, number: number, centre: string }} Room */

/** A kind of card, taken apart. @param {string} kind @returns {Room} */
export function room(kind) {
  const [colour, treasure, number, centre] = kind.split(":");
  return { colour, treasure, number: Number(number), centre };
}

/** A kind in words. @param {string} kind */
export function roomWords(kind) {
  const { colour, treasure, number, centre } = room(kind);
  return say(`room-${centre}`, { treasures: say(`treasure-${treasure}`, { count: number }), colour: word("colour", colour) });
}

/** @param {string} colour @param {{ older?: boolean }} [how] */
export function back(colour, { older = false } = {}) {
  const dots = DANGER[colour] ?? 1;
  return html`<svg class="room back ${colour}" viewBox="0 0 100 140" role="img" aria-label="${word("colour", colour)}${older ? `, ${say("loot-older")}` : ""}">
    <rect x="1.5" y="1.5" width="97" height="137" rx="11" class="rim" /><rect x="8" y="8" width="84" height="124" rx="6" class="field" />
    <rect x="14" y="14" width="72" height="112" rx="4" class="inner" />
    <g transform="translate(17 26) scale(1.1)">${BACKS[colour]}</g>
    ${Array.from({ length: dots }, (_none, n) => svg`<circle cx=${50 + (n - (dots - 1) / 2) * 15} cy="112" r="4.6" class="dot" />`)}
    ${older ? svg`<path d="M78 4h18v18z" class="older" />` : ""}
  </svg>`;
}

/** @param {string} kind */
export function front(kind) {
  const { colour, treasure, number, centre } = room(kind);
  const guardian = centre !== "empty" && centre !== "amulet";
  return html`<svg class="room front ${colour} ${centre} ${guardian ? "guarded" : ""}" viewBox="0 0 100 140" role="img" aria-label=${roomWords(kind)}>
    <rect x="1.5" y="1.5" width="97" height="137" rx="11" class="rim" /><rect x="6" y="6" width="88" height="128" rx="7" class="paper" />
    <path d="M6 13a7 7 0 0 1 7-7h74a7 7 0 0 1 7 7v5H6z" class="band-top" />
    <g transform="translate(${centre === "empty" ? "20 29" : "15 24"}) scale(${centre === "empty" ? 1 : 1.16})">${CENTRES[centre]}</g>
    <path d="M12 99h76" class="sill" />
    ${Array.from({ length: number }, (_none, n) => svg`<g transform="translate(${38 + (n - (number - 1) / 2) * 28} 105)">${TREASURES[treasure]}</g>`)}
  </svg>`;
}
