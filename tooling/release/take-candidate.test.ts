import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { integrityOf } from "../src/integrity.ts";
import {
  fixtureCandidate,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { readRegistry } from "./live-registry.ts";
import { lineOf } from "./registry-file.ts";
import { releaseApps } from "./release-apps.ts";
import { takeCandidate } from "./take-candidate.ts";

const app = "mf-billing";
const script = 'self.entry = "mf-billing 1.0.0";';
const rollout = { url: "", now: "2026-11-21T12:00:00.000Z" };
const source = { commit: "0123456789abcdef", by: "Joana", skipped: ["size"] };

let staging: string;
let production: string;
const made: string[] = [];

beforeEach(async () => {
  for (const set of [
    (path: string) => (staging = path),
    (path: string) => (production = path),
  ])
    made.push(set((await temporaryFolder()).path));
  const { folder, release } = await fixtureCandidate(app, "1.0.0");
  made.push(folder);
  await releaseApps(
    folderTarget(staging),
    [{ app, folder, release: { ...release, source } }],
    rollout,
  );
});
afterEach(async () => {
  for (const path of made.splice(0)) await rm(path, { recursive: true });
});

test("what is live elsewhere goes live with the same bytes, and its line says who took it", async () => {
  const taken = await takeCandidate(folderTarget(staging), app, {
    by: "Helena",
  });
  made.push(taken.folder);
  const url = "https://{app}.example.com";
  await releaseApps(folderTarget(production), [taken], { ...rollout, url });
  const file = join(app, "1.0.0-abc/remoteEntry.js");
  expect(await readFile(join(production, file))).toEqual(
    await readFile(join(staging, file)),
  );
  const line = lineOf(await readRegistry(folderTarget(production)), app)!;
  expect(line.live.base).toBe(
    "https://mf-billing.example.com/mf-billing/1.0.0-abc/",
  );
  expect(line.source).toEqual({ ...source, by: "Helena" });
});

test.each([
  ["remoteEntry.js", "evil", "remoteEntry.js"],
  ["../../../evil.js", script, "../../../evil.js"],
])(
  "a folder whose own description was changed is refused: %s",
  async (name, text, named) => {
    const folder = join(staging, app, "1.0.0-abc");
    const file = join(folder, "release.json");
    const published = JSON.parse(await readFile(file, "utf8")) as {
      files: object;
    };
    await writeFile(join(folder, name), text);
    const files = { ...published.files, [name]: integrityOf(text) };
    await writeFile(file, JSON.stringify({ ...published, files }));
    const taking = takeCandidate(folderTarget(staging), app, {});
    await expect(taking).rejects.toThrow(
      `mf-billing 1.0.0-abc in ${staging} is not as it was released: ${named}.`,
    );
    await rm(join(folder, name));
  },
);

test("what was never released there cannot be taken", async () => {
  const taking = takeCandidate(folderTarget(staging), "mf-b2b", {});
  await expect(taking).rejects.toThrow(`mf-b2b is not live in ${staging}.`);
});
