import type { ColumnType, Generated } from "kysely";
import type {
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";

type Instant = ColumnType<Date, Date, Date>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** A caterer's account. Email is lower case, phone is digits; both sign in, and are its own in `sign_in_names`. */
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
  next_received_id: Generated<number>;
  /** SHA-256 of the key partners send requests with; null until one is issued. */
  intake_key_hash: ColumnType<string | null, undefined, string>;
  /** When the free trial was taken. */
  used_trial_at: ColumnType<Date | null, Date | null | undefined, Date>;
  created_at: CreatedAt;
}

/** The company an account sends proposals by. */
export interface CompaniesTable {
  user_id: string;
  company_name: string;
  cnpj: string;
  address: string;
  cep: string;
  contact_email: string;
  contact_phone: string;
}

/** The picture at the head of an account's proposals, as we encoded it. */
export interface LogosTable {
  user_id: string;
  /** Random, for whoever knows it sees the picture; a new one with each upload, so that nothing old is shown for it. */
  id: string;
  /** What it was called where it came from. */
  name: string;
  content_type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  bytes: number;
  image: Buffer;
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
  /** False where it is only given: no list shows it and nobody can pay it. */
  on_sale: Generated<boolean>;
}

/** A period of access. The periods of an account follow each other without a gap while it has a plan. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_id: string;
  start_date: Instant;
  end_date: Instant;
  /** What paid for it; null for the trial and for what was given. */
  payment_id: string | null;
  created_at: CreatedAt;
}

/** What somebody pays, or paid, for a plan. No card data is ever here. */
export interface PaymentsTable {
  user_id: string;
  /** uuid v7. The gateway knows the payment as `user_id:id`. */
  id: string;
  /** Name, days and price are the plan's at the moment of choosing. */
  plan_id: string;
  plan_name: string;
  duration_days: number;
  price_cents: number;
  method: PaymentMethod;
  /** Which gateway has it: another one knows nothing of it. */
  gateway: string;
  status: PaymentStatus;
  /** The gateway's id; null until it is known that there is a charge. */
  charge_id: string | null;
  /** Until then somebody is asking the gateway for the charge; a past instant says that the answer was never known. */
  asking_until: Date | null;
  invoice_url: string | null;
  /** YYYY-MM-DD. */
  due_date: string;
  /** When a card was last tried. */
  tried_at: Date | null;
  /** When its days were given, which happens once. */
  granted_at: Date | null;
  /** How often a webhook spoke of it. */
  hints: Generated<number>;
  read_at: Date | null;
  /** When to read it at the gateway again; null when nothing more is expected. */
  next_read_at: Date | null;
  created_at: Date;
  pix_copy_paste: string | null;
  /** PNG in base64. */
  pix_qr_code: string | null;
}

/** What accounting needs of a payment whose account was erased. */
export interface ErasedPaymentsTable {
  /** Random; the same for all payments of one account. */
  pseudonym: string;
  /** Random too: the payment's own id is known to the gateway. */
  id: Generated<string>;
  plan_id: string;
  plan_name: string;
  duration_days: number;
  price_cents: number;
  method: PaymentMethod;
  gateway: string;
  /** As it stood then: nobody reads it any more. */
  status: PaymentStatus;
  due_date: string;
  granted_at: Date | null;
  created_at: Date;
}

/** A card sent to the gateway once: that it was, never which. */
export interface CardTriesTable {
  user_id: string;
  id: string;
  payment_id: string;
  /** The call's Idempotency-Key, by which its own repetition is known. */
  key: string | null;
  refused: Generated<boolean>;
  created_at: Date;
}

/** What a gateway told us already, for deliveries made more than once. */
export interface WebhookEventsTable {
  user_id: string;
  id: string;
  created_at: Date;
}

/** The sandbox gateway's own memory: what a real one keeps on its side. */
export interface SandboxChargesTable {
  reference: string;
  id: string;
  method: PaymentMethod;
  value_cents: number;
  due_date: string;
  description: string;
  status: PaymentStatus;
  /** Reads until it confirms itself; null when it never does. */
  confirm_after_reads: number | null;
}

/** What an operator did to an account. */
export interface AdminActionsTable {
  /** The pseudonym of one that was erased. */
  user_id: string;
  id: string;
  /** Who, by the name the machine knows. */
  os_user: string;
  verb: string;
  details: string;
  created_at: Date;
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
  /** What lists show of `dados`; null where it cannot be read. */
  event_type: string | null;
  event_date: string | null;
  event_time: string | null;
  client_name: string | null;
  city: string | null;
  guests: number | null;
  /** The `version` that these columns were read from; another one saved without them. */
  summary_version: number | null;
}

/** A budget somebody asked the user for. Ids count from 1 for each user; `dados` is JSON text. */
export interface ReceivedBudgetsTable {
  user_id: string;
  id: number;
  nome: string;
  total_cents: number;
  status: ColumnType<ReceivedStatus, undefined, ReceivedStatus>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Instant;
  /** Counts the saves, from 1; deciding is no save. */
  version: Generated<number>;
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

/** Who has an email or a phone: each is one account's only. */
export interface SignInNamesTable {
  /** Email in lower case, or the digits of a phone. */
  name: string;
  user_id: string;
}

/** A network an account signed in from: its next sign-in from there needs no budget that others can use up. */
export interface SignInAddressesTable {
  user_id: string;
  /** SHA-256 of the account and the network: addresses are kept nowhere. */
  address_hash: string;
  last_at: Date;
}

/** Tries counted for all processes together: one row for each who and window, outlived by a purge at most. */
export interface RateLimitsTable {
  /** SHA-256 of what is limited and who tries: addresses and emails are kept nowhere for this. */
  key: string;
  hits: number;
  /** When it was counted last. */
  counted_at: Date;
  /** When the window ends; the next try after it opens another. */
  ends_at: Date;
}

/** What the service keeps for itself, such as the token secret. */
export interface SettingsTable {
  name: string;
  value: string;
}

export interface Tables {
  users: UsersTable;
  companies: CompaniesTable;
  logos: LogosTable;
  plans: PlansTable;
  subscriptions: SubscriptionsTable;
  budgets: BudgetsTable;
  received_budgets: ReceivedBudgetsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  sign_in_names: SignInNamesTable;
  sign_in_addresses: SignInAddressesTable;
  settings: SettingsTable;
  payments: PaymentsTable;
  erased_payments: ErasedPaymentsTable;
  card_tries: CardTriesTable;
  webhook_events: WebhookEventsTable;
  sandbox_charges: SandboxChargesTable;
  admin_actions: AdminActionsTable;
}
