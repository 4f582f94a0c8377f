import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { isPaid } from "shared-contracts/entities/payment";
import { formatMoney } from "shared-contracts/formats/money";
import { validate as isUuid } from "uuid";
import { isPaused } from "../db/settings.ts";
import { withDatabase } from "../db/start-database.ts";
import type { Env } from "../env.ts";
import { NO_MAIL } from "../mail/mail.ts";
import { recordAction } from "../modules/account/erase-account.ts";
import type { PaymentDesk } from "../modules/payments/payment-desk.ts";
import { refund } from "../modules/payments/refund.ts";
import { findAnyPayment } from "../modules/payments/repository.ts";
import { openGateway } from "../payments/open-gateway.ts";
import { VerbError } from "./verbs.ts";

type Confirm = (question: string) => Promise<boolean>;

/** Refunds a payment if `confirm` says yes. */
export function refundBy(confirm: Confirm) {
  return (env: Env, id: string, now: Date): Promise<string> =>
    withDatabase(env, (db) => {
      const open = openGateway({
        env,
        db,
        address: () => env.BANQUETE_API_URL ?? "",
        onTrouble: ({ call, status, codes }) =>
          console.error(`${call}: ${status ?? "no answer"} ${codes.join(" ")}`),
      });
      const desk = { db, open, now: () => now, mail: NO_MAIL };
      return refundPayment(desk, id, confirm);
    });
}

/** Whether the operator types yes. */
export async function confirmOnTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new VerbError("Without a terminal: refund --yes PAYMENT.");
  const terminal = createInterface({
    input: process.stdin,
    output: process.stderr,
  });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

/** Refunds a paid payment, and records who did it before the gateway is called. Returns what to print. */
export async function refundPayment(
  desk: PaymentDesk,
  id: string,
  confirm: Confirm,
): Promise<string> {
  const { db, open, now } = desk;
  const payment = isUuid(id) ? await findAnyPayment(db, id) : undefined;
  if (!payment) throw new VerbError(`There is no payment ${id}.`);
  const { email, status, gateway, plan_name, price_cents } = payment;
  if (status === "REFUNDED")
    return `Payment ${id} was refunded before. Nothing was done.`;
  if (!isPaid(status))
    throw new VerbError(
      `Payment ${id} is ${status}: only one that is paid can be refunded.`,
    );
  if (gateway !== open.name)
    throw new VerbError(
      `Payment ${id} is one of ${gateway}, and PAYMENT_GATEWAY is ${open.name}.`,
    );
  if (await isPaused(db))
    throw new VerbError(
      "This database is a restored backup, which calls no gateway until: npm run admin -- resume",
    );
  const price = formatMoney(price_cents / 100);
  const question = `Refund ${price} (${plan_name}) to ${email}, and take its days back?`;
  if (!(await confirm(question))) throw new VerbError("Nothing was refunded.");
  await recordAction(db, now(), {
    user_id: payment.user_id,
    os_user: userInfo().username,
    verb: "refund",
    details: id,
  });
  switch (await refund(desk, payment)) {
    case "refunded":
      return `Payment ${id} is refunded: ${price} to ${email}.`;
    case "refused":
      throw new VerbError(
        `The gateway refuses to refund payment ${id}. Nothing was changed. A refund that is made at the gateway itself takes the days back too.`,
      );
    case "absent":
      throw new VerbError(
        `The gateway has no charge of payment ${id}. Nothing was changed.`,
      );
    case "unclear":
      throw new VerbError(
        `The gateway's answer for payment ${id} is not clear. It is read again at once; run the command again to see.`,
      );
  }
}
