/** Before the first move: the link for friends, who sits where, and the way to begin. */

import { html, nothing } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { me } from "../state/people.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { friendsLink, invited, onlyHere } from "./invitation.js";
import { seatMark } from "./seat-mark.js";
import { toast } from "./toasts.js";
import { copyLink } from "../pages/match-dialogs.js";

const COMPANY = "apprentice"; // takes the seats that are still open

/** @import { Sitting } from "../types" */

export class LobbyRoom extends MatchPiece {
  render() {
    const match = this.match;
    if (!match) return nothing;
    const seated = match.mine.length > 0;
    return html`<div class="lobby card">
      ${match.info ? emblem(match.info.game) : nothing}
      <h2>${say(`title-${match.info?.game}`)}</h2>
      <p>${say("lobby-text")}</p>
      ${match.info?.version ? html`<p class="begun">${say("lobby-begun")}</p>` : nothing}
      <div class="invite">
        <input
          readonly
          aria-label=${say("more-link")}
          .value=${friendsLink(match.info?.invite ?? invited())}
          @focus=${select}
        />
        <button class="main" @click=${() => copyLink(friendsLink(match.info?.invite ?? invited()))}>
          ${icon("link")} ${say("more-link")}
        </button>
      </div>
      ${onlyHere() ? html`<p class="soft small here-only">${say("lobby-here-only")}</p>` : nothing}
      <label class="row"
        >${say("settings-name")}
        <input
          name="name"
          maxlength="40"
          autocomplete="nickname"
          placeholder=${say("home-guest")}
          .value=${me.person?.name ?? ""}
          @change=${() => seated && this.#rename()}
      /></label>
      <ul class="people">
        ${match.people.seats.map(
          sitter =>
            html`<li>
              ${seatMark(sitter.seat)}
              <span class="name"
                >${
                  sitter.kind === "open" ? say("match-open-seat") : sitter.name
                }${sitter.you ? ` (${say("match-you")})` : ""}</span
              >
              ${sitter.kind === "open" && !seated ? this.#way(sitter) : nothing}
            </li>`,
        )}
      </ul>
      ${match.info?.owner ? html`<button @click=${() => this.#start()}>${say("lobby-start")}</button>` : nothing}
    </div>`;
  }

  /** A way to sit down, unless the seat is kept for somebody else. @param {Sitting} sitter */
  #way({ seat, friend }) {
    const kept = friend && this.match?.info?.listed && !this.match.info.owner && !invited();
    return kept
      ? html`<span class="soft small">${say("lobby-kept")}</span>`
      : html`<button @click=${() => this.#join(seat)}>${say("lobby-join")}</button>`;
  }

  /** @param {number} seat */
  async #join(seat) {
    const name = this.#name;
    await me.be(name);
    await this.#try("/matches/{match}/join", { seat, name, invite: invited() ?? undefined });
  }

  /** Who sits already wants to be called otherwise, here and at the next table. */
  async #rename() {
    const name = this.#name;
    await me.change({ name });
    await this.#try("/matches/{match}/name", { name });
  }

  get #name() {
    const field = /** @type {HTMLInputElement | null} */ (this.querySelector("[name=name]"));
    return field?.value.trim() || say("home-guest");
  }

  #start() {
    return this.#try("/matches/{match}/start", { bot: COMPANY });
  }

  /** @param {`/matches/{match}/${"join" | "name" | "start"}`} path @param {object} body */
  async #try(path, body) {
    try {
      await post(path, body, { match: this.match?.id });
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
