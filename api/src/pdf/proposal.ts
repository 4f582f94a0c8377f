import type { Budget } from "shared-contracts/parts/budget";

/** A name and its amount: "Cerveja", "108 L". */
export interface ProposalLine {
  name: string;
  value: string;
}

/** A part of the budget, as a flat list or as titled lists. */
export interface ProposalPart {
  title: string;
  lines: ProposalLine[];
  groups: { title: string; lines: ProposalLine[] }[];
}

/** The sender of the proposal: a name, and lines with contact data. */
export interface Sender {
  name: string;
  lines: string[];
  /** The sender's logo as a data: URL of a PNG; null without one. */
  logo: string | null;
}

/** All texts of the PDF, ready to be placed; no costs of single items. */
export interface Proposal {
  title: string;
  sender: Sender;
  client: ProposalLine[];
  event: ProposalLine[];
  parts: ProposalPart[];
  /** "120 convidados", or empty without guests. */
  guests: string;
  total: string;
  perPerson: string;
  /** The date of the proposal: "20/11/2026". */
  date: string;
}

/** The basis of the file's name. */
export function clientName({ eventData }: Budget): string {
  return eventData.groomName.trim() || (eventData.clientName ?? "").trim();
}
