import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import {
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "../../test/api-process.ts";
import { createDebianDatabase } from "../../test/debian-postgresql.ts";
import { folderOfRun } from "../../test/run-folder.ts";
import { createTestDatabaseConfig } from "../../test/test-database.ts";
import { openDatabase } from "../db/connection.ts";
import { makeBackup } from "./make-backup.ts";

const ADMIN = fileURLToPath(new URL("../commands/admin.ts", import.meta.url));
const folder = folderOfRun("banquete-backups-");
const places = [temporaryDataDir(), temporaryDataDir()];
const [original, copy] = places.map(({ dataDir }) => dataDir);
afterAll(() => {
  killLeftovers();
  for (const { dataDir, remove } of places) {
    const left = serverPid(dataDir);
    if (left !== null) process.kill(left, "SIGQUIT");
    remove();
  }
  rmSync(folder, { recursive: true });
});

const environment = (env: Record<string, string>) => ({
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
  ...env,
});

/** Runs the command; its output and errors. */
function admin(env: Record<string, string>, ...typed: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((done) =>
    execFile(
      process.execPath,
      [ADMIN, ...typed],
      { env: environment(env) },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  );
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "demo@banquete.app", password: "banquete" }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function statusOf(url: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${url}/user/status`, { headers })).status;
}

test("the embedded database is backed up while it serves, verified, and restored elsewhere", async () => {
  const env = { BANQUETE_DATA_DIR: original! };
  const elsewhere = { BANQUETE_DATA_DIR: copy! };
  const api = await startApi({ ...env, BANQUETE_DEMO: "1" });
  const token = await signIn(api.url);
  const made = await admin(env, "backup", "--keep", folder);
  expect(made).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("WARNING: this backup is not encrypted."),
  });
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(/^banquete-[0-9TZ-]+\.gz$/),
    "erased-accounts.txt",
  ]);
  const file = join(folder, readdirSync(folder)[0]!);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const verified = await admin({ TMPDIR: "/tmp" }, "verify", file);
  expect(verified).toMatchObject({ code: 0, stderr: "" });
  expect(verified.stdout).toMatch(
    /: accounts: 1, rows: \d+, all with their totals\.\n$/,
  );

  const busy = await admin(env, "restore", file);
  expect(busy.stderr).toContain(`The data folder ${original} is in use by`);
  const restored = await admin(elsewhere, "restore", file);
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(restored.stdout).toContain(
    "It sends no mail and calls no payment gateway until: npm run admin -- resume",
  );
  expect(await statusOf(api.url, token)).toBe(200);
  expect(await api.end("SIGTERM")).toBe(0);

  const again = await startApi(elsewhere);
  expect(again.log()).toContain("WARNING: this database is a restored backup.");
  expect(await statusOf(again.url, token)).toBe(401);
  expect(await statusOf(again.url, await signIn(again.url))).toBe(200);
  const resumed = await admin(elsewhere, "resume");
  expect(resumed.stdout).toBe(
    "It sends mail and calls the payment gateway again.\n",
  );
  expect((await admin(elsewhere, "resume")).stdout).toBe(
    "It was at work already.\n",
  );
  expect(await again.end("SIGTERM")).toBe(0);
});

test("a restore killed midway leaves an empty database, which takes the next", async () => {
  const config = await createTestDatabaseConfig();
  const source = openDatabase(config);
  await sql`
    insert into admin_actions
    select gen_random_uuid(), gen_random_uuid(), 'root', 'block', md5(n::text), now()
    from generate_series(1, 300000) n
  `.execute(source);
  await source.destroy();
  const file = join(folder, "many.gz");
  await makeBackup(config, file, [], new Date());

  const url = await createDebianDatabase();
  const target = openDatabase({ connectionString: url });
  const statements = async () => {
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(target);
    return rows.map(({ query }) => query);
  };
  const env = { DATABASE_URL: url };
  const child = spawn(process.execPath, [ADMIN, "restore", file], {
    env: environment(env),
    stdio: "ignore",
  });
  const exit = once(child, "exit");
  while (!(await statements()).some((query) => query.startsWith("copy")))
    await setTimeout(2);
  child.kill("SIGKILL");
  expect((await exit)[1]).toBe("SIGKILL");
  while ((await statements()).length > 0) await setTimeout(10);
  const tables = await sql`
    select from information_schema.tables where table_schema = 'public'
  `.execute(target);
  expect(tables.rows).toEqual([]);

  const second = await admin(env, "restore", file);
  expect(second.stdout).toContain("accounts: 0, rows: 300005.");
  await target.destroy();
});
