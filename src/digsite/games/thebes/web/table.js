/** Thebes: the time track, what can be taken, the sites, the players and one's own hand. */

import { html, nothing } from "../../../vendor/lit.js";
import { stylesheet } from "../../../tables/registry.js";
import { Table } from "../../../tables/table.js";
import { decision } from "./decision.js";
import { forDigs } from "./gestures.js";
import { display, professors, storage } from "./market.js";
import { own, player } from "./players.js";
import { sites } from "./sites.js";
import { track, weeksIn } from "./track.js";
import { Unearthing } from "./unearthing.js";

stylesheet("./style/all.css", import.meta.url);

/** @import { Event, Thebes } from "./types" */
/** @import { Held } from "./gestures.js" */
/** @typedef {Table<Thebes> & { held: Held | null, hold(card: Held): void }} Board */
/** @typedef {import("./types").Player} Player */

const SOUNDS = /** @type {Record<string, string>} */ ({
  card_taken: "draw",
  action_played: "tap",
  dig_began: "draw",
  relic_found: "score",
  rubble_found: "place",
  exhibition_shown: "score",
  museum_taken: "score",
  professor_moved: "turn",
  relic_raided: "score",
  relic_given: "place",
});

/** @extends {Table<Thebes>} */
export default class ThebesTable extends Table {
  static properties = {
    ...Table.properties,
    weeks: { state: true },
    held: { state: true },
    stretch: { state: true },
  };

  /** @type {Element | null} */ #asked = null;
  #keyed = false; // the last choice was made by a key

  constructor() {
    super();
    this.weeks = 0;
    /** @type {Held | null} a card of the hand taken up for a dig */ this.held = null;
    this.stretch = weeksIn(window.innerWidth); // weeks of the track that are drawn
    this.unearthing = new Unearthing(this);
    this.measuring = new ResizeObserver(([{ contentRect }]) => (this.stretch = weeksIn(contentRect.width)));
    this.addEventListener("keydown", () => (this.#keyed = true), true);
    this.addEventListener("pointerdown", () => (this.#keyed = false), true);
  }

  connectedCallback() {
    super.connectedCallback();
    this.measuring.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.measuring.disconnect();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.held && !forDigs(this).has(this.held)) this.held = null;
    if (!this.offers.some(({ action }) => action.type === "dig_for")) this.weeks = 0; // the next dig begins anew
  }

  /** Take a card of the hand up for a dig, or put it down again. @param {Held} card */
  hold(card) {
    this.held = this.held === card ? null : card;
  }

  render() {
    if (!this.sight || !this.printed) return nothing;
    const { open, printed } = this;
    const players = [...open.players].sort(
      (one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat),
    );
    return html`<div class="thebes">
      <div class="time">${track(open.players, open.actor, seat => this.nameOf(seat), this.stretch)}</div>
      ${decision(this, printed, { weeks: this.weeks, choose: weeks => (this.weeks = weeks) })}${sites(this, printed)}
      <div class="market">${storage(this, printed)}${display(this, printed)}</div>
      <div class="ground">${own(this, printed)}${professors(this, printed)}</div>
      <div class="diggers n${players.length}">${players.map(found => player(this, printed, found))}</div>
    </div>`;
  }

  wanted() {
    return this.querySelector(".decide");
  }

  /** Who plays by keys finds the next choice under them. @param {Map<string, unknown>} changed */
  updated(changed) {
    const asked = this.wanted();
    super.updated(changed);
    if (asked && asked !== this.#asked && this.#keyed)
      /** @type {HTMLElement | null} */ (asked.querySelector("input:checked, .offered"))?.focus();
    this.#asked = asked;
  }

  /** @param {Event} record */
  reveals(record) {
    return record.type === "relic_found";
  }

  /** @param {Event} record */
  sound(record) {
    return SOUNDS[record.type] ?? null;
  }

  /** @param {Event} record */
  pieces(record) {
    if ("region" in record) return [`site:${record.region}`];
    if ("professor" in record) return [`professor:${record.professor}`];
    if ("space" in record && record.space !== null) return [`space:${record.space}`];
    return "seat" in record ? [`pawn:${record.seat}`, `player:${record.seat}`] : [];
  }

  /** @param {Event} record @param {import("../../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    const piece = (/** @type {string} */ id) => this.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    await this.unearthing.show(record, motion);
    const home = "seat" in record ? piece(`player:${record.seat}`) : null;
    if (record.type === "card_taken")
      await motion.fly(piece(`space:${record.space}`)?.querySelector("svg"), home);
    if (record.type === "exhibition_shown" || record.type === "museum_taken")
      await motion.fly(piece(`shown:${record.kind}`)?.querySelector("svg"), home);
    if (record.type === "professor_moved")
      await motion.fly(piece(`professor:${record.professor}`)?.querySelector("svg"), home);
  }
}

customElements.define("table-thebes", ThebesTable);
