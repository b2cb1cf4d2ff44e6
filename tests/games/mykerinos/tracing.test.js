/** A path traced with finger, pen or mouse is one gesture: all of it or nothing. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../js/browser.js";

const { Tracing } = await import("../../../src/digsite/games/mykerinos/web/tracing.js");

const OFFER = { text: "Place a cube" };
let told, drawn, tracing, table;

/** A pointer over a cell, or over none. */
function over(cell) {
  document.elementFromPoint = () => ({ closest: () => (cell ? { dataset: { cell } } : null) });
  return { clientX: 0, clientY: 0, pointerId: 1, target: {} };
}

beforeEach(() => {
  told = [];
  drawn = 0;
  table = {
    sight: { public: { half_made: { left: 3 } } },
    offer: action => (String(action.cell) === "0,0" ? OFFER : undefined),
    tell: (name, detail) => told.push([name, detail]),
  };
  tracing = new Tracing(table, () => drawn++);
});

test("the cells of a path are sent together when it ends", () => {
  tracing.begin(over("0,0"));
  tracing.move(over("0,1"));
  tracing.end();
  const actions = [
    { type: "place", cell: [0, 0] },
    { type: "place", cell: [0, 1] },
  ];
  assert.deepEqual(told, [["act", { actions, offer: OFFER, confirm: false }]]);
  assert.deepEqual(tracing.path, []);
  assert.equal(drawn, 2);
});

test("a path goes through no cell twice, not beside the board, and ends with the cubes", () => {
  tracing.begin(over("0,0"));
  for (const cell of ["0,1", "0,0", null, "0,2", "0,3"]) tracing.move(over(cell));
  assert.deepEqual(tracing.path, ["0,0", "0,1", "0,2"]);
});

test("it begins only where a cube is offered, with two or more left", () => {
  tracing.begin(over("5,5"));
  assert.deepEqual(tracing.path, []);
  table.sight.public.half_made.left = 1;
  tracing.begin(over("0,0"));
  assert.deepEqual(tracing.path, []);
  table.sight.public.half_made = null;
  tracing.begin(over("0,0"));
  assert.deepEqual(tracing.path, []);
});

test("a single cell is a click, which goes its own way", () => {
  tracing.begin(over("0,0"));
  tracing.end();
  assert.deepEqual(told, []);
  const click = new Event("click", { cancelable: true });
  tracing.click(click);
  assert.ok(!click.defaultPrevented);
});

test("the click after a traced path is not one, the next click is", () => {
  tracing.begin(over("0,0"));
  tracing.move(over("0,1"));
  tracing.end();
  const [first, second] = [1, 2].map(() => new Event("click", { cancelable: true }));
  tracing.click(first);
  tracing.click(second);
  assert.deepEqual([first.defaultPrevented, second.defaultPrevented], [true, false]);
});
