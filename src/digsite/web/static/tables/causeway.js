/** A track as a causeway of slabs, on which tokens stand beside and behind each other. */

import { html, nothing, svg } from "../vendor/lit.js";
import { seatShape } from "../ui/seat-mark.js";

const ABREAST = 4;
const TOKEN = 19;
const PAD = 38;

/**
 * @param {{
 *   last: number, wide: number, label: string, kind: string, tokens: { seat: number, at: number }[],
 *   goal?: import("../vendor/lit.js").SVGTemplateResult
 * }} about
 *   `last`: the number of the last slab; `goal`: what stands on it, in a field of 30 by 30
 */
export function causeway({ last, wide, label, kind, tokens, goal }) {
  const step = (wide - 2 * PAD) / last;
  const middle = (/** @type {number} */ n) => PAD + n * step;
  /** @type {Map<number, number[]>} */ const standing = new Map();
  for (const { seat, at } of tokens) standing.set(at, [...(standing.get(at) ?? []), seat]);
  const rows = Math.max(...[...standing.values()].map(seats => Math.ceil(seats.length / ABREAST)));
  const top = Math.min(goal ? -1 : 9, 28 - rows * TOKEN);
  const start = middle(0) - step / 2 - 4;
  const marked = (/** @type {number} */ n) => n % (last > 60 ? 10 : 5) === 0 || (goal && n === last);
  return html`<svg
    class="causeway ${kind}"
    viewBox="0 ${top} ${wide} ${64 - top}"
    role="img"
    aria-label=${label}
  >
    <path d="M${start} 33h${(last + 1) * step + 8}v14H${start}z" class="bed" />
    ${Array.from(
      { length: last + 1 },
      (_none, n) => svg`<rect x=${middle(n) - step / 2 + 0.7} y="31" width=${step - 1.4} height="12" rx="2"
        class="slab ${goal && n === last ? "goal" : n % 5 ? "" : "fifth"}" />
      ${marked(n) ? svg`<text x=${middle(n)} y="60" class=${n === last ? "last" : ""}>${n}</text>` : nothing}`,
    )}
    ${goal ? svg`<g transform="translate(${middle(last) - 15} 1)">${goal}</g>` : nothing}
    ${[...standing].flatMap(([place, seats]) =>
      seats.map((seat, n) => {
        const row = Math.floor(n / ABREAST);
        const abreast = Math.min(ABREAST, seats.length - ABREAST * row);
        const x = middle(place) + ((n % ABREAST) - (abreast - 1) / 2) * (TOKEN - 1) - 9;
        return svg`<g class="seat-${seat} token" data-piece="token:${seat}"
          transform="translate(${x} ${30 - TOKEN * (1 + row)}) scale(.75)">
          <g class="shape">${seatShape(seat)}</g></g>`;
      }),
    )}
  </svg>`;
}
