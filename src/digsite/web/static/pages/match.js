/** The table of one match: prompt, board, choices, log and chat. */

import { html, nothing } from "../vendor/lit.js";
import { motion } from "../motion/motion.js";
import { go } from "../router.js";
import { play as sound } from "../sound/sound.js";
import { markRead, unreadOf } from "../state/chat.js";
import { keep, kept } from "../state/kept.js";
import { Match } from "../state/match.js";
import { settings } from "../state/settings.js";
import { tableFor } from "../tables/registry.js";
import { actionKey } from "../tables/actions.js";
import { confirm } from "../ui/dialog.js";
import { Piece } from "../ui/element.js";
import { notify, showTurn } from "../ui/notice.js";
import { openRulebook } from "../ui/rulebook-drawer.js";
import { toast } from "../ui/toasts.js";
import { unread } from "../ui/unread.js";
import { say, words } from "../words/words.js";
import { openMore } from "./match-dialogs.js";
import { focusNext, onKey } from "./match-keys.js";
import { stage } from "./match-staging.js";
import "../ui/chat-panel.js";
import "../ui/coach-panel.js";
import "../ui/curtain.js";
import "../ui/hint-panel.js";
import "../ui/lobby.js";
import "../ui/log-panel.js";
import "../ui/offers-panel.js";
import "../ui/people-strip.js";
import "../ui/prompt-bar.js";
import "../ui/proposals-bar.js";
import "../ui/rulebook.js";

/** @import { Game, Offer, Past, Sight, Told } from "../types" */
/** @import { Refusal } from "../state/match.js" */

export class MatchPage extends Piece {
  static properties = {
    match: { attribute: false },
    panel: { state: true },
    sheet: { state: true },
    aimed: { state: true },
    preview: { state: true },
    news: { state: true },
    summed: { state: true },
    spoken: { state: true },
    recapping: { state: true },
    taught: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    this.learning = false;
    this.panel = "log";
    /** @type {string | undefined} where the rulebook beside a lesson is open */ this.taught = undefined;
    this.sheet = false; // on small screens: log or chat over the board
    this.aimed = new Set();
    /** @type {string[]} */ this.preview = [];
    this.news = "";
    this.summed = 0; // the version until which the news tell all
    /** @type {number[]} seats that acted until then and of which they say nothing */ this.unsaid = [];
    this.spoken = "";
    /** @type {import("../tables/table.js").Table | null} */ this.table = null;
    /** @type {Game["Event"][]} what has happened since I last decided */ this.changes = [];
    this.recapping = false; // what happened is being shown again
    this.byKeys = false; // the last thing touched was a key
    this.couldChoose = false;
    this.shownResult = false;
    this.wasMine = false;
  }

