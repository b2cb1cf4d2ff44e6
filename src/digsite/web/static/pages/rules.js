/** The rulebook of a title as a page of its own. */

import { html } from "../vendor/lit.js";
import { GamePiece } from "../ui/element.js";
import "../ui/rulebook.js";

export class RulesPage extends GamePiece {
  render() {
    return html`<article class="reading">
      <rule-book .game=${this.game} .clause=${location.hash.slice(1) || undefined}></rule-book>
    </article>`;
  }
}

customElements.define("rules-page", RulesPage);
