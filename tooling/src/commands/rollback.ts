import { parseArgs } from "node:util";
import {
  oneApp,
  releasedApps,
  runCommand,
  UsageError,
} from "../../release/command-line.ts";
import { publicUrl } from "../../release/release-address.ts";
import { rollBack, type WayBack } from "../../release/roll-back.ts";
import { targetFromEnv } from "../../release/target-from-env.ts";
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

/** What follows an app and is none is its version. Throws UsageError. */
function waysBack(given: readonly string[]): WayBack[] {
  const ways: WayBack[] = [];
  for (const word of given) {
    const last = ways.at(-1);
    if (!last || releasedApps.includes(word)) {
      const app = oneApp([word], USAGE);
      if (ways.some((way) => way.app === app)) throw new UsageError(USAGE);
      ways.push({ app });
    } else if (last.to === undefined) last.to = word;
    else throw new UsageError(USAGE);
  }
  if (ways.length === 0) throw new UsageError(USAGE);
  return ways;
}
