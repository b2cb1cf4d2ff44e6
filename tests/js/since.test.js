/** The short of what happened since one last decided. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { anybody, byTurns, gained, heardIn, short } =
  await import("../../src/digsite/web/static/state/since.js");

const told = (text, more = {}) => ({ record: { type: "moved" }, text, minor: false, major: false, ...more });
const line = (version, seat, more = {}) => ({
  version,
  seat,
  kind: "action",
  turn: 1,
  text: `${version}`,
  events: [told(`${version}`)],
  ...more,
});
const chance = version => line(version, null, { kind: "chance" });

test("what each entry meant for one's points, and all of them together", () => {
  const since = { lines: [line(2, 1), chance(3), line(4, 2)], standings: [22, 22, 10, 11] };
  assert.deepEqual(
    heardIn(since).map(({ event, weight }) => [event.text, weight]),
    [
      ["2", 0],
      ["3", 12],
      ["4", 1],
    ],
  );
  assert.equal(gained(since), -11);
});

test("what chance adds belongs to who decided", () => {
  const lines = [chance(2), line(3, 1, { events: [] }), chance(4), line(5, 2), chance(6)];
  assert.deepEqual(
    heardIn({ lines, standings: [] }).map(({ by }) => by),
    [null, 1, 2, 2],
  );
});

test("where nobody has decided there is nothing to sum up", () => {
  assert.equal(anybody({ lines: [chance(2)], standings: [0, 0] }), false);
  assert.equal(anybody({ lines: [chance(2), line(3, 1)], standings: [0, 0, 0] }), true);
});

const heard = (text, by, more = {}) => ({ event: told(text, more), weight: more.weight ?? 0, by });

test("everybody who acted gets a sentence, the biggest thing or the latest, and trifles none", () => {
  const told = [
    heard("A is big", 1, { major: true }),
    heard("A is small", 1),
    heard("a trifle", 2, { minor: true }),
    heard("B is early", 2),
    heard("B is late", 2),
  ];
  assert.deepEqual(short(told.slice(0, 3)).texts, ["A is big", "A is small"]);
  assert.deepEqual(short(told).texts, ["A is big", "B is early", "B is late"]);
  assert.deepEqual(short([heard("a trifle", 1, { minor: true })]).texts, []);
});

test("three rivals are told of before a second sentence of one of them", () => {
  const told = [
    heard("A digs", 1, { major: true }),
    heard("A finds", 1, { major: true }),
    heard("B digs", 2),
  ];
  assert.deepEqual(short([...told, heard("C digs", 3)]).texts, ["A finds", "B digs", "C digs"]);
});

test("what changed one's points is told first, also where it is long", () => {
  const long = "x".repeat(200);
  assert.deepEqual(short([heard(long, 1, { weight: 5 }), heard("also big", 2, { major: true })]).texts, [
    long,
  ]);
});

test("who acted and has no sentence is named", () => {
  const told = [heard("A digs here", 1), heard("B digs there", 2), heard("B rests", 2), heard("C digs", 3)];
  assert.deepEqual(short(told, 8), { texts: ["C digs"], left: [2, 1] });
  assert.deepEqual(short(told).left, []);
  assert.deepEqual(short([heard("it rains", null), ...told], 8).left, [2, 1]);
});

test("sentences of one seat that differ in the last word are one", () => {
  const two = [heard("A extends to d3.", 1), heard("A extends to c3.", 1)];
  assert.deepEqual(short(two).texts, ["A extends to d3, c3."]);
  assert.deepEqual(short([...two, heard("A extends to b3.", 1)]).texts, ["A extends to d3, c3, b3."]);
  assert.deepEqual(short([two[0], heard("A extends to c3.", 2)]).texts, [
    "A extends to d3.",
    "A extends to c3.",
  ]);
});

test("sentences of one seat that differ in what follows the colon are one", () => {
  const two = [heard("A takes: book of Crete (1).", 1), heard("A takes: general book (1).", 1)];
  assert.deepEqual(short(two).texts, ["A takes: book of Crete (1), general book (1)."]);
  assert.deepEqual(short([two[1], two[1], two[0]]).texts, [
    "A takes: general book (1), general book (1), book of Crete (1).",
  ]);
  assert.deepEqual(short([two[0], heard("A plays: thief.", 1)]).texts, [
    two[0].event.text,
    "A plays: thief.",
  ]);
});

test("particulars of a long sentence are left to the log, so that what it brought is told too", () => {
  const woken = "A awakens the guardians of B, who is safe";
  const told = [heard(`${woken}: no guardian and ${"one more amulet ".repeat(9)}.`, 1, { major: true })];
  told.push(heard("Awakening survived: B scores 4.", 1), heard("C explores.", 2));
  assert.deepEqual(short(told), {
    texts: [`${woken}.`, "Awakening survived: B scores 4.", "C explores."],
    left: [],
  });
  assert.deepEqual(short([heard("A awakens B: no guardian.", 1)]).texts, ["A awakens B: no guardian."]);
});

test("a colon in a name is no particular", () => {
  const name = "Dr: Jones";
  const two = [heard(`${name} digs at c3.`, 1), heard(`${name} rests.`, 1)];
  assert.deepEqual(short(two, 185, [name]).texts, [`${name} digs at c3.`, `${name} rests.`]);
  const long = heard(`${name} awakens B, ${"who is safe ".repeat(8)}so far: no guardian.`, 1);
  assert.deepEqual(short([long], 60, [name]).texts, [`${long.event.text.split(": no")[0]}.`]);
});

test("particulars are told where there is room for them: who is later on the passing scale", () => {
  const tie = `Area 2 is surveyed: A (3), B (3) (${"a tie decided by the passing scale ".repeat(2)}) and C (2).`;
  assert.deepEqual(short([heard("A takes a card.", 1), heard(tie, 1)]).texts, ["A takes a card.", tie]);
  assert.deepEqual(short([heard(tie, 1)], 70).texts, ["Area 2 is surveyed."]);
});

test("the recap goes by turns and leaves out turns of nothing but trifles", () => {
  const trifle = { events: [told("it is B's turn", { minor: true })] };
  const log = [
    line(2, 1),
    line(3, 1, trifle),
    line(4, null, { kind: "chance" }),
    line(5, 2, trifle),
    line(6, 3, { turn: 2 }),
  ];
  assert.deepEqual(
    byTurns(log).map(lines => lines.map(({ version }) => version)),
    [[2, 4], [6]],
  );
});
