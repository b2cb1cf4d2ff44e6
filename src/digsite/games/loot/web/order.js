/**
 * Cards in the order they were laid. A sight tells which there are; what is new goes behind what was
 * there. The order is kept for the tab, so that it outlives a reload.
 */

export class Order {
  /** @param {string} name what lies there, such as `discards` */
  constructor(name) {
    this.name = name;
    /** @type {string[]} */ this.laid = [];
    this.known = "";
  }

  /** The kinds of a sight, the one laid last at the end. @param {readonly string[]} kinds @returns {string[]} */
  of(kinds) {
    const place = `${location.pathname} ${this.name}`;
    if (this.known !== place) {
      this.known = place;
      this.laid = JSON.parse(sessionStorage.getItem(place) ?? "[]");
    }
    this.laid = inOrder(this.laid, kinds);
    sessionStorage.setItem(place, JSON.stringify(this.laid));
    return this.laid;
  }
}

/** What is still there, then what is new. @param {readonly string[]} before @param {readonly string[]} now */
export function inOrder(before, now) {
  const fresh = [...now];
  const kept = before.filter(kind => {
    const at = fresh.indexOf(kind);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...fresh];
}
