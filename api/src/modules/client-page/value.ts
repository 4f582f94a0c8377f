/** What the client pays, kept in view beside the offer, with the way to the acceptance. */
import type { BlockOf, Proposal } from "shared-contracts/proposal/composition";
import { type Html, html, NOTHING } from "./html.ts";
import { ofOption, type OptionSums, optionSums } from "./options.ts";

const FORM = "escolha";
const LABEL = "Ir para o aceite";

interface Valued {
  proposal: Pick<Proposal, "blocks">;
  /** The prices, or the options. */
  lead: Html;
  /** Where the acceptance is; null where nothing is accepted. */
  accept: string | null;
}

/** The options, in the form that carries the chosen one to its acceptance. */
export function choiceHtml({ lead, accept }: Valued): Html {
  return accept
    ? html`<form id="${FORM}" method="get" action="${accept}">${lead}</form>`
    : lead;
}

/** The card at the side; on a phone only the prices of a single offer. */
export function sideHtml({ proposal, lead, accept }: Valued): Html {
  const sums = optionSums(proposal);
  const go = accept
    ? html`<div class="go">
        ${goHtml(sums, accept)}
        <p class="s m">Você ainda confere tudo antes de aceitar.</p>
      </div>`
    : NOTHING;
  return sums.length > 0
    ? html`<aside class="side chosen" aria-label="Sua escolha">
        <div class="price">${sums.map(sumsHtml)}${go}</div>
      </aside>`
    : html`<aside class="side" aria-label="Valores">
        <div class="price">${lead}${go}</div>
      </aside>`;
}

function sumsHtml(
  { letter, perPerson, total, first }: OptionSums,
  at: number,
): Html {
  const row = (label: string, date: string, value: string) =>
    html`<p class="r2">
      <span
        >${label}${date ? html` <span class="s m">${date}</span>` : NOTHING}</span
      ><b class="n">${value}</b>
    </p>`;
  return html`<div class="${ofOption(at)}">
    <p><b>${letter}</b></p>
    <p class="v n">${perPerson}</p>
    <p class="m">por pessoa</p>
    ${row("Total", "", total)}${first ? row(first.label, first.date, first.value) : NOTHING}
  </div>`;
}

/** The bar at the foot of a phone. */
export function barHtml({ proposal, accept }: Valued): Html {
  if (!accept) return NOTHING;
  const sums = optionSums(proposal);
  const prices = proposal.blocks.find(
    (block): block is BlockOf<"prices"> => block.kind === "prices",
  )?.prices;
  const { label = "", value = "" } = prices?.at(-1) ?? {};
  const line = (what: string, sum: string) =>
    html`<span class="s m">${what}</span> <b class="n">${sum}</b>`;
  return html`<aside class="bar" aria-label="Valor e aceite">
    ${
      sums.length > 0
        ? sums.map(
            ({ letter, total }, at) =>
              html`<p class="${ofOption(at)}">
                ${line(`${letter}, total`, total)}
              </p>`,
          )
        : html`<p>${line(label, value)}</p>`
    }
    ${goHtml(sums, accept)}
  </aside>`;
}

const goHtml = (sums: readonly OptionSums[], accept: string): Html =>
  sums.length > 0
    ? html`<button class="btn pri" form="${FORM}">${LABEL}</button>`
    : html`<a class="btn pri" href="${accept}">${LABEL}</a>`;
