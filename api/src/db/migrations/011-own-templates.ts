import { type Kysely, sql } from "kysely";

const statements = [
  `create table templates (
    user_id uuid not null references users (id) on delete cascade,
    id integer not null,
    nome text not null,
    dados text not null,
    event_type text,
    guests integer,
    uses integer not null default 0,
    used_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (user_id, id)
  )`,
  "alter table users add column next_template_id integer not null default 1",
  "alter table received_budgets add column answered_with integer",
  // The text is JSON of which only this number is wanted.
  `update received_budgets set answered_with = substring(dados from '"answeredWith":([0-9]{1,9})[,}]')::integer
    where dados like '%"answeredWith":%'`,
];

export const ownTemplates = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
