/** Our own drawings for Thebes: the four regions, and what the cards are about. */

import { svg } from "../../vendor/lit.js";

export const REGIONS = ["mesopotamia", "egypt", "greece", "crete"];

/** A region's emblem in a field of 48 by 48. */
export const PLACES = /** @type {Record<string, any>} */ ({
  mesopotamia: svg`<path d="M4 42h40v-8H4zM9 33h30v-8H9zM14 24h20v-8H14zM19 15h10V8H19z" class="shape" /><path d="M22 42V8h4v34z" class="cut" />`,
  egypt: svg`<path d="M24 5 46 42H2z" class="shape" /><path d="M24 5 46 42H27z" class="cut" />`,
  greece: svg`<path d="M3 16 24 5l21 11v3H3zM5 42h38v-4H5z" class="shape" /><path d="M8 20h5v17H8zM18 20h5v17h-5zM28 20h5v17h-5zM37 20h4v17h-4z" class="shape" />`,
  crete: svg`<path d="M22 6h4v37h-4z" class="shape" /><path d="M21 16C15 9 8 8 4 9c2 9 2 12 0 21 4 1 11 0 17-7zM27 16c6-7 13-8 17-7-2 9-2 12 0 21-4 1-11 0-17-7z" class="shape" /><path d="M9 14c1 4 1 8 0 12M39 14c-1 4-1 8 0 12" class="line" />`,
});

/** What a card that belongs to no region is about, in a field of 48 by 48. */
export const THINGS = /** @type {Record<string, any>} */ ({
  general_knowledge: svg`<circle cx="24" cy="24" r="19" class="shape" /><path d="M5 24h38M24 5c-12 12-12 26 0 38M24 5c12 12 12 26 0 38M9 13h30M9 35h30" class="line" />`,
  congress: svg`<path d="M6 20h36v22H6z" class="shape" /><circle cx="24" cy="11" r="7" class="shape" /><path d="M14 27h20M14 33h14" class="line" />`,
  museum: svg`<path d="M3 17 24 5l21 12v4H3zM4 43h40v-5H4z" class="shape" /><path d="M9 22h4v15H9zM17 22h4v15h-4zM27 22h4v15h-4zM35 22h4v15h-4z" class="shape" />`,
  exhibition: svg`<path d="M6 6h36v27H6z" class="shape" /><path d="M11 11h26v17H11z" class="cut" /><path d="M17 24l5-8 4 5 3-3 5 6zM14 43l6-10M34 43l-6-10" class="line" />`,
  thief: svg`<circle cx="24" cy="15" r="9" class="shape" /><path d="M14 12h20v6H14z" class="cut" /><path d="M9 44c0-12 6-18 15-18s15 6 15 18z" class="shape" />`,
  tomb_raiders: svg`<path d="M20 4c10 2 18 9 20 20-8-8-14-10-20-10zM19 10l4 4L11 44H5z" class="shape" />`,
  scientist: svg`<circle cx="20" cy="19" r="13" class="ring" /><path d="m29 29 13 14" class="ring" />`,
  assistant: svg`<path d="M12 19c0-8 5-12 12-12s12 4 12 12zM6 19h36v4H6z" class="shape" /><path d="M11 44c0-10 5-16 13-16s13 6 13 16z" class="shape" />`,
  general_excavation: svg`<path d="M22 4h4v22h-4z" class="shape" /><path d="M14 24h20v8c0 7-5 12-10 13-5-1-10-6-10-13z" class="shape" /><path d="M17 4h14v4H17z" class="shape" />`,
});

/** A book, in a field of 10 by 12. */
export const BOOK = svg`<path d="M1 1h7a1 1 0 0 1 1 1v9H2a1 1 0 0 1-1-1z" class="book" /><path d="M3 3.500h4M3 5.500h4" class="page" />`;
