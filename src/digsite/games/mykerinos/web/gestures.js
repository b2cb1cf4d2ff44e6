/** What a click on a space or a room means: a whole action that can be begun there. */

import { actionKey } from "../../../tables/actions.js";
import { say, word } from "../../../words/words.js";
import { spaceName } from "./region.js";

/** @import { Way } from "../../../tables/aim.js" */
/** @import { Board, Cell, Open } from "./table.js" */
/** @import { Mykerinos } from "./types" */
/** @typedef {Open["beginnings"][number]} Beginning */

export class Gestures {
  /** @param {Board} table @param {string | null} called the patron whose card is tilted already */
  constructor(table, called) {
    this.table = table;
    this.called = called;
    /** @type {Map<string, Beginning[]>} */ this.places = new Map();
    for (const beginning of table.open.beginnings) {
      if (!table.offer(beginning.action)) continue;
      for (const place of [...beginning.cells.map(String), ...beginning.rooms])
        this.places.set(place, [...(this.places.get(place) ?? []), beginning]);
    }
  }

  /** The patrons who can be called on now. */
  get patrons() {
    const found = [...this.places.values()].flat().map(({ action }) => patronOf(action));
    return new Set(found.filter(patron => patron !== null));
  }

  /**
   * What can begin at a place: with the patron called, else by oneself, else with whom it is possible.
   * @param {string} place @returns {Beginning[]}
   */
  at(place) {
    const found = this.places.get(place) ?? [];
    if (this.called) return found.filter(({ action }) => patronOf(action) === this.called);
    const alone = found.filter(({ action }) => !patronOf(action));
    return alone.length ? alone : found;
  }

  /** @param {Cell} cell @returns {Way<Mykerinos>[]} */
  onSpace(cell) {
    return this.at(String(cell)).map(beginning => this.#way(beginning, { type: "place", cell }));
  }

  /** @param {string} room @returns {Way<Mykerinos>[]} */
  inRoom(room) {
    return this.at(room).map(beginning => this.#way(beginning, { type: "book", room }));
  }

  /** Where an action can begin. @param {import("./types").Action} action @returns {Way<Mykerinos>[]} */
  from(action) {
    const found = this.table.open.beginnings.find(each => actionKey(each.action) === actionKey(action));
    if (!found) return [];
    const spaces = found.cells.map(cell => ({
      ...this.#way(found, { type: "place", cell }),
      short: spaceName(cell),
    }));
    return [...spaces, ...found.rooms.map(room => this.#way(found, { type: "book", room }))];
  }

  /** What a tilted card has begun already. @returns {import("./types").Action[]} */
  get begun() {
    const { beginnings } = this.table.open;
    const found = this.called && beginnings.find(({ action }) => patronOf(action) === this.called);
    return found ? [found.action] : [];
  }

  /** Whether a card would be tilted that nobody has touched: worth a question. @param {Way<Mykerinos>[]} ways */
  asks(ways) {
    return !this.called && ways.some(({ actions }) => patronOf(actions[0]));
  }

  /** The longest action that can begin on a space, for who traces its path. @param {string} cell */
  longest(cell) {
    return this.at(cell).toSorted((one, other) => other.cubes - one.cubes)[0];
  }

  /**
   * The whole sentence of an action that begins at a place, as a hint says it, and the cubes it takes.
   * @param {Beginning} beginning @param {Extract<import("./types").Action, { type: "place" | "book" }>} next
   * @returns {Way<Mykerinos>}
   */
  #way({ action, cubes }, next) {
    const offer = this.table.offer(action)?.text ?? "";
    const where = next.type === "place" ? spaceName(next.cell) : word("room", next.room);
    return { actions: [action, next], text: say("mykerinos-way", { offer, where, cubes }) };
  }
}

/** @param {object} action @returns {string | null} */
const patronOf = action => ("patron" in action && typeof action.patron === "string" ? action.patron : null);
