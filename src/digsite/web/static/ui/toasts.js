/** Short notes at the edge of the screen, also spoken by screen readers. */

import { html, repeat } from "../vendor/lit.js";
import { Piece } from "./element.js";

/** @typedef {{ id: number, text: string, kind: string, action?: { label: string, run: () => void } }} Toast */

const STAY = 6000;

class ToastShelf extends Piece {
  /** @type {Toast[]} */ toasts = [];
  next = 0;

  /** @param {string} text @param {{ kind?: string, action?: Toast["action"] }} [more] */
  show(text, { kind = "note", action } = {}) {
    const toast = { id: this.next++, text, kind, action };
    this.toasts = [...this.toasts.filter(old => old.text !== text), toast].slice(-3);
    this.requestUpdate();
    setTimeout(() => this.drop(toast.id), action ? 2 * STAY : STAY);
  }

  /** @param {number} id */
  drop(id) {
    this.toasts = this.toasts.filter(toast => toast.id !== id);
    this.requestUpdate();
  }

  render() {
    return html`<div role="status" aria-live="polite">
      ${repeat(
        this.toasts,
        toast => toast.id,
        toast =>
          html`<div class="toast ${toast.kind}">
            <span>${toast.text}</span>
            ${
              toast.action
                ? html`<button class="link" @click=${() => (this.drop(toast.id), toast.action?.run())}>
                    ${toast.action.label}
                  </button>`
                : ""
            }
          </div>`,
      )}
    </div>`;
  }
}

customElements.define("toast-shelf", ToastShelf);

/** @param {string} text @param {{ kind?: string, action?: Toast["action"] }} [more] */
export function toast(text, more) {
  /** @type {ToastShelf | null} */ (document.querySelector("toast-shelf"))?.show(text, more);
}
