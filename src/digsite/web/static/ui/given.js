/**
 * What was filled in.
 * @param {SubmitEvent} event @returns {Record<string, string>}
 */
export function given(event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
