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
import { told, turningButton, turningFrom, turningPoints } from "../ui/turning-points.js";
import { copyLink } from "./match-dialogs.js";
import { say, words } from "../words/words.js";
import "../ui/log-panel.js";

/** @import { Story } from "../types/answers" */

const BEAT = 1100;
const WIDE = matchMedia("(min-width: 1024px)"); // all of it on one screen
const PANELS = /** @type {const} */ (["review", "log"]);

export class ReplayPage extends Piece {
  static properties = {
    match: { attribute: false },
    at: { state: true },
    eyes: { state: true },
    playing: { state: true },
    panel: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    this.at = 0;
    /** @type {number | null} */ this.eyes = null;
    this.playing = false;
    /** @type {typeof PANELS[number]} */ this.panel = "review";
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
    if (!past || !table || past.at !== this.at) return; // another one was asked for meanwhile
    await motion.flip(table, async () => {
      Object.assign(table, { sight: past, printed: this.state?.printed, people: this.state?.seats ?? [] });
      this.requestUpdate();
      await this.updateComplete;
      await table.updateComplete;
    });
  }

  render() {
    const state = this.state;
    const past = state?.past;
    if (!state || !this.table || !past)
      return html`<p class="reading">${state?.missing ? say("match-missing") : say("web-loading")}</p>`;
    const happened = state.log.filter(line => line.version === this.at).map(line => line.text);
    const turning = turningPoints(state).find(({ version }) => version === this.at);
    return html`<div
      class="match replay"
      @look=${(/** @type {CustomEvent} */ event) => this.look(event.detail)}
      @point=${(/** @type {CustomEvent} */ event) =>
        this.table?.point(event.detail.map((/** @type {import("../types").Told} */ told) => told.record))}
    >
      <div class="prompt past">
        <div class="asked">
          <p class="ask" role="heading" aria-level="1">
            ${say("replay-at", { at: this.at, count: this.last })}
          </p>
          <p class="news ${turning ? "turning" : ""}" aria-live="polite">
            ${turning ? told(turning) : happened.join(" ")}
          </p>
        </div>
      </div>
      <section class="board" tabindex="0" aria-label=${say("match-board")}>${this.table}</section>
      <div class="dock">${this.#controls(state)}</div>
      <aside class="side">
        ${state.story ? this.#tabs() : nothing}
        ${
          state.story && this.panel === "review"
            ? html`<div class="story" tabindex="0" role="region" aria-label=${say("replay-review")}>
                ${state.judged ? nothing : this.#points(state, state.story)}
                ${judgements(state, this.at, version => this.#visit(version))}
                ${state.judged ? this.#points(state, state.story) : nothing}
              </div>`
            : html`<log-panel .match=${state}></log-panel>`
        }
      </aside>
    </div>`;
  }

  #tabs() {
    return html`<div class="tabs" role="tablist">
      ${PANELS.map(
        name =>
          html`<button
            role="tab"
            aria-selected=${this.panel === name}
            class="plain"
            @click=${() => (this.panel = name)}
          >
            ${say(name === "log" ? "tool-log" : "replay-review")}
          </button>`,
      )}
    </div>`;
  }

  /** Points over time and by source; below the review where there is one. @param {Review} state @param {Story} story */
  #points(state, { chapters, outcome }) {
    return html`${state.judged ? html`<h2 class="points-title">${say("result-chart")}</h2>` : nothing}
    ${scoreChart(chapters, {
      at: this.at,
      names: state.names,
      label: say("result-chart"),
      narrow: true,
      choose: version => this.#visit(version),
    })}
    ${breakdown(this.#chapter(state), state.names, this.at === this.last ? outcome.winners : [], {
      narrow: true,
    })}`;
  }

  /** A position chosen beside the board: where that lies further up, it is scrolled to. @param {number} version */
  #visit(version) {
    if (!WIDE.matches) this.querySelector(".prompt")?.scrollIntoView({ block: "start" });
    return this.look(version);
  }

  /** @param {Review} state */
  #controls(state) {
    const step = (/** @type {string} */ name, /** @type {number} */ to) =>
      html`<button
        class="plain icon ${name === "first" || name === "last" ? "ends" : ""}"
        aria-label=${say(`replay-${name}`)}
        title=${say(`replay-${name}`)}
        @click=${() => this.look(to)}
      >
        ${icon(name)}
      </button>`;
    const turn = (/** @type {"back" | "next"} */ way) =>
      turningButton(state, this.at, way, version => this.look(version));
    return html`<div class="scrubber">
        ${turn("back")}${step("first", FIRST)}${step("back", this.at - 1)}
        <button
          class="plain icon"
          aria-label=${say(this.playing ? "replay-pause" : "replay-play")}
          @click=${() => this.#play()}
        >
          ${icon(this.playing ? "pause" : "next")}
        </button>
        <input
          type="range"
          min=${FIRST}
          max=${this.last}
          .value=${String(this.at)}
          aria-label=${say("replay-position")}
          @input=${(/** @type {Event} */ event) => this.look(Number(valueOf(event)))}
        />
        ${step("next", this.at + 1)}${step("last", this.last)}${turn("next")}
      </div>
      <div class="tools">
        <label class="row small"
          >${say("replay-eyes")}
          <select
            @change=${(/** @type {Event} */ event) => {
              this.eyes = valueOf(event) === "" ? null : Number(valueOf(event));
              this.look(this.at);
            }}
          >
            <option value="">${say("replay-spectator")}</option>
            ${state.names.map(
              (name, seat) => html`<option value=${seat} ?selected=${this.eyes === seat}>${name}</option>`,
            )}
          </select></label
        >
        <button class="plain tool" @click=${() => copyLink(invitation())}>
          ${icon("link")}<span>${say("replay-link")}</span>
        </button>
        <a class="button plain tool" href="/analyse/${this.match}#at=${this.at}"
          >${icon("analyse")}<span>${say("replay-analyse")}</span></a
        >
        <a class="button plain tool" href="/api/matches/${this.match}/record" download="${this.match}.digsite"
          >${icon("save")}<span>${say("replay-save")}</span></a
        >
      </div>`;
  }

  /** @param {Review} state */
  #chapter(state) {
    const chapters = state.story?.chapters ?? [];
    return chapters.findLast(chapter => chapter.version <= this.at) ?? chapters[0];
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
    if (
      /^(INPUT|SELECT|TEXTAREA)$/.test(/** @type {HTMLElement} */ (event.target).tagName) ||
      document.querySelector("dialog[open]")
    )
      return;
    const to = /** @type {Record<string, number | undefined>} */ ({
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: FIRST,
      End: this.last,
      "<": turningFrom(this.state, this.at, "back"),
      ">": turningFrom(this.state, this.at, "next"),
    })[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.look(to);
  }
}

customElements.define("replay-page", ReplayPage);

/** @param {Event} event */
const valueOf = event => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
