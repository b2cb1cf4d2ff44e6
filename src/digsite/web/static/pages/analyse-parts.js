/** What lies around the board of an analysis: choices, the way through the game, tools, remarks. */

import { html, nothing } from "../vendor/lit.js";
import { START, after, before, end } from "../state/places.js";
import { settings } from "../state/settings.js";
import { actionKey } from "../tables/actions.js";
import { icon } from "../ui/icons.js";
import { invitation } from "../ui/invitation.js";
import { MARKS } from "../ui/moves-list.js";
import { say } from "../words/words.js";
import { copyLink } from "./match-dialogs.js";

/** @import { AnalysePage } from "./analyse.js" */
/** @import { Drawable } from "../types/answers" */

/** What can be decided and has no place on the board; what chance may draw. @param {AnalysePage} page */
export function choices(page) {
  const position = page.analysis.position;
  if (!position) return nothing;
  const { offers, outcomes, actor } = position;
  const shown = settings.allOffers
    ? offers
    : offers.filter(offer => !page.aimed.has(actionKey(offer.action)));
  return html`<div class="offers" role="group" aria-label=${say("match-choices")}>
    ${shown.map((offer, number) => {
      const key = offer.last ? "0" : number < 9 ? String(number + 1) : "";
      return html`<button
        class="offer"
        data-key=${key || nothing}
        @click=${() => page.run(() => page.analysis.change("play", { actions: [offer.action] }))}
      >
        ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}<span>${offer.text}</span>
      </button>`;
    })}
    ${actor === -1 ? drawing(page, outcomes) : nothing}
    ${actor >= 0 && !position.your_turn ? html`<p class="soft small">${say("analyse-others-turn")}</p>` : nothing}
  </div>`;
}

/** @param {AnalysePage} page @param {Drawable[]} outcomes */
function drawing(page, outcomes) {
  const play = (/** @type {Event} */ event) => {
    const chosen = outcomes[Number(valueOf(event))];
    /** @type {HTMLSelectElement} */ (event.target).value = ""; // for the next draw nothing is chosen
    if (chosen) void page.run(() => page.analysis.change("play", { actions: [chosen.action] }));
  };
  return html`<button class="main tool-deal" @click=${() => page.run(() => page.analysis.change("deal"))}>
      ${say("analyse-deal")}
    </button>
    ${
      outcomes.length
        ? html`<select class="outcomes" aria-label=${say("analyse-outcomes")} .value=${""} @change=${play}>
            <option value="">${say("analyse-outcomes")}</option>
            ${outcomes.map(
              ({ text, share }, number) =>
                html`<option value=${number}>${text} (${Math.max(1, Math.round(100 * share))} %)</option>`,
            )}
          </select>`
        : nothing
    }`;
}

/** @param {AnalysePage} page */
export function scrubber(page) {
  const { rows, at } = page.analysis;
  const line = [START, ...rows.map(row => row.place).filter(place => !place.includes("."))];
  const step = (/** @type {string} */ name, /** @type {string | undefined} */ to) =>
    html`<button
      class="plain icon"
      aria-label=${say(`replay-${name}`)}
      title=${say(`replay-${name}`)}
      ?disabled=${to === undefined || to === at}
      @click=${() => to !== undefined && page.go(to)}
    >
      ${icon(name)}
    </button>`;
  return html`<div class="scrubber">
    ${step("first", START)}${step("back", before(rows, at))}
    <input
      type="range"
      min="0"
      max=${line.length - 1}
      .value=${String(Number.parseInt(at))}
      aria-label=${say("replay-position")}
      @input=${(/** @type {Event} */ event) => page.go(line[Number(valueOf(event))])}
    />
    ${step("next", after(rows, at)[0])}${step("last", end(rows, at))}
  </div>`;
}

/** @param {AnalysePage} page */
export function tools(page) {
  const { analysis } = page;
  const { about, eyes, position } = analysis;
  const seen = (/** @type {Event} */ event) => {
    const value = valueOf(event);
    void page.run(() => analysis.again(value === "" ? null : Number(value)));
  };
  return html`<div class="tools" role="toolbar" aria-label=${say("match-tools")}>
    <label class="row small"
      >${say("replay-eyes")}
      <select @change=${seen}>
        <option value="" ?selected=${eyes === null}>${say("analyse-open")}</option>
        ${about?.names.map(
          (name, seat) => html`<option value=${seat} ?selected=${eyes === seat}>${name}</option>`,
        )}
      </select></label
    >
    <button
      class="plain tool tool-play-on"
      title=${say("analyse-play-on")}
      ?disabled=${position?.scores !== null}
      @click=${() => import("./play-on.js").then(({ openPlayOn }) => openPlayOn(page))}
    >
      ${icon("next")}<span>${say("analyse-on")}</span>
    </button>
    <button
      class="plain tool"
      @click=${async () => copyLink(invitation(location.origin + (await page.address())))}
    >
      ${icon("link")}<span>${say("replay-link")}</span>
    </button>
    <button class="plain tool tool-save" @click=${() => save(analysis.record)}>
      ${icon("save")}<span>${say("replay-save")}</span>
    </button>
    <a class="button plain tool" href="/analyse">${icon("open")}<span>${say("analyse-another")}</span></a>
  </div>`;
}

/** What is said of the move that led here. @param {AnalysePage} page */
export function remarks(page) {
  const { analysis } = page;
  const row = analysis.rows.find(each => each.place === analysis.at);
  const comment = row ? row.comment : (analysis.about?.comment ?? "");
  const change = (/** @type {"comment" | "mark"} */ what, /** @type {string} */ text) =>
    page.run(() => analysis.change(what, { text }));
  return html`<details class="remarks">
    <summary>${say("analyse-remarks")}</summary>
    ${
      row
        ? html`<div class="bar marks" role="group" aria-label=${say("analyse-mark")}>
            ${Object.entries(MARKS).map(
              ([sign, name]) =>
                html`<button
                  class="plain"
                  aria-pressed=${row.mark === sign}
                  aria-label=${say(`mark-${name}`)}
                  title=${say(`mark-${name}`)}
                  @click=${() => change("mark", row.mark === sign ? "" : sign)}
                >
                  ${sign}
                </button>`,
            )}
          </div>`
        : nothing
    }
    <textarea
      rows="2"
      maxlength="2000"
      aria-label=${say("analyse-comment")}
      placeholder=${say("analyse-comment")}
      .value=${comment}
      @change=${(/** @type {Event} */ event) => change("comment", valueOf(event))}
    ></textarea>
    ${
      row
        ? html`<div class="bar">
            ${
              analysis.at.includes(".")
                ? html`<button
                    class="tool-promote"
                    @click=${() => page.run(() => analysis.change("promote"))}
                  >
                    ${say("analyse-promote")}
                  </button>`
                : nothing
            }
            <button class="tool-remove" @click=${() => page.run(() => analysis.change("remove"))}>
              ${say("analyse-remove")}
            </button>
          </div>`
        : nothing
    }
  </details>`;
}

/** @param {string} record */
function save(record) {
  const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: "analysis.digsite" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {Event} event */
const valueOf = event => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
