import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  copyFile,
  mkdtemp,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { ensureHaproxy } from "tooling/debian-programs";
import { freePorts } from "tooling/port";
import { root } from "tooling/workspace";
import { startDebianPair } from "../../api/test/debian-postgresql.ts";
import { type ApiProcesses, startProcesses } from "./api-processes.ts";
import type { Stops } from "./stops.ts";

export type Replication = "synchronous" | "asynchronous";

const PROCESSES = 4;
const CHECK_PASSWORD = "a password of the check";

/** Two database servers behind HAProxy, and four processes of the API on it. */
export interface TwoMachines {
  api: ApiProcesses;
  /** Kills the first database. */
  killPrimary(): Promise<void>;
  /** Makes the second database take changes. */
  promote(): Promise<void>;
}

export async function startTwoMachines(
  replication: Replication,
  stops: Stops,
): Promise<TwoMachines> {
  const { primary, standby, urlAt, stop } = await startDebianPair(replication);
  stops.push(stop);
  const role = `create role haproxy login password '${CHECK_PASSWORD}'`;
  await query(urlAt(primary.port), role);
  const port = await startHaproxy([primary.port, standby.port], stops);
  const databaseUrl = urlAt(port);
  // HAProxy takes turns between both until it has checked them. A standby refuses this.
  for (let tries = 0, held = 0; held < 2; tries++) {
    const change = query(databaseUrl, "select pg_current_xact_id()");
    held = await change.then(
      () => held + 1,
      () => 0,
    );
    if (tries > 300) throw new Error("HAProxy leads to no database.");
    await setTimeout(100);
  }
  return {
    api: await startProcesses(databaseUrl, PROCESSES, stops),
    killPrimary: () => primary.end("SIGKILL"),
    promote: () => query(urlAt(standby.port), "select pg_promote()"),
  };
}

/** Starts HAProxy as deploy/haproxy configures it, on another port, which it answers, and as this user. */
async function startHaproxy(
  servers: readonly number[],
  stops: Stops,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-haproxy-"));
  const from = join(root, "deploy/haproxy");
  const port = await freePorts(1);
  await copyFile(join(from, "is-primary.sh"), join(folder, "is-primary.sh"));
  const passwords = join(folder, "pgpass");
  await writeFile(passwords, `*:*:*:haproxy:${CHECK_PASSWORD}\n`);
  await chmod(passwords, 0o600);
  const configuration = (await readFile(join(from, "haproxy.cfg"), "utf8"))
    .replaceAll(/^ +(log|user|group) .*\n/gm, "")
    .replace("/etc/haproxy/", `${folder}/`)
    .replace("127.0.0.1:5433", `127.0.0.1:${port}`)
    .replace("10.0.0.1:5432", `127.0.0.1:${servers[0]}`)
    .replace("10.0.0.2:5432", `127.0.0.1:${servers[1]}`);
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, configuration);
  const child = spawn(ensureHaproxy(), ["-q", "-db", "-f", file], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  stops.push(async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true });
  });
  return port;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}
