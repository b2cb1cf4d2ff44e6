/** Each archaeologist's knowledge, relics and points, and one's own hand. */

import { html, nothing } from "../../vendor/lit.js";
import { seatMark } from "../../ui/seat-mark.js";
import { say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { PLACES, REGIONS, THINGS } from "./art.js";
import { card, cardWords, parts, permit, permitWords } from "./cards.js";

/** @import { Table } from "../table.js" */

/** @param {Table} table @param {any} player */
export function player(table, { seat, week, expertise, general_knowledge, cards, relics, hand, points }) {
  const total = Object.values(points).reduce((sum, number) => Number(sum) + Number(number), 0);
  const worth = (/** @type {string} */ region) => sum(relics, (kind) => (parts(kind).region === region ? parts(kind).number : 0));
  const found = (/** @type {string} */ region) => sum(relics, (kind) => Number(parts(kind).region === region));
  return html`<section class="digger seat-${seat} ${table.sight?.actor === seat ? "acting" : ""}" data-piece="player:${seat}">
    <header>${seatMark(seat)}<b class="name">${table.nameOf(seat)}</b><small class="soft">${say("thebes-week", { week })} · ${say("thebes-hand", { cards: hand })}</small><span class="score">${total}</span></header>
    <ul>${REGIONS.map((region) => html`<li class=${region} title="${word("region", region)}">
        <svg viewBox="0 0 48 48" aria-hidden="true"><g class="picture">${PLACES[region]}</g></svg>
        <span aria-label=${say("thebes-knowledge", { books: expertise[region] })}>${expertise[region]}</span>
        <small aria-label=${say("thebes-relics-worth", { relics: found(region), points: worth(region) })}>${found(region) ? `${found(region)}◆${worth(region)}` : "–"}</small></li>`)}
      <li class="world" title=${say("thebes-general")}><svg viewBox="0 0 48 48" aria-hidden="true"><g class="picture">${THINGS.general_knowledge}</g></svg><span>${general_knowledge}</span>
        <small title=${word("kind", "congress")}>${cards.congress ? `${cards.congress}✉` : "–"}</small></li></ul>
    ${earned(cards)}
  </section>`;
}

/** Exhibitions and museums a player has. @param {Record<string, number>} cards */
function earned(cards) {
  const shown = Object.keys(cards).filter((kind) => /^(exhibition|museum)/.test(kind));
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
