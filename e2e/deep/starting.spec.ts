import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePorts } from "tooling/port";
import { root } from "tooling/workspace";
import { temporaryDataFolder, type DataFolder } from "../src/data-folder.ts";
import { isGone, startProduct } from "../src/started-product.ts";

let data: DataFolder;
test.beforeEach(async () => {
  data = await temporaryDataFolder();
});
test.afterEach(() => data.remove());

test("a taken port prints one line, and nothing is started", async () => {
  const port = await freePorts(6);
  const taken = createServer().listen(port + 1, "127.0.0.1");
  const start = await runStart({ BANQUETE_PORT: String(port) });
  taken.close();
  expect(start.code).not.toBe(0);
  expect(start.errors).toEqual([
    expect.stringContaining(`Port ${port + 1} (mf-wizard) is taken`),
  ]);
});

test("a second start on the same data is refused in one line, the first continues", async ({
  request,
}) => {
  const first = await startProduct({ env: { BANQUETE_DATA_DIR: data.path } });
  try {
    const port = await freePorts(6);
    const second = await runStart({
      BANQUETE_PORT: String(port),
      BANQUETE_API_PORT: String(port + 5),
      BANQUETE_DATA_DIR: data.path,
    });
    expect(second.code).not.toBe(0);
    expect(second.errors).toEqual([expect.stringContaining(data.path)]);
    expect((await request.get(`${first.apiUrl}/health`)).ok()).toBe(true);
  } finally {
    await first.stop();
  }
});

test("a data folder that cannot be used prints one line", async () => {
  const port = await freePorts(6);
  const start = await runStart({
    BANQUETE_PORT: String(port),
    BANQUETE_API_PORT: String(port + 5),
    // A file is no folder, also for root.
    BANQUETE_DATA_DIR: join(import.meta.filename, "data"),
  });
  expect(start.code).not.toBe(0);
  expect(start.errors).toEqual([expect.stringContaining(import.meta.filename)]);
});

test("stopping leaves nothing behind, and the data is there at the next start", async ({
  request,
}) => {
  const env = { BANQUETE_DATA_DIR: data.path };
  const account = {
    name: "ana",
    email: "ana@example.com",
    phone: "31999990000",
    password: "segredo",
  };
  const first = await startProduct({ env });
  const registered = await request.post(`${first.apiUrl}/auth/register`, {
    data: account,
  });
  expect(registered.ok()).toBe(true);
  await first.stop();
  expect(await isGone(first)).toBe(true);

  const second = await startProduct({ env });
  const signedIn = await request.post(`${second.apiUrl}/auth/login`, {
    data: { email: account.email, password: account.password },
  });
  expect(signedIn.ok()).toBe(true);
  await second.stop();
  expect(await isGone(second)).toBe(true);
});

/** Runs the start command until it ends by itself. */
function runStart(env: Record<string, string>) {
  return new Promise<{ code: number | null; errors: string[] }>(
    (resolve, reject) => {
      const child = spawn(process.execPath, ["tooling/src/commands/start.ts"], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ["ignore", "ignore", "pipe"],
      });
      let errors = "";
      child.stderr.on("data", (chunk) => (errors += chunk));
      child.once("error", reject);
      child.once("exit", (code) =>
        resolve({ code, errors: errors.trim().split("\n") }),
      );
    },
  );
}
