/** What lies in the ground: three finds for each region, from the common to the famous, in fields of 48 by 48. */

import { svg } from "../../../vendor/lit.js";

const FINDS = /** @type {Record<string, import("../../../vendor/lit.js").SVGTemplateResult[]>} */ ({
  mesopotamia: [
    svg`<path d="M13 5h22c3 0 4 2 4 5v28c0 3-1 5-4 5H13c-3 0-4-2-4-5V10c0-3 1-5 4-5z" class="clay inked" />
      <path d="M14 13h5l3-3M25 12h9M14 20h8M26 18l4 3h4M14 27h4l3 3M25 27h9M14 35h9M27 33l3 3h4" class="etched" />`,
    svg`<path d="M10 30C9 14 16 5 24 5s15 9 14 25l-5 3v9H15v-9z" class="bronze inked" />
      <path d="M15 33c6-3 12-3 18 0M24 5v25M13 20c7-3 15-3 22 0" class="etched" /><path d="M24 1c2 1 3 3 2 5h-4c-1-2
      0-4 2-5z" class="gold inked" />`,
    svg`<path d="M24 20C15 8 7 9 2 14c4 1 5 3 5 6 3-1 5 0 6 3 3-1 5 0 11 1zM24 20c9-12 17-11 22-6-4 1-5 3-5 6-3-1-5
      0-6 3-3-1-5 0-11 1z" class="gold inked" /><circle cx="24" cy="21" r="8" class="gold inked" />
      <path d="M24 15v12M18 21h12M20 17l8 8M28 17l-8 8" class="etched" />
      <path d="M19 28h10l4 16H15z" class="gold inked" /><path d="M18 33h12M17 38h14" class="etched" />`,
  ],
  egypt: [
    svg`<path d="M14 18c-1-8 4-13 10-13s11 5 10 13z" class="lapis inked" />
      <path d="M11 18h26c3 13-3 25-13 26-10-1-16-13-13-26z" class="lapis inked" /><path d="M24 18v26M12 24l-8-3M12
      31l-9 3M14 38l-7 6M36 24l8-3M36 31l9 3M34 38l7 6M19 10h10" class="etched" />`,
    svg`<path d="M15 17h18l3 4c2 9 0 18-5 24H17c-5-6-7-15-5-24z" class="stone inked" />
      <path d="M16 17c-2-4-1-8 1-10l2 3c3-2 7-2 10 0l2-3c2 2 3 6 1 10z" class="stone inked" /><path d="M20 13h1.500
      M26.500 13H28M24 14v2M18 27h12M18 31h12M20 35h8M22 39h4" class="etched" />`,
    svg`<path d="M11 10C12 4 17 2 24 2s12 2 13 8l6 30c-4 3-8 4-11 4l-8 2-8-2c-3 0-7-1-11-4z" class="gold inked" />
      <path d="M12 14l-4 25M15 10l-2 32M36 14l4 25M33 10l2 32" class="striped" /><path d="M16 12c0-5 4-7 8-7s8 2 8
      7v12c0 6-4 10-8 10s-8-4-8-10z" class="flesh inked" /><path d="M18 18c2-1.500 4-1.500 5 0M25 18c1-1.500 3-1.500
      5 0M21 28c2 1 4 1 6 0M24 20v4M24 34v8" class="etched" /><path d="M22 1c0 3 0 5 2 7 2-2 2-4
      2-7z" class="lapis inked" />`,
  ],
  greece: [
    svg`<circle cx="24" cy="24" r="19" class="silver inked" /><circle cx="24" cy="24" r="15" class="rim-line" />
      <path d="M18 15c4-3 8-3 12 0l1 10c0 6-3 10-7
      10s-7-4-7-10z" class="etched" /><circle cx="21" cy="20" r="2.600" class="etched" />
      <circle cx="27" cy="20" r="2.600" class="etched" /><path d="M23 24h2l-1 2zM21 30h6" class="etched" />`,
    svg`<path d="M18 3h12v4l-2 3v3c6 3 9 8 9 15 0 8-5 14-8 17H19c-3-3-8-9-8-17 0-7 3-12
      9-15v-3l-2-3z" class="clay inked" /><path d="M18 6c-6 0-9 5-7 13M30 6c6 0 9 5 7
      13" class="handle" /><path d="M12 24h24M12
      34h24" class="banded" /><path d="M14 31v-4h4v3h3v-3h4v3h3v-3h4v4" class="etched" />`,
    svg`<path d="M9 26C8 12 14 4 24 4s16 8 15 22l-1 18h-8l-2-12h-8l-2 12h-8z" class="bronze inked" />
      <path d="M22 24h4v20h-4z" class="hollow" /><path d="M13 23c3-2 6-2 8 1-2 3-6 3-8-1zM35 23c-3-2-6-2-8 1 2 3 6 3
      8-1z" class="hollow" /><path d="M7 17C8 6 15 1 24 1s16 5 17 16c-4-8-10-11-17-11S11 9 7 17z" class="red inked" />`,
  ],
  crete: [
    svg`<path d="M22.500 4h3v41h-3z" class="wood inked" />
      <path d="M22 14C15 6 9 6 4 8c3 8 3 13 0 21 5 2 11 1 18-7zM26 14c7-8 13-8 18-6-3 8-3 13 0 21-5 2-11
      1-18-7z" class="bronze inked" /><path d="M9 13c1 4 1 8 0 12M39 13c-1 4-1 8 0 12" class="etched" />`,
    svg`<path d="M19 4h10l-1 6c8 3 12 9 12 17s-6 18-16 18S8 35 8 27s4-14 12-17z" class="pale inked" />
      <circle cx="24" cy="24" r="6" class="sea" /><path d="M20 27c-5 0-7 3-5 6s5 0 3-2M28 27c5 0 7 3 5 6s-5 0-3-2M22
      29c-1 4-3 6-1 9M26 29c1 4 3 6 1 9M19 22c-4-2-7-1-7 2M29 22c4-2 7-1 7 2" class="arms" />
      <circle cx="22" cy="23" r="1.300" class="pale" /><circle cx="26" cy="23" r="1.300" class="pale" />`,
    svg`<path d="M14 18C6 16 3 9 5 3c3 5 7 8 12 9h14c5-1 9-4 12-9 2 6-1 13-9 15l-2 12c-1 6-3 12-8
      15-5-3-7-9-8-15z" class="dark inked" /><path d="M5 3c3 5 7 8 12 9l-2 5C7 15 3 9 5 3zM43 3c-3 5-7 8-12 9l2
      5c8-2 12-8 10-14z" class="gold inked" /><circle cx="19" cy="23" r="2" class="gold" />
      <circle cx="29" cy="23" r="2" class="gold" /><path d="M20 38c2 2 6 2 8 0M21 14c2 3 4 3 6 0" class="glint" />`,
  ],
});

/** The find behind so many points. @param {string} region @param {number} points */
export const relic = (region, points) => FINDS[region]?.[points < 3 ? 0 : points < 5 ? 1 : 2];
