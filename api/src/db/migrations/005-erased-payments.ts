import { type Kysely, sql } from "kysely";

const statements = [
  `create table erased_payments (
    pseudonym uuid not null,
    plan_id text not null references plans (id),
    plan_name text not null,
    duration_days integer not null,
    price_cents bigint not null,
    method text not null,
    gateway text not null,
    status text not null,
    due_date text not null,
    granted_at timestamptz,
    created_at timestamptz not null
  )`,
  // The record of an erasure names a pseudonym, which is not an account.
  "alter table admin_actions drop constraint admin_actions_user_id_fkey",
];

export const erasedPayments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
