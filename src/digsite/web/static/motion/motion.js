/**
 * Events as motion: Web Animations that can be skipped at any moment and are off where the person
 * or the system asks for less motion. All times are those of the normal speed.
 */

import { settings } from "../state/settings.js";

const MOVE = 420;
const CALM = "cubic-bezier(.2, .7, .2, 1)";
const SPEEDS = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
const PACES = { instant: 0, calm: 700, slow: 2000 };

export class Motion {
  /** @type {Set<Animation>} */ #running = new Set();
  /** @type {Set<() => void>} */ #waits = new Set();
  skipping = false;
  /** @type {(text: string) => void} says what is being shown, while it is */ caption = () => {};

  /** @type {string | null} */ #verdict = null;

  /** What is said only when all has been seen. @param {string} text */
  withhold(text) {
    this.#verdict = text;
  }

  /** All has been seen. */
  tell() {
    if (this.#verdict !== null) this.caption(this.#verdict);
    this.#verdict = null;
  }

  get on() {
    return settings.motion && this.#speed > 0 && !this.skipping && !document.hidden;
  }

  get #speed() {
    return SPEEDS[settings.speed] ?? 1;
  }

  /** Finish everything at once, and whatever follows until `rest`. */
  skip() {
    this.skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const end of this.#waits) end();
  }

  /** Everything has been shown: motion is welcome again. */
  rest() {
    this.skipping = false;
  }

  get busy() {
    return this.#running.size + this.#waits.size > 0;
  }

  /** @param {number} time @returns {Promise<void>} */
  wait(time) {
    return this.on ? this.#pause(time * this.#speed) : Promise.resolve();
  }

  /** @param {number} time @returns {Promise<void>} */
  #pause(time) {
    return new Promise(resolve => {
      const end = () => {
        this.#waits.delete(end);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, time);
      this.#waits.add(end);
    });
  }

  /** Wait so that something can be read, also where nothing moves. @param {number} time @returns {Promise<void>} */
  hold(time) {
    if (this.skipping || document.hidden || !this.#speed) return Promise.resolve();
    return this.#pause(time * this.#speed);
  }

  /**
   * The breath after what somebody else did, so that it can be followed; a short one within a turn.
   * @param {boolean} [short] @returns {Promise<void>}
   */
  breathe(short = false) {
    const time = (PACES[settings.pace] ?? 0) * (short ? 0.4 : 1);
    return this.skipping || document.hidden || !time ? Promise.resolve() : this.#pause(time);
  }

  /**
   * Show things one after the other, and let the last one wait: the finds of a dig, the cards of a
   * hand, the areas of a survey. Skipped, all are shown at once.
   * @template T @param {T[]} things @param {(thing: T, number: number) => unknown} show
   * @param {{ pause?: number, last?: number }} [times]
   */
  async oneByOne(things, show, { pause = 320, last = 900 } = {}) {
    for (const [number, thing] of things.entries()) {
      if (number) await this.wait(number === things.length - 1 ? last : pause);
      await show(thing, number);
    }
  }

  /**
   * Let a number run to another: a sum that grows, points that are lost.
   * @param {number} from @param {number} to @param {(value: number) => void} show @param {number} [time]
   */
  async count(from, to, show, time = 500) {
    const steps = Math.min(Math.abs(to - from), 20);
    for (let step = 1; step < steps && this.on; step++) {
      show(from + Math.round(((to - from) * step) / steps));
      await this.wait(time / steps);
    }
    show(to);
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number | KeyframeAnimationOptions} [how] */
  async animate(element, frames, how = MOVE) {
    if (!this.on) return;
    const options = typeof how === "number" ? { duration: how, easing: CALM } : { easing: CALM, ...how };
    const animation = element.animate(frames, options);
    animation.updatePlaybackRate?.(1 / this.#speed);
    this.#running.add(animation);
    await animation.finished.catch(() => {});
    this.#running.delete(animation);
  }

  /**
   * Let a copy of something travel to another place, and vanish there.
   * @param {Element | null | undefined} from @param {Element | null | undefined} to
   */
  async fly(from, to) {
    if (!this.on || !from || !to) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const ghost = /** @type {HTMLElement} */ (from.cloneNode(true));
    ghost.classList.add("flying");
    Object.assign(ghost.style, {
      left: `${start.x}px`,
      top: `${start.y}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
    });
    (from.closest("[data-stage]") ?? document.body).append(ghost);
    const x = end.x + end.width / 2 - start.x - start.width / 2;
    const y = end.y + end.height / 2 - start.y - start.height / 2;
    await this.animate(
      ghost,
      [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.6 }],
      480,
    );
    ghost.remove();
  }

  /**
   * Draw something new and let every piece (`data-piece`) that was elsewhere before travel there;
   * new pieces appear softly and are marked `fresh`.
   * @param {HTMLElement} root @param {() => Promise<unknown>} draw
   */
  async flip(root, draw) {
    if (!this.on) {
      await draw();
      return;
    }
    const before = places(root);
    await draw();
    const moves = [...places(root)].map(([id, { element, box }]) => {
      const from = before.get(id);
      if (!from) return this.animate(element, [{ opacity: 0 }, { opacity: 1 }], MOVE);
      const scale = scaleOf(element);
      const [x, y] = [(from.box.x - box.x) / scale, (from.box.y - box.y) / scale];
      if (Math.abs(x) + Math.abs(y) < 2) return undefined;
      return this.animate(element, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], MOVE);
    });
    await Promise.all(moves);
  }
}

/** How large one unit of a drawing is on the screen. @param {Element} element */
function scaleOf(element) {
  const parent = element.parentNode;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}

/** @param {HTMLElement} root */
function places(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]"));
  return new Map(
    [...found].map(element => [element.dataset.piece, { element, box: element.getBoundingClientRect() }]),
  );
}

export const motion = new Motion();
