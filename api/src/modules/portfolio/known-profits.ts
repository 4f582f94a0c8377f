import { readBudget } from "shared-contracts/budget-file/read-budget";
import { toCents } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import type { Connection } from "../../db/connection.ts";
import { pagesByBytes, rowSizes } from "../../db/pages-by-bytes.ts";

/** A version of the content of a budget. */
export interface ContentKey {
  id: number;
  /** Null for what was saved before versions were counted. */
  content_version: number | null;
}

/** Versions whose profit is remembered, about 100 bytes each. */
const REMEMBERED = 100_000;

/** `dados` to price at a time, in bytes: other calls wait no longer than for a few budgets. */
const PAGE_BYTES = 512 * 1024;

/** The profits of budgets in cents, each version priced once by this process. */
export class KnownProfits {
  readonly #cents = new Map<string, bigint>();

  /** The profit of each of an account's budgets, by id; 0 for data that cannot be read. */
  async of(
    db: Connection,
    userId: string,
    budgets: readonly ContentKey[],
  ): Promise<Map<number, bigint>> {
    const missing = new Set(
      budgets
        .filter((budget) => !this.#cents.has(keyOf(userId, budget)))
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
        this.#cents.get(keyOf(userId, budget)) ?? 0n,
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
      const cents = read.ok
        ? toCents(priceBudget(read.budget).profitMargin)
        : 0n;
      this.#cents.set(keyOf(userId, row), cents);
    }
    for (const oldest of this.#cents.keys()) {
      if (this.#cents.size <= REMEMBERED) break;
      this.#cents.delete(oldest);
    }
  }
}

function keyOf(userId: string, { id, content_version }: ContentKey): string {
  return `${userId} ${id} ${content_version ?? 0}`;
}
