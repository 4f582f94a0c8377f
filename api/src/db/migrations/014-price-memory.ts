import { type Kysely, sql } from "kysely";

const statements = [
  // What an item is bought in, in base units.
  `alter table price_items add column package_size numeric not null default 0`,
  `alter table recipes add column version integer not null default 1`,
  // What a budget earns, in cents. A process of the version before sets book_version without the profit and the
  // categories. It does not know read_version, so this version reads those budgets again.
  `alter table budgets
    add column profit_cents bigint,
    add column actual_profit_cents bigint,
    add column read_version integer`,
  `create index budgets_to_read on budgets (user_id, id)
    where read_version is distinct from coalesce(content_version, 0)`,
];

export const priceMemory = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
