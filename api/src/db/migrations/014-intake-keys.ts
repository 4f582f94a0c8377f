import { type Kysely, sql } from "kysely";

/** A process of the release before keeps issuing keys; what it does not say of them is null. */
const statement = `alter table users
  add column intake_key_last4 text,
  add column intake_key_created_at timestamptz,
  add column last_request_at timestamptz`;

export const intakeKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(statement).execute(db);
  },
};
