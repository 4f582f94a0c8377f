import { to } from "pg-copy-streams";
import type pg from "pg";
import { connectOne } from "../db/connection.ts";
import { doneMigrations } from "../db/migrate.ts";
import { StartupError } from "../startup-error.ts";
import {
  type BackupHead,
  type Section,
  writeContent,
} from "./backup-content.ts";
import { pack } from "./backup-file.ts";
import {
  copyOut,
  FIGURES,
  figuresQuery,
  listTables,
  TRANSACTION_SETTINGS,
} from "./catalog.ts";

/** Writes every table of the database into a new file, as one snapshot. */
export async function makeBackup(
  config: pg.ClientConfig,
  file: string,
  recipients: readonly string[],
  now: Date,
): Promise<BackupHead> {
  const { client, db, end } = await connectOne(config);
  try {
    await client.query("begin isolation level repeatable read read only");
    for (const setting of TRANSACTION_SETTINGS) await client.query(setting);
    const tables = await listTables(db);
    if (tables.length === 0)
      throw new StartupError("The database has no tables: nothing to back up.");
    const head: BackupHead = {
      banquete: "backup",
      format: 1,
      at: now.toISOString(),
      migrations: await doneMigrations(db),
      tables,
    };
    await pack(
      writeContent(head, readSections(client, head)),
      file,
      recipients,
    );
    return head;
  } finally {
    await end();
  }
}

async function* readSections(
  client: pg.Client,
  { tables }: BackupHead,
): AsyncGenerator<Section> {
  for (const table of tables)
    yield { name: table.name, rows: client.query(to(copyOut(table))) };
  const figures = `copy (${figuresQuery(tables)}) to stdout`;
  yield { name: FIGURES, rows: client.query(to(figures)) };
}
