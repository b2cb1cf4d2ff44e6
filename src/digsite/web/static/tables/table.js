/**
 * What every table is: it draws one sight, offers its places for the actions in it, and decides
 * nothing. `aim` makes any element of a drawing a place for an action.
 */

import { Piece } from "../ui/element.js";
import { actionKey } from "./actions.js";

/** @import { Action, Offer, Sight, Sitter, Told } from "../types" */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

export class Table extends Piece {
  static properties = {
    sight: { attribute: false },
    people: { attribute: false },
    hinted: { attribute: false },
    idle: { attribute: false },
  };

  /** @type {Map<string, Offer>} */ #offered = new Map();
  /** @type {Element | null} */ #seen = null;
  /** @type {Set<string>} the offers that have a place on the board */ aimed = new Set();

  constructor() {
    super();
    /** @type {Sight | null} */ this.sight = null;
    /** @type {Sitter[]} */ this.people = [];
    /** @type {string | null} the key of the action a bot would take */ this.hinted = null;
    this.idle = false; // nothing can be chosen: a move is on its way, or this is the past
    this.addEventListener("keydown", (event) => this.#walk(event));
    this.addEventListener("focusin", (event) => this.#rove(/** @type {HTMLElement} */ (event.target)));
    this.dataset.stage = ""; // where pieces in flight are drawn
  }

  /** @returns {Offer[]} */
  get offers() {
    return this.idle ? [] : (this.sight?.offers ?? []);
  }

  /** Whose eyes these are; null for somebody who looks on. */
  get seat() {
    return this.sight?.seat ?? null;
  }

  /** The offer of an action, if it is one. @param {Action} action */
  offer(action) {
    return this.#offered.get(actionKey(action));
  }

  /** Whether the viewer is choosing. */
  get choosing() {
    return this.offers.length > 0;
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.people[seat]?.name ?? String(seat + 1);
  }

  /**
   * Stage an event before the new sight is drawn; the old one still stands. Optional.
   * @param {Told["record"]} _record @param {import("../motion/motion.js").Motion} _motion
   */
  async show(_record, _motion) {}

  /** The sound of an event. @param {Told["record"]} _record @returns {string | null} */
  sound(_record) {
    return null;
  }

  /** The ids (`data-piece`) of what an event is about, to be pointed at. @param {Told["record"]} _record @returns {string[]} */
  pieces(_record) {
    return [];
  }

  /** Point at what some events are about, or mark it as changed. @param {Told["record"][]} records @param {"pointed" | "changed"} [how] */
  point(records, how = "pointed") {
    const wanted = new Set(records.flatMap((record) => this.pieces(record)));
    for (const piece of this.querySelectorAll("[data-piece]")) {
      piece.classList.toggle(how, wanted.has(/** @type {HTMLElement} */ (piece).dataset.piece ?? ""));
    }
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    this.#offered = new Map(this.offers.map((offer) => [actionKey(offer.action), offer]));
    this.aimed = new Set();
  }

  /** A part of the table to be in sight now; scrolled there when it becomes one. Optional. @returns {Element | null} */
  wanted() {
    return null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    const [first, ...others] = this.#aims();
    if (first && ![first, ...others].some((aim) => aim.tabIndex === 0 && aim.dataset.aim === first.dataset.aim)) this.#rove(first);
    this.tell("aimed", this.aimed);
    const wanted = this.wanted();
    if (wanted && wanted !== this.#seen) wanted.scrollIntoView({ block: "nearest" });
    this.#seen = wanted;
  }

  /** @returns {HTMLElement[]} */
  #aims() {
    const found = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-aim]")]);
    return found.sort((one, other) => Number(other.dataset.aim === "offered") - Number(one.dataset.aim === "offered"));
  }

  /** Arrow keys go to the nearest place in that direction. @param {KeyboardEvent} event */
  #walk(event) {
    const way = ARROWS[event.key];
    const from = /** @type {HTMLElement} */ (event.target);
    if (!way || !from.dataset?.aim) return;
    event.preventDefault();
    const here = middle(from);
    const ahead = this.#aims()
      .filter((aim) => aim !== from)
      .map((aim) => ({ aim, far: distance(here, middle(aim), way) }))
      .filter(({ far }) => far < Infinity)
      .sort((one, other) => one.far - other.far)[0]?.aim;
    if (!ahead) return;
    ahead.focus();
  }

  /** Tab comes back to the place one was at. @param {HTMLElement} place */
  #rove(place) {
    if (!place.dataset?.aim) return;
    for (const aim of this.#aims()) aim.tabIndex = -1;
    place.tabIndex = 0;
  }
}

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @param {[number, number]} from @param {[number, number]} to @param {[number, number]} way */
function distance([x, y], [otherX, otherY], [stepX, stepY]) {
  const along = (otherX - x) * stepX + (otherY - y) * stepY;
  const across = Math.abs((otherX - x) * stepY) + Math.abs((otherY - y) * stepX);
  return along > 4 ? along + 2.5 * across : Infinity;
}
