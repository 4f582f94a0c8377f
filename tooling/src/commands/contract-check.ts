import { parseArgs } from "node:util";
import { checkContract } from "../../release/contract/check-contract.ts";
import { openCandidate } from "../../release/contract/open-candidate.ts";
import { buildCandidate } from "../../release/build-candidate.ts";
import { apps, runCommand, UsageError } from "../../release/command-line.ts";
import { targetFromEnv } from "../../release/target-from-env.ts";
import { nameOf } from "../release-name.ts";

// npm run contract:check -- APP…: builds each app and checks that it can be live beside what is. `npm run release` does
// the same first.
const USAGE = "Usage: npm run contract:check -- APP…";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const asked = apps(positionals, USAGE);
  if (asked.length === 0) throw new UsageError(USAGE);
  const target = targetFromEnv(process.env);
  const checked: string[] = [];
  for (const app of asked) {
    const candidate = await buildCandidate(app);
    for (const note of await checkContract(target, candidate))
      console.log(note);
    await openCandidate(target, candidate, { building: true });
    checked.push(`${app} ${nameOf(candidate.release)}`);
  }
  return `${checked.join(", ")}: fit for ${target.name}.`;
});
