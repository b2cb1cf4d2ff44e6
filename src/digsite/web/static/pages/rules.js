/** The rulebook of a title as a page of its own. */

import { html } from "../vendor/lit.js";
import { Piece } from "../ui/element.js";
import { words } from "../words/words.js";
import "../ui/rulebook.js";

export class RulesPage extends Piece {
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
    return html`<article class="reading"><rule-book .game=${this.game} .clause=${location.hash.slice(1) || undefined}></rule-book></article>`;
  }
}

customElements.define("rules-page", RulesPage);
