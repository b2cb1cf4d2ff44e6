/** The little Markdown our rulebooks use, as templates (never as raw HTML). */

import { html } from "../vendor/lit.js";

/** @import { TemplateResult } from "../vendor/lit.js" */

/** @param {string} text @returns {(TemplateResult | string)[]} */
export function markdown(text) {
  return blocks(text).map(block => {
    if (block.startsWith("```"))
      return html`<pre tabindex="0">${block.replace(/^```\w*\n?/, "").replace(/\n?```$/, "")}</pre>`;
    if (/^\|/.test(block)) return table(block);
    if (/^(- |\* )/.test(block))
      return html`<ul>
        ${items(block, /^(?:- |\* )/m).map(item => html`<li>${inline(item)}</li>`)}
      </ul>`;
    if (/^\d+\. /.test(block))
      return html`<ol>
        ${items(block, /^\d+\. /m).map(item => html`<li>${inline(item)}</li>`)}
      </ol>`;
    if (block.startsWith("### ")) return html`<h3>${inline(block.slice(4))}</h3>`;
    return html`<p>${inline(block)}</p>`;
  });
}

/** @param {string} text @returns {(TemplateResult | string)[]} bold, italic, code, links to clauses */
export function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{3}-[A-Z]?\d{2,3}\b)/).map(part => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*") && part.length > 2) return html`<i>${part.slice(1, -1)}</i>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    if (/^[A-Z]{3}-[A-Z]?\d{2,3}$/.test(part)) return html`<a class="clause" href="#${part}">${part}</a>`;
    return part;
  });
}

/** @param {string} text */
function blocks(text) {
  /** @type {string[]} */ const found = [];
  for (const [number, part] of text.split("```").entries()) {
    if (number % 2) found.push("```" + part + "```");
    else
      found.push(
        ...part
          .split(/\n\s*\n/)
          .map(block => block.trim())
          .filter(Boolean),
      );
  }
  return found;
}

/** @param {string} block @param {RegExp} mark */
function items(block, mark) {
  return block
    .split(new RegExp(mark.source, "gm"))
    .map(item => item.trim())
    .filter(Boolean);
}

/** @param {string} block */
function table(block) {
  const rows = block.split("\n").filter(row => !/^\|[\s:|-]+\|$/.test(row));
  const cells = rows.map(row =>
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map(cell => cell.trim()),
  );
  const [head, ...body] = cells;
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${head.map(cell => html`<th>${inline(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${body.map(
          row =>
            html`<tr>
              ${row.map(cell => html`<td>${inline(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
