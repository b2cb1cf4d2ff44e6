/** The four dig sites with one's own knowledge there, and what is known to lie in them. */

import { html, nothing } from "../../vendor/lit.js";
import { decimal, say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { BOOK, PLACES, REGIONS } from "./art.js";
import { chip } from "./cards.js";
import { PIT, SCENES, pile } from "./scenes.js";

/** @import { Table } from "../table.js" */

/** @param {Table} table */
export function sites(table) {
  const open = table.sight?.public;
  const mine = table.seat === null ? null : open.players[table.seat];
  return html`<section class="sites">${REGIONS.map((region) => {
    const empty = open.empty_sites.includes(region);
    const known = table.sight?.private?.sites?.find((/** @type {any} */ site) => site.region === region);
    const looking = table.offer({ type: "look_at", region });
    const words = [word("region", region), empty ? say("board-empty-site") : "", mine ? say("thebes-knowledge", { books: mine.expertise[region] }) : ""].filter(Boolean).join(", ");
    const offer = looking ?? table.offer({ type: "dig", region });
    return html`<div class="site ${region} ${empty ? "dug-out" : ""} ${open.doing.region === region ? "digging" : ""}" data-piece="site:${region}"
        ${aim(table, { type: looking ? "look_at" : "dig", region }, { label: offer ? `${offer.text}. ${words}` : words })}>
      <svg class="view" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${SCENES[region]}${empty ? PIT : pile(PLACES[region])}</svg>
      <b>${word("region", region)}</b>
      ${mine ? html`<span class="books" title=${say("thebes-knowledge", { books: mine.expertise[region] })}><svg viewBox="0 0 10 14" aria-hidden="true">${BOOK}</svg>${mine.expertise[region]}</span>` : nothing}
      ${empty ? html`<small class="soft">${say("board-empty-site")}</small>` : nothing}
      ${known?.odds?.length ? html`<small class="soft">${say("thebes-per-card", { points: decimal(known.odds[0].vp) })}</small>` : nothing}
      ${known?.known.length ? html`<span class="seen" title=${say("thebes-seen")}>${counted(known.known).map(([kind, count]) => chip(kind, count))}</span>` : nothing}
    </div>`;
  })}</section>`;
}

/** Cards by kind. @param {string[]} cards @returns {[string, number][]} */
function counted(cards) {
  /** @type {Map<string, number>} */ const counts = new Map();
  for (const [kind] of cards.map((id) => id.split("/"))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}
