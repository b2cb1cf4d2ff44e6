/** Loot N Run: piles, explorers and their rooms, the race to the goal, one's own fronts. */

import { html, nothing, repeat } from "../../../vendor/lit.js";
import { openDialog } from "../../../ui/dialog.js";
import { seatMark } from "../../../ui/seat-mark.js";
import { say, word } from "../../../words/words.js";
import { aim } from "../../../tables/aim.js";
import { stylesheet } from "../../../tables/registry.js";
import { Table } from "../../../tables/table.js";
import { back, cornerNote, front, roomWords } from "./cards.js";
import { discards } from "./discards.js";
import { stageAwakening } from "./drama.js";
import { roomOdds } from "./odds.js";
import { Order } from "./order.js";
import { race } from "./race.js";

stylesheet("./style/all.css", import.meta.url);

/** @import { Event, LootNRun } from "./types" */

const SOUNDS = /** @type {Record<string, string>} */ ({
  room_drawn: "draw",
  secured: "score",
  werewolf_called: "reveal",
  cards_kept: "place",
  piles_made: "draw",
});

const KEEPS = /** @type {const} */ (["both", "none"]);

const HOLE = html`<svg class="room" viewBox="0 0 100 140" aria-hidden="true">
  <rect x="2" y="2" width="96" height="136" rx="10" class="hole" />
</svg>`;

/** @extends {Table<LootNRun>} */
export default class LootTable extends Table {
  constructor() {
    super();
    this.discarded = new Order("discards");
    this.rooms = new Order("rooms");
  }

  render() {
    if (!this.sight || !this.printed) return nothing;
    const open = this.open;
    const others = open.players.map((_player, seat) => seat).filter(seat => seat !== this.seat);
    return html`<div class="loot">
      ${race(
        open,
        this.people.map(sitter => sitter.name),
      )}
      <div class="middle">${this.#pile("left")}${this.#pile("right")}${this.#discards()}</div>
      ${open.werewolf.length ? this.#werewolf() : nothing}
      <div class="explorers n${others.length}">
        ${repeat(
          others,
          seat => seat,
          seat => this.#explorer(seat),
        )}
        ${others.some(seat => this.#older(seat)) ? cornerNote() : nothing}
      </div>
      ${this.seat === null ? nothing : this.#own()}
    </div>`;
  }

  /** The cards of some kinds. @param {string[]} kinds */
  fronts(kinds) {
    const { kinds: known } = /** @type {LootNRun["Printed"]} */ (this.printed);
    return kinds.map(kind => known[kind]);
  }

  /** @param {Event} record */
  sound(record) {
    return SOUNDS[record.type] ?? null;
  }

  /** @param {Event} record */
  pieces(record) {
    const seats = ["seat" in record ? record.seat : null, "target" in record ? record.target : null]
      .filter(seat => seat !== null)
      .map(seat => `explorer:${seat}`);
    return "pile" in record ? [...seats, `pile:${record.pile}`] : seats;
  }

  /** @param {Event} record */
  reveals(record) {
    return record.type === "awakened";
  }

  /** @param {Event} record @param {import("../../../motion/motion.js").Motion} motion */
  async show(record, motion) {
    const place = (/** @type {string} */ piece) => this.querySelector(`[data-piece="${piece}"]`);
    if (record.type === "awakened") await stageAwakening(this, motion, record);
    if (record.type === "room_drawn" && !record.werewolf)
      await motion.fly(place(`pile:${record.pile}`)?.querySelector("svg"), place(`explorer:${record.seat}`));
    if (record.type === "secured")
      await motion.fly(place(`explorer:${record.seat}`)?.querySelector("svg.room"), place("discards"));
  }

