import { type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Every table with rows of an account. Tables that others refer to come last. */
export const userTables = [
  "companies",
  "logos",
  "sent_proposals",
  "price_points",
  "proposal_links",
  "acceptances",
  "price_items",
  "recipes",
  "templates",
  "budgets",
  "received_budgets",
  "subscriptions",
  "card_tries",
  "payments",
  "sandbox_charges",
  "webhook_events",
  "idempotency_keys",
  "admin_actions",
  "sign_in_addresses",
  "canary_openings",
  "sessions",
  "account_links",
  "mails",
  "users",
  "sign_in_names",
] as const satisfies (keyof Tables)[];

export type UserTable = (typeof userTables)[number];

/** `from … where …` of an account's rows. */
export function rowsOfUser(
  table: UserTable,
  userId: string,
): RawBuilder<unknown> {
  return sql`from ${sql.table(table)} where ${condition(table, userId)}`;
}

function condition(table: UserTable, userId: string): RawBuilder<unknown> {
  switch (table) {
    case "users":
      return sql`id = ${userId}`;
    case "sandbox_charges":
      return sql`reference like ${`${userId}:%`}`;
    default:
      return sql`user_id = ${userId}`;
  }
}
