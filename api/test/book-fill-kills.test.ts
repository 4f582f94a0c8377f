import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { sql } from "kysely";
import type { PoolConfig } from "pg";
import { readBudget } from "shared-contracts/budget-file/read-budget";
import { toText } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import type { Budget } from "shared-contracts/parts/budget";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { pricePoints } from "shared-contracts/pricing/price-points";
import { runs } from "tooling/runs";
import { toContent } from "../src/bodies/budget-content.ts";
import { type Database, openDatabase } from "../src/db/connection.ts";
import { createAccount } from "../src/modules/auth/service.ts";
import { insertBudget } from "../src/modules/budgets/repository.ts";
import { createBookFiller } from "../src/modules/price-book/fill.ts";
import { createTestDatabaseConfig } from "./test-database.ts";

const FILLER = fileURLToPath(
  new URL("./book-filler-process.ts", import.meta.url),
);
const KILLS = 4 * runs;
const BUDGETS = 5 * KILLS;

test(`${KILLS} kills while the book fills for the first time leave one that is what a scan of all saved budgets says [book-follows-saves]`, async () => {
  const config = await createTestDatabaseConfig();
  const db = openDatabase(config);
  const { id: userId } = await createAccount(
    db,
    {
      name: "ana",
      email: "ana@example.com",
      phone: "31987654321",
      password: "segredo de teste",
    },
    "1",
  );
  for (const dados of fc.sample(arbitraryBudget.filter(isStored), BUDGETS))
    await insertBudget(
      db,
      userId,
      toContent({ nome: "Festa", dados, totalFinal: 0 }),
    );
  const saved = await profits(db);
  // As before there was a book.
  await sql`delete from price_points`.execute(db);
  await sql`
    update budgets set read_version = null, saved_at = null, profit_cents = null, actual_profit_cents = null
  `.execute(db);

  for (let round = 0; round < KILLS; round++) {
    await killWhileFilling(db, config, round);
    const { rows } = await sql`
      select from price_points join budgets on budgets.id = budget_id where read_version is null
    `.execute(db);
    expect(rows).toEqual([]);
  }
  expect(await unread(db)).not.toEqual([]);
  await createBookFiller(db, (error) => {
    throw error;
  }).run();
  expect(await unread(db)).toEqual([]);
  expect(await points(db)).toEqual(await scan(db));
  expect(await profits(db)).toEqual(saved);
  await db.destroy();
});

/** Whether the column of the total has room for it. */
function isStored(budget: Budget): boolean {
  return toCents(priceBudget(budget).total) < Number.MAX_SAFE_INTEGER;
}

/** In even rounds after two budgets, in odd ones between a budget and its prices. */
async function killWhileFilling(
  db: Database,
  config: PoolConfig,
  round: number,
): Promise<void> {
  const third = (await unread(db))[2]!;
  await db.transaction().execute(async (lock) => {
    await (
      round % 2 === 0
        ? sql`select from budgets where id = ${third} for update`
        : sql`lock table price_points in share mode`
    ).execute(lock);
    const child = spawn(process.execPath, [FILLER, JSON.stringify(config)], {
      stdio: "ignore",
    });
    const exited = once(child, "exit");
    while (!(await isWaiting(db))) await setTimeout(5);
    child.kill("SIGKILL");
    const [, signal] = (await exited) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
  });
  while (await isWaiting(db)) await setTimeout(5);
}

async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}

async function unread(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("budgets")
    .select("id")
    .where("read_version", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

const profits = (db: Database) =>
  db
    .selectFrom("budgets")
    .select(["id", "read_version", "profit_cents", "actual_profit_cents"])
    .orderBy("id")
    .execute();

/** The book's rows, with the same keys as `scan`. */
async function points(db: Database): Promise<Map<string, object>> {
  const { rows } = await sql<{
    budget_id: number;
    item: string;
    unit: string;
    name: string;
    price: number;
    rows: string;
    cost: string;
  }>`select *, price::float8 as price from price_points`.execute(db);
  return new Map(
    rows.map(({ budget_id, item, unit, name, price, rows: own, cost }) => [
      `${budget_id} ${unit} ${item}`,
      { name, price, cost: Number(cost), rows: JSON.parse(own) as object },
    ]),
  );
}

async function scan(db: Database): Promise<Map<string, object>> {
  const budgets = await db
    .selectFrom("budgets")
    .select(["id", "dados"])
    .execute();
  return new Map(
    budgets.flatMap(({ id, dados }) => {
      const read = readBudget(dados);
      if (!read.ok) throw new Error(read.reason);
      return pricePoints(read.budget).map(
        ({ item, unit, name, price, cost, rows }): [string, object] => [
          `${id} ${unit} ${item}`,
          { name, price, cost: Number(toText(cost)), rows },
        ],
      );
    }),
  );
}
