/** Learn to play: a real game against a gentle opponent, with a coach and the rulebook beside it. */

import { html } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { go } from "../router.js";
import { me } from "../state/people.js";
import { Piece } from "../ui/element.js";
import { emblem } from "../ui/emblems.js";
import { toast } from "../ui/toasts.js";
import { say, words } from "../words/words.js";
import "../ui/rulebook.js";

export class LearnPage extends Piece {
  static properties = { game: { attribute: false } };

  constructor() {
    super();
    this.game = "";
  }

  connectedCallback() {
    super.connectedCallback();
    words.load(this.game);
  }

  render() {
    return html`<article class="reading learn"><header>${emblem(this.game)}<h1>${say("home-learn")}: ${say(`title-${this.game}`)}</h1></header>
      <p>${say("learn-text")}</p>
      <p><button class="main" @click=${() => this.#begin()}>${say("learn-begin")}</button></p>
      <rule-book .game=${this.game}></rule-book></article>`;
  }

  async #begin() {
    try {
      await me.be(say("home-guest"));
      const seats = [{ kind: "me" }, { kind: "bot", bot: "porter" }, { kind: "bot", bot: "apprentice" }];
      const { match } = await post("/matches", { game: this.game, seats, undo: "turn", hints: true });
      await go(`/m/${match}#learn`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }
}

customElements.define("learn-page", LearnPage);
