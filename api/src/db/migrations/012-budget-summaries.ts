import { type Kysely, sql } from "kysely";

const statements = [
  // Empty at first, so that a process of the release before can still save; `fillSummaries` fills them.
  `alter table budgets
    add column event_type text,
    add column event_date text,
    add column event_time text,
    add column client_name text,
    add column city text,
    add column guests double precision,
    add column summary_version integer`,
  // Finds the budgets whose summary is out of date: few at any time.
  `create index budgets_without_summary on budgets (user_id, id)
    where summary_version is distinct from version`,
];

export const budgetSummaries = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
