/** From a position of an analysed game to a match: who plays which seat. */

import { html } from "../vendor/lit.js";
import { go } from "../router.js";
import { gameCards } from "../state/games.js";
import { openDialog } from "../ui/dialog.js";
import { seatMark } from "../ui/seat-mark.js";
import { say } from "../words/words.js";
import { seatedBot } from "./seatings.js";

/** @import { AnalysePage } from "./analyse.js" */

const USUAL = "curator";

/** @param {AnalysePage} page */
export async function openPlayOn(page) {
  const { about, eyes, position } = page.analysis;
  const card = (await gameCards()).find(game => game.key === about?.game);
  if (!about || !card) return;
  const mine = eyes ?? Math.max(position?.actor ?? 0, 0);
  const kinds = ["me", "friend", "hotseat", ...card.bots.map(bot => `bot:${bot.name}`)];
  const label = (/** @type {string} */ kind) => {
    const bot = card.bots.find(each => `bot:${each.name}` === kind);
    return bot ? say("new-bot", { name: bot.title }) : say(`new-kind-${kind}`);
  };
  const chosen = /** @type {FormData | undefined} */ (
    await openDialog(
      close =>
        html`<h2>${say("analyse-play-on")}</h2>
          <p>
            ${say(eyes === null ? "play-on-open" : "play-on-eyes", { name: eyes === null ? "" : about.names[eyes] })}
          </p>
          <form
            @submit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              close(new FormData(/** @type {HTMLFormElement} */ (event.target)));
            }}
          >
            ${about.names.map(
              (name, seat) =>
                html`<label class="play-on-seat"
                  >${seatMark(seat)}<span class="name">${name}</span>
                  <select name="seat">
                    ${kinds.map(
                      kind =>
                        html`<option
                          value=${kind}
                          ?selected=${kind === (seat === mine ? "me" : `bot:${USUAL}`)}
                        >
                          ${label(kind)}
                        </option>`,
                    )}
                  </select></label
                >`,
            )}
            <div class="buttons">
              <button type="button" @click=${() => close()}>${say("web-cancel")}</button>
              <button class="main">${say("new-begin")}</button>
            </div>
          </form>`,
      { label: say("analyse-play-on") },
    )
  );
  if (!chosen) return;
  const seats = chosen.getAll("seat").map((kind, seat) => {
    const wanted = String(kind);
    if (wanted.startsWith("bot:")) return seatedBot(card, wanted.slice(4));
    return wanted === "hotseat" ? { kind, name: about.names[seat] } : { kind };
  });
  const alone = seats.every(({ kind }) => kind !== "friend"); // with others nobody gets hints
  await page.run(async () => go(`/m/${await page.analysis.playOn(seats, alone)}`));
}
