import { type Kysely, sql } from "kysely";

const statements = [
  // Charges paid before daily reads existed. Their next reads are spread over the coming day, so that they do not all
  // query the gateway together.
  `update payments set next_read_at = now() + random() * interval '1 day'
    where status in ('CONFIRMED', 'RECEIVED') and next_read_at is null
      and granted_at > now() - interval '120 days'`,
];

export const paidChargesAreRead = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
