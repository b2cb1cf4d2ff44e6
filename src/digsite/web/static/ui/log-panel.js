/** The log in sentences, grouped by turn: a click goes to that position, hovering points at it. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { lineMark } from "./seat-mark.js";

/** @import { LogLine } from "../types/answers" */

export class LogPanel extends MatchPiece {
  constructor() {
    super();
    this.length = 0;
    /** @type {number | undefined} the position that was brought into sight */ this.at = undefined;
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    const at = match.past?.at;
    return html`<ol class="log" tabindex="0" aria-label=${say("tool-log")}>
      ${repeat(
        turns(match.log),
        ([turn]) => turn,
        ([turn, lines]) =>
          html`<li class="turn">
            <h2>${turn > 0 ? say("log-turn", { turn }) : say("log-start")}</h2>
            ${lines.map(
              line =>
                html`<button
                  class="line ${line.version === at ? "at" : ""} ${line.events[0]?.minor ? "minor" : ""}"
                  ?data-new=${line.version > match.lastOwn}
                  @click=${() => this.tell("look", line.version)}
                  @pointerenter=${() => this.tell("point", line.events)}
                  @pointerleave=${() => this.tell("point", [])}
                  @focus=${() => this.tell("point", line.events)}
                  @blur=${() => this.tell("point", [])}
                >
                  ${lineMark(line)}<span>${line.text}</span>
                </button>`,
            )}
          </li>`,
      )}
    </ol>`;
  }

  updated() {
    const length = this.match?.log.length ?? 0;
    if (this.match?.past && this.match.past.at !== this.at) {
      this.at = this.match.past.at;
      this.#follow();
    }
    if (length === this.length) return;
    this.length = length;
    const list = this.querySelector(".log");
    if (list && !this.match?.past) list.scrollTop = list.scrollHeight;
  }

  /** Bring what led to the position looked at into sight, within the log alone. */
  #follow() {
    const [list, line] = [this.querySelector(".log"), this.querySelector(".line.at")];
    if (!list || !line) return;
    const [all, one] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    if (one.top < all.top || one.bottom > all.bottom) list.scrollTop += one.top - all.top - all.height / 2;
  }
}

customElements.define("log-panel", LogPanel);

/** @param {LogLine[]} log @returns {[number, LogLine[]][]} */
function turns(log) {
  /** @type {Map<number, LogLine[]>} */ const found = new Map();
  for (const line of log) {
    if (!found.has(line.turn)) found.set(line.turn, []);
    found.get(line.turn)?.push(line);
  }
  return [...found];
}
