import { type Kysely, sql } from "kysely";

const statements = [
  // What an item is bought in, in base units.
  `alter table price_items add column package_size numeric not null default 0`,
];

export const priceMemory = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
