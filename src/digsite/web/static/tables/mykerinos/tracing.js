/** Moves of several cubes made by tracing a path with finger, pen or mouse. */

/** @import { Table } from "../table.js" */

export class Tracing {
  /** @type {string[]} */ path = [];
  #traced = false;

  /** @param {Table} table @param {() => void} redraw */
  constructor(table, redraw) {
    this.table = table;
    this.redraw = redraw;
  }

  /** How many cubes the action still has. */
  get left() {
    return this.table.sight?.public.half_made?.left ?? 0;
  }

  /** @param {PointerEvent} event */
  begin(event) {
    this.#traced = false;
    const cell = cellAt(event);
    if (this.left < 2 || !cell || !this.table.offer(place(cell))) return;
    this.path = [cell];
    const target = /** @type {Element} */ (event.target);
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const cell = cellAt(event);
    if (!this.path.length || !cell || this.path.includes(cell) || this.path.length >= this.left) return;
    this.path = [...this.path, cell];
    this.redraw();
  }

  /** Send the whole path: all of it or nothing. */
  end() {
    const path = this.path;
    this.path = [];
    if (path.length > 1) {
      this.#traced = true;
      const actions = path.map(place);
      this.table.tell("act", { actions, offer: this.table.offer(actions[0]), confirm: false });
    }
    if (path.length) this.redraw();
  }

  /** The click that follows a traced path is not one. @param {Event} event */
  click(event) {
    if (!this.#traced) return;
    this.#traced = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** @param {string} cell */
const place = (cell) => ({ type: "place", cell: cell.split(",").map(Number) });

/** @param {PointerEvent} event @returns {string | undefined} */
function cellAt(event) {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
  return /** @type {HTMLElement | null} */ (found)?.dataset.cell;
}
