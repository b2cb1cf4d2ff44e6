/** The first game of Scarab, step by step: words in `text/web.*.ftl`. */

/** @import { ScarabGame } from "./types" */

/** @type {import("../../../tables/lesson.js").Step<ScarabGame>[]} */
export default [
  { name: "own", clause: "SCA-001", mark: ".own", when: sight => Boolean(sight.private?.scarab) },
  { name: "swap", clause: "SCA-003", mark: ".swap", when: sight => sight.your_turn },
  { name: "gone", clause: "SCA-003", mark: ".gone", when: sight => sight.your_turn },
];
