/** What is said at the end of a match. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answers } from "./browser.js";

const { words } = await import("../../src/digsite/web/static/words/words.js");
const { verdict } = await import("../../src/digsite/web/static/pages/match-result.js");

answers.set(
  "/api/words",
  () => `result-you-won = You have won!
result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
`,
);
const NAMES = ["Anna", "Ben"];

test("who has won is said once", async () => {
  await words.load();
  assert.deepEqual(verdict([0], [0], NAMES), ["You have won!"]);
  assert.deepEqual(verdict([1], [0], NAMES), ["Ben wins."]);
});

test("names are said where there is something to add", async () => {
  await words.load();
  assert.deepEqual(verdict([0, 1], [0], NAMES), ["You have won!", "Anna and Ben share the victory."]);
  assert.deepEqual(verdict([1], [0, 1], NAMES), ["You have won!", "Ben wins."]);
});
