import { type Kysely, sql } from "kysely";

const statements = [
  "alter table users add column next_received_id integer not null default 1",
  "alter table users add column intake_key_hash text unique",
  `create table received_budgets (
    user_id uuid not null references users (id) on delete cascade,
    id integer not null,
    nome text not null,
    total_cents bigint not null,
    status text not null default 'PENDING'
      check (status in ('PENDING', 'ACCEPTED', 'REJECTED')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    dados text not null,
    primary key (user_id, id)
  )`,
];

export const receivedBudgets = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
