/** What a review shows adds up: stacked parts, thirds of a game, accuracy. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { piled } = await import("../../src/digsite/web/static/ui/stacked-chart.js");
const { accuracy, phases } = await import("../../src/digsite/web/static/ui/review-summary.js");

const { points } = await import("../../src/digsite/web/static/ui/luck.js");
const { settings } = await import("../../src/digsite/web/static/state/settings.js");

const moment = (version, mark, loss = 0) => ({ version, mark, loss });

test("parts above nothing are stacked upwards, those below it downwards", () => {
  assert.deepEqual(piled([2, -1, 3, -4]), [
    [0, 2],
    [-1, 0],
    [2, 5],
    [-5, -1],
  ]);
});

test("accuracy is the share of decisions nothing was surely better than", () => {
  const own = [moment(1, "best"), moment(2, "fine"), moment(3, "doubtful", 0.04), moment(4, "blunder", 0.3)];
  assert.equal(accuracy(own), 50);
  assert.equal(accuracy([]), 100);
});

test("what a decision gave away is told for each third of the game, never more than a whole win", () => {
  const own = [
    moment(1, "blunder", 0.2),
    moment(2, "best"),
    moment(50, "blunder", 0.25),
    moment(99, "doubtful", 0.04),
  ];
  assert.deepEqual(phases(own, 99), { first: 10, second: 25, third: 4 });
});

test("points of luck have their sign, and are written as the language writes numbers", () => {
  settings.language = "en";
  assert.deepEqual([points(1.94), points(-0.55)], ["+1.9", "−0.5"]);
  settings.language = "fr";
  assert.deepEqual([points(1.94), points(-23.4)], ["+1,9", "−23,4"]);
});
