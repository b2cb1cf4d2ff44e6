/** A page that asks one thing at a table: what would you do? The board is that of a match. */

import { html, nothing } from "../vendor/lit.js";
import { play as sound } from "../sound/sound.js";
import { actionKey } from "../tables/actions.js";
import { tableFor } from "../tables/registry.js";
import { GamePiece } from "../ui/element.js";
import { seatMark } from "../ui/seat-mark.js";
import { toast } from "../ui/toasts.js";
import { say, words } from "../words/words.js";

/** @import { TemplateResult } from "../vendor/lit.js" */
/** @import { Game, Offer } from "../types" */
/** @import { Question } from "../types/answers" */

export class QuestionPage extends GamePiece {
  static properties = {
    ...GamePiece.properties,
    question: { state: true },
    answered: { state: true },
    aimed: { state: true },
    missing: { state: true },
  };

  constructor() {
    super();
    /** @type {Question | null} */ this.question = null;
    /** @type {string | null} the choice, in notation */ this.answered = null;
    /** @type {Set<string>} */ this.aimed = new Set();
    this.missing = false;
    /** @type {import("../tables/table.js").Table | null} */ this.table = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.keys) removeEventListener("keydown", this.keys);
  }

  /** Whether a choice was made. @param {string} _notation @returns {Promise<string | undefined>} the best one */
  async judge(_notation) {
    return undefined;
  }

  /** What is said where there is nothing to ask. */
  get nothing() {
    return "";
  }

  /** What is to be found, told to the one who is asked. @param {string} _name */
  task(_name) {
    return "";
  }

  /** What the part beside the board is called. */
  get name() {
    return say("puzzle-title");
  }

  /** What stands beside the board. @returns {TemplateResult} */
  beside() {
    return html``;
  }

  /** The keys of a page of its own. @param {string} _key */
  pressed(_key) {}

  /** Lay out a question. @param {Question} question */
  async ask(question) {
    const [table] = await Promise.all([
      this.table && this.question?.game === question.game ? this.table : tableFor(question.game),
      words.load(question.game),
    ]);
    this.table = table;
    this.answered = null;
    this.question = question;
    scrollTo(0, 0); // on a phone the answer to the last one is read further down
    this.querySelector(".story")?.scrollTo(0, 0);
    Object.assign(table, {
      sight: question.sight,
      printed: question.printed,
      people: question.people,
      hinted: [],
      idle: false,
    });
  }

  render() {
    const { question, table } = this;
    if (!question || !table)
      return html`<p class="reading">${this.missing ? this.nothing : say("web-loading")}</p>`;
    const { sight } = question;
    return html`<div
      class="match replay question"
      @act=${(/** @type {CustomEvent<{ actions: Game["Action"][] }>} */ event) => this.#act(event.detail.actions[0])}
      @aimed=${(/** @type {CustomEvent} */ event) => (this.aimed = event.detail)}
      @why=${() => this.answered === null && toast(say("puzzle-not-offered"))}
    >
      <div class="prompt mine">
        ${seatMark(sight.actor)}
        <div class="asked">
          <p class="ask" role="heading" aria-level="1">${sight.prompt.text}</p>
          <p class="news">${this.task(question.people[sight.actor]?.name ?? "")}</p>
        </div>
      </div>
      <section class="board" tabindex="0" aria-label=${say("match-board")}>${table}</section>
      <div class="dock">
        <div class="offers" role="group" aria-label=${say("match-choices")}>
          ${this.shown.map((offer, number) => this.#button(offer, number))}
        </div>
      </div>
      <aside class="side">
        <div class="story" tabindex="0" role="region" aria-label=${this.name}>${this.beside()}</div>
      </aside>
    </div>`;
  }

  /** @returns {Offer[]} the offers that have no place on the board */
  get shown() {
    return this.question?.sight.offers.filter(offer => !this.aimed.has(actionKey(offer.action))) ?? [];
  }

  /** @param {Offer} offer @param {number} number */
  #button(offer, number) {
    const key = offer.last ? "0" : number < 9 ? String(number + 1) : "";
    return html`<button
      class="offer ${this.answered === offer.notation ? "chosen" : ""}"
      ?disabled=${this.answered !== null}
      @click=${() => this.#act(offer.action)}
    >
      ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}<span>${offer.text}</span>
    </button>`;
  }

  /** The first small decision of a gesture is the answer. @param {Game["Action"]} action */
  async #act(action) {
    const offer = this.question?.sight.offers.find(each => actionKey(each.action) === actionKey(action));
    if (!offer || this.answered !== null) return;
    this.answered = offer.notation;
    sound("tap");
    try {
      const best = await this.judge(offer.notation);
      const shown = this.question?.sight.offers.find(each => each.notation === best);
      if (this.table && shown) this.table.hinted = [actionKey(shown.action)];
    } catch (error) {
      this.answered = null;
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { tagName } = /** @type {HTMLElement} */ (event.target);
    const changed = event.metaKey || event.ctrlKey || event.altKey;
    if (changed || /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) || document.querySelector("dialog[open]"))
      return;
    const { shown } = this;
    const offer =
      event.key === "0"
        ? shown.find(each => each.last)
        : shown.filter(each => !each.last)[Number(event.key) - 1];
    if (offer && this.answered === null) void this.#act(offer.action);
    else this.pressed(event.key);
  }
}
