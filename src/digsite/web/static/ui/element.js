/** The base of every element here: plain DOM (no shadow), drawn again when words change. */

import { LitElement } from "../vendor/lit.js";
import { words } from "../words/words.js";

export class Piece extends LitElement {
  /** @type {(() => void)[]} */ #stops = [];

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.follow(words);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const stop of this.#stops.splice(0)) stop();
  }

  /** Draw again whenever a store changes. @param {import("../state/store.js").Store} store */
  follow(store) {
    this.#stops.push(store.listen(() => this.requestUpdate()));
  }

  /** Tell the page something. @param {string} name @param {unknown} [detail] */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** A page about one game, in its words. */
export class GamePiece extends Piece {
  static properties = { game: { attribute: false } };

  constructor() {
    super();
    this.game = "";
  }

  connectedCallback() {
    super.connectedCallback();
    words.load(this.game);
  }
}

/** A part of a match's page: drawn again whenever the match changes. */
export class MatchPiece extends Piece {
  static properties = { match: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../state/match.js").Match | null} */ this.match = null;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.match) this.follow(this.match);
  }
}
