import { execFile, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartupError } from "../../startup-error.ts";
import { installBinaries } from "./binaries.ts";
import { type Place } from "./place.ts";
import { findPostmaster, clearStaleLocks } from "./postmaster.ts";
import { answers, SUPERUSER } from "./probe.ts";
import { isRunning, waitForExit } from "./processes.ts";
import { spawnOptions } from "./run-as.ts";

/** The version of the data on disk. A newer one needs pg_upgrade, which is not shipped. */
const MAJOR = "18";
const LOG_MAX_BYTES = 5 * 1024 * 1024;
const START_TIMEOUT_MS = 60_000;

export interface RunningServer {
  /** The host for the driver: the folder of the socket. */
  socketDir: string;
  /** True when it took over the running server of a killed process. */
  adopted: boolean;
  isUp(): boolean;
  /** Starts the server again after it was killed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Extra `-c name=value` settings. */
  settings?: Record<string, string>;
  /** Extra arguments of initdb. */
  initdbArguments?: string[];
}

/** Starts the server of this place, or takes over the running one of a killed process. */
export async function startServer(
  place: Place,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const start = async () => {
    const bin = installBinaries(place);
    await initialise(place, bin, options.initdbArguments ?? []);
    clearStaleLocks(place);
    await launch(place, bin, options.settings ?? {});
  };
  const adopted = await adopt(place);
  if (!adopted) await start();
  return {
    socketDir: place.socketDir,
    adopted,
    isUp: () => findPostmaster(place) !== null,
    restart: start,
    stop: () => stopServer(place),
  };
}

/** Waits for an existing server until it answers a connection (it may be recovering), or until it is gone. */
async function adopt(place: Place): Promise<boolean> {
  const pid = findPostmaster(place);
  if (pid === null) return false;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isRunning(pid)) {
    if (await answers(place.socketDir)) return true;
    if (Date.now() > deadline) {
      throw new StartupError(
        `The database server ${pid} on ${place.dataDir} runs but does not answer. End that process and start again.`,
      );
    }
    await pause(25);
  }
  return false;
}

/** Creates the data beside its final place and renames it, so that a crash leaves no half-made data folder. */
async function initialise(
  place: Place,
  bin: string,
  extra: string[],
): Promise<void> {
  if (existsSync(place.pgData)) return checkMajor(place);
  const draft = `${place.pgData}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (place.user) chownSync(draft, place.user.uid, place.user.gid);
  const args = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    "--encoding=UTF8",
    "--locale=C",
    // Only the socket accepts connections, and its folder is closed to all other users.
    "--auth-local=trust",
    "--auth-host=reject",
    ...extra,
  ];
  await promisify(execFile)(
    join(bin, "initdb"),
    args,
    spawnOptions(place.user),
  ).catch((error: { stderr?: string; message: string }) => {
    throw new StartupError(
      `The database could not be created in ${place.dataDir}: ${lastLine(error.stderr ?? error.message)}`,
    );
  });
  renameSync(draft, place.pgData);
}

function checkMajor(place: Place): void {
  const found = readFileSync(join(place.pgData, "PG_VERSION"), "utf8").trim();
  if (found === MAJOR) return;
  throw new StartupError(
    `The data in ${place.dataDir} is of PostgreSQL ${found}, this is ${MAJOR}. Dump it with the old version and load it into an empty folder.`,
  );
}

async function launch(
  place: Place,
  bin: string,
  settings: Record<string, string>,
): Promise<void> {
  const all: Record<string, string> = {
    listen_addresses: "",
    unix_socket_directories: place.socketDir,
    fsync: "on",
    shared_buffers: "64MB",
    max_connections: "40",
    timezone: "UTC",
    log_timezone: "UTC",
    // The details of an error contain what users typed.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await launchOnce(place, bin, args))) {
    // The workers of a killed server may hold its memory for a moment.
    if (Date.now() > deadline) {
      throw new StartupError(
        `The database server does not start: ${lastLine(readFileSync(place.logFile, "utf8"))} (${place.logFile})`,
      );
    }
    await pause(250);
  }
}

/** True once a connection succeeds, false when the server ends first. */
async function launchOnce(
  place: Place,
  bin: string,
  args: string[],
): Promise<boolean> {
  const log = openLog(place.logFile);
  const child = spawn(join(bin, "postgres"), ["-D", place.pgData, ...args], {
    ...spawnOptions(place.user),
    // A separate process group: Ctrl+C in a terminal reaches only this process, which stops the server after the last
    // call.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));
  while (!ended) {
    if (await answers(place.socketDir)) return true;
    await pause(15);
  }
  return false;
}

function openLog(file: string): number {
  const full = existsSync(file) && statSync(file).size > LOG_MAX_BYTES;
  return openSync(file, full ? "w" : "a", 0o600);
}

/**
 * Ends open connections, writes everything to disk and waits until every process is gone; forces it when that takes too
 * long.
 */
async function stopServer(place: Place): Promise<void> {
  const pid = findPostmaster(place);
  if (pid === null) return;
  const steps = [
    ["SIGINT", 20_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const;
  for (const [signal, timeoutMs] of steps) {
    process.kill(pid, signal);
    if (await waitForExit(pid, timeoutMs)) return;
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
