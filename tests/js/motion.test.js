/** Motion can be skipped at any moment and is off where less of it is asked for. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./browser.js";

const { Motion } = await import("../../src/digsite/web/static/motion/motion.js");
const { settings } = await import("../../src/digsite/web/static/state/settings.js");

/** A piece at a place, which notes how it is moved. */
class Stone {
  moved = [];
  rates = [];
  dataset = { piece: "stone" };
  parentNode = null;

  constructor(x = 0, y = 0) {
    this.place = { x, y, width: 10, height: 10 };
  }

  getBoundingClientRect() {
    return { ...this.place };
  }

  animate(frames) {
    this.moved.push(frames);
    let finish;
    const finished = new Promise(resolve => (finish = resolve));
    return { finished, finish: () => finish(), updatePlaybackRate: rate => this.rates.push(rate) };
  }
}

const board = (...stones) => ({ stones, querySelectorAll: () => stones });
/** @type {InstanceType<typeof Motion>} */ let motion;

beforeEach(() => {
  settings.set({ motion: true, speed: "normal", pace: "calm" });
  document.hidden = false;
  motion = new Motion();
});

test("skipping ends every wait and animation, and those that follow until rest", async () => {
  const stone = new Stone();
  const shown = Promise.all([motion.wait(1e9), motion.hold(1e9), motion.animate(stone, [{}, {}])]);
  assert.ok(motion.busy);
  motion.skip();
  await shown;
  assert.ok(!motion.busy);
  await motion.wait(1e9);
  assert.ok(!motion.on);
  motion.rest();
  assert.ok(motion.on);
});

test("with less motion nothing moves, but what is to be read still stays", async () => {
  settings.set({ motion: false });
  const stone = new Stone();
  await motion.animate(stone, [{}, {}]);
  await motion.wait(1e9);
  assert.deepEqual(stone.moved, []);
  const held = motion.hold(1e9);
  assert.ok(motion.busy);
  motion.skip();
  await held;
});

test("in a page nobody sees nothing is waited for", async () => {
  document.hidden = true;
  await Promise.all([motion.wait(1e9), motion.hold(1e9)]);
});

test("a piece that is elsewhere after drawing travels from where it was", async () => {
  const stone = new Stone(5, 5);
  const flipped = motion.flip(board(stone), async () => (stone.place.x = 25));
  await new Promise(resolve => setImmediate(resolve));
  assert.deepEqual(stone.moved, [[{ translate: "-20px 0px" }, { translate: "0 0" }]]);
  motion.skip();
  await flipped;
});

test("a piece that stays is not moved, and a new one appears", async () => {
  const [old, fresh] = [new Stone(5, 5), new Stone(9, 9)];
  fresh.dataset = { piece: "fresh" };
  const table = board(old);
  const flipped = motion.flip(table, async () => table.stones.push(fresh));
  await new Promise(resolve => setImmediate(resolve));
  assert.deepEqual(old.moved, []);
  assert.deepEqual(fresh.moved, [[{ opacity: 0 }, { opacity: 1 }]]);
  motion.skip();
  await flipped;
});

test("without motion it is only drawn", async () => {
  settings.set({ motion: false });
  const stone = new Stone();
  let drawn = 0;
  await motion.flip(board(stone), async () => {
    drawn++;
    stone.place.x = 50;
  });
  assert.deepEqual([drawn, stone.moved.length], [1, 0]);
});

test("at once nothing moves and nothing is waited for, not even to be read", async () => {
  settings.set({ speed: "instant", pace: "instant" });
  const stone = new Stone();
  await Promise.all([motion.wait(1e9), motion.hold(1e9), motion.breathe(), motion.animate(stone, [{}, {}])]);
  assert.deepEqual(stone.moved, []);
});

test("the speed stretches every time: slow things play slower, fast ones faster", async () => {
  const stone = new Stone();
  for (const speed of ["slow", "normal", "fast"]) {
    settings.set({ speed });
    const moved = motion.animate(stone, [{}, {}]);
    motion.skip();
    await moved;
    motion.rest();
  }
  const [slow, normal, fast] = stone.rates;
  assert.ok(slow < normal && normal < fast);
});

test("waits last longer at a slow speed", async context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  settings.set({ speed: "slow" });
  let over = false;
  const waited = motion.wait(100).then(() => (over = true));
  context.mock.timers.tick(100);
  await Promise.resolve();
  assert.ok(!over);
  context.mock.timers.tick(100);
  await waited;
});

test("after somebody else's move there is a breath, also where nothing moves, if one wants it", async () => {
  settings.set({ motion: false, pace: "slow" });
  const breath = motion.breathe();
  assert.ok(motion.busy);
  motion.skip();
  await breath;
});

test("things are shown one by one and the last one waits longest", async context => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const shown = [];
  const all = motion.oneByOne(["a", "b", "c"], thing => void shown.push(thing), { pause: 10, last: 50 });
  const ticks = async time => {
    context.mock.timers.tick(time);
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  };
  await ticks(0);
  assert.deepEqual(shown, ["a"]);
  await ticks(10);
  assert.deepEqual(shown, ["a", "b"]);
  await ticks(10);
  assert.deepEqual(shown, ["a", "b"]);
  await ticks(40);
  await all;
  assert.deepEqual(shown, ["a", "b", "c"]);
});

test("skipped, one by one is all at once, and a sum is at its end", async () => {
  const shown = [];
  const all = motion.oneByOne([1, 2, 3], thing => void shown.push(thing), { pause: 1e9 });
  motion.skip();
  await all;
  assert.deepEqual(shown, [1, 2, 3]);
  const sums = [];
  await motion.count(2, 9, sum => sums.push(sum));
  assert.deepEqual(sums, [9]);
});
