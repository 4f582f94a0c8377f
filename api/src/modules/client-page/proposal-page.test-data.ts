import type { Proposal } from "shared-contracts/proposal/composition";
import type { SentPage } from "../../pdf/sent-page.ts";
import type { ShownPage } from "./find-page.ts";
import { proposalPage } from "./proposal-page.ts";

/** The markup of a page of this proposal; `changes` are those to an open offer that nobody approved. */
export function pageOf(
  proposal: Proposal,
  changes: Partial<Omit<ShownPage, "page">> = {},
  sender = "Serra",
): string {
  const page: SentPage = {
    proposal,
    card: "x",
    sender,
    phone: "31987654321",
    email: "contato@serra.com.br",
    pix: null,
    eventDate: "2027-05-15",
    validUntil: "2026-12-22",
    sentOn: "2026-11-22",
    eventTime: "",
    place: "",
    message: "",
    offers: [],
  };
  return proposalPage(
    {
      n: 1,
      page,
      accepted: null,
      undone: null,
      addendum: null,
      receipts: [],
      chosen: 0,
      isApproved: false,
      isOver: false,
      today: "2026-11-25",
      state: "x",
      ...changes,
    },
    { base: "https://buffet.example", token: "t", nonce: "n" },
  );
}
