import type {
  AccountLinksTable,
  CompaniesTable,
  ErasedAccountsTable,
  InvitationsTable,
  LogosTable,
  MailsTable,
  SessionsTable,
  SignInAddressesTable,
  SignInNamesTable,
  UsersTable,
} from "./tables/accounts.ts";
import type {
  CardTriesTable,
  ErasedPaymentsTable,
  PaymentsTable,
  PlansTable,
  SandboxChargesTable,
  SubscriptionsTable,
  WebhookEventsTable,
} from "./tables/plans.ts";
import type {
  BudgetsTable,
  PriceItemsTable,
  PricePointsTable,
  ReceivedBudgetsTable,
  RecipesTable,
  TemplatesTable,
} from "./tables/budgets.ts";
import type {
  AcceptancesTable,
  EndedLinksTable,
  ProposalLinksTable,
  SentProposalsTable,
} from "./tables/proposals.ts";
import type {
  AdminActionsTable,
  CanaryOpeningsTable,
  IdempotencyKeysTable,
  RateLimitsTable,
  SettingsTable,
  StoppedCanariesTable,
} from "./tables/service.ts";

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
