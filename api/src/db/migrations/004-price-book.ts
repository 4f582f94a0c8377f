import { type Kysely, sql } from "kysely";

const statements = [
  // The price of each item in each budget.
  `create table price_points (
    user_id uuid not null,
    budget_id integer not null,
    item text not null,
    unit text not null,
    name text not null,
    price numeric not null,
    rows text not null,
    primary key (user_id, budget_id, item, unit),
    foreign key (user_id, budget_id) references budgets (user_id, id) on delete cascade
  )`,
  `alter table budgets
    add column saved_at timestamptz,
    add column book_version integer`,
  // Finds what was saved before, or by a process of the version before.
  `create index budgets_not_in_book on budgets (user_id, id)
    where book_version is distinct from coalesce(content_version, 0)`,
];

export const priceBook = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
