/** One match as this browser knows it: what was told, what was asked, what is drawn. */

import { get, inWords } from "../net/http.js";
import { newKey, socket } from "../net/socket.js";
import { joined, listen } from "./chat.js";
import { kept } from "./kept.js";
import { logSince, told } from "./log.js";
import { me } from "./people.js";
import { Questions } from "./questions.js";
import { Store } from "./store.js";

/** @import { settings } from "./settings.js" */
/** @import { Down, Game, Past, People, Proposal, Reason, Settled, Sight, Thoughts } from "../types" */
/** @import { LogLine, MatchInfo, Said, Since } from "../types/answers" */
/** @import { Up } from "../types/up" */
/** @typedef {Game["Action"]} Action */
/** @typedef {Pick<Reason, "text"> & Partial<Reason>} Refusal why something was not done */

const HURRY_FROM = 30; // so many sights waiting: draw without motion
const FIRST_PAUSE = 1000; // until a sight that could not be shown is asked for again
const TRIES = 6;
const NO_THOUGHTS = { wins: [], scores: [], best: [], done: false, why: null, clause: null };

export class Match extends Store {
  /** @type {MatchInfo | null} */ info = null;
  /** @type {Sight | null} what is drawn */ sight = null;
  /** @type {Past | null} a position being looked at instead */ past = null;
  /** @type {unknown} what is printed on the cards */ printed = null;
  /** @type {Pick<People, "seats" | "watching"> & { state: People["state"] | null }} */ people = {
    seats: [],
    watching: 0,
    state: null,
  };
  /** @type {LogLine[]} */ log = [];
  /** @type {Said[]} */ chat = [];
  /** @type {Proposal[]} */ proposals = [];
  /** @type {Omit<Thoughts, "type" | "match" | "key"> | null} */ thoughts = null;
  hintPlace = 0; // in the queue for a hint, 0 when it is being thought about
  /** @type {string | null} the key of a move on its way */ sending = null;
  /** @type {number | null} the seat the curtain waits for */ curtain = null;
  line = socket.state;
  told = 0; // when the drawn sight arrived, for the clocks
  lastOwn = 0; // the version after my last decision
  missing = false;
  staging = false; // what happened is being shown; nothing can be chosen yet
  showing = false; // the drawn sight is the one before that
  readChat = 0; // the last line of the chat that was read

  /** @type {Sight[]} */ #queue = [];
  #questions = new Questions();
  /** @type {Promise<MatchInfo> | null} */ #about = null;
  /** @type {number | null} the version that the gesture which began the turn leads to */ #gesture = null;
  #drawing = false;
  /** @type {string | null} the key of the hint that was asked for */ #hint = null;
  /** @type {() => void} */ #lift = () => {};
  /** @type {number | undefined} */ #logTimer;
  /** @type {number | undefined} */ #retry;
  #failures = 0; // to show a sight, since one was shown

  /**
   * @param {string} id
   * @param {(before: Sight | null, after: Sight, hurry: boolean) => Promise<void>} stage shows the
   *   events of a new sight and calls `draw`
   */
  constructor(id, stage) {
    super();
    this.id = id;
    this.readChat = kept(id).chat ?? 0;
    this.stage = stage;
    this.hear = (/** @type {Event} */ event) => this.#hear(/** @type {CustomEvent<Down>} */ (event).detail);
    this.feel = (/** @type {Event} */ event) => {
      this.set({ line: /** @type {CustomEvent<string>} */ (event).detail });
      if (this.line === "open") listen(this);
    };
    this.meet = () => this.reopen();
  }

  async open() {
    socket.addEventListener("message", this.hear);
    socket.addEventListener("state", this.feel);
    me.addEventListener("became", this.meet);
    socket.watch(this.id, () => this.#watch());
    try {
      await this.about();
      await listen(this);
    } catch {
      // `missing` says so
    }
  }

  /**
   * What the match is: one request for all who wait for it; after one that failed the next who asks
   * makes another.
   * @returns {Promise<MatchInfo>}
   */
  about() {
    this.#about ??= get("/matches/{match}", { match: this.id }).then(
      info => {
        this.set({ info, missing: false });
        return info;
      },
      error => {
        this.#about = null;
        this.set({ missing: true });
        throw error;
      },
    );
    return this.#about;
  }

