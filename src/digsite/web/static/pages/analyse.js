/** The analysis board: any position of a game, any other move, what a bot thinks, and what one says of it. */

import { html, nothing } from "../vendor/lit.js";
import { motion } from "../motion/motion.js";
import { pack, unpack } from "../net/packed.js";
import { Analysis } from "../state/analysis.js";
import { gameCards } from "../state/games.js";
import { START, after, before, beside, end } from "../state/places.js";
import { settings } from "../state/settings.js";
import { actionKey } from "../tables/actions.js";
import { tableFor } from "../tables/registry.js";
import { Piece } from "../ui/element.js";
import { movesList } from "../ui/moves-list.js";
import { opinionPanel } from "../ui/opinion.js";
import { seatMark } from "../ui/seat-mark.js";
import { toast } from "../ui/toasts.js";
import { say, words } from "../words/words.js";
import { choices, remarks, scrubber, tools } from "./analyse-parts.js";
import { analyseStart } from "./analyse-start.js";

/** @import { BestLine, GameCard, Position } from "../types/answers" */
/** @import { Game } from "../types" */

const SOON = 400; // milliseconds after the last step until the address says it

export class AnalysePage extends Piece {
  static properties = {
    match: { attribute: false },
    aimed: { state: true },
    missing: { state: true },
    games: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    this.missing = "";
    /** @type {GameCard[]} */ this.games = [];
    /** @type {Set<string>} */ this.aimed = new Set();
    /** @type {import("../tables/table.js").Table | null} */ this.table = null;
    this.analysis = new Analysis();
    /** @type {Position | null} */ this.drawn = null;
    this.given = ""; // the record as the match has it: a link to that is short
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(this.analysis);
    this.follow(settings);
    this.analysis.addEventListener("change", () => this.#draw());
    this.analysis.addEventListener("refused", event =>
      this.#refuse(/** @type {CustomEvent} */ (event).detail),
    );
    this.stopWords = settings.listen(() => this.analysis.record && this.run(() => this.analysis.again()));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    addEventListener("keydown", this.keys);
    void this.#open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.analysis.leave();
    clearTimeout(this.telling);
    this.stopWords?.();
    if (this.keys) removeEventListener("keydown", this.keys);
  }

  /** Do something that may be refused, and say why. @param {() => Promise<void> | void | undefined} doing */
  async run(doing) {
    try {
      await doing();
    } catch (error) {
      this.#refuse(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} place */
  go(place) {
    return this.run(() => this.analysis.look(place));
  }

  /** The address of this position, the record in it if it is not that of a match. */
  async address() {
    const { record, at, eyes } = this.analysis;
    const asked = new URLSearchParams({ at });
    if (eyes !== null) asked.set("eyes", String(eyes));
    if (this.match && record === this.given) return `/analyse/${this.match}#${asked}`;
    asked.set("record", await pack(record));
    return `/analyse#${asked}`;
  }

  render() {
    const { analysis } = this;
    const { position, about } = analysis;
    if (this.missing)
      return html`<p class="reading">${this.missing} <a href="/analyse">${say("analyse-title")}</a></p>`;
    if (!position || !about || !this.table)
      return this.match || analysis.record
        ? html`<p class="reading">${say("web-loading")}</p>`
        : analyseStart(this, this.games);
    const told = position.events.map(event => event.text).join(" ");
    return html`<div
      class="match replay analysis"
      @act=${(/** @type {CustomEvent<{ actions: Game["Action"][] }>} */ event) => this.#play(event.detail.actions)}
      @why=${(/** @type {CustomEvent<{ action: Game["Action"], first: Game["Action"][] }>} */ event) =>
        this.#play([...event.detail.first, event.detail.action])}
      @aimed=${(/** @type {CustomEvent} */ event) => (this.aimed = event.detail)}
    >
      <div class="prompt ${position.your_turn ? "mine" : ""} ${position.scores ? "over" : ""}">
        ${position.actor >= 0 ? seatMark(position.actor) : nothing}
        <div class="asked">
          <p class="ask" role="heading" aria-level="1">${position.prompt.text}</p>
          <p class="news" aria-live="polite">${told}</p>
        </div>
      </div>
      <section class="board" tabindex="0" aria-label=${say("match-board")}>${this.table}</section>
      <div class="dock">${choices(this)}${scrubber(this)}${tools(this)}</div>
      <aside class="side">
        ${opinionPanel(analysis, line => this.#follow(line))}
        <div class="moves-side">
          ${movesList(analysis.rows, analysis.at, about.comment, place => this.go(place))}
        </div>
        ${remarks(this)}
      </aside>
    </div>`;
  }

  updated() {
    const here = this.querySelector(".moves [aria-current]");
    here?.scrollIntoView({ block: "nearest" });
  }

  async #open() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const at = asked.get("at") ?? START;
    const eyes = asked.has("eyes") ? Number(asked.get("eyes")) : null;
    try {
      const packed = asked.get("record");
      if (packed) await this.analysis.open(await unpack(packed), at, eyes);
      else if (this.match) await this.#openMatch(at, eyes);
      else this.games = await gameCards();
    } catch (error) {
      this.missing = /** @type {Error} */ (error).message;
    }
  }

  /** @param {string} at @param {number | null} eyes */
  async #openMatch(at, eyes) {
    await this.analysis.openMatch(this.match);
    this.given = this.analysis.record;
    if (at !== START || eyes !== null) await this.analysis.open(this.given, at, eyes);
  }

  /** Show the position that has come. */
  async #draw() {
    const { position, about } = this.analysis;
    if (!position || !about) return;
    const [table] = await Promise.all([this.table ?? tableFor(about.game), words.load(about.game)]);
    this.table ??= table;
    const best = this.analysis.opinion?.lines[0];
    const dress = async () => {
      Object.assign(table, {
        sight: position,
        hands: position.hands,
        printed: about.printed,
        people: about.names.map((name, seat) => ({ seat, name, kind: "person" })),
        hinted: best ? best.actions.map(actionKey) : [],
      });
      this.requestUpdate();
      await this.updateComplete;
      await table.updateComplete;
    };
    const moved = this.drawn !== position;
    this.drawn = position;
    if (moved) await motion.flip(table, dress);
    else await dress();
    clearTimeout(this.telling);
    this.telling = setTimeout(() => this.#tellAddress(), SOON);
  }

  /** While the next page is fetched this one is still shown, but the address is the next one's. */
  async #tellAddress() {
    const address = await this.address();
    if (this.isConnected && location.pathname.startsWith("/analyse")) history.replaceState(null, "", address);
  }

