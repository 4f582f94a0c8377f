import { sql } from "kysely";
import { toText } from "shared-contracts/numbers/exact";
import type { PricePoint } from "shared-contracts/pricing/price-points";
import type { Connection } from "../../db/connection.ts";

/**
 * Makes the prices that a budget has in the book those of its save. Writes only what changed, in one statement. Call it
 * in the transaction of the save. [book-follows-saves]
 */
export async function writePoints(
  db: Connection,
  userId: string,
  budgetId: number,
  points: readonly PricePoint[],
): Promise<void> {
  const given = points.map(({ cost, ...point }) => ({
    ...point,
    cost: toText(cost),
  }));
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as given (item text, unit text, name text, price numeric, rows text, cost numeric)
    ), kept as (
      select item, unit, name, price, rows, cost from price_points
      where user_id = ${userId} and budget_id = ${budgetId}
    ), gone as (
      delete from price_points
      where user_id = ${userId} and budget_id = ${budgetId}
        and (item, unit) not in (select item, unit from given)
    )
    insert into price_points (user_id, budget_id, item, unit, name, price, rows, cost)
    select ${userId}::uuid, ${budgetId}::integer, changed.*
    from (select * from given except select * from kept) changed
    on conflict (user_id, budget_id, item, unit) do update
    set name = excluded.name, price = excluded.price, rows = excluded.rows, cost = excluded.cost
  `.execute(db);
}
