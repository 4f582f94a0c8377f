import { sql } from "kysely";
import { chosenOption } from "shared-contracts/entities/chosen-option";
import type { Chosen, ProposalStatus } from "shared-contracts/entities/sending";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";
import { readDados } from "../../bodies/budget-content.ts";
import { brazilDate } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import { offersOf } from "../../pdf/offers.ts";
import { sentIn, updateFollowUp } from "../budgets/follow-up.ts";
import { type FollowUp, followUpColumns } from "../budgets/repository.ts";
import { readConfig } from "../users/repository.ts";

/**
 * Gives the proposal that answers a request the status of the decision, and the request that proposal's total. Null
 * where there is none, where it is approved already, or where the client accepted another option. Call it in the
 * transaction that decides the request.
 */
export async function decideProposal(
  db: Connection,
  userId: string,
  requestId: number,
  decision: Exclude<ReceivedStatus, "PENDING">,
  now: Date,
): Promise<{ nome: string; status: ProposalStatus } | null> {
  const budget = await db
    .selectFrom("received_budgets as request")
    .innerJoin("budgets", (join) =>
      join
        .onRef("budgets.user_id", "=", "request.user_id")
        .onRef("budgets.id", "=", "request.answered_with"),
    )
    .select(["budgets.id", "budgets.nome", "budgets.total_cents"])
    .select(["budgets.status", "budgets.sent", "budgets.dados"])
    .where("request.user_id", "=", userId)
    .where("request.id", "=", requestId)
    .executeTakeFirst();
  if (!budget || budget.status === "aprovada") return null;
  const { id, nome, total_cents } = budget;
  const isApproval = decision === "ACCEPTED";
  if (isApproval && (await choseAnother(db, userId, id))) return null;
  const status = isApproval ? "aprovada" : "perdida";
  const sending = sentIn(budget).at(-1);
  const isOption = sending?.options?.some((option) => option.id === id);
  await updateFollowUp(db, userId, id, null, {
    status,
    ...(isApproval && {
      receipts: await frozenReceipts(db, userId, budget, now),
    }),
    ...(isApproval &&
      isOption && {
        chosen: JSON.stringify({ sending: sending!.n, option: id }),
      }),
  });
  if (isApproval)
    await db
      .updateTable("received_budgets")
      .set({ total_cents, updated_at: sql<Date>`now()` })
      .where(ownRow(userId, requestId))
      .execute();
  return { nome, status };
}

/** The instalments of a budget that is approved as it is saved, as JSON text. */
async function frozenReceipts(
  db: Connection,
  userId: string,
  row: { id: number; dados: string; sent: string | null },
  now: Date,
): Promise<string> {
  const sending = sentIn(row).at(-1);
  const day = brazilDate(sending ? new Date(sending.at) : now);
  const { proposal: terms = {} } = await readConfig(db, userId);
  const budget = readDados(row.dados, "stored");
  const [offer] = offersOf({ id: row.id, budget, others: [] }, terms, day);
  return JSON.stringify(offer!.receipts);
}

/** Whether a client chose, of a proposal with this budget as an option, a different one. */
async function choseAnother(
  db: Connection,
  userId: string,
  id: number,
): Promise<boolean> {
  const decided: Pick<FollowUp, "sent" | "chosen">[] = await db
    .selectFrom("budgets")
    .select(followUpColumns)
    .where("user_id", "=", userId)
    .where("chosen", "is not", null)
    .execute();
  return decided.some((row) => {
    const sent = sentIn(row);
    const chosen = JSON.parse(row.chosen!) as Chosen;
    const sending = sent.find(({ n }) => n === chosen.sending);
    const option = chosenOption({ sent, chosen });
    return (
      option !== undefined &&
      option.id !== id &&
      sending!.options!.some((one) => one.id === id)
    );
  });
}
