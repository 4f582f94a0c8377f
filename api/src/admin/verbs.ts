import type { Transaction } from "kysely";
import { formatMoney } from "shared-contracts/formats/money";
import { changeAccount } from "../db/accounts.ts";
import type { Tables } from "../db/tables.ts";
import { eraseAccount } from "../modules/account/erase-account.ts";
import { exportAccount } from "../modules/account/export-account.ts";
import { linkToken, linkUrl, putLink } from "../modules/account/links.ts";
import type { User } from "../modules/auth/repository.ts";
import {
  listPayments,
  type PastPaymentRow,
} from "../modules/payments/repository.ts";
import { addPeriod } from "../modules/plans/periods.ts";
import { findLastPeriod } from "../modules/plans/repository.ts";
import { issueIntakeKey } from "../modules/received-budgets/intake-key.ts";

/** The result of a verb. */
interface VerbResult {
  /** The text to print. */
  words: string;
  /** Set when the account is gone: the record then names this pseudonym, and not the values typed. */
  pseudonym?: string;
}

export interface VerbSettings {
  /** The site's public address, without a slash at the end. */
  siteUrl: string;
}

/** An operator's action on an account. */
export interface Verb {
  /** What follows EMAIL on the command line. */
  parameters: string[];
  /** One line for the list of verbs. */
  summary: string;
  /** Runs in the transaction that records it. Throws VerbError for wrong values. */
  act(
    db: Transaction<Tables>,
    user: User,
    values: string[],
    now: Date,
    settings: VerbSettings,
  ): Promise<VerbResult>;
}

/** The verb cannot be done; the message is printed. */
export class VerbError extends Error {}

/** Ten years. */
const DAYS_MAX = 3653;

/** What an operator can do, by its name on the command line. */
export const verbs: Readonly<Record<string, Verb>> = {
  "grant-plan": {
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
  },
  "intake-key": {
    parameters: [],
    summary: "issues the key partners send requests with; the last one ends",
    // Only the hash is stored, so this is the only time the key is shown.
    act: async (db, user, _values, now) => {
      const key = await issueIntakeKey(db, user.id, now);
      return {
        words: `The intake key of ${user.email}, shown only now: ${key}`,
      };
    },
  },
  "reset-link": {
    parameters: [],
    summary: "prints a link that sets a new password, once, for 30 minutes",
    act: async (db, user, _values, now, { siteUrl }) => {
      const token = linkToken(user.id);
      await putLink(db, user, { kind: "reset", token, mailed: false }, now);
      return { words: linkUrl(siteUrl, "reset", token, user.email) };
    },
  },
  payments: {
    parameters: [],
    summary: "prints the account's payments, newest first, with their ids",
    act: async (db, { id, email }) => {
      const rows = await listPayments(db, id);
      if (rows.length === 0) return { words: `${email} has no payments.` };
      return { words: rows.map(lineOf).join("\n") };
    },
  },
  block: {
    parameters: [],
    summary: "refuses every call of the account from now on",
    act: (db, user) => setBlocked(db, user, true),
  },
  unblock: {
    parameters: [],
    summary: "lets a blocked account in again",
    act: (db, user) => setBlocked(db, user, false),
  },
  "export-user": {
    parameters: [],
    summary: "prints all that is kept of the account, as one JSON document",
    act: async (db, { id }) => ({ words: await exportAccount(db, id) }),
  },
  "erase-user": {
    parameters: ["EMAIL"],
    summary:
      "erases the account for good, its email or id typed twice; payments are kept under a pseudonym",
    act: async (db, { id, email }, [again = ""]) => {
      if (![email, id].includes(again.trim().toLowerCase())) {
        throw new VerbError(
          "The second EMAIL is not the account's. Nothing was erased.",
        );
      }
      const { pseudonym, payments, openCharges } = await eraseAccount(db, id);
      const kept = `${email} is erased. Payments kept as those of ${pseudonym}: ${payments}.`;
      const toCancel =
        openCharges.length === 0
          ? ""
          : ` Still open at the gateway, to be cancelled there: ${openCharges.join(", ")}.`;
      return { words: kept + toCancel, pseudonym };
    },
  },
};

function lineOf(payment: PastPaymentRow): string {
  const { id, plan_name, price_cents, method, status, gateway } = payment;
  const { created_at, granted_at } = payment;
  return [
    created_at.toISOString(),
    plan_name,
    formatMoney(price_cents / 100),
    method,
    status,
    granted_at ? `paid ${granted_at.toISOString()}` : "not paid",
    gateway,
    id,
  ].join(", ");
}

/** Blocking refuses also the tokens issued before; they work again after unblocking. */
async function setBlocked(
  db: Transaction<Tables>,
  { id, email }: User,
  blocked: boolean,
): Promise<VerbResult> {
  await changeAccount(db, id, { blocked });
  return { words: `${email} is ${blocked ? "" : "not "}blocked.` };
}
