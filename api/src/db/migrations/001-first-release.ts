import { type Kysely, sql } from "kysely";

// Keys are unique only within an account, apart from `sign_in_names` (decision record 18). Columns and indexes marked
// "unused" were needed before 1.0.0: databases of that time have them, and every database has the same tables.
const statements = [
  // The account of each email and phone: a small table that every server has a copy of.
  `create table sign_in_names (
    name text primary key,
    user_id uuid not null,
    constraint sign_in_names_of_user unique (name, user_id)
  )`,
  "create index sign_in_names_user on sign_in_names (user_id)",

  `create table users (
    id uuid primary key,
    name text not null,
    email text not null,
    phone text not null,
    registered_email text,
    email_confirmed_at timestamptz,
    password_hash text not null,
    token_version integer not null default 1,
    blocked boolean not null default false,
    erase_at timestamptz,
    terms_version text,
    dark_mode boolean not null default false,
    reminders boolean not null default true,
    proposal_terms text,
    pix text,
    next_budget_id integer not null default 1,
    next_received_id integer not null default 1,
    intake_key_hash text,
    intake_key_last4 text,
    intake_key_created_at timestamptz,
    last_request_at timestamptz,
    used_trial_at timestamptz,
    created_at timestamptz not null default now(),
    early_tokens_ended_at timestamptz, -- unused
    constraint users_email_is_own foreign key (email, id) references sign_in_names (name, user_id),
    constraint users_phone_is_own foreign key (phone, id) references sign_in_names (name, user_id)
  )`,
  "create index users_email on users (email)",
  "create index users_phone on users (phone)",
  "create index users_intake_key_hash on users (intake_key_hash)",
  `create table sessions (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (user_id, id)
  )`,
  "create index sessions_last_used_at on sessions (last_used_at)",
  `create table sign_in_addresses (
    user_id uuid not null references users (id) on delete cascade,
    address_hash text not null,
    last_at timestamptz not null,
    primary key (user_id, address_hash)
  )`,
  "create index sign_in_addresses_last_at on sign_in_addresses (last_at)",
  `create table account_links (
    user_id uuid not null references users (id) on delete cascade,
    kind text not null,
    token_hash text not null,
    email text not null,
    mailed boolean not null default false,
    expires_at timestamptz not null,
    primary key (user_id, kind)
  )`,
  `create table mails (
    id uuid primary key,
    user_id uuid,
    kind text not null,
    to_address text not null,
    details text not null,
    once text unique,
    from_known boolean not null default false,
    created_at timestamptz not null,
    send_after timestamptz,
    leased_until timestamptz,
    tries integer not null default 0
  )`,
  "create index mails_send_after on mails (send_after) where send_after is not null",
  "create index mails_to_address on mails (to_address, kind, created_at)",

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
    id uuid not null,
    name text not null,
    content_type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    image bytea not null
  )`,
  "create index logos_id on logos (id)",

  // dados comes last for the same reason.
  `create table budgets (
    user_id uuid not null references users (id) on delete cascade,
    id integer not null,
    nome text not null,
    total_cents bigint not null,
    version integer not null default 1,
    content_version integer,
    status_version integer,
    receipts_version integer,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    event_type text,
    event_date text,
    event_time text,
    client_name text,
    client_phone text,
    client_email text,
    city text,
    guests double precision,
    content_hash text,
    status text check (status in ('rascunho', 'enviada', 'aprovada', 'perdida')),
    sent text,
    receipts text,
    chosen text,
    summary_version integer, -- unused
    known_version integer, -- unused
    listed_version integer, -- unused
    dados text not null,
    primary key (user_id, id)
  )`,
  // Unused, all three.
  "create index budgets_without_summary on budgets (user_id, id) where summary_version is distinct from version",
  "create index budgets_saved_before on budgets (user_id, id) where known_version is distinct from version",
  "create index budgets_to_list on budgets (user_id, id) where listed_version is distinct from version",
  `create table sent_proposals (
    user_id uuid not null,
    budget_id integer not null,
    n integer not null,
    file_name text not null,
    pdf bytea not null,
    dados_gz bytea not null,
    bytes integer not null,
    created_at timestamptz not null,
    primary key (user_id, budget_id, n),
    foreign key (user_id, budget_id) references budgets (user_id, id) on delete cascade
  )`,
  // A PDF and a gzip are compressed already.
  "alter table sent_proposals alter column pdf set storage external, alter column dados_gz set storage external",
  `create table received_budgets (
    user_id uuid not null references users (id) on delete cascade,
    id integer not null,
    nome text not null,
    total_cents bigint not null,
    version integer not null default 1,
    status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    dados text not null,
    primary key (user_id, id)
  )`,

  `create table plans (
    id text primary key,
    name text not null,
    description text not null,
    price_cents bigint not null,
    duration_days integer not null,
    is_trial boolean not null,
    position integer not null,
    on_sale boolean not null default true
  )`,
  `insert into plans (id, name, description, price_cents, duration_days, is_trial, position, on_sale) values
    ('trial', 'Teste grátis', 'Para conhecer o Banquete', 0, 7, true, 1, true),
    ('monthly', 'Mensal', 'Para quem está começando', 4990, 30, false, 2, true),
    ('semestral', 'Semestral', 'Seis meses de orçamentos', 23990, 180, false, 3, true),
    ('annual', 'Anual', 'Um ano inteiro de eventos', 35990, 365, false, 4, true),
    ('granted', 'Cortesia', 'Dias concedidos pelo suporte', 0, 0, false, 5, false)`,
  `create table subscriptions (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null,
    plan_id text not null references plans (id),
    payment_id uuid,
    start_date timestamptz not null,
    end_date timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (user_id, id)
  )`,
  // At most one subscription for each payment, whatever else fails.
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
  `create table erased_payments (
    pseudonym uuid not null,
    id uuid not null default gen_random_uuid(),
    plan_id text not null references plans (id),
    plan_name text not null,
    duration_days integer not null,
    price_cents bigint not null,
    method text not null,
    gateway text not null,
    status text not null,
    due_date text not null,
    granted_at timestamptz,
    created_at timestamptz not null,
    primary key (pseudonym, id)
  )`,
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

  // No foreign key: the record of an erasure names a pseudonym, which is not an account.
  `create table admin_actions (
    user_id uuid not null,
    id uuid not null,
    os_user text not null,
    verb text not null,
    details text not null,
    created_at timestamptz not null,
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
  // Unlogged: no try waits for a disk, and the counts may be lost in a crash.
  `create unlogged table rate_limits (
    key text primary key,
    hits integer not null,
    counted_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  "create table settings (name text primary key, value text not null)",
];

/** The tables of version 1.0.0. */
export const firstRelease = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
