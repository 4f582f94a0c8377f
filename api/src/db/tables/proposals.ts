import type { ColumnType, Generated } from "kysely";
import type { Instant } from "./instants.ts";

/** A proposal as it was sent. Counts from 1 within a budget; goes with the budget. */
export interface SentProposalsTable {
  user_id: string;
  budget_id: number;
  n: number;
  file_name: string;
  pdf: Buffer;
  /** The budget it was made of, as gzipped JSON text. */
  dados_gz: Buffer;
  /** What the client's page shows of it (`SentPage`), likewise; null where it was sent before there were pages. */
  page_gz: Buffer | null;
  /** The budgets of its options (`SentBudget[]`), likewise; null without options. */
  options_gz: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  /** Of all these. */
  bytes: number;
  created_at: Date;
  /** When the caterer took it back before the client accepted it, as an addendum; null otherwise. */
  taken_back_at: ColumnType<Date | null, undefined, Date>;
}

/**
 * What a client accepted, and who. The newest that was not undone is in force. Its sending is kept for as long as the
 * budget; of a deleted budget nothing here names anybody.
 */
export interface AcceptancesTable {
  user_id: string;
  id: string;
  /** The budget that is approved by it, and its sending. */
  budget_id: number;
  n: number;
  /** The budget whose page offered it: another one where the client chose another budget's option. */
  offered_by: number;
  /** The option, as `B`; null where there was no choice. */
  letter: string | null;
  total_cents: number;
  /** Of the PDF, in hexadecimal digits. */
  sha256: string;
  accepted_at: Instant;
  /** Who accepted, as typed; null once the budget is deleted. */
  name: string | null;
  /** 11 digits; null where none was given. */
  cpf: string | null;
  /** The IP address, and how the browser names itself. */
  address: string | null;
  browser: string | null;
  /** When and why the caterer undid it; null while it is in force or another follows it. */
  undone_at: ColumnType<Date | null, undefined, Date>;
  undone_because: ColumnType<string | null, undefined, string | null>;
}

/**
 * The address of the page on which a client reads a budget's last sending. One is live for each budget. Those that were
 * exchanged stay, and so does that of a deleted budget, so that the page can say that it ended.
 */
export interface ProposalLinksTable {
  user_id: string;
  /** SHA-256 of the token in the address. */
  token_hash: string;
  budget_id: number;
  /** The token, encrypted by a key that is made from the signing secret `key_id`; null once it was exchanged. */
  sealed: Buffer | null;
  key_id: string;
  created_at: Instant;
  switched_off_at: ColumnType<Date | null, undefined, Date | null>;
  exchanged_at: ColumnType<Date | null, undefined, Date>;
  /** When a person looked at the page. */
  first_seen_at: ColumnType<Date | null, undefined, Date>;
  last_seen_at: ColumnType<Date | null, undefined, Date>;
}

/** The address of a page of an erased account. */
export interface EndedLinksTable {
  token_hash: string;
  ended_at: Generated<Date>;
}
