/** A proposal's composition as markup. It says what PDF and preview say, without the fields to fill in on paper. */
import type {
  Block,
  BlockOf,
  MenuPart,
  PaymentTable,
  Proposal,
  Words,
} from "shared-contracts/proposal/composition";
import { type Html, html, NOTHING } from "./html.ts";
import { ofOption, optionsHtml } from "./options.ts";
import { pixCode } from "./pix.ts";

export interface Shown {
  proposal: Pick<Proposal, "blocks">;
  /** The index of the option that is chosen at first. */
  chosen: number;
  /** Whether the conditions have the code of the first payment; not where the instalments have theirs. */
  withCode: boolean;
  /** Beside the validity: "(faltam 27 dias)"; empty where it no longer matters. */
  left: string;
  /** After the conditions' payments. */
  afterPayments: Html;
}

/** A proposal in the three parts of its page, in their order. */
export interface PageParts {
  /** What it is for. */
  head: Html;
  /** The prices, or the options to choose from. */
  lead: Html;
  hasOptions: boolean;
  /** Menu, what is included and the conditions. */
  offer: Html;
}

const HEAD: readonly Block["kind"][] = ["brand", "kicker", "title", "sentence"];

export function pageParts(shown: Shown): PageParts {
  const { blocks } = shown.proposal;
  const head = blocks.filter(({ kind }) => HEAD.includes(kind));
  const [lead, ...offer] = blocks.slice(head.length);
  return {
    head: html`${head.map((block) => blockHtml(block, shown))}`,
    lead: lead ? blockHtml(lead, shown) : NOTHING,
    hasOptions: lead?.kind === "options",
    offer: offerHtml(offer, shown),
  };
}

/** The blocks of the offer. Those of an option stand together, so that the page can show one option at a time. */
function offerHtml(blocks: readonly Block[], shown: Shown): Html {
  const sections: { option: number; blocks: Html[] }[] = [
    { option: -1, blocks: [] },
  ];
  for (const block of blocks) {
    const last = sections.at(-1)!;
    const options = sections.filter(({ option }) => option >= 0).length;
    if (block.kind === "option") sections.push({ option: options, blocks: [] });
    else if (block.kind === "conditions" && last.option >= 0)
      sections.push({ option: -1, blocks: [] });
    sections.at(-1)!.blocks.push(blockHtml(block, shown));
  }
  return html`${sections.map(({ option, blocks }) =>
    option >= 0
      ? html`<div class="${ofOption(option)}">${blocks}</div>`
      : html`${blocks}`,
  )}`;
}

function blockHtml(block: Block, shown: Shown): Html {
  switch (block.kind) {
    case "kicker":
      return html`<p class="k">${block.text}</p>`;
    case "title":
      return html`<h1>${block.text}</h1>`;
    case "sentence":
      return html`<p class="facts">${block.text}</p>`;
    case "prices":
      return pricesHtml(block, shown.left);
    case "menu":
      return html`<section class="sec">
        <h2>${block.title}</h2>
        ${note(block.note)}
        <div class="menu">${block.parts.map(partHtml)}</div>
      </section>`;
    case "included":
      return html`<section class="sec">
        <h2>${block.title}</h2>
        ${paragraph(block.text)}
        <div class="menu">${block.parts.map(partHtml)}</div>
      </section>`;
    case "options":
      return optionsHtml(block, shown);
    case "option":
      return html`<div class="opt-h">
        ${note(block.kicker)}
        <h2>${block.title}</h2>
      </div>`;
    case "conditions":
      return conditionsHtml(block, shown);
    // The page has its own head, and nobody signs a screen.
    case "brand":
    case "choice":
    case "acceptance":
      return NOTHING;
  }
}

const note = (text: string) =>
  text ? html`<p class="s m">${text}</p>` : NOTHING;
const paragraph = (text: string) => (text ? html`<p>${text}</p>` : NOTHING);

function wordsHtml(words: Words): Html {
  return html`${words.map((word) =>
    typeof word === "string" ? html`${word}` : html`<b>${word.strong}</b>`,
  )}`;
}

function pricesHtml(
  { prices, validity }: BlockOf<"prices">,
  left: string,
): Html {
  const [first, ...others] = prices;
  if (!first) return NOTHING;
  const row = ({ label, value }: { label: string; value: string }) =>
    html`<p class="r2"><span>${label}</span><b class="n">${value}</b></p>`;
  return html`<div class="sums">
    <p class="m">${first.label}</p>
    <p class="v n">${first.value}</p>
    ${others.map(row)}${row(validity)}${note(left)}
  </div>`;
}

export function partHtml({ title, groups }: MenuPart): Html {
  return html`<section>
    <h3>${title}</h3>
    ${groups.map(
      ({ name, rows }) =>
        html`<div class="g">
          ${name ? html`<h4>${name}</h4>` : NOTHING}
          <ul>
            ${rows.map((row) =>
              row.quantity
                ? html`<li class="led">
                    <span>${row.name}</span
                    ><span class="n">${row.quantity}</span>
                  </li>`
                : html`<li>${row.name}</li>`,
            )}
          </ul>
        </div>`,
    )}
  </section>`;
}

function conditionsHtml(
  { title, single, payment, box, notes }: BlockOf<"conditions">,
  { withCode, afterPayments }: Shown,
): Html {
  return html`<section class="sec">
    <h2>${title}</h2>
    ${single.length > 0 ? html`<p>${wordsHtml(single)}</p>` : NOTHING}${payment ? paymentHtml(payment) : NOTHING}${afterPayments}${box.map(
      ({ title: head, strong, text, code }, at) =>
        html`<div class="box">
          <h3>${head}</h3>
          ${strong ? html`<p><b>${strong}</b></p>` : NOTHING}
          <p>${text}</p>
          ${code && withCode ? pixCode({ ...code, id: `pix-c${at}` }) : NOTHING}
        </div>`,
    )}${
      notes
        ? html`<h3>${notes.title}</h3>
            ${notesHtml(notes)}`
        : NOTHING
    }
  </section>`;
}

export function notesHtml({ lines }: { lines: readonly string[] }): Html {
  return html`<ul class="dots">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

function paymentHtml({ title, columns, rows }: PaymentTable): Html {
  const cell = (at: number) =>
    columns.length > 0 ? html` class="n ${ofOption(at)}"` : html` class="n"`;
  const head =
    columns.length > 0
      ? html`<thead>
          <tr>
            <td></td>
            ${columns.map((name, at) => html`<th scope="col" ${cell(at)}>${name}</th>`)}
          </tr>
        </thead>`
      : NOTHING;
  return html`<h3>${title}</h3>
    <table class="tab">
      ${head}
      <tbody>
        ${rows.map(
          ({ label, date, values }) =>
            html`<tr>
              <th scope="row">
                ${label}${date ? html` <span class="s m">${date}</span>` : NOTHING}
              </th>
              ${values.map((value, at) => html`<td${cell(at)}>${value}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}