  /** @param {"left" | "right"} name */
  #pile(name) {
    const { cards, top } = this.open[name];
    return html`<button
      class="pile ${cards ? "" : "empty"}"
      data-piece="pile:${name}"
      ${aim(this, { type: "explore", pile: name })}
    >
      <span class="stack d${Math.min(3, Math.ceil(cards / 7))}">${top ? back(top) : HOLE}</span>
      <span class="label">${word("pile", name)} · ${cards}</span>
      ${top ? roomOdds(this.sight?.private?.odds[top]) : nothing}
    </button>`;
  }

  #discards() {
    const rooms = this.fronts(this.discarded.of(this.open.discards));
    const { printed } = this;
    if (!printed) return nothing;
    return html`<button
      class="pile discards"
      data-piece="discards"
      @click=${() => openDialog(() => discards(rooms, printed), { label: say("loot-discards-title") })}
    >
      <span class="stack">${rooms.length ? front(rooms[rooms.length - 1]) : HOLE}</span>
      <span class="label">${say("board-discards")} · ${rooms.length}</span>
    </button>`;
  }

  #werewolf() {
    const { werewolf, player } = this.open;
    const fronts = this.fronts(this.sight?.private?.werewolf ?? []);
    return html`<section class="wolf">
      <h3>${say("board-werewolf")} · ${say("board-chooses", { name: this.nameOf(player ?? 0) })}</h3>
      <div class="cards">
        ${werewolf.map(
          (card, n) =>
            html`<button class="keep" ${aim(this, { type: "keep", cards: card.pile }, { quiet: true })}>
              ${fronts[n] ? front(fronts[n]) : back(card.colour)}<span class="label"
                >${word("pile", card.pile)}</span
              >
            </button>`,
        )}
      </div>
      ${
        fronts.length
          ? html`<div class="keeps">
              ${KEEPS.map(
                kept =>
                  html`<button ${aim(this, { type: "keep", cards: kept })}>
                    ${say(`loot-keep-${kept}`)}
                  </button>`,
              )}
            </div>`
          : nothing
      }
    </section>`;
  }

  /** How many rooms of a rival were laid before the last shuffle; none that are seen. @param {number} seat */
  #older(seat) {
    const { players, era } = this.open;
    const { backs, revealed = null } = players[seat];
    return revealed || this.hands[seat] ? 0 : backs.filter(card => card.era < era).length;
  }

  /** @param {number} seat */
  #explorer(seat) {
    const { players, player, era, goal } = this.open;
    const { backs, score, revealed = null } = players[seat];
    const open = revealed ?? this.hands[seat]?.cards ?? null;
    const fronts = open && this.fronts(open);
    const older = this.#older(seat);
    const laid = [say("loot-rooms", { count: backs.length })];
    if (older) laid.push(say("loot-rooms-older", { count: older }));
    const counted = (fronts?.map(roomWords) ?? laid).join(", ");
    const rooms = `${this.nameOf(seat)}, ${say("loot-score", { points: score })}, ${counted}`;
    const offer = this.offer({ type: "awaken", target: seat });
    return html`<div
      class="explorer seat-${seat} ${player === seat ? "acting" : ""}"
      data-piece="explorer:${seat}"
      aria-label=${rooms}
      ${aim(
        this,
        { type: "awaken", target: seat },
        { label: offer ? `${offer.text}. ${rooms}` : rooms, confirm: true },
      )}
    >
      <header>
        ${seatMark(seat)}<b class="name">${this.nameOf(seat)}</b
        ><span class="score">${score}<small>/${goal}</small></span>
      </header>
      <div class="rooms" .style=${`--n: ${(fronts ?? backs).length}`}>
        ${
          fronts
            ? fronts.map(card => front(card))
            : backs.map(card => back(card.colour, { older: card.era < era }))
        }${backs.length || revealed ? nothing : html`<span class="none">${say("loot-rooms", { count: 0 })}</span>`}
      </div>
      <span class="call">${say("loot-awaken")}</span>
    </div>`;
  }

  #own() {
    const seat = /** @type {number} */ (this.seat);
    const { players, player, goal, trigger } = this.open;
    const { cards = [], worth = 0, doubled = [] } = this.sight?.private ?? {};
    const shown = this.fronts(this.rooms.of(players[seat].revealed ?? cards));
    return html`<section
      class="own seat-${seat} ${player === seat ? "acting" : ""}"
      data-piece="explorer:${seat}"
    >
      <header>
        ${seatMark(seat)}<b class="name">${this.nameOf(seat)}</b
        ><span class="score">${players[seat].score}<small>/${goal}</small></span>
        ${
          trigger === null
            ? html`<button class="secure" ${aim(this, { type: "secure" })}>
                ${say("loot-secure")} <b>+${worth}</b>
              </button>`
            : nothing
        }
      </header>
      <div class="rooms" .style=${`--n: ${shown.length}`}>
        ${
          shown.length
            ? shown.map(card => front(card, { doubled: doubled.includes(card.treasure) }))
            : html`<span class="none">${HOLE}${say("loot-no-rooms-yet")}</span>`
        }
      </div>
    </section>`;
  }
}

customElements.define("table-loot", LootTable);
