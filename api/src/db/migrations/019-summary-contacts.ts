import { type Kysely, sql } from "kysely";

const statements = [
  // Empty at first. A process of the release before leaves them as they are, so its saves are found by the version.
  `alter table budgets
    add column client_phone text,
    add column client_email text,
    add column listed_version integer`,
  // All budgets until they are filled, then few at any time.
  `create index budgets_to_list on budgets (user_id, id)
    where listed_version is distinct from version`,
];

export const summaryContacts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
