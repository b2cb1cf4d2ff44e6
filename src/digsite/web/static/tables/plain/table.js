/** Any game, field by field: what the sight holds, as nested lists. */

import { html, nothing } from "../../vendor/lit.js";
import { word } from "../../words/words.js";
import { stylesheet } from "../registry.js";
import { Table } from "../table.js";

stylesheet("./plain.css", import.meta.url);

export default class PlainTable extends Table {
  render() {
    if (!this.sight) return nothing;
    return html`<div class="fields">${fields(this.sight.public)}${fields(this.sight.private)}</div>`;
  }
}

customElements.define("table-plain", PlainTable);

/** @param {unknown} value @returns {unknown} */
function fields(value) {
  if (value === null || value === undefined) return html`<span class="soft">–</span>`;
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return list(value);
  return html`<dl>
    ${Object.entries(value).map(
      ([name, inner]) =>
        html`<div>
          <dt>${word("field", name)}</dt>
          <dd>${fields(inner)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {unknown[]} items */
function list(items) {
  if (!items.length) return html`<span class="soft">–</span>`;
  if (items.every(item => typeof item !== "object" || item === null)) return items.map(String).join(", ");
  return html`<ol>
    ${items.map(item => html`<li>${fields(item)}</li>`)}
  </ol>`;
}
