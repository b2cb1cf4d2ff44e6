/** A list of matches on the start: mine, open tables, games to watch. `<match-list state="open">` */

import { html, nothing } from "../vendor/lit.js";
import { get } from "../net/http.js";
import { me } from "../state/people.js";
import { listed, say, words } from "../words/words.js";
import { Piece } from "./element.js";
import { seatMark } from "./seat-mark.js";

/** @import { MatchLine } from "../types/answers" */

const AGAIN = 15_000;
const MOST = 12;
const ENDED = 6; // finished ones of mine

export class MatchList extends Piece {
  static properties = { lines: { state: true }, ended: { state: true } };

  constructor() {
    super();
    /** @type {MatchLine[] | null} */ this.lines = null;
    /** @type {MatchLine[]} my finished games */ this.ended = [];
  }

  get state() {
    return this.getAttribute("state") ?? "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.meet = () => this.#load();
    me.addEventListener("became", this.meet);
    this.#load();
    this.timer = setInterval(() => document.hidden || this.#load(), AGAIN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.meet) me.removeEventListener("became", this.meet);
    clearInterval(this.timer);
  }

  render() {
    const { state, lines } = this;
    const mine = state === "mine";
    if (!words.bundle || !lines || (mine && !lines.length && !this.ended.length)) return nothing;
    return html`<section class="card list home-${state}">
      <h2>${say(`home-${state}`)}</h2>
      ${lines.length || mine ? nothing : html`<p class="soft">${say(`home-${state}-none`)}</p>`}
      ${lines.slice(0, MOST).map(line => this.line(line))}
      ${
        this.ended.length
          ? html`<div class="list finished">
              <h3>${say("home-finished")}</h3>
              ${this.ended.map(line => this.line(line))}
            </div>`
          : nothing
      }
    </section>`;
  }

  /** @param {MatchLine} line */
  line(line) {
    const over = line.state === "over" || line.state === "aborted";
    return html`<a
      class="match-line ${line.your_turn ? "turn" : ""}"
      href="/${over ? "replay" : "m"}/${line.match}"
    >
      <b>${line.name || (words.knows(`title-${line.game}`) ? say(`title-${line.game}`) : line.game)}</b>
      <span class="who"
        >${line.seats.map(
          sitter =>
            html`<span
              >${seatMark(sitter.seat)} ${sitter.kind === "open" ? say("match-open-seat") : sitter.name}</span
            >`,
        )}</span
      >
      ${line.your_turn ? html`<em>${say("match-your-turn")}</em>` : nothing}
      ${over ? html`<em class="ended">${outcome(line)}</em>` : nothing}
    </a>`;
  }

  async #load() {
    const mine = this.state === "mine";
    await me.known;
    if (mine && !me.person) return void (this.lines = []);
    const answer = await get("/matches", { state: this.state }, this.state === "finished").catch(() => null);
    const found = answer?.matches ?? [];
    this.lines = mine ? waiting(found) : found;
    const ended = mine ? await get("/matches", { state: "archive", limit: ENDED }).catch(() => null) : null;
    this.ended = ended?.matches.slice(0, ENDED) ?? [];
    const turns = mine ? found.filter(line => line.your_turn).length : 0;
    if (turns && this.isConnected) document.title = `(${turns}) Digsite`;
  }
}

customElements.define("match-list", MatchList);

/** How it ended. @param {MatchLine} line */
function outcome({ winners, seats, state }) {
  if (state === "aborted" || !winners.length) return say("home-aborted");
  const won = winners.map(seat => seats[seat]);
  if (won.some(sitter => sitter.you)) return say("home-won-you");
  return say("home-won", { count: won.length, names: listed(won.map(sitter => sitter.name)) });
}

/** What is not over, my turn first. @param {MatchLine[]} lines */
function waiting(lines) {
  const rank = (/** @type {MatchLine} */ line) => (line.your_turn ? 2 : line.state === "running" ? 1 : 0);
  return lines
    .filter(line => line.state === "open" || line.state === "running")
    .sort((one, other) => rank(other) - rank(one));
}
