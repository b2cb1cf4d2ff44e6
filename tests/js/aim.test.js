/** An element of a drawing as the place of an action. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { aim } = await import("../../src/digsite/web/static/tables/aim.js");
const { actionKey } = await import("../../src/digsite/web/static/tables/actions.js");

const DIG = { type: "dig", cell: [1, 2] };
const OFFER = { action: { cell: [1, 2], type: "dig" }, text: "Dig at B3" };

/** An element that keeps classes, attributes and listeners. */
class Place extends EventTarget {
  dataset = {};
  classes = new Set();
  attributes = new Map();
  classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)) };

  constructor(localName = "g") {
    super();
    this.localName = localName;
  }

  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  hasAttribute(name) {
    return this.attributes.has(name);
  }

  removeAttribute(name) {
    this.attributes.delete(name);
    if (name === "data-aim") delete this.dataset.aim;
  }

  press(key) {
    this.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key }));
  }
}

/** A table that offers some actions and notes what it is told. */
function tableWith(...offers) {
  const known = new Map(offers.map(offer => [actionKey(offer.action), offer]));
  const told = [];
  return {
    aimed: new Set(),
    choosing: true,
    hinted: "",
    advised(actions) {
      return actionKey(actions[0]) === this.hinted;
    },
    told,
    offer: action => known.get(actionKey(action)),
    tell: (name, detail) => told.push([name, detail]),
  };
}

/** Draw the place of an action, as lit does. */
function drawn(table, actions, manner, place = new Place()) {
  const { _$litDirective$: Aim } = aim(table, actions, manner);
  new Aim({}).update({ element: place }, [table, actions, manner]);
  return place;
}

test("an offered place can be reached and named, and a click tells the action", () => {
  const table = tableWith(OFFER);
  const place = drawn(table, DIG);
  assert.equal(place.dataset.aim, "offered");
  assert.equal(place.attributes.get("role"), "button");
  assert.equal(place.attributes.get("aria-label"), "Dig at B3");
  assert.ok(table.aimed.has(actionKey(DIG)));
  place.dispatchEvent(new Event("click"));
  assert.deepEqual(table.told, [["act", { actions: [DIG], offer: OFFER, confirm: false }]]);
});

test("Enter and the space bar do what a click does, other keys nothing", () => {
  const table = tableWith(OFFER);
  const place = drawn(table, DIG, { confirm: true });
  for (const key of ["Enter", " ", "a"]) place.press(key);
  assert.deepEqual(
    table.told.map(([name, detail]) => [name, detail.confirm]),
    [
      ["act", true],
      ["act", true],
    ],
  );
});

test("a button has keys of its own", () => {
  const table = tableWith(OFFER);
  drawn(table, DIG, {}, new Place("button")).press("Enter");
  assert.deepEqual(table.told, []);
});

test("what is not offered while one chooses asks why", () => {
  const table = tableWith();
  const place = drawn(table, DIG);
  assert.equal(place.dataset.aim, "refused");
  assert.equal(place.attributes.get("aria-disabled"), "true");
  place.dispatchEvent(new Event("click"));
  assert.deepEqual(table.told, [["why", { action: DIG, first: [] }]]);
});

test("a quiet place that is not offered is only a drawing", () => {
  const table = tableWith();
  const place = drawn(table, DIG, { quiet: true });
  place.dispatchEvent(new Event("click"));
  assert.equal(place.dataset.aim, undefined);
  assert.deepEqual(table.told, []);
});

test("when there is nothing to choose nothing is told", () => {
  const table = tableWith();
  table.choosing = false;
  const place = drawn(table, DIG);
  place.dispatchEvent(new Event("click"));
  assert.equal(place.dataset.aim, undefined);
  assert.deepEqual(table.told, []);
});

test("several actions of one gesture are sent together, and do not take the place of the first alone", () => {
  const table = tableWith(OFFER);
  const both = [DIG, { type: "rest" }];
  drawn(table, both).dispatchEvent(new Event("click"));
  assert.deepEqual(table.told[0][1].actions, both);
  assert.equal(table.aimed.size, 0);
});

test("what a bot would do is marked, and who points at an offer considers it", () => {
  const table = tableWith(OFFER);
  table.hinted = actionKey(DIG);
  const place = drawn(table, DIG);
  assert.ok(place.classes.has("hinted"));
  place.dispatchEvent(new Event("pointerenter"));
  place.dispatchEvent(new Event("pointerleave"));
  assert.deepEqual(table.told, [
    ["consider", OFFER],
    ["consider", null],
  ]);
});

test("actions are equal when their fields are, in whatever order", () => {
  assert.equal(actionKey(DIG), actionKey(OFFER.action));
  assert.notEqual(actionKey(DIG), actionKey({ type: "dig", cell: [2, 1] }));
});
