/** Our own drawings for Mykerinos: the patrons' faces and emblems, pyramids, cubes. */

import { svg } from "../../../vendor/lit.js";
import { seatShape } from "../../../ui/seat-mark.js";

/** @import { SVGTemplateResult } from "../../../vendor/lit.js" */

/** A patron's emblem in a field of 24 by 24: a shape of its own, so that colour only helps. */
const EMBLEMS = /** @type {Record<string, SVGTemplateResult>} */ ({
  violet: svg`<path d="M12 12c-5-1-6-7-2-9 2 1 3 4 2 9zm0 0c1-5 6-7 9-4 0 3-4 5-9 4zm0 0c5 2 6 6 3 9-3-1-4-4-3-9zm0
    0c0 5-3 9-6 8-1-3 1-7 6-8zm0 0C7 13 3 11 3 8c2-2 7-1 9 4z" />`,
  lemon: svg`<path d="M3 14c0-6 5-10 11-10 3 0 4-1 6-2-1 3 0 4 0 7 0 7-5 11-10 11-3 0-4 1-6 2 1-3-1-5-1-8z" />`,
  brown: svg`<path d="M7 3h10v11h5v4H2v-4h5zM7 10h10v2H7z" fill-rule="evenodd" />`,
  blackmore: svg`<path d="M2 9c6-7 14-7 20 0-4-3-6-4-8.500-4l1 17h-5l1-17C8 5 6 6 2 9z" />`,
  tangerine: svg`<path d="M12 1l2 5 5-2-2 5 5 3-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-3-2-5 5 2z" />
    <circle cx="12" cy="12" r="3.400" class="hole" />`,
});

/** A patron's face in a round field of 40 by 40. */
const FACES = /** @type {Record<string, SVGTemplateResult>} */ ({
  violet: svg`<path d="M10 18c0-8 4-12 10-12s10 4 10 12c1 4 1 7-2 9H12c-3-2-3-5-2-9z" class="auburn" />
    <path d="M6 34c2-7 8-9 14-9s12 2 14 9a20 20 0 0 1-28 0z" class="cloth" /><path d="M15 26c2 4 8 4 10 0l-1
    5h-8z" class="lace" /><path d="M13 17c0-5 3-8 7-8s7 3 7 8-3 9-7
    9-7-4-7-9z" class="skin" /><path d="M3 12c6-5 28-5 34 0-7 3.500-27 3.500-34
    0z" class="cloth deep" /><path d="M11 9c0-8 18-8 18 0-5 2-13 2-18
    0z" class="cloth deep" /><circle cx="28" cy="9" r="3.200" class="bloom" /><path d="M16.500 17.500h1.500M22
    17.500h1.500M18 22.500c1.300.8 2.700.8 4 0" class="ink" />`,
  lemon: svg`<path d="M6 34c2-7 8-9 14-9s12 2 14 9a20 20 0 0 1-28 0z" class="suit" />
    <path d="m15 26 5 6 5-6z" class="lace" /><path d="M20 28l-4-2v5zM20
    28l4-2v5z" class="cloth" /><path d="M11.500 15c0-6 4-10 8.500-10s8.500 4 8.500 10-4 11-8.500
    11-8.500-5-8.500-11z" class="skin" /><path d="M12 19c-2-2-2-6-.5-8l1.500 6zM28 19c2-2 2-6 .5-8l-1.500
    6z" class="grey" /><circle cx="24" cy="16" r="3.200" class="lens" /><path d="M27 17.500l1.500 6M15 16h2M23.500
    16h1.500" class="ink" /><path d="M20 20.500c-3-1-6 0-7 2.500 3 .5 6 0 7-1 1 1 4 1.500 7
    1-1-2.500-4-3.500-7-2.500z" class="grey" />`,
  brown: svg`<path d="M6 34c2-7 8-9 14-9s12 2 14 9a20 20 0 0 1-28 0z" class="cloth" />
    <path d="m16 26 4 5 4-5z" class="lace" /><path d="M12 16c0-5 3-8 8-8s8 3 8 8-3 10-8
    10-8-5-8-10z" class="skin" /><path d="M11.500 17c1 2 3 2.500 5 2 2-1 5-1 7 0 2 .5 4 0 5-2 1 7-3 12-8.500
    12s-9.500-5-8.500-12z" class="auburn" /><path d="M18 22.500c1.300.7 2.700.7 4
    0" class="line-light" /><path d="M6 13c4 2 24 2 28 0l-5-2c0-6-3-9-9-9s-9 3-9
    9z" class="cloth deep" /><path d="M16.500 16h1.500M22 16h1.500" class="ink" />`,
  blackmore: svg`<circle cx="20" cy="5" r="4.500" class="raven" />
    <path d="M10 18c0-8 4-12 10-12s10 4 10 12l-2 7H12z" class="raven" /><path d="M6 34c2-7 8-9 14-9s12 2 14 9a20 20
    0 0 1-28 0z" class="cloth" /><path d="M15 25h10v4H15z" class="lace" />
    <circle cx="20" cy="31" r="2" class="bloom" />
    <path d="M13 17c0-5 2-7 7-7s7 2 7 7-3 9-7 9-7-4-7-9z" class="skin" />
    <path d="M12.500 15c1-5 4-7 7.500-7s6.500 2 7.500 7c-3-1-5-3-7.500-5-2.500 2-4.500 4-7.500 5z" class="raven" />
    <circle cx="17" cy="17.500" r="2.600" class="lens" /><circle cx="23" cy="17.500" r="2.600" class="lens" />
    <path d="M18 22.500h4M19.600 17.500h.8" class="ink" />`,
  tangerine: svg`<path d="M6 34c2-7 8-9 14-9s12 2 14 9a20 20 0 0 1-28 0z" class="cloth" />
    <path d="M6 31l6-3 1 4-5 3zM34 31l-6-3-1 4 5
    3z" class="bloom" /><path d="M17 25h6v8h-6z" class="lace" /><path d="M12 16c0-6 3-9 8-9s8 3 8 9-3 10-8
    10-8-4-8-10z" class="skin" /><path d="M12 11l1.500-9h13L28 11c-5 1.500-11 1.500-16
    0z" class="fez" /><path d="M20 2c4 0 8 1 9 6" class="ink" /><path d="M20 19.500c-4-1.500-9 0-11 3 4 2 9 1.500
    11-.5 2 2 7 2.500 11 .5-2-3-7-4.500-11-3z" class="auburn" /><path d="M16 15.500h2M22 15.500h2" class="ink" />`,
});

