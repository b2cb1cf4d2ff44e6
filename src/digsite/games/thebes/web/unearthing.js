/** A dig on stage: what is drawn is turned over one card at a time. */

import { html, render } from "../../../vendor/lit.js";
import { say, word } from "../../../words/words.js";
import { card } from "./cards.js";

/** @import { Board } from "./table.js" */
/** @import { Event, SiteSeen } from "./types" */

export class Unearthing {
  /** @type {HTMLElement | null} */ #stage = null;
  /** @type {string[]} */ #drawn = [];
  #title = "";
  #points = 0;
  #relics = 0;
  #cards = 0;

  /** @param {Board} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {Event} record @param {import("../../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    if (record.type === "site_seen") return this.#look(record, motion);
    if (record.type === "pawn_moved") return undefined; // the weeks pass before the first card
    if (record.type !== "dig_began" && record.type !== "relic_found" && record.type !== "rubble_found")
      return this.#end(motion);
    if (record.type === "dig_began") {
      this.clear();
      this.#title = say("thebes-digs", {
        name: this.table.nameOf(record.seat),
        region: word("region", record.region),
        cards: record.cards,
      });
      this.#cards = record.cards;
      return undefined;
    }
    if (!this.#title || !motion.on) return undefined;
    this.#drawn = [...this.#drawn, record.card];
    if (record.type === "relic_found") {
      this.#points += record.vp;
      this.#relics += 1;
    }
    this.#draw();
    const last = this.#stage?.querySelector(".finds > :last-child");
    if (last)
      await motion.animate(
        last,
        [{ transform: "rotateY(90deg) translateY(14px)" }, { transform: "none" }],
        320,
      );
    motion.tell();
    await motion.hold(this.#drawn.length > 5 ? 220 : 380);
    return undefined;
  }

  /**
   * What a scientist or tomb raiders saw, for whoever sent them.
   * @param {SiteSeen} record @param {import("../../../motion/motion.js").Motion} motion
   */
  async #look({ region, cards }, motion) {
    this.clear();
    if (!cards?.length || !motion.on) return;
    this.#title = say("thebes-looked", { region: word("region", region) });
    this.#drawn = [...cards].sort();
    this.#draw();
    await motion.hold(1200 + 160 * cards.length);
    this.clear();
  }

  /** Time to read the sum. @param {import("../../../motion/motion.js").Motion} motion */
  async #end(motion) {
    if (this.#drawn.length) await motion.hold(900);
    this.clear();
  }

  clear() {
    this.#stage?.remove();
    this.#stage = null;
    this.#drawn = [];
    this.#title = "";
    this.#points = 0;
    this.#relics = 0;
    this.#cards = 0;
  }

  #draw() {
    const { printed } = this.table;
    if (!printed) return;
    if (!this.#stage) {
      this.#stage = document.createElement("div");
      this.#stage.className = "unearthed";
      this.table.append(this.#stage);
    }
    render(
      html`<p>${this.#title}</p>
        <div class="finds">${this.#drawn.map(kind => html`<span>${card(printed, kind)}</span>`)}</div>
        ${
          this.#cards
            ? html`<b class="sum">+${this.#points}</b
                ><small
                  >${say("thebes-so-far", {
                    drawn: this.#drawn.length,
                    cards: this.#cards,
                    relics: this.#relics,
                  })}</small
                >`
            : ""
        }`,
      this.#stage,
    );
  }
}
