/** Our own drawings for Thebes: the emblems of the four regions, and what the cards are about. */

import { svg } from "../../../vendor/lit.js";

/** @import { SVGTemplateResult } from "../../../vendor/lit.js" */

export const REGIONS = /** @type {const} */ (["mesopotamia", "egypt", "greece", "crete"]);

/** A region's emblem in a field of 48 by 48. */
export const PLACES = /** @type {Record<string, SVGTemplateResult>} */ ({
  mesopotamia: svg`<path d="M4 42h40v-8H4zM9 33h30v-8H9zM14 24h20v-8H14zM19 15h10V8H19z" class="shape" />
    <path d="M22 42V8h4v34z" class="cut" />`,
  egypt: svg`<path d="M24 5 46 42H2z" class="shape" /><path d="M24 5 46 42H27z" class="cut" />`,
  greece: svg`<path d="M3 16 24 5l21 11v3H3zM5 42h38v-4H5z" class="shape" />
    <path d="M8 20h5v17H8zM18 20h5v17h-5zM28 20h5v17h-5zM37 20h4v17h-4z" class="shape" />`,
  crete: svg`<path d="M22 6h4v37h-4z" class="shape" />
    <path d="M21 16C15 9 8 8 4 9c2 9 2 12 0 21 4 1 11 0 17-7zM27 16c6-7 13-8 17-7-2 9-2 12 0 21-4 1-11
    0-17-7z" class="shape" /><path d="M9 14c1 4 1 8 0 12M39 14c-1 4-1 8 0 12" class="line" />`,
  world: svg`<circle cx="24" cy="24" r="19" class="shape" />
    <path d="M5 24h38M24 5c-12 12-12 26 0 38M24 5c12 12 12 26 0 38M9 13h30M9 35h30" class="line" />`,
});

