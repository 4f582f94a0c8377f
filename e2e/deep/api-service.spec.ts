import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, type Page } from "@playwright/test";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { ensureSystemd } from "tooling/debian-programs";
import { freePorts } from "tooling/port";
import { root } from "tooling/workspace";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { logoPicture } from "../src/logo-picture.ts";
import { startProgram } from "../src/processes.ts";

const UNITS = join(root, "deploy/systemd");
const PASSWORD = "um segredo comprido";

test.beforeAll(() => {
  ensureSystemd();
});

for (const unit of ["banquete-api@.service", "banquete-backup.service"])
  test(`the exposure of ${unit} is at most 2.5`, () => {
    const printed = execFileSync(
      "systemd-analyze",
      ["security", "--offline=true", "--no-pager", join(UNITS, unit)],
      { encoding: "utf8" },
    );
    const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(printed) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(2.5);
    expect(Number(exposure)).toBeGreaterThan(0);
  });

test("the unit's filter has every system call that the API makes, from its start over passwords, a logo and a PDF to its end", async ({
  page,
}) => {
  const data = await temporaryDataFolder();
  const folder = await mkdtemp(join(tmpdir(), "banquete-strace-"));
  const port = await freePorts(2);
  // Its database serves the traced process too, which as on a server starts none.
  const database = await startProgram(["api/src/main.ts"], {
    BANQUETE_API_PORT: String(port),
    BANQUETE_DATA_DIR: data.path,
  });
  try {
    const counts = join(folder, "counts");
    const child = spawn(
      "strace",
      [
        ...["-f", "-c", "-qq", "-o", counts],
        ...[process.execPath, "api/src/main.ts"],
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          DATABASE_URL: `postgres://banquete@localhost/banquete?host=${join(data.path, "socket")}`,
          BANQUETE_JWT_SECRET: "0123456789abcdef0123456789abcdef",
          BANQUETE_API_PORT: String(port + 1),
          BANQUETE_METRICS_PORT: "0",
          PAYMENT_GATEWAY: "sandbox",
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const ended = once(child, "exit");
    await Promise.race([
      once(createInterface({ input: child.stdout }), "line"),
      ended.then(() => Promise.reject(new Error("The API did not start"))),
    ]);
    await useAll(page, `http://127.0.0.1:${port + 1}`);
    // strace passes no signal on.
    execFileSync("pkill", ["-TERM", "-P", String(child.pid)]);
    await ended;
    const made = (await readFile(counts, "utf8"))
      .split("\n")
      .map((line) => line.trim().split(/\s+/).at(-1)!)
      .filter(
        (name) =>
          /^[a-z_\d]+$/.test(name) && !["syscall", "total"].includes(name),
      );
    expect(made.length).toBeGreaterThan(40);
    const allowed = await allowedCalls();
    expect(made.filter((name) => !allowed.has(name))).toEqual([]);
  } finally {
    await database.stop();
    await data.remove();
    await rm(folder, { recursive: true });
  }
});

/** Registers (argon2), uploads a logo (sharp), saves a budget and makes its PDF. */
async function useAll(page: Page, url: string): Promise<void> {
  const post = async (path: string, options: object, headers = {}) => {
    const answer = await page.request.post(url + path, { headers, ...options });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer;
  };
  const account = {
    name: "Ana",
    email: "ana@exemplo.com.br",
    phone: "31987654321",
    password: PASSWORD,
  };
  const registered = await post("/auth/register", { data: account });
  const { token } = (await registered.json()) as { token: string };
  const signedIn = { authorization: `Bearer ${token}` };
  await post("/plans/activate-trial", {}, signedIn);
  const logo = await logoPicture(page);
  await post("/logo/upload-logo", { multipart: { logo } }, signedIn);
  const budget = { nome: "Casamento", dados: SAMPLE_100, totalFinal: 25_004 };
  const saved = await post("/orcamentos", { data: budget }, signedIn);
  const { id } = (await saved.json()) as { id: number };
  const pdf = await post(
    "/pdf/generate-pdf",
    { data: { orcamentoId: id } },
    signedIn,
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
}

/** The names that the unit's `SystemCallFilter` lines leave, with their groups resolved by systemd. */
async function allowedCalls(): Promise<Set<string>> {
  const unit = await readFile(join(UNITS, "banquete-api@.service"), "utf8");
  const allowed = new Set<string>();
  for (const [, no, list = ""] of unit.matchAll(
    /^SystemCallFilter=(~?)(.+)$/gm,
  ))
    for (const name of list.split(" ").flatMap(callsOf))
      if (no) allowed.delete(name);
      else allowed.add(name);
  return allowed;
}

function callsOf(name: string): string[] {
  if (!name.startsWith("@")) return [name];
  const printed = execFileSync("systemd-analyze", ["syscall-filter", name], {
    encoding: "utf8",
  });
  return printed
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap(callsOf);
}
