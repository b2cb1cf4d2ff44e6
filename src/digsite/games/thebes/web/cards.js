/** Small cards as drawings of 100 by 70, and their names. */

import { html, nothing, svg } from "../../../vendor/lit.js";
import { say, word } from "../../../words/words.js";
import { BOOK, PLACES, RUBBLE, THINGS } from "./art.js";
import { relic } from "./relics.js";
import { SCENES } from "./scenes.js";

/** @import { Printed, PrintedCard } from "./types" */

/** What is printed on a card. @param {Printed} printed @param {string} kind its kind, or the id of a relic */
export const face = (printed, kind) => printed.kinds[printed.kind_of[kind] ?? kind];

/** A card in words. @param {Printed} printed @param {string} kind or id */
export function cardWords(printed, kind) {
  const { type, region, books, vp, relics, sets } = face(printed, kind);
  if (type === "expertise") return say(`expertise-${region}`, { books });
  if (type === "general_knowledge") return say("general-knowledge", { books });
  if (type === "relic") return say(`relic-${region}`, { vp });
  if (type === "rubble") return say(`rubble-${region}`);
  if (type === "museum") return say("museum", { relics });
  if (type === "exhibition")
    return say("exhibition", {
      sets: sets.map(set => `${set.relics} ${word("region", set.region)}`).join(", "),
    });
  return word("kind", kind);
}

/**
 * @param {Printed} printed @param {string} kind or id
 * @param {{ priced?: boolean, count?: number, met?: number }} [how] `priced`: with its weeks and points;
 *   `met`: how many sets of an exhibition the viewer can show
 */
export function card(printed, kind, { priced = false, count = 1, met = 0 } = {}) {
  const shown = face(printed, kind);
  const { type, region, weeks, vp } = shown;
  const exhibition = type === "exhibition";
  return html`<svg
    class="small-card ${type} ${region ?? "world"}"
    viewBox="0 0 100 70"
    role="img"
    aria-label=${cardWords(printed, kind)}
  >
    <rect x="1" y="1" width="98" height="68" rx="8" class="rim" />
    <rect x="4.500" y="4.500" width="91" height="61" rx="5" class="field" />
    ${exhibition ? exhibited(shown, priced ? weeks : [], met) : pictured(shown)}
    ${priced && !exhibition ? clock(weeks[0], 14, 14, 10.5) : nothing}
    ${priced && vp ? (exhibition ? prize(vp) : points(vp)) : nothing}
    ${
      count > 1
        ? svg`<g class="times"><circle cx="20" cy="50" r="20" /><text x="20" y="59">×${count}</text></g>`
        : nothing
    }
  </svg>`;
}

/** @param {PrintedCard} card */
function pictured({ type, region, books, relics, vp }) {
  const learned = type === "expertise" || type === "general_knowledge";
  if (type === "relic" || type === "rubble")
    return svg`<circle cx="50" cy="35" r="27" class="halo" />
      <g transform="translate(25 10) scale(1.04)">${region && type === "relic" ? relic(region, vp) : RUBBLE}</g>
      ${type === "relic" ? points(vp) : nothing}`;
  return svg`${region ? landscape(region, type === "expertise" ? "" : "far") : nothing}
    ${THINGS[type] ? svg`<g transform="translate(${learned ? 10 : 26} 9) scale(1.08)">${THINGS[type]}</g>` : nothing}
    ${region && type !== "expertise" ? badge(region) : nothing}
    ${learned ? tomes(books) : nothing}
    ${type === "museum" ? gift(relics) : nothing}`;
}

/** @param {string} region @param {string} how */
const landscape = (region, how) => svg`<svg x="4.500" y="4.500" width="91" height="61" viewBox="0 0 160 90"
    preserveAspectRatio="xMidYMid slice" class=${how}>${SCENES[region]}</svg>
  <rect x="3.500" y="3.500" width="93" height="63" rx="6" class="frame" />`;

/** @param {string} region */
const badge = region => svg`<g class="badge"><circle cx="83" cy="52" r="13" />
  <g transform="translate(73.400 42) scale(.4)" class="picture">${PLACES[region]}</g></g>`;

/** @param {number} books */
const tomes = books =>
  Array.from({ length: books }, (_none, n) => {
    const [x, y] = [92 - 13 * (books - n), books > 4 ? 46 : 43];
    return svg`<g transform="translate(${x} ${y}) scale(1.250)" class="tome">${BOOK}</g>`;
  });

/** What a museum asks for. @param {number} relics */
const gift = relics => svg`<g class="give"><rect x="6" y="46" width="33" height="18" rx="9" />
  <path d="m16 49 5.500 6-5.500 6-5.500-6z" /><text x="29" y="60">${relics}</text></g>`;

/**
 * The sets of an exhibition in the colours of their sites, each under the weeks it takes when all
 * up to it are complete.
 * @param {PrintedCard} card @param {number[]} weeks @param {number} met
 */
const exhibited = ({ sets }, weeks, met) => svg`${sets.map(({ region, relics }, n) => {
  const x = 5.5 + n * 22.5;
  return svg`<g class="set ${region} ${n < met ? "had" : ""}">
      <path d="M${x} 27h21v37.500H${x}z" class="set-field" />
      <g transform="translate(${x + 3.5} 28.500) scale(.29)" class="picture">${PLACES[region]}</g>
      <text x=${x + 10.5} y="61.500">${relics}</text></g>
      ${
        weeks[n] === undefined
          ? nothing
          : svg`<g class="time-of ${met === n + 1 ? "met" : ""}"><rect x=${x} y="6" width="21" height="19" rx="4" />
            <text x=${x + 10.5} y="21.500">${weeks[n]}</text></g>`
      }`;
})}
  ${weeks.length ? DIAL : nothing}`;

