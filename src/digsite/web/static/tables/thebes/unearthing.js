/** A dig on stage: what is drawn is turned over one card at a time. */

import { html, render } from "../../vendor/lit.js";
import { say, word } from "../../words/words.js";
import { card } from "./cards.js";

const FINDS = new Set(["dig_began", "relic_found", "rubble_found"]);

export class Unearthing {
  /** @type {HTMLElement | null} */ #stage = null;
  /** @type {string[]} */ #drawn = [];
  #title = "";
  #points = 0;

  /** @param {HTMLElement} table @param {(seat: number) => string} nameOf */
  constructor(table, nameOf) {
    this.table = table;
    this.nameOf = nameOf;
  }

  /** @param {any} record @param {import("../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    if (record.type === "site_seen") return this.#look(record, motion);
    if (!FINDS.has(record.type)) return this.clear();
    if (record.type === "dig_began") {
      this.clear();
      this.#title = say("thebes-digs", { name: this.nameOf(record.seat), region: word("region", record.region), cards: record.cards });
      return undefined;
    }
    if (!this.#title || !motion.on) return undefined;
    this.#drawn = [...this.#drawn, record.card];
    this.#points += record.vp ?? 0;
    this.#draw();
    const last = this.#stage?.querySelector(".finds > :last-child");
    if (last) await motion.animate(last, [{ transform: "rotateY(90deg) translateY(14px)" }, { transform: "none" }], 320);
    await motion.hold(this.#drawn.length > 5 ? 220 : 380);
    return undefined;
  }

  /** What a scientist or tomb raiders saw, for whoever sent them. @param {any} record @param {import("../../motion/motion.js").Motion} motion */
  async #look({ region, cards }, motion) {
    this.clear();
    if (!cards?.length || !motion.on) return;
    this.#title = say("thebes-looked", { region: word("region", region) });
    this.#drawn = [...cards].sort();
    this.#draw();
    await motion.hold(1200 + 160 * cards.length);
    this.clear();
  }

  clear() {
    this.#stage?.remove();
    this.#stage = null;
    this.#drawn = [];
    this.#title = "";
    this.#points = 0;
  }

  #draw() {
    if (!this.#stage) {
      this.#stage = document.createElement("div");
      this.#stage.className = "unearthed";
      this.table.append(this.#stage);
    }
    render(html`<p>${this.#title}</p><div class="finds">${this.#drawn.map((kind) => html`<span>${card(kind)}</span>`)}</div>${this.#points ? html`<b>+${this.#points}</b>` : ""}`, this.#stage);
  }
}
