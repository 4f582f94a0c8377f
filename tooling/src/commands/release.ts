import { parseArgs } from "node:util";
import { apps, runCommand, UsageError } from "../../release/command-line.ts";
import { readRegistry } from "../../release/live-registry.ts";
import { refusePinned } from "../../release/move-line.ts";
import { readPublished } from "../../release/published-folder.ts";
import { lineOf } from "../../release/registry-file.ts";
import { linkMaker } from "../../release/preview-link.ts";
import {
  publishCandidate,
  releaseApps,
  type Candidate,
} from "../../release/release-apps.ts";
import {
  CHECKS,
  requireReleasable,
  requireSize,
  type Check,
} from "../../release/release-checks.ts";
import {
  publicUrl,
  stagingFromEnv,
  targetFromEnv,
} from "../../release/release-env.ts";
import { readSource } from "../../release/release-source.ts";
import { takeCandidate } from "../../release/take-candidate.ts";
import { pinLine, promoteCanary, unpinLine } from "../../release/steer-line.ts";
import { exitOf, startNode } from "../process.ts";
import { nameOf, pathOf } from "../release-name.ts";
import { root } from "../workspace.ts";
import { usageOf } from "../../usage.mjs";

// npm run release -- APP…: checks and builds the apps, publishes their folders and makes them live, several at one
// moment; with --canary for some of the users only. A check that is skipped by name is recorded with the release.
// --promote-from TARGET takes the remotes' live releases from another target, with the same bytes, instead of building.
// --preview publishes a remote without making it live, and prints the link that opens it in one tab.
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
      "promote-from": { type: "string" },
      preview: { type: "boolean" },
      pin: { type: "boolean" },
      unpin: { type: "boolean" },
      skip: { type: "string", multiple: true },
    },
  });
  const { canary, skip, "promote-from": from, preview, ...flags } = values;
  const [steer, ...more] = Object.keys(flags) as (keyof typeof steering)[];
  const building = canary ?? skip ?? from ?? preview;
  if (more.length || (steer && building !== undefined))
    throw new UsageError(USAGE);
  const target = targetFromEnv(process.env);
  const now = new Date().toISOString();
  if (steer) {
    const [app] = apps(positionals, USAGE, 1) as [string];
    return steering[steer](target, app, now);
  }
  const named = apps(positionals, USAGE, preview ? 1 : Infinity);
  const skipped = checks(skip ?? []);
  const share = canary === undefined ? undefined : percent(canary);
  if (preview && share !== undefined) throw new UsageError(USAGE);
  if ((preview || share !== undefined) && named.includes("shell"))
    throw new UsageError(
      `The shell is one page for everyone: it has no canary and no preview. ${USAGE}`,
    );
  if (from !== undefined && (skip || named.includes("shell")))
    throw new UsageError(
      `Only remotes are taken from another target, as they were checked there; release the shell again: one commit builds to the same bytes. ${USAGE}`,
    );
  const linkTo = preview && linkMaker(process.env);
  const registry = await readRegistry(target);
  for (const app of named) {
    const line = lineOf(registry, app);
    if (!preview) refusePinned(app, line);
    if (from !== undefined) continue;
    await requireReleasable(app, skipped, {
      folder: root,
      run: (program) => exitOf(startNode(program)),
      async liveCommit() {
        const live =
          line && (await readPublished(target, pathOf(app, line.live)));
        return live?.source?.commit;
      },
    });
  }
  // webpack is only worth its start-up where something is built.
  const [{ releasableCandidate }, { checkContract }, { openCandidates }] =
    await Promise.all([
      import("../../release/build-candidate.ts"),
      import("../../release/contract/check-contract.ts"),
      import("../../release/contract/open-candidate.ts"),
    ]);
  const checked = CHECKS.filter((check) => !skipped.includes(check));
  const source = readSource(root, { checked, skipped }, process.env);
  const candidates: Candidate[] = [];
  for (const app of named) {
    if (from !== undefined) {
      const { by, run } = source;
      candidates.push(
        await takeCandidate(stagingFromEnv(process.env, from), app, {
          by,
          run,
        }),
      );
      continue;
    }
    console.log(`${app}: building…`);
    const candidate = await releasableCandidate(app, source);
    await requireSize(candidate, skipped);
    candidates.push(candidate);
  }
  for (const note of await checkContract(target, candidates)) console.log(note);
  await openCandidates(target, candidates, { building: false });
  const url = publicUrl(process.env);
  const maps = target.maps
    ? `Source maps are kept in ${target.maps.name}.`
    : "No source maps are kept: BANQUETE_SOURCE_MAPS_TARGET is not set.";
  if (linkTo) {
    const [candidate] = candidates as [Candidate];
    const release = await publishCandidate(target, candidate, url);
    const { link, until } = linkTo(candidate.app, release, new Date());
    return `${candidate.app} ${nameOf(release)} is in ${target.name}, live for nobody. ${maps}\nUntil ${until.toISOString()} this link opens it, in one tab:\n${link}`;
  }
  const done = await releaseApps(target, candidates, {
    url,
    now: new Date().toISOString(),
    ...(share !== undefined && { canary: share }),
  });
  return `${done}\nLive in ${target.name}. ${maps}`;
});

/** The checks that a caller leaves out, each once. Throws UsageError for an unknown one. */
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
