/** Our own drawings for Loot N Run: treasures, guardians, amulet, and the motifs of the backs. */

import { svg } from "../../vendor/lit.js";

/** Treasures, each in a field of 24 by 24. */
export const TREASURES = /** @type {Record<string, any>} */ ({
  chest: svg`<path d="M3 11c0-4 2.5-6 6-6h6c3.5 0 6 2 6 6v9H3z" class="wood" /><path d="M3 11h18M8 5v15M16 5v15" class="line" /><path d="M10 10h4v4h-4z" class="gold" />`,
  vase: svg`<path d="M9 2h6l-1 4c4 2 5 5 5 8 0 4-3 8-7 8s-7-4-7-8c0-3 1-6 5-8z" class="clay" /><path d="M5.5 12.500h13M6 16h12" class="band" />`,
  cup: svg`<path d="M4 3h16c0 7-3 10-7 11v4h4v3H7v-3h4v-4C7 13 4 10 4 3z" class="gold" /><path d="M4.6 6.500h14.8" class="line" />`,
  sceptre: svg`<path d="M11 9h2v13h-2z" class="wood" /><path d="M12 9c-5 0-6-5-2-7 1.5 2 3 2 4 0 4 2 3 7-2 7z" class="gold" /><path d="M9.5 12h5M9.5 19h5" class="band" />`,
  mask: svg`<path d="M5 3h14c2 6 1 14-2 17-2 2-8 2-10 0C4 17 3 9 5 3z" class="gold" /><path d="M5 6h14M4.5 9h4M15.5 9h4" class="band" /><path d="M8 12h3M13 12h3M10 17h4" class="line" />`,
  ring: svg`<circle cx="12" cy="15" r="6" class="hoop" /><path d="m8 6 2-3h4l2 3-4 4z" class="gem" />`,
});

/** What sleeps or lies in the middle of a room, each in a field of 60 by 60. */
export const CENTRES = /** @type {Record<string, any>} */ ({
  empty: svg`<path d="M14 54V26c0-10 7-16 16-16s16 6 16 16v28z" class="door" /><path d="M22 54V30c0-6 3-10 8-10s8 4 8 10v24z" class="dark" />`,
  amulet: svg`<circle cx="30" cy="17" r="9" class="ankh" /><path d="M30 26v28M16 33h28" class="ankh" /><circle cx="30" cy="33" r="3.5" class="gem" />`,
  mummy: svg`<path d="M12 58V28C12 13 20 4 30 4s18 9 18 24v30z" class="linen" />
    <path d="M14 20 46 12M12 30l36-4M12 46l36-8M13 55l35-7" class="wrap" /><path d="M17 27h26v8H17z" class="dark" />
    <circle cx="24" cy="31" r="2.8" class="fire" /><circle cx="36" cy="31" r="2.8" class="fire" />`,
  werewolf: svg`<circle cx="45" cy="13" r="9" class="moon" /><path d="M8 6l12 10c6-3 14-3 20 0L52 6l-3 22c2 10-6 18-12 20l-7 8-7-8C17 46 9 38 11 28z" class="fur" />
    <path d="M17 26l8 4M43 26l-8 4" class="wrap" /><circle cx="22" cy="30" r="2.6" class="amber" /><circle cx="38" cy="30" r="2.6" class="amber" />
    <path d="M26 40h8l-4 4zM24 46l2 4 2-4M32 46l2 4 2-4" class="bone" />`,
  frank: svg`<path d="M13 14C14 6 20 4 30 4s16 2 17 10v32c0 6-6 10-17 10s-17-4-17-10z" class="flesh" />
    <path d="M12 18c2-9 8-14 18-14s16 5 18 14l-5-5-4 5-4-5-5 5-5-5-4 5-4-5z" class="dark" /><path d="M6 34h7v6H6zM47 34h7v6h-7z" class="bolt" />
    <path d="M19 28h8M33 28h8M22 46h16M34 11l6 8M25 44v4M30 44v4M35 44v4" class="wrap" /><circle cx="24" cy="32" r="2.2" class="dark" /><circle cx="36" cy="32" r="2.2" class="dark" />`,
});

/** The motif of a back in a field of 60 by 60: the riskier the room, the more dots below. */
export const BACKS = /** @type {Record<string, any>} */ ({
  green: svg`<path d="M30 50V24M30 24C20 24 15 16 15 8c7 0 13 4 15 11 2-7 8-11 15-11 0 8-5 16-15 16zM30 40c-6 0-10-4-11-9 6 0 10 3 11 9 1-6 5-9 11-9-1 5-5 9-11 9z" class="motif" />`,
  yellow: svg`<ellipse cx="30" cy="34" rx="12" ry="15" class="motif" /><path d="M30 20v28M18 30l-9-5M18 37H8M19 43l-8 6M42 30l9-5M42 37h10M41 43l8 6" class="motif-line" /><circle cx="30" cy="12" r="7" class="motif" />`,
  red: svg`<path d="M23 54c12-4 12-12 4-17-8-6-11-16-6-24 3-5 9-7 9-7s6 2 9 7c5 8 1 18-4 22 8 6 10 16-1 21z" class="motif" /><path d="M25 17h.01M35 17h.01M30 24v8M27 28h6" class="motif-cut" />`,
});

export const DANGER = /** @type {Record<string, number>} */ ({ green: 1, yellow: 2, red: 3 });
