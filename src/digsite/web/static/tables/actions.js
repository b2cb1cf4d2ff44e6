/** Actions are equal when their fields are. */

/** @param {Readonly<Record<string, unknown>>} action @returns {string} */
export function actionKey(action) {
  return JSON.stringify(action, (_name, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
