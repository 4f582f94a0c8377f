import { join } from "node:path";
import { parseArgs } from "node:util";
import { overrideOrigins } from "../override-origins.ts";
import { isPortFree } from "../port.ts";
import type { Program } from "../process.ts";
import { addressesFrom, type Addresses } from "../start-env.ts";
import { StartError } from "../start-error.ts";
import { runTogether } from "../together.ts";
import { root } from "../workspace.ts";
import { listen } from "../serve/listen-until-stopped.ts";
import { legalTexts } from "../serve/runtime-config.ts";

// npm start: builds what changed, starts the API and serves every app on its own origin, until Ctrl-C.
// npm run dev [-- REMOTE…]: the same, built in memory and replaced in the page at each change. With names, the other
// remotes are as built.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dev: { type: "boolean", default: false } },
});
/** How long the API may take to close its connections and stop its database. */
const CLOSING_SECONDS = 45;
/** How long its stop may wait for a start that is not over. */
const STARTING_SECONDS = 60;
const together = runTogether(longestStopMs());

try {
  const addresses = addressesFrom(process.env);
  // Read here, where a mistake is reported in one line.
  overrideOrigins(process.env);
  legalTexts(process.env);
  await refuseTakenPorts(addresses);
  if (values.dev) await develop(addresses);
  else await serveBuilt(addresses);
  console.log(`\nBanquete: http://localhost:${addresses.shell}\n`);
} catch (error) {
  if (!together.stopping()) {
    if (!(error instanceof StartError)) throw error;
    if (error.message) console.error(error.message);
    await together.stop(1);
  }
}

async function refuseTakenPorts({ shell, remotes, api }: Addresses) {
  const ports: [string, number][] = [
    ["shell", shell],
    ...remotes,
    ["API", api],
  ];
  for (const [name, port] of ports)
    if (!(await isPortFree(port)))
      throw new StartError(
        `Port ${port} (${name}) is taken: stop what listens there, or set BANQUETE_PORT and BANQUETE_API_PORT.`,
      );
}

async function serveBuilt(addresses: Addresses) {
  const startApps = async () => {
    await build([]);
    await serve(addresses);
  };
  await Promise.all([
    start(apiProgram(addresses), "The API and its database"),
    startApps(),
  ]);
}

async function develop(addresses: Addresses) {
  const remotes = [...addresses.remotes.keys()];
  const unknown = positionals.find((name) => !remotes.includes(name));
  if (unknown)
    throw new StartError(
      `There is no remote "${unknown}": npm run dev [-- ${remotes.join("|")}]`,
    );
  const followed = positionals.length > 0 ? positionals : remotes;
  const built = remotes.filter((name) => !followed.includes(name));
  if (built.length > 0) await build(built);
  console.log("Starting The API and its database…");
  await together.follow(
    apiProgram(addresses),
    ["api/src", "shared-contracts/src"].map((folder) => join(root, folder)),
  );
  if (built.length > 0) await serve(addresses, built);
  await Promise.all(
    ["shell", ...followed].map((app) =>
      start(developmentProgram(app, followed), app),
    ),
  );
}

async function build(apps: readonly string[]) {
  console.log("Building what changed…");
  const code = await together.run({
    name: "build",
    args: ["tooling/src/commands/build.ts", ...apps],
  });
  if (code !== 0) throw new StartError("Not started: the build failed.");
}

function apiProgram({ shell, api }: Addresses): Program {
  const origins = ["localhost", "127.0.0.1"].map((h) => `http://${h}:${shell}`);
  return {
    name: "api",
    // A young generation of 4 MB, not 16: what one user does fits, and the API holds 15 MB less at rest.
    args: ["--max-semi-space-size=4", "api/src/main.ts"],
    env: {
      BANQUETE_API_PORT: String(api),
      BANQUETE_ORIGINS: process.env.BANQUETE_ORIGINS ?? origins.join(","),
    },
  };
}

/** Serves built apps from this process, which needs less memory than another. They end with it. */
async function serve(addresses: Addresses, apps: readonly string[] = []) {
  // Loaded once the builds are done.
  const { builtServers } = await import("../serve/built-servers.ts");
  await listen(builtServers(addresses, apps));
}

function developmentProgram(app: string, followed: readonly string[]): Program {
  return {
    name: app,
    args: ["tooling/src/serve/serve-development.ts", app, ...followed],
  };
}

async function start(program: Program, title: string) {
  console.log(`Starting ${title}…`);
  await together.start(program);
}

/** A killed API would leave its database running, so this is longer than the API ever takes. */
function longestStopMs(): number {
  const { BANQUETE_DRAIN_SECONDS, BANQUETE_STOP_SECONDS } = process.env;
  const calls = Math.max(Number(BANQUETE_STOP_SECONDS || 60), STARTING_SECONDS);
  const seconds = Number(BANQUETE_DRAIN_SECONDS || 0) + calls + CLOSING_SECONDS;
  return seconds * 1000;
}
