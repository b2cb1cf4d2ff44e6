/**
 * Events as motion: Web Animations that can be skipped at any moment and are off where the person
 * or the system asks for less motion.
 */

import { settings } from "../state/settings.js";

const MOVE = 420;
const CALM = "cubic-bezier(.2, .7, .2, 1)";

export class Motion {
  /** @type {Set<Animation>} */ #running = new Set();
  /** @type {Set<() => void>} */ #waits = new Set();
  skipping = false;

  get on() {
    return settings.motion && !this.skipping && !document.hidden;
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
    return this.on ? this.#pause(time) : Promise.resolve();
  }

  /** @param {number} time @returns {Promise<void>} */
  #pause(time) {
    return new Promise((resolve) => {
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
    if (this.skipping || document.hidden) return Promise.resolve();
    return this.#pause(time);
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number | KeyframeAnimationOptions} [how] */
  async animate(element, frames, how = MOVE) {
    if (!this.on) return;
    const options = typeof how === "number" ? { duration: how, easing: CALM } : { easing: CALM, ...how };
    const animation = element.animate(frames, options);
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
    Object.assign(ghost.style, { left: `${start.x}px`, top: `${start.y}px`, width: `${start.width}px`, height: `${start.height}px` });
    (from.closest("[data-stage]") ?? document.body).append(ghost);
    const x = end.x + end.width / 2 - start.x - start.width / 2;
    const y = end.y + end.height / 2 - start.y - start.height / 2;
    await this.animate(ghost, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.6 }], 480);
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
  const parent = /** @type {any} */ (element.parentNode);
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}

/** @param {HTMLElement} root */
function places(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]"));
  return new Map([...found].map((element) => [element.dataset.piece, { element, box: element.getBoundingClientRect() }]));
}

export const motion = new Motion();
