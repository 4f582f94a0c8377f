import { type Kysely, sql } from "kysely";

const statements = [
  `alter table sent_proposals
    add column options_gz bytea,
    add column taken_back_at timestamptz`,
  "alter table sent_proposals alter column options_gz set storage external",
  // No key to budgets: what stays of an acceptance outlives its budget.
  `create table acceptances (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null,
    budget_id integer not null,
    n integer not null,
    offered_by integer not null,
    letter text,
    total_cents bigint not null,
    sha256 text not null,
    accepted_at timestamptz not null,
    name text,
    cpf text,
    address text,
    browser text,
    undone_at timestamptz,
    undone_because text,
    primary key (user_id, id)
  )`,
  // Of two that accept at once, one does.
  `create unique index acceptances_of_sending on acceptances (user_id, budget_id, n)
    where undone_at is null`,
];

export const acceptances = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
