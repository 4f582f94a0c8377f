import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { prune } from "./prune.ts";
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

test("a prune removes whole folders, and none that users are given", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0", "1.3.0");
  expect(await prune(target, app, 1)).toEqual([
    "mf-billing/1.1.0-abc",
    "mf-billing/1.0.0-abc",
  ]);
  expect((await readdir(join(folder, app))).sort()).toEqual([
    "1.2.0-abc",
    "1.3.0-abc",
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
