import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The checkout this file stands in. */
export const root = dirname(dirname(import.meta.dirname));

/** Whether a package is in this checkout: a team's own may hold one remote and what is shared. */
export function isInCheckout(name: string): boolean {
  return existsSync(join(root, name, "package.json"));
}

/** The version in a workspace package's or a dependency's package.json. */
export function versionOf(name: string): string {
  const folder = isInCheckout(name) ? name : join("node_modules", name);
  const file = join(root, folder, "package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as {
    version: string;
  };
  return version;
}
