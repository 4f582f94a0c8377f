import jsQr from "jsqr";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { drawPages } from "../../test/draw-pdf.ts";
import { renderProposal } from "./render.ts";

const ONE_DATE = ["2026-12-04"];

function composed(plan: object | undefined, others: typeof OPTIONS) {
  const budget = others.length > 0 ? OPTIONS_WEDDING : WEDDING;
  const settings = budget["proposal"] as object;
  return composeProposal({
    id: 1,
    title: "Casamento Ana e Rui",
    budget: { ...budget, proposal: plan ? { ...settings, plan } : settings },
    others,
    sender: { name: "", cnpj: "", lines: [], logo: null },
    terms: {},
    pix: {
      kind: "email",
      key: "contato@saboresdaserra.com.br",
      receiver: "Sabores da Serra",
      city: "Nova Lima",
    },
    day: "2026-11-22",
  });
}

/** What a phone reads on the pages of a PDF that is held before it. */
async function readCodes(proposal: ReturnType<typeof composed>) {
  const pages = await drawPages(renderProposal(proposal), 1.5);
  return pages.flatMap((page) => {
    const { width, height } = page;
    const { data } = page.getContext("2d").getImageData(0, 0, width, height);
    const read = jsQr(data, width, height, {
      inversionAttempts: "dontInvert",
    });
    return read?.data ?? [];
  });
}

const printedCode = ({ blocks }: ReturnType<typeof composed>) => {
  const conditions = blocks.find((block) => block.kind === "conditions");
  return conditions!.box[0]!.code?.text;
};

test.each<[string, object | undefined]>([
  ["a deposit", undefined],
  [
    "one payment",
    { depositPercent: 0, depositDate: "", instalmentDates: ONE_DATE },
  ],
])("%s has a code [pix-code]", (_what, plan) => {
  expect(printedCode(composed(plan, []))).toMatch(/^000201.*6304[\dA-F]{4}$/);
});

test("a reader of QR codes gets the printed code [pix-code]", async () => {
  const proposal = composed(undefined, []);
  expect(await readCodes(proposal)).toEqual([printedCode(proposal)]);
});

test.each<[string, object | undefined, typeof OPTIONS]>([
  ["options", undefined, OPTIONS],
  [
    "instalments without a deposit",
    {
      depositPercent: 0,
      depositDate: "",
      instalmentDates: [...ONE_DATE, "2027-01-04"],
    },
    [],
  ],
  [
    "no payments",
    { depositPercent: 0, depositDate: "", instalmentDates: [] },
    [],
  ],
])("%s have the key without a code [pix-code]", (_what, plan, others) => {
  expect(printedCode(composed(plan, others))).toBeUndefined();
});
