/** The four dig sites with one's own knowledge there, and what is known to lie in them. */

import { html, nothing } from "../../../vendor/lit.js";
import { decimal, say, word } from "../../../words/words.js";
import { actionKey } from "../../../tables/actions.js";
import { aim } from "../../../tables/aim.js";
import { BOOK, PLACES, REGIONS } from "./art.js";
import { chip } from "./cards.js";
import { digAt, fits } from "./gestures.js";
import { PIT, SCENES, pile } from "./scenes.js";

/** @import { Board } from "./table.js" */
/** @import { Printed } from "./types" */

/** @param {Board} table @param {Printed} printed */
export function sites(table, printed) {
  const { open } = table;
  const mine = table.seat === null ? null : open.players[table.seat];
  return html`<section class="sites">
    ${REGIONS.map(region => {
      const empty = open.empty_sites.includes(region);
      const known = table.sight?.private?.sites.find(site => site.region === region);
      const looking = table.offer({ type: "look_at", region });
      const words = [
        word("region", region),
        empty ? say("board-empty-site") : "",
        mine ? say("thebes-knowledge", { books: mine.expertise[region] }) : "",
        known?.odds.length ? say("thebes-per-card", { points: decimal(known.odds[0].vp) }) : "",
      ]
        .filter(Boolean)
        .join(", ");
      const offer = looking ?? table.offer({ type: "dig", region });
      if (offer) table.aimed.add(actionKey(offer.action));
      const looks = [
        `site ${region}`,
        empty ? "dug-out" : "",
        open.doing.region === region ? "digging" : "",
        fits(table, region) ? "" : "unfit",
      ];
      return html`<div
        class=${looks.filter(Boolean).join(" ")}
        data-piece="site:${region}"
        ${aim(table, looking ? { type: "look_at", region } : digAt(table, region), {
          label: offer ? `${offer.text}. ${words}` : words,
        })}
      >
        <svg class="view" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          ${SCENES[region]}${empty ? PIT : pile(PLACES[region])}
        </svg>
        <b>${word("region", region)}</b>
        ${
          mine
            ? html`<span class="books" title=${say("thebes-knowledge", { books: mine.expertise[region] })}
                ><svg viewBox="0 0 10 14" aria-hidden="true">${BOOK}</svg>${mine.expertise[region]}</span
              >`
            : nothing
        }
        ${empty ? html`<small class="soft">${say("board-empty-site")}</small>` : nothing}
        ${
          known?.odds.length
            ? html`<small class="soft per-card" title=${say("thebes-per-card-title")}
                >${say("thebes-per-card", { points: decimal(known.odds[0].vp) })}</small
              >`
            : nothing
        }
        ${
          known?.known.length
            ? html`<span class="seen" title=${say("thebes-seen")}
                >${counted(printed, known.known).map(([kind, count]) => chip(printed, kind, count))}</span
              >`
            : html`<span class="seen"></span>`
        }
      </div>`;
    })}
  </section>`;
}

/** Cards by kind. @param {Printed} printed @param {string[]} cards @returns {[string, number][]} */
function counted({ kind_of }, cards) {
  /** @type {Map<string, number>} */ const counts = new Map();
  for (const kind of cards.map(id => kind_of[id])) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}
