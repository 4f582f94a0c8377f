// Runs after each install: Git takes its hooks from .githooks. Does nothing in CI, without a clone,
// or where a clone has chosen another folder.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const root = new URL("../", import.meta.url);

function git(...args) {
  return spawnSync("git", ["config", "--local", ...args], { cwd: root }).status;
}

if (!process.env.CI && existsSync(new URL(".git", root)))
  if (git("--get", "core.hooksPath") === 1) git("core.hooksPath", ".githooks");
