/** The drawing of a scarab, with its value or a question mark. */

import { svg, html } from "../../../vendor/lit.js";

/** @param {number | null} value */
export function beetle(value) {
  const legs = [18, 30, 42].map(y => svg`<path class="leg" d="M20 ${y}H8M40 ${y}H52" />`);
  return html`<svg class="beetle" viewBox="0 0 60 60" aria-hidden="true">
    ${legs}
    <ellipse class="shell" cx="30" cy="33" rx="17" ry="21" />
    <path class="seam" d="M30 15V54M14 24h32" />
    <circle class="head" cx="30" cy="10" r="7" />
    <text x="30" y="42">${value ?? "?"}</text>
  </svg>`;
}
