import { pipeline } from "node:stream/promises";
import { sql, type Transaction } from "kysely";
import { from } from "pg-copy-streams";
import type pg from "pg";
import { connectOne } from "../db/connection.ts";
import { migrateWithin, unknownMigration } from "../db/migrate.ts";
import { writeSetting } from "../db/settings.ts";
import type { Tables } from "../db/tables.ts";
import { eraseAccount, erasedHash } from "../modules/account/erase-account.ts";
import { StartupError } from "../startup-error.ts";
import {
  BadContent,
  type BackupHead,
  readContent,
  type Section,
} from "./backup-content.ts";
import { unpack } from "./backup-file.ts";
import {
  copyIn,
  FIGURES,
  figuresQuery,
  listTables,
  TRANSACTION_SETTINGS,
} from "./catalog.ts";

/** Tables that a database without accounts has rows in. */
const OF_NO_ACCOUNT = ["plans", "settings"];
/** How many differences a message names. */
const NAMED = 5;

export interface Restored {
  head: BackupHead;
  accounts: number;
  rows: number;
  /** Accounts that were erased since the backup, and again now. */
  erasedAgain: number;
}

/** Reads the whole file. Throws a StartupError that names it when it is cut, changed or not to be opened. */
export async function checkBackup(
  file: string,
  identity: string | undefined,
): Promise<BackupHead> {
  let found: BackupHead | undefined;
  try {
    await unpack(file, identity, (content) =>
      readContent(content, async (head) => void (found = head), drain),
    );
  } catch (error) {
    const isOfSystem = error instanceof Error && "syscall" in error;
    if (error instanceof StartupError || isOfSystem) throw error;
    throw new StartupError(
      `${file} is cut or changed and cannot be restored. Take another backup.`,
    );
  }
  const unknown = unknownMigration(found!.migrations);
  if (unknown !== undefined)
    throw new StartupError(
      `${file} is of a newer version: its tables have ${unknown}, which this version does not know. Restore it by the newer version.`,
    );
  return found!;
}

/**
 * Restores a checked backup into an empty database, in one transaction: all of it or nothing. `erased` has the hashes of
 * the accounts to erase again. The copy has no sessions, and waits for `resume` before it sends mail or calls a payment
 * gateway.
 */
export async function restoreBackup(
  config: pg.ClientConfig,
  file: string,
  identity: string | undefined,
  erased: ReadonlyMap<string, string>,
  now: Date,
): Promise<Restored> {
  const { client, db, end } = await connectOne(config);
  try {
    return await db.transaction().execute(async (transaction) => {
      for (const setting of TRANSACTION_SETTINGS) await client.query(setting);
      await dropEmptyTables(transaction);
      let head: BackupHead | undefined;
      await unpack(file, identity, (content) =>
        readContent(
          content,
          async (read) => {
            head = read;
            await createTables(transaction, read);
          },
          (section) => load(client, head!, section),
        ),
      );
      const counts = await compareFigures(client, head!, file);
      await setAside(transaction, now);
      await migrateWithin(transaction);
      await refuseOtherFiles(transaction, file);
      const erasedAgain = await eraseAgain(transaction, erased);
      return { head: head!, ...counts, erasedAgain };
    });
  } finally {
    await end();
  }
}

/** Drops the tables of a database that has no account yet. Refuses any other. */
async function dropEmptyTables(db: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public'
  `.execute(db);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name);
  if (!names.includes("kysely_migration"))
    throw new StartupError(
      "The database has tables that are not Banquete's. Restore into an empty one.",
    );
  const tables = sql.join(names.map((name) => sql.table(name)));
  await sql`lock table ${tables} in access exclusive mode`.execute(db);
  for (const { name } of await listTables(db)) {
    if (OF_NO_ACCOUNT.includes(name)) continue;
    const found = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length > 0)
      throw new StartupError(
        `The database is not empty: ${name} has rows. Restore into an empty one.`,
      );
  }
  await sql`drop table ${tables}`.execute(db);
}

/** Makes the tables of the backup's version, without rows. */
async function createTables(
  db: Transaction<Tables>,
  { migrations, tables }: BackupHead,
): Promise<void> {
  await migrateWithin(db, migrations.at(-1));
  const made = (await listTables(db)).map(({ name }) => name);
  if (made.join() !== tables.map(({ name }) => name).join())
    throw new BadContent();
  await sql`truncate ${sql.join(made.map((name) => sql.table(name)))}`.execute(
    db,
  );
  await sql`
    create temporary table ${sql.table(FIGURES)}
      (of_table text, account text, row_count bigint, cents numeric, bytes bigint) on commit drop
  `.execute(db);
}

async function load(
  client: pg.Client,
  { tables }: BackupHead,
  { name, rows }: Section,
): Promise<void> {
  const table = tables.find((one) => one.name === name);
  const statement = table ? copyIn(table) : `copy ${FIGURES} from stdin`;
  await pipeline(rows, client.query(from(statement)));
}

/** Compares the rows and totals of each account with those that the backup noted. */
async function compareFigures(
  client: pg.Client,
  { tables }: BackupHead,
  file: string,
): Promise<{ accounts: number; rows: number }> {
  const { rows: differences } = await client.query<{ what: string }>(`
    with restored as (${figuresQuery(tables)})
    select distinct format('%s of %s', of_table, coalesce(nullif(account, ''), 'nobody')) as what from (
      (table ${FIGURES} except table restored) union all (table restored except table ${FIGURES})
    ) as differences limit ${NAMED}
  `);
  if (differences.length > 0)
    throw new StartupError(
      `${file} does not restore to what it was made of: ${differences.map(({ what }) => what).join(", ")}. Nothing was written.`,
    );
  const { rows } = await client.query<{ accounts: number; rows: number }>(`
    select coalesce(sum(row_count) filter (where of_table = 'users'), 0)::integer as accounts,
      coalesce(sum(row_count), 0)::integer as rows
    from ${FIGURES}
  `);
  return rows[0]!;
}

/** What a client accepted must be the very file that its acceptance names. */
async function refuseOtherFiles(
  db: Transaction<Tables>,
  file: string,
): Promise<void> {
  const { rows } = await sql<{ user_id: string; code: string }>`
    select user_id, left(sha256, 12) as code
    from acceptances join sent_proposals using (user_id, budget_id, n)
    where encode(sha256(pdf), 'hex') <> acceptances.sha256 limit 1
  `.execute(db);
  const [other] = rows;
  if (other)
    throw new StartupError(
      `${file} has another file than account ${other.user_id}'s client accepted (${other.code}). Nothing was written.`,
    );
}

/** Ends all sessions, forgets the mails that the original has sent since, and pauses what reaches others. */
async function setAside(db: Transaction<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("sessions").execute();
  await db
    .updateTable("mails")
    .set({ send_after: null, leased_until: null, details: "{}" })
    .where("send_after", "is not", null)
    .execute();
  await writeSetting(db, "restored_at", now.toISOString());
}

async function eraseAgain(
  db: Transaction<Tables>,
  erased: ReadonlyMap<string, string>,
): Promise<number> {
  const users = await db.selectFrom("users").select("id").execute();
  const back = users.filter(({ id }) => erased.has(erasedHash(id)));
  for (const { id } of back) await eraseAccount(db, id);
  for (const [id_hash, erased_at] of erased)
    await db
      .insertInto("erased_accounts")
      .values({ id_hash, erased_at: new Date(erased_at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return back.length;
}

async function drain({ rows }: Section): Promise<void> {
  for await (const part of rows) void part;
}
