import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "tooling/workspace";

/** Where a part's peers are installed. */
export function peersFolder(part: string): string {
  return join(root, ".cache/bench", part);
}

/**
 * Installs what a part is compared with, as the lock in the part's folder says. The product depends on none of it, and
 * what a peer expects beside it comes from the product. Throws when npm fails.
 */
export function installPeers(part: string): void {
  const folder = peersFolder(part);
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(import.meta.dirname, part, file), join(folder, file));
  const { status } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--legacy-peer-deps", "--silent"],
    { cwd: folder, stdio: "inherit", shell: process.platform === "win32" },
  );
  if (status !== 0)
    throw new Error(`Not benched: npm installed no peers of ${part}.`);
}
