import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ports, repository } from "../registered.mjs";

/** Where these sources are: the checkout, or the package of it that a team has installed in its own repository. */
export const sources = dirname(dirname(import.meta.dirname));

/** The checkout this file stands in; of an installed package, the repository of the team. */
export const root = resolve(fileURLToPath(repository));

/** Whether this is a package in a team's own repository, which holds one remote. */
export const isInstalled = root !== sources;

/** The extension of modules: they are TypeScript in the checkout. */
export const extension = extname(import.meta.filename);

/** The compiler options of every package. */
export const compilerConfig = join(sources, "tsconfig.base.json");

/** The folder of an app: in a team's own repository, all of it. */
export function folderOf(app: string): string {
  return isInstalled ? root : join(root, app);
}

/** Whether a package is in this checkout: a team's own may hold one remote and what is shared. */
export function isInCheckout(name: string): boolean {
  return isInstalled
    ? name in ports
    : existsSync(join(root, name, "package.json"));
}

/** The version in a workspace package's or a dependency's package.json. */
export function versionOf(name: string): string {
  const folder = isInCheckout(name)
    ? folderOf(name)
    : join(root, "node_modules", name);
  const { version } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as { version: string };
  return version;
}
