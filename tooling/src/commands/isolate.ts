import { parseArgs } from "node:util";
import { buildIsolation, shippedFolder } from "../build-isolation.ts";
import { isPortFree } from "../port.ts";
import { runAll } from "../process.ts";
import { listenUntilStopped } from "../serve/listen-until-stopped.ts";
import {
  isolationServer,
  type IsolatedParts,
} from "../serve/serve-isolation.ts";
import { addressesFrom } from "../start-env.ts";
import { runCommand } from "../../release/command-line.ts";
import { takeGallery } from "../../release/gallery.ts";
import { targetFromEnv } from "../../release/release-env.ts";
import { watchIsolation } from "../watch-isolation.ts";
import { usageOf } from "../../usage.mjs";

// npm run isolate -- REMOTE [--api URL]: serves one remote alone on its port, with fake services or in front of an API,
// and opens its page again at each change of its sources. With --production it serves the build that is shipped, with
// --live the gallery of the live release; with --build it only makes a build, for one remote or several side by side.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: "string" },
    build: { type: "boolean" },
    live: { type: "boolean" },
    production: { type: "boolean" },
  },
});
const { remotes } = addressesFrom(process.env);
const [remote] = positionals;
const port = remotes.get(remote ?? "");
const unknown = positionals.find((name) => !remotes.has(name));

if (port === undefined || unknown !== undefined) {
  console.error(usageOf("isolate"));
  process.exitCode = 2;
} else if (values.build && positionals.length > 1) {
  const failed = await runAll(
    positionals.map((name) => ({
      name,
      args: [import.meta.filename, "--build", name],
    })),
  );
  process.exitCode = failed.length ? 1 : 0;
} else if (values.build) {
  await buildIsolation(remote!);
} else if (!(await isPortFree(port))) {
  console.error(
    `Port ${port} (${remote}) is taken: stop what listens there, or set BANQUETE_PORT.`,
  );
  process.exitCode = 1;
} else {
  await runCommand(async () => {
    const api = values.api?.replace(/\/+$/, "") ?? null;
    const server = isolationServer({ api, ...(await parts(remote!)) });
    await listenUntilStopped([{ server, port }]);
    return `\n${remote} alone: http://localhost:${port}\n`;
  });
}

/** What is served: a build that follows its sources, the one that is shipped, or the live release. */
async function parts(remote: string): Promise<Omit<IsolatedParts, "api">> {
  if (values.live)
    return { folder: await takeGallery(targetFromEnv(process.env), remote) };
  console.log(`Building ${remote}…`);
  if (!values.production) {
    const watched = await watchIsolation(remote);
    return { folder: watched.folder, watched };
  }
  await buildIsolation(remote);
  return { folder: shippedFolder(remote) };
}
