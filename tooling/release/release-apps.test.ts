import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  fixtureCandidate,
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { readRegistry } from "./live-registry.ts";
import { lineOf } from "./registry-file.ts";
import { releaseApps } from "./release-apps.ts";
import type { ReleaseSource } from "./release-source.ts";
import { releasesTable } from "./releases-table.ts";
import { rollBack } from "./steer-line.ts";
import type { ReleaseTarget } from "./release-target.ts";

const now = "2026-11-21T12:00:00.000Z";
let folder: string;
let target: ReleaseTarget;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  target = folderTarget(folder);
});
afterEach(() => remove());

const line = async (app: string) => lineOf(await readRegistry(target), app);
const shown = async (path: string) => readFile(join(folder, path), "utf8");

test("a release is a new folder and a line that names it", async () => {
  const candidate = await fixtureCandidate("mf-billing", "1.2.0");
  expect(await releaseApps(target, [candidate], { url: "", now })).toBe(
    "mf-billing 1.2.0-abc is live for everyone (revision 1).",
  );
  expect(JSON.parse(await shown("remotes.json"))).toEqual({
    schema: 1,
    revision: 1,
    change: `mf-billing 1.2.0-abc for everyone, ${now}`,
    remotes: {
      "mf-billing": {
        live: {
          version: "1.2.0",
          build: "abc",
          base: "/mf-billing/1.2.0-abc/",
          entry: "remoteEntry.js",
          contracts: { core: "1.0.0" },
          integrity: candidate.release.integrity,
          preload: [],
        },
        since: now,
      },
    },
  });
  expect(await shown("history/000001.json")).toBe(await shown("remotes.json"));
  expect((await readdir(join(folder, "mf-billing/1.2.0-abc"))).sort()).toEqual([
    "index.html",
    "mf-manifest.json",
    "plans.css",
    "release.json",
    "remoteEntry.js",
  ]);
});

test("the next release keeps the one before it, and touches no other line", async () => {
  await releaseVersions(target, "mf-wizard", "3.0.0");
  const wizard = await line("mf-wizard");
  await releaseVersions(target, "mf-billing", "1.0.0", "1.1.0");
  const { live, lastGood, since } = (await line("mf-billing"))!;
  expect(live.version).toBe("1.1.0");
  expect(since).toBe("2026-11-21T01:00:00.000Z");
  expect(lastGood?.version).toBe("1.0.0");
  expect(await shown("mf-billing/1.0.0-abc/remoteEntry.js")).toContain("1.0.0");
  expect(await line("mf-wizard")).toEqual(wizard);
});

test("a release whose files are not all there does not go live", async () => {
  await releaseVersions(target, "mf-billing", "1.0.0", "1.1.0");
  const file = join(folder, "mf-billing/1.0.0-abc/plans.css");
  await rm(file);
  await expect(
    rollBack(target, [{ app: "mf-billing" }], { url: "", now }),
  ).rejects.toThrow("mf-billing/1.0.0-abc lacks plans.css; nothing was moved.");
  expect((await line("mf-billing"))?.live.version).toBe("1.1.0");
  await writeFile(file, "other");
  await expect(
    rollBack(target, [{ app: "mf-billing" }], { url: "", now }),
  ).rejects.toThrow(
    "mf-billing/1.0.0-abc/plans.css is not the file that was released; nothing was moved.",
  );
});

test("where remotes have an address of their own, lines name it", async () => {
  const candidate = await fixtureCandidate("mf-billing", "1.0.0");
  const url = "https://mf-billing.example.com";
  await releaseApps(target, [candidate], { url, now });
  expect((await line("mf-billing"))?.live.base).toBe(
    "https://mf-billing.example.com/mf-billing/1.0.0-abc/",
  );
});

test("releasing the same build twice does nothing", async () => {
  await releaseVersions(target, "mf-billing", "1.0.0", "1.1.0");
  const before = await shown("remotes.json");
  const again = await fixtureCandidate("mf-billing", "1.1.0");
  expect(await releaseApps(target, [again], { url: "", now })).toBe(
    "mf-billing 1.1.0-abc was live for everyone already.",
  );
  expect(await shown("remotes.json")).toBe(before);
});

