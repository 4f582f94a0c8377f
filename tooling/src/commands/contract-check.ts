import { parseArgs } from "node:util";
import { buildCandidate } from "../../release/build-candidate.ts";
import { apps, runCommand } from "../../release/command-line.ts";
import { checkContract } from "../../release/contract/check-contract.ts";
import { openCandidates } from "../../release/contract/open-candidate.ts";
import type { Candidate } from "../../release/release-apps.ts";
import { targetFromEnv } from "../../release/release-env.ts";
import { nameOf } from "../release-name.ts";
import { usageOf } from "../../usage.mjs";

// npm run contract:check -- APP…: builds the apps and checks that together they can be live beside what is.
// `npm run release` does the same first.
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const target = targetFromEnv(process.env);
  const candidates: Candidate[] = [];
  for (const app of apps(positionals, usageOf("contract:check")))
    candidates.push(await buildCandidate(app));
  for (const note of await checkContract(target, candidates)) console.log(note);
  await openCandidates(target, candidates, { building: true });
  const names = candidates.map(
    ({ app, release }) => `${app} ${nameOf(release)}`,
  );
  return `${names.join(", ")}: fit for ${target.name}.`;
});
