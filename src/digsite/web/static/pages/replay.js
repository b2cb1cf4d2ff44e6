/** A finished match: every position, from any seat's eyes, with the points over time. */

import { html, nothing } from "../vendor/lit.js";
import { motion } from "../motion/motion.js";
import { FIRST, Review } from "../state/review.js";
import { settings } from "../state/settings.js";
import { tableFor } from "../tables/registry.js";
import { breakdown } from "../ui/breakdown.js";
import { Piece } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { invitation } from "../ui/invitation.js";
import { judgements } from "../ui/judgements.js";
import { scoreChart } from "../ui/score-chart.js";
import { copyLink } from "./match-dialogs.js";
import { say, words } from "../words/words.js";
import "../ui/log-panel.js";

const BEAT = 1100;

export class ReplayPage extends Piece {
  static properties = { match: { attribute: false }, at: { state: true }, eyes: { state: true }, playing: { state: true } };

  constructor() {
    super();
    this.match = "";
    this.at = 0;
    /** @type {number | null} */ this.eyes = null;
    this.playing = false;
    /** @type {import("../tables/table.js").Table | null} */ this.table = null;
  }

  connectedCallback() {
    super.connectedCallback();
    const asked = new URLSearchParams(location.hash.slice(1));
    this.eyes = asked.has("eyes") ? Number(asked.get("eyes")) : null;
    this.state = new Review(this.match);
    this.follow(this.state);
    this.#open(Number(asked.get("at") ?? NaN)).then(() => this.state?.keep());
    this.stop = settings.listen(() => this.#open(this.at));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.state?.leave();
    this.stop?.();
    clearInterval(this.timer);
    if (this.keys) removeEventListener("keydown", this.keys);
  }

  get last() {
    return this.state?.last ?? 0;
  }

  /** Read all about the match, then show a position of it. @param {number} at */
  async #open(at) {
    const state = /** @type {Review} */ (this.state);
    await state.open();
    if (!state.info) return;
    const [table] = await Promise.all([this.table ?? tableFor(state.info.game), words.load(state.info.game)]);
    table.idle = true;
    this.table = table;
    await this.look(Number.isFinite(at) ? at : this.last);
  }

  /** @param {number} version */
  async look(version) {
    this.at = Math.min(this.last, Math.max(FIRST, version));
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    history.replaceState(null, "", `#at=${this.at}${eyes}`);
    await this.state?.look(this.at, this.eyes);
    const past = this.state?.past;
    const table = this.table;
    if (!past || !table) return;
    await motion.flip(table, async () => {
      Object.assign(table, { sight: past, people: this.state?.seats ?? [] });
      this.requestUpdate();
      await this.updateComplete;
      await table.updateComplete;
    });
  }

  render() {
    const state = this.state;
    const past = state?.past;
    if (!state || !this.table || !past) return html`<p class="reading">${state?.missing ? say("match-missing") : say("web-loading")}</p>`;
    const told = state.log.filter((line) => line.version === this.at).map((line) => line.text).join(" ");
    return html`<div class="match replay" @look=${(/** @type {CustomEvent} */ event) => this.look(event.detail)}
        @point=${(/** @type {CustomEvent} */ event) => this.table?.point(event.detail.map((/** @type {any} */ told) => told.record ?? told))}>
      <div class="prompt past"><div class="asked"><p class="ask" role="heading" aria-level="1">${say("replay-at", { at: this.at, count: this.last })}</p>
        <p class="news" aria-live="polite">${told}</p></div></div>
      <section class="board" tabindex="0" aria-label=${say("match-board")}>${this.table}</section>
      <div class="dock">${this.#controls(state)}</div>
      <aside class="side">
        ${state.story ? html`<div class="story" tabindex="0" role="region" aria-label=${say("result-chart")}>${scoreChart(state.story.chapters, { at: this.at, names: state.names, label: say("result-chart"), narrow: true, choose: (version) => this.look(version) })}
          ${breakdown(this.#chapter(state), state.names, this.at === this.last ? state.story.outcome.winners : [], { narrow: true })}
          ${judgements(state, this.at, (version) => this.look(version))}</div>` : nothing}
        <log-panel .match=${state}></log-panel>
      </aside>
    </div>`;
  }

  /** @param {Review} state */
  #controls(state) {
    const step = (/** @type {string} */ name, /** @type {number} */ to) =>
      html`<button class="plain icon" aria-label=${say(`replay-${name}`)} title=${say(`replay-${name}`)} @click=${() => this.look(to)}>${icon(name)}</button>`;
    return html`<div class="scrubber">
        ${step("first", FIRST)}${step("back", this.at - 1)}
        <button class="plain icon" aria-label=${say(this.playing ? "replay-pause" : "replay-play")} @click=${() => this.#play()}>${icon(this.playing ? "pause" : "next")}</button>
        <input type="range" min=${FIRST} max=${this.last} .value=${String(this.at)} aria-label=${say("replay-position")}
          @input=${(/** @type {any} */ event) => this.look(Number(event.target.value))} />
        ${step("next", this.at + 1)}${step("last", this.last)}
      </div>
      <div class="tools">
        <label class="row small">${say("replay-eyes")} <select @change=${(/** @type {any} */ event) => {
          this.eyes = event.target.value === "" ? null : Number(event.target.value);
          this.look(this.at);
        }}><option value="">${say("replay-spectator")}</option>
          ${state.names.map((name, seat) => html`<option value=${seat} ?selected=${this.eyes === seat}>${name}</option>`)}</select></label>
        <button class="plain tool" @click=${() => copyLink(invitation())}>${icon("link")}<span>${say("replay-link")}</span></button>
        <a class="button plain tool" href="/api/matches/${this.match}/record" download="${this.match}.digsite">${icon("save")}<span>${say("replay-save")}</span></a>
      </div>`;
  }

  /** @param {Review} state */
  #chapter(state) {
    const { chapters } = state.story;
    return chapters.findLast((/** @type {any} */ chapter) => chapter.version <= this.at) ?? chapters[0];
  }

  #play() {
    this.playing = !this.playing;
    clearInterval(this.timer);
    if (!this.playing) return;
    this.timer = setInterval(() => {
      if (this.at >= this.last) return this.#play();
      return this.look(this.at + 1);
    }, BEAT);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(/** @type {HTMLElement} */ (event.target).tagName) || document.querySelector("dialog[open]")) return;
    const to = /** @type {Record<string, number>} */ ({ ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: FIRST, End: this.last })[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.look(to);
  }
}

customElements.define("replay-page", ReplayPage);
