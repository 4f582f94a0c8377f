import { type Kysely, sql } from "kysely";

export const priceItems = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table price_items (
        user_id uuid not null references users (id) on delete cascade,
        item text not null,
        unit text not null,
        name text not null,
        price numeric,
        priced_at timestamptz,
        supplier text not null default '',
        joined_to text,
        primary key (user_id, item, unit)
      )
    `.execute(db);
  },
};
