import type {
  Portfolio,
  PortfolioCell,
} from "shared-contracts/entities/portfolio";
import {
  PORTFOLIO_COUNTS,
  PORTFOLIO_MONEY,
} from "shared-contracts/entities/portfolio-sums";
import type { Receipt } from "shared-contracts/entities/sending";
import { exact } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import { NOT_IN_BOOK, readStored } from "../price-book/fill.ts";

type Sums = Omit<PortfolioCell, "month" | "eventType">;

/** All budgets of an account by month and type of event. Reads `dados` only of those that the book has not read. */
export async function readPortfolio(
  db: Connection,
  userId: string,
): Promise<Portfolio> {
  const rows = await db
    .selectFrom("budgets")
    .select([
      "id",
      "total_cents",
      "guests",
      "event_type",
      "event_date",
      "status",
      "receipts",
      "profit_cents",
      "actual_profit_cents",
    ])
    .select(NOT_IN_BOOK.as("is_unread"))
    .where("user_id", "=", userId)
    .execute();
  const cells = new Map<string, Record<keyof Sums, bigint>>();
  for (const row of rows) {
    const key = JSON.stringify([
      /^\d{4}-\d{2}(?=-\d{2}$)/.exec(row.event_date ?? "")?.[0] ?? "",
      row.event_type ?? "",
    ]);
    const cell = cells.get(key) ?? emptyCell();
    cells.set(key, cell);
    const total = BigInt(row.total_cents);
    const { profit_cents, actual_profit_cents } = row.is_unread
      ? await readProfit(db, userId, row.id)
      : row;
    const profit = BigInt(profit_cents ?? 0);
    cell.guests += BigInt(row.guests ?? 0);
    cell.total += total;
    cell.profit += profit;
    if (actual_profit_cents !== null) {
      cell.settled += 1n;
      cell.settledProfit += profit;
      cell.actualProfit += BigInt(actual_profit_cents);
    }
    if (row.status === "aprovada") {
      cell.approved += 1n;
      cell.approvedTotal += total;
      cell.approvedProfit += profit;
    } else if (row.status === "perdida") {
      cell.lost += 1n;
    } else {
      cell.open += 1n;
      cell.openTotal += total;
    }
    for (const { amount, receivedOn } of receiptsOf(row.receipts))
      if (receivedOn !== null) cell.received += toCents(exact(amount));
      else if (row.status === "aprovada")
        cell.toReceive += toCents(exact(amount));
  }
  return {
    cells: [...cells]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, sums]) => {
        const [month, eventType] = JSON.parse(key) as [string, string];
        return { month, eventType, ...inReais(sums) };
      }),
  };
}

async function readProfit(db: Connection, userId: string, id: number) {
  const row = await db
    .selectFrom("budgets")
    .select("dados")
    .where(ownRow(userId, id))
    .executeTakeFirst();
  // It may have been deleted meanwhile.
  return readStored(row?.dados ?? "").profit;
}

function receiptsOf(receipts: string | null): Receipt[] {
  return receipts === null ? [] : (JSON.parse(receipts) as Receipt[]);
}

function emptyCell(): Record<keyof Sums, bigint> {
  return Object.fromEntries(
    [...PORTFOLIO_COUNTS, ...PORTFOLIO_MONEY].map((name) => [name, 0n]),
  ) as Record<keyof Sums, bigint>;
}

/** Dividing cents by 100 gives the double nearest to the decimal. */
function inReais(sums: Record<keyof Sums, bigint>): Sums {
  const money = new Set<string>(PORTFOLIO_MONEY);
  return Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [
      name,
      money.has(name) ? Number(value) / 100 : Number(value),
    ]),
  ) as unknown as Sums;
}
