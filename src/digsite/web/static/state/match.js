/** One match as this browser knows it: what was told, what was asked, what is drawn. */

import { get, inWords } from "../net/http.js";
import { socket } from "../net/socket.js";
import { logSince, told } from "./log.js";
import { me } from "./people.js";
import { Store } from "./store.js";

/** @import { Action, LogLine, MatchInfo, People, Proposal, Reason, Said, Sight, Thoughts } from "../types" */

const HURRY_FROM = 5; // so many sights waiting: draw without motion

export class Match extends Store {
  /** @type {MatchInfo | null} */ info = null;
  /** @type {Sight | null} what is drawn */ sight = null;
  /** @type {Sight | null} a position being looked at instead */ past = null;
  /** @type {People} */ people = { seats: [], watching: 0, state: "" };
  /** @type {LogLine[]} */ log = [];
  /** @type {Said[]} */ chat = [];
  /** @type {Proposal[]} */ proposals = [];
  /** @type {Thoughts | null} */ thoughts = null;
  /** @type {string | null} the key of a move on its way */ sending = null;
  /** @type {number | null} the seat the curtain waits for */ curtain = null;
  line = socket.state;
  told = 0; // when the drawn sight arrived, for the clocks
  lastOwn = 0; // the version after my last decision
  missing = false;
  staging = false; // what happened is being shown; nothing can be chosen yet

  /** @type {Sight[]} */ #queue = [];
  /** @type {Map<string, (answer: any) => void>} */ #answers = new Map();
  #drawing = false;
  /** @type {() => void} */ #lift = () => {};
  /** @type {number | undefined} */ #logTimer;

  /**
   * @param {string} id
   * @param {(before: Sight | null, after: Sight, hurry: boolean) => Promise<void>} stage shows the
   *   events of a new sight and calls `draw`
   */
  constructor(id, stage) {
    super();
    this.id = id;
    this.stage = stage;
    this.hear = (/** @type {any} */ event) => this.#hear(event.detail);
    this.feel = (/** @type {any} */ event) => this.set({ line: event.detail });
    this.meet = () => this.reopen();
  }

