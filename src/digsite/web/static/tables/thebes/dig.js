/** How long to dig: the weeks on a slider, the cards they draw, and honest odds. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { decimal, say, word } from "../../words/words.js";
import { actionKey } from "../actions.js";
import { aim } from "../aim.js";

/** @import { Table } from "../table.js" */
/** @import { Facts } from "./facts.js" */

/** How long to dig: a slider over the weeks on offer, with what they bring. @param {Table} table @param {Facts} facts @param {{ weeks: number, choose: (weeks: number) => void }} chosen */
export function digging(table, facts, { weeks, choose }) {
  const { doing } = table.sight?.public;
  const offered = table.offers.filter(({ action }) => action.type === "dig_for").map(({ action }) => Number(action.weeks)).sort((one, other) => one - other);
  if (!offered.length || doing.knowledge === null) return nothing;
  for (const each of offered) table.aimed.add(actionKey({ type: "dig_for", weeks: each }));
  const now = offered.includes(weeks) ? weeks : offered[Math.floor(offered.length / 2)];
  const cards = facts.cards(doing.knowledge, now);
  const site = table.sight?.private?.sites?.find((/** @type {any} */ found) => found.region === doing.region);
  const odds = cards ? site?.odds[Math.min(cards, site.odds.length) - 1] : null;
  return html`<section class="decide dig ${doing.region}"><h3>${say("board-digging", { region: word("region", doing.region), knowledge: doing.knowledge })}</h3>
    <label ?hidden=${offered.length < 2}>${say("thebes-weeks", { weeks: now })}
      <input type="range" min="0" max=${offered.length - 1} step="1" .value=${String(offered.indexOf(now))} aria-valuetext=${say("thebes-weeks", { weeks: now })}
        @input=${(/** @type {InputEvent} */ event) => choose(offered[Number(/** @type {HTMLInputElement} */ (event.target).value)])} /></label>
    <dl><div><dt>${say("thebes-cards-drawn")}</dt><dd>${cards ?? "–"}</dd></div>
      ${odds ? html`<div><dt>${say("board-dig-points")}</dt><dd>${decimal(odds.vp)}</dd></div><div><dt>${say("thebes-no-relic")}</dt><dd>${Math.round(odds.relics[0] * 100)} %</dd></div>` : nothing}</dl>
    ${odds ? bars(odds.relics) : nothing}
    <button class="main" ${aim(table, { type: "dig_for", weeks: now })}>${table.offer({ type: "dig_for", weeks: now })?.text}</button></section>`;
}

/** How likely each number of relics is. @param {number[]} chances */
function bars(chances) {
  const highest = Math.max(...chances, 0.01);
  const words = chances.map((chance, relics) => `${relics}: ${Math.round(chance * 100)} %`).join(", ");
  const wide = Math.max(6, chances.length) * 30;
  return html`<svg class="bars" viewBox="${(chances.length * 30 - wide) / 2} -9 ${wide} 68" role="img" aria-label="${say("thebes-relics-found")}: ${words}">
    <path d="M0 44.500h${chances.length * 30}" class="axis" />${chances.map((chance, relics) => bar(relics * 30 + 3, (42 * chance) / highest, Math.round(chance * 100), relics))}</svg>`;
}

/** @param {number} x @param {number} high @param {number} percent @param {number} relics */
const bar = (x, high, percent, relics) => svg`<rect x=${x} y=${44 - high} width="24" height=${Math.max(high, 0.8)} rx="2" class="bar" /><text x=${x + 12} y="55">${relics}</text>${percent >= 4 ? svg`<text x=${x + 12} y=${41 - high} class="percent">${percent}%</text>` : ""}`;
