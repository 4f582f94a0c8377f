import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  fixtureCandidate,
  ownChunk,
  releaseVersions,
  SHARED_CHUNK,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { prune } from "./prune.ts";
import { releaseApps } from "./release-apps.ts";
import type { ReleaseTarget } from "./release-target.ts";

const app = "mf-billing";
let folder: string;
let target: ReleaseTarget;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  target = folderTarget(folder);
});
afterEach(() => remove());

const chunks = async () => (await readdir(join(folder, app, "chunks"))).sort();

/** The target, with something that happens before its first call of a kind is answered. */
function disturbed(
  kind: "list" | "remove",
  wanted: (path: string) => boolean,
  happen: () => Promise<unknown>,
): ReleaseTarget {
  let done = false;
  const once = async (path: string) => {
    if (done || !wanted(path)) return;
    done = true;
    await happen();
  };
  return {
    ...target,
    ...(kind === "list"
      ? {
          list: async (path: string) => {
            await once(path);
            return target.list(path);
          },
        }
      : {
          remove: async (paths: readonly string[]) => {
            for (const path of paths) await once(path);
            return target.remove(paths);
          },
        }),
  };
}

test("a prune takes away the chunks that no release left needs", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0", "1.3.0");
  expect(await prune(target, app, 2)).toEqual([
    "mf-billing/1.1.0-abc",
    "mf-billing/1.0.0-abc",
  ]);
  expect(await chunks()).toEqual([
    SHARED_CHUNK,
    ownChunk("1.2.0"),
    ownChunk("1.3.0"),
  ]);
  expect((await readdir(join(folder, app))).sort()).toEqual([
    "1.2.0-abc",
    "1.3.0-abc",
    "chunks",
  ]);
});

test("a prune removes the description of a release first", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  const removed: string[] = [];
  const remove = (paths: readonly string[]) => {
    removed.push(...paths);
    return target.remove(paths);
  };
  await prune({ ...target, remove }, app, 1);
  const ofRelease = removed.filter((path) => path.includes("/1.0.0-abc/"));
  expect(ofRelease.indexOf(`${app}/1.0.0-abc/release.json`)).toBe(0);
});

test("a release that is under way keeps the chunks it said it needs", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  const old = ownChunk("1.0.0");
  // Stops between its list and its chunks.
  const begun = await fixtureCandidate(app, "2.0.0", {
    [old]: "/* 1.0.0 */",
  });
  const stopping: ReleaseTarget = {
    ...target,
    create: (path, content) =>
      path.endsWith(".css")
        ? Promise.reject(new Error("cut off"))
        : target.create(path, content),
  };
  const rollout = { url: "", now: "2026-11-21T12:00:00.000Z" };
  await expect(releaseApps(stopping, [begun], rollout)).rejects.toThrow(
    "cut off",
  );
  await prune(target, app, 1);
  expect(await chunks()).toContain(old);
  await releaseApps(target, [begun], rollout);
});

test("a release that begins while chunks are taken away is refused, and done afterwards", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  let refusal: unknown;
  const pruned = disturbed(
    "remove",
    (path) => path.includes("/chunks/"),
    () =>
      releaseVersions(target, app, "1.4.0").catch((error: unknown) => {
        refusal = error;
      }),
  );
  await prune(pruned, app, 1);
  expect(String(refusal)).toContain("mf-billing is being pruned");
  await releaseVersions(target, app, "1.4.0");
  expect(await chunks()).toContain(ownChunk("1.4.0"));
});

test("a release that said what it needs before the chunks were counted keeps it", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  const pruned = disturbed(
    "list",
    (path) => path === `${app}/chunks`,
    () => releaseVersions(target, app, "1.5.0").catch(() => undefined),
  );
  await prune(pruned, app, 1);
  // It was refused, and completes once it is run again.
  await releaseVersions(target, app, "1.5.0");
  expect(await chunks()).toContain(ownChunk("1.5.0"));
});
