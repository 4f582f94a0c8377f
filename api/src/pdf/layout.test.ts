import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import { textsOf } from "shared-contracts/proposal/texts.test-data";
import { unprintedTexts } from "shared-contracts/proposal/unprinted-texts";
import type { Block, Proposal } from "shared-contracts/proposal/composition";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import type { Budget } from "shared-contracts/parts/budget";
import { examples } from "tooling/runs";
import { documentFacts, placedTexts, tags } from "../../test/read-pdf.ts";
import { png } from "../../test/picture-parts.ts";
import { renderProposal } from "./render.ts";

const MIDDLE = 297;
const FOOT = 60;

function composed(
  budget: Budget,
  others = [] as typeof OPTIONS,
  logo: string | null = null,
): Proposal {
  return composeProposal({
    id: 1,
    title: "Casamento Ana e Rui",
    budget,
    others,
    sender: { name: "", cnpj: "", lines: [], logo },
    terms: {},
    pix: undefined,
    day: "2026-11-22",
  });
}

const dataUrl = async () =>
  `data:image/png;base64,${(await png(300, 120)).toString("base64")}`;

const claimsUa = (file: Uint8Array) =>
  Buffer.from(file).includes("pdfuaid:part");

/** A part of so many rows. */
const part = (title: string, rows: number) => ({
  title,
  groups: [
    {
      name: "",
      rows: Array.from({ length: rows }, (_, index) => ({
        name: `${title}${index + 1}`,
        quantity: "",
      })),
    },
  ],
});

/** The texts of each column of each page, for a menu of parts with so many rows. */
async function columns(parts: [string, number][]) {
  const menu: Block = {
    kind: "menu",
    title: "Cardápio",
    note: "",
    parts: parts.map(([title, rows]) => part(title, rows)),
  };
  const blocks = composed(WEDDING)
    .blocks.filter(({ kind }) => kind === "title" || kind === "prices")
    .concat(menu);
  const pages = await placedTexts(
    renderProposal({ ...composed(WEDDING), blocks }),
  );
  return pages.map((texts) => {
    const rows = texts.filter(({ text }) => /^[A-D]\d*$/.test(text));
    return [true, false].map((isLeft) =>
      rows.filter(({ x }) => x < MIDDLE === isLeft).map(({ text }) => text),
    );
  });
}

test("a part that does not fit its column moves to the next as a whole [proposal-columns]", async () => {
  const pages = await columns([
    ["A", 16],
    ["B", 18],
    ["C", 18],
  ]);
  expect(pages.map((page) => page.map(([first]) => first))).toEqual([
    ["A", "B"],
    ["C", undefined],
  ]);
});

test("the columns of the last page are about equally long", async () => {
  const [page] = await columns([
    ["A", 3],
    ["B", 2],
    ["C", 2],
  ]);
  expect(page!.map(([first]) => first)).toEqual(["A", "B"]);
});

test("a part longer than a column splits, each row once and in order [proposal-columns]", async () => {
  const pages = await columns([["A", 100]]);
  expect(pages.flat(2)).toEqual([
    "A",
    ...Array.from({ length: 100 }, (_, index) => `A${index + 1}`),
  ]);
  const last = pages.at(-1)!.map(({ length }) => length);
  expect(Math.abs(last[0]! - last[1]!)).toBeLessThanOrEqual(1);
});

test.each(examples([22, 23, 24, 25, 26, 27], 2))(
  "a heading after %d rows keeps its first two rows [proposal-columns]",
  async (rows) => {
    const pages = await columns([
      ["A", rows],
      ["B", 60],
    ]);
    const column = pages.flat().find((texts) => texts.includes("B"))!;
    expect(column.slice(column.indexOf("B")).slice(0, 3)).toEqual([
      "B",
      "B1",
      "B2",
    ]);
  },
);

/** A wedding with so many drinks. */
const drinks = (count: number, proposal = WEDDING["proposal"]): Budget => ({
  ...WEDDING,
  proposal,
  drinks: Array.from({ length: count }, (_, index) => ({
    ...WEDDING.drinks[0]!,
    id: index + 1,
    name: `Bebida ${index + 1}`,
  })),
});

