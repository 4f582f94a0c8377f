import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "./fixture-release.test-data.ts";
import { requireReleasable, type Check } from "./release-checks.ts";
import { readSource, uncommitted } from "./release-source.ts";

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

test("a release knows its commit, branch, author and the first line of the message", async () => {
  await committed();
  expect(readSource(folder, ["tests"])).toEqual({
    commit: git("rev-parse", "HEAD"),
    branch: "main",
    author: "Helena Prado",
    message: "feat: a plan",
    skipped: ["tests"],
  });
  git("checkout", "--quiet", "--detach");
  expect(readSource(folder, [])).not.toHaveProperty("branch");
});

test("a copy inside another checkout has no commit", async () => {
  await committed();
  await mkdir(join(folder, "copy"));
  expect(readSource(join(folder, "copy"), [])).toEqual({ skipped: [] });
  expect(uncommitted(join(folder, "copy"))).toBeNull();
});

/** Checks an app in the folder; each program ends as `codes` says, 0 unless it does. */
async function check(skipped: Check[], codes: Record<string, number> = {}) {
  const ran: string[] = [];
  const checkout = {
    folder,
    run({ name }: { name: string }) {
      ran.push(name);
      return Promise.resolve(codes[name] ?? 0);
    },
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
