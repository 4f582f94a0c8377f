import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { ensureNginx } from "../nginx.ts";
import { ensurePostgresql } from "../postgresql.ts";
import { exitOf, startNode, type Program } from "../process.ts";
import { remotes } from "../registry.ts";
import { reports, summarize, type Count } from "../test-summary.ts";

// npm test: types, lint, unit and API tests, then the browser against the started product. The last line is the count.
// What it needs is looked for first: who has to install something is told at once.
const postgresql = needed(ensurePostgresql);
const chromium = needed(ensureChromium);
needed(ensureNginx);

rmSync(dirname(reports.jest), { recursive: true, force: true });
mkdirSync(dirname(reports.jest), { recursive: true });

const checks: Count = { passed: 0, failed: 0 };
await check("Types", [["node_modules/typescript/bin/tsc", "--noEmit"]]);
await check("Lint and format", [
  ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0"],
  [
    "node_modules/prettier/bin/prettier.cjs",
    "--check",
    "--log-level=warn",
    ".",
  ],
]);
writeFileSync(reports.checks, JSON.stringify(checks));

await run("Unit and API tests", {
  name: "jest",
  args: [
    "--experimental-vm-modules",
    "node_modules/jest/bin/jest.js",
    "--json",
    `--outputFile=${reports.jest}`,
  ],
  env: { NODE_NO_WARNINGS: "1", BANQUETE_POSTGRESQL: postgresql },
});
await run("Build", { name: "build", args: ["tooling/src/commands/build.ts"] });
await run("Build of what shows each remote alone", {
  name: "isolation",
  args: [
    "tooling/src/commands/isolate.ts",
    "--build",
    ...remotes.map(({ name }) => name),
  ],
});
await run("Browser tests", {
  name: "playwright",
  args: [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=e2e/playwright.config.ts",
  ],
  env: {
    BANQUETE_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
  },
});

const { passed, failed } = summarize();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** The path of a program; where there is none and none may be installed, the line that says what to do is the last. */
function needed(ensure: () => string): string {
  try {
    return ensure();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function check(title: string, commands: string[][]) {
  let failed = false;
  for (const args of commands)
    failed = (await run(title, { name: title, args })) !== 0 || failed;
  checks[failed ? "failed" : "passed"] += 1;
}

async function run(title: string, program: Program): Promise<number> {
  console.log(`\n— ${title}`);
  return exitOf(startNode(program));
}
