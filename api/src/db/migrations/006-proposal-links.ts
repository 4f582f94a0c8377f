import { type Kysely, sql } from "kysely";

const statements = [
  "alter table sent_proposals add column page_gz bytea",
  "alter table sent_proposals alter column page_gz set storage external",
  // No key to budgets: the page of a deleted budget says that it ended.
  `create table proposal_links (
    user_id uuid not null references users (id) on delete cascade,
    token_hash text not null,
    budget_id integer not null,
    sealed bytea,
    key_id text not null,
    created_at timestamptz not null,
    switched_off_at timestamptz,
    exchanged_at timestamptz,
    first_seen_at timestamptz,
    last_seen_at timestamptz,
    primary key (user_id, token_hash)
  )`,
  // Of two tabs that make one, the second finds the first's.
  `create unique index proposal_links_live on proposal_links (user_id, budget_id)
    where exchanged_at is null`,
  "create index proposal_links_token_hash on proposal_links (token_hash)",
  `create table ended_links (
    token_hash text primary key,
    ended_at timestamptz not null default now()
  )`,
];

export const proposalLinks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
