/** What a bot would do here, and how it sees the chances. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";
import { openRulebook } from "./rulebook-drawer.js";
import { seatMark } from "./seat-mark.js";

export class HintPanel extends MatchPiece {
  static properties = { ...MatchPiece.properties, thoughts: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../state/match.js").Match["thoughts"]} */ this.thoughts = null;
  }

  render() {
    const thoughts = this.thoughts;
    if (!thoughts) return nothing;
    const seat = this.match?.sight?.seat ?? 0;
    const win = thoughts.wins[seat];
    const best = named(thoughts.best);
    const all = thoughts.best.reduce((sum, thought) => sum + thought.visits, 0) || 1;
    const place = this.match?.hintPlace ?? 0;
    return html`<div class="hint" role="status">
      ${icon("hint")}
      <div>
        ${
          thoughts.best.length
            ? nothing
            : html`<p>${place ? say("hint-waiting", { place }) : say("hint-thinking")}</p>`
        }
        <ol>
          ${best.slice(0, 3).map(
            ([text, visits]) =>
              html`<li>
                <span>${text}</span>
                <meter min="0" max="1" .value=${visits / all} aria-label=${say("hint-weight")}></meter>
              </li>`,
          )}
        </ol>
        ${thoughts.why ? html`<p class="why small">${thoughts.why} ${this.#clause(thoughts.clause)}</p>` : nothing}
        ${
          win === undefined
            ? nothing
            : html`<p class="soft small">${say("hint-win", { percent: Math.round(win * 100) })}</p>
                <div class="chances" aria-hidden="true">
                  ${thoughts.wins.map(
                    (share, other) =>
                      html`<div>
                        ${seatMark(other)}<meter
                          class="seat-${other}"
                          min="0"
                          max="1"
                          .value=${share}
                        ></meter>
                        <b>${Math.round(100 * share)}&nbsp;%</b>
                      </div>`,
                  )}
                </div>`
        }
      </div>
      <button class="plain icon" aria-label=${say("web-close")} @click=${() => this.match?.noHint()}>
        ${icon("close", 18)}
      </button>
    </div>`;
  }

  /** The rule behind the question. @param {string | null | undefined} clause */
  #clause(clause) {
    if (!clause) return nothing;
    const open = () => openRulebook(this.match?.info?.game ?? "", clause);
    return html`<button class="link" @click=${open}>${clause}</button>`;
  }
}

/**
 * What is thought of by its words: two cards of one kind are one advice.
 * @param {import("../types").Thought[]} thoughts @returns {[string, number][]}
 */
function named(thoughts) {
  /** @type {Map<string, number>} */ const found = new Map();
  for (const { text, visits } of thoughts) found.set(text, (found.get(text) ?? 0) + visits);
  return [...found];
}

customElements.define("hint-panel", HintPanel);
