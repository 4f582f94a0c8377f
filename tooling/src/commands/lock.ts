import { readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { completeLock, type Lockfile } from "../complete-lock.ts";
import { root } from "../workspace.ts";

// npm run lock: brings package-lock.json up to the package.json files and completes it for every platform.
const file = join(root, "package-lock.json");

npm("install", "--package-lock-only");
const lock = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
const added = completeLock(lock);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added.length} packages of other platforms.`);
npm("ci", "--dry-run", "--silent");
console.log("npm ci accepts the lock.");

function npm(...args: string[]) {
  const { status } = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
