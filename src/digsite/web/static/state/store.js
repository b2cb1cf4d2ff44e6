/** The one small store: a value that tells when it has changed. */

export class Store extends EventTarget {
  /** Change fields and tell. @param {Record<string, unknown>} fields */
  set(fields) {
    Object.assign(this, fields);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {() => void} listener @returns {() => void} stops listening */
  listen(listener) {
    this.addEventListener("change", listener);
    return () => this.removeEventListener("change", listener);
  }
}
