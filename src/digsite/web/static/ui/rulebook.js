/** A rulebook: numbered paragraphs with anchors; opens at a clause and marks it. */

import { html, nothing } from "../vendor/lit.js";
import { get } from "../net/http.js";
import { settings } from "../state/settings.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";
import { inline, markdown } from "./markdown.js";

/** @typedef {{ clause: string | null, level: number, markdown: string, ruling: boolean }} Paragraph */

export class RuleBook extends Piece {
  static properties = {
    game: { attribute: false },
    clause: { attribute: false },
    found: { state: true },
    paragraphs: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {string | undefined} */ this.clause = undefined;
    /** @type {Paragraph[]} */ this.paragraphs = [];
    this.found = "";
    this.studied = false;
    this.loaded = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(settings);
    this.addEventListener("click", event => {
      const link = /** @type {Element} */ (event.target).closest("a.clause");
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      this.show(/** @type {string} */ (link.getAttribute("href")).slice(1));
    });
  }

  willUpdate() {
    const wanted = `${this.game}/${settings.language}`;
    if (!this.game || this.loaded === wanted) return;
    this.loaded = wanted;
    this.#load();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("clause") && this.clause && this.paragraphs.length) this.show(this.clause);
  }

  async #load() {
    const answer = await get("/rules/{game}", { game: this.game });
    this.paragraphs = answer.paragraphs;
    this.studied = answer.studied;
    await this.updateComplete;
    if (this.clause) this.show(this.clause);
  }

  /** @param {string} clause */
  show(clause) {
    this.clause = clause;
    for (const marked of this.querySelectorAll(".marked")) marked.classList.remove("marked");
    const place = this.querySelector(`#${CSS.escape(clause)}`);
    place?.classList.add("marked");
    place?.scrollIntoView({ block: "center", behavior: settings.motion ? "smooth" : "instant" });
  }

  render() {
    const wanted = this.found.trim().toLowerCase();
    const fits = (/** @type {Paragraph} */ paragraph) =>
      !wanted || `${paragraph.clause ?? ""} ${paragraph.markdown}`.toLowerCase().includes(wanted);
    const shown = this.paragraphs.filter(fits);
    return html`<div class="rulebook">
      <input
        type="search"
        class="find"
        placeholder=${say("rules-find")}
        aria-label=${say("rules-find")}
        @input=${(/** @type {Event} */ event) => (this.found = /** @type {HTMLInputElement} */ (event.target).value)}
      />
      ${
        this.studied && !wanted
          ? html`<p class="small"><a href="/study/${this.game}">${say("study-link")}</a></p>`
          : nothing
      }
      ${shown.map(paragraph)}
      ${wanted && !shown.length ? html`<p class="soft">${say("rules-not-found")}</p>` : nothing}
    </div>`;
  }
}

customElements.define("rule-book", RuleBook);

/** @param {Paragraph} paragraph */
function paragraph({ clause, level, markdown: text, ruling }) {
  if (level === 1) return html`<h1>${inline(text)}</h1>`;
  if (level >= 2) return html`<h2>${inline(text)}</h2>`;
  if (!clause) return html`<div class="plain-text">${markdown(text)}</div>`;
  return html`<div class="rule ${ruling ? "ruling" : ""}" id=${clause}>
    <a class="number clause" href="#${clause}">${clause}</a>
    <div>${markdown(text)}</div>
  </div>`;
}
