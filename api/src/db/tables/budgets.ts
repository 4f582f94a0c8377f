import type { ColumnType, Generated } from "kysely";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";
import type { CreatedAt, Instant } from "./instants.ts";

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
