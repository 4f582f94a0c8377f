import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { CONTRACTS } from "shared-contracts/federation/contract-version";
import { releasedApps } from "tooling/release/command-line";
import { root, versionOf } from "tooling/workspace";
import {
  startPackageRegistry,
  type PackageRegistry,
} from "../src/package-registry.ts";
import { openSignedIn } from "../src/register.ts";
import {
  serveReleases,
  type ReleasedProduct,
} from "../src/released-product.ts";
import { UNCHECKED } from "../src/unchecked.ts";

let product: ReleasedProduct;
let registry: PackageRegistry;
/** Where the team works: nothing of this checkout is above it. */
let place: string;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  product = await serveReleases();
  const live = product.command("release", [...releasedApps, ...UNCHECKED]);
  expect(live.status, live.printed).toBe(0);
  registry = await startPackageRegistry();
  place = await mkdtemp(join(tmpdir(), "banquete-team-"));
});
test.afterAll(async () => {
  await registry.stop();
  await product.stop();
  await rm(place, { recursive: true });
});

test("a team makes, tests and releases a remote from the packages alone, within minutes", async ({
  page,
}) => {
  for (const state of ["is published", "was published already"])
    expect(npm(root, "run", "packages", "--", "--publish")).toContain(
      `@banquete/contract@${CONTRACTS.core} ${state}.`,
    );

  const began = Date.now();
  npm(place, "create", "--yes", "banquete-remote", "mf-hello");
  const hello = join(place, "mf-hello");
  npm(hello, "install");
  npm(hello, "test");
  commitAll(hello);
  expect(npm(hello, "run", "release")).toMatch(
    /mf-hello brings \/areas\/hello, .*mf-hello 1\.0\.0-\w+ is live for everyone/s,
  );
  const minutes = (Date.now() - began) / 60_000;
  console.log(`From npm create to live: ${minutes.toFixed(1)} minutes.`);

  await openSignedIn(page, "/", product);
  await page.getByRole("link", { name: "Hello" }).first().click();
  await expect(
    page.getByRole("heading", { name: "Hello com 100 convidados" }),
  ).toBeVisible();
});

test("a scenario that looks otherwise than in the live release is named", async () => {
  const hello = join(place, "mf-hello");
  npm(hello, "test", "--", "--pictures");
  const file = join(hello, "src/remote.tsx");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("<h1", "<h1 style={{ margin: 90 }}"));
  const { status, printed } = ran(hello, "npm", "test", "--", "--pictures");
  expect(printed).toContain("hello-1366-light.png");
  expect(status).toBe(1);
  await writeFile(file, text);
});

test("the same remote, built by Rspack, is released and opens", async ({
  page,
}) => {
  const hello = join(place, "mf-hello");
  await rename(
    join(hello, "webpack.config.ts"),
    join(hello, "rspack.config.ts"),
  );
  npm(
    hello,
    "install",
    "--save-dev",
    `@rspack/core@${versionOf("@rspack/core")}`,
  );
  npm(hello, "pkg", "set", "sizeBudgetKB=30", "--json");
  npm(hello, "test");
  commitAll(hello);
  expect(npm(hello, "run", "release")).toContain("is live for everyone");
  const entry = page.waitForResponse(/mf-hello\/.*\/remoteEntry\.js$/);
  await openSignedIn(page, "/areas/hello", product);
  await expect(
    page.getByRole("heading", { name: "Hello com 100 convidados" }),
  ).toBeVisible();
  expect(await (await entry).text()).toContain("rspackChunk");
});

const [major = 0, minor = 0] = CONTRACTS.core.split(".").map(Number);

for (const [of, version] of [
  ["two minors ago", `${major}.${minor - 2}.0`],
  ["one minor ago", `${major}.${minor - 1}.0`],
  ["the next minor", `${major}.${minor + 1}.0`],
] as const)
  test(`the live shell judges a remote of the contract of ${of}`, async () => {
    const hello = join(place, "mf-hello");
    await publishContract(version);
    npm(hello, "install", `@banquete/contract@${version}`);
    commitAll(hello);
    const { status, printed } = ran(hello, "npm", "run", "contract:check");
    if (of !== "the next minor")
      return expect([status, printed]).toEqual([
        0,
        expect.stringMatching(/mf-hello \S+: fit for/),
      ]);
    expect(printed).toMatch(
      `is on contract core ${CONTRACTS.core} and does not accept core ${version}`,
    );
    expect(printed).toContain("confetti");
    expect(status).toBe(1);
  });

/** Publishes the contract as another minor has it: the next one gives remotes more. */
async function publishContract(version: string): Promise<void> {
  const contract = join(place, version);
  const built = ".cache/packages/@banquete/contract";
  await cp(join(root, built), contract, { recursive: true });
  const isNext = Number(version.split(".")[1]) > minor;
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(join(contract, file), "utf8");
    expect(text).toContain(from);
    await writeFile(join(contract, file), text.replace(from, to));
  };
  const [now, then] = [`"${CONTRACTS.core}"`, `"${version}"`];
  await edit("package.json", `"version": ${now}`, `"version": ${then}`);
  const versions = "shared-contracts/src/federation/contract-version";
  await edit(`${versions}.js`, now, then);
  const report = "shared-contracts/contract-core.md";
  await edit(report, `core ${CONTRACTS.core}`, `core ${version}`);
  const given = "export interface CoreServices {";
  if (isNext) await edit(report, given, `${given}\n    confetti(): void;`);
  npm(contract, "publish", "--tag", `minor-${version}`);
}

/** Runs npm as the team does; what it printed. */
function npm(folder: string, ...words: string[]): string {
  const { status, printed } = ran(folder, "npm", ...words);
  expect(status, printed).toBe(0);
  return printed;
}

function commitAll(folder: string): void {
  const who = ["-c", "user.name=Team", "-c", "user.email=team@example.com"];
  for (const words of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...who, "commit", "--quiet", "--message", "feat: a remote"],
  ]) {
    const { status, printed } = ran(folder, "git", ...words);
    expect(status, printed).toBe(0);
  }
}

function ran(cwd: string, program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    env: {
      ...process.env,
      ...registry.env,
      ...product.releasing,
      BANQUETE_SOURCE_MAPS_TARGET: join(place, "private"),
    },
    encoding: "utf8",
  });
  return { status, printed: stdout + stderr };
}
