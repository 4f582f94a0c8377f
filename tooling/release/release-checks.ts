import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { git, isGitCheckout, treeProblem } from "../git.mjs";
import { typeCheck, unitTests } from "../src/app-checks.ts";
import type { Program } from "../src/process.ts";
import { folderOf } from "../src/workspace.ts";
import { filesToPublish } from "./published-folder.ts";
import { ReleaseError } from "./release-error.ts";
import type { Candidate } from "./release-apps.ts";

/** The checks of a release, by the names for `--skip`. The size is known once the app is built. */
export const CHECKS = [
  "clean-tree",
  "ancestor",
  "types",
  "tests",
  "size",
] as const;

export type Check = (typeof CHECKS)[number];

/** The checkout to release from, and how to run its checks. */
export interface Checkout {
  folder: string;
  /** Runs a program and returns its exit code. */
  run(program: Program): Promise<number>;
  /** The commit that an app's live release was made from, where it is known. */
  liveCommit(app: string): Promise<string | undefined>;
}

/**
 * Checks that an app may be released from a checkout: its files are committed, its commit has the live one, its
 * types are right and its unit tests pass. Omits skipped checks. Throws ReleaseError, which says how to skip the failed
 * one.
 */
export async function requireReleasable(
  app: string,
  skipped: readonly Check[],
  { folder, run, liveCommit }: Checkout,
): Promise<void> {
  const passes = async (program: Program) =>
    (await run(program)) === 0
      ? undefined
      : `its ${program.name} fail, as printed above`;
  const problems = {
    "clean-tree": () => treeProblem(folder),
    ancestor: async () => ancestorProblem(folder, await liveCommit(app)),
    types: () => passes(typeCheck(app)),
    tests: () => passes(unitTests(app)),
  };
  for (const check of CHECKS) {
    if (check === "size" || skipped.includes(check)) continue;
    refuse(app, check, await problems[check]());
  }
}

/**
 * Checks that all that is published of a built app, in brotli where the build has it so, is within the budget of its
 * package.json, in kB. Throws ReleaseError.
 */
export async function requireSize(
  { app, folder }: Pick<Candidate, "app" | "folder">,
  skipped: readonly Check[],
  budget = sizeBudgetOf(app),
): Promise<void> {
  if (budget === undefined || skipped.includes("size")) return;
  let bytes = 0;
  for (const [path, { length }] of await filesToPublish(folder)) {
    const compressed = stat(join(folder, `${path}.br`));
    bytes += await compressed.then(({ size }) => size).catch(() => length);
  }
  const size = Math.ceil(bytes / 1000);
  if (size > budget)
    refuse(
      app,
      "size",
      `it has ${size} kB in brotli, above the ${budget} kB of its package.json (sizeBudgetKB)`,
    );
}

function sizeBudgetOf(app: string): number | undefined {
  const file = join(folderOf(app), "package.json");
  const { sizeBudgetKB } = JSON.parse(readFileSync(file, "utf8")) as {
    sizeBudgetKB?: number;
  };
  return sizeBudgetKB;
}

function refuse(app: string, check: Check, problem: string | undefined) {
  if (problem)
    throw new ReleaseError(
      `${app}: ${problem}; nothing was released. To release anyway, on record: --skip ${check}`,
    );
}

/** Outside a git checkout nothing is known of commits. */
function ancestorProblem(folder: string, live: string | undefined) {
  if (live === undefined || !isGitCheckout(folder)) return undefined;
  const has = git(folder, "merge-base", "--is-ancestor", live, "HEAD");
  return has === null
    ? `the live release is of the commit ${live.slice(0, 12)}, which this checkout does not have: pull first, or it would be taken back`
    : undefined;
}
