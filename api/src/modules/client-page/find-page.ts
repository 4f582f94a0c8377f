import { hash } from "node:crypto";
import { chosenOption } from "shared-contracts/entities/follow-up";
import type {
  Chosen,
  Receipt,
  SentProposal,
} from "shared-contracts/entities/sending";
import { daysLater } from "shared-contracts/proposal/days";
import { brazilDate } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import type { SentPage } from "../../pdf/sent-page.ts";
import { sentIn } from "../budgets/follow-up.ts";
import { tokenHash } from "../proposal-links/link-tokens.ts";
import { findLink, findSentPage, isEnded, type LinkRow } from "./repository.ts";

/** How long a page is shown after the event, or after its validity where the event has no day. */
const SHOWN_DAYS = 120;

/** What a page shows of a proposal. */
export interface ShownPage {
  page: SentPage;
  receipts: Receipt[];
  /** The index of the option that was approved, else of the suggested one, else 0. */
  chosen: number;
  isApproved: boolean;
  /** Its validity is past, and nobody approved it. */
  isOver: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Another after each change that the page shows. */
  state: string;
}

/** What is behind an address. `page` says whom to ask; null where nobody may be named. */
export type Found =
  | { kind: "unknown" }
  | { kind: "withdrawn"; on: Date | null; page: SentPage | null }
  | { kind: "exchanged"; page: SentPage | null }
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
  const sent = await findSentPage(db, link);
  const page = sent?.page ?? null;
  if (link.exchanged_at) return { kind: "exchanged", page };
  if (link.switched_off_at)
    return { kind: "withdrawn", on: link.switched_off_at, page };
  if (link.existing_id === null)
    return { kind: "withdrawn", on: null, page: null };
  // It was not sent yet, or the sending was undone.
  if (!sent || !link.status || link.status === "rascunho")
    return { kind: "unknown" };
  const today = brazilDate(now);
  const { eventDate, validUntil } = sent.page;
  if (daysLater(eventDate || validUntil, SHOWN_DAYS) < today)
    return { kind: "withdrawn", on: null, page };
  return { kind: "shown", link, ...shownOf(link, sent, today) };
}

function shownOf(
  link: LinkRow,
  { n, page }: { n: number; page: SentPage },
  today: string,
): ShownPage {
  const isApproved = link.status === "aprovada";
  const receipts = isApproved ? parsed<Receipt[]>(link.receipts, []) : [];
  const sent = sentIn(link);
  const chosen = parsed<Chosen | null>(link.chosen, null);
  const option = isApproved ? chosenOption({ sent, chosen }) : undefined;
  const seen = JSON.stringify([n, link.status, receipts, option?.id, today]);
  return {
    page,
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
