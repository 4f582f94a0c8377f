import type { ColumnType, Generated } from "kysely";
import type {
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";

type Instant = ColumnType<Date, Date, Date>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** A caterer's account. Email is lower case, phone is digits. Both sign in; `sign_in_names` keeps them exclusive. */
export interface UsersTable {
  /** uuid v7, the `sub` of its tokens. */
  id: string;
  name: string;
  email: string;
  phone: string;
  password_hash: string;
  /** Raised to void every token issued so far. */
  token_version: Generated<number>;
  blocked: Generated<boolean>;
  dark_mode: Generated<boolean>;
  /** JSON texts; null until they are chosen. */
  proposal_terms: ColumnType<string | null, undefined, string>;
  pix: ColumnType<string | null, undefined, string | null>;
  next_budget_id: Generated<number>;
  next_received_id: Generated<number>;
  next_template_id: Generated<number>;
  /** SHA-256 of the key partners send requests with; null until one is issued. */
  intake_key_hash: ColumnType<string | null, undefined, string | null>;
  intake_key_last4: ColumnType<string | null, undefined, string | null>;
  intake_key_created_at: ColumnType<Date | null, undefined, Date | null>;
  last_request_at: ColumnType<Date | null, undefined, Date>;
  email_confirmed_at: ColumnType<Date | null, undefined, Date | null>;
  /** The email given at registration; null for some accounts from before version 1.0.0. */
  registered_email: ColumnType<string | null, string | null, never>;
  /** The version of the terms that the account was registered under. */
  terms_version: ColumnType<string | null, string | null, never>;
  /** Whether reminders are mailed. */
  reminders: Generated<boolean>;
  /** When the account is erased; null unless its owner requested it. */
  erase_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the account took the free trial. */
  used_trial_at: ColumnType<Date | null, Date | null | undefined, Date>;
  created_at: CreatedAt;
}

/** A sign-in on one device. Deleting the row ends it. */
export interface SessionsTable {
  /** The `sid` of its token. */
  id: string;
  user_id: string;
  /** The browser and system, as `Chrome no Windows`. */
  device: string;
  created_at: Instant;
  /** Written at most once an hour. */
  last_used_at: Instant;
}

/** The newest link of each kind of an account. Using it deletes the row. */
export interface AccountLinksTable {
  user_id: string;
  kind: "reset" | "confirm";
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** The account's address when the link was made. */
  email: string;
  /** Whether the link was mailed to that address; an operator may hand it over in another way. */
  mailed: Generated<boolean>;
  expires_at: Instant;
}

/** A mail to send, or one that counts for the limits of its kind and address. */
export interface MailsTable {
  id: string;
  user_id: string;
  kind: string;
  to_address: string;
  /** JSON; `{}` once it is sent. */
  details: string;
  /** A unique name: a second mail with the same name is not queued. */
  once: string | null;
  created_at: Instant;
  /** Null once the mail is sent or cancelled. */
  send_after: Date | null;
  /** One process is sending it until then; after that, another may try. */
  leased_until: Generated<Date | null>;
  tries: Generated<number>;
  /** Whether the request came from a network that the account signed in from. Such mails have a limit of their own. */
  from_known: Generated<boolean>;
}

/** The company that an account's proposals come from. */
export interface CompaniesTable {
  user_id: string;
  company_name: string;
  cnpj: string;
  address: string;
  cep: string;
  contact_email: string;
  contact_phone: string;
}

/** The picture at the head of an account's proposals, as the API encoded it. */
export interface LogosTable {
  user_id: string;
  /** Random, because its URL is public; a new one for each upload, so that no cache shows the old picture. */
  id: string;
  /** The name of the uploaded file. */
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
  /** False for a plan that is only granted: no list shows it and it cannot be paid. */
  on_sale: Generated<boolean>;
}

/** A period of access. The periods of an account follow each other without a gap while it has a plan. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_id: string;
  start_date: Instant;
  end_date: Instant;
  /** The payment that paid for it; null for the trial and for granted days. */
  payment_id: string | null;
  created_at: CreatedAt;
}

/** How a payment is made; PIX_AUTOMATIC is a PIX on the wire. */
export type StoredMethod = PaymentMethod | "PIX_AUTOMATIC";

