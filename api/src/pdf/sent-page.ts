import type { Receipt } from "shared-contracts/entities/sending";
import type { Pix } from "shared-contracts/pix/pix";
import type { Block, Proposal } from "shared-contracts/proposal/composition";

/** What a client accepts of a sending: its budget, or one of its options. Amounts in reais. */
export interface Offer {
  /** The id of the saved budget. */
  id: number;
  guests: number;
  /** Its event in one sentence; older ones have none. */
  sentence?: string;
  perPerson: number;
  total: number;
  /** The instalments that an acceptance freezes, all of them open. */
  receipts: readonly Receipt[];
}

/** What a client's page shows of a sending: kept with it, because the account's data change. */
export interface SentPage {
  /** Its logo, if any, is a data: URL of a small picture. */
  proposal: Proposal;
  /** The picture of a preview of the link, the base64 of a JPEG; null without a logo. */
  card: string | null;
  /** The name of the company; empty where it has none. */
  sender: string;
  /** Digits with the area code; empty where none is known. */
  phone: string;
  email: string;
  pix: Pix | null;
  /** Days are `YYYY-MM-DD`; the event's may be empty. */
  eventDate: string;
  /** As it was typed, likewise. */
  eventTime: string;
  place: string;
  validUntil: string;
  sentOn: string;
  /** The caterer's words with a change; empty without any. */
  message: string;
  /** Of a change: what was accepted, with the quantities that it has for the guests now. */
  resized?: readonly Block[];
  /** One, or the options in their order. */
  offers: readonly Offer[];
}
