import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./src/workspace.ts";

/** A clone in which nothing is installed. */
const clone = mkdtempSync(join(tmpdir(), "banquete-clone-"));

beforeAll(() => {
  for (const file of [
    ".gitignore",
    "package.json",
    "package-lock.json",
    "tooling/command.mjs",
    "tooling/ensure-dependencies.mjs",
    "tooling/git.mjs",
    "tooling/installed.mjs",
    "tooling/registered.mjs",
    "tooling/registry.json",
    "tooling/usage.mjs",
    "tooling/use-git-hooks.mjs",
  ])
    cpSync(join(root, file), join(clone, file), { recursive: true });
  git("init", "--quiet");
});
afterAll(() => rmSync(clone, { recursive: true }));

test.each([
  [["release"], 2, "Usage: npm run release -- APP…"],
  [["release", "--", "--help"], 0, "Usage: npm run release -- APP…"],
  [["release", "--", "mf-nothing"], 2, "There is no mf-nothing, only shell, "],
  [["release", "--", "--skip", "tests", "mf-nothing"], 2, "There is no mf-no"],
  [["rollback"], 2, "Usage: npm run rollback -- APP [VERSION]"],
  [["isolate", "--", "shell"], 2, "There is no shell, only mf-wizard, "],
  [["dev", "--", "mf-nothing"], 2, "There is no mf-nothing, only mf-wizard, "],
  [["admin"], 2, "Usage: npm run admin -- grant-plan|"],
  [["bench", "--", "--help"], 0, "Usage: npm run bench"],
  [
    ["release", "--", "mf-billing"],
    1,
    ".gitignore, package-lock.json, package.json and ",
  ],
])("npm run %j installs nothing and exits with %i", (words, code, line) => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", ...words], {
    cwd: clone,
    encoding: "utf8",
  });
  expect((code === 0 ? stdout : stderr).slice(0, line.length)).toBe(line);
  expect(status).toBe(code);
  expect(existsSync(join(clone, "node_modules"))).toBe(false);
  expect(git("config", "--local", "--get", "core.hooksPath").status).toBe(1);
});

function git(...words: string[]) {
  return spawnSync("git", words, { cwd: clone, encoding: "utf8" });
}
