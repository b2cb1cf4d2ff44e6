/** Each player's stock, patron cards (straight or tilted) and place on the passing scale. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { seatMark } from "../../ui/seat-mark.js";
import { say, word } from "../../words/words.js";
import { cube, emblem, face } from "./art.js";

/** @import { Table } from "../table.js" */

/** @param {Table} table @param {any} player */
export function player(table, { seat, personal, general, neutral, space, patrons, points, prestige }) {
  const total = points ? Object.values(points).reduce((sum, number) => sum + number, 0) : prestige;
  return html`<section class="patron-player seat-${seat} ${table.sight?.actor === seat ? "acting" : ""}" data-piece="player:${seat}">
    <header>${seatMark(seat)}<b class="name">${table.nameOf(seat)}</b>
      ${space ? html`<span class="passed">${say("mykerinos-passed", { space })}</span>` : nothing}
      ${stock(seat, personal, say("mykerinos-personal"), `stock:${seat}`)}${stock(seat, general, say("mykerinos-general"), "")}${neutral ? stock(null, neutral, say("board-neutral"), "") : nothing}
      <span class="score" title=${say("mykerinos-points")}>${total}</span></header>
    <div class="patrons">${patrons.map((/** @type {any} */ owned) => cards(table, seat, owned))}</div>
  </section>`;
}

/** @param {number | null} seat @param {number} cubes @param {string} words @param {string} piece */
function stock(seat, cubes, words, piece) {
  return html`<span class="stock" title=${words}><svg viewBox="2 2 36 36" aria-hidden="true" data-stock=${piece || nothing}>${cube(seat)}</svg><b>${cubes}</b><small>${words}</small></span>`;
}

const CARD = 28;
const TALL = 41;
const SHOWS = 13; // what is seen of a card that lies under the next one

/** The cards of one patron: those that are ready stand straight. @param {Table} table @param {number} seat @param {any} owned */
function cards(table, seat, { patron, cards: count, ready, each }) {
  const label = count ? say("board-cards", { player: table.nameOf(seat), patron: word("patron", patron), cards: count, ready, each }) : word("patron", patron);
  let wide = count ? 1 : CARD;
  const laid = Array.from({ length: count }, (_none, n) => {
    const tilted = n >= ready;
    const at = wide + (tilted ? TALL : CARD) / 2;
    wide += n === count - 1 ? (tilted ? TALL : CARD) + 1 : SHOWS;
    return svg`<g transform="translate(${at} 22) ${tilted ? "rotate(90)" : ""}"><rect x="-14" y="-20.500" width="28" height="41" rx="4" class="card-face" />${face(patron, 0, -5, 23)}${emblem(patron, 0, 13, 10)}</g>`;
  });
  return html`<span class="patron ${patron} ${count ? "" : "nobody"}" title=${label}>
    <svg viewBox="0 0 ${wide} 44" role="img" aria-label=${label}>${count ? laid : svg`<rect x="1" y="2" width="26" height="40" rx="4" class="vacant" />${emblem(patron, 14, 22, 15)}`}</svg>
    <span class="count">${count ? html`${count}<small>×${each}</small>` : nothing}</span>
  </span>`;
}

/** The passing scale. @param {Table} table */
export function scale(table) {
  const { players, neutral } = table.sight?.public;
  const spaces = players.length + (neutral ? 1 : 0);
  const standing = (/** @type {number} */ space) => {
    const found = players.find((/** @type {any} */ player) => player.space === space);
    return found ? found.seat : neutral?.space === space ? null : undefined;
  };
  return html`<span class="scale-name" aria-hidden="true">${say("mykerinos-scale")}</span><ol class="scale" aria-label=${say("mykerinos-scale")}>${Array.from({ length: spaces }, (_none, n) => {
    const seat = standing(n + 1);
    const who = seat === undefined ? say("board-nobody") : seat === null ? say("board-neutral") : table.nameOf(seat);
    return html`<li aria-label="${n + 1}: ${who}" data-piece="scale:${n + 1}">${seat === undefined ? n + 1 : seat === null ? html`<svg viewBox="2 2 36 36" aria-hidden="true">${cube(null)}</svg>` : seatMark(seat)}</li>`;
  })}</ol>`;
}
