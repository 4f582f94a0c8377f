/** A PostgreSQL server of the distribution on a free port of loopback with a password, one for the whole run. */
import { ensurePostgresql } from "tooling/postgresql";
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
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
import { runFolder } from "./run-folder.ts";
import { startedOnce } from "./test-server.ts";

const SUPERUSER = "banquete";
const PASSWORD = "a password of the tests";
const STARTS = 5;

/**
 * The DATABASE_URL of a new database without tables. Throws one line that says what to install when there is no server.
 */
export async function createDebianDatabase(): Promise<string> {
  const folder = runFolder();
  const port = await startedOnce(folder, "debian", () =>
    startServer(join(folder, "debian")),
  );
  return createDatabase(Number(port));
}

/** Starts a server in a new folder and resolves with its port. It stops when the run ends. */
async function startServer(folder: string): Promise<string> {
  const bin = ensurePostgresql();
  const user = process.getuid?.() === 0 ? databaseUser() : null;
  const data = join(folder, "data");
  mkdirSync(folder, { mode: 0o700 });
  await initialise(bin, folder, data, user);
  return String(await launch(bin, data, user));
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
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  await promisify(execFile)(join(bin, "initdb"), args, spawnOptions(user));
}

/** Starts the server on a free port; on another one when that was taken meanwhile. */
async function launch(
  bin: string,
  data: string,
  user: RunAs | null,
): Promise<number> {
  for (let start = 1; start <= STARTS; start++) {
    const port = await freePort();
    const settings = [
      `port=${port}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      // Tests never kill this server.
      "fsync=off",
    ];
    const child = spawn(
      join(bin, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...spawnOptions(user), stdio: "ignore" },
    );
    child.unref();
    let ended = false;
    child.once("exit", () => (ended = true));
    child.once("error", () => (ended = true));
    while (!ended) {
      if (await answers(port)) return port;
      await setTimeout(20);
    }
  }
  throw new Error(`PostgreSQL of ${bin} does not start.`);
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
  // A server that ends meanwhile means "no", not an unhandled error.
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

async function createDatabase(port: number): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(urlOf(port, "postgres"));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(port, name);
}

function urlOf(port: number, database: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
}