/** Says that a row of numbers is weeks. */
const DIAL = svg`<g class="dial"><circle cx="84" cy="15.500" r="8.500" />
  <path d="M84 10v5.500l4 2.500" /></g>`;

/** @param {number} weeks @param {number} x @param {number} y @param {number} size */
const clock = (weeks, x, y, size) =>
  svg`<g class="clock-mark"><circle cx=${x} cy=${y} r=${size} />
    <path d="M${x} ${y - size}v2.500M${x + size} ${y}h-2.500M${x} ${y + size}v-2.500M${x - size} ${y}h2.500" />
    <text x=${x} y=${y + 4.5}>${weeks}</text></g>`;

/** Points in a laurel wreath. @param {number} vp */
const points = vp =>
  svg`<g class="vp"><path d="${LAUREL}" class="laurel" />
    <circle cx="86" cy="14.500" r="9.500" /><text x="86" y="19">${vp}</text></g>`;

/** Points beside the sets of an exhibition. @param {number} vp */
const prize = vp =>
  svg`<g class="vp"><circle cx="84" cy="46" r="12" /><text x="84" y="52.500">${vp}</text></g>`;

const LAUREL =
  "M76 9c-2 6 0 12 6 16M77 13l-4-2M77 18l-5 0M79.500 22.500l-4 2.500" +
  "M96 9c2 6 0 12-6 16M95 13l4-2M95 18l5 0M92.500 22.500l4 2.500";

/**
 * A card seen at a site, as a small sign with its number.
 * @param {Printed} printed @param {string} kind @param {number} count
 */
export function chip(printed, kind, count) {
  const { type, vp } = face(printed, kind);
  const drawing =
    type === "rubble"
      ? svg`<g transform="translate(0 -3) scale(.5)">${RUBBLE}</g>`
      : svg`<g transform="translate(-74 -2.500)">${points(vp)}</g>`;
  return html`<span class="chip"
    ><svg viewBox="0 0 24 24" role="img" aria-label=${cardWords(printed, kind)}>${drawing}</svg
    >${count > 1 ? `×${count}` : nothing}</span
  >`;
}

/** What a sign is drawn on, and its points. @param {string} type @param {unknown} picture @param {number} worth */
const sign = (type, picture, worth) =>
  html`<svg class="small-card token ${type}" viewBox="0 0 66 44" aria-hidden="true">
    <rect x="1" y="1" width="64" height="42" rx="7" class="rim" />
    <rect x="4" y="4" width="58" height="36" rx="4.500" class="field" />
    ${picture}
    <g class="vp">
      <circle cx="48" cy="22" r="14.500" />
      <text x="48" y="29.500">${worth}</text>
    </g>
  </svg>`;

/**
 * Cards of a type that were earned, as a sign with their points; a single exhibition has the colours of its sites.
 * @param {Printed} printed @param {string[]} kinds @param {number} worth all of them together
 */
export function token(printed, kinds, worth) {
  const { type, sets } = face(printed, kinds[0]);
  const stripes = kinds.length > 1 ? sets.map(() => "") : sets.map(({ region }) => region);
  const picture =
    type === "exhibition"
      ? stripes.map((region, n) => svg`<path d="M${6 + 9 * n} 6h8v32h-8z" class="stripe ${region}" />`)
      : svg`<g transform="translate(3 7) scale(.62)">${THINGS[type]}</g>`;
  return sign(type, picture, worth);
}

/** Time saved, as a sign with its points. @param {number} worth */
export const hourglass = worth =>
  sign(
    "time",
    svg`<path d="M9 9h20v4c0 5-6 6-6 9s6 4 6 9v4H9v-4c0-5 6-6 6-9s-6-4-6-9z" class="glass inked" />
      <path d="M12 33c1-4 5-5 7-8 2 3 6 4 7 8zM14 15h10l-5 6z" class="gold" />`,
    worth,
  );

const ANY = [
  ["mesopotamia", 9, 11],
  ["egypt", 25, 11],
  ["greece", 9, 31],
  ["crete", 25, 31],
];

/**
 * A permit as a sheet with the emblem of its region; a general one has all four.
 * @param {string} name a region, or `general`
 */
export function permit(name) {
  const emblems =
    name === "general"
      ? ANY.map(
          ([region, x, y]) =>
            svg`<g class=${region} transform="translate(${x} ${y}) scale(.29)">
              <g class="picture">${PLACES[region]}</g></g>`,
        )
      : svg`<g class="picture" transform="translate(9 14) scale(.62)">${PLACES[name]}</g>`;
  return html`<svg class="sheet" viewBox="0 0 48 56" aria-hidden="true">
    <path d="M4 2h30l10 10v42H4z" class="paper" />
    <path d="M34 2v10h10M11 50h26" class="fold" />
    ${emblems}
  </svg>`;
}

/** @param {string} name a region, or `general` */
export const permitWords = name =>
  name === "general" ? word("permit", "general") : `${say("thebes-permit")}: ${word("region", name)}`;
