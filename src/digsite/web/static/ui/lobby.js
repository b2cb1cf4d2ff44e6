/** Before the first move: the link for friends, who sits where, and the way to begin. */

import { html, nothing } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { me } from "../state/people.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { invitation, onlyHere } from "./invitation.js";
import { seatMark } from "./seat-mark.js";
import { toast } from "./toasts.js";
import { copyLink } from "../pages/match-dialogs.js";

const COMPANY = "apprentice"; // takes the seats that are still open

export class LobbyRoom extends MatchPiece {
  render() {
    const match = this.match;
    if (!match) return nothing;
    const seated = match.mine.length > 0;
    return html`<div class="lobby card">${match.info ? emblem(match.info.game) : nothing}
      <h2>${match.info?.title ?? say(`title-${match.info?.game}`)}</h2>
      <p>${say("lobby-text")}</p>
      <div class="invite"><input readonly aria-label=${say("more-link")} .value=${invitation()} @focus=${select} />
        <button class="main" @click=${() => copyLink(invitation())}>${icon("link")} ${say("more-link")}</button></div>
      ${onlyHere() ? html`<p class="soft small here-only">${say("lobby-here-only")}</p>` : nothing}
      ${seated ? nothing : html`<label class="row">${say("settings-name")}
        <input name="name" maxlength="40" autocomplete="nickname" placeholder=${say("home-guest")} .value=${me.person?.name ?? ""} /></label>`}
      <ul class="people">${match.people.seats.map((sitter) => html`<li>${seatMark(sitter.seat)}
        <span class="name">${sitter.kind === "open" ? say("match-open-seat") : sitter.name}${sitter.you ? ` (${say("match-you")})` : ""}</span>
        ${sitter.kind === "open" && !seated ? html`<button @click=${() => this.#join(sitter.seat)}>${say("lobby-join")}</button>` : nothing}</li>`)}</ul>
      ${match.info?.owner ? html`<button @click=${() => this.#start()}>${say("lobby-start")}</button>` : nothing}
    </div>`;
  }

  /** @param {number} seat */
  async #join(seat) {
    const name = /** @type {HTMLInputElement | null} */ (this.querySelector("[name=name]"))?.value.trim() || say("home-guest");
    await me.be(name);
    await this.#try(`/matches/${this.match?.id}/join`, { seat, name });
  }

  #start() {
    return this.#try(`/matches/${this.match?.id}/start`, { bot: COMPANY });
  }

  /** @param {string} path @param {object} body */
  async #try(path, body) {
    try {
      await post(path, body);
      this.match?.reopen();
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }
}

customElements.define("lobby-room", LobbyRoom);

/** @param {Event} event */
function select(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}
