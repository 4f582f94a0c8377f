import { type Kysely, sql } from "kysely";

const statements = [
  // Without values at first, so that a process of the version before goes on saving; `fillSummaries` fills them.
  `alter table budgets
    add column event_type text,
    add column event_date text,
    add column event_time text,
    add column client_name text,
    add column city text,
    add column guests double precision,
    add column summary_version integer`,
  // The budgets whose columns are older than what is saved: none but for a moment.
  `create index budgets_without_summary on budgets (user_id, id)
    where summary_version is distinct from version`,
];

export const budgetSummaries = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
