/** A finished match, looked at without a socket: the browser may keep all of it. */

import { Problem, get } from "../net/http.js";
import { keeper } from "../offline.js";
import { logSince, told } from "./log.js";
import { Store } from "./store.js";

/** @import { Judged, LogLine, MatchInfo, Sight } from "../types" */

export const FIRST = 1; // the version after the set-up
const ASK_AGAIN = 1000; // milliseconds
const BREATH = 40; // milliseconds between positions fetched ahead

export class Review extends Store {
  /** @type {MatchInfo | null} */ info = null;
  /** @type {Sight | null} the position looked at */ past = null;
  /** @type {LogLine[]} */ log = [];
  /** @type {any} points by source over time */ story = null;
  /** @type {Judged | null} */ judged = null;
  lastOwn = Infinity; // nothing is new any more
  missing = false;
  #left = false;

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
  }

  get last() {
    return this.info?.version ?? 0;
  }

  get seats() {
    return this.info?.seats ?? [];
  }

  get names() {
    return this.seats.map((sitter) => sitter.name);
  }

  /** Everything but the positions, in the language of the moment. */
  async open() {
    try {
      const info = await get(`/matches/${this.id}`, true);
      if (info.state === "over") this.set({ story: await get(`/matches/${this.id}/story`, true) });
      this.set({ info, log: told(await logSince(this.id, 0, true)) });
      if (this.judged) this.set({ judged: await get(`/matches/${this.id}/review`, true) });
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
    for (let version = this.last; version >= FIRST && !this.#left; ) {
      try {
        await this.#sight(version, null);
        version--;
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 429) return;
      }
      await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
  }

  /** Have a strong bot judge every decision; what it has found so far is shown. */
  async judge() {
    this.set({ judged: { done: 0, all: 1, moments: [] } });
    try {
      for (let known = 0; !this.#left; ) {
        const judged = await get(`/matches/${this.id}/review`, true);
        this.set({ judged });
        if (judged.done >= judged.all || judged.done < known) return;
        known = judged.done;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    } catch (error) {
      this.set({ judged: null });
      throw error;
    }
  }

  leave() {
    this.#left = true;
  }

  /** @param {number} version @param {number | null} eyes @returns {Promise<Sight>} */
  #sight(version, eyes) {
    return get(`/matches/${this.id}/sight?at=${version}${eyes === null ? "" : `&seat=${eyes}`}`, true);
  }
}
