import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuildah } from "tooling/debian-programs";
import { textTable } from "tooling/text-table";
import { root } from "tooling/workspace";
import {
  createDatabase,
  startServer,
} from "../../api/test/debian-postgresql.ts";
import { withBrowser } from "../bench/product.ts";
import { openImageStore, type ImageStore } from "../src/container-image.ts";
import type { Caterer } from "../src/register.ts";
import { ask } from "../src/team-deployment.ts";
import { saveFirstBudget } from "../src/whole-visit.ts";
import { prepareServer, type ComposeServer } from "./compose-server.ts";
import { type Stops, withStops } from "./stops.ts";

// npm run first-hour: what docs/deploying.md has a new operator do by compose, and how long each step takes. The last
// commit but one is installed and the last one is the upgrade.

const times: [step: string, seconds: string][] = [];

/** Takes the time of a step. */
async function step<Result>(
  name: string,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  console.error(`${name}…`);
  const start = performance.now();
  const result = await act();
  times.push([name, ((performance.now() - start) / 1000).toFixed(1)]);
  return result;
}

const git = (checkout: string, ...args: string[]) =>
  execFileSync("git", ["-C", checkout, ...args], { encoding: "utf8" }).trim();

/** Builds the image of what is checked out. */
const build = (store: ImageStore, checkout: string) =>
  store.build(git(checkout, "rev-parse", "HEAD"), checkout);

/** What a caterer sees after signing in: each budget with its total. */
async function budgetsOf(
  { url }: ComposeServer,
  { email, password }: Caterer,
): Promise<string> {
  const signedIn = await ask(url, {
    method: "POST",
    path: "/api/auth/login",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = JSON.parse(signedIn.body.toString()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await ask(url, { path: "/api/orcamentos", headers });
  return body.toString();
}

async function expectSame(server: ComposeServer, by: Caterer, saved: string) {
  const found = await budgetsOf(server, by);
  if (found !== saved)
    throw new Error(`Saved was ${saved}, and found is ${found}`);
}

async function firstHour(folder: string, stops: Stops): Promise<void> {
  const [checkout, second, backups] = ["one", "two", "backups"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const database = async (name: string) => {
    const server = await startServer(join(folder, name));
    stops.push(() => server.end("SIGQUIT"));
    return createDatabase(server.port);
  };
  const store = await step("Debian with Node", openImageStore);
  stops.push(() => store.remove());
  await step("git clone", () => {
    execFileSync("git", ["clone", "--quiet", root, checkout]);
    git(checkout, "reset", "--quiet", "--hard", "HEAD~1");
  });
  const original = await step("settings.sh, and an empty database", async () =>
    prepareServer(checkout, await database("database"), backups),
  );
  const image = await step("The image is built", () => build(store, checkout));
  stops.push(() => original.down());
  await step("The page answers by TLS", () => original.up(image));
  const caterer = await step("In a browser: registered, budget saved", () =>
    withBrowser(async (browser) =>
      saveFirstBudget(
        await browser.newPage({ ignoreHTTPSErrors: true }),
        original.url,
      ),
    ),
  );
  const saved = await budgetsOf(original, caterer);
  if (!saved.includes("Aniversário da Ana")) throw new Error(saved);

  mkdirSync(backups);
  chmodSync(backups, 0o777);
  await step("A backup", () =>
    original.admin(image, "backup", "--keep", "/backups"),
  );
  const [file = ""] = readdirSync(backups).filter((name) => /\.gz/.test(name));
  await step("The backup is verified", () =>
    execFileSync(process.execPath, [
      join(root, "api/src/commands/admin.ts"),
      ...["verify", join(backups, file)],
    ]),
  );
  execFileSync("git", ["clone", "--quiet", checkout, second]);
  const elsewhere = await prepareServer(
    second,
    await database("elsewhere"),
    backups,
  );
  stops.push(() => elsewhere.down());
  await step("Restored elsewhere, and the budget is there", async () => {
    await elsewhere.admin(image, "restore", `/backups/${file}`);
    await elsewhere.up(image);
    await elsewhere.admin(image, "resume");
    await expectSame(elsewhere, caterer, saved);
  });
  const upgrade = await step("git pull, and the image is built again", () => {
    git(checkout, "pull", "--quiet", "--ff-only", "origin", "HEAD");
    return build(store, checkout);
  });
  await step("Upgraded, and the budget is there", async () => {
    await original.down();
    await original.up(upgrade);
    await expectSame(original, caterer, saved);
  });
}

ensureBuildah();
const begin = performance.now();
await withStops(async (stops) => {
  const folder = mkdtempSync(join(tmpdir(), "banquete-hour-"));
  stops.push(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  await firstHour(folder, stops);
});
const minutes = (performance.now() - begin) / 60_000;
console.log(textTable([["step", "seconds"], ...times], "right"));
console.log(`${minutes.toFixed(1)} minutes in all`);
