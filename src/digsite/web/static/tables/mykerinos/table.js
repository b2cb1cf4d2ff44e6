/** Mykerinos: the region under excavation, the Museum, the patrons and the players. */

import { html, nothing } from "../../vendor/lit.js";
import { say } from "../../words/words.js";
import { wear } from "../registry.js";
import { Table } from "../table.js";
import { museum } from "./museum.js";
import { player, scale } from "./players.js";
import { region } from "./region.js";
import { track } from "./track.js";
import { Tracing } from "./tracing.js";

wear("./mykerinos.css", import.meta.url);

const SOUNDS = /** @type {Record<string, string>} */ ({
  cube_placed: "place", room_booked: "place", card_laid: "draw", card_taken: "score", season_began: "turn", wing_scored: "score", passed: "tap",
});

export default class MykerinosTable extends Table {
  static properties = { ...Table.properties, majorities: { state: true } };

  constructor() {
    super();
    this.majorities = false;
    this.tracing = new Tracing(this, () => this.requestUpdate());
  }

  render() {
    const open = this.sight?.public;
    if (!open) return nothing;
    const { tracing } = this;
    const players = [...open.players].sort((one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat));
    const booking = this.offers.some(({ action }) => action.type === "book");
    return html`<div class="mykerinos lines-${open.lines} ${tracing.left > 1 ? "traceable" : ""} ${booking ? "booking" : ""}">
      <div class="score-line">${track(open.players, (seat) => this.nameOf(seat))}</div>
      <div class="region-side" @pointerdown=${(/** @type {PointerEvent} */ event) => tracing.begin(event)} @pointermove=${(/** @type {PointerEvent} */ event) => tracing.move(event)}
          @pointerup=${() => tracing.end()} @pointercancel=${() => tracing.end()} @pointerleave=${() => tracing.end()}>
        <div class="caption"><h3>${say("board-season", { season: open.season })} · ${say(`phase-${open.phase}`)}</h3>
          <button class="counter" aria-pressed=${String(this.majorities)} @click=${() => (this.majorities = !this.majorities)}>${say("mykerinos-majorities")}</button></div>
        ${region(this, { majorities: this.majorities || Boolean(open.survey), traced: tracing.path })}
      </div>
      <div class="museum-side"><div class="caption"><h3>${say("mykerinos-museum")}</h3><div class="passing">${scale(this)}</div></div>${museum(this)}</div>
      <div class="players n${players.length}">${players.map((found) => player(this, found))}${this.#neutral(open)}</div>
    </div>`;
  }

  /** @param {Map<string, unknown>} changed */
  firstUpdated(changed) {
    super.firstUpdated?.(changed);
    this.addEventListener("click", (event) => this.tracing.click(event), { capture: true });
  }

  wanted() {
    return this.querySelector(".booking .museum") ?? this.querySelector(".region:has(.space.offered)");
  }

  /** @param {any} record */
  sound(record) {
    return SOUNDS[record.type] ?? null;
  }

  /** @param {any} record */
  pieces(record) {
    const found = [];
    if (record.cell) found.push(`space:${record.cell}`);
    if (record.room) found.push(`room:${record.room}`);
    if (record.area) found.push(`area:${record.area}`);
    if (record.card) found.push(`card:${record.card}`);
    if (typeof record.seat === "number" && !found.length) found.push(`player:${record.seat}`);
    return found;
  }

  /** @param {any} record @param {import("../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    const piece = (/** @type {string} */ id) => this.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    const stock = this.querySelector(`[data-stock="stock:${record.seat}"]`);
    if (record.type === "cube_placed") await motion.fly(stock, piece(`space:${record.cell}`));
    if (record.type === "room_booked") await motion.fly(stock, piece(`room:${record.room}`));
    if (record.type === "passed") await motion.fly(piece(`player:${record.seat}`)?.querySelector(".seat-mark"), piece(`scale:${record.space}`));
    if (record.type === "area_ranked" && record.ranks.length) {
      const area = piece(`area:${record.area}`);
      if (area) await motion.animate(area, [{ strokeOpacity: 0.2 }, { strokeOpacity: 1 }, { strokeOpacity: 0.2 }], 500);
    }
  }

  /** @param {any} open */
  #neutral(open) {
    if (!open.neutral) return nothing;
    return html`<p class="neutral-stock soft small">${say("board-neutral-stock", { cubes: open.neutral.general })}</p>`;
  }
}

customElements.define("table-mykerinos", MykerinosTable);
