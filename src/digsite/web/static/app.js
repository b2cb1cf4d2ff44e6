/** The start: words, who I am, and which page the address asks for. */

import { settings } from "./state/settings.js";
import { me } from "./state/people.js";
import { words } from "./words/words.js";
import { go, route, start } from "./router.js";
import "./ui/top-bar.js";
import { toast } from "./ui/toasts.js";

route(/^\/$/, async () => {
  await import("./pages/home.js");
  return document.querySelector("home-page") ?? document.createElement("home-page");
});
route(/^\/(play|invite)\/([a-z]+)$/, async (way, game) => {
  const { BeginPage } = await import("./pages/begin.js");
  return Object.assign(new BeginPage(), { way, game });
});
route(/^\/new\/([a-z]+)$/, async game => {
  const { NewTablePage } = await import("./pages/new-table.js");
  return Object.assign(new NewTablePage(), { game });
});
route(/^\/m\/([a-z0-9]+)$/, async id => {
  const { MatchPage } = await import("./pages/match.js");
  return Object.assign(new MatchPage(), { match: id });
});
route(/^\/replay\/([a-z0-9]+)$/, async id => {
  const { ReplayPage } = await import("./pages/replay.js");
  return Object.assign(new ReplayPage(), { match: id });
});
route(/^\/analyse(?:\/([a-z0-9]+))?$/, async id => {
  const { AnalysePage } = await import("./pages/analyse.js");
  return Object.assign(new AnalysePage(), { match: id ?? "" });
});
route(/^\/rules\/([a-z]+)$/, async game => {
  const { RulesPage } = await import("./pages/rules.js");
  return Object.assign(new RulesPage(), { game });
});
route(/^\/study\/([a-z]+)$/, async game => {
  const { StudyPage } = await import("./pages/study.js");
  return Object.assign(new StudyPage(), { game });
});
route(/^\/learn\/([a-z]+)$/, async game => {
  const { LearnPage } = await import("./pages/learn.js");
  return Object.assign(new LearnPage(), { game });
});
route(/^\/mistakes\/([a-z0-9]+)$/, async id => {
  const { MistakesPage } = await import("./pages/mistakes.js");
  return Object.assign(new MistakesPage(), { match: id });
});
route(/^\/puzzles\/([a-z]+)$/, async game => {
  const { PuzzlesPage } = await import("./pages/puzzles.js");
  return Object.assign(new PuzzlesPage(), { game });
});

settings.listen(() => words.load());
const ready = words.load("");
start(Promise.all([ready, me.carried(askWho, tellWhy)]));

/** @param {{ name: string, account: string | null }} who @returns {Promise<boolean>} */
async function askWho(who) {
  const [{ askToBecome }] = await Promise.all([import("./ui/carry-question.js"), ready]);
  return askToBecome(who);
}

/** @param {() => string} problem */
async function tellWhy(problem) {
  await ready;
  toast(problem());
}
addEventListener("load", () => import("./offline.js").then(({ setUpServiceWorker }) => setUpServiceWorker()));

document.addEventListener("click", event => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.button;
  if (!link || changed || link.hasAttribute("download") || link.getAttribute("target")) return;
  const href = /** @type {string} */ (link.getAttribute("href"));
  if (href.startsWith("/api") || href.startsWith("/static") || href.startsWith("/docs")) return;
  event.preventDefault();
  go(href);
});
