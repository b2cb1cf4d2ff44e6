/** Our own drawings for Loot N Run: treasures, guardians, amulet, and the motifs of the backs. */

import { svg } from "../../../vendor/lit.js";

/** @import { SVGTemplateResult } from "../../../vendor/lit.js" */

/** Treasures, each in a field of 24 by 24. */
export const TREASURES = /** @type {Record<string, SVGTemplateResult>} */ ({
  chest: svg`<path d="M2.500 11.500c0-4.500 2.500-7 6-7h7c3.500 0 6 2.500 6 7V21h-19z" class="wood inked" />
    <path d="M2.500 11.500h19M7.500 5v16M16.500 5v16" class="line" />
    <path d="M10 9.500h4v5h-4z" class="gold inked" /><path d="M4.500 9c.4-1.700 1.300-2.700 2.500-3" class="shine" />`,
  vase: svg`<path d="M8.500 2h7l-1.300 4.200c3.600 1.600 5.300 4.600 5.300 8 0 4.200-3 7.800-7.500
    7.800s-7.500-3.600-7.500-7.800c0-3.400 1.700-6.400 5.300-8z" class="clay inked" />
    <path d="M5 12.500h14M4.600 15.500h14.800" class="band" />
    <path d="M7 11.500c.5-1.600 1.300-2.700 2.500-3.500" class="shine" />`,
  cup: svg`<path d="M4 3h16c0 7-2.500 10-6 11v4.500h3.500V22h-11v-3.500H10V14C6.500 13 4 10 4
    3z" class="gold inked" /><path d="M4.600 6.500h14.800" class="line" />
    <circle cx="12" cy="9.800" r="1.700" class="jewel" /><path d="M7 8.500c.3 1.300.9 2.300 1.700 3" class="shine" />`,
  sceptre: svg`<path d="M10.500 9h3v13.500h-3z" class="wood inked" />
    <path d="M12 10c-5.600 0-7-5.600-2.600-8.500 1 2.200 4.200 2.200 5.200 0C19 4.400 17.600 10 12
    10z" class="gold inked" /><path d="M9 13h6M9 19.500h6" class="band" />
    <circle cx="12" cy="6.500" r="1.600" class="jewel" />`,
  mask: svg`<path d="M4.500 2.500h15c2.200 6.500 1 14.500-2 17.500-2 2.200-9 2.200-11
    0-3-3-4.200-11-2-17.500z" class="gold inked" /><path d="M4 6h16M3.800 9.500h3.400M16.800 9.500h3.400M4 13h2.500
    M17.500 13H20" class="band" />
    <path d="M8 11.500c1-1 2.200-1 3 0M13 11.500c.8-1 2-1 3 0M10 17c1.300.8 2.700.8 4 0M12
    12.500v2.500" class="line" />`,
  ring: svg`<circle cx="12" cy="15.500" r="5.800" class="hoop-ink" />
    <circle cx="12" cy="15.500" r="5.800" class="hoop" /><path d="m7.300 6 2.200-3.700h5L16.700 6 12
    11z" class="jewel inked" /><path d="M9.500 6h5" class="shine" />`,
});

