import { sql } from "kysely";
import {
  type Opening,
  releaseName,
} from "shared-contracts/federation/remote-news";
import type { Database } from "../db/connection.ts";
import { isWorse } from "./is-worse.ts";
import { armOf, type ReleasedRemotes } from "./released-remotes.ts";

/** Accounts of their first day are no evidence: anybody can make many at once. */
const OLD_ENOUGH_MS = 24 * 60 * 60 * 1000;

/**
 * Notes how pages of remotes that have a canary opened for an account, and stops a canary that is worse than the live
 * release. An account counts once, by its worst opening. Returns the canaries that this stopped. [canary-stops-itself]
 */
export async function noteOpenings(
  db: Database,
  { lines }: ReleasedRemotes,
  userId: string,
  openings: readonly Opening[],
  now: Date,
): Promise<string[]> {
  const known = await lines();
  const stopped: string[] = [];
  for (const { remote, release, outcome } of openings) {
    const line = known.get(remote);
    if (!line?.canary) continue;
    const arm = armOf(line, release, userId);
    if (!arm) continue;
    const canary = releaseName(line.canary.release);
    const isGiven = arm === "given";
    const failed = outcome === "failed";
    await sql`
      insert into canary_openings (user_id, remote, canary, given, failed, opened_at)
      select id, ${remote}, ${canary}, ${isGiven}, ${failed}, ${now} from users
      where id = ${userId} and created_at <= ${new Date(now.getTime() - OLD_ENOUGH_MS)}
      on conflict (user_id, remote, canary) do update
        set failed = canary_openings.failed or excluded.failed
    `.execute(db);
    if (isGiven && failed && (await stopIfWorse(db, remote, canary, now)))
      stopped.push(`${remote} ${canary}`);
  }
  return stopped;
}

async function stopIfWorse(
  db: Database,
  remote: string,
  canary: string,
  now: Date,
): Promise<boolean> {
  const arms = await db
    .selectFrom("canary_openings")
    .select(({ fn }) => [
      "given",
      fn.countAll<number>().as("accounts"),
      fn.countAll<number>().filterWhere("failed", "=", true).as("failed"),
    ])
    .where("remote", "=", remote)
    .where("canary", "=", canary)
    .groupBy("given")
    .execute();
  const countsOf = (isGiven: boolean) => {
    const arm = arms.find(({ given }) => given === isGiven);
    return {
      accounts: Number(arm?.accounts ?? 0),
      failed: Number(arm?.failed ?? 0),
    };
  };
  if (!isWorse(countsOf(true), countsOf(false))) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("stopped_canaries")
    .values({ remote, canary, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The canaries that nobody gets any more, each as `<remote> <release>`. */
export async function stoppedCanaries(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("stopped_canaries")
    .select(["remote", "canary"])
    .orderBy("stopped_at", "desc")
    .limit(100)
    .execute();
  return rows.map(({ remote, canary }) => `${remote} ${canary}`);
}
