/** What is being asked, always on screen: in lapis when it is you. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";
import { described, state } from "./presence.js";
import { seatMark } from "./seat-mark.js";

export class PromptBar extends MatchPiece {
  static properties = {
    ...MatchPiece.properties,
    news: { attribute: false },
    summed: { attribute: false },
    preview: { attribute: false },
    recap: { attribute: false },
  };

  constructor() {
    super();
    this.news = "";
    this.summed = 0; // the version until which they tell all
    /** @type {string[]} what the offer under the pointer would do */ this.preview = [];
    this.recap = false; // the past is shown turn by turn, and the news are its caption
  }

  render() {
    const match = this.match;
    const sight = match?.past ?? match?.sight;
    if (!match || !sight)
      return html`<div class="prompt waiting-bar"><p class="ask">${this.#absent()}</p></div>`;
    const shown = match.showing && !match.past && sight.actor >= 0; // an answer to the question before is
    const mine = sight.your_turn && !match.past && !shown;
    const kind = match.past ? "past" : match.over ? "over" : mine ? "mine" : "others";
    const lines = match.past && !this.recap ? this.#then(match) : [this.news];
    const preview = match.past ? [] : this.preview;
    return html`<div class="prompt ${kind}">
      ${sight.actor >= 0 ? seatMark(sight.actor) : nothing}
      <div class="asked">
        <p class="ask" role="heading" aria-level="1">
          ${
            this.recap
              ? say("since-title")
              : match.resigned && !match.over
                ? say("match-resigned-you")
                : shown
                  ? say(sight.your_turn ? "match-move-you" : "match-move", {
                      name: match.names[sight.actor] ?? "",
                    })
                  : sight.prompt.text
          }
        </p>
        <p class="news" data-summed=${this.summed}>${lines.join(" ")}</p>
        ${preview.length ? html`<p class="previewing">${preview.join(" ")}</p>` : nothing}
      </div>
      ${
        match.past
          ? html`<button @click=${() => this.tell("now")}>
              ${icon("last", 18)}${say("match-back-to-now")}
            </button>`
          : nothing
      }
      ${this.#presence(match)}
      ${
        match.line === "open"
          ? nothing
          : html`<span class="line" role="status"
              >${say(match.sending ? "match-offline-kept" : "match-offline")}</span
            >`
      }
    </div>`;
  }

  /**
   * Who sits here and who does not, where the list of players is not in sight.
   * @param {import("../state/match.js").Match} match
   */
  #presence({ people }) {
    return html`<ul class="presence" aria-label=${say("match-people")}>
      ${people.seats.map(
        sitter =>
          html`<li class=${state(sitter)} title=${described(sitter)}>
            ${seatMark(sitter.seat)}<span class="unseen">${described(sitter)}</span>
          </li>`,
      )}
    </ul>`;
  }

  /** What led to the position looked at. @param {import("../state/match.js").Match} match */
  #then({ log, past }) {
    return log.filter(line => line.version === (past?.at ?? past?.version)).map(line => line.text);
  }

  #absent() {
    if (this.match?.missing) return say("match-missing");
    return this.match?.people.state === "open" ? say("match-waiting-for-players") : say("web-loading");
  }
}

customElements.define("prompt-bar", PromptBar);
