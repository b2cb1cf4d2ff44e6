/**
 * What every table is: it draws one sight, offers its places for the actions in it, and decides
 * nothing. `aim` makes any element of a drawing a place for an action.
 */

import { Piece } from "../ui/element.js";
import { actionKey } from "./actions.js";

/** @import { Game, Offer, Sight, Sitting } from "../types" */
/** @import { Motion } from "../motion/motion.js" */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Whether a list has other members. @param {string[]} now @param {string[] | undefined} before */
const differs = (now, before) => String(now) !== String(before);

/** @template {Game} [G=Game] */
export class Table extends Piece {
  static properties = {
    sight: { attribute: false },
    printed: { attribute: false },
    people: { attribute: false },
    hinted: { attribute: false, hasChanged: differs },
    hands: { attribute: false },
    idle: { attribute: false },
  };

  /** @type {Map<string, Offer<G>>} */ #offered = new Map();
  /** @type {Element | null} */ #seen = null;
  #wide = window.innerWidth;
  /** What is drawn by the width of the window is drawn anew. */
  #resized = () => {
    if (this.#wide !== window.innerWidth) this.requestUpdate();
    this.#wide = window.innerWidth;
  };
  /** @type {Set<string>} the offers that have a place on the board */ aimed = new Set();

  constructor() {
    super();
    /** @type {Sight<G> | null} */ this.sight = null;
    /** @type {G["Printed"] | null} what is printed on the cards */ this.printed = null;
    /** @type {Sitting[]} */ this.people = [];
    /** @type {string[]} the keys of what a bot would do, one after the other */ this.hinted = [];
    /** @type {G["Private"][]} what every seat has to itself, where all cards are open */ this.hands = [];
    this.idle = false; // nothing can be chosen: a move is on its way, or this is the past
    this.addEventListener("keydown", event => this.#walk(event));
    this.addEventListener("focusin", event => this.#rove(/** @type {HTMLElement} */ (event.target)));
    this.dataset.stage = ""; // where pieces in flight are drawn
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("resize", this.#resized);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("resize", this.#resized);
  }

  /** @returns {Offer<G>[]} */
  get offers() {
    return this.idle ? [] : (this.sight?.offers ?? []);
  }

  /** Whose eyes these are; null for somebody who looks on. */
  get seat() {
    return this.sight?.seat ?? null;
  }

  /** What everybody may see. @returns {G["Public"]} */
  get open() {
    if (!this.sight) throw new Error("nothing is seen yet");
    return this.sight.public;
  }

  /** The offer of an action, if it is one. @param {G["Action"]} action */
  offer(action) {
    return this.#offered.get(actionKey(action));
  }

  /** Whether a bot would do this, as far as it has said. @param {G["Action"][]} actions */
  advised(actions) {
    return (
      this.hinted.length > 0 &&
      actions.every((action, n) => n >= this.hinted.length || actionKey(action) === this.hinted[n])
    );
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
   * @param {G["Event"]} _record @param {Motion} _motion
   */
  async show(_record, _motion) {}

  /** The sound of an event. @param {G["Event"]} _record @returns {string | null} */
  sound(_record) {
    return null;
  }

  /**
   * The ids (`data-piece`) of what an event is about, to be pointed at.
   * @param {G["Event"]} _record @returns {string[]}
   */
  pieces(_record) {
    return [];
  }

  /**
   * Point at what some events are about, or mark it as changed.
   * @param {G["Event"][]} records @param {"pointed" | "changed"} [how]
   */
  point(records, how = "pointed") {
    const wanted = new Set(records.flatMap(record => this.pieces(record)));
    for (const piece of this.querySelectorAll("[data-piece]")) {
      piece.classList.toggle(how, wanted.has(/** @type {HTMLElement} */ (piece).dataset.piece ?? ""));
    }
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    this.#offered = new Map(this.offers.map(offer => [actionKey(offer.action), offer]));
    this.aimed = new Set();
  }

  /**
   * The gestures that an offer without a place can become, each with its place; none if it is whole. Optional.
   * @param {G["Action"]} _action @returns {import("./aim.js").Way<G>[]}
   */
  ways(_action) {
    return [];
  }

  /**
   * Whether an event is turned up piece by piece, so that its sentence would tell the end before:
   * `motion.tell()` says it when all has been seen, at the latest after `show`. Optional.
   * @param {G["Event"]} _record
   */
  reveals(_record) {
    return false;
  }

  /**
   * A part of the table to be in sight now; scrolled there when it becomes one. Optional.
   * @returns {Element | null}
   */
  wanted() {
    return null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    const [first, ...others] = this.#aims();
    if (first && ![first, ...others].some(aim => aim.tabIndex === 0 && aim.dataset.aim === first.dataset.aim))
      this.#rove(first);
    this.tell("aimed", this.aimed);
    const wanted = this.wanted();
    if (wanted && wanted !== this.#seen) wanted.scrollIntoView({ block: "nearest" });
    this.#seen = wanted;
    if (changed.has("hinted")) this.#intoSight(this.querySelector(".hinted"));
  }

  /** A hint may be about a place further down, or under the note that tells it. @param {Element | null} place */
  #intoSight(place) {
    const board = this.parentElement?.getBoundingClientRect();
    if (!place || !board) return;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < board.top || bottom > board.bottom - board.height / 4)
      place.scrollIntoView({ block: "center" });
  }

  /** @returns {HTMLElement[]} */
  #aims() {
    const found = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-aim]")]);
    return found.sort(
      (one, other) => Number(other.dataset.aim === "offered") - Number(one.dataset.aim === "offered"),
    );
  }

  /** Arrow keys go to the nearest place in that direction. @param {KeyboardEvent} event */
  #walk(event) {
    const way = ARROWS[event.key];
    const from = /** @type {HTMLElement} */ (event.target);
    if (!way || !from.dataset?.aim) return;
    event.preventDefault();
    const here = middle(from);
    const ahead = this.#aims()
      .filter(aim => aim !== from)
      .map(aim => ({ aim, far: distance(here, middle(aim), way) }))
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
