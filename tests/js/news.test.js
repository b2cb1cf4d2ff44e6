/** The banner: what is said of everybody since one last decided. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { sumUp } = await import("../../src/digsite/web/static/pages/match-news.js");

const line = (seat, text) => ({
  version: 2,
  seat,
  kind: "action",
  turn: 1,
  text,
  events: [{ record: { type: "moved" }, text, minor: false, major: false }],
});

async function told(lines, notes = []) {
  const sight = { version: 7, your_turn: true, notes };
  const state = {
    sight,
    mine: [0],
    names: ["Anna", "Ben", "Chloe"],
    readSince: async () => ({ lines, own: [], standings: [] }),
  };
  const page = { state, news: "", unsaid: [9], summed: 0, light() {} };
  await sumUp(page, sight);
  return page;
}

test("who has acted and gets no sentence is known by seat", async () => {
  const long = "x".repeat(180);
  assert.deepEqual((await told([line(1, long), line(2, "C digs.")])).unsaid, [1]);
  const { news, unsaid, summed } = await told([line(1, "B digs."), line(2, "C digs.")]);
  assert.deepEqual([news, unsaid, summed], ["B digs. C digs.", [], 7]);
});

test("after an undo nobody is left out, because nothing is summed up", async () => {
  const long = "x".repeat(180);
  const { unsaid } = await told([line(1, long), line(2, "C digs.")], [{ kind: "undo", seat: 0 }]);
  assert.deepEqual(unsaid, []);
});
