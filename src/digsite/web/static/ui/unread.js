/** The mark of what was said and not read. */

import { html, nothing } from "../vendor/lit.js";
import { say } from "../words/words.js";

/** @param {number} count */
export function unread(count) {
  if (!count) return nothing;
  return html`<b class="unread" aria-label=${say("chat-unread", { count })}>${count > 9 ? "9+" : count}</b>`;
}