/** What a card that belongs to no region is about, in a field of 48 by 48. */
export const THINGS = /** @type {Record<string, SVGTemplateResult>} */ ({
  general_knowledge: svg`<path d="M24 40v4M14 45h20" class="stand" />
    <circle cx="24" cy="22" r="17" class="sea inked" /><path d="M15 10c6-2 9 1 8 5-1 3-6 2-8 5s1 5-2 6-6-3-6-7 3-7
    8-9zM29 19c4-2 8-1 10 1 1 5-1 10-5 13-3-1-2-4-4-6-2-3-3-6-1-8z" class="land" /><path d="M8 9c-8 16 2 32 18
    33" class="stand" />`,
  congress: svg`<circle cx="24" cy="10" r="6" class="flesh inked" />
    <path d="M18 8c1-5 11-5 12 0l-2-1h-8z" class="dark" /><path d="M13 30c0-8 4-12 11-12s11 4 11
    12z" class="coat inked" /><path d="m21 18 3 6 3-6z" class="paper" /><path d="M12 28h24l-3
    17H15z" class="wood inked" /><path d="M10 26h28v4H10z" class="wood inked" />
    <path d="M20 34h8v6h-8z" class="gold" />`,
  museum: svg`<path d="M3 18 24 5l21 13v4H3z" class="pale inked" /><path d="M5 39h38v4H5z" class="pale inked" />
    <path d="M8 22h5v17H8zM17 22h5v17h-5zM26 22h5v17h-5zM35
    22h5v17h-5z" class="pale inked" /><circle cx="24" cy="14.500" r="3" class="gold inked" />`,
  thief: svg`<path d="M8 45c0-12 6-18 14-18s14 6 14 18z" class="coat inked" />
    <circle cx="22" cy="17" r="10" class="flesh inked" /><path d="M12 16h20v5H12z" class="dark" />
    <circle cx="18" cy="18.500" r="1.500" class="paper" /><circle cx="26" cy="18.500" r="1.500" class="paper" />
    <path d="M11 13c1-7 6-10 11-10s10 3 11 10z" class="dark" />
    <path d="M33 30c8-2 13 4 12 11-1 4-12 5-14 1-2-5 0-9 2-12z" class="wood inked" />
    <path d="M33 30l-2-4 7 1z" class="wood inked" />`,
  tomb_raiders: svg`<path d="M2 45c0-11 5-16 12-16s12 5 12 16z" class="coat inked" />
    <circle cx="14" cy="20" r="8" class="flesh inked" /><path d="M3 18h22c0-2-3-3-4-3 0-6-3-9-7-9s-7 3-7 9c-1 0-4
    1-4 3z" class="wood inked" /><path d="M39 3 27 45" class="handle" /><path d="M30 8c6-5 14-3 16 5-5-2-9-2-14
    0z" class="silver inked" /><path d="M29 27h13v14H29z" class="lamp inked" /><path d="M32 27c0-5 7-5 7
    0" class="stand" />`,
  scientist: svg`<path d="M8 45c0-11 6-16 13-16s13 5 13 16z" class="paper inked" />
    <circle cx="21" cy="18" r="10" class="flesh inked" /><path d="M11 16c-1-9 5-13 10-13s11 4 10 13c-2-4-5-6-10-6s-8
    2-10 6z" class="silver inked" /><circle cx="17" cy="19" r="3.400" class="glass inked" />
    <circle cx="25" cy="19" r="3.400" class="glass inked" /><path d="M20.400 19h1.200" class="stand" />
    <circle cx="37" cy="31" r="7" class="glass ring-ink" /><path d="m42 36 5 7" class="handle" />`,
  assistant: svg`<path d="M9 45c0-11 6-16 15-16s15 5 15 16z" class="khaki inked" />
    <circle cx="24" cy="20" r="9.500" class="flesh inked" /><path d="M6 19c0-3 5-3 6-5C13 7 18 3 24 3s11 4 12 11c1 2
    6 2 6 5-8 2-28 2-36 0z" class="pale inked" /><path d="M12 15c8 2 16 2 24
    0" class="stand" /><path d="M20 22h.01M28 22h.01M21 26c2 1.500 4 1.500 6
    0" class="stand" /><path d="m19 30 5 6 5-6" class="red inked" />`,
  general_excavation: svg`<path d="M10 4 36 40" class="handle" />
    <path d="M4 10c2-5 6-8 11-8l-2 5-5 4z" class="silver inked" /><path d="M32 44c-1-6 2-10 6-11 4 3 6 7 5 12-4 1-8
    1-11-1z" class="silver inked" /><path d="M38 4 12 40" class="handle" /><path d="M6 46c-3-6-2-11 3-14l6 5c-1 5-4
    8-9 9z" class="silver inked" /><path d="M33 3h10M33 8c4-4 9-4 11 1" class="handle" />`,
});

/** A book, in a field of 10 by 14. */
export const BOOK = svg`<path d="M0 0h8.500a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H0z" class="book" />
  <path d="M0 0h2v14H0z" class="spine" /><path d="M4 3.500h3.600M4 5.500h3.600" class="page" />`;

/** Worthless stones, in a field of 48 by 48. */
export const RUBBLE = svg`<path d="M3 41l6-13 9 2 4 11z" class="stone inked" />
  <path d="M18 41l3-17 11-3 6 20z" class="stone dim inked" /><path d="M34 41l3-11 7 2 2
  9z" class="stone inked" /><path d="M10 33l4 3M24 29l5 3 2 6M38 35l3 2" class="etched" /><path d="M12 22l5-6 6 2-2
  5z" class="clay inked" />`;

/** A professor in a field of 48 by 48; the coat has the colour of the region. */
export const PROFESSOR = svg`<path d="M6 48c0-12 8-16 18-16s18 4 18 16z" class="gown inked" />
  <path d="m18 33 6 9 6-9z" class="paper" /><circle cx="24" cy="19" r="11" class="flesh inked" />
  <path d="M13 20c-3-11 4-17 11-17s14 6 11 17c-1-5-3-8-5-9-4 2-9 2-12 0-2 1-4 4-5 9z" class="silver inked" />
  <circle cx="20" cy="20" r="3" class="glass inked" /><circle cx="28" cy="20" r="3" class="glass inked" />
  <path d="M23 20h2" class="stand" /><path d="M17 26c4-3 10-3 14 0-1 5-3 8-7 9-4-1-6-4-7-9z" class="silver inked" />
  <path d="M22 28.500c1.300.8 2.700.8 4 0" class="stand" />`;
