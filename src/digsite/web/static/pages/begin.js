/** The way from the start to a table: /play/GAME against bots, /invite/GAME with a link for friends. */

import { html } from "../vendor/lit.js";
import { post } from "../net/http.js";
import { go } from "../router.js";
import { gameCards } from "../state/games.js";
import { me } from "../state/people.js";
import { Piece } from "../ui/element.js";
import { toast } from "../ui/toasts.js";
import { say } from "../words/words.js";
import { againstBots, withFriends } from "./seatings.js";

const WAYS = /** @type {Record<string, (game: import("../types/answers").GameCard) => object>} */ ({
  play: againstBots,
  invite: withFriends,
});

export class BeginPage extends Piece {
  constructor() {
    super();
    this.way = "";
    this.game = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.#begin();
  }

  render() {
    return html`<p class="reading" role="status">${say("web-loading")}</p>`;
  }

  /** Its own address is replaced, so that going back does not begin another game. */
  async #begin() {
    try {
      const [games] = await Promise.all([gameCards(), me.be(say("home-guest"))]);
      const game = games.find(found => found.key === this.game);
      if (!game) return void (await go("/", true));
      const { match } = await post("/matches", WAYS[this.way](game));
      if (this.isConnected) await go(`/m/${match}`, true);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, { kind: "refusal" });
      if (this.isConnected) await go("/", true);
    }
  }
}

customElements.define("begin-page", BeginPage);
