/** A tour of half a minute on the first visit: a card over the dunes, which covers nothing one can click. */

import { settings } from "../state/settings.js";
import { html } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";

export const STOPS = ["welcome", "choose", "ask", "keep"];

class FirstTour extends Piece {
  at = 0;

  connectedCallback() {
    super.connectedCallback();
    this.follow(settings);
  }

  go() {
    this.at += 1;
    if (this.at === STOPS.length) this.end();
    else this.requestUpdate();
  }

  end() {
    settings.set({ seen: { ...settings.seen, tour: true } });
    this.remove();
  }

  render() {
    const stop = STOPS[this.at];
    const last = this.at === STOPS.length - 1;
    return html`<aside class="card" aria-label=${say("tour-label")} @keydown=${this.#key}>
      <h2>${say(`tour-${stop}`)}</h2>
      <p aria-live="polite">${say(`tour-${stop}-text`)}</p>
      <p class="row">
        <span class="soft small">${say("tour-step", { at: this.at + 1, count: STOPS.length })}</span>
        <button class="link" ?hidden=${last} @click=${() => this.end()}>${say("tour-skip")}</button>
        <button class="main" @click=${() => this.go()}>${say(last ? "tour-end" : "tour-next")}</button>
      </p>
    </aside>`;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape") this.end();
  }
}

customElements.define("first-tour", FirstTour);

/** Offer the tour to who has not seen it; with the start it goes. */
export function offerTour() {
  if (settings.seen.tour || document.querySelector("first-tour")) return;
  document.querySelector("home-page")?.after(document.createElement("first-tour"));
}
