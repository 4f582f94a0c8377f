import { readBudget } from "shared-contracts/budget-file/read-budget";
import { add, subtract } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import type { Budget } from "shared-contracts/parts/budget";
import { actualCosts } from "shared-contracts/pricing/actual-costs";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import type { Connection } from "../../db/connection.ts";
import { pagesByBytes, rowSizes } from "../../db/pages-by-bytes.ts";

/** A version of the content of a budget. */
export interface ContentKey {
  id: number;
  /** Null for what was saved before versions were counted. */
  content_version: number | null;
}

/** What a budget earns, in cents; `actual` is null while nothing was entered of what was spent. */
interface Profit {
  planned: bigint;
  actual: bigint | null;
}

const NONE: Profit = { planned: 0n, actual: null };

/** Versions whose profit is remembered, about 100 bytes each. */
const REMEMBERED = 100_000;

/** `dados` to price at a time, in bytes: other calls wait no longer than for a few budgets. */
const PAGE_BYTES = 512 * 1024;

/** The profits of budgets, each version priced once by this process. */
export class KnownProfits {
  readonly #known = new Map<string, Profit>();

  /** The profit of each of an account's budgets, by id; 0 for data that cannot be read. */
  async of(
    db: Connection,
    userId: string,
    budgets: readonly ContentKey[],
  ): Promise<Map<number, Profit>> {
    const missing = new Set(
      budgets
        .filter((budget) => !this.#known.has(keyOf(userId, budget)))
        .map(({ id }) => id),
    );
    if (missing.size > 0) {
      const sizes = await rowSizes(db, "budgets", userId);
      const unread = sizes.filter(({ id }) => missing.has(id));
      for (const ids of pagesByBytes(unread, PAGE_BYTES))
        await this.#price(db, userId, ids);
    }
    return new Map(
      budgets.map((budget) => [
        budget.id,
        this.#known.get(keyOf(userId, budget)) ?? NONE,
      ]),
    );
  }

  async #price(
    db: Connection,
    userId: string,
    ids: readonly number[],
  ): Promise<void> {
    const rows = await db
      .selectFrom("budgets")
      .select(["id", "content_version", "dados"])
      .where("user_id", "=", userId)
      .where("id", "in", ids)
      .execute();
    for (const { dados, ...row } of rows) {
      const read = readBudget(dados);
      const profit = read.ok ? profitOf(read.budget) : NONE;
      this.#known.set(keyOf(userId, row), profit);
    }
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) break;
      this.#known.delete(oldest);
    }
  }
}

/** What was spent less than planned is profit too. [real-profit] */
function profitOf(budget: Budget): Profit {
  const { profitMargin } = priceBudget(budget);
  const { planned, actual, isEntered } = actualCosts(budget);
  return {
    planned: toCents(profitMargin),
    actual: isEntered
      ? toCents(add(profitMargin, subtract(planned, actual)))
      : null,
  };
}

function keyOf(userId: string, { id, content_version }: ContentKey): string {
  return `${userId} ${id} ${content_version ?? 0}`;
}
