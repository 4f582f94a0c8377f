import { type Kysely, sql } from "kysely";

export const recipes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table recipes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        item text not null,
        unit text not null,
        name text not null,
        yield numeric not null,
        ingredients text not null,
        primary key (user_id, id),
        unique (user_id, item, unit)
      )
    `.execute(db);
  },
};
