import { parseArgs } from "node:util";
import {
  apps,
  oneApp,
  runCommand,
  UsageError,
} from "../release/command-line.ts";
import { releaseCandidate, type Rollout } from "../release/release-app.ts";
import { publicUrl } from "../release/release-address.ts";
import {
  pinLine,
  promoteCanary,
  refusePinnedApp,
  unpinLine,
} from "../release/steer-line.ts";
import { targetFromEnv } from "../release/target-from-env.ts";

// npm run release -- APP…: builds each app, publishes its folder and makes it live; with --canary for some of the users only.
// --promote makes an app's canary live, --pin keeps releases off it, --unpin lets them move it again: nothing is built.
const USAGE =
  "Usage: npm run release -- APP… [--canary PERCENT] or npm run release -- APP --promote|--pin|--unpin";

const steering = {
  promote: promoteCanary,
  pin: pinLine,
  unpin: unpinLine,
} as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: "string" },
      promote: { type: "boolean" },
      pin: { type: "boolean" },
      unpin: { type: "boolean" },
    },
  });
  const { canary, ...flags } = values;
  const [steer, ...more] = Object.keys(flags) as (keyof typeof steering)[];
  if (more.length || (steer && canary !== undefined))
    throw new UsageError(USAGE);
  const target = targetFromEnv(process.env);
  if (steer)
    return steering[steer](
      target,
      oneApp(positionals, USAGE),
      new Date().toISOString(),
    );

  const asked = apps(positionals, USAGE);
  if (asked.length === 0) throw new UsageError(USAGE);
  const share = canary === undefined ? undefined : percent(canary);
  if (share !== undefined && asked.includes("shell"))
    throw new UsageError(
      `The shell is one page for everyone: it has no canary. ${USAGE}`,
    );
  // webpack is only worth its start-up where something is built.
  const [{ buildCandidate }, { checkContract }, { openCandidate }] =
    await Promise.all([
      import("../release/build-candidate.ts"),
      import("../contract/check-contract.ts"),
      import("../contract/open-candidate.ts"),
    ]);
  for (const app of asked) {
    await refusePinnedApp(target, app);
    console.log(`${app}: building…`);
    const candidate = await buildCandidate(app);
    await checkContract(target, candidate);
    await openCandidate(target, candidate, { building: false });
    const rollout: Rollout = {
      url: publicUrl(app, process.env),
      now: new Date().toISOString(),
      ...(share !== undefined && { canary: share }),
    };
    console.log(await releaseCandidate(target, candidate, rollout));
  }
  return `Live in ${target.name}.`;
});

function percent(text: string): number {
  const share = Number(text);
  if (text.trim() === "" || !(share > 0 && share <= 100))
    throw new UsageError(`"${text}" is not a percentage above 0. ${USAGE}`);
  return share;
}
