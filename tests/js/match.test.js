/** One match as the browser knows it. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { answers, FakeSocket, settle } from "./browser.js";

const { Match } = await import("../../src/digsite/web/static/state/match.js");
const { socket } = await import("../../src/digsite/web/static/net/socket.js");

const INFO = { id: "m", game: "scarab", seats: [] };
const line = () => FakeSocket.opened.at(-1);
const sight = (version, more = {}) => ({
  type: "sight",
  match: "m",
  version,
  seat: 0,
  actor: 0,
  your_turn: true,
  offers: [],
  events: [],
  ...more,
});

/** A match whose page draws every sight at once. */
function opened(stage) {
  const match = new Match("m", async (before, after, hurry) => {
    await stage?.(before, after, hurry);
    match.draw(after);
  });
  match.open();
  line().onopen();
  return match;
}

beforeEach(() => {
  answers.clear();
  answers.set("/api/matches/m", () => INFO);
  answers.set("/api/matches/m/chat", () => ({ lines: [] }));
  answers.set("/api/matches/m/log", () => ({ lines: [] }));
  socket.waiting.clear();
  socket.watched.clear();
});

test("what the match is about is asked for once, and whoever needs it waits for the answer", async () => {
  let asked = 0;
  answers.set("/api/matches/m", () => (asked++, INFO));
  const match = opened();
  assert.deepEqual(await match.about(), INFO);
  assert.deepEqual(await match.about(), INFO);
  assert.equal(asked, 1);
  match.close();
});

test("a request that failed is told to who waits, and made again by the next who asks", async () => {
  answers.set("/api/matches/m", () => Promise.reject(new Error("no line")));
  const match = opened();
  await assert.rejects(match.about(), /no line/);
  await settle();
  assert.equal(match.missing, true);
  answers.set("/api/matches/m", () => INFO);
  assert.deepEqual(await match.about(), INFO);
  assert.equal(match.missing, false);
  match.close();
});

test("a sight that could not be shown does not stop those after it", async () => {
  let fails = true;
  const match = opened(async () => {
    if (fails) throw new Error("the table could not be fetched");
  });
  line().tell(sight(1));
  await settle();
  assert.equal(match.sight, null);
  assert.equal(match.staging, false);
  fails = false;
  line().tell(sight(2));
  await settle();
  assert.equal(match.sight.version, 2);
  assert.equal(match.missing, false);
  match.close();
});

test("a sight that could not be shown is asked for again, each time later, and not for ever", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const match = opened(() => Promise.reject(new Error("no line")));
  const asked = () => line().sent.filter(message => message.type === "watch").length;
  const before = asked();
  line().tell(sight(1));
  for (let pause = 1000, times = 1; times <= 6; pause *= 2, times++) {
    await settle();
    mock.timers.tick(pause - 1);
    assert.equal(asked() - before, times - 1);
    mock.timers.tick(1);
    assert.equal(asked() - before, times);
    line().tell(sight(1));
  }
  await settle();
  mock.timers.tick(1_000_000);
  assert.equal(asked() - before, 6);
  match.close();
  mock.timers.reset();
});

