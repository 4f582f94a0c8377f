import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { integrityOf } from "tooling/integrity";
import { buildCandidate } from "tooling/release/build-candidate";
import { folderTarget } from "tooling/release/folder-target";
import { publishedReleases } from "tooling/release/published-folder";
import { cloneCheckout } from "../src/checkout-copy.ts";
import { releaseBuilds } from "../src/release-builds.ts";
import { UNCHECKED } from "../src/unchecked.ts";

// One clone for all; the shell, in which pages would be opened, is built last.
test.describe.configure({ mode: "default" });

const PAGE = "mf-billing/src/plans/PlansPage.tsx";

let clone: string;
let live: string;

test.beforeAll(async () => {
  clone = await cloneCheckout();
  live = await mkdtemp(join(tmpdir(), "banquete-live-"));
});
test.afterAll(async () => {
  await rm(clone, { recursive: true });
  await rm(live, { recursive: true });
});

/** Runs a command in the clone. */
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`tooling/src/commands/${command}.ts`, ...args],
    {
      cwd: clone,
      env: { ...process.env, BANQUETE_RELEASE_TARGET: live },
      encoding: "utf8",
    },
  );
  return { status, printed: stdout + stderr };
}

/** Releases mf-billing from the clone and answers what was printed. */
function release(...args: string[]): string {
  const { status, printed } = run("release", "mf-billing", ...args);
  expect(status, printed).toBe(0);
  return printed;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
}

/** The hash of each file of a release; source maps are kept apart. */
async function hashes(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { withFileTypes: true });
  const pairs = files
    .filter((file) => file.isFile() && !file.name.endsWith(".map"))
    .map(async ({ name }) => [
      name,
      integrityOf(await readFile(join(folder, name))),
    ]);
  return Object.fromEntries((await Promise.all(pairs)) as [string, string][]);
}

test("a clone elsewhere builds the same bytes, and again after an edit that was reverted", async () => {
  await releaseBuilds(folderTarget(live), ["mf-billing"], "");
  expect(release(...UNCHECKED)).toContain("was live for everyone already");

  const before = await readFile(join(clone, PAGE), "utf8");
  await writeFile(join(clone, PAGE), before.replace('"Planos"', '"Preços"'));
  expect(release(...UNCHECKED)).toContain("live for everyone (revision 2)");

  // This build finds what the two before it left behind.
  await writeFile(join(clone, PAGE), before);
  expect(release(...UNCHECKED)).toContain("live for everyone (revision 3)");
  expect(release(...UNCHECKED)).toContain("was live for everyone already");
});

test("a release needs what is committed, and says of whom it is", async () => {
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Helena Prado");
  git("config", "user.email", "h@x.com");
  git("add", "--all");
  git("commit", "--quiet", "--message", "feat(mf-billing): prices");
  const before = await readFile(join(clone, PAGE), "utf8");
  await writeFile(join(clone, PAGE), before.replace('"Planos"', '"Tabela"'));
  const refused = run("release", "mf-billing", "--skip", "tests");
  expect([refused.status, refused.printed]).toEqual([
    1,
    expect.stringContaining(`mf-billing: ${PAGE} not committed`),
  ]);

  git("commit", "--quiet", "--all", "--message", "feat(mf-billing): Tabela");
  expect(release("--skip", "tests")).toContain("for everyone (revision 4)");
  const commit = git("rev-parse", "HEAD");
  const history = await readFile(join(live, "history/000004.json"), "utf8");
  expect((JSON.parse(history) as { change: string }).change).toContain(
    `, commit ${commit.slice(0, 12)}, by Helena Prado, without tests`,
  );
  const [newest] = await publishedReleases(folderTarget(live), "mf-billing");
  expect(newest!.source).toEqual({
    commit,
    branch: "main",
    author: "Helena Prado",
    message: "feat(mf-billing): Tabela",
    by: "Helena Prado",
    checked: ["clean-tree", "ancestor", "types", "size"],
    skipped: ["tests"],
  });
});

test("a clone elsewhere builds the same shell", async () => {
  const { folder } = await buildCandidate("shell");
  const { status, printed } = run("build", "shell");
  expect(status, printed).toBe(0);
  expect(await hashes(join(clone, "shell/dist", basename(folder)))).toEqual(
    await hashes(folder),
  );
});
