import { type Kysely, sql } from "kysely";

const statements = [
  `create table companies (
    user_id uuid primary key references users (id) on delete cascade,
    company_name text not null,
    cnpj text not null,
    address text not null,
    cep text not null,
    contact_email text not null,
    contact_phone text not null
  )`,
  // The picture comes last: before the short columns, reading those would read its overflow pages.
  `create table logos (
    user_id uuid primary key references users (id) on delete cascade,
    id uuid not null unique,
    name text not null,
    content_type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    image bytea not null
  )`,
];

export const account = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
