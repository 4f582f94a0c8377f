import type { Plan, PlanStatus } from "shared-contracts/entities/plan";
import type { MySubscription } from "shared-contracts/entities/subscription";
import { readAccount } from "../../db/accounts.ts";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import {
  findAuthorization,
  findNextCharge,
} from "../payments/authorizations.ts";
import { addPeriod, daysRemaining, isRunning } from "./periods.ts";
import { hasPlan } from "./plan-gate.ts";
import {
  findLastPeriod,
  listPlansOnSale,
  type PlanRow,
  takeTrial,
} from "./repository.ts";

/** A plan with the names of the wire; its price is in reais. */
export function toPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price_cents / 100,
    durationDays: row.duration_days,
    isTrial: row.is_trial,
  };
}

/** The plan status for the plan gate: of the period that ends last, running or over. */
export async function planStatus(
  db: Connection,
  userId: string,
  now: Date,
): Promise<PlanStatus> {
  const last = await findLastPeriod(db, userId);
  if (!last) return { hasActivePlan: false, currentPlan: null };
  return {
    hasActivePlan: isRunning(last, now),
    currentPlan: {
      endDate: last.end_date.toISOString(),
      plan: { name: last.name, isTrial: last.is_trial },
    },
  };
}

/** The account's subscription, the last one when it is over, and the PIX Automático of this gateway that renews it. */
export async function mySubscription(
  db: Connection,
  userId: string,
  now: Date,
  gateway: string | null,
): Promise<MySubscription> {
  const [last, { used_trial_at }, first] = await Promise.all([
    findLastPeriod(db, userId),
    readAccount(db, userId, ["used_trial_at"]),
    gateway === null ? undefined : findAuthorization(db, userId, gateway),
  ]);
  const charge = last && (await findNextCharge(db, userId, last.end_date));
  const active = isRunning(last, now);
  return {
    hasActivePlan: active,
    subscription: last
      ? {
          planName: last.name,
          status: active ? "ACTIVE" : "EXPIRED",
          startDate: last.start_date.toISOString(),
          endDate: last.end_date.toISOString(),
          daysRemaining: daysRemaining(last.end_date, now),
        }
      : null,
    usedFreeTrial: used_trial_at !== null,
    ...(first && {
      automaticPix: {
        planName: first.plan_name,
        price: first.price_cents / 100,
        durationDays: first.duration_days,
        charge: charge ?? null,
      },
    }),
  };
}

/**
 * Starts the free trial, once for each account and only without an active plan; else rejects with CONFLICT. Call it in
 * a transaction, so that a refusal takes nothing.
 */
export async function activateTrial(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  if (!(await takeTrial(db, userId, now))) {
    throw new ApiError("CONFLICT", "Você já usou o seu teste grátis");
  }
  if (await hasPlan(db, userId, now)) {
    throw new ApiError("CONFLICT", "Você já tem um plano ativo");
  }
  const trial = (await listPlansOnSale(db)).find(({ is_trial }) => is_trial);
  if (!trial) throw new ApiError("CONFLICT", "Erro ao ativar teste grátis");
  await addPeriod(
    db,
    userId,
    { planId: trial.id, days: trial.duration_days, paymentId: null },
    now,
  );
}
