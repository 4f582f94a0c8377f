import type { Connection, Database } from "../db/connection.ts";
import { lockAccount, readAccount } from "../db/accounts.ts";
import { findUser, type User } from "../modules/auth/repository.ts";
import { createAccount } from "../modules/auth/service.ts";
import { insertBudget } from "../modules/budgets/repository.ts";
import { toContent } from "../bodies/budget-content.ts";
import { insertReceived } from "../modules/received-budgets/repository.ts";
import { toRequestContent } from "../bodies/request-content.ts";
import { addPeriod } from "../modules/plans/periods.ts";
import { hasPlan } from "../modules/plans/plan-gate.ts";
import { demoBudgets } from "./demo-budgets.ts";
import { demoRequests } from "./demo-requests.ts";

const EMAIL = "demo@banquete.app";
const PLAN = { planId: "annual", days: 365, paymentId: null };

/**
 * Makes sure that the demo account and its active plan exist. The first time, also creates its three budgets and the
 * clients' requests; later changes to them stay. Of several processes that start together, one does it.
 */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const { id } = await findOrCreate(db);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    if (!(await hasPlan(transaction, id, now))) {
      await addPeriod(transaction, id, PLAN, now);
    }
    // Reads the counters, not the lists: a demo whose budgets were all deleted stays empty.
    const { next_budget_id, next_received_id } = await readAccount(
      transaction,
      id,
      ["next_budget_id", "next_received_id"],
    );
    if (next_budget_id === 1) await addBudgets(transaction, id, now);
    if (next_received_id === 1) await addRequests(transaction, id, now);
  });
}

async function findOrCreate(db: Database): Promise<User> {
  const found = () => findUser(db, { email: EMAIL });
  const account = {
    name: "sabores da serra",
    email: EMAIL,
    phone: "31940000001",
    password: "banquete",
  };
  return (
    (await found()) ??
    createAccount(db, account, "1").catch(async (error: unknown) => {
      const another = await found();
      if (another) return another;
      throw error;
    })
  );
}

async function addBudgets(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  for (const { name, budget } of demoBudgets(now)) {
    const content = toContent({ nome: name, dados: budget, totalFinal: 0 });
    await insertBudget(db, userId, content);
  }
}

async function addRequests(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  for (const request of demoRequests) {
    const { content } = toRequestContent(request);
    await insertReceived(db, userId, content, now);
  }
}
