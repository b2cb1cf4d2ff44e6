/** Thebes: the time track, what can be taken, the sites, the players and one's own hand. */

import { html, nothing } from "../../vendor/lit.js";
import { wear } from "../registry.js";
import { Table } from "../table.js";
import { decision } from "./decision.js";
import { Facts, factsOf } from "./facts.js";
import { display, professors, storage } from "./market.js";
import { own, player } from "./players.js";
import { sites } from "./sites.js";
import { track } from "./track.js";
import { Unearthing } from "./unearthing.js";

wear("./thebes.css", import.meta.url);

const SOUNDS = /** @type {Record<string, string>} */ ({
  card_taken: "draw", action_played: "tap", dig_began: "draw", relic_found: "score", rubble_found: "place", exhibition_shown: "score",
  museum_taken: "score", professor_moved: "turn", relic_raided: "score", relic_given: "place",
});

export default class ThebesTable extends Table {
  static properties = { ...Table.properties, facts: { state: true }, weeks: { state: true } };

  constructor() {
    super();
    this.facts = new Facts();
    this.weeks = 0;
    this.unearthing = new Unearthing(this, (seat) => this.nameOf(seat));
  }

  render() {
    const open = this.sight?.public;
    if (!open) return nothing;
    const players = [...open.players].sort((one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat));
    return html`<div class="thebes">
      <div class="time">${track(open.players, open.actor, (seat) => this.nameOf(seat))}</div>
      ${decision(this, this.facts, { weeks: this.weeks, choose: (weeks) => (this.weeks = weeks) })}${sites(this)}
      <div class="market">${storage(this, this.facts)}${display(this, this.facts)}</div>
      <div class="ground">${own(this)}${professors(this, this.facts)}</div>
      <div class="diggers n${players.length}">${players.map((found) => player(this, found))}</div>
    </div>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    const match = this.sight?.match;
    if (!match || match === this.#asked) return;
    this.#asked = match;
    factsOf(match).then((facts) => (this.facts = facts), () => {});
  }

  /** @type {string | undefined} */ #asked;

  wanted() {
    return this.querySelector(".decide");
  }

  /** @param {any} record */
  sound(record) {
    return SOUNDS[record.type] ?? null;
  }

  /** @param {any} record */
  pieces(record) {
    if (record.region) return [`site:${record.region}`];
    if (record.professor) return [`professor:${record.professor}`];
    if (typeof record.space === "number") return [`space:${record.space}`];
    return typeof record.seat === "number" ? [`pawn:${record.seat}`, `player:${record.seat}`] : [];
  }

  /** @param {any} record @param {import("../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    const piece = (/** @type {string} */ id) => this.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    await this.unearthing.show(record, motion);
    const home = piece(`player:${record.seat}`);
    if (record.type === "card_taken") await motion.fly(piece(`space:${record.space}`)?.querySelector("svg"), home);
    if (record.type === "exhibition_shown" || record.type === "museum_taken") await motion.fly(piece(`shown:${record.kind}`)?.querySelector("svg"), home);
    if (record.type === "professor_moved") await motion.fly(piece(`professor:${record.professor}`)?.querySelector("svg"), home);
  }
}

customElements.define("table-thebes", ThebesTable);
