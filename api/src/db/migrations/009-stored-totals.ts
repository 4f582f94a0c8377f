import { type Kysely, sql } from "kysely";
import { storedTotal } from "../stored-total.ts";

/** Rows in memory at a time; one may have 5 MB. */
const ROWS_AT_ONCE = 8;

interface Row {
  user_id: string;
  id: number;
  total_cents: number;
  dados: string;
}

/**
 * Recomputes the totals of the older reader of budgets, which read a margin of 30 as 3000 % and a price of "1.000" as
 * 1.
 */
export const storedTotals = {
  async up(db: Kysely<unknown>): Promise<void> {
    let last = { user_id: "00000000-0000-0000-0000-000000000000", id: 0 };
    for (;;) {
      const { rows } = await sql<Row>`
        select user_id, id, total_cents, dados from budgets
        where (user_id, id) > (${last.user_id}::uuid, ${last.id}::integer)
        order by user_id, id limit ${sql.lit(ROWS_AT_ONCE)}
      `.execute(db);
      for (const row of rows) await storeTotal(db, row);
      const end = rows.at(-1);
      if (!end) return;
      last = end;
    }
  },
};

/**
 * Neither the version nor the time of the last save changes, for `dados` is unchanged. A row that cannot be read is
 * skipped.
 */
async function storeTotal(db: Kysely<unknown>, row: Row): Promise<void> {
  const cents = storedTotal(row.dados);
  if (cents === null || cents === Number(row.total_cents)) return;
  // An older process may have saved the row meanwhile.
  await sql`
    update budgets set total_cents = ${cents}
    where user_id = ${row.user_id} and id = ${row.id} and dados = ${row.dados}
  `.execute(db);
}
