// Runs on whatever Node npm runs on: installs when node_modules lacks what the lockfile has for the folders of this
// checkout.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isInstalled } from "./installed.mjs";

const root = new URL("../", import.meta.url);

function installed() {
  const file = new URL("node_modules/.package-lock.json", root);
  return (
    existsSync(file) &&
    isInstalled(
      read(new URL("package-lock.json", root)),
      read(file),
      (folder) => existsSync(new URL(`${folder}/package.json`, root)),
    )
  );
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Whether there was something to install. */
export const installedNow = !installed();

if (installedNow) {
  console.error("Installing dependencies (npm ci)…");
  // Standard output belongs to the command that follows.
  const { status } = spawnSync("npm", ["ci"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; the reason is above.");
    process.exit(status ?? 1);
  }
}

if (!existsSync(new URL("node_modules/.bin/node", root))) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    console.error(
      `No Node for ${process.platform}-${process.arch} comes with npm, and Node ${process.versions.node} cannot run TypeScript: install Node 24.`,
    );
    process.exit(1);
  }
}
