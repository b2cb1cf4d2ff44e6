/** Each archaeologist's knowledge, relics and points, and one's own hand. */

import { html, nothing } from "../../vendor/lit.js";
import { seatMark } from "../../ui/seat-mark.js";
import { say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { BOOK, PLACES, REGIONS } from "./art.js";
import { card, cardWords, parts, permit, permitWords } from "./cards.js";

/** @import { Table } from "../table.js" */

/** @param {Table} table @param {any} player */
export function player(table, { seat, week, expertise, general_knowledge, cards, relics, hand, points }) {
  const total = Object.values(points).reduce((sum, number) => Number(sum) + Number(number), 0);
  const worth = (/** @type {string} */ region) => sum(relics, (kind) => (parts(kind).region === region ? parts(kind).number : 0));
  const found = (/** @type {string} */ region) => sum(relics, (kind) => Number(parts(kind).region === region));
  return html`<section class="digger seat-${seat} ${table.sight?.actor === seat ? "acting" : ""}" data-piece="player:${seat}">
    <header>${seatMark(seat)}<b class="name">${table.nameOf(seat)}</b><span class="score">${total}</span><small class="soft">${say("thebes-week", { week })} · ${say("thebes-hand", { cards: hand })}</small></header>
    <div class="facts">${[...REGIONS, "world"].map((region) => fact(region, region === "world" ? general_knowledge : expertise[region], found(region), worth(region)))}</div>
    ${earned(cards)}
  </section>`;
}

/** What somebody knows about a region, and has found there. @param {string} region @param {number} books @param {number} relics @param {number} points */
function fact(region, books, relics, points) {
  const name = region === "world" ? say("thebes-general") : word("region", region);
  return html`<span class="fact ${region} ${books || relics ? "" : "nothing"}" title=${name}><svg class="place" viewBox="0 0 48 48" role="img" aria-label=${name}><g class="picture">${PLACES[region]}</g></svg>
    <span class="known" role="img" aria-label=${say("thebes-knowledge", { books })}><svg viewBox="0 0 10 14" aria-hidden="true">${BOOK}</svg>${books}</span>
    ${relics ? html`<span class="found" role="img" aria-label=${say("thebes-relics-worth", { relics, points })}>${relics}<svg viewBox="0 0 10 12" aria-hidden="true"><path d="M5 0l5 6-5 6-5-6z" /></svg>${points}</span>` : nothing}</span>`;
}

/** Exhibitions, museums and congresses a player has. @param {Record<string, number>} cards */
function earned(cards) {
  const shown = Object.keys(cards).filter((kind) => /^(exhibition|museum|congress)/.test(kind));
  return shown.length ? html`<div class="earned">${shown.map((kind) => html`<span title=${cardWords(kind)}>${card(kind, { count: cards[kind] })}</span>`)}</div>` : nothing;
}

/** One's own hand: permits, action cards, relics. @param {Table} table */
export function own(table) {
  const { permits, hand } = table.sight?.private ?? {};
  if (table.seat === null || !permits) return nothing;
  const { relics } = table.sight?.public.players[table.seat];
  const giving = table.offers.some(({ action }) => action.type === "give_relic");
  return html`<section class="hand"><h3>${say("thebes-your-hand")}</h3>
    <div class="row">
      ${Object.entries(permits).filter(([, count]) => count).map(([name, count]) => html`<span class="permit ${name === "general" ? "world" : name}" role="img" aria-label="${permitWords(name)} ×${count}" title=${permitWords(name)}>
        ${permit(name)}<small>${say("thebes-permit")}${Number(count) > 1 ? ` ×${count}` : ""}</small></span>`)}
      ${Object.entries(hand).map(([kind, count]) => html`<button class="slot" data-piece="hand:${kind}" ${aim(table, { type: "play_card", kind })}>${card(kind, { count: Number(count) })}<span class="label">${cardWords(kind)}</span></button>`)}
      ${Object.entries(relics).map(([kind, count]) => html`<button class="slot relic-slot" data-piece="relic:${kind}" ${aim(table, { type: "give_relic", kind }, { quiet: !giving })}>${card(kind, { count: Number(count) })}</button>`)}
    </div></section>`;
}

/** @param {Record<string, number>} counts @param {(kind: string) => number} value */
const sum = (counts, value) => Object.entries(counts).reduce((total, [kind, count]) => total + count * value(kind), 0);
