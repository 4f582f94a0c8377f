import { typeCheck, unitTests } from "../src/app-checks.ts";
import { exitOf, startNode, type Program } from "../src/process.ts";
import { ReleaseError } from "./release-error.ts";
import { uncommitted } from "./release-source.ts";

/** What a release needs before it is built, by the names with which it can be skipped. */
export const CHECKS = ["clean-tree", "types", "tests"] as const;

export type Check = (typeof CHECKS)[number];

/** How many files that were not committed a refusal names. */
const NAMED = 3;

/** Where an app is released from, and how its checks are run. */
export interface Checkout {
  folder: string;
  /** Runs a program and answers its exit code. */
  run(program: Program): Promise<number>;
}

/**
 * Checks that an app may be released from a checkout: it is as it was committed, its types are right and its unit tests
 * pass. Leaves out what is skipped. Throws ReleaseError, which says how to skip what failed.
 */
export async function requireReleasable(
  app: string,
  skipped: readonly Check[],
  { folder, run }: Checkout,
): Promise<void> {
  const programs = { types: typeCheck(app), tests: unitTests(app) };
  for (const check of CHECKS) {
    if (skipped.includes(check)) continue;
    const problem =
      check === "clean-tree"
        ? treeProblem(folder)
        : (await run(programs[check])) !== 0 &&
          `its ${programs[check].name} fail, as printed above`;
    if (problem)
      throw new ReleaseError(
        `${app}: ${problem}; nothing was released. To release anyway, on record: --skip ${check}`,
      );
  }
}

/** Runs a program of this checkout, with what it prints on the screen. */
export function runInCheckout(program: Program): Promise<number> {
  return exitOf(startNode(program));
}

function treeProblem(folder: string): string | undefined {
  const files = uncommitted(folder);
  if (!files) return `${folder} is not a git checkout`;
  if (files.length === 0) return undefined;
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : "";
  return `${files.slice(0, NAMED).join(", ")}${more} not committed`;
}
