/** Mykerinos: the region under excavation, the Museum, the patrons and the players. */

import { html, nothing } from "../../../vendor/lit.js";
import { say } from "../../../words/words.js";
import { stylesheet } from "../../../tables/registry.js";
import { Table } from "../../../tables/table.js";
import { actionKey } from "../../../tables/actions.js";
import { Gestures } from "./gestures.js";
import { museum } from "./museum.js";
import { player, power, scale } from "./players.js";
import { region } from "./region.js";
import { stage } from "./staging.js";
import { track } from "./track.js";
import { Tracing } from "./tracing.js";

stylesheet("./style/all.css", import.meta.url);

/** @import { Event, Mykerinos } from "./types" */
/** @typedef {Table<Mykerinos> & { gestures: Gestures, called: string | null, exhibited: string | null,
 *   call(patron: string): void }} Board */
/** @typedef {import("./types").Public} Open */
/** @typedef {Open["region"][number]} Laid */
/** @typedef {Open["cubes"][number]["cell"]} Cell */
/** @typedef {Open["museum"][number]} Room */
/** @typedef {Open["players"][number]} Player */
/** @typedef {Player["patrons"][number]} Owned */
/** @typedef {Open["areas"][number]["ranks"][number]} Rank */

const PHONE = matchMedia("(max-width: 700px)");
const SOUNDS = /** @type {Record<string, string>} */ ({
  cube_placed: "place",
  room_booked: "place",
  card_laid: "draw",
  card_taken: "score",
  season_began: "turn",
  wing_scored: "score",
  passed: "tap",
});

/** @extends {Table<Mykerinos>} */
export default class MykerinosTable extends Table {
  static properties = {
    ...Table.properties,
    majorities: { state: true },
    called: { state: true },
    surveyed: { state: true },
    exhibited: { state: true },
  };

  constructor() {
    super();
    this.majorities = false;
    /** @type {number | null} the area whose survey is being shown */ this.surveyed = null;
    /** @type {string | null} the patron whose cards are being counted at the end */ this.exhibited = null;
    /** @type {Gestures} */ this.gestures = /** @type {never} */ (undefined); // made for each sight
    /** @type {string | null} the patron whose card is tilted before the place is chosen */ this.called =
      null;
    this.tracing = new Tracing(
      this,
      () => this.requestUpdate(),
      cell => this.gestures.longest(cell),
    );
  }

  render() {
    if (!this.sight) return nothing;
    const { open } = this;
    const { tracing } = this;
    const players = [...open.players].sort(
      (one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat),
    );
    const booking = this.offers.some(({ action }) => action.type === "book");
    for (const { action } of open.beginnings) if (this.offer(action)) this.aimed.add(actionKey(action));
    const looks = [
      `mykerinos lines-${open.lines}`,
      open.beginnings.length && !this.called ? "free" : "",
      tracing.left > 1 ? "traceable" : "",
      booking ? "booking" : "",
      open.survey ? "surveying" : "",
    ];
    const counted = this.majorities || Boolean(open.survey ?? this.surveyed);
    const surveyed = this.surveyed ?? open.survey?.area;
    return html`<div class=${looks.filter(Boolean).join(" ")}>
      <div class="score-line">${track(open.players, seat => this.nameOf(seat))}</div>
      <div class="caption">
        <h3>${this.#heading(open)}</h3>
        <button
          class="counter"
          aria-pressed=${String(this.majorities)}
          @click=${() => (this.majorities = !this.majorities)}
        >
          ${say("mykerinos-majorities")}
        </button>
        <div class="passing">${scale(this)}</div>
      </div>
      <div
        class="region-side"
        @pointerdown=${(/** @type {PointerEvent} */ event) => tracing.begin(event)}
        @pointermove=${(/** @type {PointerEvent} */ event) => tracing.move(event)}
        @pointerup=${() => tracing.end()}
        @pointercancel=${() => tracing.cancel()}
        @pointerleave=${() => tracing.end()}
      >
        ${region(this, { majorities: counted, traced: tracing.path, surveyed })}
      </div>
      <div class="museum-side">${museum(this)}</div>
      <div class="players n${players.length}">
        ${players.map(found => player(this, found))}${this.#neutral(open)}
      </div>
    </div>`;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has("sight") && this.sight !== changed.get("sight"))
      this.called = this.surveyed = this.exhibited = null;
    if (this.sight) this.gestures = new Gestures(this, this.called);
  }

  /** @param {import("./types").Action} action */
  ways(action) {
    return this.gestures?.from(action) ?? [];
  }

  /** Tilt a patron's card: the next click is theirs; once more, and it is not. @param {string} patron */
  call(patron) {
    this.called = this.called === patron ? null : patron;
    if (this.called && PHONE.matches) this.querySelector(".region")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Open} open */
  #heading(open) {
    if (this.called) return say("mykerinos-called", { power: power(this.called) });
    return `${say("board-season", { season: open.season })} · ${say(`phase-${open.phase}`)}`;
  }

  /** @param {Map<string, unknown>} changed */
  firstUpdated(changed) {
    super.firstUpdated?.(changed);
    this.addEventListener("click", event => this.tracing.click(event), { capture: true });
    const still = (/** @type {globalThis.Event} */ event) =>
      this.tracing.path.length && event.preventDefault();
    this.addEventListener("touchmove", still, { passive: false }); // a path, not a scroll
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (PHONE.matches && this.sight?.public.survey) this.#alsoAsButtons();
    super.updated(changed);
  }

  /** On a phone the rooms are in sight and the cards perhaps not: they are buttons too. */
  #alsoAsButtons() {
    for (const { action } of this.offers)
      if (action.type === "take" || action.type === "pick_for_neutral") this.aimed.delete(actionKey(action));
  }

  wanted() {
    return this.querySelector(".booking .museum") ?? this.querySelector(".region:has(.space.offered)");
  }

  /** @param {Event} record */
  sound(record) {
    return SOUNDS[record.type] ?? null;
  }

  /** @param {Event} record */
  pieces(record) {
    const found = [];
    if ("cell" in record) found.push(`space:${record.cell}`);
    if ("room" in record) found.push(`room:${record.room}`);
    if ("wing" in record) found.push(`wing:${record.wing}`);
    if ("area" in record) found.push(`area:${record.area}`);
    if ("card" in record) found.push(`card:${record.card}`);
    if ("seat" in record && record.seat !== null && !found.length) found.push(`player:${record.seat}`);
    return found;
  }

  /** @param {Event} record @param {import("../../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    await stage(this, record, motion);
  }

  /** @param {Open} open */
  #neutral(open) {
    if (!open.neutral) return nothing;
    return html`<p class="neutral-stock soft small">
      ${say("board-neutral-stock", { cubes: open.neutral.general })}
    </p>`;
  }
}

customElements.define("table-mykerinos", MykerinosTable);
