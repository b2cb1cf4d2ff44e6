/** The words of the interface. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answers } from "./browser.js";

const { decimal, listed, say, word, words } = await import("../../src/digsite/web/static/words/words.js");
const { settings } = await import("../../src/digsite/web/static/state/settings.js");

let read = 0;
answers.set("/api/words", () => {
  read++;
  return settings.language === "fr"
    ? "hello = Bonjour { $name }\n"
    : "hello = Hello { $name }\nsite-old-tomb = the tomb\nonly-here = x\n";
});

test("before they are loaded a key stands for itself", () => {
  assert.equal(say("hello", { name: "Anna" }), "hello");
});

test("a message is said with its parameters, and the file of a language is read once", async () => {
  await words.load("scarab");
  await words.load("scarab");
  assert.equal(say("hello", { name: "Anna" }), "Hello Anna");
  assert.equal(read, 1);
});

test("underscores, colons and blanks of a key are dashes", () => {
  assert.equal(say("site_old:tomb"), "the tomb");
  assert.equal(word("site", "old tomb"), "the tomb");
});

test("a word that is not known is the value itself, readable", () => {
  assert.equal(word("site", "new_tomb"), "new tomb");
});

test("another language brings its own words and none of the old ones", async () => {
  settings.set({ language: "fr" });
  await words.load();
  assert.equal(say("hello", { name: "Anna" }), "Bonjour Anna");
  assert.equal(say("only-here"), "only-here");
  assert.equal(decimal(1.25), "1,3");
  assert.equal(listed(["Anna", "Ben", "Chloé"]), "Anna, Ben et Chloé");
  settings.set({ language: "en" });
});

test("an answer that comes after the language was changed again is not shown", async () => {
  await words.load();
  let arrive = () => {};
  answers.set("/api/words", () => new Promise(resolve => (arrive = () => resolve("hello = Hola\n"))));
  settings.set({ language: "es" });
  const late = words.load();
  settings.set({ language: "en" });
  arrive();
  await late;
  assert.equal(say("hello", { name: "Anna" }), "Hello Anna");
});
