/** What wins in a game: the figures of many games of bots, as tables with bars. */

import { html, nothing } from "../vendor/lit.js";
import { get } from "../net/http.js";
import { settings } from "../state/settings.js";
import { GamePiece } from "../ui/element.js";
import { say } from "../words/words.js";

/** @import { Studied, StudyTable } from "../types/answers" */

export class StudyPage extends GamePiece {
  static properties = { ...GamePiece.properties, answer: { state: true }, missing: { state: true } };

  constructor() {
    super();
    /** @type {Studied | null} */ this.answer = null;
    this.missing = false;
    /** @type {number | null} */ this.seats = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(settings);
    this.stop = settings.listen(() => this.#load());
    void this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop?.();
  }

  async #load() {
    try {
      this.answer = await get("/study/{game}", { game: this.game, seats: this.seats });
    } catch {
      this.missing = true;
    }
  }

  /** @param {Event} event */
  #choose(event) {
    this.seats = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    void this.#load();
  }

  render() {
    if (this.missing) return html`<p class="reading">${say("study-missing")}</p>`;
    if (!this.answer) return html`<p class="reading">${say("web-loading")}</p>`;
    const { page, seats, choices } = this.answer;
    return html`<article class="reading study">
      <p class="small row">
        <a href="/rules/${this.game}">${say("tool-rules")}</a>
        <label class="row"
          >${say("study-players")}
          <select @change=${this.#choose}>
            ${choices.map(each => html`<option ?selected=${each === seats}>${each}</option>`)}
          </select></label
        >
      </p>
      <h1>${page.title}</h1>
      <ul>
        ${page.facts.map(fact => html`<li>${fact}</li>`)}
      </ul>
      ${page.tables.map(table => compared(table))} ${page.histograms.map(table => histogram(table))}
      <p class="soft small">${page.about}</p>
    </article>`;
  }
}

/** A table whose first numbers are drawn below its names. @param {StudyTable} table */
function compared({ title, head, rows, bars }) {
  const most = Math.max(...bars.flat(), 1e-9);
  const kinds = bars[0]?.length > 1 ? ["name", "key", "key pale"] : ["name"];
  return html`<section>
    <h2>${title}</h2>
    <table>
      <thead>
        <tr>
          ${head.map((cell, n) => html`<th scope="col" class=${kinds[n] ?? ""}>${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells], row) =>
            html`<tr>
              <th scope="row">
                ${name}
                <span class="bars" aria-hidden="true">
                  ${(bars[row] ?? []).map(
                    (bar, n) =>
                      html`<span class=${n ? "pale" : ""} .style=${`width: ${(100 * bar) / most}%`}></span>`,
                  )}
                </span>
              </th>
              ${cells.map(cell => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** How many games had so much, as columns; a reader who does not see them has the table. @param {StudyTable} table */
function histogram({ title, head, rows, bars }) {
  const most = Math.max(...bars.flat(), 1);
  return html`<section>
    <h2>${title}</h2>
    <div class="columns" aria-hidden="true">
      ${rows.map(
        ([name, games], n) =>
          html`<span class="column" title="${name}: ${games}"
            ><span .style=${`height: ${(100 * bars[n][0]) / most}%`}></span
          ></span>`,
      )}
    </div>
    <p class="ends small soft" aria-hidden="true">
      <span>${rows[0]?.[0]}</span><span>${rows.at(-1)?.[0] ?? nothing}</span>
    </p>
    <div class="unseen">
      <table>
        <thead>
          <tr>
            ${head.map(cell => html`<th scope="col">${cell}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, games]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${games}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

customElements.define("study-page", StudyPage);
