import { cp, mkdtemp, mkdir, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "build/workspace";

const NOT_COPIED = new Set([
  "node_modules",
  ".git",
  ".cache",
  ".banquete",
  "reports",
  "shots",
  "test-results",
]);

/**
 * A copy of the checkout whose sources may be changed, builds included so that only what changes is built again.
 * Dependencies are linked one by one, so that the workspace's own packages are the copy's.
 */
export async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "banquete-checkout-"));
  const entries = await readdir(root, { withFileTypes: true });
  const own = new Set<string>();
  for (const entry of entries) {
    if (NOT_COPIED.has(entry.name)) continue;
    if (entry.isDirectory()) own.add(entry.name);
    await cp(join(root, entry.name), join(copy, entry.name), {
      recursive: true,
      filter: (path) => !path.endsWith("/node_modules"),
    });
  }
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(join(root, "node_modules")))
    await symlink(
      own.has(name) ? join(copy, name) : join(root, "node_modules", name),
      join(copy, "node_modules", name),
    );
  return copy;
}
