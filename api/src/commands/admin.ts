/**
 * `npm run admin -- VERB …`: operators' actions on the service or on an account, on the product's database whether the
 * product runs or not. Actions on an account record who ran them. Exit code 1 when the action failed, 2 for a wrong
 * command line.
 */
import { readServiceVerb } from "../admin/service-verbs.ts";
import { readVerb, runVerb, usage } from "../admin/run-verb.ts";
import { VerbError } from "../admin/verbs.ts";
import { noteErasure } from "../backup/commands.ts";
import type { Database } from "../db/connection.ts";
import { withDatabase } from "../db/start-database.ts";
import { readEnv } from "../env.ts";
import { StartupError } from "../startup-error.ts";

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  const service = readServiceVerb(words);
  if (service) {
    const { verb, value } = service;
    console.log(await verb.act(readEnv(process.env), value, new Date()));
    return;
  }
  const typed = readVerb(words);
  if (!typed) {
    console.error(usage());
    process.exitCode = 2;
    return;
  }
  process.umask(0o022);
  const env = readEnv(process.env);
  const settings = { siteUrl: env.BANQUETE_SITE_URL };
  const act = (db: Database) => runVerb(db, typed, new Date(), settings);
  console.log(await withDatabase(env, act));
  if (typed.name === "erase-user") await noteErasure(env);
}

try {
  await run();
} catch (error) {
  const expected = error instanceof VerbError || error instanceof StartupError;
  console.error(expected ? error.message : error);
  process.exitCode = error instanceof VerbError ? 2 : 1;
}
