import { type Kysely, sql } from "kysely";

const statements = [
  // Where accounts are spread over servers, none could tell that an id is nobody else's. It is random: it is found by, never refused.
  "alter table logos drop constraint logos_id_key",
  "create index logos_id on logos (id)",
  // Rows that nothing tells apart cannot be moved between servers while they change.
  "alter table erased_payments add column id uuid not null default gen_random_uuid()",
  "alter table erased_payments add primary key (pseudonym, id)",
];

export const keysByAccount = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
