import fc from "fast-check";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import { textsOf } from "shared-contracts/proposal/texts.test-data";
import { WEDDING } from "shared-contracts/proposal/wedding.test-data";
import { injectionPayloads } from "shared-contracts/testing/injection-payloads";
import { runs } from "tooling/runs";
import type { Budget } from "shared-contracts/parts/budget";
import type { SentPage } from "../../pdf/sent-page.ts";
import { proposalPage } from "./proposal-page.ts";

const EMAIL = "contato@serra.com.br";

function pageOf(budget: Budget, text: string): string {
  const proposal = composeProposal({
    title: text,
    budget,
    others: [],
    id: 1,
    sender: { name: text, cnpj: text, lines: [text], logo: null },
    terms: { notes: text },
    pix: undefined,
    day: "2026-11-22",
  });
  const page: SentPage = {
    proposal,
    card: "x",
    sender: text,
    phone: "31987654321",
    email: EMAIL,
    pix: null,
    eventDate: "2027-05-15",
    validUntil: "2026-12-22",
    sentOn: "2026-11-22",
  };
  return proposalPage(
    {
      page,
      receipts: [
        { label: text, dueDate: "2027-01-10", amount: 1, receivedOn: null },
      ],
      chosen: 0,
      isApproved: true,
      isOver: false,
      today: "2026-11-25",
      state: "x",
    },
    { base: "https://buffet.example", token: "t", nonce: "n" },
  );
}

/** The markup without its texts and the values of its attributes. */
const skeleton = (markup: string) =>
  markup.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*</g, "><");

test.each(injectionPayloads)(
  "%j is only text on the page and in its preview",
  (payload) => {
    const budget = (text: string): Budget => ({
      ...WEDDING,
      eventData: { ...WEDDING.eventData, groomName: text, city: text },
      foods: WEDDING.foods.map((group) => ({ ...group, name: text })),
      proposal: {},
    });
    const harmless = payload.replaceAll(/[<>&"']/g, "x");
    expect(skeleton(pageOf(budget(payload), payload))).toBe(
      skeleton(pageOf(budget(harmless), harmless)),
    );
  },
);

test("of random budgets the page has no amount but those of the composition", () => {
  for (const budget of fc.sample(arbitraryBudget, runs > 1 ? 1000 : 50)) {
    const amounts = (text: string) => new Set(text.match(/R\$\s[\d.,]+/g));
    const proposal = composeProposal({
      title: "Festa",
      budget,
      others: [],
      id: 1,
      sender: { name: "", cnpj: "", lines: [], logo: null },
      terms: {},
      pix: undefined,
      day: "2026-11-22",
    });
    const allowed = amounts(textsOf(proposal).join(" "));
    // The instalment of the page under test.
    allowed.add("R$\u00a01,00");
    expect(allowed).toEqual(
      new Set([...allowed, ...amounts(pageOf(budget, "Festa"))]),
    );
  }
});
