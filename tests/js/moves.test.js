/** The list of moves: what chance repeats is told once. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { gathered } = await import("../../src/digsite/web/static/ui/moves-list.js");

const row = (place, text, more = {}) => ({ place, text, seat: null, comment: "", mark: "", ...more });
const told = (rows, at) => gathered(rows, at).map(([{ place }, count]) => [place, count]);

test("rows of chance that say the same are one, and lead to the last of them", () => {
  const rows = [row("1", "unseen"), row("2", "unseen"), row("3", "other"), row("4", "unseen")];
  assert.deepEqual(told(rows, "0"), [
    ["2", 2],
    ["3", 1],
    ["4", 1],
  ]);
});

test("the one that is looked at stands for the others", () => {
  const rows = [row("1", "unseen"), row("2", "unseen"), row("3", "unseen")];
  assert.deepEqual(told(rows, "2"), [["2", 3]]);
});

test("decisions, and what is commented or marked, stay on their own", () => {
  const rows = [
    row("1", "pass", { seat: 0 }),
    row("2", "pass", { seat: 0 }),
    row("3", "x"),
    row("4", "x", { mark: "!" }),
  ];
  assert.deepEqual(
    told(rows, "0").map(([, count]) => count),
    [1, 1, 1, 1],
  );
});
