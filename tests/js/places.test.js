/** The ways through a list of moves with variations. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { after, before, beside, end, pieces } from "../../src/digsite/web/static/state/places.js";

/** 1, 2, 3 were played; in place of 2 something else was tried, and two moves after it. */
const rows = [
  { place: "1", parent: "0", deep: 0, turn: 1 },
  { place: "2", parent: "1", deep: 0, turn: 1 },
  { place: "1.1.0", parent: "1", deep: 1, turn: 1 },
  { place: "1.1.1", parent: "1.1.0", deep: 1, turn: 2 },
  { place: "3", parent: "2", deep: 0, turn: 2 },
];

test("from a place the line goes on first, and variations leave it", () => {
  assert.deepEqual(after(rows, "1"), ["2", "1.1.0"]);
  assert.deepEqual(after(rows, "3"), []);
});

test("back leads to where a variation was tried", () => {
  assert.equal(before(rows, "1.1.0"), "1");
  assert.equal(before(rows, "1"), "0");
  assert.equal(before(rows, "0"), "0");
});

test("up and down go round what was tried at one point", () => {
  assert.equal(beside(rows, "2", 1), "1.1.0");
  assert.equal(beside(rows, "1.1.0", 1), "2");
  assert.equal(beside(rows, "2", -1), "1.1.0");
  assert.equal(beside(rows, "3", 1), "3");
  assert.equal(beside(rows, "0", 1), "0");
});

test("the end is that of the line one is in", () => {
  assert.equal(end(rows, "0"), "3");
  assert.equal(end(rows, "1.1.0"), "1.1.1");
});

test("moves are read in pieces of one line and one turn", () => {
  assert.deepEqual(
    pieces(rows).map(({ deep, turn, rows: moves }) => [deep, turn, moves.length]),
    [
      [0, 1, 2],
      [1, 1, 1],
      [1, 2, 1],
      [0, 2, 1],
    ],
  );
});