test("what a release was made from is in its folder and its line", async () => {
  const source = {
    commit: "0123456789abcdef",
    branch: "main",
    author: "Helena Prado",
    message: "feat: a plan that is cheaper than all the others",
    skipped: ["tests"],
  };
  const candidate = await fixtureCandidate("mf-billing", "1.0.0");
  const from = (source: ReleaseSource) => ({
    ...candidate,
    release: { ...candidate.release, source },
  });
  await releaseApps(target, [from(source)], { url: "", now });
  const read = async (path: string) => JSON.parse(await shown(path));
  expect((await read("mf-billing/1.0.0-abc/release.json")).source).toEqual(
    source,
  );
  expect((await line("mf-billing"))?.source).toEqual(source);
  expect(
    await releasesTable(target, await readRegistry(target), ["mf-billing"]),
  ).toMatch(
    / 0123456 main, Helena Prado: feat: a plan that is cheaper than all th +tests$/,
  );

  expect((await read("history/000001.json")).change).toBe(
    `mf-billing 1.0.0-abc for everyone, ${now}, commit 0123456789ab, without tests`,
  );

  // The same bytes from another clone are the same release.
  const elsewhere = from({ ...source, branch: "copy", skipped: [] });
  expect(await releaseApps(target, [elsewhere], { url: "", now })).toBe(
    "mf-billing 1.0.0-abc was live for everyone already.",
  );
});

test("a release of which only the commit is known is listed by that", async () => {
  const candidate = await fixtureCandidate("mf-billing", "1.0.0");
  const source = { commit: "0123456789abcdef", skipped: [] };
  const release = { ...candidate.release, source };
  await releaseApps(target, [{ ...candidate, release }], { url: "", now });
  expect(
    await releasesTable(target, await readRegistry(target), ["mf-billing"]),
  ).toMatch(/ 0123456$/);
});

test("a published folder is never written over", async () => {
  await releaseVersions(target, "mf-billing", "1.0.0");
  const other = await fixtureCandidate("mf-billing", "1.0.0", {
    "remoteEntry.js": "other",
  });
  await expect(releaseApps(target, [other], { url: "", now })).rejects.toThrow(
    "mf-billing/1.0.0-abc/remoteEntry.js is published already with other content, and a published folder never changes: raise the version.",
  );
  expect(await shown("mf-billing/1.0.0-abc/remoteEntry.js")).toContain("1.0.0");
});

test("an upload that was cut off is completed", async () => {
  await releaseVersions(target, "mf-billing", "1.0.0", "1.1.0");
  const published = join(folder, "mf-billing/1.1.0-abc");
  await rm(join(published, "release.json"));
  await rm(join(published, "remoteEntry.js"));
  await releaseVersions(target, "mf-billing", "1.1.0");
  expect((await readdir(published)).sort()).toContain("remoteEntry.js");
});

test("nothing moves before every file is there as it was sent", async () => {
  await releaseVersions(target, "mf-billing", "1.0.0");
  const losing: ReleaseTarget = {
    ...target,
    create: (path, content) =>
      path.endsWith("remoteEntry.js")
        ? target.create(path, content.subarray(1))
        : target.create(path, content),
  };
  const candidate = await fixtureCandidate("mf-billing", "1.1.0");
  await expect(
    releaseApps(losing, [candidate], { url: "", now }),
  ).rejects.toThrow(
    "mf-billing/1.1.0-abc/remoteEntry.js is not the file that was released; nothing was moved.",
  );
  expect((await line("mf-billing"))?.live.version).toBe("1.0.0");
});

test("the shell's page is the live shell's, whatever is released beside it", async () => {
  await releaseVersions(target, "shell", "1.0.0");
  expect(await shown("index.html")).toBe("<title>shell 1.0.0</title>");
  await releaseVersions(target, "shell", "1.1.0");
  await releaseVersions(target, "mf-billing", "1.0.0");
  expect(await shown("index.html")).toBe("<title>shell 1.1.0</title>");
  const { remotes, shell } = JSON.parse(await shown("remotes.json"));
  expect(Object.keys(remotes)).toEqual(["mf-billing"]);
  expect(shell.live.version).toBe("1.1.0");
});

test("a line that this version cannot read is kept as it is", async () => {
  await releaseVersions(target, "mf-billing", "1.0.0");
  const file = JSON.parse(await shown("history/000001.json"));
  file.remotes["mf-wizard"] = { live: "of the future" };
  await writeFile(join(folder, "history/000001.json"), JSON.stringify(file));
  await releaseVersions(target, "mf-billing", "1.1.0");
  const { remotes } = JSON.parse(await shown("remotes.json"));
  expect(remotes["mf-wizard"]).toEqual({ live: "of the future" });
});

test("a remotes.json of something else is left alone", async () => {
  await writeFile(join(folder, "remotes.json"), '{"schema":1,"remotes":{}}');
  const candidate = await fixtureCandidate("mf-billing", "1.0.0");
  await expect(
    releaseApps(target, [candidate], { url: "", now }),
  ).rejects.toThrow(`${folder} holds a remotes.json that is not one of a rel`);
  expect(await shown("remotes.json")).toBe('{"schema":1,"remotes":{}}');
});
