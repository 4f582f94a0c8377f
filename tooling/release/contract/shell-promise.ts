import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShellPromise } from "../published-folder.ts";
import { pageShared } from "../../src/shared-modules.ts";
import { root } from "../../src/workspace.ts";

/** What the shell of this checkout promises: the versions it shares, and the pages of its route table. */
export async function shellPromise(): Promise<ShellPromise> {
  const file = pathToFileURL(join(root, "shell/src/routes.ts")).href;
  const { remoteRoutes } = (await import(file)) as {
    remoteRoutes: ShellPromise["routes"];
  };
  const shared = Object.entries(pageShared).map(
    ([name, { version }]) => [name, version] as const,
  );
  return {
    shared: Object.fromEntries(shared),
    routes: remoteRoutes.map(({ path, remote, page }) => ({
      path,
      remote,
      page,
    })),
  };
}
