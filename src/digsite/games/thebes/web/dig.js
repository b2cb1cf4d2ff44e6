/** How long to dig: one's line of the dig table, weeks above and cards below, and honest odds. */

import { html, nothing } from "../../../vendor/lit.js";
import { decimal, say, word } from "../../../words/words.js";
import { actionKey } from "../../../tables/actions.js";
import { aim } from "../../../tables/aim.js";

/** @import { Board } from "./table.js" */

/**
 * How long to dig: the weeks on offer, each with the cards it draws, and what the chosen ones bring.
 * @param {Board} table @param {{ weeks: number, choose: (weeks: number) => void }} chosen
 */
export function digging(table, { weeks, choose }) {
  const { doing } = table.open;
  const offered = table.offers
    .flatMap(({ action }) => (action.type === "dig_for" ? [action.weeks] : []))
    .sort((one, other) => one - other);
  if (!offered.length || doing.region === null || doing.knowledge === null) return nothing;
  for (const each of offered) table.aimed.add(actionKey({ type: "dig_for", weeks: each }));
  const useful = offered.filter((each, n) => !n || !idle(doing.draws, each));
  const now = offered.includes(weeks) ? weeks : useful[Math.floor(useful.length / 2)];
  const cards = doing.draws[now - 1];
  const site = table.sight?.private?.sites.find(found => found.region === doing.region);
  const odds = site?.odds.findLast(found => found.cards <= cards);
  return html`<section class="decide dig ${doing.region}">
    <h3>${say("board-digging", { region: word("region", doing.region), knowledge: doing.knowledge })}</h3>
    <fieldset class="weeks">
      <legend><span>${say("thebes-weeks")}</span><span>${say("thebes-cards-drawn")}</span></legend>
      ${offered.map(
        each =>
          html`<label class=${useful.includes(each) ? "" : "idle"} data-weeks=${each}>
            <input
              type="radio"
              name="weeks"
              .checked=${each === now}
              aria-label=${table.offer({ type: "dig_for", weeks: each })?.text}
              @change=${() => choose(each)}
            /><b>${each}</b><span>${doing.draws[each - 1]}</span></label
          >`,
      )}
    </fieldset>
    <dl>
      ${
        odds
          ? html`<div>
                <dt>${say("board-dig-points")}</dt>
                <dd>${decimal(odds.vp)}</dd>
              </div>
              <div>
                <dt>${say("thebes-no-relic")}</dt>
                <dd>${percent(odds.relics[0])}</dd>
              </div>`
          : nothing
      }
    </dl>
    ${odds ? bars(odds.relics) : nothing}
    <button class="main" ${aim(table, { type: "dig_for", weeks: now })}>
      ${table.offer({ type: "dig_for", weeks: now })?.text}
    </button>
  </section>`;
}

/** How likely each number of relics is: relics across, chances upwards. @param {number[]} chances */
function bars(chances) {
  const highest = Math.max(...chances, 0.01);
  const words = chances.map((chance, relics) => `${relics}: ${percent(chance)}`).join(", ");
  return html`<div class="bars" role="img" aria-label="${say("thebes-relics-found")}: ${words}">
    <div class="axes">
      ${chances.map(
        (chance, relics) =>
          html`<span class="column"
            ><small>${chance < 0.005 ? nothing : percent(chance)}</small
            ><i class="bar" .style=${`--high: ${chance / highest}`}></i><b>${relics}</b></span
          >`,
      )}
    </div>
    <span class="axis-name">${say("thebes-relics-found")}</span>
    <span class="axis-name upright">${say("thebes-chance")}</span>
  </div>`;
}

/** Whether a week longer draws no card more. @param {number[]} draws by weeks @param {number} weeks */
const idle = (draws, weeks) => draws[weeks - 1] === draws[weeks - 2];

/** @param {number} chance */
const percent = chance => `${Math.round(chance * 100)} %`;
