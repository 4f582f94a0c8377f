import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import {
  killLeftovers,
  serverPid,
  startApi,
  startRefused,
  temporaryDataDir,
} from "../test/api-process.ts";
import { untilClosed } from "../test/until-closed.ts";
import { socketConfig, SUPERUSER } from "./db/embedded/probe.ts";
import { isRunning } from "./db/embedded/processes.ts";

const { dataDir, remove } = temporaryDataDir();
const env = { BANQUETE_DATA_DIR: dataDir };
afterAll(() => {
  killLeftovers();
  const left = serverPid(dataDir);
  if (left !== null) process.kill(left, "SIGQUIT");
  remove();
});

const login = async (url: string) => {
  const answer = await fetch(`${url}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@banquete.app", password: "banquete" }),
  });
  return ((await answer.json()) as { token: string }).token;
};
const budgets = async (url: string, token: string) => {
  const answer = await fetch(`${url}/orcamentos`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { nome: string; totalFinal: number }[];
};

test("the first start creates the demo; a second keeps it and the sign-ins; both end cleanly", async () => {
  const first = await startApi({ ...env, BANQUETE_DEMO: "1" });
  const token = await login(first.url);
  const rows = await budgets(first.url, token);
  expect(rows.map(({ nome }) => nome)).toEqual([
    "Aniversário da Marina, 50 anos",
    "Casamento Helena e Rafael",
    "Confraternização Serra Azul",
  ]);
  expect(rows.slice(0, 2).map(({ totalFinal }) => totalFinal)).toEqual([
    25_004, 34_689.06,
  ]);
  const server = serverPid(dataDir);
  expect(await first.end("SIGTERM")).toBe(0);
  expect([server === null, serverPid(dataDir)]).toEqual([false, null]);

  const second = await startApi({ ...env, BANQUETE_DEMO: "1" });
  expect(await budgets(second.url, token)).toHaveLength(3);
  expect(await second.end("SIGINT")).toBe(0);
  expect(serverPid(dataDir)).toBeNull();
});

/** Sends the headers of a call and ten bytes of its body, and no more. */
async function stallInBody(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).resume();
  await once(socket, "connect");
  socket.write(
    "POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n0123456789",
  );
  return socket;
}

test("a stalled body and a silent connection do not keep a stopping process alive", async () => {
  const api = await startApi({ ...env, BANQUETE_STOP_SECONDS: "1" });
  const stalled = await stallInBody(api.url);
  const silent = connect(Number(new URL(api.url).port), "127.0.0.1").resume();
  const ended = Promise.all([untilClosed(stalled), untilClosed(silent)]);
  await once(silent, "connect");
  expect(await api.end("SIGTERM")).toBe(0);
  await ended;
  expect(serverPid(dataDir)).toBeNull();
});

test("two signals of one Ctrl+C count once; a later one skips the drain and the wait and still stops the database", async () => {
  const api = await startApi({
    ...env,
    BANQUETE_DRAIN_SECONDS: "600",
    BANQUETE_STOP_SECONDS: "600",
  });
  const stalled = await stallInBody(api.url);
  process.kill(api.pid, "SIGINT");
  process.kill(api.pid, "SIGTERM");
  await setTimeout(1100);
  expect((await fetch(`${api.url}/health`)).status).toBe(503);
  const ended = untilClosed(stalled);
  expect(await api.end("SIGTERM")).toBe(0);
  await ended;
  expect(serverPid(dataDir)).toBeNull();
});

/** The process that has claimed a data folder. */
function ownerPid(folder: string): number {
  const text = readFileSync(join(folder, "owner.json"), "utf8");
  return (JSON.parse(text) as { pid: number }).pid;
}

test("a process that is stopped during its start leaves no database behind", async () => {
  const fresh = temporaryDataDir();
  const starting = startApi({ BANQUETE_DATA_DIR: fresh.dataDir });
  // The data folder is claimed: from here on there is something to undo.
  while (!existsSync(join(fresh.dataDir, "owner.json"))) await setTimeout(5);
  const pid = ownerPid(fresh.dataDir);
  process.kill(pid, "SIGTERM");
  await starting.catch(() => {});
  while (isRunning(pid)) await setTimeout(20);
  expect(serverPid(fresh.dataDir)).toBeNull();
  expect(existsSync(join(fresh.dataDir, "owner.json"))).toBe(false);
  fresh.remove();
});

test("a second signal does not skip the end of a start and leaves no database behind", async () => {
  const first = await startApi(env);
  await first.end("SIGKILL");
  const client = new pg.Client(
    socketConfig(join(dataDir, "socket"), SUPERUSER),
  );
  await client.connect();
  await client.query("begin");
  await client.query("lock table kysely_migration");
  const starting = startApi(env);
  const waits = `select 1 from pg_locks where relation = 'kysely_migration'::regclass and not granted`;
  while ((await client.query(waits)).rowCount === 0) await setTimeout(20);
  const pid = ownerPid(dataDir);
  process.kill(pid, "SIGTERM");
  await setTimeout(1100);
  process.kill(pid, "SIGTERM");
  await client.query("rollback");
  await client.end();
  await starting.catch(() => {});
  while (isRunning(pid)) await setTimeout(20);
  expect(serverPid(dataDir)).toBeNull();
});

test("the API and its database stop when the parent process ends", async () => {
  const api = await startApi(env);
  expect(await api.leave()).toBe(0);
  expect(serverPid(dataDir)).toBeNull();
});

test("an API that is reachable from outside warns when its gateway is the sandbox", async () => {
  const api = await startApi({
    ...env,
    BANQUETE_API_URL: "https://api.example.com",
  });
  while (!api.log().includes("\n")) await setTimeout(20);
  expect(api.log()).toMatch(/^WARNING: PLANS ARE GIVEN AWAY/);
  expect(await api.end("SIGTERM")).toBe(0);
});

test("a second API on the same data is refused in one line, and the first goes on", async () => {
  const first = await startApi(env);
  const second = await startRefused(env);
  expect(second).toEqual({
    code: 1,
    stdout: "",
    stderr: `The data folder ${dataDir} is in use by the process ${first.pid}. Stop it first, or set BANQUETE_DATA_DIR to another folder.\n`,
  });
  expect((await fetch(`${first.url}/health`)).status).toBe(200);
  expect(await first.end("SIGTERM")).toBe(0);
});

test("the claim of a killed API is void, even when its pid is in use again", async () => {
  const first = await startApi(env);
  await first.end("SIGKILL");
  const left = serverPid(dataDir);
  expect(left).not.toBeNull();
  // This process runs, but it did not start at the claimed time.
  const file = join(dataDir, "owner.json");
  const claim = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...claim, pid: process.pid }));
  const second = await startApi(env);
  expect(serverPid(dataDir)).toBe(left);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(serverPid(dataDir)).toBeNull();
  expect(existsSync(join(dataDir, "owner.json"))).toBe(false);
});

test("a copied data folder starts beside the original, whose process its files name", async () => {
  const copy = temporaryDataDir();
  execFileSync("cp", ["-a", dataDir, copy.dataDir]);
  const first = await startApi(env);
  for (const file of ["owner.json", "pg/postmaster.pid"]) {
    copyFileSync(join(dataDir, file), join(copy.dataDir, file));
  }
  const second = await startApi({ BANQUETE_DATA_DIR: copy.dataDir });
  expect([ownerPid(dataDir), ownerPid(copy.dataDir)]).toEqual([
    first.pid,
    second.pid,
  ]);
  expect(serverPid(copy.dataDir)).not.toBe(serverPid(dataDir));
  const token = await login(second.url);
  expect(await budgets(second.url, token)).toHaveLength(3);
  expect(await second.end("SIGTERM")).toBe(0);
  expect((await fetch(`${first.url}/health`)).status).toBe(200);
  expect(await first.end("SIGTERM")).toBe(0);
  copy.remove();
});

test("a lock file that names another program does not keep the database from starting", async () => {
  writeFileSync(
    join(dataDir, "pg", "postmaster.pid"),
    `${process.pid}\n${join(dataDir, "pg")}\n1\n5432\n`,
  );
  const api = await startApi(env);
  expect((await fetch(`${api.url}/health`)).status).toBe(200);
  expect(await api.end("SIGTERM")).toBe(0);
});

test("a killed database server is started again under the running API", async () => {
  const api = await startApi({ ...env, BANQUETE_DEMO: "1" });
  const token = await login(api.url);
  const killed = serverPid(dataDir)!;
  process.kill(killed, "SIGKILL");
  const deadline = Date.now() + 60_000;
  let healthy = false;
  while (!healthy && Date.now() < deadline) {
    await setTimeout(50);
    const { status } = await fetch(`${api.url}/health`);
    healthy = status === 200 && serverPid(dataDir) !== killed;
  }
  expect(serverPid(dataDir)).not.toBeNull();
  expect(await budgets(api.url, token)).toHaveLength(3);
  expect(await api.end("SIGTERM")).toBe(0);
  expect(serverPid(dataDir)).toBeNull();
});

test("tables from before 1.0.0 are refused in one line, and their server is stopped", async () => {
  const old = temporaryDataDir();
  const place = { BANQUETE_DATA_DIR: old.dataDir };
  const api = await startApi(place);
  const client = new pg.Client(
    socketConfig(join(old.dataDir, "socket"), SUPERUSER),
  );
  await client.connect();
  await client.query(
    "update kysely_migration set name = '001-start' where name = '001-first-release'",
  );
  await client.end();
  expect(await api.end("SIGTERM")).toBe(0);
  const refused = await startRefused(place);
  expect(refused.stderr).toMatch(
    /^The data folder [^\n]+ has tables from before version 1\.0\.0[^\n]+\n$/,
  );
  expect([refused.code, serverPid(old.dataDir)]).toEqual([1, null]);
  old.remove();
});

test("a port in use, a bad setting and an unreachable database each print one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const file = join(dataDir, "..", "file");
  writeFileSync(file, "");
  const starts = await Promise.all([
    startRefused({ ...env, BANQUETE_API_PORT: String(port) }),
    startRefused({ ...env, BANQUETE_API_PORT: "x" }),
    startRefused({ DATABASE_URL: "postgres://127.0.0.1:1/x" }),
    startRefused({ BANQUETE_DATA_DIR: file }),
  ]);
  other.close();
  expect(starts.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  const lines = starts.map(({ stderr }) => stderr.trimEnd());
  expect(lines[0]).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set BANQUETE_API_PORT.`,
  );
  expect(lines[1]).toMatch(/^BANQUETE_API_PORT is not valid: [^\n]+$/);
  expect(lines[2]).toMatch(
    /^The database of DATABASE_URL cannot be used: [^\n]+$/,
  );
  expect(lines[3]).toMatch(/^The data folder [^\n]+ cannot be made: [^\n]+$/);
  expect(serverPid(dataDir)).toBeNull();
});

test("a folder whose parent the database user cannot enter prints one line", async () => {
  const closed = join(dataDir, "..", "closed");
  // Root may enter any folder, its database user may not. For any other user the folder's own mode denies it.
  mkdirSync(closed, { mode: 0o500 });
  const refused = await startRefused({
    BANQUETE_DATA_DIR: join(closed, "data"),
  });
  rmSync(closed, { recursive: true });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /^The data folder [^\n]+ cannot be (made: |reached and written by the database user )[^\n]+\n$/,
  );
});

test("the most detailed log holds no password, no token and no hash", async () => {
  const api = await startApi({
    ...env,
    BANQUETE_DEMO: "1",
    BANQUETE_LOG_LEVEL: "trace",
  });
  const token = await login(api.url);
  await budgets(api.url, token);
  await fetch(`${api.url}/auth/login`, { method: "POST", body: "{banquete" });
  await api.end("SIGTERM");
  expect(api.log()).toContain("/auth/login");
  expect(api.log()).not.toContain(token);
  expect(api.log()).not.toMatch(/"password"|argon2|Bearer|\{banquete/);
});
