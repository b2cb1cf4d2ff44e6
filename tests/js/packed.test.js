/** A record in an address. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, unpack } from "../../src/digsite/web/static/net/packed.js";

test("a text comes out of an address as it went in", async () => {
  const text = `Digsite record 2\n# naïve — 楔\n${"1 c4 ".repeat(4000)}`;
  const packed = await pack(text);
  assert.match(packed, /^[A-Za-z0-9_-]+$/);
  assert.ok(packed.length < 2000);
  assert.equal(await unpack(packed), text);
});

test("what is no packed text is refused", async () => {
  await assert.rejects(unpack("???"));
  await assert.rejects(unpack("AAAA"));
});

test("an address that unpacks to millions of characters is refused", async () => {
  const packed = await pack("0".repeat(5_000_000));
  await assert.rejects(unpack(packed), RangeError);
});
