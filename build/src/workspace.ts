import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The checkout this file stands in. */
export const root = dirname(dirname(import.meta.dirname));

/** The version in a workspace package's or a dependency's package.json. */
export function versionOf(name: string): string {
  const inWorkspace = join(root, name, "package.json");
  const file = existsSync(inWorkspace)
    ? inWorkspace
    : join(root, "node_modules", name, "package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as {
    version: string;
  };
  return version;
}
