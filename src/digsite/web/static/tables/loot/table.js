/** Loot N Run: piles, explorers and their rooms, the race to the goal, one's own fronts. */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { openDialog } from "../../ui/dialog.js";
import { seatMark } from "../../ui/seat-mark.js";
import { say, word } from "../../words/words.js";
import { aim } from "../aim.js";
import { wear } from "../registry.js";
import { Table } from "../table.js";
import { back, front, room } from "./cards.js";
import { discards } from "./discards.js";
import { stageAwakening } from "./drama.js";
import { race } from "./race.js";

wear("./loot.css", import.meta.url);

const SOUNDS = /** @type {Record<string, string>} */ ({ room_drawn: "draw", secured: "score", werewolf_called: "reveal", cards_kept: "place", piles_made: "draw" });

const HOLE = html`<svg class="room" viewBox="0 0 100 140" aria-hidden="true"><rect x="2" y="2" width="96" height="136" rx="10" class="hole" /></svg>`;

export default class LootTable extends Table {
  render() {
    const open = this.sight?.public;
    if (!open) return nothing;
    const others = open.players.map((/** @type {any} */ _player, /** @type {number} */ seat) => seat).filter((/** @type {number} */ seat) => seat !== this.seat);
    return html`<div class="loot">
      ${race(open, this.people.map((sitter) => sitter.name))}
      <div class="middle">${this.#pile("left")}${this.#pile("right")}${this.#discards()}</div>
      ${open.werewolf.length ? this.#werewolf() : nothing}
      <div class="explorers n${others.length}">${repeat(others, (seat) => seat, (seat) => this.#explorer(/** @type {number} */ (seat)))}</div>
      ${this.seat === null ? nothing : this.#own()}
    </div>`;
  }

  /** @param {any} record */
  sound(record) {
    return SOUNDS[record.type] ?? null;
  }

  /** @param {any} record */
  pieces(record) {
    const seats = [record.seat, record.target].filter((seat) => typeof seat === "number").map((seat) => `explorer:${seat}`);
    return record.pile ? [...seats, `pile:${record.pile}`] : seats;
  }

  /** @param {any} record @param {import("../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    const place = (/** @type {string} */ piece) => this.querySelector(`[data-piece="${piece}"]`);
    if (record.type === "awakened") await stageAwakening(this, motion, record, (seat) => this.nameOf(seat));
    if (record.type === "room_drawn" && !record.werewolf) await motion.fly(place(`pile:${record.pile}`)?.querySelector("svg"), place(`explorer:${record.seat}`));
    if (record.type === "secured") await motion.fly(place(`explorer:${record.seat}`)?.querySelector("svg.room"), place("discards"));
  }

  /** @param {"left" | "right"} name */
  #pile(name) {
    const { cards, top } = this.sight?.public[name];
    return html`<button class="pile ${cards ? "" : "empty"}" data-piece="pile:${name}" ${aim(this, { type: "explore", pile: name })}>
      <span class="stack d${Math.min(3, Math.ceil(cards / 7))}">${top ? back(top) : HOLE}</span>
      <span class="label">${word("pile", name)} · ${cards}</span>
    </button>`;
  }

  #discards() {
    const kinds = this.sight?.public.discards;
    return html`<button class="pile discards" data-piece="discards" @click=${() => openDialog(() => discards(kinds), { label: say("loot-discards-title") })}>
      <span class="stack">${kinds.length ? front(kinds[kinds.length - 1]) : HOLE}</span>
      <span class="label">${say("board-discards")} · ${kinds.length}</span>
    </button>`;
  }

  #werewolf() {
    const { werewolf, player } = this.sight?.public;
    const fronts = this.sight?.private?.werewolf ?? [];
    return html`<section class="wolf"><h3>${say("board-werewolf")} · ${say("board-chooses", { name: this.nameOf(player) })}</h3>
      <div class="cards">${werewolf.map((/** @type {any} */ card, /** @type {number} */ n) => html`<button class="keep" ${aim(this, { type: "keep", cards: card.pile }, { quiet: true })}>
        ${fronts[n] ? front(fronts[n]) : back(card.colour)}<span class="label">${word("pile", card.pile)}</span></button>`)}</div>
      ${fronts.length ? html`<div class="keeps">${["both", "none"].map((kept) => html`<button ${aim(this, { type: "keep", cards: kept })}>${say(`loot-keep-${kept}`)}</button>`)}</div>` : nothing}
    </section>`;
  }

  /** @param {number} seat */
  #explorer(seat) {
    const { players, player, era, goal } = this.sight?.public;
    const { backs, score, revealed } = players[seat];
    const rooms = `${this.nameOf(seat)}, ${say("loot-score", { points: score })}, ${say("loot-rooms", { count: backs.length })}`;
    const offer = this.offer({ type: "awaken", target: seat });
    return html`<div class="explorer seat-${seat} ${player === seat ? "acting" : ""}" data-piece="explorer:${seat}" aria-label=${rooms}
      ${aim(this, { type: "awaken", target: seat }, { label: offer ? `${offer.text}. ${rooms}` : rooms, confirm: true })}>
      <header>${seatMark(seat)}<b class="name">${this.nameOf(seat)}</b><span class="score">${score}<small>/${goal}</small></span></header>
      <div class="rooms" .style=${`--n: ${(revealed ?? backs).length}`}>${revealed
        ? revealed.map((/** @type {string} */ kind) => front(kind))
        : backs.map((/** @type {any} */ card) => back(card.colour, { older: card.era < era }))}${backs.length || revealed ? nothing : html`<span class="none">${say("loot-rooms", { count: 0 })}</span>`}</div>
      <span class="call">${say("loot-awaken")}</span>
    </div>`;
  }

  #own() {
    const seat = /** @type {number} */ (this.seat);
    const { players, player, goal, trigger } = this.sight?.public;
    const { cards, worth } = this.sight?.private ?? { cards: [], worth: 0 };
    const shown = players[seat].revealed ?? cards;
    const types = shown.map((/** @type {string} */ kind) => room(kind).treasure);
    const paired = (/** @type {string} */ kind) => types.indexOf(room(kind).treasure) !== types.lastIndexOf(room(kind).treasure);
    return html`<section class="own seat-${seat} ${player === seat ? "acting" : ""}" data-piece="explorer:${seat}">
      <header>${seatMark(seat)}<b class="name">${this.nameOf(seat)}</b><span class="score">${players[seat].score}<small>/${goal}</small></span>
        ${trigger === null ? html`<button class="secure" ${aim(this, { type: "secure" })}>${say("loot-secure")} <b>+${worth}</b></button>` : nothing}</header>
      <div class="rooms" .style=${`--n: ${shown.length}`}>${shown.length ? shown.map((/** @type {string} */ kind) => front(kind, { paired: paired(kind) })) : html`<span class="none">${HOLE}${say("loot-no-rooms-yet")}</span>`}</div>
    </section>`;
  }
}

customElements.define("table-loot", LootTable);
