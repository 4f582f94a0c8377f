import { existsSync } from "node:fs";
import { join } from "node:path";
import { shippedFolder } from "tooling/build-isolation";
import { remotes } from "tooling/registry";
import { isolationServer } from "tooling/serve/serve-isolation";
import { folderOf } from "tooling/workspace";
import type { RemoteScenarios } from "isolation/scenario";

/** The scenarios of every remote of this checkout, or of the one that BANQUETE_REMOTE names. */
export function everyRemotesScenarios(): Promise<RemoteScenarios[]> {
  const wanted = process.env.BANQUETE_REMOTE;
  return Promise.all(
    remotes
      .filter(({ name }) => !wanted || name === wanted)
      .map(({ name }) => join(folderOf(name), "src/scenarios/scenarios.ts"))
      .filter((file) => existsSync(file))
      .map(async (file) => {
        const exported = (await import(file)) as Record<
          string,
          RemoteScenarios
        >;
        return Object.values(exported)[0]!;
      }),
  );
}

/** A remote served alone on a free port. */
export interface IsolatedRemote {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves a remote alone, with fake services or in front of an API. Needs `npm run isolate -- REMOTE --build` before,
 * unless another folder is given.
 */
export async function serveIsolated(
  remote: string,
  api: string | null = null,
  folder = shippedFolder(remote),
): Promise<IsolatedRemote> {
  if (!existsSync(join(folder, "isolation")))
    throw new Error(`Run \`npm run isolate -- ${remote} --build\` first.`);
  const server = isolationServer({ api, folder });
  const url = await server.listen({ port: 0, host: "localhost" });
  return {
    url: url.replace("127.0.0.1", "localhost").replace("[::1]", "localhost"),
    stop: () => server.close(),
  };
}
