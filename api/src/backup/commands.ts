import { once } from "node:events";
import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type pg from "pg";
import { sql } from "kysely";
import { connectOne } from "../db/connection.ts";
import { preparePlace } from "../db/embedded/place.ts";
import { readSetting, writeSetting } from "../db/settings.ts";
import { findDatabase, launchEmbedded } from "../db/start-database.ts";
import type { Env } from "../env.ts";
import { StartupError } from "../startup-error.ts";
import { listenForStop } from "../stop.ts";
import {
  erasedListFile,
  readErasedList,
  updateErasedList,
} from "./erased-list.ts";
import { backupName, outdatedBackups } from "./kept-backups.ts";
import { makeBackup } from "./make-backup.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";

/** The code of read_only_sql_transaction. */
const READ_ONLY = "25006";

const UNENCRYPTED =
  "WARNING: this backup is not encrypted. It holds the data of every account, and of the embedded database the key that signs tokens too. Set BANQUETE_BACKUP_RECIPIENT to encrypt it.";

/** Makes a backup in a new file. Resolves with what to print. */
export async function backup(
  env: Env,
  wanted: string,
  now: Date,
): Promise<string> {
  const file = resolve(wanted);
  const recipients = env.BANQUETE_BACKUP_RECIPIENT;
  if (recipients.length === 0) console.error(UNENCRYPTED);
  const { config, stop } = await findDatabase(env);
  try {
    const { at, migrations } = await makeBackup(config, file, recipients, now);
    await note(config, file, at);
    return `${file} has the database of ${at}, with tables of ${migrations.at(-1)}.`;
  } finally {
    await stop();
  }
}

/** Makes a backup in a folder, and deletes those that need not be kept any more. */
export async function backupAndKeep(
  env: Env,
  wanted: string,
  now: Date,
): Promise<string> {
  const folder = resolve(wanted);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isEncrypted = env.BANQUETE_BACKUP_RECIPIENT.length > 0;
  const file = join(folder, backupName(now, isEncrypted));
  const done = await backup(env, file, now);
  const outdated = outdatedBackups(await readdir(folder), now);
  for (const name of outdated) await rm(join(folder, name));
  return outdated.length === 0
    ? done
    : `${done}\nDeleted: ${outdated.join(", ")}.`;
}

/** Restores a backup into the configured database, which must be empty. */
export async function restore(
  env: Env,
  file: string,
  now: Date,
): Promise<string> {
  const identity = await readIdentity(env);
  await checkBackup(file, identity);
  const folder = dirname(resolve(file));
  const erased = await readErasedList(folder);
  const { config, stop } = await (env.DATABASE_URL
    ? findDatabase(env)
    : launchEmbedded(preparePlace(env.BANQUETE_DATA_DIR)));
  try {
    const { head, accounts, rows, erasedAgain } = await restoreBackup(
      config,
      file,
      identity,
      erased ?? new Map<string, string>(),
      now,
    );
    const again = erased
      ? `Erased again, by ${erasedListFile(folder)}: ${erasedAgain}.`
      : `There is no ${erasedListFile(folder)}: erase again who was erased since (docs/deploying.md).`;
    return [
      `Restored the database of ${head.at}: accounts: ${accounts}, rows: ${rows}.`,
      again,
      "It sends no mail and calls no payment gateway until: npm run admin -- resume",
    ].join("\n");
  } finally {
    await stop();
  }
}

/** Restores a backup into a temporary database and compares every account with the figures in the backup. */
export async function verify(
  env: Env,
  file: string,
  now: Date,
): Promise<string> {
  const identity = await readIdentity(env);
  await checkBackup(file, identity);
  const folder = await mkdtemp(join(tmpdir(), "banquete-verify-"));
  const { stop: asked } = listenForStop();
  const stopped = once(asked, "abort").then(() => {
    throw new StartupError("Stopped.");
  });
  try {
    const { config, stop } = await launchEmbedded(preparePlace(folder), {
      settings: { fsync: "off" },
    });
    try {
      const { head, accounts, rows } = await Promise.race([
        restoreBackup(config, file, identity, new Map(), now),
        stopped,
      ]);
      return `${file} restores to the database of ${head.at}: accounts: ${accounts}, rows: ${rows}, all with their totals.`;
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds who was erased to the list beside the last backup, where that is on this machine. */
export async function noteErasure(env: Env): Promise<void> {
  const { config, stop } = await findDatabase(env);
  const { db, end } = await connectOne(config);
  try {
    const file = await readSetting(db, "last_backup_file");
    if (file === undefined) return;
    const isHere = await access(dirname(file)).then(
      () => true,
      () => false,
    );
    if (isHere) await updateErasedList(db, dirname(file));
  } finally {
    await end();
    await stop();
  }
}

async function note(
  config: pg.ClientConfig,
  file: string,
  at: string,
): Promise<void> {
  const { db, end } = await connectOne(config);
  try {
    // Before an upgrade the tables may still be those of the version before.
    const { rows } =
      await sql`select to_regclass('erased_accounts') as is`.execute(db);
    if ((rows[0] as { is: string | null }).is !== null)
      await updateErasedList(db, dirname(file));
    await writeSetting(db, "last_backup_at", at);
    await writeSetting(db, "last_backup_file", file);
  } catch (error) {
    // A standby takes no notes; its backup is as good.
    if ((error as { code?: string }).code !== READ_ONLY) throw error;
  } finally {
    await end();
  }
}

async function readIdentity(env: Env): Promise<string | undefined> {
  const file = env.BANQUETE_BACKUP_IDENTITY_FILE;
  if (file === undefined) return undefined;
  const lines = (await readFile(file, "utf8")).split("\n");
  const identity = lines.find((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (identity) return identity.trim();
  throw new StartupError(
    `${file} has no key: a line that begins with AGE-SECRET-KEY-.`,
  );
}
