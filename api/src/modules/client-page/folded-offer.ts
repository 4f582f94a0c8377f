import { OPTION_LETTERS } from "shared-contracts/entities/option-letters";
import type { Block, Proposal } from "shared-contracts/proposal/composition";
import { notesHtml, partHtml } from "./blocks.ts";
import { type Html, html, NOTHING } from "./html.ts";

/** What was agreed, folded: the menu of the option `chosen`, what is included, and the caterer's notes. */
export function foldedOffer(
  { blocks }: Pick<Proposal, "blocks">,
  chosen: number,
): Html {
  const letter = blocks.some(({ kind }) => kind === "option")
    ? OPTION_LETTERS.charAt(chosen)
    : "";
  return html`${optionBlocks(blocks, chosen).map((block) => {
    switch (block.kind) {
      case "menu": {
        const of = letter ? ` da opção ${letter}` : "";
        return fold(
          `${block.title}${of}`,
          html`${block.note ? html`<p class="s m">${block.note}</p>` : NOTHING}
            <div class="menu">${block.parts.map(partHtml)}</div>`,
        );
      }
      case "included":
        return fold(
          block.title,
          html`${block.text ? html`<p>${block.text}</p>` : NOTHING}
            <div class="menu">${block.parts.map(partHtml)}</div>`,
        );
      case "conditions":
        return block.notes
          ? fold("Observações do buffet", notesHtml(block.notes))
          : NOTHING;
      default:
        return NOTHING;
    }
  })}`;
}

/** The blocks of one option, and those of all. */
export function optionBlocks(
  blocks: readonly Block[],
  chosen: number,
): readonly Block[] {
  let option = -1;
  return blocks.filter(({ kind }) => {
    if (kind === "option") option++;
    if (kind === "conditions") option = -1;
    return option === -1 || option === chosen;
  });
}

export function fold(title: string, body: Html): Html {
  return html`<details>
    <summary>${title}</summary>
    ${body}
  </details>`;
}