/** A payment of a plan, open or done. No card data is ever here. */
export interface PaymentsTable {
  user_id: string;
  /** uuid v7. The gateway knows the payment as `user_id:id`. */
  id: string;
  /** The plan's name, days and price when it was chosen. */
  plan_id: string;
  plan_name: string;
  duration_days: number;
  price_cents: number;
  method: StoredMethod;
  /** The gateway that has the charge; another gateway does not know it. */
  gateway: string;
  status: PaymentStatus;
  /** The gateway's id; null until the charge is known to exist. */
  charge_id: string | null;
  /** A call to the gateway for the charge runs until then. A past instant means that its answer never arrived. */
  asking_until: Date | null;
  invoice_url: string | null;
  /** YYYY-MM-DD. */
  due_date: string;
  /** When a card was last tried. */
  tried_at: Date | null;
  /** When its days were granted, which happens once. */
  granted_at: Date | null;
  /** How many webhooks named it. */
  hints: Generated<number>;
  read_at: Date | null;
  /** When to read it at the gateway again; null when no change is expected. */
  next_read_at: Date | null;
  created_at: Date;
  pix_copy_paste: string | null;
  /** PNG in base64. */
  pix_qr_code: string | null;
  /** Who pays, as stated with the charge or the card; null before that, and for payments made before this was kept. */
  payer_name: ColumnType<string | null, string | null | undefined, string>;
  payer_cpf_cnpj: ColumnType<string | null, string | null | undefined, string>;
  /** Of a payment with which the payer authorised later ones: whether the authorization stands; null until it does. */
  automatic: ColumnType<
    "ACTIVE" | "ENDED" | null,
    "ACTIVE" | "ENDED" | null | undefined,
    "ACTIVE" | "ENDED"
  >;
  /** The payment whose authorization this one was charged by. */
  renews: ColumnType<string | null, string | null | undefined, never>;
}

/** What accounting needs of a payment whose account was erased. */
export interface ErasedPaymentsTable {
  /** Random; the same for all payments of one account. */
  pseudonym: string;
  /** Random too, because the gateway knows the payment's own id. */
  id: Generated<string>;
  plan_id: string;
  plan_name: string;
  duration_days: number;
  price_cents: number;
  method: StoredMethod;
  gateway: string;
  /** The status at the time of the erasure; it is not read again. */
  status: PaymentStatus;
  due_date: string;
  granted_at: Date | null;
  created_at: Date;
}

/** Records that a card was sent to the gateway once, never which card. */
export interface CardTriesTable {
  user_id: string;
  id: string;
  payment_id: string;
  /** The call's Idempotency-Key, which identifies a repetition. */
  key: string | null;
  refused: Generated<boolean>;
  created_at: Date;
}

/** Events that a gateway already sent, to recognise repeated deliveries. */
export interface WebhookEventsTable {
  user_id: string;
  id: string;
  created_at: Date;
}

/** The sandbox gateway's charges, which a real gateway keeps itself. */
export interface SandboxChargesTable {
  reference: string;
  id: string;
  method: StoredMethod;
  value_cents: number;
  due_date: string;
  description: string;
  status: PaymentStatus;
  /** Reads until it confirms itself; null when it never does. */
  confirm_after_reads: number | null;
  /** The reference of the charge whose authorization this one was made by. */
  renews: ColumnType<string | null, string | null | undefined, never>;
  /** Whether the authorization that was given with this charge was cancelled. */
  ended: Generated<boolean>;
}

/** What an operator did to an account. */
export interface AdminActionsTable {
  /** The account, or the pseudonym of an erased one. */
  user_id: string;
  id: string;
  /** The operator's user name on the machine. */
  os_user: string;
  verb: string;
  details: string;
  created_at: Date;
}

/** A saved budget. Ids count from 1 for each user; `dados` is JSON text that is sent without parsing it. */
export interface BudgetsTable {
  user_id: string;
  id: number;
  nome: string;
  total_cents: number;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  dados: string;
  /** The columns that lists show, taken from `dados`; null when it has none or it cannot be read. */
  event_type: string | null;
  event_date: string | null;
  event_time: string | null;
  client_name: string | null;
  client_phone: string | null;
  client_email: string | null;
  city: string | null;
  guests: number | null;
  /**
   * The keys of the proposal in `dados` on the wire: null is a draft, never sent, without instalments or a chosen
   * option. All but `status` are JSON texts.
   */
  status: ProposalStatus | null;
  sent: string | null;
  receipts: string | null;
  chosen: string | null;
  /** A hash of what the client reads; null in a few budgets from before version 1.0.0. */
  content_hash: string | null;
  /** The versions of the last save, of the last change of `status` or `chosen`, and of `receipts`; null before it. */
  content_version: number | null;
  status_version: number | null;
  receipts_version: number | null;
  /** When its content was last saved; null in one saved before version 1.0.0: then `updated_at` is the best known. */
  saved_at: Date | null;
  /** As `read_version`, for processes of the version before. */
  book_version: number | null;
  /** The `content_version` whose prices are in the book, and whose profit is below. */
  read_version: number | null;
  /** Null where the book has not read it. */
  profit_cents: number | null;
  /** Null while nothing was entered of what was spent. */
  actual_profit_cents: number | null;
  /** The Idempotency-Key of the call that made it; null where there was none, and before version 1.1.0. */
  create_key: ColumnType<string | null, string | null | undefined, never>;
}

