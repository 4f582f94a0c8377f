import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  fixtureCandidate,
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { readRegistry } from "./live-registry.ts";
import { prune } from "./prune.ts";
import { lineOf } from "./registry-file.ts";
import { releaseApps } from "./release-apps.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { releasesTable } from "./releases-table.ts";
import { pinLine, promoteCanary, rollBack, unpinLine } from "./steer-line.ts";

const app = "mf-billing";
const now = "2026-11-21T12:00:00.000Z";
let folder: string;
let target: ReleaseTarget;
let remove: () => Promise<void>;
let api: Server | undefined;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  target = folderTarget(folder);
});
afterEach(async () => {
  api?.close();
  api?.closeAllConnections();
  await remove();
});

const back = (to?: string) => rollBack(target, [{ app, to }], { url: "", now });

async function state() {
  const { live, lastGood, since, canary, pinned } = lineOf(
    await readRegistry(target),
    app,
  )!;
  return {
    live: live.version,
    lastGood: lastGood?.version,
    since,
    canary: canary && `${canary.release.version} ${canary.share}`,
    pinned,
  };
}

async function canary(version: string, share: number) {
  const candidate = await fixtureCandidate(app, version);
  return releaseApps(target, [candidate], { url: "", canary: share, now });
}

/** Starts an API that has stopped these canaries, and names it in runtime.json. Returns its end. */
async function stoppedAre(stopped: readonly string[]) {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/api/telemetry/stopped" ? 200 : 404;
    response.end(JSON.stringify({ stopped }));
  }).listen(0, "127.0.0.1");
  api = server;
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const support = { email: "", phone: "" };
  const runtime = { apiUrl: `http://127.0.0.1:${port}/api`, support };
  await writeFile(join(folder, "runtime.json"), JSON.stringify(runtime));
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
}

test("going back makes the last good release live, and step by step the ones before", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  expect(await back()).toBe(
    "mf-billing 1.1.0-abc is live again, instead of 1.2.0-abc (revision 4).",
  );
  expect(await state()).toMatchObject({
    live: "1.1.0",
    lastGood: "1.0.0",
    since: now,
  });
  await back();
  expect(await state()).toMatchObject({ live: "1.0.0", lastGood: undefined });
  await expect(back()).rejects.toThrow(
    "mf-billing 1.0.0-abc has no good release before it; say which version: npm run releases -- mf-billing",
  );
});

test("going back to a version that is named", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  await back("1.0.0");
  expect(await state()).toMatchObject({ live: "1.0.0", lastGood: undefined });
  await back("1.2.0-abc");
  expect(await state()).toMatchObject({ live: "1.2.0", lastGood: "1.1.0" });
  await expect(back("9.9.9")).rejects.toThrow(
    /^mf-billing 9\.9\.9 is not in .*; there are /,
  );
});

test("a version that was built twice must be named with its build", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  const other = await fixtureCandidate(app, "1.0.0");
  other.release.build = "def";
  await releaseApps(target, [other], { url: "", now });
  await expect(back("1.0.0")).rejects.toThrow(
    /was built more than once; say which: /,
  );
  await back("1.0.0-abc");
  expect(await state()).toMatchObject({ live: "1.0.0" });
});

test("nobody goes back to a folder that is not whole", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  await writeFile(join(folder, app, "1.0.0-abc/remoteEntry.js"), "tampered");
  await expect(back()).rejects.toThrow(/remoteEntry.js is not the file/);
  await rm(join(folder, app, "1.0.0-abc/remoteEntry.js"));
  await expect(back()).rejects.toThrow(/1\.0\.0-abc lacks remoteEntry\.js/);
  expect(await state()).toMatchObject({ live: "1.1.0" });
});

test("a canary is for some, grows, and becomes live", async () => {
  await releaseVersions(target, app, "1.0.0");
  expect(await canary("1.1.0", 10)).toBe(
    "mf-billing 1.1.0-abc is live for 10 % of the users (revision 2).",
  );
  await canary("1.1.0", 50);
  expect(await state()).toMatchObject({ live: "1.0.0", canary: "1.1.0 50" });
  await promoteCanary(target, app, now);
  expect(await state()).toEqual({
    live: "1.1.0",
    lastGood: "1.0.0",
    since: now,
    canary: undefined,
    pinned: undefined,
  });
  await expect(promoteCanary(target, app, now)).rejects.toThrow(
    "mf-billing has no canary.",
  );
});

test("releasing the live build again ends the canary and changes nothing else", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  const before = await state();
  await canary("1.2.0", 10);
  await releaseVersions(target, app, "1.1.0");
  expect(await state()).toEqual(before);
});

