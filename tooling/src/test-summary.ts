import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.ts";

/** What a part of the tests counted. */
export interface Count {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  numTotalTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** `npm test`, or `npm run test:deep` with what takes long. */
export type Run = "usual" | "deep";

/** Where each part of a run leaves what it found. */
export function reportsOf(run: Run) {
  const folder = join(root, "reports", run);
  return {
    folder,
    checks: join(folder, "checks.json"),
    jest: join(folder, "jest.json"),
    playwright: join(folder, "playwright.json"),
  };
}

/** Jest's count; a suite that could not run is a failure even where no test of it failed. */
export function countJest(report: JestReport): Count {
  const failed = Math.max(
    report.numFailedTests,
    report.numFailedTestSuites,
    report.numRuntimeErrorTestSuites,
  );
  return { passed: report.numPassedTests, failed };
}

/**
 * Playwright's count; a test that passed only on a second try counts as passed, an error outside tests as a failure.
 */
export function countPlaywright(report: PlaywrightReport): Count {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
  };
}

/** Adds the parts; a part that passed nothing, or left no report, counts as a failure. */
export function sumCounts(parts: readonly (Count | null)[]): Count {
  return parts.reduce<Count>(
    (sum, part) =>
      part && part.passed + part.failed > 0
        ? {
            passed: sum.passed + part.passed,
            failed: sum.failed + part.failed,
          }
        : { passed: sum.passed, failed: sum.failed + 1 },
    { passed: 0, failed: 0 },
  );
}

/** Sums the reports of the last of each of these runs. */
export function summarize(runs: readonly Run[]): Count {
  return sumCounts(
    runs.flatMap((run) => {
      const reports = reportsOf(run);
      return [
        // What takes long has nothing of types and lint.
        ...(run === "usual" ? [read<Count>(reports.checks)] : []),
        map(read<JestReport>(reports.jest), countJest),
        map(read<PlaywrightReport>(reports.playwright), countPlaywright),
      ];
    }),
  );
}

function read<T>(file: string): T | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return null;
  }
}

function map<T>(report: T | null, count: (report: T) => Count): Count | null {
  return report && count(report);
}
