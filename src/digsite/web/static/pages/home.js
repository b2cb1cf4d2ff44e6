/** The start: one click to a game against bots, one to a link for friends, and what is going on. */

import { html, nothing } from "../vendor/lit.js";
import { get, post } from "../net/http.js";
import { go } from "../router.js";
import { me } from "../state/people.js";
import { settings } from "../state/settings.js";
import { Piece } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { emblem } from "../ui/emblems.js";
import { seatMark } from "../ui/seat-mark.js";
import { toast } from "../ui/toasts.js";
import { say, words } from "../words/words.js";
import { againstBots, withFriends } from "./seatings.js";

/** @import { GameCard, MatchLine } from "../types" */

const AGAIN = 15_000;

class HomePage extends Piece {
  static properties = { games: { state: true }, lists: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {GameCard[]} */ this.games = [];
    /** @type {Record<string, MatchLine[]>} */ this.lists = {};
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(me);
    this.stop = settings.listen(() => this.#load());
    this.meet = () => this.#lists();
    me.addEventListener("became", this.meet);
    words.load("");
    this.#load().then(() => import("./match.js")); // likely the next page
    this.timer = setInterval(() => document.hidden || this.#lists(), AGAIN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.();
    if (this.meet) me.removeEventListener("became", this.meet);
    clearInterval(this.timer);
  }

  render() {
    const mine = [...(this.lists.mine ?? [])].sort((one, other) => rank(other) - rank(one));
    const waiting = mine.filter((line) => line.your_turn).length;
    if (waiting) document.title = `(${waiting}) Digsite`;
    return html`<div class="home">
      <header class="hero">${emblem("dunes")}<div><h1>${say("home-title")}</h1><p>${say("home-subtitle")}</p></div></header>
      ${mine.length ? this.#list("home-mine", mine) : nothing}
      <section class="titles" aria-label=${say("home-games")}>${this.games.map((game) => this.#title(game))}</section>
      <div class="columns">
        ${this.#list("home-open", this.lists.open ?? [], "home-open-none")}
        ${this.#list("home-live", this.lists.live ?? [], "home-live-none")}
        <section class="card list"><h2>${say("home-replays")}</h2>
          <p class="soft">${say("home-replays-text")}</p>
          <label class="button">${icon("open")} ${say("home-open-record")}<input class="unseen" type="file" accept=".digsite,.txt,text/plain" @change=${this.#openRecord} /></label>
          ${(this.lists.finished ?? []).slice(0, 5).map((line) => this.#line(line))}
        </section>
      </div>
      <footer class="soft small"><p>${say("home-cards")}</p></footer>
    </div>`;
  }

  /** @param {GameCard} game */
  #title(game) {
    return html`<article class="title card ${game.key}">
      ${emblem(game.key)}
      <div class="about"><h2>${game.title}</h2>
        <p>${words.knows(`about-${game.key}`) ? say(`about-${game.key}`) : nothing}</p>
        <p class="soft small">${say("home-players", { low: Math.min(...game.seats), high: Math.max(...game.seats) })}</p></div>
      <div class="ways">
        <button class="main" ?disabled=${this.busy} @click=${() => this.#begin(againstBots(game))}>${say("home-play")}</button>
        <button ?disabled=${this.busy} @click=${() => this.#begin(withFriends(game))}>${icon("link", 18)} ${say("home-invite")}</button>
        <p class="links"><a href="/new/${game.key}">${say("home-more")}</a> <a href="/learn/${game.key}">${say("home-learn")}</a> <a href="/rules/${game.key}">${say("tool-rules")}</a></p>
      </div>
    </article>`;
  }

  /** @param {string} name @param {MatchLine[]} lines @param {string} [none] */
  #list(name, lines, none) {
    return html`<section class="card list ${name}"><h2>${say(name)}</h2>
      ${lines.length || !none ? nothing : html`<p class="soft">${say(none)}</p>`}
      ${lines.slice(0, 12).map((line) => this.#line(line))}</section>`;
  }

  /** @param {MatchLine} line */
  #line(line) {
    const over = line.state === "over";
    return html`<a class="match-line ${line.your_turn ? "turn" : ""}" href="/${over ? "replay" : "m"}/${line.match}">
      <b>${line.name || this.games.find((game) => game.key === line.game)?.title || line.game}</b>
      <span class="who">${line.seats.map((sitter) => html`<span>${seatMark(sitter.seat)} ${sitter.kind === "open" ? say("match-open-seat") : sitter.name}</span>`)}</span>
      ${line.your_turn ? html`<em>${say("match-your-turn")}</em>` : nothing}
    </a>`;
  }

  async #load() {
    const answer = await get("/games").catch(() => null);
    this.games = answer?.games ?? answer ?? [];
    await this.#lists();
  }

  async #lists() {
    const names = ["mine", "open", "live", "finished"].filter((name) => me.person || name !== "mine");
    const found = await Promise.all(names.map((name) => get(`/matches?state=${name}`, name === "finished").catch(() => ({ matches: [] }))));
    const lists = Object.fromEntries(names.map((name, number) => [name, /** @type {MatchLine[]} */ (found[number].matches)]));
    lists.mine = (lists.mine ?? []).filter((line) => line.state === "open" || line.state === "running");
    this.lists = lists;
  }

  /** @param {object} wanted */
  async #begin(wanted) {
    this.busy = true;
    try {
      await me.be(say("home-guest"));
      const { match } = await post("/matches", wanted);
      await go(`/m/${match}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
      this.busy = false;
    }
  }

  /** @param {Event} event */
  async #openRecord(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    try {
      await me.be(say("home-guest"));
      const { match } = await post("/records", await file.text());
      await go(`/replay/${match}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }
}

customElements.define("home-page", HomePage);

/** @param {MatchLine} line */
const rank = (line) => (line.your_turn ? 2 : line.state === "running" ? 1 : 0);
