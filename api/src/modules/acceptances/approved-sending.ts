import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { sql, type Transaction } from "kysely";
import type { SentProposal } from "shared-contracts/entities/sending";
import type { Tables } from "../../db/tables.ts";
import type { Offer, SentPage } from "../../pdf/sent-page.ts";
import type { SentBudget } from "../../pdf/sent-facts.ts";
import { sentIn } from "../budgets/follow-up.ts";
import { findBudget, type FullRow } from "../budgets/repository.ts";
import { moveLinks } from "../proposal-links/repository.ts";
import { sentOf } from "../sendings/repository.ts";

const compressed = promisify(gzip);
const unpacked = promisify(gunzip);

/** What is accepted: an offer of a sending of the budget whose page it is. */
export interface Choice {
  user_id: string;
  budget_id: number;
  n: number;
  page: SentPage;
  offer: Offer;
  /** `B`; null without options. */
  letter: string | null;
}

/** The budget that a choice approves, and its sending. */
interface Approved {
  budget_id: number;
  n: number;
  hasOptions: boolean;
}

/**
 * An option that is another saved budget becomes a sending of that one, with the client's page: what follows, such as
 * its instalments, is that budget's. A budget that was deleted since leaves the choice with the one that offered it.
 */
export async function approvedSending(
  db: Transaction<Tables>,
  choice: Choice,
  now: Date,
): Promise<Approved> {
  const { user_id, budget_id, n, offer, letter } = choice;
  const stays = { budget_id, n, hasOptions: letter !== null };
  if (offer.id === budget_id) return stays;
  const target = await findBudget(db, user_id, offer.id);
  const options = target && (await sentBudgets(db, choice));
  const option = options?.find(({ id }) => id === offer.id);
  if (!target || !option) return stays;
  const copied = await copySending(db, choice, target, option);
  await moveLinks(db, user_id, budget_id, offer.id, now);
  return { budget_id: offer.id, n: copied, hasOptions: true };
}

async function sentBudgets(
  db: Transaction<Tables>,
  { user_id, budget_id, n }: Choice,
): Promise<SentBudget[]> {
  const { options_gz } = await sentOf(db, user_id, budget_id, n)
    .select("options_gz")
    .executeTakeFirstOrThrow();
  if (!options_gz) return [];
  return JSON.parse((await unpacked(options_gz)).toString()) as SentBudget[];
}

/** Adds the sending to the option's budget, as if it had been sent from there. Resolves with its number. */
async function copySending(
  db: Transaction<Tables>,
  { user_id, budget_id, n, page }: Choice,
  target: FullRow,
  { versao, facts, dados }: SentBudget,
): Promise<number> {
  const dadosGz = await compressed(dados);
  const list = sentIn(target);
  const copied = (list.at(-1)?.n ?? 0) + 1;
  const { rows } = await sql<{ created_at: Date }>`
    insert into sent_proposals (user_id, budget_id, n, file_name, pdf, dados_gz, page_gz, options_gz, bytes, created_at)
    select user_id, ${target.id}::integer, ${copied}::integer, file_name, pdf, ${dadosGz}, page_gz, options_gz,
      bytes - length(dados_gz) + ${dadosGz.length}::integer, created_at
    from sent_proposals where user_id = ${user_id} and budget_id = ${budget_id} and n = ${n}
    returning created_at
  `.execute(db);
  const sent: SentProposal = {
    n: copied,
    at: rows[0]!.created_at.toISOString(),
    versao,
    validUntil: page.validUntil,
    ...facts,
  };
  await db
    .updateTable("budgets")
    .set({ sent: JSON.stringify([...list, sent]) })
    .where("user_id", "=", user_id)
    .where("id", "=", target.id)
    .execute();
  return copied;
}
