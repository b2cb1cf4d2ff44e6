/** Where one is logged in, and the end of it. */

import { html } from "../vendor/lit.js";
import { get, post } from "../net/http.js";
import { settings } from "../state/settings.js";
import { say } from "../words/words.js";
import { Piece } from "./element.js";

/** @import { Session } from "../types/answers" */

export class SessionsList extends Piece {
  static properties = { sessions: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {Session[]} */ this.sessions = [];
    this.problem = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.read();
  }

  render() {
    return html`<h3>${say("sessions-title")}</h3>
      <ul class="sessions">
        ${this.sessions.map(session => this.#line(session))}
      </ul>
      ${
        this.sessions.length > 1
          ? html`<button class="end-others" @click=${() => this.#end("/me/sessions/end-others")}>
              ${say("sessions-end-others")}
            </button>`
          : ""
      }
      <p class="refusal" role="alert" ?hidden=${!this.problem}>${this.problem}</p>`;
  }

  /** @param {Session} session */
  #line(session) {
    const device = session.device || say("sessions-unknown");
    const used = new Date(session.used * 1000).toLocaleString(settings.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return html`<li>
      <span>${device}</span>
      <span class="soft small">${session.this ? say("sessions-this") : say("sessions-used", { used })}</span>
      ${
        session.this
          ? ""
          : html`<button
              aria-label=${say("sessions-end-one", { device })}
              @click=${() => this.#end("/me/sessions/end", { session: session.session })}
            >
              ${say("sessions-end")}
            </button>`
      }
    </li>`;
  }

  async read() {
    try {
      this.sessions = (await get("/me/sessions")).sessions;
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {"/me/sessions/end" | "/me/sessions/end-others"} path @param {object} [body] */
  async #end(path, body) {
    this.problem = "";
    try {
      await post(path, body);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    await this.read();
  }
}

customElements.define("sessions-list", SessionsList);