const COUNTS = Array.from({ length: 36 }, (_, index) => index + 1);

test.each(examples(COUNTS, 6))(
  "with %d drinks the acceptance stands with what it accepts, and no heading ends a page [acceptance-is-not-alone]",
  async (count) => {
    const noConditions = { plan: { depositPercent: 0, instalmentDates: [] } };
    for (const [proposal, before] of [
      [WEDDING["proposal"], "Observações"],
      [noConditions, "Está incluído"],
    ]) {
      const file = renderProposal(composed(drinks(count, proposal as object)));
      const pages = await placedTexts(file);
      const texts = pages.at(-1)!.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining([before, "Aceite"]));
      const { bookmarks } = await documentFacts(file);
      const ends = pages.map(
        (page) => page.filter(({ y }) => y > FOOT).at(-1)!.text,
      );
      expect(bookmarks.filter((title) => ends.includes(title))).toEqual([]);
    }
  },
);

test.each<[string, string]>([
  ["words", "zzzz ".repeat(1000).trim()],
  ["one word", "z".repeat(5000)],
])("5,000 signs of %s stay on the paper, all of them", async (_what, text) => {
  const [salad, ...foods] = WEDDING.foods;
  const proposal = composed({
    ...WEDDING,
    eventData: { ...WEDDING.eventData, groomName: text, eventLocation: text },
    foods: [
      { ...salad!, items: [{ ...salad!.items[0]!, name: text }] },
      ...foods,
    ],
    proposal: { show: { foods: "completo" } },
  });
  const pages = await placedTexts(renderProposal(proposal));
  const texts = pages.flat();
  expect(
    texts.filter(({ x, y }) => x < 47 || x > 548 || y < 25 || y > 810),
  ).toEqual([]);
  const count = (said: string[]) => said.join("").split("z").length;
  expect(count(texts.map((placed) => placed.text))).toBe(
    count(textsOf(proposal)),
  );
});

test("the file is tagged as PDF/UA: headings, the payments as a table, pictures with a text [proposal-tags]", async () => {
  const logo = await dataUrl();
  const file = renderProposal(composed(WEDDING, [], logo));
  expect(claimsUa(file)).toBe(true);
  const roles = await tags(file);
  expect(roles).toEqual(
    expect.arrayContaining(["H1", "H2", "H3", "H4", "Table", "Figure Logo"]),
  );
});

test("options and their payments are tagged as tables with a heading for each column [proposal-tags]", async () => {
  const roles = await tags(renderProposal(composed(OPTIONS_WEDDING, OPTIONS)));
  expect(roles.filter((role) => role === "TH")).toHaveLength(4 + 5);
});

test("a font has a glyph for every sign that counts as printed", () => {
  const signs = Array.from({ length: 0x3000 - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).filter((sign) => unprintedTexts(sign).length === 0);
  const text = signs.join("");
  const proposal = composed(WEDDING);
  const header = { ...proposal.header, kicker: text, title: text };
  const blocks: Block[] = [{ kind: "title", text }, ...proposal.blocks];
  const file = renderProposal({ ...proposal, blocks, header });
  expect(claimsUa(file)).toBe(true);
});

test("a sign without a glyph takes the claim of PDF/UA, not the tags", async () => {
  const title = "Chá 中";
  const blocks: Block[] = [{ kind: "title", text: title }];
  const file = renderProposal({ ...composed(WEDDING), title, blocks });
  expect(claimsUa(file)).toBe(false);
  expect(await tags(file)).toContain("H1");
  expect((await documentFacts(file)).title).toBe("Chá 中");
});

test("the same proposal makes the same bytes, and another logo another picture", async () => {
  const plain = composed(WEDDING);
  const withLogo = composed(WEDDING, [], await dataUrl());
  const [first, other, again] = [plain, withLogo, plain].map(renderProposal);
  expect(Buffer.from(again!).equals(first!)).toBe(true);
  expect(Buffer.from(other!).equals(first!)).toBe(false);
});
