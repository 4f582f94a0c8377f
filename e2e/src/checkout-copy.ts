import { spawnSync } from "node:child_process";
import { cp, mkdtemp, mkdir, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "tooling/workspace";

const NOT_COPIED = new Set([
  "node_modules",
  ".git",
  ".cache",
  ".banquete",
  "releases",
  "reports",
  "test-results",
]);

/** What every team has of the checkout beside its own app. */
const SHARED = [
  "tooling",
  "e2e",
  "isolation",
  "shared-contracts",
  "shared-ui",
  "types",
];

/**
 * A copy of the checkout whose sources may be changed, builds included so that only what changes is built again.
 * Dependencies are linked one by one, so that the workspace's own packages are the copy's.
 */
export function copyCheckout(): Promise<string> {
  return copyOf(() => true, "");
}

/** A copy with one app and what is shared, as a sparse clone has them: no API, no other app, nothing built. */
export function copyAppAlone(app: string): Promise<string> {
  const wanted = new Set([app, ...SHARED]);
  return copyOf((folder) => wanted.has(folder), "/dist");
}

/**
 * A copy with nothing built and all dependencies inside, as a second clone has them: no path in it leads to this
 * checkout. Its files are hard links where they never change, so it is below this checkout, on the same file system.
 */
export async function cloneCheckout(): Promise<string> {
  await mkdir(join(root, ".cache"), { recursive: true });
  const clone = await mkdtemp(join(root, ".cache/clone-"));
  await copySources(clone, () => true, "/dist");
  const { status, stderr } = spawnSync(
    "cp",
    ["-al", join(root, "node_modules"), clone],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return clone;
}

async function copyOf(
  isWanted: (folder: string) => boolean,
  without: string,
): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "banquete-checkout-"));
  const folders = await copySources(copy, isWanted, without);
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(join(root, "node_modules"))) {
    if (folders.has(name) && !isWanted(name)) continue;
    await symlink(
      folders.has(name) ? join(copy, name) : join(root, "node_modules", name),
      join(copy, "node_modules", name),
    );
  }
  return copy;
}

/** Copies the files and the given folders of the checkout, and returns the names of all its folders. */
async function copySources(
  copy: string,
  isWanted: (folder: string) => boolean,
  without: string,
): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = new Set<string>();
  for (const entry of entries) {
    if (NOT_COPIED.has(entry.name)) continue;
    if (entry.isDirectory()) folders.add(entry.name);
    if (entry.isDirectory() && !isWanted(entry.name)) continue;
    await cp(join(root, entry.name), join(copy, entry.name), {
      recursive: true,
      filter: (path) =>
        !path.endsWith("/node_modules") && !(without && path.endsWith(without)),
    });
  }
  return folders;
}
