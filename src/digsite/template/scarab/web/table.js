/** Scarab: the players and their swaps, what was swapped away, one's own scarab. */

import { html, nothing } from "../../../vendor/lit.js";
import { seatMark } from "../../../ui/seat-mark.js";
import { say } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { stylesheet } from "../../../tables/registry.js";
import { Table } from "../../../tables/table.js";
import { beetle } from "./art.js";

stylesheet("./style/all.css", import.meta.url);

/** @import { Event, ScarabGame } from "./types" */

/** @extends {Table<ScarabGame>} */
export default class ScarabTable extends Table {
  render() {
    if (!this.sight) return nothing;
    const { swaps, discarded, revealed } = this.open;
    return html`<div class="scarab">
      <div class="holders">
        ${swaps.map((count, seat) => this.#holder(seat, count, revealed[seat] ?? null))}
      </div>
      <p class="gone">
        ${say("board-gone")}:
        ${Object.entries(discarded).map(([value, count]) => (count ? html`<b>${count} × ${value}</b> ` : nothing))}
      </p>
      ${this.sight.private ? this.#own(this.sight.private.scarab) : nothing}
    </div>`;
  }

  /** @param {number} seat @param {number} swaps @param {number | null} shown */
  #holder(seat, swaps, shown) {
    return html`<div
      class="card holder ${this.sight?.actor === seat ? "acting" : ""}"
      data-piece="scarab:${seat}"
    >
      <header>${seatMark(seat)} <span class="name">${this.nameOf(seat)}</span></header>
      ${beetle(shown)}
      <small>${say("board-swaps", { count: swaps })}</small>
    </div>`;
  }

  /** @param {number | null} value */
  #own(value) {
    return html`<section class="own card">
      <h3>${say("board-own")}</h3>
      ${beetle(value)}
      <button class="keep main" ${aim(this, { type: "keep" })}>${say("scarab-keep")}</button>
      <button class="swap" ${aim(this, { type: "swap" })}>${say("scarab-swap")}</button>
    </section>`;
  }

  /** @param {Event} record */
  sound(record) {
    return record.type === "dealt" ? "draw" : null;
  }

  /** @param {Event} record */
  pieces(record) {
    return [`scarab:${record.seat}`];
  }
}

customElements.define("table-scarab", ScarabTable);
