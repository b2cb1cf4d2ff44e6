/** A game being analysed: its record, where one is in it, and what a bot thinks of that. */

import { getText, post } from "../net/http.js";
import { say } from "../words/words.js";
import { me } from "./people.js";
import { START } from "./places.js";
import { Store } from "./store.js";

/** @import { About, Board, Opinion, Position, Row } from "../types/answers" */
/** @import { Game } from "../types" */
/** @typedef {{ seconds: number } | { iterations: number }} Limit */
/** @typedef {"play" | "deal" | "remove" | "promote" | "comment" | "mark"} Trying */

const PAUSE = 250; // milliseconds: who goes on at once asks nobody
const GLANCE = { seconds: 0.4 }; // a first word, before the whole answer

export class Analysis extends Store {
  record = "";
  at = START;
  /** @type {number | null} whose knowledge; null: all cards open */ eyes = null;
  /** @type {Position | null} */ position = null;
  /** @type {Row[]} */ rows = [];
  /** @type {About | null} */ about = null;
  /** @type {Opinion | null} */ opinion = null;
  thinking = false;
  /** @type {Limit | null} how long a bot thinks about every position; null: not at all */ limit = null;
  /** @type {AbortController | null} */ #thought = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #soon = undefined;
  #asked = 0;
  /** @type {Promise<unknown>} comments and marks on their way */ #remarks = Promise.resolve();

  /** @param {string} match one that is over */
  async openMatch(match) {
    await this.open(await getText("/matches/{match}/record", { match }));
  }

  /** @param {string} record @param {string} [at] @param {number | null} [eyes] */
  async open(record, at = START, eyes = null) {
    await this.#ask({ record, at, eyes, whole: true });
  }

  /** @param {string} game @param {number} seats */
  async begin(game, seats) {
    this.#hear(await post("/analysis/new", { game, seats }), null);
  }

  /** Everything again, such as in other words or with other eyes. @param {number | null} [eyes] */
  async again(eyes = this.eyes) {
    await this.#remarks;
    return this.#ask({ record: this.record, at: this.at, eyes, whole: true });
  }

  /** @param {string} at */
  async look(at) {
    await this.#remarks;
    if (at !== this.at) await this.#ask({ record: this.record, at, eyes: this.eyes });
  }

  /**
   * Change the record at this place. Nothing overtakes what somebody wrote, or its answer would count for nothing.
   * @param {Trying} what @param {{ actions?: Game["Action"][], text?: string }} [more]
   */
  change(what, more = {}) {
    const { at, eyes } = this;
    const asked = this.#remarks.then(() =>
      this.#ask({ record: this.record, at, eyes, whole: true, do: what, ...more }),
    );
    if (isRemark(what)) this.#remarks = asked.catch(() => undefined); // who wrote it hears of it
    return asked;
  }

  /** Have a bot think about this and every further position, or no more. @param {Limit | null} limit */
  think(limit) {
    this.limit = limit;
    this.set({ opinion: null });
    this.#rethink();
  }

  /** A match that goes on from here. @param {unknown[]} seats @param {boolean} hints */
  async playOn(seats, hints) {
    await me.be(say("home-guest"));
    const { record, at, eyes } = this;
    return (await post("/analysis/matches", { record, at, eyes, seats, hints })).match;
  }

  leave() {
    clearTimeout(this.#soon);
    this.#thought?.abort();
  }

  /** Only the last answer counts. @param {{ eyes: number | null } & Record<string, unknown>} question */
  async #ask(question) {
    const number = ++this.#asked;
    const board = await post("/analysis", question);
    if (number !== this.#asked) return;
    this.#hear(board, question.eyes, isRemark(question.do)); // the position is the same
  }

  /** @param {Board} board @param {number | null} eyes @param {boolean} [same] nothing has moved */
  #hear({ record, at, position, rows, about }, eyes, same = false) {
    this.set({
      record,
      at,
      eyes,
      position,
      rows: rows ?? this.rows,
      about: about ?? this.about,
      opinion: same ? this.opinion : null,
    });
    if (!same) this.#rethink();
  }

  #rethink() {
    this.leave();
    this.set({ thinking: Boolean(this.limit) });
    if (this.limit) this.#soon = setTimeout(() => this.#think(), PAUSE);
  }

  async #think() {
    const { record, at, eyes, limit } = this;
    const thought = (this.#thought = new AbortController());
    const about = { record, at, eyes };
    try {
      await me.be(say("home-guest"));
      for (const budget of [GLANCE, limit]) {
        const opinion = await post("/analysis/thoughts", { ...about, ...budget }, {}, thought.signal);
        if (thought.signal.aborted) return;
        this.set({ opinion });
      }
      this.set({ thinking: false });
    } catch (error) {
      if (thought.signal.aborted) return;
      this.set({ thinking: false });
      this.dispatchEvent(new CustomEvent("refused", { detail: /** @type {Error} */ (error).message }));
    }
  }
}

/** @param {unknown} what */
const isRemark = what => what === "comment" || what === "mark";
