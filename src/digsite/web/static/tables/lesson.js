/**
 * Lessons: a real game, and a coach that explains each thing when it comes up. A title brings its
 * steps in `tables/<game>/lesson.js`; the words of a step are `<game>-lesson-<name>`, `example` is
 * a worked example of the rulebook.
 */

/** @typedef {{ name: string, clause: string, example?: string, mark?: string, when: (sight: import("../types").Sight) => boolean }} Step */

/** @type {Record<string, () => Promise<{ default: Step[] }>>} */
const LESSONS = {
  loot: () => import("./loot/lesson.js"),
  mykerinos: () => import("./mykerinos/lesson.js"),
  thebes: () => import("./thebes/lesson.js"),
};

/** @param {string} game @returns {Promise<Step[]>} */
export async function lessonOf(game) {
  return LESSONS[game] ? (await LESSONS[game]()).default : [];
}
