import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "../../../src/digsite/games/loot/web/order.js";

test("what is new goes behind what was there", () => {
  assert.deepEqual(inOrder(["c"], ["a", "c"]), ["c", "a"]);
});

test("what is gone leaves no gap, and equal cards are counted", () => {
  assert.deepEqual(inOrder(["b", "a", "a"], ["a"]), ["a"]);
  assert.deepEqual(inOrder(["a"], ["a", "a"]), ["a", "a"]);
});
