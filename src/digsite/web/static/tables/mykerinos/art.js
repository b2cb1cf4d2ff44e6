/** Our own drawings for Mykerinos: patrons' emblems, pyramids, cubes. */

import { svg } from "../../vendor/lit.js";
import { seatShape } from "../../ui/seat-mark.js";

/** A patron's emblem in a field of 24 by 24: a shape of its own, so that colour only helps. */
export const EMBLEMS = /** @type {Record<string, any>} */ ({
  violet: svg`<path d="M12 12c-5-1-6-7-2-9 2 1 3 4 2 9zm0 0c1-5 6-7 9-4 0 3-4 5-9 4zm0 0c5 2 6 6 3 9-3-1-4-4-3-9zm0 0c0 5-3 9-6 8-1-3 1-7 6-8zm0 0C7 13 3 11 3 8c2-2 7-1 9 4z" />`,
  lemon: svg`<path d="M3 14c0-6 5-10 11-10 3 0 4-1 6-2-1 3 0 4 0 7 0 7-5 11-10 11-3 0-4 1-6 2 1-3-1-5-1-8z" />`,
  brown: svg`<path d="M7 3h10v11h5v4H2v-4h5zM7 10h10v2H7z" fill-rule="evenodd" />`,
  blackmore: svg`<path d="M2 9c6-7 14-7 20 0-4-3-6-4-8.500-4l1 17h-5l1-17C8 5 6 6 2 9z" />`,
  tangerine: svg`<path d="M12 1l2 5 5-2-2 5 5 3-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-3-2-5 5 2z" /><circle cx="12" cy="12" r="3.400" class="hole" />`,
});

/** The mark of a patron, centred. @param {string} patron @param {number} x @param {number} y @param {number} size */
export function emblem(patron, x, y, size) {
  return svg`<g class="emblem-of ${patron}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${EMBLEMS[patron]}</g>`;
}

/** A pyramid on a space of 40 by 40. */
export const PYRAMID = svg`<path d="M20 6 35 34H5z" class="stone" /><path d="M20 6 35 34H22z" class="shade" /><path d="M12 22h15M8.500 28h21" class="seam" />`;

/** A cube of a seat (null: the neutral colour) in a field of 40 by 40. @param {number | null} seat */
export function cube(seat) {
  return svg`<g class="cube ${seat === null ? "neutral" : `seat-${seat}`}"><path d="M6 10 11 5h24v24l-5 5z" class="cube-side" /><rect x="5" y="10" width="25" height="25" rx="3" class="face" />
    ${seat === null
      ? svg`<path d="M10 15l15 15M25 15 10 30" class="cross" />`
      : svg`<g transform="translate(10 15) scale(.64)" class="mark">${seatShape(seat)}</g>`}</g>`;
}
