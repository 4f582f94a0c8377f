import { type Kysely, sql } from "kysely";

const statements = [
  `create table users (
    id uuid primary key,
    name text not null,
    email text not null,
    phone text not null,
    password_hash text not null,
    token_version integer not null default 1,
    blocked boolean not null default false,
    dark_mode boolean not null default false,
    next_budget_id integer not null default 1,
    created_at timestamptz not null default now(),
    constraint users_email_key unique (email),
    constraint users_phone_key unique (phone)
  )`,
  `create table plans (
    id text primary key,
    name text not null,
    description text not null,
    price_cents bigint not null,
    duration_days integer not null,
    is_trial boolean not null,
    position integer not null
  )`,
  `create table subscriptions (
    id uuid not null,
    user_id uuid not null references users (id) on delete cascade,
    plan_id text not null references plans (id),
    start_date timestamptz not null,
    end_date timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (user_id, id)
  )`,
  // dados comes last: before the short columns, listing those would read its overflow pages.
  `create table budgets (
    user_id uuid not null references users (id) on delete cascade,
    id integer not null,
    nome text not null,
    total_cents bigint not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    dados text not null,
    primary key (user_id, id)
  )`,
  `create table idempotency_keys (
    user_id uuid not null references users (id) on delete cascade,
    key text not null,
    request_hash text not null,
    status integer,
    headers text,
    body text,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  "create index idempotency_keys_created_at on idempotency_keys (created_at)",
  "create table settings (name text primary key, value text not null)",
  `insert into plans (id, name, description, price_cents, duration_days, is_trial, position) values
    ('trial', 'Teste grátis', '7 dias para conhecer o produto', 0, 7, true, 1),
    ('monthly', 'Mensal', 'Cobrança a cada 30 dias', 4990, 30, false, 2),
    ('semestral', 'Semestral', 'Cobrança a cada 180 dias', 23990, 180, false, 3),
    ('annual', 'Anual', 'Cobrança a cada 365 dias', 35990, 365, false, 4)`,
];

export const start = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
