/** What can be taken: the four storage spaces, exhibitions and museums, and who has the professors. */

import { html, nothing } from "../../vendor/lit.js";
import { seatMark } from "../../ui/seat-mark.js";
import { say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { PLACES, PROFESSOR } from "./art.js";
import { card, cardWords, parts, sets } from "./cards.js";

/** @import { Table } from "../table.js" */
/** @import { Facts } from "./facts.js" */

/** @param {Table} table @param {Facts} facts */
export function storage(table, facts) {
  const { storage: kinds, deck } = table.sight?.public;
  return html`<section class="storage"><h3>${say("thebes-storage")} <small class="soft">${say("thebes-deck", { cards: deck })}</small></h3>
    <div class="row">${kinds.map((/** @type {string | null} */ kind, /** @type {number} */ space) =>
      kind
        ? html`<button class="slot" data-piece="space:${space}" ${aim(table, { type: "take_card", space })}>${card(kind, { weeks: facts.weeks(kind) })}<span class="label">${cardWords(kind)}</span></button>`
        : html`<span class="slot empty" data-piece="space:${space}"><svg class="small-card" viewBox="0 0 100 70" aria-hidden="true"><rect x="1" y="1" width="98" height="68" rx="8" class="hole" /></svg></span>`)}</div></section>`;
}

/** @param {Table} table @param {Facts} facts */
export function display(table, facts) {
  const kinds = Object.entries(table.sight?.public.display ?? {});
  return html`<section class="display"><h3>${say("thebes-display")}</h3>
    <div class="row">${kinds.length
      ? kinds.map(([kind, count]) => html`<button class="slot" data-piece="shown:${kind}" ${aim(table, { type: "take_presentation", kind })}>
          ${card(kind, { weeks: facts.weeks(kind), vp: facts.of(kind).vp, count: Number(count), met: met(table, kind) })}<span class="label">${cardWords(kind)}</span></button>`)
      : html`<p class="soft small">${say("board-empty-display")}</p>`}</div></section>`;
}

/** How many sets of an exhibition the viewer can show, each only with those before it. @param {Table} table @param {string} kind */
function met(table, kind) {
  if (table.seat === null || !kind.startsWith("exhibition")) return 0;
  const relics = Object.entries(table.sight?.public.players[table.seat].relics).map(([relic, count]) => ({ ...parts(relic), count: Number(count) }));
  const wanted = sets(kind);
  const missing = wanted.findIndex(([region, needed]) => relics.reduce((sum, relic) => sum + (relic.region === region ? relic.count : 0), 0) < needed);
  return missing < 0 ? wanted.length : missing;
}

/** @param {Table} table @param {Facts} facts */
export function professors(table, facts) {
  const held = Object.entries(table.sight?.public.professors ?? {});
  return html`<section class="professors"><h3>${say("thebes-professors")}</h3><div class="row">${held.map(([name, seat]) => {
    const need = facts.of(`professor:${name}`).need;
    const words = seat === null
      ? say("board-professor-free", { professor: word("professor", name), need: need ?? "?" })
      : say("board-professor-held", { professor: word("professor", name), player: table.nameOf(Number(seat)) });
    return html`<span class="professor ${name === "world" ? "world" : name}" title=${words} role="img" aria-label=${words} data-piece="professor:${name}">
      <svg viewBox="0 0 60 60" aria-hidden="true"><circle cx="30" cy="30" r="28" class="medal" /><svg x="2" y="2" width="56" height="56" viewBox="-3 -6 54 54">${PROFESSOR}</svg><circle cx="30" cy="30" r="28" class="ring-of" />
        <g class="badge"><circle cx="47" cy="47" r="12" /><g transform="translate(38.800 38.500) scale(.34)" class="picture">${PLACES[name]}</g></g></svg>
      ${seat === null ? nothing : seatMark(Number(seat))}
      <small>${seat === null ? (need ? say("thebes-from", { books: need }) : nothing) : table.nameOf(Number(seat))}</small></span>`;
  })}</div></section>`;
}
