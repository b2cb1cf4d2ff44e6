/** What a bot would do here, and how it sees the chances. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { MatchPiece } from "./element.js";
import { icon } from "./icons.js";

/** @import { Thoughts } from "../types" */

export class HintPanel extends MatchPiece {
  static properties = { ...MatchPiece.properties, thoughts: { attribute: false } };

  constructor() {
    super();
    /** @type {Thoughts | null} */ this.thoughts = null;
  }

  render() {
    const thoughts = this.thoughts;
    if (!thoughts) return nothing;
    const seat = this.match?.sight?.seat ?? 0;
    const win = thoughts.wins[seat];
    const all = thoughts.best.reduce((sum, thought) => sum + thought.visits, 0) || 1;
    return html`<div class="hint" role="status">
      ${icon("hint")}
      <div>
        ${thoughts.best.length ? nothing : html`<p>${say("hint-thinking")}</p>`}
        <ol>${thoughts.best.slice(0, 3).map((thought) => html`<li>
          <span>${thought.text}</span> <meter min="0" max="1" .value=${thought.visits / all} aria-label=${say("hint-weight")}></meter></li>`)}</ol>
        ${win === undefined ? nothing : html`<p class="soft small">${say("hint-win", { percent: Math.round(win * 100) })}</p>`}
      </div>
      <button class="plain icon" aria-label=${say("web-close")} @click=${() => this.match?.set({ thoughts: null })}>${icon("close", 18)}</button>
    </div>`;
  }
}

customElements.define("hint-panel", HintPanel);
