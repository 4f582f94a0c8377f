import { typeCheck, unitTests } from "../src/app-checks.ts";
import { exitOf, startNode, type Program } from "../src/process.ts";
import { ReleaseError } from "./release-error.ts";
import { uncommitted } from "./release-source.ts";

/** The checks before a release is built, by the names for `--skip`. */
export const CHECKS = ["clean-tree", "types", "tests"] as const;

export type Check = (typeof CHECKS)[number];

/** How many uncommitted files a refusal names. */
const NAMED = 3;

/** The checkout to release from, and how to run its checks. */
export interface Checkout {
  folder: string;
  /** Runs a program and returns its exit code. */
  run(program: Program): Promise<number>;
}

/**
 * Checks that an app may be released from a checkout: its files are committed, its types are right and its unit tests
 * pass. Omits skipped checks. Throws ReleaseError, which says how to skip the failed one.
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