/** The mark of a patron, centred. @param {string} patron @param {number} x @param {number} y @param {number} size */
export function emblem(patron, x, y, size) {
  return svg`<g class="emblem-of ${patron}"
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${EMBLEMS[patron]}</g>`;
}

/**
 * A patron in a medallion, centred.
 * @param {string} patron @param {number} x @param {number} y @param {number} size across
 */
export function face(patron, x, y, size) {
  return svg`<g class="face-of ${patron}"
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})">
    <circle cx="20" cy="20" r="20" class="medallion" />${FACES[patron]}</g>`;
}

/** A pyramid on a space of 40 by 40. */
export const PYRAMID = svg`<ellipse cx="20" cy="34" rx="17" ry="3.500" class="cast" />
  <path d="M20 4 36 33l-16 3-16-3z" class="stone" /><path d="M20 4 36 33l-13
  2.500z" class="shade" /><path d="M15.500 13l5.500 1.400 3.200-1.400M12 19.500l9.800 2.200 5.700-2.200M8.500 26l14
  2.800 9-2.800" class="seam" /><path d="M20 4l4 7.300-3.300 1.200-4-1.500z" class="cap" />`;

/** A cube of a seat (null: the neutral colour) in a field of 40 by 40. @param {number | null} seat */
export function cube(seat) {
  return svg`<g class="cube ${seat === null ? "neutral" : `seat-${seat}`}"><path d="M5 12 11 5h24l-5
    7z" class="lid" /><path d="M30 12l5-7v24l-5
    7z" class="cube-side" /><rect x="5" y="11.500" width="25.500" height="24" rx="2" class="face" />
    ${
      seat === null
        ? svg`<path d="M11 17l13.500 13M24.500 17 11 30" class="cross" />`
        : svg`<g transform="translate(9.800 15.500) scale(.66)" class="mark">${seatShape(seat)}</g>`
    }</g>`;
}
