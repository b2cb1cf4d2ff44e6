/** Between two people at one screen: nothing is shown until the next one is ready. */

import { html } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";
import { seatMark } from "./seat-mark.js";

export class CurtainCloth extends Piece {
  static properties = { seat: { attribute: false }, name: { attribute: false } };

  constructor() {
    super();
    this.seat = 0;
    this.name = "";
  }

  render() {
    return html`<div
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-label=${say("curtain-title", { name: this.name })}
    >
      <div class="mark">${seatMark(this.seat)}</div>
      <h2>${say("curtain-title", { name: this.name })}</h2>
      <p>${say("curtain-text", { name: this.name })}</p>
      <button class="main" @click=${() => this.tell("ready")}>${say("curtain-button")}</button>
    </div>`;
  }

  firstUpdated() {
    this.querySelector("button")?.focus();
  }
}

customElements.define("curtain-cloth", CurtainCloth);
