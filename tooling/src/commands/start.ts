import type { ChildProcess } from "node:child_process";
import { overrideOrigins } from "../override-origins.ts";
import { isPortFree } from "../port.ts";
import { exitOf, startNode, type Program } from "../process.ts";
import { addressesFrom, StartError, type Addresses } from "../start-env.ts";
import { waitUntilReady } from "../ready.ts";

// npm start: builds what changed, starts the API and serves every app on its own origin, until Ctrl-C.
// npm run dev: the same, built in memory and reloaded on each change.
const development = process.argv.includes("--dev");
const children = new Map<string, ChildProcess>();
/** Signals closer together than this are one: npm and the terminal both pass on a single Ctrl+C. */
const SAME_STOP_MS = 1000;
/** How long the API may take to close its connections and stop its database. */
const CLOSING_SECONDS = 45;
let stopping = false;
let stoppedAt = 0;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    if (!stopping) void stop(0);
    else if (performance.now() - stoppedAt >= SAME_STOP_MS) signalChildren();
  });

try {
  const addresses = addressesFrom(process.env);
  // Read where a mistake can be said in one line.
  overrideOrigins(process.env);
  await refuseTakenPorts(addresses);
  if (!development) await build();
  await start(apiProgram(addresses), "The API and its database");
  for (const app of ["shell", ...addresses.remotes.keys()])
    await start(appProgram(app), app);
  console.log(`\nBanquete: http://localhost:${addresses.shell}\n`);
} catch (error) {
  if (!stopping) {
    if (!(error instanceof StartError)) throw error;
    if (error.message) console.error(error.message);
    await stop(1);
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
  const child = startNode({
    name: "build",
    args: ["tooling/src/commands/build.ts"],
  });
  children.set("build", child);
  const code = await exitOf(child);
  children.delete("build");
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

function appProgram(app: string): Program {
  const server = development ? "serve-development" : "serve";
  return { name: app, args: [`tooling/src/serve/${server}.ts`, app] };
}

/** Starts a program and waits for its word; one that ends later ends everything. */
async function start(program: Program, title: string) {
  console.log(`Starting ${title}…`);
  const child = startNode(program, "pipe");
  children.set(program.name, child);
  const ended = exitOf(child).finally(() => children.delete(program.name));
  await waitUntilReady(child, ended);
  void ended.then((code) => {
    if (stopping) return;
    console.error(
      `${program.name} ended (exit code ${code}); stopping the rest.`,
    );
    void stop(1);
  });
}

/** Stops what this start began and nothing else, then ends with `code`. */
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  stoppedAt = performance.now();
  const ends = [...children.values()].map(exitOf);
  signalChildren();
  const patience = setTimeout(() => {
    for (const child of children.values()) child.kill("SIGKILL");
  }, longestStopMs());
  await Promise.all(ends);
  clearTimeout(patience);
  process.exit(code);
}

function signalChildren() {
  for (const child of children.values()) child.kill("SIGTERM");
}

/** A killed API would leave its database running, so this is longer than the API ever takes. */
function longestStopMs(): number {
  const { BANQUETE_DRAIN_SECONDS, BANQUETE_STOP_SECONDS } = process.env;
  const seconds =
    Number(BANQUETE_DRAIN_SECONDS || 0) + Number(BANQUETE_STOP_SECONDS || 60);
  return (seconds + CLOSING_SECONDS) * 1000;
}
