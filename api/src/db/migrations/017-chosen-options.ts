import { type Kysely, sql } from "kysely";

/** The option that the client chose, as JSON. A process of the release before leaves it as it is. */
export const chosenOptions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw("alter table budgets add column chosen text").execute(db);
  },
};
