/** Small cards as drawings of 100 by 70, and their names. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { BOOK, PLACES, RUBBLE, THINGS } from "./art.js";
import { relic } from "./relics.js";
import { SCENES } from "./scenes.js";

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
    <rect x="1" y="1" width="98" height="68" rx="8" class="rim" /><rect x="4.500" y="4.500" width="91" height="61" rx="5" class="field" />
    ${type === "exhibition" ? exhibited(kind, Array.isArray(weeks) ? weeks : [], met) : pictured(type, region, number)}
    ${typeof weeks === "number" ? clock(weeks, 14, 14, 10.5) : nothing}${vp ? points(vp, type === "exhibition" ? 29 : 0) : nothing}
    ${count > 1 ? svg`<g class="times"><circle cx="87" cy="57" r="10.500" /><text x="87" y="61.500">×${count}</text></g>` : nothing}
  </svg>`;
}

/** @param {string} type @param {string | null} region @param {number} number */
function pictured(type, region, number) {
  const learned = type === "expertise" || type === "general_knowledge";
  if (type === "relic" || type === "rubble") return svg`<circle cx="50" cy="35" r="27" class="halo" /><g transform="translate(25 10) scale(1.04)">${region && type === "relic" ? relic(region, number) : RUBBLE}</g>${type === "relic" ? points(number) : nothing}`;
  return svg`${region ? svg`<svg x="4.500" y="4.500" width="91" height="61" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" class=${type === "expertise" ? "" : "far"}>${SCENES[region]}</svg><rect x="3.500" y="3.500" width="93" height="63" rx="6" class="frame" />` : nothing}
    ${THINGS[type] ? svg`<g transform="translate(${learned ? 10 : 26} 9) scale(1.08)">${THINGS[type]}</g>` : nothing}
    ${region && type !== "expertise" ? svg`<g class="badge"><circle cx="83" cy="52" r="13" /><g transform="translate(73.400 42) scale(.4)" class="picture">${PLACES[region]}</g></g>` : nothing}
    ${learned ? Array.from({ length: number }, (_none, n) => svg`<g transform="translate(${92 - 13 * (number - n)} ${number > 4 ? 46 : 43}) scale(1.250)" class="tome">${BOOK}</g>`) : nothing}
    ${type === "museum" ? svg`<g class="give"><rect x="6" y="46" width="33" height="18" rx="9" /><path d="m16 49 5.500 6-5.500 6-5.500-6z" /><text x="29" y="60">${number}</text></g>` : nothing}`;
}

/** The sets of an exhibition, each with the weeks it takes when they are complete up to it. @param {string} kind @param {number[]} weeks @param {number} met */
const exhibited = (kind, weeks, met) => sets(kind).map(([region, count], n) => svg`<g class="set ${region} ${n < met ? "had" : ""}"><path d="M${7 + n * 22.5} 23h20v41H${7 + n * 22.5}z" class="set-field" />
  <g transform="translate(${8.300 + n * 22.5} 26) scale(.36)" class="picture">${PLACES[region]}</g><text x=${17 + n * 22.5} y="60">${count}</text></g>
  ${weeks[n] === undefined ? nothing : svg`<g class=${met === n + 1 ? "met" : ""}>${clock(weeks[n], 17 + n * 22.5, 13.5, 9)}</g>`}`);

/** @param {number} weeks @param {number} x @param {number} y @param {number} size */
const clock = (weeks, x, y, size) => svg`<g class="clock-mark"><circle cx=${x} cy=${y} r=${size} /><path d="M${x} ${y - size}v2.500M${x + size} ${y}h-2.500M${x} ${y + size}v-2.500M${x - size} ${y}h2.500" /><text x=${x} y=${y + 4.5}>${weeks}</text></g>`;

/** Points in a laurel wreath. @param {number} vp @param {number} [lower] */
const points = (vp, lower = 0) => svg`<g class="vp" transform="translate(0 ${lower})"><path d="M76 9c-2 6 0 12 6 16M77 13l-4-2M77 18l-5 0M79.500 22.500l-4 2.500M96 9c2 6 0 12-6 16M95 13l4-2M95 18l5 0M92.500 22.500l4 2.500" class="laurel" /><circle cx="86" cy="14.500" r="9.500" /><text x="86" y="19">${vp}</text></g>`;

/** A card seen at a site, as a small sign with its number. @param {string} kind @param {number} count */
export function chip(kind, count) {
  const { type, number } = parts(kind);
  const drawing = type === "rubble" ? svg`<g transform="translate(0 -3) scale(.5)">${RUBBLE}</g>` : svg`<g transform="translate(-74 -2.500)">${points(number)}</g>`;
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
