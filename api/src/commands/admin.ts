/**
 * `npm run admin -- VERB EMAIL …`: operators' actions on an account, on the product's database whether the product runs
 * or not. Records who ran it. Exit code 1 when the action failed, 2 for a wrong command line.
 */
import { readVerb, runVerb, usage } from "../admin/run-verb.ts";
import { VerbError } from "../admin/verbs.ts";
import { visitDatabase } from "../db/start-database.ts";
import { readEnv } from "../env.ts";
import { StartupError } from "../startup-error.ts";

async function run(): Promise<void> {
  const typed = readVerb(process.argv.slice(2));
  if (!typed) {
    console.error(usage());
    process.exitCode = 2;
    return;
  }
  process.umask(0o022);
  const env = readEnv(process.env);
  const { db, stop } = await visitDatabase(env);
  try {
    const settings = { siteUrl: env.BANQUETE_SITE_URL };
    console.log(await runVerb(db, typed, new Date(), settings));
  } finally {
    await stop();
  }
}

try {
  await run();
} catch (error) {
  const expected = error instanceof VerbError || error instanceof StartupError;
  console.error(expected ? error.message : error);
  process.exitCode = error instanceof VerbError ? 2 : 1;
}
