import { overrideOrigins } from "../override-origins.ts";
import { isPortFree } from "../port.ts";
import type { Program } from "../process.ts";
import { addressesFrom, StartError, type Addresses } from "../start-env.ts";
import { runTogether } from "../together.ts";

// npm start: builds what changed, starts the API and serves every app on its own origin from one process, until Ctrl-C.
// npm run dev: the same, built in memory and reloaded on each change.
const development = process.argv.includes("--dev");
/** How long the API may take to close its connections and stop its database. */
const CLOSING_SECONDS = 45;
/** How long its stop may wait for a start that is not over. */
const STARTING_SECONDS = 60;
const together = runTogether(longestStopMs());

try {
  const addresses = addressesFrom(process.env);
  // Read where a mistake can be said in one line.
  overrideOrigins(process.env);
  await refuseTakenPorts(addresses);
  if (!development) await build();
  await start(apiProgram(addresses), "The API and its database");
  if (development)
    for (const app of ["shell", ...addresses.remotes.keys()])
      await start(developmentProgram(app), app);
  else
    await start(
      { name: "apps", args: ["tooling/src/serve/serve.ts"] },
      "The apps",
    );
  console.log(`\nBanquete: http://localhost:${addresses.shell}\n`);
} catch (error) {
  if (!together.stopping()) {
    if (!(error instanceof StartError)) throw error;
    if (error.message) console.error(error.message);
    await together.stop(1);
  }
}

async function refuseTakenPorts({ shell, remotes, api }: Addresses) {
  const wanted: [string, number][] = [
    ["shell", shell],
    ...remotes,
    ["API", api],
  ];
  for (const [name, port] of wanted)
    if (!(await isPortFree(port)))
      throw new StartError(
        `Port ${port} (${name}) is taken: stop what listens there, or set BANQUETE_PORT and BANQUETE_API_PORT.`,
      );
}

async function build() {
  console.log("Building what changed…");
  const code = await together.run({
    name: "build",
    args: ["tooling/src/commands/build.ts"],
  });
  if (code !== 0) throw new StartError("Not started: the build failed.");
}

function apiProgram({ shell, api }: Addresses): Program {
  const origins = ["localhost", "127.0.0.1"].map((h) => `http://${h}:${shell}`);
  return {
    name: "api",
    args: ["api/src/main.ts"],
    env: {
      BANQUETE_API_PORT: String(api),
      BANQUETE_ORIGINS: process.env.BANQUETE_ORIGINS ?? origins.join(","),
    },
  };
}

function developmentProgram(app: string): Program {
  return { name: app, args: ["tooling/src/serve/serve-development.ts", app] };
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
