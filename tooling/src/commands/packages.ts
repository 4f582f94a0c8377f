import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildPackages } from "../../packages/build-packages.ts";
import { runCommand } from "../../release/command-line.ts";
import { ReleaseError } from "../../release/release-error.ts";
import { root } from "../workspace.ts";

// npm run packages: builds the packages for teams with their own repository.
// --publish: and publishes those that npm's registry does not have in this version, as lerna's from-package does.
await runCommand(async () => {
  const { values } = parseArgs({ options: { publish: { type: "boolean" } } });
  const folder = join(root, ".cache/packages");
  const names = await buildPackages(folder);
  if (!values.publish) return `Built in ${folder}: ${names.join(", ")}.`;
  return names.map((name) => publish(join(folder, name))).join("\n");
});

/** Publishes a package, and says in words that it is there. Throws ReleaseError. */
function publish(folder: string): string {
  const packed = npm(folder, "pack", "--dry-run", "--json");
  const [{ id, integrity }] = JSON.parse(packed ?? "[]") as [
    { id: string; integrity: string },
  ];
  const there = npm(folder, "view", id, "dist.integrity")?.trim();
  if (there === integrity) return `${id} was published already.`;
  if (there)
    throw new ReleaseError(
      `${id} was published with other content: raise its version.`,
    );
  if (npm(folder, "publish") === null)
    throw new ReleaseError(`${id} was not published, as printed above.`);
  return `${id} is published.`;
}

/** What npm prints; null where it fails. */
function npm(cwd: string, ...words: string[]): string | null {
  const { status, stdout, stderr } = spawnSync("npm", words, {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0 && words[0] !== "view") console.error(stderr);
  return status === 0 ? stdout : null;
}