/** The price of an item in a saved budget. */
export interface PricePointsTable {
  user_id: string;
  budget_id: number;
  item: string;
  unit: string;
  name: string;
  /** In reais, above 0: decimal text, because a price may have more decimals than cents. */
  price: string;
  /** JSON text: the item's row in each part that has it. */
  rows: string;
  /** In reais, of all rows of the item: decimal text. */
  cost: string;
}

/** A proposal as it was sent. Counts from 1 within a budget; goes with the budget. */
export interface SentProposalsTable {
  user_id: string;
  budget_id: number;
  n: number;
  file_name: string;
  pdf: Buffer;
  /** The budget it was made of, as gzipped JSON text. */
  dados_gz: Buffer;
  /** What the client's page shows of it (`SentPage`), likewise; null where it was sent before there were pages. */
  page_gz: Buffer | null;
  /** The budgets of its options (`SentBudget[]`), likewise; null without options. */
  options_gz: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  /** Of all these. */
  bytes: number;
  created_at: Date;
  /** When the caterer took it back before the client accepted it, as an addendum; null otherwise. */
  taken_back_at: ColumnType<Date | null, undefined, Date>;
}

/**
 * What a client accepted, and who. The newest that was not undone is in force. Its sending is kept for as long as the
 * budget; of a deleted budget nothing here names anybody.
 */
export interface AcceptancesTable {
  user_id: string;
  id: string;
  /** The budget that is approved by it, and its sending. */
  budget_id: number;
  n: number;
  /** The budget whose page offered it: another one where the client chose another budget's option. */
  offered_by: number;
  /** The option, as `B`; null where there was no choice. */
  letter: string | null;
  total_cents: number;
  /** Of the PDF, in hexadecimal digits. */
  sha256: string;
  accepted_at: Instant;
  /** Who accepted, as typed; null once the budget is deleted. */
  name: string | null;
  /** 11 digits; null where none was given. */
  cpf: string | null;
  /** The IP address, and how the browser names itself. */
  address: string | null;
  browser: string | null;
  /** When and why the caterer undid it; null while it is in force or another follows it. */
  undone_at: ColumnType<Date | null, undefined, Date>;
  undone_because: ColumnType<string | null, undefined, string | null>;
}

/**
 * The address of the page on which a client reads a budget's last sending. One is live for each budget. Those that were
 * exchanged stay, and so does that of a deleted budget, so that the page can say that it ended.
 */
export interface ProposalLinksTable {
  user_id: string;
  /** SHA-256 of the token in the address. */
  token_hash: string;
  budget_id: number;
  /** The token, encrypted by a key that is made from the signing secret `key_id`; null once it was exchanged. */
  sealed: Buffer | null;
  key_id: string;
  created_at: Instant;
  switched_off_at: ColumnType<Date | null, undefined, Date | null>;
  exchanged_at: ColumnType<Date | null, undefined, Date>;
  /** When a person looked at the page. */
  first_seen_at: ColumnType<Date | null, undefined, Date>;
  last_seen_at: ColumnType<Date | null, undefined, Date>;
}

/** The address of a page of an erased account. */
export interface EndedLinksTable {
  token_hash: string;
  ended_at: Generated<Date>;
}

/** What the user set of an item of the price book. It stays when the budgets with the item go. */
export interface PriceItemsTable {
  user_id: string;
  item: string;
  unit: string;
  /** As the user spelled it. */
  name: string;
  /** In reais; null where only the budgets have a price. */
  price: ColumnType<string | null, number | null | undefined, number | null>;
  priced_at: Date | null;
  /** Empty when it is not known. */
  supplier: Generated<string>;
  /** In base units; 0 when it is not known. */
  package_size: ColumnType<string, number | undefined, number>;
  /** The item that it counts as; null when it stands alone. */
  joined_to: string | null;
}