  connectedCallback() {
    super.connectedCallback();
    const { lesson } = kept(this.match);
    this.learning = location.hash === "#learn" || lesson !== undefined;
    if (this.learning) keep(this.match, { lesson: lesson ?? [] });
    this.panel = this.learning ? "rules" : "log";
    const state = new Match(this.match, (before, after, hurry) => stage(this, before, after, hurry));
    this.state = state;
    this.follow(state);
    this.follow(settings);
    state.addEventListener("refused", event => this.#refused(/** @type {CustomEvent} */ (event).detail));
    state.addEventListener("rematch", event => void go(`/m/${/** @type {CustomEvent} */ (event).detail}`));
    this.keys = (/** @type {KeyboardEvent} */ event) => onKey(this, event);
    this.touched = () => (this.byKeys = false);
    addEventListener("keydown", this.keys);
    addEventListener("pointerdown", this.touched);
    this.stopWords = settings.listen(() => this.#speak());
    /** @type {string} */ this.language = settings.language;
    motion.caption = text => (this.news = text);
    state.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.state?.close();
    if (this.keys) removeEventListener("keydown", this.keys);
    if (this.touched) removeEventListener("pointerdown", this.touched);
    this.stopWords?.();
    showTurn(false, "Digsite");
  }

  get title() {
    return say(`title-${this.game}`);
  }

  get game() {
    return this.state?.info?.game ?? "";
  }

  render() {
    const state = this.state;
    if (!state) return nothing;
    const sight = state.past ?? state.sight;
    if (this.table && sight) this.#dress(this.table, sight);
    const covered = state.curtain !== null; // also for keys and screen readers
    return html`<div
      class="match ${this.sheet ? "sheet-open" : ""}"
      @act=${this.#act}
      @why=${this.#why}
      @consider=${this.#consider}
      @aimed=${(/** @type {CustomEvent} */ event) => (this.aimed = event.detail)}
      @look=${(/** @type {CustomEvent} */ event) => this.look(event.detail)}
      @now=${() => this.now()}
      @point=${this.#point}
      @since=${() => this.#recap()}
      @more=${() => openMore(this)}
      @teach=${(/** @type {CustomEvent} */ event) => (this.taught = event.detail)}
      @rules=${(/** @type {CustomEvent} */ event) => this.rules(event.detail)}
      @panel=${(/** @type {CustomEvent} */ event) => this.showPanel(event.detail)}
    >
      <prompt-bar
        ?inert=${covered}
        .match=${state}
        .news=${this.news}
        .summed=${this.summed}
        .unsaid=${this.unsaid}
        .preview=${this.preview}
        .recap=${this.recapping}
      ></prompt-bar>
      <section
        class="board"
        ?inert=${covered}
        tabindex="0"
        aria-label=${say("match-board")}
        @click=${() => (state.staging || this.recapping) && motion.skip()}
      >
        ${
          sight
            ? (this.table ?? nothing)
            : state.people.state === "open"
              ? html`<lobby-room .match=${state}></lobby-room>`
              : nothing
        }
        ${state.missing ? html`<p class="missing"><a href="/">${say("web-home")}</a></p>` : nothing}
      </section>
      <div class="dock" ?inert=${covered}>
        <offers-panel
          .match=${state}
          .aimed=${this.aimed}
          .ways=${(/** @type {Game["Action"]} */ action) => this.table?.ways(action) ?? []}
        ></offers-panel>
      </div>
      <div class="beside" ?inert=${covered}>
        <div class="notes">
          ${this.learning ? html`<coach-panel .match=${state}></coach-panel>` : nothing}
          <proposals-bar .match=${state}></proposals-bar>
          <hint-panel .match=${state} .thoughts=${state.thoughts}></hint-panel>
        </div>
        <aside class="side">
          <people-strip .match=${state}></people-strip>
          <div class="tabs" role="tablist">
            ${[...(this.learning ? ["rules"] : []), "log", "chat"].map(
              name =>
                html`<button
                  role="tab"
                  aria-selected=${this.panel === name}
                  class="plain"
                  @click=${() => (this.panel = name)}
                >
                  ${say(`tool-${name}`)}${name === "chat" ? unread(unreadOf(state)) : nothing}
                </button>`,
            )}
            <button class="plain close" @click=${() => (this.sheet = false)}>${say("web-close")}</button>
          </div>
          ${this.#panel(state)}
        </aside>
      </div>
      <div class="unseen" role="log" aria-live="polite">${covered ? nothing : this.spoken}</div>
      ${
        state.curtain === null
          ? nothing
          : html`<curtain-cloth
              .seat=${state.curtain}
              .name=${state.names[state.curtain] ?? ""}
              @ready=${() => state.lift()}
            ></curtain-cloth>`
      }
    </div>`;
  }

  updated() {
    const { state } = this;
    const sight = state?.sight;
    const choosing = Boolean(sight?.your_turn && !state?.staging && !state?.sending && !state?.past);
    if (choosing && !this.couldChoose) void this.table?.updateComplete.then(() => focusNext(this));
    this.couldChoose = choosing;
    if (state && this.querySelector("chat-panel")?.checkVisibility()) markRead(state);
  }

  /** @param {Match} state */
  #panel(state) {
    if (this.panel === "rules")
      return html`<rule-book class="beside" .game=${this.game} .clause=${this.taught}></rule-book>`;
    if (this.panel === "chat") return html`<chat-panel .match=${state}></chat-panel>`;
    return html`<log-panel .match=${state}></log-panel>`;
  }

  /** Look at an earlier position. @param {number} version */
  async look(version) {
    await this.state?.look(version);
    this.sheet = false;
  }

  now() {
    this.state?.set({ past: null });
  }

  /** @param {string} [clause] */
  rules(clause) {
    openRulebook(this.game, clause);
  }

  /** @param {string} panel */
  showPanel(panel) {
    this.sheet = !(this.sheet && this.panel === panel);
    this.panel = panel;
  }

  /** @param {import("../tables/table.js").Table} table @param {Sight | Past} sight */
  #dress(table, sight) {
    const state = /** @type {Match} */ (this.state);
    const best = state.thoughts?.best[0];
    Object.assign(table, {
      sight,
      printed: state.printed,
      people: state.people.seats,
      hinted: best ? [best.action, ...best.then].map(actionKey) : [],
      idle: Boolean(state.past || state.sending || state.staging || state.curtain !== null),
    });
  }