  async open() {
    socket.addEventListener("message", this.hear);
    socket.addEventListener("state", this.feel);
    me.addEventListener("became", this.meet);
    socket.watch(this.id, () => ({ type: "watch", match: this.id, since: this.#newest()?.version }));
    try {
      this.set({ info: await get(`/matches/${this.id}`) });
      this.set({ chat: (await get(`/matches/${this.id}/chat`).catch(() => null))?.lines ?? this.chat });
    } catch {
      this.set({ missing: true });
    }
  }

  /** Watch anew: somebody has sat down, so the sight may be another's. */
  async reopen() {
    socket.renew();
    this.set({ info: await get(`/matches/${this.id}`) });
  }

  close() {
    socket.leave(this.id);
    socket.removeEventListener("message", this.hear);
    socket.removeEventListener("state", this.feel);
    me.removeEventListener("became", this.meet);
  }

  /** @returns {number[]} the seats that are mine */
  get mine() {
    return this.people.seats.filter((sitter) => sitter.you).map((sitter) => sitter.seat);
  }

  get names() {
    return this.people.seats.map((sitter) => sitter.name);
  }

  get over() {
    return this.people.state === "over" || this.people.state === "finished" || (this.sight?.actor ?? 0) === -2;
  }

  /** Send the decisions of one gesture: all or none. @param {Action[]} actions */
  play(actions) {
    if (this.sending || !this.sight) return;
    const version = this.sight.version;
    this.set({ sending: socket.ask({ type: "play", match: this.id, version, actions }), thoughts: null });
  }

  undo() {
    if (this.sending || !this.sight) return;
    const version = this.sight.version;
    this.set({ sending: socket.ask({ type: "undo", match: this.id, version }), thoughts: null });
  }

  resign() {
    socket.ask({ type: "resign", match: this.id });
  }

  /** @param {"undo" | "abort" | "rematch"} what */
  propose(what) {
    socket.send({ type: "propose", match: this.id, what });
  }

  /** @param {number} proposal @param {boolean} agree */
  answer(proposal, agree) {
    socket.send({ type: "answer", match: this.id, proposal, agree });
  }

  /** @param {string} text */
  say(text) {
    socket.drop(socket.ask({ type: "chat", match: this.id, text }));
  }

  /** @param {Action} action @returns {Promise<Reason>} why it is not offered */
  why(action) {
    return this.#question({ type: "why", action });
  }

  /** @param {Action} action @returns {Promise<{lines?: string[]}>} what it would do */
  preview(action) {
    return this.#question({ type: "preview", action });
  }

  /** @param {number} version @param {number | null} [seat] */
  async look(version, seat) {
    const eyes = seat === undefined || seat === null ? {} : { seat };
    this.set({ past: await this.#question({ type: "look", version, ...eyes }) });
  }

  hint() {
    this.set({ thoughts: { wins: [], scores: [], best: [], done: false } });
    socket.drop(socket.ask({ type: "hint", match: this.id, seconds: 3 }));
  }

  /** The next person is ready behind the curtain. */
  lift() {
    this.set({ curtain: null });
    this.#lift();
  }

  /** Draw a sight now. @param {Sight} sight */
  draw(sight) {
    if (this.sight && this.sight.version !== sight.version) Object.assign(this, { thoughts: null, sending: null });
    this.set({ sight, told: Date.now() });
    clearTimeout(this.#logTimer);
    this.#logTimer = setTimeout(() => this.readLog(), 60);
  }

  /** @param {string} language */
  speak(language) {
    socket.send({ type: "speak", language });
    socket.send({ type: "watch", match: this.id });
    this.readLog(true);
    get(`/matches/${this.id}`).then((info) => this.set({ info }));
  }

  /** Fetch the log from where it ends, or all of it. @returns {Promise<void>} */
  async readLog(whole = false) {
    const since = whole ? 0 : (this.log.at(-1)?.version ?? 0);
    const lines = await logSince(this.id, since).catch(() => []);
    if (!whole && lines.some((line) => line.kind === "undo")) return this.readLog(true);
    const kept = whole ? [] : this.log.filter((line) => line.version <= since);
    this.set({ log: [...kept, ...told(lines)] });
    return undefined;
  }

  /** @param {Record<string, any>} message @returns {Promise<any>} */
  #question(message) {
    const key = socket.ask({ ...message, match: this.id });
    return new Promise((resolve) => this.#answers.set(key, resolve));
  }

  #newest() {
    return this.#queue.at(-1) ?? this.sight;
  }

  /** @param {Record<string, any>} message */
  #hear(message) {
    const resolve = message.key && this.#answers.get(message.key);
    if (resolve) {
      this.#answers.delete(message.key);
      resolve(message.type === "problem" ? {} : message);
      return;
    }
    if (message.match && message.match !== this.id) return;
    const heard = /** @type {Record<string, (message: any) => void>} */ ({
      sight: (sight) => this.#arrive(sight),
      people: (people) => this.set({ people }),
      accepted: ({ key, version }) => this.#accepted(key, version),
      stale: ({ key }) => this.#failed(key, null),
      refused: (refusal) => this.#failed(refusal.key, refusal),
      problem: (problem) => this.#failed(problem.key, { text: inWords(problem) }),
      said: (said) => this.chat.some((line) => line.id === said.id) || this.set({ chat: [...this.chat, said] }),
      proposal: (proposal) => this.set({ proposals: [...this.#others(proposal), proposal] }),
      settled: (settled) => this.#settle(settled),
      thoughts: (thoughts) => this.set({ thoughts }),
    })[message.type];
    heard?.(message);
  }

  /** @param {{proposal: number}} settled */
  #others(settled) {
    return this.proposals.filter((waiting) => waiting.proposal !== settled.proposal);
  }

  /** @param {{proposal: number, agreed: boolean, rematch?: string | null}} settled */
  #settle(settled) {
    this.set({ proposals: this.#others(settled) });
    if (settled.rematch) this.dispatchEvent(new CustomEvent("rematch", { detail: settled.rematch }));
  }

  /** A move is over when what it led to is drawn. @param {string} key @param {number} version */
  #accepted(key, version) {
    if (key === this.sending && (this.sight?.version ?? 0) >= version) this.set({ sending: null });
  }

  /** @param {string | undefined} key @param {Reason | null} reason */
  #failed(key, reason) {
    if (key && key === this.sending) this.set({ sending: null });
    this.dispatchEvent(new CustomEvent("refused", { detail: reason }));
  }

  /** @param {Sight} sight */
  async #arrive(sight) {
    this.#queue.push(sight);
    if (this.#drawing) return;
    this.#drawing = true;
    this.set({ staging: true });
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    this.#drawing = false;
    this.set({ staging: false });
  }

  /** @param {Sight} sight */
  async #show(sight) {
    const before = this.sight;
    const handed = this.mine.length > 1 && sight.your_turn && sight.seat !== before?.seat;
    if (handed) {
      const lifted = new Promise((resolve) => (this.#lift = () => resolve(undefined)));
      this.set({ curtain: sight.seat });
      await lifted;
    }
    if (before?.your_turn && !sight.your_turn) this.lastOwn = sight.version;
    await this.stage(handed ? null : before, sight, this.#queue.length >= HURRY_FROM);
  }
}
