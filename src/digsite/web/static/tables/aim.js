/**
 * `<g ${aim(this, { type: "explore", pile: "left" })}>`: the element is the place of an action.
 * Offered, it can be clicked, tapped and reached by keyboard, and fires `act`; not offered while
 * the viewer chooses, it fires `why`; when there is nothing to choose it is just a drawing.
 * With several actions (`aim(this, [one, two])`) the first is the one that must be offered, and
 * all are sent together: the small decisions of one gesture, all or none.
 */

import { Directive, directive } from "../vendor/lit.js";
import { actionKey } from "./actions.js";

/** @import { Action } from "../types" */
/** @import { Table } from "./table.js" */
/** @typedef {{ label?: string, confirm?: boolean, quiet?: boolean }} Manner */

class Aim extends Directive {
  /** @type {Element | null} */ element = null;
  /** @type {Table | null} */ table = null;
  /** @type {Action[]} */ actions = [];
  /** @type {Manner} */ manner = {};

  /** @param {Table} _table @param {Action | Action[]} _actions @param {Manner} [_manner] */
  render(_table, _actions, _manner) {}

  /** @param {import("../vendor/lit.js").ElementPart} part @param {[Table, Action | Action[], Manner?]} given */
  update(part, [table, actions, manner = {}]) {
    if (!this.element) this.#listen(part.element);
    this.table = table;
    this.actions = Array.isArray(actions) ? actions : [actions];
    this.manner = manner;
    const offer = this.offer;
    if (offer && this.actions.length === 1) table.aimed.add(actionKey(offer.action));
    this.#mark(offer ? "offered" : table.choosing && !manner.quiet ? "refused" : null);
  }

  get offer() {
    return this.table?.offer(this.actions[0]);
  }

  /** @param {Element} element */
  #listen(element) {
    this.element = element;
    element.addEventListener("click", (event) => this.#choose(event));
    element.addEventListener("keydown", (event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      if (element.localName === "button" || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      this.#choose(event);
    });
    for (const name of ["pointerenter", "focus"]) element.addEventListener(name, () => this.#consider(true));
    for (const name of ["pointerleave", "blur"]) element.addEventListener(name, () => this.#consider(false));
  }

  /** @param {"offered" | "refused" | null} state */
  #mark(state) {
    const element = /** @type {HTMLElement} */ (this.element);
    const button = element.localName === "button";
    element.classList.toggle("offered", state === "offered");
    element.classList.toggle("refused", state === "refused");
    element.classList.toggle("hinted", state === "offered" && this.table?.hinted === actionKey(this.actions[0]));
    if (!state) {
      for (const name of ["data-aim", "tabindex", "aria-disabled"]) element.removeAttribute(name);
      if (!button) element.removeAttribute("role");
      if (button) element.setAttribute("aria-disabled", "true");
      return;
    }
    element.dataset.aim = state;
    if (!button) element.setAttribute("role", "button");
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-disabled", String(state === "refused"));
    const label = this.manner.label ?? this.offer?.text;
    if (label) element.setAttribute("aria-label", label);
  }

  /** @param {Event} event */
  #choose(event) {
    const { table, actions, offer } = this;
    if (!table || !table.choosing) return;
    if (!offer && this.manner.quiet) return;
    event.stopPropagation();
    if (offer) table.tell("act", { actions, offer, confirm: Boolean(this.manner.confirm) });
    else table.tell("why", { action: actions[0] });
  }

  /** @param {boolean} on */
  #consider(on) {
    this.table?.tell("consider", on && this.offer ? this.offer : null);
  }
}

export const aim = directive(Aim);
