import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "./fixture-release.test-data.ts";
import {
  requireReleasable,
  requireSize,
  type Check,
} from "./release-checks.ts";
import { treeProblem } from "../git.mjs";
import { readSource } from "./release-source.ts";

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
});
afterEach(() => remove());

function git(...args: string[]): string {
  const person = ["-c", "user.name=Helena Prado", "-c", "user.email=h@x.com"];
  return execFileSync("git", [...person, ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
}

async function committed() {
  git("init", "--quiet", "--initial-branch=main");
  await writeFile(join(folder, "plan.ts"), "1");
  git("add", "-A");
  git("commit", "--quiet", "--message", "feat: a plan\n\nBecause.");
}

test("a release knows its commit, branch, author and message, who ran it, where, and the checks", async () => {
  await committed();
  git("config", "user.name", "Joana");
  expect(
    readSource(folder, { checked: ["types"], skipped: ["tests"] }, {}),
  ).toEqual({
    commit: git("rev-parse", "HEAD"),
    branch: "main",
    author: "Helena Prado",
    message: "feat: a plan",
    by: "Joana",
    checked: ["types"],
    skipped: ["tests"],
  });
  git("checkout", "--quiet", "--detach");
  const ci = {
    GITHUB_ACTOR: "joana",
    GITHUB_SERVER_URL: "https://example.com",
    GITHUB_REPOSITORY: "buffet/banquete",
    GITHUB_RUN_ID: "7",
  };
  const inCi = readSource(folder, { skipped: [] }, ci);
  expect(inCi.branch).toBeUndefined();
  expect(inCi.by).toBe("joana");
  expect(inCi.run).toBe("https://example.com/buffet/banquete/actions/runs/7");
});

test("a copy inside another checkout has no commit", async () => {
  await committed();
  await mkdir(join(folder, "copy"));
  expect(readSource(join(folder, "copy"), { skipped: [] }, {})).toEqual({
    skipped: [],
  });
  expect(treeProblem(join(folder, "copy"))).toMatch("is not a git checkout");
});

/** Checks an app in the folder; each program ends as `codes` says, 0 unless it does. */
async function check(
  skipped: Check[],
  codes: Record<string, number> = {},
  live?: string,
) {
  const ran: string[] = [];
  const checkout = {
    folder,
    run({ name }: { name: string }) {
      ran.push(name);
      return Promise.resolve(codes[name] ?? 0);
    },
    liveCommit: () => Promise.resolve(live),
  };
  await requireReleasable("mf-billing", skipped, checkout);
  return ran;
}

test("a release needs a clean tree, types and unit tests", async () => {
  await committed();
  expect(await check([])).toEqual(["types", "unit tests"]);
  await expect(check([], { types: 2 })).rejects.toThrow(
    "mf-billing: its types fail, as printed above; nothing was released. To release anyway, on record: --skip types",
  );
  await expect(check([], { "unit tests": 1 })).rejects.toThrow("--skip tests");
  await writeFile(join(folder, "plan.ts"), "2");
  await writeFile(join(folder, "other.ts"), "1");
  await expect(check([])).rejects.toThrow(
    "mf-billing: plan.ts, other.ts not committed; nothing was released. To release anyway, on record: --skip clean-tree",
  );
});

test("what is skipped by name is not run", async () => {
  await expect(check([])).rejects.toThrow(`${folder} is not a git checkout`);
  expect(await check(["clean-tree", "tests"])).toEqual(["types"]);
  expect(await check(["clean-tree", "types", "tests"])).toEqual([]);
});

test("a release needs the commit of the live one, unless that is skipped", async () => {
  await committed();
  const first = git("rev-parse", "HEAD");
  await writeFile(join(folder, "plan.ts"), "2");
  git("commit", "--quiet", "--all", "--message", "feat: another plan");
  const second = git("rev-parse", "HEAD");
  for (const live of [first, second, undefined])
    expect(await check([], {}, live)).toEqual(["types", "unit tests"]);

  git("checkout", "--quiet", first);
  for (const live of [second, "0".repeat(40)])
    await expect(check([], {}, live)).rejects.toThrow(
      `mf-billing: the live release is of the commit ${live.slice(0, 12)}, which this checkout does not have: pull first, or it would be taken back; nothing was released. To release anyway, on record: --skip ancestor`,
    );
  expect(await check(["ancestor"], {}, second)).toHaveLength(2);
});

test("a release stays within its budget, in brotli where the build has it so", async () => {
  await writeFile(join(folder, "main.js"), "x".repeat(60_000));
  await writeFile(join(folder, "main.js.br"), "x".repeat(6_000));
  await writeFile(join(folder, "font.woff2"), "x".repeat(4_100));
  const candidate = { app: "mf-billing", folder };
  await requireSize(candidate, [], 11);
  await expect(requireSize(candidate, [], 10)).rejects.toThrow(
    "mf-billing: it has 11 kB in brotli, above the 10 kB of its package.json (sizeBudgetKB); nothing was released. To release anyway, on record: --skip size",
  );
  await requireSize(candidate, ["size"], 10);
  await expect(requireSize(candidate, [])).resolves.toBeUndefined();
});
