// Runs on whatever Node npm runs on, before anything is installed.
import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";

/** Git's output; null if it fails or is missing. */
export function git(folder, ...args) {
  const { status, stdout } = spawnSync("git", args, {
    cwd: folder,
    encoding: "utf8",
  });
  return status === 0 ? stdout.replace(/\n$/, "") : null;
}

/** Whether a folder is a Git checkout. A copy inside another checkout is not one. */
export function isGitCheckout(folder) {
  return git(folder, "rev-parse", "--show-toplevel") === realpathSync(folder);
}

/** How many uncommitted files a refusal names. */
const NAMED = 3;

/** Why a checkout is not as it was committed, in words; undefined where it is. */
export function treeProblem(folder) {
  if (!isGitCheckout(folder)) return `${folder} is not a git checkout`;
  const listed = git(folder, "status", "--porcelain", "-z") ?? "";
  const files = listed.split("\0").filter(Boolean);
  if (files.length === 0) return undefined;
  const names = files.slice(0, NAMED).map((entry) => entry.slice(3));
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : "";
  return `${names.join(", ")}${more} not committed`;
}
