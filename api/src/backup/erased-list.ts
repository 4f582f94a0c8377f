import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Connection } from "../db/connection.ts";

const NAME = "erased-accounts.txt";
/** The file beside backups that lists which accounts were erased: a backup made before still has them. */
export function erasedListFile(folder: string): string {
  return join(folder, NAME);
}

/** The listed hashes with the time of each erasure; null without a list. */
export async function readErasedList(
  folder: string,
): Promise<Map<string, string> | null> {
  let text: string;
  try {
    text = await readFile(erasedListFile(folder), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => line.split(" ") as [string, string]));
}

/** Adds the accounts that the database knows as erased to the list in the folder. */
export async function updateErasedList(
  db: Connection,
  folder: string,
): Promise<void> {
  const rows = await db.selectFrom("erased_accounts").selectAll().execute();
  const all = new Map([
    ...((await readErasedList(folder)) ?? []),
    ...rows.map((row) => [row.id_hash, row.erased_at.toISOString()] as const),
  ]);
  const lines = [...all].map(([id_hash, at]) => `${id_hash} ${at}\n`);
  const file = erasedListFile(folder);
  await writeFile(`${file}.part`, lines.join(""), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}
