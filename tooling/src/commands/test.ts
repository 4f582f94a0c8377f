import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { TSC } from "../app-checks.ts";
import { ensurePrograms } from "../debian-programs.ts";
import { exitOf, startNode, type Program } from "../process.ts";
import { remotes } from "../registry.ts";
import { reportsOf, summarize, type Count, type Run } from "../test-summary.ts";

// npm test: types, lint, unit and API tests, then the browser against the started product. npm run test:deep: what
// takes long. The last line is the count. What a run needs is looked for first: a missing program is reported
// at once.
const kind: Run = process.argv.includes("--deep") ? "deep" : "usual";
const [postgresqlPath, chromiumPath] = needed();

/** Who imports it tries what is random or long: more runs find more. */
const RUNS = "tooling/src/runs.ts";

const reports = reportsOf(kind);
rmSync(reports.folder, { recursive: true, force: true });
mkdirSync(reports.folder, { recursive: true });

if (kind === "usual") {
  // Types and lint need one processor, and so does a build. Where nothing is to be built, tests fill the other.
  const checked = checkSources();
  await build();
  await Promise.all([checked, unitTests()]);
  await browserTests(["--project=usual"]);
} else {
  await build();
  await unitTests(["--testTimeout=900000", "--findRelatedTests", RUNS], {
    BANQUETE_RUNS: process.env.BANQUETE_RUNS ?? "20",
  });
  await browserTests(["--project=deep", "--project=long"], {
    BANQUETE_THOROUGH: "1",
  });
}

const { passed, failed } = summarize([kind]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/**
 * The paths of PostgreSQL and Chromium; where something is missing and may not be installed, the line that says what to
 * do is the last.
 */
function needed(): [postgresql: string, chromium: string] {
  const deep =
    kind === "deep"
      ? ([
          "nginx",
          "Firefox",
          "WebKit",
          "HAProxy",
          "pgBackRest",
          "Prometheus",
          "systemd",
        ] as const)
      : [];
  try {
    const [initdb, chromium] = ensurePrograms(
      "PostgreSQL",
      "Chromium",
      ...deep,
    );
    return [dirname(initdb!), chromium!];
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function checkSources() {
  const checks: Count = { passed: 0, failed: 0 };
  const check = async (title: string, commands: string[][]) => {
    let failed = false;
    for (const args of commands)
      failed = (await run(title, { name: title, args })) !== 0 || failed;
    checks[failed ? "failed" : "passed"] += 1;
  };
  await check("Types", [[...TSC, "--noEmit"]]);
  await check("Lint and format", [
    ["node_modules/oxlint/bin/oxlint"],
    [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "--output-type=err-long",
      "*/src",
    ],
    [
      "node_modules/prettier/bin/prettier.cjs",
      "--check",
      "--cache",
      "--cache-location=.cache/prettier",
      "--log-level=warn",
      ".",
    ],
  ]);
  writeFileSync(reports.checks, JSON.stringify(checks));
}

async function build() {
  await run("Build", {
    name: "build",
    args: ["tooling/src/commands/build.ts"],
  });
  await run("Build of what shows each remote alone", {
    name: "isolation",
    args: [
      "tooling/src/commands/isolate.ts",
      "--build",
      ...remotes.map(({ name }) => name),
    ],
  });
}

function unitTests(only: readonly string[] = [], env = {}) {
  return run("Unit and API tests", {
    name: "jest",
    args: [
      "--experimental-vm-modules",
      // Tests leave much garbage behind at once: a twentieth less of their time.
      "--max-semi-space-size=64",
      "node_modules/jest/bin/jest.js",
      "--json",
      `--outputFile=${reports.jest}`,
      ...only,
    ],
    env: { NODE_NO_WARNINGS: "1", BANQUETE_POSTGRESQL: postgresqlPath, ...env },
  });
}

function browserTests(args: readonly string[], env = {}) {
  return run("Browser tests", {
    name: "playwright",
    args: [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config=e2e/playwright.config.ts",
      ...args,
    ],
    env: {
      BANQUETE_CHROMIUM: chromiumPath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
      ...env,
    },
  });
}

async function run(title: string, program: Program): Promise<number> {
  console.log(`\n— ${title}`);
  return exitOf(startNode(program));
}
