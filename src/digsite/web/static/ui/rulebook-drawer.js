/** The rulebook beside the table, open at the clause that matters. */

import { html } from "../vendor/lit.js";
import { say } from "../words/words.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import "./rulebook.js";

/** @param {string} game @param {string} [clause] */
export function openRulebook(game, clause) {
  const body = (/** @type {() => void} */ close) =>
    html`<header>
        <h2>${say("tool-rules")}</h2>
        <button class="plain icon" aria-label=${say("web-close")} @click=${close}>${icon("close")}</button>
      </header>
      <rule-book .game=${game} .clause=${clause}></rule-book>`;
  return openDialog(body, { label: say("tool-rules"), kind: "drawer" });
}
