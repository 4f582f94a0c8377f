import type { Payer, PaymentMethod } from "shared-contracts/entities/payment";
import { isPaid } from "shared-contracts/entities/payment";
import { setTimeout } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { ApiError } from "../../http/api-error.ts";
import { whileUnblocked } from "../../http/block-guard.ts";
import { findPlanOnSale, type PlanRow } from "../plans/repository.ts";
import { dueDate } from "./due-date.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { referenceOf } from "./reference.ts";
import {
  endAsking,
  findPayment,
  insertOrFindOpen,
  type PaymentRow,
  takeAsking,
} from "./repository.ts";
import { applyReading, hold, settle } from "./settle.ts";
import { isOpen } from "./states.ts";
import { moveTo } from "./transition.ts";

const MINUTE_MS = 60 * 1000;
/** Longer than a turn takes of a slow gateway: reading, asking, reading again. */
const ASKING_MS = 60 * 1000;
/** The caller gives up after 15 s and asks again. */
const PATIENCE_MS = 12 * 1000;
const FAILED = "Erro ao criar pagamento";

export interface Choice {
  planId: string;
  method: PaymentMethod;
  payer: Payer;
}

/** The payment of a plan by a method: the one that is open, else a new one. Asked again it answers the same, and one paid meanwhile says so. */
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
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const found = await whileUnblocked(desk.db, userId, (db) =>
      insertOrFindOpen(db, newPayment(desk, userId, plan, choice.method)),
    );
    // One that was closed between the two statements leaves room for a new one.
    if (!found) continue;
    const payment = found.charge_id
      ? await settle(desk, found)
      : await askForCharge(desk, found, choice.payer);
    const { status } = payment;
    if (payment.charge_id && (isOpen(status) || isPaid(status))) return payment;
    if (isOpen(status)) await setTimeout(100);
  }
  throw new ApiError("UNAVAILABLE", FAILED);
}

/** The row is there before the gateway hears of it: what happened there can always be found. */
function newPayment(
  { open, now }: PaymentDesk,
  userId: string,
  plan: PlanRow,
  method: PaymentMethod,
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

/** Asks the gateway for the charge, unless somebody else is asking: then the payment comes back as it is. */
async function askForCharge(
  desk: PaymentDesk,
  payment: PaymentRow,
  payer: Payer,
): Promise<PaymentRow> {
  const { db, now } = desk;
  const { gateway } = desk.open;
  const until = new Date(now().getTime() + ASKING_MS);
  const turn = await takeAsking(db, payment, now(), until);
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
  const answer = await gateway.createCharge({
    reference,
    method: payment.method,
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

/** Whether there is a charge is not known: the next to ask reads first. */
async function giveUp(desk: PaymentDesk, payment: PaymentRow): Promise<never> {
  await endAsking(desk.db, payment, desk.now());
  throw new ApiError("UNAVAILABLE", FAILED);
}

async function close(desk: PaymentDesk, payment: PaymentRow): Promise<void> {
  await desk.db.transaction().execute(async (db) => {
    const held = await hold(db, payment);
    if (isOpen(held.status)) {
      await moveTo(db, held, "FAILED", desk.now(), { next_read_at: null });
    }
  });
}
