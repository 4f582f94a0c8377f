import { brazilDay } from "../../brazil-day.ts";
import type { Database } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import type { MailDetails } from "../../mail/messages.ts";
import type { Prepare } from "../../mail/sender.ts";
import {
  findAuthorization,
  findNextCharge,
} from "../payments/authorizations.ts";
import { daysRemaining } from "./periods.ts";
import { findLastPeriod } from "./repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the end of a plan; the free trial has only seven in all. */
const REMINDED_AT = { plan: [1, 7], trial: [1, 3] };

/**
 * Queues a reminder seven days before the last period of an account ends, three for a trial, and one a day before. Not
 * where PIX Automático (`automaticAt` is its gateway) renews it, unless the charge was refused.
 */
export async function mailEndingPlans(
  mail: Mail,
  db: Database,
  now: Date,
  automaticAt: string | null = null,
): Promise<void> {
  if (!mail.configured) return;
  const accounts = await db
    .selectFrom("subscriptions")
    .innerJoin("users", "users.id", "subscriptions.user_id")
    .select(["users.id", "users.email"])
    .groupBy(["users.id", "users.email"])
    .having((row) => row.fn.max("end_date"), ">", now)
    .having(
      (row) => row.fn.max("end_date"),
      "<=",
      new Date(now.getTime() + Math.max(...REMINDED_AT.plan) * DAY_MS),
    )
    .execute();
  for (const { id, email } of accounts) {
    const period = await findLastPeriod(db, id);
    if (!period) continue;
    if (automaticAt && (await findAuthorization(db, id, automaticAt))) {
      const charge = await findNextCharge(db, id, period.end_date);
      if (!charge?.refused) continue;
    }
    const left = daysRemaining(period.end_date, now);
    const limits = REMINDED_AT[period.is_trial ? "trial" : "plan"];
    const days = limits.find((limit) => left <= limit);
    if (left === 0 || days === undefined) continue;
    const once = `plan-ending ${id} ${period.end_date.toISOString()} ${days}`;
    const details = {
      planName: period.name,
      endDate: brazilDay(period.end_date),
    };
    await mail.queue(
      db,
      { kind: "plan-ending", to: email, userId: id, details, once },
      now,
    );
  }
}

/** The details as queued; null when the plan was renewed, taken back or is over by the time its mail is sent. */
export const endingPlanDetails: Prepare["plan-ending"] = async (
  db,
  mail,
  now,
) => {
  const details = JSON.parse(mail.details) as MailDetails["plan-ending"];
  const period = await findLastPeriod(db, mail.user_id);
  if (!period || period.end_date <= now) return null;
  return brazilDay(period.end_date) === details.endDate ? details : null;
};
