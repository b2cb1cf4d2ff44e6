/** Whether somebody points at something, or it has come to lie under a pointer that rests. */

/** Where the pointer was pressed last. */
let pressed = { screenX: NaN, screenY: NaN };
addEventListener("pointerdown", event => (pressed = /** @type {PointerEvent} */ (event)), { capture: true });

/** A pointer that has not moved since it was pressed points at nothing new. @param {Event} event */
export function rests(event) {
  const { screenX, screenY } = /** @type {PointerEvent} */ (event);
  return screenX === pressed.screenX && screenY === pressed.screenY;
}