test("sights are shown one after the other, and in a hurry when many wait", async () => {
  const shown = [];
  let go = () => {};
  const match = opened(async (_before, after, hurry) => {
    shown.push([after.version, hurry]);
    await new Promise(resolve => (go = resolve));
  });
  for (let version = 1; version <= 33; version++) line().tell(sight(version));
  await settle();
  assert.deepEqual(shown, [[1, false]]);
  for (let version = 1; version <= 33; version++) {
    go();
    await settle();
  }
  assert.deepEqual(shown.slice(0, 4), [
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
  assert.equal(match.sight.version, 33);
  match.close();
});

test("a second move waits until the first is answered and drawn", async () => {
  const match = opened();
  line().tell(sight(1));
  await settle();
  match.play([{ type: "dig" }]);
  match.play([{ type: "dig" }]);
  const plays = line().sent.filter(message => message.type === "play");
  assert.equal(plays.length, 1);
  line().tell({ type: "accepted", match: "m", key: plays[0].key, version: 2 });
  assert.equal(match.sending, plays[0].key);
  line().tell(sight(2));
  await settle();
  assert.equal(match.sending, null);
  match.close();
});

test("what was not answered is sent again with its key on a new line", async () => {
  const match = opened();
  line().tell(sight(1));
  await settle();
  match.play([{ type: "dig" }]);
  const key = match.sending;
  socket.renew();
  line().onopen();
  assert.deepEqual(
    line()
      .sent.filter(message => message.type === "play")
      .map(message => message.key),
    [key],
  );
  const watch = line().sent.find(message => message.type === "watch");
  assert.equal(watch.since, 1);
  match.close();
});

test("one undo takes back the gesture that began the turn, and only that", async () => {
  const match = opened();
  const undone = () => line().sent.filter(message => message.type === "undo");
  const [dig, permit] = [{ type: "dig" }, { type: "use_permit" }];
  line().tell(sight(1, { can_undo: false }));
  await settle();
  match.play([dig, permit]);
  line().tell({ type: "accepted", match: "m", key: match.sending, version: 3 });
  line().tell(sight(3, { can_undo: true }));
  await settle();
  match.undo();
  assert.deepEqual(
    undone().map(({ version, turn }) => [version, turn]),
    [[3, true]],
  );
  line().tell({ type: "accepted", match: "m", key: match.sending, version: 4 });
  line().tell(sight(4, { can_undo: true }));
  await settle();
  match.play([dig, permit]);
  line().tell({ type: "accepted", match: "m", key: match.sending, version: 6 });
  line().tell(sight(6, { can_undo: true }));
  await settle();
  match.undo();
  assert.equal(undone().at(-1).turn, false);
  match.close();
});

test("a stale move is over and told as no refusal of the rules", async () => {
  const match = opened();
  const told = [];
  match.addEventListener("refused", event => told.push(event.detail));
  line().tell(sight(1));
  await settle();
  match.undo();
  line().tell({ type: "stale", match: "m", key: match.sending });
  assert.equal(match.sending, null);
  assert.deepEqual(told, [null]);
  match.close();
});

test("with two seats at one screen a curtain hides the next sight until it is lifted", async () => {
  const match = opened();
  line().tell({
    type: "people",
    match: "m",
    state: "running",
    watching: 0,
    seats: [0, 1].map(seat => ({ seat, name: "A", you: true })),
  });
  line().tell(sight(1));
  await settle();
  assert.equal(match.curtain, 0);
  assert.equal(match.sight, null);
  match.lift();
  await settle();
  assert.equal(match.sight.version, 1);
  match.close();
});

test("news of another match is not heard", async () => {
  const match = opened();
  line().tell(sight(1, { match: "other" }));
  await settle();
  assert.equal(match.sight, null);
  match.close();
});

test("the log tells no more than is drawn", async () => {
  const said = version => ({ version, kind: "action", turn: 1, seat: 1, text: `${version}`, events: [] });
  answers.set("/api/matches/m/log", () => ({ lines: [said(1), said(2), said(3)] }));
  const match = opened();
  line().tell(sight(2));
  await settle();
  await match.readLog();
  assert.deepEqual(
    match.log.map(({ version }) => version),
    [1, 2],
  );
  match.close();
});

test("until a sight is drawn the one before is being answered, and who waits hears when all is drawn", async () => {
  let go = () => {};
  const match = opened((before, after) => {
    if (after.version === 1) return undefined;
    assert.equal(match.showing, true);
    return new Promise(resolve => (go = resolve));
  });
  line().tell(sight(1));
  await settle();
  assert.equal(match.showing, false);
  line().tell(sight(2));
  await settle();
  let drawn = false;
  void match.drawn().then(() => (drawn = true));
  await settle();
  assert.deepEqual([match.showing, match.sight.version, drawn], [true, 1, false]);
  go();
  await settle();
  assert.deepEqual([match.showing, match.sight.version, drawn], [false, 2, true]);
  match.close();
});

test("what happened since says where one last decided, and nothing if it cannot be read", async () => {
  answers.set("/api/matches/m/since", () => ({ version: 3, own: [], lines: [], standings: [] }));
  const match = opened();
  line().tell(sight(5));
  await settle();
  const since = await match.readSince();
  assert.equal(since.version, 3);
  assert.equal(match.lastOwn, 3);
  answers.set("/api/matches/m/since", () => Promise.reject(new Error("no line")));
  assert.equal(await match.readSince(), null);
  match.close();
});
