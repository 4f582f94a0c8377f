/** PostgreSQL servers of the distribution on loopback, with a password: one for the whole run, and pairs. */
import { ensurePostgresql } from "tooling/debian-programs";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import {
  databaseUser,
  type RunAs,
  spawnOptions,
} from "../src/db/embedded/run-as.ts";
import { folderOfRun, runFolder } from "./run-folder.ts";
import { startedOnce } from "./test-server.ts";

export const DATABASE_USER = "banquete";
export const PASSWORD = "a password of the tests";
const STARTS = 5;
/** Tests kill servers, never the machine. */
const QUICK = ["fsync=off"];

/**
 * The DATABASE_URL of a new database without tables. Throws one line that says what to install when there is no server.
 */
export async function createDebianDatabase(): Promise<string> {
  const folder = runFolder();
  const port = await startedOnce(folder, "debian", async () => {
    const { port } = await startServer(join(folder, "debian"));
    return String(port);
  });
  return createDatabase(Number(port));
}

/** A running server. */
export interface DebianServer {
  pid: number;
  port: number;
  /** Ends the server and resolves once it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A primary with one database, and a standby that streams from it. */
export interface DebianPair {
  primary: DebianServer;
  standby: DebianServer;
  /** The URL of the database at a port. */
  urlAt(port: number): string;
  stop(): Promise<void>;
}

export async function startDebianPair(
  replication: "synchronous" | "asynchronous",
): Promise<DebianPair> {
  const folder = folderOfRun("banquete-pair-");
  const primary = await startServer(join(folder, "primary"));
  const url = new URL(await createDatabase(primary.port));
  const urlAt = (port: number) => urlOf(port, url.pathname.slice(1));
  const standby = await startStandby(join(folder, "standby"), primary.port);
  if (replication === "synchronous") {
    const client = new pg.Client(urlAt(primary.port));
    await client.connect();
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query("select pg_reload_conf()");
    await client.end();
  }
  const stop = async () => {
    await Promise.all([primary.end("SIGQUIT"), standby.end("SIGQUIT")]);
    rmSync(folder, { recursive: true });
  };
  return { primary, standby, urlAt, stop };
}

/** Starts a server with its data in `data` of a new folder. It stops when the run ends. */
export async function startServer(
  folder: string,
  settings: readonly string[] = QUICK,
): Promise<DebianServer> {
  const { bin, user, data } = prepare(folder);
  await initialise(bin, folder, data, user);
  return launch(data, settings);
}

async function startStandby(
  folder: string,
  primaryPort: number,
): Promise<DebianServer> {
  const { bin, user, data } = prepare(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const from = urlOf(primaryPort, "postgres");
  await promisify(execFile)(
    join(bin, "pg_basebackup"),
    [
      `--pgdata=${data}`,
      `--dbname=${from}`,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ],
    spawnOptions(user),
  );
  return launch(data);
}

/** Whom the servers run as; null for the user of the tests. */
export function serverUser(): RunAs | null {
  return process.getuid?.() === 0 ? databaseUser() : null;
}

function prepare(folder: string) {
  const bin = ensurePostgresql();
  const user = serverUser();
  mkdirSync(folder, { mode: 0o700 });
  return { bin, user, data: join(folder, "data") };
}

async function initialise(
  bin: string,
  folder: string,
  data: string,
  user: RunAs | null,
): Promise<void> {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (user) {
    for (const path of [folder, passwordFile])
      chownSync(path, user.uid, user.gid);
  }
  const args = [
    `--pgdata=${data}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  await promisify(execFile)(join(bin, "initdb"), args, spawnOptions(user));
}

/** Starts the server of some data on a free port; on another one when that was taken meanwhile. */
export async function launch(
  data: string,
  settings: readonly string[] = QUICK,
): Promise<DebianServer> {
  const bin = ensurePostgresql();
  for (let start = 1; start <= STARTS; start++) {
    const port = await freePort();
    const all = [
      `port=${port}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      ...settings,
    ];
    const child = spawn(
      join(bin, "postgres"),
      ["-D", data, ...all.flatMap((setting) => ["-c", setting])],
      { ...spawnOptions(serverUser()), stdio: "ignore" },
    );
    child.unref();
    let ended = false;
    child.once("exit", () => (ended = true));
    child.once("error", () => (ended = true));
    while (!ended) {
      if (await answers(port))
        return { pid: child.pid!, port, end: endOf(child) };
      await setTimeout(20);
    }
  }
  throw new Error(`PostgreSQL of ${bin} does not start.`);
}

function endOf(child: ChildProcess) {
  return async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Until it is gone, this process waits for it.
    child.ref();
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client(urlOf(port, "postgres"));
  // A server that ends during the query means "no", not an unhandled error.
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The URL of a new database without tables. */
export async function createDatabase(port: number): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(urlOf(port, "postgres"));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(port, name);
}

/** Where a database is. */
export function urlOf(port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
}
