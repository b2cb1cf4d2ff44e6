/** What is being asked, always on screen: in lapis when it is you. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";
import { seatMark } from "./seat-mark.js";

export class PromptBar extends MatchPiece {
  static properties = {
    ...MatchPiece.properties,
    news: { attribute: false },
    preview: { attribute: false },
  };

  constructor() {
    super();
    this.news = "";
    /** @type {string[]} what the offer under the pointer would do */ this.preview = [];
  }

  render() {
    const match = this.match;
    const sight = match?.past ?? match?.sight;
    if (!match || !sight) return html`<div class="prompt waiting-bar"><p class="ask">${this.#absent()}</p></div>`;
    const mine = sight.your_turn && !match.past;
    const kind = match.past ? "past" : match.over ? "over" : mine ? "mine" : "others";
    const lines = match.past ? this.#then(match) : this.preview.length ? this.preview : this.news ? [this.news] : [];
    return html`<div class="prompt ${kind}">
      ${sight.actor >= 0 ? seatMark(sight.actor) : nothing}
      <div class="asked">
        <p class="ask" role="heading" aria-level="1">${sight.prompt.text}</p>
        <p class="news ${this.preview.length ? "previewing" : ""}">${lines.join(" ")}</p>
      </div>
      ${match.past
        ? html`<button @click=${() => this.tell("now")}>${icon("last", 18)}${say("match-back-to-now")}</button>`
        : nothing}
      ${match.line !== "open" ? html`<span class="line" role="status">${say("match-reconnecting")}</span>` : nothing}
    </div>`;
  }

  /** What led to the position looked at. @param {import("../state/match.js").Match} match */
  #then({ log, past }) {
    return log.filter((line) => line.version === (past?.at ?? past?.version)).map((line) => line.text);
  }

  #absent() {
    if (this.match?.missing) return say("match-missing");
    return this.match?.people.state === "open" ? say("match-waiting-for-players") : say("web-loading");
  }
}

customElements.define("prompt-bar", PromptBar);
