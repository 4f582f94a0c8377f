import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  releaseVersions,
  temporaryTarget,
} from "./fixture-release.test-data.ts";
import { takeGallery } from "./gallery.ts";

const app = "mf-billing";
const PAGE = "isolation/index.html";

let target: Awaited<ReturnType<typeof temporaryTarget>>["target"];
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ target, remove } = await temporaryTarget());
});
afterEach(() => remove());

test("the gallery of a release is kept apart from what is served, and opens above the live files", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0");
  expect(await target.read(`${app}/1.1.0-abc/${PAGE}`)).toBeNull();
  const folder = await takeGallery(target, app);
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(["isolation", "remoteEntry.js"]),
  );
  const text = (name: string) => readFile(join(folder, name), "utf8");
  expect(await text(PAGE)).toBe("<title>alone</title>");
  expect(await text("remoteEntry.js")).toContain("1.1.0");
  await rm(folder, { recursive: true });
});

test("where no gallery was kept, one line says so", async () => {
  const { maps: _, ...served } = target;
  await releaseVersions(served, app, "1.0.0");
  await expect(takeGallery(target, app)).rejects.toThrow(
    `No gallery of ${app} 1.0.0-abc is kept in ${target.maps.name}.`,
  );
  await expect(takeGallery(served, app)).rejects.toThrow(
    "BANQUETE_SOURCE_MAPS_TARGET must be set.",
  );
});
