/** What is said at a table: nothing is lost between the line and the requests. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { answers, FakeSocket, settle } from "./browser.js";

const { Match } = await import("../../src/digsite/web/static/state/match.js");
const { joined, speak } = await import("../../src/digsite/web/static/state/chat.js");
const { socket } = await import("../../src/digsite/web/static/net/socket.js");

const CHAT = "/api/matches/m/chat";
const line = () => FakeSocket.opened.at(-1);
const said = (id, text = "hello") => ({ type: "said", match: "m", id, name: "Ben", seat: 1, text, at: 0 });
const ids = match => match.chat.map(({ id }) => id);

function opened() {
  const match = new Match("m", async () => {});
  match.open();
  line().onopen();
  return match;
}

beforeEach(() => {
  answers.clear();
  answers.set("/api/matches/m", () => ({ id: "m", game: "scarab", seats: [] }));
  answers.set(CHAT, () => ({ lines: [] }));
  socket.watched.clear();
});

test("a line that is heard while the chat is being read stays", async () => {
  let answer = _ => {};
  answers.set(CHAT, () => new Promise(resolve => (answer = resolve)));
  const match = opened();
  await settle();
  line().tell(said(7));
  answer({ lines: [said(6)] });
  await settle();
  assert.deepEqual(ids(match), [6, 7]);
  match.close();
});

test("what was said while the line was away is read when it is back", async () => {
  const match = opened();
  await settle();
  answers.set(CHAT, () => ({ lines: [said(3)] }));
  line().onopen();
  await settle();
  assert.deepEqual(ids(match), [3]);
  match.close();
});

test("what is said needs no open line, and who is not heard is told", async () => {
  const match = opened();
  line().readyState = 3;
  let asked = 0;
  answers.set(CHAT, () => (asked++, said(4)));
  await speak(match, "well played");
  assert.equal(asked, 1);
  answers.delete(CHAT);
  await assert.rejects(speak(match, "once more"));
  match.close();
});

test("lines stand in their order, each once", () => {
  const lines = joined([said(2), said(5)], [said(5), said(3)]);
  assert.deepEqual(
    lines.map(({ id }) => id),
    [2, 3, 5],
  );
});