/** How an item of the price book is made. */
export interface RecipesTable {
  user_id: string;
  /** A UUID. */
  id: string;
  /** The item: one has at most one recipe. */
  item: string;
  unit: string;
  /** As the user spelled it. */
  name: string;
  /** In base units, above 0. */
  yield: ColumnType<string, number, number>;
  /** JSON text. */
  ingredients: string;
  version: Generated<number>;
}

/** A budget to start others from: without client, dates and place. Ids count from 1 for each user. */
export interface TemplatesTable {
  user_id: string;
  id: number;
  nome: string;
  /** JSON text. */
  dados: string;
  event_type: string | null;
  guests: number | null;
  /** Budgets started from it, and when the last was. */
  uses: Generated<number>;
  used_at: ColumnType<Date | null, undefined, Date>;
  created_at: CreatedAt;
}

/** A budget that a client requested from the user. Ids count from 1 for each user; `dados` is JSON text. */
export interface ReceivedBudgetsTable {
  user_id: string;
  id: number;
  nome: string;
  total_cents: number;
  status: ColumnType<ReceivedStatus, undefined, ReceivedStatus>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Instant;
  /** Counts the saves, from 1; approving and rejecting do not count. */
  version: Generated<number>;
  dados: string;
  /** The id of the saved budget that answers it, as `dados` has it; null while none does. */
  answered_with: ColumnType<number | null, undefined, number | null>;
}

/** The first answer to a key, written in the same transaction as the changes of its call. */
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

/** The account of an email or a phone: each belongs to one account. */
export interface SignInNamesTable {
  /** Email in lower case, or the digits of a phone. */
  name: string;
  user_id: string;
}

/**
 * A network that an account signed in from. Its next sign-ins from there are not limited by failures from elsewhere.
 */
export interface SignInAddressesTable {
  user_id: string;
  /** SHA-256 of the account and the network: addresses are not stored. */
  address_hash: string;
  last_at: Date;
}

/** Tries counted for all processes together: one row for each limited key and window, until the next purge. */
export interface RateLimitsTable {
  /** SHA-256 of what is limited and who tries: addresses and emails are not stored. */
  key: string;
  hits: number;
  /** When it was last counted. */
  counted_at: Date;
  /** When the window ends; the next try after it opens another. */
  ends_at: Date;
}

/** What the service stores for itself, such as the token secret. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** Which accounts were erased, for a restored backup still has them. */
export interface ErasedAccountsTable {
  /** SHA-256 of the account's id, which names nobody any more. */
  id_hash: string;
  erased_at: Generated<Date>;
}

/** An address that may register while registration is closed. */
export interface InvitationsTable {
  email: string;
  token_hash: string;
  expires_at: Date;
}

/** How pages of a remote opened for an account while the remote had a canary. */
export interface CanaryOpeningsTable {
  user_id: string;
  remote: string;
  /** The canary's release, `<version>-<build>`. */
  canary: string;
  /** Whether the account is among the canary's users. */
  given: boolean;
  /** Whether any of its pages failed. */
  failed: boolean;
  opened_at: Date;
}

/** Canaries that failed more often than the live release. */
export interface StoppedCanariesTable {
  remote: string;
  canary: string;
  stopped_at: Date;
}

export interface Tables {
  users: UsersTable;
  companies: CompaniesTable;
  logos: LogosTable;
  plans: PlansTable;
  subscriptions: SubscriptionsTable;
  budgets: BudgetsTable;
  price_points: PricePointsTable;
  price_items: PriceItemsTable;
  recipes: RecipesTable;
  templates: TemplatesTable;
  sent_proposals: SentProposalsTable;
  proposal_links: ProposalLinksTable;
  ended_links: EndedLinksTable;
  acceptances: AcceptancesTable;
  received_budgets: ReceivedBudgetsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  sign_in_names: SignInNamesTable;
  sign_in_addresses: SignInAddressesTable;
  sessions: SessionsTable;
  account_links: AccountLinksTable;
  mails: MailsTable;
  settings: SettingsTable;
  payments: PaymentsTable;
  erased_payments: ErasedPaymentsTable;
  erased_accounts: ErasedAccountsTable;
  invitations: InvitationsTable;
  card_tries: CardTriesTable;
  webhook_events: WebhookEventsTable;
  sandbox_charges: SandboxChargesTable;
  admin_actions: AdminActionsTable;
  canary_openings: CanaryOpeningsTable;
  stopped_canaries: StoppedCanariesTable;
}
