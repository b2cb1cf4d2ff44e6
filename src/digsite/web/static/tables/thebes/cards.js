/** Small cards as drawings of 100 by 70, and their names. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { BOOK, PLACES, THINGS } from "./art.js";

const LETTERS = /** @type {Record<string, string>} */ ({ M: "mesopotamia", C: "crete", E: "egypt", G: "greece" });

/** A kind taken apart: its type, its region, its number. @param {string} kind */
export function parts(kind) {
  const [type, ...rest] = kind.split("/")[0].split(":");
  if (type === "action") return { type: rest[0], region: rest[1] ?? null, number: 0 };
  if (type === "expertise" || type === "relic") return { type, region: rest[0], number: Number(rest[1]) };
  if (type === "rubble" || type === "permit" || type === "professor") return { type, region: rest[0], number: 0 };
  return { type, region: null, number: Number(rest[0]) || 0 };
}

/** The sets of an exhibition: [region, relics]. @param {string} kind @returns {[string, number][]} */
export const sets = (kind) => kind.split(":")[1].split("-").map((set) => [LETTERS[set[0]], Number(set.slice(1))]);

/** A kind in words. @param {string} kind */
export function cardWords(kind) {
  const { type, region, number } = parts(kind);
  if (type === "expertise") return say(`expertise-${region}`, { books: number });
  if (type === "general_knowledge") return say("general-knowledge", { books: number });
  if (type === "relic") return say(`relic-${region}`, { vp: number });
  if (type === "rubble") return say(`rubble-${region}`);
  if (type === "museum") return say("museum", { relics: number });
  if (type === "exhibition") return say("exhibition", { sets: sets(kind).map(([place, count]) => `${count} ${word("region", place)}`).join(", ") });
  return word("kind", kind);
}

/** @param {string} kind @param {{ weeks?: number | number[], vp?: number, count?: number, met?: number }} [facts] `met`: how many sets of an exhibition the viewer has */
export function card(kind, { weeks, vp, count = 1, met = 0 } = {}) {
  const { type, region, number } = parts(kind);
  return html`<svg class="small-card ${type} ${region ?? "world"}" viewBox="0 0 100 70" role="img" aria-label=${cardWords(kind)}>
    <rect x="1" y="1" width="98" height="68" rx="7" class="rim" /><rect x="4" y="4" width="92" height="62" rx="5" class="field" />
    ${type === "exhibition" ? exhibited(kind, Array.isArray(weeks) ? weeks : [], met) : pictured(type, region, number)}
    ${typeof weeks === "number" ? clock(weeks, 13) : nothing}${vp ? points(vp) : nothing}
    ${count > 1 ? svg`<g class="times"><circle cx="88" cy="58" r="10" /><text x="88" y="62.500">×${count}</text></g>` : nothing}
  </svg>`;
}

/** @param {string} type @param {string | null} region @param {number} number */
function pictured(type, region, number) {
  const books = type === "expertise" || type === "general_knowledge" ? number : 0;
  const drawing = region && type !== "thief" && type !== "tomb_raiders" ? PLACES[region] : (THINGS[type] ?? PLACES[region ?? ""]);
  return svg`<g transform="translate(${books ? 14 : 28} 14) scale(.92)" class="picture">${type === "rubble" ? RUBBLE : drawing}</g>
    ${region && (type === "thief" || type === "tomb_raiders") ? svg`<g transform="translate(66 40) scale(.5)" class="picture">${PLACES[region]}</g>` : nothing}
    ${Array.from({ length: books }, (_none, n) => svg`<g transform="translate(${64 + (n % 2) * 14} ${22 + Math.floor(n / 2) * 18}) scale(1.15)">${BOOK}</g>`)}
    ${type === "relic" ? points(number) : nothing}${type === "museum" ? svg`<text x="17" y="61" class="need">${number}◆</text>` : nothing}`;
}

const RUBBLE = svg`<path d="M4 40l8-12 9 3 6-8 9 6 8 11z" class="stones" /><path d="M15 40l5-7 6 7M29 40l4-8 6 8" class="line" />`;

/** The sets of an exhibition, each with the weeks it takes when they are complete up to it. @param {string} kind @param {number[]} weeks @param {number} met */
const exhibited = (kind, weeks, met) => sets(kind).map(([region, count], n) => svg`<g class="set ${region}"><rect x=${5 + n * 26} y="24" width="24" height="40" rx="4" class="set-field" />
  <g transform="translate(${7 + n * 26} 26) scale(.42)" class="picture">${PLACES[region]}</g><text x=${17 + n * 26} y="60">${count}</text></g>
  ${weeks[n] === undefined ? nothing : svg`<g class=${met === n + 1 ? "met" : ""}>${clock(weeks[n], 17 + n * 26)}</g>`}`);

/** @param {number} weeks @param {number} x */
const clock = (weeks, x) => svg`<g class="clock-mark"><circle cx=${x} cy="13" r="10" /><text x=${x} y="17.500">${weeks}</text></g>`;

/** @param {number} vp */
const points = (vp) => svg`<g class="vp"><path d="M87 3.500l3 6.200 6.800.9-5 4.700 1.300 6.700-6.100-3.300-6.100 3.300 1.300-6.700-5-4.700 6.800-.9z" /><text x="87" y="17">${vp}</text></g>`;

/** A card seen at a site, as a small sign with its number. @param {string} kind @param {number} count */
export function chip(kind, count) {
  const { type, number } = parts(kind);
  const drawing = type === "rubble" ? svg`<g transform="translate(0 -8) scale(.5)" class="picture">${RUBBLE}</g>` : svg`<g transform="translate(-75 -.5)">${points(number)}</g>`;
  return html`<span class="chip"><svg viewBox="0 0 24 24" role="img" aria-label=${cardWords(kind)}>${drawing}</svg>${count > 1 ? `×${count}` : nothing}</span>`;
}

const ANY = [["mesopotamia", 9, 11], ["egypt", 25, 11], ["greece", 9, 31], ["crete", 25, 31]];

/** A permit as a sheet with the emblem of its region; a general one has all four. @param {string} name a region, or `general` */
export function permit(name) {
  const emblems = name === "general"
    ? ANY.map(([region, x, y]) => svg`<g class=${region} transform="translate(${x} ${y}) scale(.29)"><g class="picture">${PLACES[region]}</g></g>`)
    : svg`<g class="picture" transform="translate(9 14) scale(.62)">${PLACES[name]}</g>`;
  return html`<svg class="sheet" viewBox="0 0 48 56" aria-hidden="true"><path d="M4 2h30l10 10v42H4z" class="paper" /><path d="M34 2v10h10M11 50h26" class="fold" />${emblems}</svg>`;
}

/** @param {string} name a region, or `general` */
export const permitWords = (name) => (name === "general" ? word("permit", "general") : `${say("thebes-permit")}: ${word("region", name)}`);
