/** Who sits at the table: mark, name, whether they are here, their clock. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { remark, state } from "./presence.js";
import { seatMark } from "./seat-mark.js";

export class PeopleStrip extends MatchPiece {
  connectedCallback() {
    super.connectedCallback();
    this.ticking = setInterval(() => typeof this.#clocks?.running === "number" && this.requestUpdate(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    const actor = match.sight?.actor;
    return html`<ul class="people" aria-label=${say("match-people")}>
        ${match.people.seats.map(
          sitter =>
            html`<li class="${sitter.seat === actor ? "acting" : ""} ${state(sitter)}">
              ${seatMark(sitter.seat)}
              <span class="name" title=${sitter.name}
                >${sitter.kind === "open" ? say("match-open-seat") : sitter.name}${
                  sitter.you ? html` <i class="soft">(${say("match-you")})</i>` : nothing
                }</span
              >
              ${remark(sitter) ? html`<span class="soft small remark">${remark(sitter)}</span>` : nothing}
              ${sitter.kind === "person" ? html`<i class="dot" aria-hidden="true"></i>` : nothing}
              ${this.#clock(sitter.seat)}
            </li>`,
        )}
      </ul>
      ${
        match.people.watching
          ? html`<p class="soft small watching">
              ${say("match-watching", { count: match.people.watching })}
            </p>`
          : nothing
      }`;
  }

  get #clocks() {
    return this.match?.sight?.clocks;
  }

  /** @param {number} seat */
  #clock(seat) {
    const known = this.#clocks?.left[seat] ?? null;
    if (known === null) return nothing;
    const running = this.#clocks?.running === seat;
    const gone = running ? (Date.now() - (this.match?.told ?? Date.now())) / 1000 : 0;
    const left = Math.max(0, Math.round(known - gone));
    return html`<span class="clock ${running ? "running" : ""} ${left < 30 ? "short" : ""}"
      >${spelled(left)}</span
    >`;
  }
}

customElements.define("people-strip", PeopleStrip);

/** @param {number} seconds */
function spelled(seconds) {
  if (seconds >= 86_400) return say("clock-days", { days: Math.floor(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
