/** Learn from mistakes: the positions of a finished match where one gave something away, to be tried again. */

import { html, nothing } from "../vendor/lit.js";
import { get, post } from "../net/http.js";
import { play as sound } from "../sound/sound.js";
import { keep, kept } from "../state/kept.js";
import { me } from "../state/people.js";
import { settings } from "../state/settings.js";
import { seatMark } from "../ui/seat-mark.js";
import { say } from "../words/words.js";
import { QuestionPage } from "./question.js";

/** @import { Mistake, RetriedAnswer } from "../types/answers" */

/** @param {number} share of a win */
const games = share => Math.round(100 * share);

export class MistakesPage extends QuestionPage {
  static properties = {
    ...QuestionPage.properties,
    match: { attribute: false },
    verdict: { state: true },
    at: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {RetriedAnswer | null} */ this.verdict = null;
    /** @type {Mistake[]} */ this.mistakes = [];
    this.at = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#open();
    this.stop = settings.listen(() => this.#speak());
    /** @type {string} */ this.language = settings.language;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.();
  }

  get here() {
    return this.mistakes[this.at];
  }

  /** How each was answered, as the server or this browser remembers. @returns {Record<string, boolean>} */
  get done() {
    const tried = this.mistakes.filter(each => each.right !== null).map(each => [each.version, each.right]);
    return { ...kept(this.match).learned, ...Object.fromEntries(tried) };
  }

  async #open() {
    try {
      this.game = (await get("/matches/{match}", { match: this.match })).game;
      this.mistakes = (await get("/matches/{match}/mistakes", { match: this.match })).mistakes;
      const open = this.mistakes.findIndex(each => !this.done[each.version]);
      if (!this.mistakes.length) return void (this.missing = true);
      await this.#show(Math.max(open, 0));
    } catch {
      this.missing = true;
    }
  }

  /** @param {number} at */
  async #show(at) {
    this.at = at;
    this.verdict = null;
    const { version } = this.mistakes[at];
    await this.ask(await get("/matches/{match}/mistakes/{version}", { match: this.match, version }));
  }

  #next() {
    return this.#show((this.at + 1) % this.mistakes.length);
  }

  /** @param {string} key */
  pressed(key) {
    if (key === "n" && this.verdict) void this.#next();
  }

  /** @param {string} notation */
  async judge(notation) {
    const { version } = this.here;
    const offer = this.question?.sight.offers.find(each => each.notation === notation);
    await me.be(say("home-guest"));
    const verdict = await post(
      "/matches/{match}/mistakes/{version}",
      { action: offer?.action },
      { match: this.match, version },
    );
    keep(this.match, { learned: { ...kept(this.match).learned, [version]: verdict.right } });
    this.here.right = verdict.right;
    this.verdict = verdict;
    sound(verdict.right ? "turn" : "no");
    await this.updateComplete;
    this.querySelector(".verdict")?.scrollIntoView({ block: "center" });
    return verdict.best_notation;
  }

  get nothing() {
    return say("mistake-none");
  }

  get name() {
    return say("mistake-title");
  }

  /** @param {string} name */
  task(name) {
    return this.here ? say("mistake-task", { name, loss: games(this.here.loss) }) : "";
  }

  beside() {
    const { verdict, mistakes, done } = this;
    const right = mistakes.filter(each => done[each.version]).length;
    return html`<h2>${say("mistake-title")}</h2>
      <p class="soft small">${say("mistake-progress", { right, count: mistakes.length })}</p>
      <div class="verdict" role="status">${verdict ? this.#verdict(verdict) : nothing}</div>
      ${
        verdict
          ? html`<p class="row">
              ${
                mistakes.length > 1
                  ? html`<button class="main" @click=${() => this.#next()}>
                      ${say("mistake-next")} <kbd>n</kbd>
                    </button>`
                  : nothing
              }
              ${
                verdict.right
                  ? nothing
                  : html`<button @click=${() => this.#show(this.at)}>${say("mistake-again")}</button>`
              }
            </p>`
          : nothing
      }
      <ol class="mistakes log">
        ${mistakes.map(
          (each, number) =>
            html`<li>
              <button
                class="plain"
                aria-current=${number === this.at ? "true" : "false"}
                @click=${() => this.#show(number)}
              >
                ${seatMark(each.seat)} ${say("mistake-line", { turn: each.turn, loss: games(each.loss) })}
                ${each.version in done ? html`<b>${done[each.version] ? "✓" : "✗"}</b>` : nothing}
              </button>
            </li>`,
        )}
      </ol>
      <p><a href="/replay/${this.match}">${say("mistake-back")}</a></p>`;
  }

  /** @param {RetriedAnswer} verdict */
  #verdict({ right, loss, best, played, played_loss }) {
    const own = this.question?.sight.offers.find(each => each.notation === this.answered)?.text ?? "";
    return html`<p class="said ${right ? "right" : "wrong"}">
        <b>${say(right ? "puzzle-right" : "puzzle-wrong")}</b>
      </p>
      <p>
        ${right ? nothing : say("mistake-wrong", { choice: own, loss: games(loss) })}
        ${say("mistake-best", { best, played, loss: games(played_loss) })}
      </p>`;
  }

  async #speak() {
    if (this.language === settings.language || !this.here) return;
    this.language = settings.language;
    await this.#show(this.at);
  }
}

customElements.define("mistakes-page", MistakesPage);
