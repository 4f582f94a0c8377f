import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runs } from "../src/runs.ts";
import {
  fixtureCandidate,
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { historyPath, readRegistry, switchWorker } from "./live-registry.ts";
import { releasesTable } from "./releases-table.ts";
import { emptyRegistry, lineOf, parseRegistry } from "./registry-file.ts";
import { releaseApps } from "./release-apps.ts";
import type { ReleaseTarget } from "./release-target.ts";

const program = fileURLToPath(
  new URL("fixture-release.test-data.ts", import.meta.url),
);
let folder: string;
let target: ReleaseTarget;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  target = folderTarget(folder);
});
afterEach(() => remove());

function startReleasing(app: string, count: number): ChildProcess {
  return spawn(process.execPath, [program, folder, app, String(count)], {
    stdio: "inherit",
  });
}

const shown = async () =>
  parseRegistry(await readFile(join(folder, "remotes.json")));

test("teams that release at once, each in a separate process, lose no line and no revision [registry-keeps-lines]", async () => {
  const teams = ["mf-wizard", "mf-account", "mf-b2b", "mf-billing", "shell"];
  const releases = 3;
  const codes = await Promise.all(
    teams.map((app) => once(startReleasing(app, releases), "exit")),
  );
  expect(codes.map(([code]) => code)).toEqual(teams.map(() => 0));

  const registry = (await shown())!;
  expect(registry.revision).toBe(teams.length * releases);
  for (const app of teams) {
    const { live, lastGood } = lineOf(registry, app)!;
    expect([live.version, lastGood?.version]).toEqual(["1.2.0", "1.1.0"]);
  }
  expect(await readFile(join(folder, "index.html"), "utf8")).toBe(
    "<title>shell 1.2.0</title>",
  );
  expect((await target.list("history")).length).toBe(registry.revision);
});

test("a release that is killed leaves a readable file, and the next one continues from there", async () => {
  await releaseVersions(target, "mf-wizard", "1.0.0");
  let released = 0;
  for (let kill = 0; kill < 2 * runs; kill++) {
    const before = await readRegistry(target);
    const child = startReleasing("mf-billing", 10_000);
    const ended = once(child, "exit");
    // Killed while it is at it, at another moment each time.
    while ((await readRegistry(target)).revision < before.revision + 2)
      await delay(5);
    await delay(kill * 3);
    child.kill("SIGKILL");
    await ended;
    const left = (await shown())!;
    expect(lineOf(left, "mf-wizard")?.live.version).toBe("1.0.0");
    expect(lineOf(left, "mf-billing")?.live.version).toMatch(/^1\.\d+\.0$/);

    await releaseVersions(target, "mf-b2b", `1.${kill}.0`);
    released = (await readRegistry(target)).revision;
    expect(await shown()).toEqual(await readRegistry(target));
    expect(lineOf((await shown())!, "mf-b2b")?.live.version).toBe(
      `1.${kill}.0`,
    );
  }
  expect((await target.list("history")).length).toBe(released);
});

test("a revision that was stored but never shown is shown by the next move of a line", async () => {
  await releaseVersions(target, "mf-wizard", "1.0.0");
  const before = await readFile(join(folder, "remotes.json"));
  await releaseVersions(target, "mf-billing", "1.0.0");
  await writeFile(join(folder, "remotes.json"), before);

  await releaseVersions(target, "mf-b2b", "1.0.0");
  const registry = (await shown())!;
  expect(registry.revision).toBe(3);
  expect(Object.keys(registry.remotes)).toEqual([
    "mf-wizard",
    "mf-billing",
    "mf-b2b",
  ]);
});

test.each([
  ["lost", (file: string) => rm(file)],
  ["unreadable", (file: string) => writeFile(file, '{"schema":')],
])(
  "a remotes.json that is %s is made again from what is kept",
  async (_, harm) => {
    await releaseVersions(target, "mf-wizard", "1.0.0", "1.1.0");
    await harm(join(folder, "remotes.json"));
    await releaseVersions(target, "mf-billing", "1.0.0");
    const registry = (await shown())!;
    expect(registry.revision).toBe(3);
    expect(lineOf(registry, "mf-wizard")?.live.version).toBe("1.1.0");
  },
);

test("the first release of one team while another team makes its first", async () => {
  const { list } = target;
  const slow: ReleaseTarget = {
    ...target,
    // The other team's files appear after the history was listed.
    async list(below) {
      const listed = await list(below);
      await releaseVersions(target, "mf-billing", "1.0.0");
      return listed;
    },
  };
  expect(await readRegistry(slow)).toEqual(emptyRegistry);
});

test("a revision that cannot be read stops the release instead of being written over", async () => {
  await releaseVersions(target, "mf-wizard", "1.0.0");
  await writeFile(join(folder, historyPath(2)), "damaged");
  await expect(releaseVersions(target, "mf-wizard", "1.1.0")).rejects.toThrow(
    `${folder}: history/000002.json cannot be read.`,
  );
});

test("the switch of the worker is a revision of its own, and lines move beside it", async () => {
  await releaseVersions(target, "mf-wizard", "1.0.0");
  await switchWorker(target, "off");
  await switchWorker(target, "off");
  expect(await shown()).toMatchObject({ revision: 2, worker: "off" });
  await releaseVersions(target, "mf-billing", "1.0.0");
  expect(await shown()).toMatchObject({ revision: 3, worker: "off" });
  await switchWorker(target, "on");
  expect((await shown())!.worker).toBeUndefined();
});

test("a file tells servers whether every release of the list checks its scripts", async () => {
  const flag = async () => (await target.read("scripts-checked")) !== null;
  const now = "2026-11-21T00:00:00.000Z";
  const release = async (version: string, checksScripts?: true) => {
    const candidate = await fixtureCandidate("mf-b2b", version);
    Object.assign(candidate.release, { checksScripts });
    await releaseApps(target, [candidate], { url: "", now });
  };
  await release("1.0.0", true);
  expect(await flag()).toBe(true);
  await release("1.1.0");
  expect(await flag()).toBe(false);
  expect(
    await releasesTable(target, await readRegistry(target), ["mf-b2b"]),
  ).toContain("because of mf-b2b 1.1.0-abc.");
  // The one before is still the last good release.
  await release("1.2.0", true);
  expect(await flag()).toBe(false);
  await release("1.3.0", true);
  expect(await flag()).toBe(true);
});
