/** The log in sentences, grouped by turn: a click goes to that position, hovering points at it. */

import { html, nothing, repeat } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { seatMark } from "./seat-mark.js";

/** @import { LogLine } from "../types" */

export class LogPanel extends MatchPiece {
  constructor() {
    super();
    this.length = 0;
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    const at = match.past?.at ?? match.past?.version;
    return html`<ol class="log" tabindex="0" aria-label=${say("tool-log")}>
      ${repeat(turns(match.log), ([turn]) => turn, ([turn, lines]) => html`<li class="turn">
        <h2>${turn > 0 ? say("log-turn", { turn }) : say("log-start")}</h2>
        ${lines.map((line) => html`<button class="line ${line.version === at ? "at" : ""} ${line.events?.[0]?.minor ? "minor" : ""}" ?data-new=${line.version > match.lastOwn}
          @click=${() => this.tell("look", line.version)}
          @pointerenter=${() => this.tell("point", line.events ?? [])} @pointerleave=${() => this.tell("point", [])}
          @focus=${() => this.tell("point", line.events ?? [])} @blur=${() => this.tell("point", [])}>
          ${mark(line)}<span>${line.text}</span></button>`)}
      </li>`)}
    </ol>`;
  }

  updated() {
    const length = this.match?.log.length ?? 0;
    if (length === this.length) return;
    this.length = length;
    const list = this.querySelector(".log");
    if (list && !this.match?.past) list.scrollTop = list.scrollHeight;
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

/** Whose line it is: who decided, or whom the event is about. @param {LogLine} line */
function mark(line) {
  const about = line.events?.[0]?.record?.seat;
  const seat = typeof line.seat === "number" && line.seat >= 0 ? line.seat : about;
  return typeof seat === "number" && seat >= 0 ? seatMark(seat) : html`<span class="no-mark"></span>`;
}
