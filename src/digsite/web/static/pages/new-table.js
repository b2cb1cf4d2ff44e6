/** A table set up with care: who sits where, rulings, clock, who may look on. */

import { html, nothing } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { go } from "../router.js";
import { gameCards } from "../state/games.js";
import { me } from "../state/people.js";
import { settings } from "../state/settings.js";
import { Piece } from "../ui/element.js";
import { emblem } from "../ui/emblems.js";
import { seatMark } from "../ui/seat-mark.js";
import { toast } from "../ui/toasts.js";
import { say, words } from "../words/words.js";
import { seatedBot } from "./seatings.js";

/** @import { GameCard } from "../types/answers" */

const CLOCKS = /** @type {Record<string, object>} */ ({
  none: { kind: "none" },
  quick: { kind: "live", bank: 600, increment: 10 },
  calm: { kind: "live", bank: 1800, increment: 30 },
  days: { kind: "days", days: 3 },
});

export class NewTablePage extends Piece {
  static properties = { game: { attribute: false }, about: { state: true }, seats: { state: true } };

  constructor() {
    super();
    this.game = "";
    /** @type {GameCard | null} */ this.about = null;
    /** @type {string[]} one per seat: me, friend, open, hotseat, bot:NAME, none */
    this.seats = ["me", "bot:apprentice", "bot:surveyor"];
  }

  connectedCallback() {
    super.connectedCallback();
    words.load(this.game);
    this.stop = settings.listen(() => this.#load());
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.();
  }

  async #load() {
    const games = await gameCards();
    this.about = games.find(found => found.key === this.game) ?? null;
    if (!this.about) return;
    const most = Math.max(...this.about.seats);
    const given = this.seats.slice(0, most);
    this.seats = [...given, ...Array.from({ length: most - given.length }, () => "none")];
  }

  render() {
    const about = this.about;
    if (!about) return nothing;
    return html`<form class="reading new-table" @submit=${this.#begin}>
      <header>
        ${emblem(about.key)}
        <h1>${about.title}</h1>
      </header>
      <fieldset>
        <legend>${say("new-seats")}</legend>
        ${this.seats.map((_kind, seat) => this.#seat(seat, about))}
      </fieldset>
      <fieldset>
        <legend>${say("new-clock")}</legend>
        <select name="clock" aria-label=${say("new-clock")}>
          ${Object.keys(CLOCKS).map(name => html`<option value=${name}>${say(`new-clock-${name}`)}</option>`)}
        </select>
      </fieldset>
      <fieldset>
        <legend>${say("new-house")}</legend>
        ${["listed", "spectators", "hints"].map(
          name =>
            html`<label class="row">
              <input type="checkbox" name=${name} ?checked=${name !== "listed"} />${say(`new-${name}`)}</label
            >`,
        )}
        <label class="row"
          >${say("new-undo")}
          <select name="undo">
            ${["turn", "agreed", "never"].map(rule => html`<option value=${rule}>${say(`new-undo-${rule}`)}</option>`)}
          </select></label
        >
      </fieldset>
      ${
        about.options.length
          ? html`<fieldset>
              <legend>${say("new-rulings")}</legend>
              ${about.options.map(
                option =>
                  html`<label class="row"
                    ><input type="checkbox" name="option:${option.name}" ?checked=${option.default} />
                    <span
                      >${option.text}
                      <a class="small" href="/rules/${about.key}#${option.clause}" target="_blank"
                        >${option.clause}</a
                      ></span
                    ></label
                  >`,
              )}
            </fieldset>`
          : nothing
      }
      <div class="buttons"><button class="main">${say("new-begin")}</button></div>
    </form>`;
  }

  /** @param {number} seat @param {GameCard} about */
  #seat(seat, about) {
    const least = Math.min(...about.seats);
    const kinds = ["me", "friend", "open", "hotseat", ...about.bots.map(bot => `bot:${bot.name}`), "none"];
    const label = (/** @type {string} */ kind) =>
      kind.startsWith("bot:")
        ? say("new-bot", { name: about.bots.find(bot => `bot:${bot.name}` === kind)?.title ?? kind })
        : say(`new-kind-${kind}`);
    const chosen = about.bots.find(bot => `bot:${bot.name}` === this.seats[seat]);
    return html`<label class="row seat-row"
      >${seatMark(seat)}
      <select
        aria-label=${say("new-seat", { number: seat + 1 })}
        @change=${(/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLSelectElement} */ (event.target);
          this.seats = this.seats.map((kind, other) => (other === seat ? value : kind));
        }}
      >
        ${kinds
          .filter(kind => kind !== "none" || seat >= least)
          .map(
            kind =>
              html`<option value=${kind} ?selected=${this.seats[seat] === kind}>${label(kind)}</option>`,
          )}</select
      ><span class="soft small">${chosen?.about ?? ""}</span></label
    >`;
  }

  /** @param {SubmitEvent} event */
  async #begin(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const seats = this.seats
      .filter(kind => kind !== "none")
      .map((kind, seat) => {
        if (kind.startsWith("bot:") && this.about) return seatedBot(this.about, kind.slice(4));
        return kind === "hotseat" ? { kind, name: say("seat-number", { number: seat + 1 }) } : { kind };
      });
    const options = Object.fromEntries(
      (this.about?.options ?? []).map(option => [option.name, form.has(`option:${option.name}`)]),
    );
    const wanted = {
      game: this.game,
      seats,
      options,
      clock: CLOCKS[String(form.get("clock"))],
      undo: String(form.get("undo")),
      listed: form.has("listed"),
      spectators: form.has("spectators"),
      hints: form.has("hints"),
    };
    try {
      await me.be(say("home-guest"));
      const { match } = await post("/matches", wanted);
      await go(`/m/${match}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }
}

customElements.define("new-table-page", NewTablePage);
