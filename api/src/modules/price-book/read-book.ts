import { sql } from "kysely";
import type { BookItem, PriceBook } from "shared-contracts/entities/price-book";
import type { Connection } from "../../db/connection.ts";
import { NOT_IN_BOOK } from "./fill.ts";

/** The most items that are answered, the newest. */
const MAX_ITEMS = 5000;
/** The prices of an item's history. */
const LAST_POINTS = 12;

/** The book of an account as its saved budgets are now. The newest price is that of the budget saved last. */
export async function readBook(
  db: Connection,
  userId: string,
): Promise<PriceBook> {
  const budgets = await db
    .selectFrom("budgets")
    .select(["id", NOT_IN_BOOK.as("missing")])
    .select(SAVED_AT.as("saved_at"))
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return {
    complete: !budgets.some(({ missing }) => missing),
    budgets: budgets.map(({ id, saved_at }) => ({
      id,
      savedAt: saved_at.toISOString(),
    })),
    items: await readItems(db, userId),
  };
}

const SAVED_AT = sql<Date>`coalesce(saved_at, updated_at)`;

async function readItems(db: Connection, userId: string): Promise<BookItem[]> {
  const { rows } = await sql<Omit<BookItem, "rows"> & { rows: string }>`
    with ranked as (
      select item, unit, name, price, rows, budget_id, ${SAVED_AT} as saved_at,
        row_number() over (
          partition by item, unit order by ${SAVED_AT} desc, budget_id desc
        ) as place
      from price_points
      join budgets on budgets.user_id = price_points.user_id and budgets.id = budget_id
      where price_points.user_id = ${userId}
    )
    select max(name) filter (where place = 1) as name, unit,
      min(price)::float8 as lowest, max(price)::float8 as highest, count(*)::integer as budgets,
      json_agg(json_build_array(price::float8, budget_id) order by place)
        filter (where place <= ${LAST_POINTS}) as points,
      max(rows) filter (where place = 1) as rows
    from ranked group by item, unit
    order by max(saved_at) desc, item, unit limit ${MAX_ITEMS}
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    rows: JSON.parse(row.rows) as BookItem["rows"],
  }));
}
