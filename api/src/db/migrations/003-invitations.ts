import { type Kysely, sql } from "kysely";

export const invitations = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table invitations (
        email text primary key,
        token_hash text not null,
        expires_at timestamptz not null
      )
    `.execute(db);
  },
};
