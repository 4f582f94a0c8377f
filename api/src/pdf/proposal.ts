import type { Budget } from "shared-contracts/parts/budget";

/** A name and how much of it: "Cerveja", "108 L". */
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

/** Who sends the proposal: a name, and lines to reach them by. */
export interface Sender {
  name: string;
  lines: string[];
  /** Their logo as a data: URL of a PNG; null without one. */
  logo: string | null;
}

/** All the PDF says, as texts ready to be placed; nothing of what things cost. */
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
  /** The day it was made: "20/11/2026". */
  date: string;
}

/** What the file is named after. */
export function clientName({ eventData }: Budget): string {
  return eventData.groomName.trim() || (eventData.clientName ?? "").trim();
}
