/** What is being asked, always on screen: in lapis when it is you. */

import { html, nothing } from "../vendor/lit.js";
import { listed, say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";
import { described, state } from "./presence.js";
import { seatMark } from "./seat-mark.js";

export class PromptBar extends MatchPiece {
  static properties = {
    ...MatchPiece.properties,
    news: { attribute: false },
    summed: { attribute: false },
    unsaid: { attribute: false },
    preview: { attribute: false },
    recap: { attribute: false },
  };

  constructor() {
    super();
    this.news = "";
    this.summed = 0; // the version until which they tell all
    /** @type {number[]} who acted until then and has no sentence */ this.unsaid = [];
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
    const others = mine && !this.recap && this.summed === sight.version ? this.#others(match) : nothing;
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
        <p class="news" data-summed=${this.summed}><span class="told">${lines.join(" ")}</span>${others}</p>
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

  /** Who else has acted, where there is no room to say what. @param {import("../state/match.js").Match} match */
  #others({ names }) {
    if (!this.unsaid.length) return nothing;
    const said = say("news-more", {
      count: this.unsaid.length,
      names: listed(this.unsaid.map(seat => names[seat])),
    });
    return html`<span class="others" title=${said}
      >… ${this.unsaid.map(seatMark)}<span class="unseen">${said}</span></span
    >`;
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
