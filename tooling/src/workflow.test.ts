import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { root } from "./workspace.ts";

const FILE = join(root, ".github/workflows/ci.yml");
const text = readFileSync(FILE, "utf8");

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { permissions?: Record<string, string>; steps: { run?: string }[] }
  >;
}
const { permissions, jobs } = parse(text) as Workflow;

test("the workflow is one by the schema of GitHub", () => {
  const cli = createRequire(import.meta.url).resolve(
    "@action-validator/cli/package.json",
  );
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(dirname(cli), "cli.mjs"), FILE],
    { encoding: "utf8" },
  );
  expect([status, stdout + stderr]).toEqual([0, ""]);
});

test("every action is pinned to a commit, with its version beside it", () => {
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(3);
  for (const action of used)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/);
});

test("jobs may read, and only the one that attaches the image may write", () => {
  expect(permissions).toEqual({ contents: "read" });
  const writing = Object.entries(jobs)
    .filter(([, job]) => job.permissions)
    .map(([name]) => name);
  expect(writing).toEqual(["image"]);
});

test("the tests are those of .ci/run", () => {
  for (const name of ["tests", "deep"])
    expect(jobs[name]!.steps.map(({ run }) => run)).toContain(".ci/run");
});
