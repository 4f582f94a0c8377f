import { type Kysely, sql } from "kysely";

/**
 * Counts the saves of a received budget. A process of the release before inserts rows without the column and does not
 * count.
 */
export const receivedVersions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table received_budgets add column version integer not null default 1`.execute(
      db,
    );
  },
};
