import { parseArgs } from "node:util";
import {
  apps,
  releasedApps,
  runCommand,
  UsageError,
} from "../../release/command-line.ts";
import { publicUrl, targetFromEnv } from "../../release/release-env.ts";
import { rollBack, type WayBack } from "../../release/steer-line.ts";
import { usageOf } from "../../usage.mjs";

// npm run rollback -- APP [VERSION]…: ends the app's canary if it has one, else makes its last good release live again,
// or VERSION. Several apps go back at one moment. Nothing is built.
const USAGE = usageOf("rollback");

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  return rollBack(targetFromEnv(process.env), waysBack(positionals), {
    url: publicUrl(process.env),
    now: new Date().toISOString(),
  });
});

/** A word that follows an app and is none is its version. Throws UsageError. */
function waysBack(words: readonly string[]): WayBack[] {
  const ways: WayBack[] = [];
  for (const word of words) {
    const last = ways.at(-1);
    if (!last || releasedApps.includes(word)) ways.push({ app: word });
    else if (last.to === undefined) last.to = word;
    else throw new UsageError(USAGE);
  }
  const named = ways.map(({ app }) => app);
  if (apps(named, USAGE).length < ways.length) throw new UsageError(USAGE);
  return ways;
}
