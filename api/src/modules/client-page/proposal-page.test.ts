import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";
import type { Budget } from "shared-contracts/parts/budget";
import { pageOf } from "./proposal-page.test-data.ts";

/** The page of a wedding whose names, menu, notes and options are all this text. */
function pageSaying(text: string): string {
  const saying = (budget: Budget): Budget => ({
    ...budget,
    eventData: { ...budget.eventData, groomName: text, city: text },
    foods: WEDDING.foods.map((group) => ({ ...group, name: text })),
    drinks: WEDDING.drinks.map((row) => ({ ...row, name: text })),
  });
  const proposal = composeProposal({
    title: text,
    budget: {
      ...saying(OPTIONS_WEDDING),
      proposal: {
        options: [1, 2, 3].map((id) => ({ id, name: text.slice(0, 60) })),
      },
    },
    others: OPTIONS.map(({ id, budget }) => ({ id, budget: saying(budget) })),
    id: 1,
    sender: { name: text, cnpj: text, lines: [text], logo: null },
    terms: { notes: text },
    pix: undefined,
    day: "2026-11-22",
  });
  const receipt = { dueDate: "2027-01-10", amount: 1, receivedOn: null };
  const receipts = [{ ...receipt, label: text }];
  return [
    pageOf(proposal, {}, text),
    pageOf(proposal, { receipts, isApproved: true }, text),
  ].join("");
}

/** The markup without its texts and the values of its attributes. */
const skeleton = (markup: string) =>
  markup.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*</g, "><");

test.each(injectionPayloads)(
  "%j is only text on the page and in its preview",
  (payload) => {
    const harmless = payload.replaceAll(/[<>&"']/g, "x");
    expect(skeleton(pageSaying(payload))).toBe(skeleton(pageSaying(harmless)));
  },
);
