/** Small line drawings for buttons, 24 by 24. */

import { html, svg } from "../vendor/lit.js";

const PATHS = /** @type {Record<string, import("../vendor/lit.js").SVGTemplateResult>} */ ({
  undo: svg`<path d="M8 5 3.5 9.5 8 14" /><path d="M4 9.5h10a6 6 0 0 1 0 12h-3" />`,
  restart: svg`<path d="M12 4.5 8 8l4 3.5" /><path d="M8.500 8H13a6.500 6.500 0 1 1-6.500 6.500M4 4.500v7" />`,
  hint: svg`<path d="M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 1 3.8 11.8c-.6.5-.8 1-.8 1.7H9c0-.7-.2-1.2-.8-1.7A6.5 6.5
    0 0 1 12 2.5z" />`,
  log: svg`<path d="M6 3h12v18l-3-2-3 2-3-2-3 2z" /><path d="M9 8h6M9 12h6" />`,
  chat: svg`<path d="M4 4.5h16v11.5H10l-4.5 4v-4H4z" />`,
  rules: svg`<path d="M12 6C9.5 4 6.5 3.8 3 4v15c3.5-.2 6.5 0 9 2 2.5-2 5.5-2.2 9-2V4c-3.5-.2-6.5 0-9 2zM12 6v15" />`,
  more: svg`<circle cx="5" cy="12" r="1.3" /><circle cx="12" cy="12" r="1.3" /><circle cx="19" cy="12" r="1.3" />`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9" /><circle cx="15" cy="7" r="2.2" />
    <circle cx="9" cy="17" r="2.2" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
  sun: svg`<circle cx="12" cy="12" r="4.2" />
    <path d="M12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.3 7 7M17 17l1.7 1.700M18.7 5.3 17 7M7 17l-1.7
    1.7" />`,
  moon: svg`<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z" />`,
  first: svg`<path d="M18 5.5 9.5 12 18 18.500zM6 5.500v13" />`,
  back: svg`<path d="M16 5.5 7.5 12 16 18.500z" />`,
  next: svg`<path d="M8 5.5 16.5 12 8 18.500z" />`,
  last: svg`<path d="M6 5.5 14.5 12 6 18.500zM18 5.500v13" />`,
  pause: svg`<path d="M8.5 5v14M15.5 5v14" />`,
  link: svg`<path d="M9.5 14.5 14.5 9.500M8 11l-3 3a4 4 0 0 0 5.5 5.500l3-3M16 13l3-3A4 4 0 0 0 13.5 4.500l-3 3" />`,
  eye: svg`<path d="M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12z" /><circle cx="12" cy="12" r="2.8" />`,
  clock: svg`<circle cx="12" cy="12" r="9" /><path d="M12 6.500V12l3.5 2" />`,
  flag: svg`<path d="M6 21.500V3.500M6 4.500h12l-3 4 3 4H6" />`,
  save: svg`<path d="M12 3.500v11M7.5 10.5 12 15l4.5-4.500M4.5 19.500h15" />`,
  open: svg`<path d="M12 15V4M7.5 8.5 12 4l4.5 4.500M4.5 19.500h15" />`,
  sound: svg`<path d="M4 9.500h3.500L12 5.500v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />`,
  mute: svg`<path d="M4 9.500h3.500L12 5.500v13l-4.5-4H4zM16 9.500l5 5M21 9.500l-5 5" />`,
  since: svg`<path d="M12 7v5l3 2" /><path d="M4 5v4.500h4.5" /><path d="M4.5 9.500A8.5 8.5 0 1 1 3.6 13.5" />`,
  keys: svg`<path d="M3 6.500h18v11H3z" /><path d="M6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8" />`,
  person: svg`<circle cx="12" cy="8" r="4" /><path d="M4.5 20.500c.5-4.500 3.5-7 7.5-7s7 2.500 7.5 7" />`,
  analyse: svg`<path d="M5 3.500v17M5 8h6a4 4 0 0 1 4 4v8.500M15 15.500h5" /><circle cx="5" cy="8" r="1.6" />`,
  list: svg`<path d="M8.5 6.500H20M8.5 12H20M8.5 17.500H20M4 6.500h.01M4 12h.01M4 17.500h.01" />`,
});

/** @param {string} name @param {number} [size] */
export const icon = (name, size = 22) =>
  html`<svg
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${PATHS[name]}
  </svg>`;
