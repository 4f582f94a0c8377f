import { parseArgs } from "node:util";
import {
  apps,
  oneApp,
  runCommand,
  UsageError,
} from "../../release/command-line.ts";
import {
  releaseApps,
  type Candidate,
  type Rollout,
} from "../../release/release-apps.ts";
import { publicUrl } from "../../release/release-address.ts";
import {
  CHECKS,
  requireReleasable,
  requireSize,
  runInCheckout,
  type Check,
} from "../../release/release-checks.ts";
import { readRegistry } from "../../release/live-registry.ts";
import { commitOf } from "../../release/published-folder.ts";
import { lineOf } from "../../release/registry-file.ts";
import { readSource } from "../../release/release-source.ts";
import type { ReleaseTarget } from "../../release/release-target.ts";
import {
  pinLine,
  promoteCanary,
  refusePinnedApp,
  unpinLine,
} from "../../release/steer-line.ts";
import { targetFromEnv } from "../../release/target-from-env.ts";
import { root } from "../workspace.ts";
import { usageOf } from "../../usage.mjs";

// npm run release -- APP…: checks and builds the apps, publishes their folders and makes them live, several at one
// moment; with --canary for some of the users only. A check that is skipped by name is recorded with the release.
// --promote makes an app's canary live, --pin keeps releases off it, --unpin lets them move it again: nothing is built.
const USAGE = usageOf("release");

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
      skip: { type: "string", multiple: true },
    },
  });
  const { canary, skip, ...flags } = values;
  const [steer, ...more] = Object.keys(flags) as (keyof typeof steering)[];
  if (more.length || (steer && (canary ?? skip) !== undefined))
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
  const skipped = checks(skip ?? []);
  const share = canary === undefined ? undefined : percent(canary);
  if (share !== undefined && asked.includes("shell"))
    throw new UsageError(
      `The shell is one page for everyone: it has no canary. ${USAGE}`,
    );
  for (const app of asked) {
    await refusePinnedApp(target, app);
    await requireReleasable(app, skipped, {
      folder: root,
      run: runInCheckout,
      liveCommit: (app) => liveCommit(target, app),
    });
  }
  // webpack is only worth its start-up where something is built.
  const [{ releasableCandidate }, { checkContract }, { openCandidates }] =
    await Promise.all([
      import("../../release/build-candidate.ts"),
      import("../../release/contract/check-contract.ts"),
      import("../../release/contract/open-candidate.ts"),
    ]);
  const source = readSource(root, skipped);
  const candidates: Candidate[] = [];
  for (const app of asked) {
    console.log(`${app}: building…`);
    const candidate = await releasableCandidate(app, source);
    await requireSize(candidate, skipped);
    candidates.push(candidate);
  }
  for (const note of await checkContract(target, candidates)) console.log(note);
  await openCandidates(target, candidates, { building: false });
  const rollout: Rollout = {
    url: publicUrl(process.env),
    now: new Date().toISOString(),
    ...(share !== undefined && { canary: share }),
  };
  console.log(await releaseApps(target, candidates, rollout));
  return `Live in ${target.name}.`;
});

async function liveCommit(target: ReleaseTarget, app: string) {
  const live = lineOf(await readRegistry(target), app)?.live;
  return live && commitOf(target, app, live);
}

/** The checks that a caller leaves out, each once. Throws UsageError for one there is not. */
function checks(names: readonly string[]): Check[] {
  for (const name of names)
    if (!CHECKS.some((check) => check === name))
      throw new UsageError(
        `There is no check "${name}", only ${CHECKS.join(", ")}. ${USAGE}`,
      );
  return CHECKS.filter((check) => names.includes(check));
}

function percent(text: string): number {
  const share = Number(text);
  if (text.trim() === "" || !(share > 0 && share <= 100))
    throw new UsageError(`"${text}" is not a percentage above 0. ${USAGE}`);
  return share;
}
