/** Who sits at the table: mark, name, whether they are here, their clock. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { seatMark } from "./seat-mark.js";

export class PeopleStrip extends MatchPiece {
  connectedCallback() {
    super.connectedCallback();
    this.ticking = setInterval(() => this.#clocks().some((clock) => clock.running) && this.requestUpdate(), 1000);
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
        ${match.people.seats.map((sitter) => html`<li class="${sitter.seat === actor ? "acting" : ""}">
          ${seatMark(sitter.seat)}
          <span class="name">${sitter.kind === "open" ? say("match-open-seat") : sitter.name}${sitter.you ? html` <i class="soft">(${say("match-you")})</i>` : nothing}</span>
          ${sitter.kind === "person" && !sitter.here && !sitter.you ? html`<span class="soft small">${say("match-away")}</span>` : nothing}
          ${this.#clock(sitter.seat)}
        </li>`)}
      </ul>
      ${match.people.watching ? html`<p class="soft small watching">${say("match-watching", { count: match.people.watching })}</p>` : nothing}`;
  }

  /** @returns {{ seat: number, left: number, running: boolean }[]} */
  #clocks() {
    const clocks = this.match?.sight?.clocks;
    return Array.isArray(clocks) ? clocks : [];
  }

  /** @param {number} seat */
  #clock(seat) {
    const clock = this.#clocks().find((found) => found.seat === seat);
    if (!clock) return nothing;
    const gone = clock.running ? (Date.now() - (this.match?.told ?? Date.now())) / 1000 : 0;
    const left = Math.max(0, Math.round(clock.left - gone));
    return html`<span class="clock ${clock.running ? "running" : ""} ${left < 30 ? "short" : ""}">${spelled(left)}</span>`;
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
