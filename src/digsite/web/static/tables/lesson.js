/**
 * Lessons: a real game, and a coach that explains each thing when it comes up. A title brings its
 * steps in `web/lesson.js`; the words of a step are `<game>-lesson-<name>`, `example` is
 * a worked example of the rulebook.
 */

import { brought } from "./brought.js";

/** @import { Game, Sight } from "../types" */
/**
 * @template {Game} [G=Game]
 * @typedef {{
 *   name: string, clause: string, example?: string, mark?: string,
 *   when(sight: Sight<G>, printed: G["Printed"]): boolean,
 * }} Step
 */

/** @param {string} game @returns {Promise<Step[]>} */
export async function lessonOf(game) {
  const own = brought(game, "lesson.js");
  return own ? (await import(own)).default : [];
}
