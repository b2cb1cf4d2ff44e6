/** The four regions as landscapes, each in a field of 160 by 90, and the pile that waits in front of them. */

import { svg } from "../../../vendor/lit.js";

/** @import { SVGTemplateResult } from "../../../vendor/lit.js" */

const PALM = svg`<path d="M0 0c2-10 2-18 0-27" stroke="#6b4a24" stroke-width="2.600" fill="none" />
  <path d="M0-27c-6-6-12-5-15 0 6-2 10-1 15 0zM0-27c6-6 12-5 15 0-6-2-10-1-15 0zM0-27c-8-1-12 4-12 10 4-5 7-8 12-10z
  M0-27c8-1 12 4 12 10-4-5-7-8-12-10zM0-27c-2-6 0-11 4-13 1 5 0 9-4 13z" fill="#4d7040" />`;

export const SCENES = /** @type {Record<string, SVGTemplateResult>} */ ({
  mesopotamia: svg`<path d="M0 0h160v90H0z" fill="#f6cfa4" /><circle cx="118" cy="34" r="15" fill="#e8743b" />
    <path d="M0 66q50-8 90-3t70-2v29H0z" fill="#d99a68" />
    <path d="M30 74h92V62H30zM40 62h72V50H40zM51 50h50V38H51zM63 38h26V26H63z" fill="#b3573a" />
    <path d="M88 74h34V62h-10V50h-11V38H89V26h-9z" fill="#8c3d27" /><path d="M71 74V26h9v48z" fill="#d78a63" />
    <path d="M71 68h9M71 62h9M71 56h9M71 50h9M71 44h9M71 38h9M71 32h9" stroke="#8c3d27" stroke-width="1" />
    <path d="M73 26v-6h6v6z" fill="#6c2c1c" />
    <path d="M0 74q40-5 80-1t80-3v20H0z" fill="#c98453" /><g transform="translate(18 76)">${PALM}</g>
    <g transform="translate(142 76) scale(.8)">${PALM}</g>`,
  egypt: svg`<path d="M0 0h160v90H0z" fill="#fbe7b4" /><circle cx="32" cy="24" r="12" fill="#f2b233" />
    <path d="M96 70 128 30l32
    40z" fill="#dcb05a" /><path d="M128 30l32 40h-24z" fill="#b98a36" /><path d="M34 74 78 16l44
    58z" fill="#e6bb62" /><path d="M78 16l44 58H88z" fill="#c0913c" />
    <path d="M64 34.500h33M56 45h49M48 56h65M40 66h77" stroke="#9c7128" stroke-opacity=".5" stroke-width="1.200" />
    <path d="M0 68q44-6 84 2t76-4v24H0z" fill="#dfb160" />
    <path d="M112 76c1-7 6-9 9-9v-7c0-4 3-6 7-6s7 2 7 6l2 7c2 3 2 6 2 9zM139 76c6-1 10-5 17-5v5z" fill="#b98a3e" />
    <path d="M123 60c2-4 8-4 10 0v7h-10z" fill="#e6c27a" />
    <path d="M125.500 61.500h1.500M129 61.500h1.500M126 65h4" stroke="#5f4316" stroke-width="1" />
    <path d="M0 78q50-6 90-2t70-2v16H0z" fill="#cf9c49" />`,
  greece: svg`<path d="M0 0h160v90H0z" fill="#cfe3ee" /><circle cx="134" cy="20" r="10" fill="#f8e3a2" />
    <path d="M0 58h160v16H0z" fill="#4f8fbf" /><path d="M8 63h16M36 67h14M112 62h18M138
    67h14" stroke="#d8ebf5" stroke-width="1.400" /><path d="M14 78c8-16 26-24 62-24s54 8 68 24z" fill="#a8ad6a" />
    <path d="M42 26 80 9l38 17v5H42z" fill="#f6efdd" /><path d="M50 25.500 80 12.500l30 13z" fill="#d9cba6" />
    <path d="M46 31h68v5H46z" fill="#e6dabb" />
    <path d="M48 36h7v22h-7zM62 36h7v22h-7zM76 36h7v22h-7zM90 36h7v22h-7zM105 36h7v22h-7z" fill="#f6efdd" />
    <path d="M53 36h2v22h-2zM67 36h2v22h-2zM81 36h2v22h-2zM95 36h2v22h-2zM110 36h2v22h-2z" fill="#c9b98d" />
    <path d="M42 58h76v4H42z" fill="#e6dabb" /><path d="M0 76q44-8 84-2t76-4v20H0z" fill="#8f9a55" />
    <path d="M20 78V66" stroke="#6b5a34" stroke-width="2.400" /><circle cx="20" cy="62" r="8" fill="#6f8442" />
    <circle cx="27" cy="66" r="6" fill="#7f9450" /><circle cx="13" cy="66" r="6" fill="#61743a" />`,
  crete: svg`<path d="M0 0h160v90H0z" fill="#d7ebe2" /><circle cx="28" cy="22" r="11" fill="#f6cf7c" />
    <path d="M84 58 118 26l42 32z" fill="#8fb5a0" /><path d="M0 56h160v18H0z" fill="#3d8b86" /><path d="M6 62h18M34
    66h14M130 62h16M120 67h10" stroke="#cdeae3" stroke-width="1.400" />
    <path d="M40 74V32h80v42z" fill="#f0dfb8" /><path d="M36 26h88v7H36z" fill="#b0452c" />
    <path d="M36 52h88v5H36z" fill="#2f6f6b" />
    <path d="M46 33h12l-2 19h-8zM74 33h12l-2 19h-8zM102 33h12l-2 19h-8z" fill="#b0452c" />
    <path d="M45 33h14v3H45zM73 33h14v3H73zM101 33h14v3h-14z" fill="#2a2119" />
    <path d="M60 74V60h12v14zM88 74V60h12v14z" fill="#4a3524" />
    <path d="M66 26c-5-3-6-9-4-14 2 5 6 8 12 8h12c6 0 10-3 12-8 2 5 1 11-4
    14z" fill="#f3e3bd" stroke="#8b6f3c" stroke-width="1" /><path d="M0 76q44-7 84-2t76-4v20H0z" fill="#9aa867" />`,
});

/**
 * A pile of so many layers in front of a landscape, with the emblem of its region.
 * @param {SVGTemplateResult} emblem
 */
export const pile = emblem =>
  svg`<g transform="translate(10 35) scale(.86)" class="pile-of">
    <path d="M5 10h42v32H5z" transform="translate(4 4)" class="under" />
    <path d="M5 10h42v32H5z" transform="translate(2 2)" class="under" />
    <rect x="5" y="10" width="42" height="32" rx="3" class="top" />
    <g transform="translate(15 14.500) scale(.48)" class="picture">${emblem}</g></g>`;

/** Where everything has been dug out. */
export const PIT = svg`<g transform="translate(0 -15)"><path d="M44 82c6-16 66-16 72 0-10 8-62 8-72
  0z" fill="#6b4a24" /><path d="M52 82c8-9 48-9 56 0-10 4-46 4-56 0z" fill="#3a2713" /><path d="M112 80l20-28M130
  46c5 0 9 4 9 9l-8 6-8-6z" stroke="#5b4526" stroke-width="3" fill="#8d8577" /></g>`;