/** What sleeps or lies in the middle of a room, each in a field of 60 by 60. */
export const CENTRES = /** @type {Record<string, SVGTemplateResult>} */ ({
  empty: svg`<path d="M13 60V27c0-10 7-17 17-17s17 7 17 17v33z" class="arch inked" />
    <path d="M19 60V29c0-7 4-12 11-12s11 5 11 12v31z" class="dark" />
    <path d="M21 60v-4h18v4M24 56v-4h13v4M27 52v-4h8v4" class="steps" />
    <path d="M-1-12h20M-1-12v20M-1-12 12 1M9-12c0 6-4 10-10 10M16-12c0 10-7 17-17 17" class="web" />`,
  amulet: svg`<path d="M30 0v7M9 8l5 5M51 8l-5 5M3 28h7M57 28h-7M8 46l5-4M52 46l-5-4" class="rays" />
    <path d="M30 7c-7 0-11.500 5-11.500 10.500 0 4.500 3.500 8 7 10.500H14v8h12v21h8V36h12v-8H34.500c3.500-2.500 7-6
    7-10.500C41.500 12 37 7 30 7zm0 6.500c3 0 5 2 5 4.500 0 3-2.500 6-5 8.500-2.500-2.500-5-5.500-5-8.500 0-2.500
    2-4.500 5-4.500z" class="ankh inked" fill-rule="evenodd" />
    <circle cx="30" cy="32" r="3.200" class="jewel inked" /><path d="M29 40v13" class="shine" />`,
  mummy: svg`<path d="M4 60c1-9 7-14 15-15h22c8 1 14 6 15 15z" class="linen shade inked" />
    <path d="M14 28C14 12 20 3 30 3s16 9 16 25c0 12-6 21-16 21S14 40 14 28z" class="linen inked" />
    <path d="M17 15c9 1 18-1 24-6M14.500 23c4 .5 8 .5 12 0M46 20c-3 1-6 2-9 2.500M16 38c10 2 20 1 28-3M20 44c6 1.500
    13 1.200 19-1M6 55c14-3 32-4 48 1M10 49c9-1 18-1.500 25-1" class="wrap" />
    <path d="M15 26.500c9-2.500 21-2.500 30 0v8c-9 2-21 2-30 0z" class="dark" />
    <circle cx="23.500" cy="30.500" r="3.300" class="fire" />
    <circle cx="36.500" cy="30.500" r="3.300" class="fire" /><circle cx="23.500" cy="30" r="1.300" class="spark" />
    <circle cx="36.500" cy="30" r="1.300" class="spark" />
    <path d="M45 17c6 0 8 4 6 9 4 2 4 6 2 8" class="tail" />`,
  werewolf: svg`<circle cx="46" cy="13" r="11" class="moon" />
    <path d="M2 60c1-9 6-13 12-15l32-1c7 2 11 7 12 16z" class="fur deep inked" />
    <path d="M8 3c2 4 7 8 13 9.500 6-2 12-2 18 0C45 11 50 7 52 3c2 9 1 17-1 22l5 5-6 1 3 6-6-1c-2 5-6 8-9 10l-8
    12-8-12c-3-2-7-5-9-10l-6 1 3-6-6-1 5-5C7 20 6 12 8 3z" class="fur inked" />
    <path d="M12 9c1 4 3 7 6 9M48 9c-1 4-3 7-6 9" class="inner-ear" />
    <path d="M30 27c-5 5-7 12-5 20 2 3 4 6 5 8 1-2 3-5 5-8 2-8 0-15-5-20z" class="muzzle" />
    <path d="M15 25c4 0 8 1.500 10 5-4 1-8 0-10-5zM45 25c-4 0-8 1.500-10 5 4 1 8 0 10-5z" class="amber inked" />
    <circle cx="21.500" cy="28" r="1.400" class="dark" /><circle cx="38.500" cy="28" r="1.400" class="dark" />
    <path d="M26 38h8l-4 4.500z" class="dark" />
    <path d="M25 45c3 2 7 2 10 0l-1.500 6-2-3.500h-3l-2 3.500z" class="bone" />`,
  frank: svg`<path d="M2 60c1-8 6-12 14-13h28c8 1 13 5 14 13z" class="coat inked" />
    <path d="M22 47h16l-8 10z" class="shirt" />
    <path d="M13 13c1-7 7-10 17-10s16 3 17 10v24c0 8-7 14-17 14s-17-6-17-14z" class="flesh inked" />
    <path d="M12 20c-2-12 5-19 18-19s20 7 18 19l-4-6-4 5-5-5-5 5-5-5-5 5-4-5z" class="hair" />
    <path d="M5.500 33h7v7h-7zM47.500 33h7v7h-7z" class="bolt inked" />
    <path d="M17 25l10 2.500M43 25l-10 2.500" class="brow" /><circle cx="23" cy="31" r="3" class="bone" />
    <circle cx="37" cy="31" r="3" class="bone" /><circle cx="23.500" cy="31.300" r="1.400" class="dark" />
    <circle cx="36.500" cy="31.300" r="1.400" class="dark" />
    <path d="M22 43.500c5 1.500 11 1.500 16 0M26 42v3.500M30 42.500V46M34 42v3.500M36 14l5 10M35 19l5-2.500M37.500
    23l4.500-2" class="wrap" />`,
});

/** The motif of a back in a field of 60 by 60. */
export const BACKS = /** @type {Record<string, SVGTemplateResult>} */ ({
  green: svg`<path d="M30 58V30" class="motif-line" />
    <path d="M30 32C23 26 22 14 30 4c8 10 7 22 0 28z" class="motif" /><path d="M28 33C18 32 10 25 9 13c9 2 16 9 19
    20zM32 33c10-1 18-8 19-20-9 2-16 9-19 20z" class="motif" />
    <path d="M25 35C16 38 8 36 3 29c8-1 15 1 22 6zM35 35c9 3 17 1 22-6-8-1-15 1-22 6z" class="motif" />
    <path d="M30 54c-5 0-10-3-12-8 6-1 10 2 12 8zM30 54c5 0 10-3 12-8-6-1-10 2-12 8z" class="motif" />`,
  yellow: svg`<path d="M21 25C12 24 5 17 2 6c11 2 18 7 21 14zM39 25c9-1 16-8 19-19-11 2-18 7-21
    14z" class="motif" /><circle cx="30" cy="8" r="6" class="motif" /><path d="M21 22c2-4 16-4 18 0l1
    4H20z" class="motif" />
    <path d="M19 29h22c2 12-2 24-11 27-9-3-13-15-11-27z" class="motif" /><path d="M30 30v26" class="motif-cut" />
    <path d="M18 32l-8 3-2 7M18 41l-7 4-1 8M42 32l8 3 2 7M42 41l7 4 1 8" class="motif-line" />`,
  red: svg`<path d="M22 42c-11 1-16 5-14 10 3 6 41 6 44 0 2-5-3-9-14-10l-1 4c6 1 8 2 7 3.500-3 2-25 2-28 0-1-1.500
    1-2.500 7-3.500z" class="motif" /><path d="M30 3c11 0 18 9 18 20 0 8-4 14-9 17l-2 9H23l-2-9c-5-3-9-9-9-17C12 12
    19 3 30 3z" class="motif" />
    <path d="M22 13l6 3M38 13l-6 3M30 20v5l-2.500 3.500M30 25l2.500 3.500M17 21c0 6 2 10 5 13M43 21c0 6-2 10-5 13M25
    34h10M25.500 39h9M26 44h8" class="motif-cut" />`,
});

export const DANGER = /** @type {Record<string, number>} */ ({ green: 1, yellow: 2, red: 3 });