test("going back with a canary out ends the canary and leaves what is live", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  await canary("1.2.0", 10);
  expect(await back()).toBe(
    "mf-billing: the canary 1.2.0-abc is over; 1.1.0-abc is live for everyone, as before.",
  );
  expect(await state()).toMatchObject({ live: "1.1.0", lastGood: "1.0.0" });
});

test("the first release cannot be a canary", async () => {
  await expect(canary("1.0.0", 10)).rejects.toThrow(
    "mf-billing has no live release yet: release it for everyone first.",
  );
});

test("what is live for everyone cannot be a canary", async () => {
  await releaseVersions(target, app, "1.0.0");
  await expect(canary("1.0.0", 10)).rejects.toThrow(
    "mf-billing 1.0.0-abc is live for everyone already.",
  );
});

test("what was never released cannot be pinned", async () => {
  await expect(pinLine(target, app, now)).rejects.toThrow(
    "mf-billing has no live release to pin.",
  );
});

test("a pinned remote is moved by no release, until it is unpinned", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  await pinLine(target, app, now);
  const pinned =
    "mf-billing is pinned at 1.1.0-abc; nothing was released. To let releases move it: npm run release -- mf-billing --unpin";
  await expect(releaseVersions(target, app, "1.2.0")).rejects.toThrow(pinned);
  await expect(canary("1.2.0", 10)).rejects.toThrow(pinned);
  await back();
  expect(await state()).toMatchObject({ live: "1.0.0", pinned: true });
  await unpinLine(target, app, now);
  await releaseVersions(target, app, "1.2.0");
  expect(await state()).toMatchObject({ live: "1.2.0", lastGood: "1.0.0" });
});

test("pruning keeps the newest, and what users are given however old", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0", "1.3.0");
  await back("1.1.0");
  expect(await prune(target, app, 1)).toEqual(["mf-billing/1.2.0-abc"]);
  expect(await prune(target, app, 1)).toEqual([]);
  const kept = await target.list(app);
  expect(new Set(kept.map(({ path }) => path.split("/")[1]))).toEqual(
    new Set(["1.0.0-abc", "1.1.0-abc", "1.3.0-abc"]),
  );
});

test("pruning removes the description of a release first", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  const removed: string[] = [];
  const remove = (paths: readonly string[]) => {
    removed.push(...paths);
    return target.remove(paths);
  };
  await prune({ ...target, remove }, app, 1);
  expect(removed[0]).toBe(`${app}/1.0.0-abc/release.json`);
  expect(removed).toContain(`${app}/1.0.0-abc/remoteEntry.js`);
});

test("pruning keeps an old canary", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  await canary("1.0.0", 10);
  expect(await prune(target, app, 1)).toEqual([]);
});

test("the table tells what is live, since when, and what can be rolled back to", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  await canary("1.2.0", 10);
  await pinLine(target, app, now);
  await stoppedAre([]);
  const table = await releasesTable(target, await readRegistry(target), [
    app,
    "mf-b2b",
  ]);
  expect(table.split("\n").map((text) => text.split(/ {2,}/))).toEqual([
    [`${folder}, revision 4: mf-billing pinned, ${now}`],
    [""],
    [
      "Pages only report scripts without a hash, because of mf-billing 1.1.0-abc, mf-billing 1.0.0-abc, mf-billing 1.2.0-abc.",
    ],
    [""],
    [
      "app",
      "live",
      "since",
      "contract",
      "from",
      "by",
      "skipped",
      "canary",
      "pinned",
      "to roll back to",
    ],
    [
      app,
      "1.1.0-abc",
      "2026-11-21 01:00",
      "core 1.0.0",
      "1.2.0-abc 10 %",
      "pinned",
      "1.2.0-abc, 1.0.0-abc (last good)",
    ],
    ["mf-b2b", "never released"],
  ]);
});

test("the table tells which canary the API has stopped, or why that is unknown", async () => {
  const table = async () =>
    releasesTable(target, await readRegistry(target), [app]);
  await releaseVersions(target, app, "1.0.0");
  await rm(join(folder, "runtime.json"), { force: true });
  expect(await table()).not.toContain("may be stopped");
  await canary("1.1.0", 10);
  const unknown = "A canary may be stopped, which only the API knows: ";
  expect(await table()).toContain(`${unknown}the target has no runtime.json.`);

  const close = await stoppedAre([`${app} 1.1.0-abc`, `${app} 1.0.0-abc`]);
  expect(await table()).toMatch(/ {2}1\.1\.0-abc 10 %, stopped {2}/);
  expect(await table()).not.toContain(unknown);
  await close();
  expect(await table()).toMatch(
    /only the API knows: http:.*\/telemetry\/stopped: no answer\./,
  );
});
