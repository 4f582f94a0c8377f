import { hash } from "node:crypto";
import { chosenOption } from "shared-contracts/entities/chosen-option";
import type {
  Chosen,
  Receipt,
  SentProposal,
} from "shared-contracts/entities/sending";
import { daysLater } from "shared-contracts/proposal/days";
import { brazilDate } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { type Acceptance, findLastAcceptance } from "../budgets/acceptances.ts";
import { sentIn } from "../budgets/follow-up.ts";
import { tokenHash } from "../proposal-links/link-tokens.ts";
import {
  findLink,
  findSentPage,
  isEnded,
  type LinkRow,
  type Sent,
} from "./repository.ts";

/** How long a page is shown after the event, or after its validity where the event has no day. */
const SHOWN_DAYS = 120;
/** How long after that day there is a receipt of what was accepted. */
const RECEIPT_DAYS = 5 * 365;

/** What a page shows of a proposal. */
export interface ShownPage extends Sent {
  receipts: Receipt[];
  /** The index of the option that was approved, else of the suggested one, else 0. */
  chosen: number;
  isApproved: boolean;
  /** Its validity is past, and nobody approved it. */
  isOver: boolean;
  /** The acceptance in force, which is of this sending. */
  accepted: Acceptance | null;
  /** The last acceptance, where it was undone. */
  undone: Acceptance | null;
  /** A later sending, which the client may accept in its place. */
  addendum: Sent | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Another after each change that the page shows. */
  state: string;
}

/** What is left of a page that was switched off, or whose event is long over. */
export interface KeptPage {
  kind: "kept";
  link: LinkRow;
  /** When it was switched off. */
  on: Date | null;
  page: SentPage;
  accepted: Acceptance;
}

/** What is behind an address. `page` says whom to ask; null where nobody may be named. */
export type Found =
  | { kind: "unknown" }
  | { kind: "withdrawn"; on: Date | null; page: SentPage | null }
  | { kind: "exchanged"; page: SentPage | null }
  | KeptPage
  | ({ kind: "shown"; link: LinkRow } & ShownPage);

/** Looks up what may be no token at all in the same way, so that both take the same time. */
export async function findPage(
  db: Connection,
  token: string,
  now: Date,
): Promise<Found> {
  const link = await findLink(db, tokenHash(token));
  if (!link)
    return (await isEnded(db, tokenHash(token)))
      ? { kind: "withdrawn", on: null, page: null }
      : { kind: "unknown" };
  if (link.blocked || link.erase_at)
    return { kind: "withdrawn", on: null, page: null };
  const last = await findLastAcceptance(db, link.user_id, link.budget_id);
  const accepted = last?.undone_at === null ? last : null;
  const sent = await findSentPage(db, link, accepted?.n);
  const page = sent?.page ?? null;
  if (link.exchanged_at) return { kind: "exchanged", page };
  const today = brazilDate(now);
  const ended = (on: Date | null): Found =>
    accepted && page && today <= lastDay(page, RECEIPT_DAYS)
      ? { kind: "kept", link, on, page, accepted }
      : { kind: "withdrawn", on, page };
  if (link.switched_off_at) return ended(link.switched_off_at);
  if (link.existing_id === null)
    return { kind: "withdrawn", on: null, page: null };
  // It was not sent yet, or the sending was undone.
  if (!sent || !link.status || link.status === "rascunho")
    return { kind: "unknown" };
  if (lastDay(sent.page, SHOWN_DAYS) < today) return ended(null);
  const addendum = accepted && (await findAddendum(db, link, accepted, today));
  const undone = accepted ? null : (last ?? null);
  const acceptances = { accepted, undone, addendum };
  return {
    kind: "shown",
    link,
    ...shownOf(link, { ...sent, ...acceptances }, today),
  };
}

const lastDay = ({ eventDate, validUntil }: SentPage, days: number): string =>
  daysLater(eventDate || validUntil, days);

/** The sending after the accepted one, until its validity is past. */
async function findAddendum(
  db: Connection,
  link: LinkRow,
  { n }: Acceptance,
  today: string,
): Promise<Sent | null> {
  const sent = await findSentPage(db, link);
  return sent && sent.n > n && sent.page.validUntil >= today ? sent : null;
}

function shownOf(
  link: LinkRow,
  found: Sent & Pick<ShownPage, "accepted" | "undone" | "addendum">,
  today: string,
): ShownPage {
  const { n, page, accepted, undone, addendum } = found;
  const isApproved = link.status === "aprovada";
  const receipts = isApproved ? parsed<Receipt[]>(link.receipts, []) : [];
  const sent = sentIn(link);
  const chosen = parsed<Chosen | null>(link.chosen, null);
  const option = isApproved ? chosenOption({ sent, chosen }) : undefined;
  const seen = JSON.stringify([
    n,
    link.status,
    receipts,
    option?.id,
    today,
    [accepted?.id, undone?.id, addendum?.n],
  ]);
  return {
    ...found,
    receipts,
    chosen: option ? placeOf(option.id, sent, n) : suggested(page),
    isApproved,
    isOver: !isApproved && page.validUntil < today,
    today,
    state: hash("sha256", seen, "base64url").slice(0, 16),
  };
}

const parsed = <T>(text: string | null, otherwise: T): T =>
  text === null ? otherwise : (JSON.parse(text) as T);

/** The place of a budget among the options of a sending. */
function placeOf(id: number, sent: readonly SentProposal[], n: number): number {
  const options = sent.find((one) => one.n === n)?.options ?? [];
  return Math.max(
    0,
    options.findIndex((option) => option.id === id),
  );
}

function suggested({ proposal }: SentPage): number {
  const options = proposal.blocks.find(({ kind }) => kind === "options");
  const columns = options?.kind === "options" ? options.columns : [];
  return Math.max(
    0,
    columns.findIndex(({ isSuggested }) => isSuggested),
  );
}
