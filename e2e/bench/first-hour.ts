import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, request } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { freePorts, isPortFree } from "tooling/port";
import { textTable } from "tooling/text-table";
import { root } from "tooling/workspace";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { manyAccounts } from "../src/processes.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";

// npm run first-hour: what somebody does on the first day, in a clone of what is committed here, and how long each step
// takes.
const REMOTE = "mf-billing";
const FILE = "mf-billing/src/my-plan/MyPlanPage.tsx";
const BEFORE = 'title="Meu Plano"';
const TITLE = "Meu plano de hoje";

const folder = await mkdtemp(join(tmpdir(), "banquete-first-hour-"));
const clone = join(folder, "banquete");
const data = await temporaryDataFolder();
const port = await freePorts(6);
const apiPort = port + 5;
const product = {
  url: `http://localhost:${port}`,
  apiUrl: `http://localhost:${apiPort}`,
};
const env = {
  ...process.env,
  ...manyAccounts,
  BANQUETE_PORT: String(port),
  BANQUETE_API_PORT: String(apiPort),
  BANQUETE_DATA_DIR: data.path,
};
const times: [string, string][] = [];

try {
  await timed("git clone", () =>
    run("git", ["clone", "-q", root, clone], folder),
  );
  const started = await timed("npm start, until the address is there", () =>
    startNpm("start"),
  );
  await started.stop();
  const development = await timed(`npm run dev -- ${REMOTE}`, () =>
    startNpm("run", "dev", "--", REMOTE),
  );
  try {
    await seeChange();
  } finally {
    await development.stop();
  }
  await timed("npm run unit -- (its test)", () =>
    run("npm", ["run", "unit", "--", FILE.replace(".tsx", "")]),
  );
  await timed("git commit, with its hook", () =>
    run("git", ["commit", "-q", "-a", "-m", "feat(mf-billing): a title"]),
  );
  console.log(textTable(times, "right"));
} finally {
  await data.remove();
  await rm(folder, { recursive: true });
}

/** Opens the page, changes its title and waits until the page has it. */
async function seeChange() {
  const caller = await request.newContext();
  const account = await makeTrialAccount(caller, product.apiUrl);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage();
    await openAs(page, account, "/my-plan", product.url);
    await page.getByRole("heading", { name: "Meu Plano" }).waitFor();
    const path = join(clone, FILE);
    const source = await readFile(path, "utf8");
    if (!source.includes(BEFORE)) throw new Error(`${FILE} has no ${BEFORE}.`);
    await timed("a changed title, until the page shows it", async () => {
      await writeFile(path, source.replace(BEFORE, `title="${TITLE}"`));
      await page.getByRole("heading", { name: TITLE }).waitFor();
    });
  } finally {
    await browser.close();
    await caller.dispose();
  }
}

async function timed<T>(step: string, act: () => Promise<T>): Promise<T> {
  console.error(`${step}…`);
  const from = performance.now();
  const result = await act();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  times.push([step, `${seconds} s`]);
  return result;
}

/** Runs a command to its end. Throws when it fails. */
async function run(command: string, args: readonly string[], cwd = clone) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}

/** Starts the product by npm and waits for its address. */
async function startNpm(...args: string[]) {
  const child = spawn("npm", args, {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      if (line.startsWith("Banquete: ")) resolve();
    });
    child.once("exit", () => reject(new Error(`npm ${args.join(" ")} ended.`)));
  });
  return {
    /** Resolves once nothing listens on its ports any more. */
    async stop() {
      child.kill("SIGTERM");
      while (!(await arePortsFree()))
        await new Promise((resolve) => setTimeout(resolve, 200));
    },
  };
}

async function arePortsFree(): Promise<boolean> {
  const free = await Promise.all(
    Array.from({ length: 6 }, (_, offset) => isPortFree(port + offset)),
  );
  return free.every(Boolean);
}
