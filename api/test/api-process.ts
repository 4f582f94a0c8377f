import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isRunning } from "../src/db/embedded/processes.ts";
import { folderOfRun } from "./run-folder.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Signs the tokens of processes on a PostgreSQL server. */
const PROCESS_SECRET = "f1d2e3c4b5a6978877665544332211000123456789abcdef";

/** A running API process, started as `npm start` does. */
export interface ApiProcess {
  url: string;
  /** The port of its metrics, when it has one. */
  metrics: number | undefined;
  pid: number;
  /** Its log so far. */
  log(): string;
  /** Stops it and resolves with its exit code; null when a signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Simulates the end of its parent process; resolves with its exit code. */
  leave(): Promise<number | null>;
}

/** The log and exit code of a process that did not start. */
export interface FailedStart {
  code: number | null;
  stdout: string;
  stderr: string;
}

const children = new Set<ChildProcess>();

/** Kills the processes that a failed test left running. */
export function killLeftovers(): void {
  for (const child of children) child.kill("SIGKILL");
}

/** Starts the API on a free port and waits for its ready line; rejects with its log when it ends instead. */
export async function startApi(
  env: Record<string, string>,
): Promise<ApiProcess> {
  const child = spawnApi(env);
  const errors = collect(child.stderr);
  const lines = createInterface({ input: child.stdout! });
  const ready = once(lines, "line").then(([line]) => String(line));
  const ended = once(child, "exit").then(() => {
    throw new Error(`The API ended before it was ready: ${errors()}`);
  });
  ended.catch(() => {});
  const { listening, metrics } = JSON.parse(
    await Promise.race([ready, ended]),
  ) as { listening: string; metrics?: number };
  const endAfter = async (act: () => void) => {
    const exit = once(child, "exit");
    act();
    const [code] = (await exit) as [number | null];
    return code;
  };
  return {
    url: listening,
    metrics,
    pid: child.pid!,
    log: errors,
    end: (signal) => endAfter(() => child.kill(signal)),
    leave: () => endAfter(() => child.disconnect()),
  };
}

/** Starts an API that should not start, and waits for its end. */
export async function startRefused(
  env: Record<string, string>,
): Promise<FailedStart> {
  const child = spawnApi(env);
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout: stdout(), stderr: stderr() };
}

function spawnApi(env: Record<string, string>): ChildProcess {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(BANQUETE_|DATABASE_URL$|PAYMENT_GATEWAY$|ASAAS_|CARD_MODE$|NODE_OPTIONS$|PG|OTEL_)/.test(
        name,
      ),
  );
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...Object.fromEntries(inherited),
      BANQUETE_API_PORT: "0",
      PAYMENT_GATEWAY: "sandbox",
      ...(env["DATABASE_URL"] && { BANQUETE_JWT_SECRET: PROCESS_SECRET }),
      // A test run registers many accounts from one address.
      BANQUETE_REGISTRATION_LIMIT: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

function collect(stream: ChildProcess["stdout"]): () => string {
  let text = "";
  stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  return () => text;
}

/** A new data folder that the database user may enter, and a function that removes it. */
export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const parent = folderOfRun("banquete-data-");
  return {
    dataDir: join(parent, "data"),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** The pid of the database server of a data folder, or null when none runs. */
export function serverPid(dataDir: string): number | null {
  try {
    const file = readFileSync(join(dataDir, "pg", "postmaster.pid"), "utf8");
    const pid = Number(file.split("\n")[0]);
    return isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}
