import { type Kysely, sql } from "kysely";

const statements = [
  // When the account took the free trial, once; null when it has not.
  "alter table users add column used_trial_at timestamptz",
  `update users set used_trial_at = (
    select min(start_date) from subscriptions
    where subscriptions.user_id = users.id and plan_id = 'trial'
  )`,
  "alter table plans add column on_sale boolean not null default true",
  // No charge is automatic, although the text "Cobrança a cada 30 dias" suggested it.
  "update plans set description = 'Para conhecer o Banquete' where id = 'trial'",
  "update plans set description = 'Para quem está começando' where id = 'monthly'",
  "update plans set description = 'Seis meses de orçamentos' where id = 'semestral'",
  "update plans set description = 'Um ano inteiro de eventos' where id = 'annual'",
  `insert into plans (id, name, description, price_cents, duration_days, is_trial, position, on_sale) values
    ('granted', 'Cortesia', 'Dias concedidos pelo suporte', 0, 0, false, 5, false)`,
  // At most one subscription for each payment, whatever else fails.
  "alter table subscriptions add column payment_id uuid",
  "create unique index subscriptions_payment on subscriptions (user_id, payment_id)",
  `create table payments (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null,
    plan_id text not null references plans (id),
    plan_name text not null,
    duration_days integer not null,
    price_cents bigint not null,
    method text not null,
    gateway text not null,
    status text not null,
    charge_id text,
    asking_until timestamptz,
    invoice_url text,
    due_date text not null,
    tried_at timestamptz,
    granted_at timestamptz,
    hints integer not null default 0,
    read_at timestamptz,
    next_read_at timestamptz,
    created_at timestamptz not null,
    pix_copy_paste text,
    pix_qr_code text,
    primary key (user_id, id)
  )`,
  // Two tabs, or a hundred concurrent calls, find the payment that is open.
  `create unique index payments_open on payments (user_id, plan_id, method, gateway)
    where status in ('PENDING', 'PROCESSING', 'UNKNOWN')`,
  "create index payments_next_read on payments (next_read_at) where next_read_at is not null",
  `create table card_tries (
    user_id uuid not null,
    id uuid not null,
    payment_id uuid not null,
    key text,
    refused boolean not null default false,
    created_at timestamptz not null,
    primary key (user_id, id),
    foreign key (user_id, payment_id) references payments (user_id, id) on delete cascade
  )`,
  "create unique index card_tries_key on card_tries (user_id, key)",
  `create table webhook_events (
    user_id uuid not null references users (id) on delete cascade,
    id text not null,
    created_at timestamptz not null,
    primary key (user_id, id)
  )`,
  "create index webhook_events_created_at on webhook_events (created_at)",
  `create table sandbox_charges (
    reference text primary key,
    id text not null,
    method text not null,
    value_cents bigint not null,
    due_date text not null,
    description text not null,
    status text not null,
    confirm_after_reads integer
  )`,
  `create table admin_actions (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null,
    os_user text not null,
    verb text not null,
    details text not null,
    created_at timestamptz not null,
    primary key (user_id, id)
  )`,
];

export const plansAndPayments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
