/** A finished match, looked at without a socket: the browser may keep all of it. */

import { Problem, get } from "../net/http.js";
import { keeper } from "../offline.js";
import { keep, kept } from "./kept.js";
import { logSince, told } from "./log.js";
import { Store } from "./store.js";

/** @import { Sight } from "../types" */
/** @import { LogLine, LuckAnswer, MatchInfo, Review as Judgements, Story } from "../types/answers" */

export const FIRST = 1; // the version after the set-up
const ASK_AGAIN = 1000; // milliseconds
const BREATH = 40; // milliseconds between positions fetched ahead

export class Review extends Store {
  /** @type {MatchInfo | null} */ info = null;
  /** @type {(Sight & { at: number }) | null} the position looked at */ past = null;
  /** @type {unknown} what is printed on the cards */ printed = null;
  /** @type {LogLine[]} */ log = [];
  /** @type {Story | null} points by source over time */ story = null;
  /** @type {Pick<Judgements, "done" | "all" | "moments" | "latest" | "usual"> | null} */ judged = null;
  /** @type {LuckAnswer | null} what chance did */ fate = null;
  whose = 0; // the seat whose luck is looked at
  lastOwn = Infinity; // nothing is new any more
  missing = false;
  #left = false;
  /** @type {{ match: string }} */ #match;

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.#match = { match: id };
  }

  get last() {
    return this.info?.version ?? 0;
  }

  get seats() {
    return this.info?.seats ?? [];
  }

  get names() {
    return this.seats.map(sitter => sitter.name);
  }

  /** Everything but the positions, in the language of the moment. */
  async open() {
    try {
      const info = await get("/matches/{match}", this.#match, true);
      if (info.state === "over") this.set({ story: await get("/matches/{match}/story", this.#match, true) });
      this.printed ??= await get("/matches/{match}/printed", this.#match, true);
      this.set({ info, log: told(await logSince(this.id, 0, true)) });
      if (this.judged) this.set({ judged: await get("/matches/{match}/review", this.#match, true) });
      if (this.fate) await this.#ask();
      if (!this.judged && kept(this.id).reviewed) void this.judge().catch(() => undefined); // as it was left
    } catch {
      this.set({ missing: true });
    }
  }

  /** @param {number} version @param {number | null} eyes whose, or null for one's own */
  async look(version, eyes) {
    this.set({ past: { ...(await this.#sight(version, eyes)), at: version } });
  }

  /** Fetch every position once, in no hurry, where the browser can keep them. */
  async keep() {
    const late = !navigator.serviceWorker?.controller;
    if (!(await keeper())) return;
    if (late) await this.open();
    for (let version = this.last; version >= FIRST && !this.#left;) {
      try {
        await this.#sight(version, null);
        version--;
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 429) return;
      }
      await new Promise(resolve => setTimeout(resolve, BREATH));
    }
  }

  /**
   * Have a strong bot judge every decision; what it has found so far is shown.
   * @param {boolean} [again] anew, if somebody better judges by now
   */
  async judge(again = false) {
    this.set({ judged: { done: 0, all: 1, moments: [], latest: true, usual: null } });
    try {
      await this.#ask();
      for (let known = 0; !this.#left; again = false) {
        const judged = await get(
          "/matches/{match}/review",
          { ...this.#match, again: again ? "true" : null },
          !again,
        );
        this.set({ judged });
        if (judged.done >= judged.all) {
          keep(this.id, { reviewed: true });
          return await this.#ask();
        }
        if (judged.done < known) return;
        known = judged.done;
        await new Promise(resolve => setTimeout(resolve, ASK_AGAIN));
      }
    } catch (error) {
      this.set({ judged: null });
      throw error;
    }
  }

  /** What chance did; once the review is done, errors are told apart too. */
  async #ask() {
    this.set({ fate: await get("/matches/{match}/luck", this.#match, true) });
  }

  leave() {
    this.#left = true;
  }

  /** @param {number} version @param {number | null} eyes @returns {Promise<Sight>} */
  #sight(version, eyes) {
    return get("/matches/{match}/sight", { match: this.id, at: version, seat: eyes }, true);
  }
}
