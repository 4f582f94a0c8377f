import { type Kysely, sql } from "kysely";

const statements = [
  // What an item is bought in, in base units.
  `alter table price_items add column package_size numeric not null default 0`,
  `alter table recipes add column version integer not null default 1`,
];

export const priceMemory = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
