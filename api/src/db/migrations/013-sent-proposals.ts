import { type Kysely, sql } from "kysely";

const statements = [
  // A process of the release before leaves them as they are, so that a process of the release before can still save.
  `alter table budgets
    add column status text check (status in ('rascunho', 'enviada', 'aprovada', 'perdida')),
    add column sent text,
    add column receipts text,
    add column content_hash text,
    add column content_version integer,
    add column status_version integer,
    add column receipts_version integer,
    add column known_version integer`,
  "update budgets set content_version = version, known_version = summary_version",
  // Finds what a process of the release before saved: few at any time.
  `create index budgets_saved_before on budgets (user_id, id)
    where known_version is distinct from version`,
  "alter table users add column proposal_terms text, add column pix text",
  // A process of the release before deletes a budget without knowing of its files.
  `create table sent_proposals (
    user_id uuid not null,
    budget_id integer not null,
    n integer not null,
    file_name text not null,
    pdf bytea not null,
    dados_gz bytea not null,
    bytes integer not null,
    created_at timestamptz not null,
    primary key (user_id, budget_id, n),
    foreign key (user_id, budget_id) references budgets (user_id, id) on delete cascade
  )`,
  // A PDF and a gzip are compressed already.
  "alter table sent_proposals alter column pdf set storage external, alter column dados_gz set storage external",
];

export const sentProposals = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
