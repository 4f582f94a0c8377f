import { parseArgs } from "node:util";
import { oneApp, runCommand, UsageError } from "../../release/command-line.ts";
import { publicUrl } from "../../release/release-address.ts";
import { rollBack } from "../../release/roll-back.ts";
import { targetFromEnv } from "../../release/target-from-env.ts";

// npm run rollback -- APP [VERSION]: ends the app's canary if it has one, else makes its last good release live again,
// or VERSION. Nothing is built.
const USAGE = "Usage: npm run rollback -- APP [VERSION]";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [name, to, ...more] = positionals;
  if (!name || more.length) throw new UsageError(USAGE);
  const app = oneApp([name], USAGE);
  return rollBack(targetFromEnv(process.env), app, {
    url: publicUrl(app, process.env),
    now: new Date().toISOString(),
    ...(to !== undefined && { to }),
  });
});