  /** Ask again: it may have changed, or is to be in another language. */
  async #anew() {
    this.#about = null;
    await this.about().catch(() => {});
  }

  /** Watch anew: somebody has sat down, so the sight may be another's. */
  async reopen() {
    socket.renew();
    await this.#anew();
  }

  close() {
    clearTimeout(this.#retry);
    socket.leave(this.id);
    socket.removeEventListener("message", this.hear);
    socket.removeEventListener("state", this.feel);
    me.removeEventListener("became", this.meet);
  }

  /** @returns {number[]} the seats that are mine */
  get mine() {
    return this.people.seats.filter(sitter => sitter.you).map(sitter => sitter.seat);
  }

  /** Whether all seats of mine were given up. */
  get resigned() {
    const seats = this.people.seats.filter(sitter => sitter.you);
    return seats.length > 0 && seats.every(sitter => sitter.resigned);
  }

  get names() {
    return this.people.seats.map(sitter => sitter.name);
  }

  get over() {
    return this.people.state === "over" || this.sight?.actor === -2;
  }

  /** How many sights wait to be shown. */
  get queued() {
    return this.#queue.length;
  }

  /** Send the decisions of one gesture: all or none. @param {Action[]} actions */
  play(actions) {
    if (this.sending || !this.sight) return;
    const { version, can_undo } = this.sight;
    this.#gesture = actions.length > 1 && !can_undo ? version + actions.length : null;
    this.noHint();
    this.set({ sending: socket.ask({ type: "play", match: this.id, key: newKey(), version, actions }) });
  }

  /** Take the last decision back, or the gesture that began the turn, or the whole turn. */
  undo(turn = false) {
    if (this.sending || !this.sight) return;
    const version = this.sight.version;
    turn ||= version === this.#gesture;
    this.noHint();
    this.set({ sending: socket.ask({ type: "undo", match: this.id, key: newKey(), version, turn }) });
  }

  resign() {
    socket.ask({ type: "resign", match: this.id, key: newKey() });
  }

  /** @param {"undo" | "abort" | "rematch"} what */
  propose(what) {
    socket.send({ type: "propose", match: this.id, what });
  }

  /** @param {number} proposal @param {boolean} agree */
  answer(proposal, agree) {
    socket.send({ type: "answer", match: this.id, proposal, agree });
  }

  /** Why an action is not offered, after what was begun first. @param {Action} action @param {Action[]} first */
  async why(action, first) {
    const answer = await this.#questions.ask({ type: "why", match: this.id, key: newKey(), action, first });
    return answer?.type === "reason" ? answer : null;
  }

  /** What an action would do, in sentences. @param {Action} action @returns {Promise<string[]>} */
  async preview(action) {
    const answer = await this.#questions.ask({ type: "preview", match: this.id, key: newKey(), action });
    return answer?.type === "preview" ? answer.lines : [];
  }

  /** What is printed on the cards of this table; asked for once. */
  async readPrinted() {
    this.printed ??= await get("/matches/{match}/printed", { match: this.id });
  }

  /** The position after a version. @param {number} version @returns {Promise<Past | null>} */
  async at(version) {
    const past = await this.#questions.ask({ type: "look", match: this.id, key: newKey(), version });
    return past?.type === "past" ? past : null;
  }

  /** Look at an earlier position instead of the present one. @param {number} version */
  async look(version) {
    const past = await this.at(version);
    if (past) this.set({ past });
  }

  hint() {
    this.set({ thoughts: NO_THOUGHTS, hintPlace: 0 });
    this.#hint = socket.ask({ type: "hint", match: this.id, key: newKey(), seconds: 3 });
    socket.drop(this.#hint);
  }

  /** Nobody wants to know any more: the place in the queue is for others. */
  noHint() {
    if (this.#hint) socket.send({ type: "stop_hint", match: this.id });
    this.#hint = null;
    this.set({ thoughts: null });
  }

  /** The next person is ready behind the curtain. */
  lift() {
    this.set({ curtain: null });
    this.#lift();
  }

  /** Draw a sight now. @param {Sight} sight */
  draw(sight) {
    if (this.sight && this.sight.version !== sight.version) {
      this.noHint();
      this.sending = null;
    }
    this.set({ sight, told: Date.now(), showing: false });
    clearTimeout(this.#logTimer);
    this.#logTimer = setTimeout(() => this.readLog(), 60);
  }

  /** @param {typeof settings.language} language */
  speak(language) {
    socket.send({ type: "speak", language });
    socket.send({ type: "watch", match: this.id });
    this.readLog(true);
    void this.#anew();
  }

  /** Fetch the log from where it ends, or all of it; it tells no more than is drawn. @returns {Promise<void>} */
  async readLog(whole = false) {
    clearTimeout(this.#logTimer);
    const since = whole ? 0 : (this.log.at(-1)?.version ?? 0);
    const found = await logSince(this.id, since).catch(() => []);
    const drawn = this.sight?.version ?? 0;
    const lines = found.filter(({ version }) => version > since && version <= drawn);
    if (!whole && lines.some(line => line.kind === "undo")) return this.readLog(true);
    const before = whole ? [] : this.log.filter(line => line.version <= since);
    this.set({ log: [...before, ...told(lines)] });
    return undefined;
  }

  /** What has happened since I last decided, as far as it is drawn. @returns {Promise<Since | null>} */
  async readSince() {
    const until = this.sight?.version ?? 0;
    const since = await get("/matches/{match}/since", { match: this.id, until }).catch(() => null);
    if (since && until === this.sight?.version) this.set({ lastOwn: since.version });
    return since;
  }

  /** All that has arrived is drawn. @returns {Promise<void>} */
  drawn() {
    if (!this.staging) return Promise.resolve();
    return new Promise(resolve => {
      const stop = this.listen(() => {
        if (this.staging) return;
        stop();
        resolve();
      });
    });
  }

  /** @returns {Up} */
  #watch() {
    return { type: "watch", match: this.id, since: this.#newest()?.version };
  }

  #newest() {
    return this.#queue.at(-1) ?? this.sight;
  }

  /** @param {Down} message */
  #hear(message) {
    if (this.#questions.answered(message)) return;
    if ("match" in message && message.match && message.match !== this.id) return;
    switch (message.type) {
      case "sight":
        return void this.#arrive(message);
      case "people":
        return this.set({ people: message });
      case "accepted":
        return this.#accepted(message.key, message.version);
      case "stale":
        return this.#failed(message.key, null);
      case "refused":
        return this.#failed(message.key, message);
      case "problem":
        return this.#failed(message.key, { text: inWords(message) });
      case "said":
        return this.set({ chat: joined(this.chat, [message]) });
      case "proposal":
        return this.set({ proposals: [...this.#others(message), message] });
      case "settled":
        return this.#settle(message);
      case "thoughts":
        return this.#thought(message);
      case "waiting":
        return message.key === this.#hint ? this.set({ hintPlace: message.place }) : undefined;
      default:
        return undefined;
    }
  }

  /** @param {{proposal: number}} settled */
  #others(settled) {
    return this.proposals.filter(waiting => waiting.proposal !== settled.proposal);
  }

  /** @param {Settled} settled */
  #settle(settled) {
    this.set({ proposals: this.#others(settled) });
    if (settled.rematch) this.dispatchEvent(new CustomEvent("rematch", { detail: settled.rematch }));
  }

  /** @param {Thoughts} thoughts */
  #thought(thoughts) {
    if (thoughts.key !== this.#hint) return;
    if (thoughts.done) this.#hint = null;
    this.set({ thoughts, hintPlace: 0 });
  }

  /** A move is over when what it led to is drawn. @param {string} key @param {number} version */
  #accepted(key, version) {
    if (key === this.sending && (this.sight?.version ?? 0) >= version) this.set({ sending: null });
  }

  /** @param {string | null | undefined} key @param {Omit<Refusal, "type"> | null} reason */
  #failed(key, reason) {
    if (key && key === this.sending) this.set({ sending: null });
    if (key && key === this.#hint) {
      this.#hint = null;
      this.set({ thoughts: null });
    }
    this.dispatchEvent(new CustomEvent("refused", { detail: reason }));
  }

  /** @param {Sight} sight */
  async #arrive(sight) {
    this.#queue.push(sight);
    if (this.#drawing) return;
    this.#drawing = true;
    this.set({ staging: true });
    for (let next = this.#queue.shift(); next; next = this.#queue.shift())
      await this.#show(next).catch(error => this.#again(error));
    this.#drawing = false;
    this.set({ staging: false, missing: !this.sight });
  }

  /** A sight could not be shown, such as when its table was not fetched: ask for it later. @param {unknown} error */
  #again(error) {
    reportError(error);
    clearTimeout(this.#retry);
    if (this.#failures >= TRIES) return;
    this.#retry = setTimeout(() => socket.send(this.#watch()), FIRST_PAUSE * 2 ** this.#failures++);
  }

  /** @param {Sight} sight */
  async #show(sight) {
    const before = this.sight;
    const handed = this.mine.length > 1 && sight.your_turn && sight.seat !== before?.seat;
    if (handed) {
      const lifted = new Promise(resolve => (this.#lift = () => resolve(undefined)));
      this.set({ curtain: sight.seat });
      await lifted;
    }
    if (before?.your_turn && !sight.your_turn) this.lastOwn = sight.version;
    this.set({ showing: before !== null });
    await this.stage(handed ? null : before, sight, this.#queue.length >= HURRY_FROM);
    this.#failures = 0;
  }
}

socket.addEventListener("ended", () => me.lost());
