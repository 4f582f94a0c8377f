import { type Kysely, sql } from "kysely";

const statements = [
  // Charges paid before they were read daily. Each is due at an instant of the coming day, so that they do not all ask the gateway at once.
  `update payments set next_read_at = now() + random() * interval '1 day'
    where status in ('CONFIRMED', 'RECEIVED') and next_read_at is null
      and granted_at > now() - interval '120 days'`,
];

export const paidChargesAreRead = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