  /** Outline what has changed. @param {Told[]} told @param {boolean} [more] besides what is outlined */
  light(told, more = false) {
    const changes = told.filter(event => !event.minor).map(event => event.record);
    this.changes = more ? [...this.changes, ...changes] : changes;
    this.table?.point(this.changes, "changed");
  }

  /** The table of this game, fetched once. */
  async prepare() {
    if (!this.table) {
      const state = /** @type {Match} */ (this.state);
      const { game } = await state.about();
      const [table] = await Promise.all([tableFor(game), words.load(game), state.readPrinted()]);
      this.table = table;
    }
    return this.table;
  }

  /** @param {Sight} sight */
  announce(sight) {
    const state = /** @type {Match} */ (this.state);
    const mine = sight.your_turn && sight.actor >= 0;
    showTurn(mine, this.title);
    if (mine) this.spoken = `${this.spoken} ${sight.prompt.text}`;
    if (mine && !this.wasMine) {
      sound("turn");
      notify(this.title, sight.prompt.text);
    }
    this.wasMine = mine;
    if (sight.actor === -2 && !this.shownResult) {
      this.shownResult = true;
      void import("./match-result.js").then(({ openResult }) => openResult(this, state));
    }
  }

  async #recap() {
    const { recap } = await import("./recap.js");
    await recap(this);
  }

  /** @param {CustomEvent<{ actions: Game["Action"][], offer: Offer, confirm: boolean }>} event */
  async #act(event) {
    const { actions, offer, confirm: asked } = event.detail;
    const state = /** @type {Match} */ (this.state);
    if (asked || offer.caution) {
      const lines = offer.caution ? [offer.caution] : await state.preview(offer.action);
      if (!(await confirm(offer.text, lines, say("match-do-it")))) return;
    }
    sound("tap");
    this.preview = [];
    state.play(actions);
  }

  /** @param {CustomEvent<{ action: Game["Action"], first: Game["Action"][] }>} event */
  async #why(event) {
    const reason = await this.state?.why(event.detail.action, event.detail.first);
    if (reason?.text) this.#refused(reason);
  }

  /** @param {Refusal | null} reason */
  #refused(reason) {
    sound("no");
    if (!reason) return toast(say("match-stale"));
    const clause = reason.clause;
    const action = clause ? { label: say("match-read-rule"), run: () => this.rules(clause) } : undefined;
    toast(reason.text ?? "", { kind: "refusal", action });
  }

  /** @param {CustomEvent<Offer | null>} event */
  #consider(event) {
    clearTimeout(this.thinking);
    const offer = event.detail;
    if (!offer) {
      this.preview = [];
      return;
    }
    const version = this.state?.sight?.version;
    this.thinking = setTimeout(async () => {
      const lines = (await this.state?.preview(offer.action)) ?? [];
      if (version === this.state?.sight?.version && !this.state?.sending)
        this.preview = [`${offer.text}:`, ...lines];
    }, 140);
  }

  /** @param {CustomEvent<Told[]>} event */
  #point(event) {
    this.table?.point(event.detail.map(told => told.record));
  }

  #speak() {
    if (this.language === settings.language) return;
    this.language = settings.language;
    this.state?.speak(settings.language);
  }
}

customElements.define("match-page", MatchPage);
