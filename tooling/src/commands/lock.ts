import { readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import {
  completeHashes,
  completeLock,
  type Lockfile,
} from "../complete-lock.ts";
import { root } from "../workspace.ts";

// npm run lock: brings package-lock.json up to the package.json files and completes it for every platform, with
// the hash of each package.
const file = join(root, "package-lock.json");

npm("install", "--package-lock-only");
const lock = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
const added = completeLock(lock);
completeHashes(lock, publishedHash);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added.length} packages of other platforms.`);
npm("ci", "--dry-run", "--silent");
console.log("npm ci accepts the lock.");

/** The hash that the registry has of a package. Ends this process where it has none. */
function publishedHash(named: string): string {
  const { stdout } = spawnSync("npm", ["view", named, "dist.integrity"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const hash = stdout.trim();
  if (hash.startsWith("sha512-")) return hash;
  console.error(`The registry has no hash of ${named}.`);
  process.exit(1);
}

function npm(...args: string[]) {
  const { status } = spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
