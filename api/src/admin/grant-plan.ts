import { addPeriod } from "../modules/plans/periods.ts";
import { findLastPeriod } from "../modules/plans/repository.ts";
import { type Verb, VerbError } from "./verb.ts";

/** Ten years. */
const DAYS_MAX = 3653;

/** Grants days of access for free, after the days that the account already has. */
export const grantPlan: Verb = {
  parameters: ["DAYS"],
  summary: "gives the account DAYS days of access, after those it has",
  act: async (db, user, [days = ""], now) => {
    const count = Number(days);
    if (!/^\d+$/.test(days) || count < 1 || count > DAYS_MAX) {
      throw new VerbError(`DAYS must be a number from 1 to ${DAYS_MAX}.`);
    }
    const period = { planId: "granted", days: count, paymentId: null };
    await addPeriod(db, user.id, period, now);
    const last = await findLastPeriod(db, user.id);
    return {
      words: `${user.email} has a plan until ${last?.end_date.toISOString()}.`,
    };
  },
};
