/** Moves of several cubes made by tracing a path with finger, pen or mouse. */

/** @import { Board, Cell } from "./table.js" */
/** @typedef {{ action: import("./types").Action, cubes: number }} Begun */

export class Tracing {
  /** @type {string[]} */ path = [];
  #traced = false;

  /** @type {Begun | undefined} what a path begins, if no action is under way */ #begun = undefined;

  /**
   * @param {Board} table @param {() => void} redraw
   * @param {(cell: string) => Begun | undefined} [longest] the longest action that can begin on a space
   */
  constructor(table, redraw, longest = () => undefined) {
    this.table = table;
    this.redraw = redraw;
    this.longest = longest;
  }

  /** How many cubes the action under way still has. */
  get left() {
    return this.table.sight?.public.half_made?.left ?? 0;
  }

  /** @param {PointerEvent} event */
  begin(event) {
    this.#traced = false;
    const cell = cellAt(event);
    if (!cell) return;
    this.#begun = this.left ? undefined : this.longest(cell);
    if (this.#cubes < 2 || (!this.#begun && !this.table.offer(place(cell)))) return;
    this.path = [cell];
    const target = /** @type {Element} */ (event.target);
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const cell = cellAt(event);
    if (!this.path.length || !cell || this.path.includes(cell) || this.path.length >= this.#cubes) return;
    this.path = [...this.path, cell];
    this.redraw();
  }

  /** Send the whole path: all of it or nothing. */
  end() {
    const path = this.path;
    this.path = [];
    if (path.length > 1) {
      this.#traced = true;
      /** @type {import("./types").Action[]} */
      const actions = [...(this.#begun ? [this.#begun.action] : []), ...path.map(place)];
      this.table.tell("act", { actions, offer: this.table.offer(actions[0]), confirm: false });
    }
    if (path.length) this.redraw();
  }

  /** It was the beginning of a scroll, not of a path. */
  cancel() {
    if (!this.path.length) return;
    this.path = [];
    this.redraw();
  }

  get #cubes() {
    return this.#begun?.cubes ?? this.left;
  }

  /** The click that follows a traced path is not one. @param {Event} event */
  click(event) {
    if (!this.#traced) return;
    this.#traced = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** @param {string} cell @returns {import("./types").Place} */
const place = cell => ({ type: "place", cell: /** @type {Cell} */ (cell.split(",").map(Number)) });

/** @param {PointerEvent} event @returns {string | undefined} */
function cellAt(event) {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
  return /** @type {HTMLElement | null} */ (found)?.dataset.cell;
}
