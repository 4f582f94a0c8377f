import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import type { Block, Proposal } from "shared-contracts/proposal/composition";
import { textsOf } from "shared-contracts/proposal/texts.test-data";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import type { Budget } from "shared-contracts/parts/budget";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { pageParts } from "./blocks.ts";
import { NOTHING } from "./html.ts";

const PLAIN = { withCode: true, left: "", afterPayments: NOTHING };

/** The markup of a composition, part after part as the page has them. */
function markupOf(proposal: Proposal, chosen = 0): string {
  const { head, lead, offer } = pageParts({ ...PLAIN, proposal, chosen });
  return [head, lead, offer].map(({ text }) => text).join("");
}

const composed = (budget: Budget, others: typeof OPTIONS = []) =>
  composeProposal({
    title: 'Casamento <b>Ana</b> & "Rui"',
    budget,
    sender: { name: "Serra", cnpj: "", lines: ["a@b.com"], logo: null },
    others,
    id: 1,
    terms: { notes: "Traga </textarea><script>alert(1)</script>" },
    pix: {
      kind: "email",
      key: "contato@serra.com.br",
      receiver: "Serra",
      city: "Nova Lima",
    },
    day: "2026-11-22",
  });

/** The texts of the composition as a page has them: without sender and paper's fields, an option card after the other. */
function expected({ blocks }: Pick<Proposal, "blocks">): string[] {
  return blocks.flatMap((block): string[] => {
    if (["brand", "choice", "acceptance"].includes(block.kind)) return [];
    return block.kind === "options"
      ? cardsOf(block)
      : textsOf({ blocks: [block] });
  });
}

function cardsOf(block: Extract<Block, { kind: "options" }>): string[] {
  const { title, note, columns, prices, rows } = block;
  const cards = columns.flatMap(({ kicker, name }, at) => [
    kicker,
    name,
    ...[...prices, ...rows].flatMap(({ label, cells }) => [
      label,
      cells[at]!.text,
      cells[at]!.detail,
    ]),
  ]);
  return [title, note, ...cards];
}

const ENTITIES = /&#(\d+);/g;

/** What a reader of the markup reads, without blanks and without the buttons and help beside the proposal. */
function readIn(markup: string): string {
  return squeezed(
    markup
      .replace(/<(button|noscript|details)\b.*?<\/\1\s*>/gs, "")
      .replace(/<[^>]*>/g, "")
      .replace(ENTITIES, (_, code: string) =>
        String.fromCharCode(Number(code)),
      ),
  );
}

const squeezed = (text: string) => text.replace(/\s+/g, "");

test.each<[string, Proposal]>([
  ["the wedding", composed(WEDDING)],
  ["the sample", composed(SAMPLE_100)],
  ["an empty budget", composed(BLANK)],
  ["three options", composed(OPTIONS_WEDDING, OPTIONS)],
])(
  "the page of %s says what its composition says, in its order [page-follows-composition]",
  (_what, proposal) => {
    const text = markupOf(proposal);
    expect(readIn(text)).toBe(squeezed(expected(proposal).join("")));
    expect(text).not.toMatch(/<script|<b>Ana/);
  },
);

test("the chosen option is checked, and each has its own part", () => {
  const proposal = composed(OPTIONS_WEDDING, OPTIONS);
  const text = markupOf(proposal, 1);
  const [checked, ...others] = text.match(/<input[^>]*checked[^>]*>/g)!;
  expect(checked).toContain('id="ob"');
  expect(others).toEqual([]);
  expect(text.match(/<div class="by p[abc]"/g)).toHaveLength(3);
});

test("the page's script is at most 2 KB", () => {
  const script = readFileSync(join(import.meta.dirname, "page.js"));
  expect(gzipSync(script).length).toBeLessThanOrEqual(2048);
});
