import type { Database } from "../db/connection.ts";
import { findUser } from "../modules/auth/repository.ts";
import { createAccount } from "../modules/auth/service.ts";
import { insertBudget } from "../modules/budgets/repository.ts";
import { toContent } from "../modules/budgets/service.ts";
import { addPeriod } from "../modules/plans/periods.ts";
import { hasActivePlan } from "../modules/plans/repository.ts";
import { demoBudgets } from "./demo-budgets.ts";

const EMAIL = "demo@banquete.app";
const PLAN = { planId: "annual", days: 365, paymentId: null };

/** Makes sure of the demo account, its active plan and, the first time, its three budgets. What was done with it since stays. */
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
  // The counter, not the list: a demo whose budgets were all deleted stays empty.
  if (user.next_budget_id > 1) return;
  await db.transaction().execute(async (transaction) => {
    for (const { name, budget } of demoBudgets(now)) {
      const content = toContent({ nome: name, dados: budget, totalFinal: 0 });
      await insertBudget(transaction, user.id, content);
    }
  });
}
