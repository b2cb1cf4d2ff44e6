/** Learn to play: a real game against a gentle opponent, with a coach and the rulebook beside it. */

import { html } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { go } from "../router.js";
import { gameCards } from "../state/games.js";
import { me } from "../state/people.js";
import { GamePiece } from "../ui/element.js";
import { emblem } from "../ui/emblems.js";
import { toast } from "../ui/toasts.js";
import { say } from "../words/words.js";
import "../ui/rulebook.js";
import { firstGame } from "./seatings.js";

export class LearnPage extends GamePiece {
  render() {
    return html`<article class="reading learn">
      <header>
        ${emblem(this.game)}
        <h1>${say("home-learn")}: ${say(`title-${this.game}`)}</h1>
      </header>
      <p>${say("learn-text")}</p>
      <p><button class="main" @click=${() => this.#begin()}>${say("learn-begin")}</button></p>
      <rule-book .game=${this.game}></rule-book>
    </article>`;
  }

  async #begin() {
    try {
      const [games] = await Promise.all([gameCards(), me.be(say("home-guest"))]);
      const game = games.find(found => found.key === this.game);
      if (!game) return void (await go("/", true));
      const { match } = await post("/matches", firstGame(game));
      await go(`/m/${match}#learn`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
    }
  }
}

customElements.define("learn-page", LearnPage);
