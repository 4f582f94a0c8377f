import type { Connection } from "./connection.ts";

/** What the service stores for itself beside the token secret. */
export type SettingName =
  /** When a backup was restored into this database; set until an operator resumes the work. */
  | "restored_at"
  /** When the last backup was made, and its file. */
  | "last_backup_at"
  | "last_backup_file";

export async function readSetting(
  db: Connection,
  name: SettingName,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(
  db: Connection,
  name: SettingName,
  value: string,
): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/**
 * Whether this database is a restored copy that no operator has put to work yet. The original may still run, so a copy
 * sends no mail and calls no payment gateway.
 */
export async function isPaused(db: Connection): Promise<boolean> {
  return (await readSetting(db, "restored_at")) !== undefined;
}

/** Puts a restored copy to work. False when it was at work already. */
export async function resume(db: Connection): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("settings")
    .where("name", "=", "restored_at")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
