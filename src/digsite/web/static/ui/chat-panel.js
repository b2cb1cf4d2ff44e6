/** What people say to each other at the table. */

import { speak } from "../state/chat.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { seatMark } from "./seat-mark.js";

export class ChatPanel extends MatchPiece {
  constructor() {
    super();
    this.length = -1;
  }

  render() {
    const match = this.match;
    if (!match) return nothing;
    return html`<ol class="chat" tabindex="0" aria-label=${say("tool-chat")}>
        ${match.chat.length ? nothing : html`<li class="soft small">${say("chat-empty")}</li>`}
        ${repeat(
          match.chat,
          line => line.id,
          line =>
            html`<li>
              ${typeof line.seat === "number" && line.seat >= 0 ? seatMark(line.seat) : nothing}
              <b>${line.name}</b> <span>${line.text}</span>
            </li>`,
        )}
      </ol>
      <form @submit=${this.#send}>
        <input
          name="text"
          maxlength="500"
          autocomplete="off"
          aria-label=${say("chat-write")}
          placeholder=${say("chat-write")}
        />
        <button class="main">${say("chat-send")}</button>
      </form>`;
  }

  updated() {
    const length = this.match?.chat.length ?? 0;
    if (length === this.length) return;
    this.length = length;
    const list = this.querySelector(".chat");
    if (list) list.scrollTop = list.scrollHeight;
  }

  /** What nobody heard stands in the field again. @param {SubmitEvent} event */
  async #send(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    const text = field.value.trim();
    field.value = "";
    if (!text || !this.match) return;
    await speak(this.match, text).catch(() => (field.value ||= text));
  }
}

customElements.define("chat-panel", ChatPanel);
