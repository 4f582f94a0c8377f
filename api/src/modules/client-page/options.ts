/** The options of a proposal: the cards to choose from, and the sums of the chosen one. */
import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import type {
  Block,
  BlockOf,
  Proposal,
} from "shared-contracts/proposal/composition";
import { type Html, html, NOTHING } from "./html.ts";

const LETTERS = OPTION_LETTERS.toLowerCase();

/** The classes of what belongs to an option: shown while it is the chosen one. */
export const ofOption = (at: number): string =>
  LETTERS[at] ? `by p${LETTERS[at]}` : "";

export function optionsHtml(
  block: BlockOf<"options">,
  { chosen, left }: { chosen: number; left: string },
): Html {
  const { title, note, columns } = block;
  return html`<fieldset class="sec opts">
    <legend><h2>${title}</h2></legend>
    <p class="s m">${[note, left].filter(Boolean).join(" ")}</p>
    <div class="cards">
      ${columns.map((_, at) => cardHtml(block, at, at === chosen))}
    </div>
  </fieldset>`;
}

function cardHtml(
  { columns, prices, rows }: BlockOf<"options">,
  at: number,
  isChosen: boolean,
): Html {
  const { kicker, name } = columns[at]!;
  const letter = LETTERS[at] ?? "";
  return html`<div class="card">
    <label class="opt"
      ><input
        type="radio"
        name="opcao"
        value="${letter.toUpperCase()}"
        id="o${letter}"
        aria-describedby="d${letter}"
        ${isChosen ? html` checked` : NOTHING}
      />${kicker ? html`<span class="s m">${kicker}</span>` : NOTHING}<span
        class="t"
        >${name}</span
      >${prices.map(
        ({ label, cells }) =>
          html`<span class="p"
            ><span>${label}</span>
            <b class="n">${cells[at]?.text ?? ""}</b></span
          >`,
      )}</label
    >
    <ul id="d${letter}">
      ${rows.map(
        ({ label, cells }) =>
          html`<li>
            <b>${label}</b>
            ${cells[at]?.text ?? ""}${cells[at]?.detail ? html` <span class="d">${cells[at].detail}</span>` : NOTHING}
          </li>`,
      )}
    </ul>
  </div>`;
}

/** What an option costs. */
export interface OptionSums {
  /** "Opção B". */
  letter: string;
  perPerson: string;
  total: string;
  /** The first payment; null without a plan. */
  first: { label: string; date: string; value: string } | null;
}

/** The sums of each option; none of a proposal without options. */
export function optionSums({ blocks }: Pick<Proposal, "blocks">): OptionSums[] {
  const find = <Kind extends Block["kind"]>(kind: Kind) =>
    blocks.find((block): block is BlockOf<Kind> => block.kind === kind);
  const [perPerson, total] = find("options")?.prices ?? [];
  const payment = find("conditions")?.payment?.rows[0];
  return (find("choice")?.choices ?? []).map((letter, at) => ({
    letter,
    perPerson: perPerson?.cells[at]?.text ?? "",
    total: total?.cells[at]?.text ?? "",
    first: payment ? { ...payment, value: payment.values[at] ?? "" } : null,
  }));
}
