import { type Kysely, sql } from "kysely";

const statements = [
  "alter table payments add column automatic text, add column renews uuid",
  "create index payments_automatic on payments (user_id) where automatic is not null",
  "alter table sandbox_charges add column renews text, add column ended boolean not null default false",
];

export const automaticPix = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
