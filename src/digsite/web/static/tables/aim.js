/**
 * `<g ${aim(this, { type: "explore", pile: "left" })}>`: the element is the place of an action.
 * Offered, it can be clicked, tapped and reached by keyboard, and fires `act`; not offered while
 * the viewer chooses, it fires `why`; when there is nothing to choose it is just a drawing.
 * With several actions (`aim(this, [one, two])`) the first is the one that must be offered, and
 * all are sent together: the small decisions of one gesture, all or none.
 * Where one place can mean several gestures (`ways`), a click asks which, at the place itself.
 */

import { Directive, directive } from "../vendor/lit.js";
import { actionKey } from "./actions.js";
import { rests } from "./pointing.js";

/** @import { Game } from "../types" */
/** @import { DirectiveResult } from "../vendor/lit.js" */
/** @typedef {Game["Action"]} Action */
/** @import { Table } from "./table.js" */
/**
 * A gesture and its words; `short`: the place alone, where many are listed under one name.
 * @template {Game} [G=Game]
 * @typedef {{ actions: G["Action"][], text: string, short?: string }} Way
 */
/**
 * `run`: what a click does instead, such as turning a card that changes what other clicks mean;
 * `ask`: ask also where there is a single way; `first`: what was begun already, for who asks why not.
 * @typedef {{
 *   label?: string, confirm?: boolean, quiet?: boolean, ways?: Way[], ask?: boolean, run?: () => void,
 *   first?: Action[],
 * }} Manner
 */

class Aim extends Directive {
  /** @type {Element | null} */ element = null;
  pointed = false;
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
    element.addEventListener("click", event => this.#choose(event));
    element.addEventListener("keydown", event => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      if (element.localName === "button" || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      this.#choose(event);
    });
    for (const name of ["pointerenter", "pointermove"])
      element.addEventListener(name, event => this.#point(event));
    element.addEventListener("focus", () => element.matches(":focus-visible") && this.#consider(true));
    for (const name of ["pointerleave", "blur"]) element.addEventListener(name, () => this.#consider(false));
  }

  /** @param {"offered" | "refused" | null} state */
  #mark(state) {
    const element = /** @type {HTMLElement} */ (this.element);
    const button = element.localName === "button";
    element.classList.toggle("offered", state === "offered");
    element.classList.toggle("refused", state === "refused");
    element.classList.toggle("hinted", state === "offered" && this.#hinted());
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

  /** Whether a bot would do this here, as far as it has said. */
  #hinted() {
    const { ways } = this.manner;
    const gestures = ways?.length ? ways.map(way => way.actions) : [this.actions];
    return gestures.some(actions => this.table?.advised(actions));
  }

  /** @param {Event} event */
  #choose(event) {
    const { table, actions, offer, manner } = this;
    if (!table || !table.choosing) return;
    if (!offer && manner.quiet) return;
    event.stopPropagation();
    if (manner.run && offer) return manner.run();
    if (!offer) return table.tell("why", { action: actions[0], first: manner.first ?? [] });
    const ways = manner.ways ?? [];
    if (ways.length > 1 || (manner.ask && ways.length)) return void this.#ask(table, ways);
    return table.tell("act", { actions, offer, confirm: Boolean(manner.confirm) });
  }

  /** @param {Table} table @param {Way[]} ways */
  async #ask(table, ways) {
    const { chooseAt } = await import("./chooser.js");
    const way = await chooseAt(/** @type {Element} */ (this.element), ways);
    const offer = way && table.offer(way.actions[0]);
    if (offer) table.tell("act", { actions: way.actions, offer, confirm: Boolean(this.manner.confirm) });
  }

  /** @param {Event} event */
  #point(event) {
    if (this.pointed || rests(event)) return;
    this.#consider(true);
    this.pointed = true;
  }

  /** @param {boolean} on */
  #consider(on) {
    if (!on) this.pointed = false;
    this.table?.tell("consider", on && this.offer ? this.offer : null);
  }
}

/**
 * An element as the place of an action of the game that is played, or of several in one gesture.
 * @type {<G extends Game>(
 *   table: Table<G>, actions: G["Action"] | G["Action"][], manner?: Manner,
 * ) => DirectiveResult<typeof Aim>}
 */
export const aim = directive(Aim);
