import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import { emailSchema } from "shared-contracts/entities/profile";
import type { Receipt } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { brazilDate, brazilTime } from "../../brazil-day.ts";
import type { Tables } from "../../db/tables.ts";
import type { Mail } from "../../mail/mail.ts";
import { documentCode, findInForce } from "../budgets/acceptances.ts";
import { findBudget } from "../budgets/repository.ts";
import { changedReceipts } from "./changed-receipts.ts";
import { updateFollowUp } from "../budgets/follow-up.ts";
import { sentOf } from "../sendings/repository.ts";
import { approvedSending, type Choice } from "./approved-sending.ts";

/** Who accepts, and from where. */
export interface Acceptor {
  name: string;
  /** 11 digits; null where none was given. */
  cpf: string | null;
  address: string;
  browser: string;
}

/**
 * Keeps the acceptance, approves its budget with the instalments of the offer, and mails both. It changes nothing of
 * the budget's content. Call it in a transaction that locks the account.
 */
export async function accept(
  db: Transaction<Tables>,
  choice: Choice,
  by: Acceptor,
  mail: Mail,
  now: Date,
): Promise<void> {
  const { user_id, offer, letter } = choice;
  const { budget_id, n, hasOptions } = await approvedSending(db, choice, now);
  const chosen = hasOptions
    ? JSON.stringify({ sending: n, option: offer.id })
    : null;
  const receipts = JSON.stringify(
    await frozenReceipts(db, choice, budget_id, now),
  );
  const change = { status: "aprovada", receipts, chosen } as const;
  await updateFollowUp(db, user_id, budget_id, null, change);
  const { pdf } = await sentOf(db, user_id, budget_id, n)
    .select("pdf")
    .executeTakeFirstOrThrow();
  const acceptance = {
    ...by,
    user_id,
    id: uuid(),
    budget_id,
    n,
    offered_by: choice.budget_id,
    letter,
    total_cents: Math.round(offer.total * 100),
    sha256: hash("sha256", pdf),
    accepted_at: now,
  };
  await db.insertInto("acceptances").values(acceptance).execute();
  await sendMails(db, choice, acceptance, mail);
}

/**
 * The instalments of an offer. Where its budget is accepted already, those it has, of which one may be received: their
 * last open ones take the difference.
 */
async function frozenReceipts(
  db: Transaction<Tables>,
  { user_id, offer }: Choice,
  budgetId: number,
  now: Date,
): Promise<readonly Receipt[]> {
  const row =
    (await findInForce(db, user_id, budgetId)) &&
    (await findBudget(db, user_id, budgetId));
  const before = JSON.parse((row && row.receipts) || "[]") as Receipt[];
  return before.length > 0
    ? changedReceipts(before, offer.total, brazilDate(now))
    : offer.receipts;
}

async function sendMails(
  db: Transaction<Tables>,
  { user_id, page, offer, letter }: Choice,
  acceptance: {
    id: string;
    budget_id: number;
    name: string;
    sha256: string;
    accepted_at: Date;
  },
  mail: Mail,
): Promise<void> {
  if (!mail.configured) return;
  const { id, name, sha256, accepted_at } = acceptance;
  const details = {
    name,
    event: page.proposal.title,
    sender: page.sender || "o buffet",
    what: [letter && `opção ${letter}`, formatMoney(offer.total)]
      .filter(Boolean)
      .join(", "),
    when: brazilTime(accepted_at),
    code: documentCode(sha256),
  };
  const queue = (kind: "proposal-accepted" | "acceptance-kept", to?: string) =>
    mail.queue(
      db,
      {
        kind,
        userId: user_id,
        details,
        once: `${kind} ${id}`,
        waits: true,
        ...(to && { to }),
      },
      accepted_at,
    );
  await queue("proposal-accepted");
  const budget = await db
    .selectFrom("budgets")
    .select("client_email")
    .where("user_id", "=", user_id)
    .where("id", "=", acceptance.budget_id)
    .executeTakeFirst();
  // As the caterer typed it.
  const client = z.safeParse(emailSchema, budget?.client_email);
  if (client.success) await queue("acceptance-kept", client.data);
}
