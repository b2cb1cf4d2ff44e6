/** Puzzles of a game: the one of the day first, then one after the other, as hard as one is good. */

import { html, nothing } from "../vendor/lit.js";
import { get, post } from "../net/http.js";
import { play as sound } from "../sound/sound.js";
import { settings } from "../state/settings.js";
import { nextOf, solved, solving } from "../state/solver.js";
import { choicesTable } from "../ui/choices-table.js";
import { emblem } from "../ui/emblems.js";
import { say } from "../words/words.js";
import { QuestionPage } from "./question.js";

/** @import { PuzzleAnswer, PuzzleShelf, Solver } from "../types/answers" */

export class PuzzlesPage extends QuestionPage {
  static properties = { ...QuestionPage.properties, verdict: { state: true } };

  constructor() {
    super();
    /** @type {PuzzleAnswer | null} */ this.verdict = null;
    /** @type {PuzzleShelf | null} */ this.shelf = null;
    /** @type {Solver | null} before the last answer */ this.earlier = null;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#open();
    this.stop = settings.listen(() => this.#speak());
    /** @type {string} */ this.language = settings.language;
    this.changed = () => void this.#show(location.hash.slice(1));
    addEventListener("hashchange", this.changed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.();
    if (this.changed) removeEventListener("hashchange", this.changed);
  }

  /** How good the reader is: the server knows, or this browser. */
  get solver() {
    return this.shelf?.solver ?? solving(this.game).solver;
  }

  /** @returns {Record<string, boolean>} how first answers were */
  get done() {
    if (!this.shelf?.solver) return solving(this.game).done;
    const tried = this.shelf.lines.filter(line => line.right !== null);
    return Object.fromEntries(tried.map(line => [line.key, line.right === true]));
  }

  async #open() {
    try {
      this.shelf = await get("/puzzles/{game}", { game: this.game });
      await this.#show(location.hash.slice(1));
    } catch {
      this.missing = true;
    }
  }

  /** Show a puzzle; without a key the one of the day, or what comes next. @param {string} [wanted] */
  async #show(wanted) {
    const shelf = /** @type {PuzzleShelf} */ (this.shelf);
    const { lines, day } = shelf;
    const asked = lines.find(line => line.key === wanted)?.key;
    const fresh = day && !(day in this.done) ? day : nextOf(lines, this.done, this.solver.rating)?.key;
    const key = asked ?? fresh;
    if (!key) return void (this.missing = true);
    if (key === this.question?.key && !this.verdict) return;
    this.verdict = null;
    history.replaceState(null, "", `#${key}`);
    await this.ask(await get("/puzzles/{game}/{key}", { game: this.game, key }));
  }

  #next() {
    const next = nextOf(this.shelf?.lines ?? [], this.done, this.solver.rating, this.question?.key);
    return this.#show(next?.key);
  }

  /** @param {string} key */
  pressed(key) {
    if (key === "n" && this.verdict) void this.#next();
  }

  /** @param {string} notation */
  async judge(notation) {
    const key = /** @type {string} */ (this.question?.key);
    const before = this.solver;
    const known = key in this.done;
    const verdict = await post(
      "/puzzles/{game}/{key}",
      { word: notation, solver: before },
      { game: this.game, key },
    );
    const counted = verdict.counted && !known;
    if (this.shelf?.solver) {
      this.shelf = await get("/puzzles/{game}", { game: this.game });
    } else if (counted) solved(this.game, key, verdict.right, verdict.solver);
    this.earlier = counted ? before : null;
    this.verdict = verdict;
    sound(verdict.right ? "turn" : "no");
    await this.updateComplete;
    this.querySelector(".verdict")?.scrollIntoView({ block: "center" });
    return verdict.choices.find(choice => choice.right)?.notation;
  }

  get nothing() {
    return say("puzzle-none");
  }

  /** @param {string} name */
  task(name) {
    return say("puzzle-task", { name });
  }

  beside() {
    const { question, verdict, solver } = this;
    if (!question) return html``;
    const today = question.key === this.shelf?.day;
    return html`<header class="about-puzzle">
        ${emblem(this.game)}
        <div>
          <h2>${today ? say("puzzle-of-day") : say("puzzle-one")}</h2>
          <p class="soft small">
            ${say(`title-${this.game}`)} · ${say("puzzle-rating", { rating: String(question.rating) })}
          </p>
        </div>
      </header>
      <div class="verdict" role="status">${verdict ? this.#verdict(verdict) : nothing}</div>
      ${
        verdict
          ? html`<p>
                <button class="main" @click=${() => this.#next()}>${say("puzzle-next")} <kbd>n</kbd></button>
              </p>
              ${choicesTable(verdict.choices, this.answered)}`
          : nothing
      }
      <dl class="solver">
        <div>
          <dt>${say("puzzle-own-rating")}</dt>
          <dd>${Math.round(solver.rating)}</dd>
        </div>
        <div>
          <dt>${say("puzzle-solved")}</dt>
          <dd>${solver.solved} / ${solver.tried}</dd>
        </div>
        <div>
          <dt>${say("puzzle-streak")}</dt>
          <dd>${solver.streak}</dd>
        </div>
        <div>
          <dt>${say("puzzle-longest")}</dt>
          <dd>${solver.longest}</dd>
        </div>
      </dl>
      <p class="soft small">${say("puzzle-about")}</p>`;
  }

  /** @param {PuzzleAnswer} verdict */
  #verdict({ right, choices, theme, solver }) {
    const best = choices.find(choice => choice.right);
    const own = choices.find(choice => choice.notation === this.answered);
    const share = (/** @type {number | undefined} */ of) => Math.round(100 * (of ?? 0));
    const second = choices.find(choice => !choice.right);
    const change = this.earlier ? Math.round(solver.rating - this.earlier.rating) : 0;
    return html`<p class="said ${right ? "right" : "wrong"}">
        <b>${say(right ? "puzzle-right" : "puzzle-wrong")}</b>
        ${this.earlier ? html`<span class="change">${signed(change)}</span>` : nothing}
      </p>
      <p>
        ${
          right
            ? say("puzzle-why-right", { best: share(best?.share), second: share(second?.share) })
            : say("puzzle-why-wrong", {
                choice: best?.text ?? "",
                best: share(best?.share),
                own: share(own?.share),
              })
        }
        ${theme ? say("puzzle-theme", { theme }) : say("puzzle-theme-many")}
      </p>
      ${this.earlier ? nothing : html`<p class="soft small">${say("puzzle-not-counted")}</p>`}`;
  }

  async #speak() {
    if (this.language === settings.language) return;
    this.language = settings.language;
    const key = this.question?.key;
    if (!key) return;
    this.verdict = null;
    await this.ask(await get("/puzzles/{game}/{key}", { game: this.game, key }));
  }
}

customElements.define("puzzles-page", PuzzlesPage);

/** @param {number} change */
const signed = change => (change < 0 ? `−${-change}` : `+${change}`);
