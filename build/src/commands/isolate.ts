import { parseArgs } from "node:util";
import { buildIsolation } from "../build-isolation.ts";
import { isPortFree } from "../port.ts";
import { runAll } from "../process.ts";
import { isolationServer } from "../serve/serve-isolation.ts";
import { addressesFrom } from "../start-env.ts";

// npm run isolate -- REMOTE [--api URL]: builds one remote and serves it alone on its port, with fake services or in front of an API.
// With --build it only builds, one remote or several side by side.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { api: { type: "string" }, build: { type: "boolean" } },
});
const { remotes } = addressesFrom(process.env);
const [remote] = positionals;
const port = remotes.get(remote ?? "");
const unknown = positionals.find((name) => !remotes.has(name));

if (port === undefined || unknown !== undefined) {
  console.error(
    `Usage: npm run isolate -- ${[...remotes.keys()].join("|")} [--api http://localhost:4000]`,
  );
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
  console.log(`Building ${remote}…`);
  await buildIsolation(remote!);
  const api = values.api?.replace(/\/+$/, "") ?? null;
  const server = isolationServer(remote!, api);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      server.server.closeAllConnections();
      void server.close().then(() => process.exit(0));
    });
  await server.listen({ port, host: "localhost" });
  console.log(`\n${remote} alone: http://localhost:${port}\n`);
}