  /** @param {Game["Action"][]} actions */
  #play(actions) {
    return this.run(() => this.analysis.change("play", { actions }));
  }

  /** @param {BestLine} line */
  #follow({ actions }) {
    return this.#play(actions);
  }

  /** @param {string} why */
  #refuse(why) {
    toast(why, { kind: "refusal" });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.closest("[data-aim]")) return;
    if (document.querySelector("dialog[open]") || !this.analysis.position) return;
    const { rows, at } = this.analysis;
    const to = /** @type {Record<string, string | undefined>} */ ({
      ArrowLeft: before(rows, at),
      ArrowRight: after(rows, at)[0],
      ArrowUp: beside(rows, at, -1),
      ArrowDown: beside(rows, at, 1),
      Home: START,
      End: end(rows, at),
    });
    if (!(event.key in to)) return this.#press(event);
    event.preventDefault();
    const place = to[event.key];
    if (place !== undefined) void this.go(place);
    return undefined;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const selector = /^[0-9]$/.test(event.key)
      ? `.offer[data-key="${event.key}"]`
      : /** @type {Record<string, string>} */ ({
          t: ".tool-engine",
          d: ".tool-deal",
          p: ".tool-promote",
          Delete: ".tool-remove",
        })[event.key];
    const button = selector && this.querySelector(selector);
    if (!button) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (button).click();
  }
}

customElements.define("analyse-page", AnalysePage);
