import type { ColumnType, Generated } from "kysely";

type Instant = ColumnType<Date, Date, Date>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** A caterer's account. Email is lower case, phone is digits; both sign in. */
export interface UsersTable {
  /** uuid v7, the `sub` of its tokens. */
  id: string;
  name: string;
  email: string;
  phone: string;
  password_hash: string;
  /** Raised to void every token given so far. */
  token_version: Generated<number>;
  blocked: Generated<boolean>;
  dark_mode: Generated<boolean>;
  next_budget_id: Generated<number>;
  created_at: CreatedAt;
}

export interface PlansTable {
  id: string;
  name: string;
  description: string;
  price_cents: number;
  duration_days: number;
  is_trial: boolean;
  /** Order on screen. */
  position: number;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_id: string;
  start_date: Instant;
  end_date: Instant;
  created_at: CreatedAt;
}

/** A saved budget. Ids count from 1 for each user; `dados` is JSON text, never parsed on the way out. */
export interface BudgetsTable {
  user_id: string;
  id: number;
  nome: string;
  total_cents: number;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  dados: string;
}

/** The first answer to a key, written in the same transaction as what it answers for. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** SHA-256 of method, path and body. */
  request_hash: string;
  status: number | null;
  headers: string | null;
  body: string | null;
  created_at: ColumnType<Date, Date, never>;
}

/** What the service keeps for itself, such as the token secret. */
export interface SettingsTable {
  name: string;
  value: string;
}

export interface Tables {
  users: UsersTable;
  plans: PlansTable;
  subscriptions: SubscriptionsTable;
  budgets: BudgetsTable;
  idempotency_keys: IdempotencyKeysTable;
  settings: SettingsTable;
}
