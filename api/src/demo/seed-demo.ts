import type { Database } from "../db/connection.ts";
import { findUser } from "../modules/auth/repository.ts";
import { createAccount } from "../modules/auth/service.ts";
import { insertBudget } from "../modules/budgets/repository.ts";
import { toContent } from "../modules/budgets/service.ts";
import { insertReceived } from "../modules/received-budgets/repository.ts";
import { toRequestContent } from "../modules/received-budgets/service.ts";
import { addPeriod } from "../modules/plans/periods.ts";
import { hasActivePlan } from "../modules/plans/repository.ts";
import { demoBudgets } from "./demo-budgets.ts";
import { demoRequests } from "./demo-requests.ts";

const EMAIL = "demo@banquete.app";
const PLAN = { planId: "annual", days: 365, paymentId: null };

/** Makes sure of the demo account, its active plan and, the first time, its three budgets and what clients asked for. What was done with it since stays. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const user =
    (await findUser(db, { email: EMAIL })) ??
    (await createAccount(db, {
      name: "sabores da serra",
      email: EMAIL,
      phone: "31940000001",
      password: "banquete",
    }));
  if (!(await hasActivePlan(db, user.id, now))) {
    await db
      .transaction()
      .execute((transaction) => addPeriod(transaction, user.id, PLAN, now));
  }
  // The counters, not the lists: a demo whose budgets were all deleted stays empty.
  if (user.next_budget_id === 1) await addBudgets(db, user.id, now);
  if (user.next_received_id === 1) await addRequests(db, user.id, now);
}

function addBudgets(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const { name, budget } of demoBudgets(now)) {
      const content = toContent({ nome: name, dados: budget, totalFinal: 0 });
      await insertBudget(transaction, userId, content);
    }
  });
}

function addRequests(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (const request of demoRequests) {
      await insertReceived(transaction, userId, toRequestContent(request), now);
    }
  });
}
