import type { Payer, PaymentMethod } from "shared-contracts/entities/payment";
import { isPaid } from "shared-contracts/entities/payment";
import { setTimeout } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { brazilDate } from "../../brazil-day.ts";
import { ApiError } from "../../http/api-error.ts";
import type { StoredMethod } from "../../db/tables/plans.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import { findPlanOnSale, type PlanRow } from "../plans/repository.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { findAuthorization, renewedBy } from "./authorizations.ts";
import { referenceOf } from "./reference.ts";
import {
  endChargeTurn,
  findPayment,
  insertOrFindOpen,
  keepPayer,
  type PaymentRow,
  takeChargeTurn,
} from "./repository.ts";
import { applyReading, lockPayment, settle } from "./settle.ts";
import { isOpen } from "./states.ts";
import { moveTo } from "./transition.ts";

const MINUTE_MS = 60 * 1000;
/** Longer than a slow gateway takes to read, create and read again. */
const CHARGE_TURN_MS = 60 * 1000;
/** The client gives up after 15 s and calls again. */
const PATIENCE_MS = 12 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from choosing a plan to the last day to pay. */
const DAYS_TO_PAY: Record<StoredMethod, number> = {
  PIX: 1,
  PIX_AUTOMATIC: 1,
  CREDIT_CARD: 1,
  BOLETO: 3,
};

const FAILED = "Erro ao criar pagamento";

export interface Choice {
  planId: string;
  method: PaymentMethod;
  /** The payer authorises the plan's later charges too. */
  automatic: boolean;
  payer: Payer;
}

/**
 * The payment of a plan by a method: the open one, else a new one. A repeated call returns the same payment; one that
 * was paid in the meantime has the paid status. Rejects with NOT_FOUND for an unknown plan, CONFLICT for the trial and for
 * what the gateway refuses, and UNAVAILABLE without a clear answer in 12 s.
 */
export async function choosePayment(
  desk: PaymentDesk,
  userId: string,
  choice: Choice,
): Promise<PaymentRow> {
  const plan = await findPlanOnSale(desk.db, choice.planId);
  if (!plan) throw new ApiError("NOT_FOUND", "Plano não encontrado");
  if (plan.is_trial) {
    throw new ApiError("CONFLICT", "O teste grátis não precisa de pagamento");
  }
  if (choice.automatic) await refuseAutomatic(desk, userId, choice.method);
  const method = choice.automatic ? "PIX_AUTOMATIC" : choice.method;
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const found = await withAccountLock(desk.db, userId, (db) =>
      insertOrFindOpen(db, newPayment(desk, userId, plan, method)),
    );
    // A payment that was closed between the two statements leaves room for a new one.
    if (!found) continue;
    const payment = found.charge_id
      ? await settle(desk, found)
      : await requestCharge(desk, found, choice.payer);
    const { status } = payment;
    if (payment.charge_id && (isOpen(status) || isPaid(status))) return payment;
    if (isOpen(status)) await setTimeout(100);
  }
  throw new ApiError("UNAVAILABLE", FAILED);
}

/** The row exists before the gateway is called, so that a charge there can always be found. */
function newPayment(
  { open, now }: PaymentDesk,
  userId: string,
  plan: PlanRow,
  method: StoredMethod,
) {
  const created = now();
  return {
    user_id: userId,
    id: uuid(),
    plan_id: plan.id,
    plan_name: plan.name,
    duration_days: plan.duration_days,
    price_cents: plan.price_cents,
    method,
    gateway: open.name,
    status: "PENDING" as const,
    due_date: dueDate(method, created),
    next_read_at: new Date(created.getTime() + MINUTE_MS),
    created_at: created,
  };
}

async function refuseAutomatic(
  { db, open }: PaymentDesk,
  userId: string,
  method: PaymentMethod,
): Promise<void> {
  if (!open.gateway.automatic || method !== "PIX") {
    throw new ApiError("CONFLICT", "O PIX Automático não está disponível");
  }
  if (await findAuthorization(db, userId, open.name)) {
    throw new ApiError(
      "CONFLICT",
      "Seu plano já se renova por PIX Automático. Para trocar, encerre-o em Meu Plano",
    );
  }
}

/**
 * Requests the charge from the gateway. While another call requests it, returns the payment unchanged. Rejects with
 * CONFLICT for what the gateway refuses and UNAVAILABLE without a clear answer.
 */
export async function requestCharge(
  desk: PaymentDesk,
  payment: PaymentRow,
  payer: Payer,
): Promise<PaymentRow> {
  const { db, now } = desk;
  const { gateway } = desk.open;
  const until = new Date(now().getTime() + CHARGE_TURN_MS);
  const turn = await takeChargeTurn(db, payment, now(), until);
  if (!turn) return (await findPayment(db, payment)) ?? payment;

  const reference = referenceOf(payment);
  const read = () => gateway.getStatus({ id: payment.charge_id, reference });
  const keep = (reading: Awaited<ReturnType<typeof read>>) =>
    applyReading(desk, payment, reading, now());
  if (turn === "again") {
    const reading = await read();
    if (reading.kind === "found") return keep(reading);
    if (reading.kind === "unclear") return giveUp(desk, payment);
  }
  await keepPayer(db, payment, payer);
  const answer = await gateway.createCharge({
    reference,
    method: payment.method,
    renews: renewedBy(payment),
    valueCents: payment.price_cents,
    dueDate: payment.due_date,
    description: `Banquete: plano ${payment.plan_name}`,
    payer,
  });
  if (answer.kind === "created") {
    return keep({ kind: "found", charge: answer.charge });
  }
  if (answer.kind === "refused") {
    await close(desk, payment);
    throw new ApiError("CONFLICT", answer.reason || FAILED);
  }
  const reading = await read();
  return reading.kind === "found" ? keep(reading) : giveUp(desk, payment);
}

/** Ends the turn without knowing whether there is a charge: the next call reads first. */
async function giveUp(desk: PaymentDesk, payment: PaymentRow): Promise<never> {
  await endChargeTurn(desk.db, payment, desk.now());
  throw new ApiError("UNAVAILABLE", FAILED);
}

async function close(desk: PaymentDesk, payment: PaymentRow): Promise<void> {
  await desk.db.transaction().execute(async (db) => {
    const held = await lockPayment(db, payment);
    if (isOpen(held.status)) {
      await moveTo(desk, db, held, "FAILED", { next_read_at: null });
    }
  });
}

/** The last day to pay, YYYY-MM-DD. */
function dueDate(method: StoredMethod, now: Date): string {
  return brazilDate(new Date(now.getTime() + DAYS_TO_PAY[method] * DAY_MS));
}
