import jsQr from "jsqr";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { drawPages } from "../../test/draw-pdf.ts";
import { renderProposal } from "./render.ts";

function composed(
  budget: typeof WEDDING,
  plan = {},
  others: typeof OPTIONS = [],
) {
  const settings = budget["proposal"] as object;
  return composeProposal({
    id: 1,
    title: "Casamento Ana e Rui",
    budget: { ...budget, proposal: { ...settings, ...plan } },
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

const printedCode = ({ blocks }: ReturnType<typeof composed>) => {
  const conditions = blocks.find((block) => block.kind === "conditions");
  return conditions!.box[0]!.code?.text;
};

test("a reader of QR codes gets the printed code [pix-code]", async () => {
  const proposal = composed(WEDDING);
  const pages = await drawPages(renderProposal(proposal), 1.5);
  const read = pages.flatMap((page) => {
    const { width, height } = page;
    const { data } = page.getContext("2d").getImageData(0, 0, width, height);
    return jsQr(data, width, height, { inversionAttempts: "dontInvert" }) ?? [];
  });
  expect(read.map(({ data }) => data)).toEqual([printedCode(proposal)]);
});

test.each([
  ["one payment has a code", true, ["2026-12-04"]],
  ["instalments have none", false, ["2026-12-04", "2027-01-04"]],
  ["no payments have none", false, []],
])("without a deposit %s [pix-code]", (_what, has, instalmentDates) => {
  const plan = { depositPercent: 0, depositDate: "", instalmentDates };
  expect(printedCode(composed(WEDDING, { plan })) !== undefined).toBe(has);
});

test("options have no code [pix-code]", () => {
  expect(printedCode(composed(OPTIONS_WEDDING, {}, OPTIONS))).toBeUndefined();
});
