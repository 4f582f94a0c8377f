import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import vm from "node:vm";
import { root } from "../src/workspace.ts";
import {
  fixtureCandidate,
  releaseVersions,
  temporaryFolder,
  temporaryTarget,
} from "./fixture-release.test-data.ts";
import { prune } from "./prune.ts";
import { releaseApps } from "./release-apps.ts";
import { targetFromEnv } from "./release-env.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { explainStack } from "./source-maps.ts";

const app = "mf-billing";
const now = "2026-11-21T12:00:00.000Z";
const FOLDER = `${app}/1.0.0-abc`;
const ADDRESS = `https://mf-billing.example.com/${FOLDER}`;

/** Builds a module as apps are built for production, with its source map and without one. */
const BUILD = `
  import { compile } from "./tooling/src/build-app.ts";
  import { workerConfig } from "./tooling/src/webpack-preset.ts";
  const [, folder] = process.argv;
  for (const name of ["withMap", "without"]) {
    const request = { mode: "production", build: "abc", outputPath: folder };
    const { devtool, output, ...config } = workerConfig("shell", request);
    await compile({
      ...config,
      entry: { [name]: "shared-contracts/numbers/exact" },
      devtool: name === "withMap" && devtool,
      output: { ...output, library: { type: "var", name: "numbers" } },
    });
  }
`;

let target: Awaited<ReturnType<typeof temporaryTarget>>["target"];
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ target, remove } = await temporaryTarget());
});
afterEach(() => remove());

const paths = async (place: ReleaseTarget) =>
  (await place.list(app)).map(({ path }) => path).sort();

async function release(files: Readonly<Record<string, string>>) {
  const candidate = await fixtureCandidate(app, "1.0.0", files);
  await releaseApps(target, [candidate], { url: "", now });
  await rm(candidate.folder, { recursive: true });
}

/** Line 1 is line 12 of a page that calls `budgetTotal`, line 2 is line 3 of what it calls. */
const MAP = JSON.stringify({
  version: 3,
  sources: [
    "webpack://banquete/mf-billing/src/MyPlanPage.tsx",
    "webpack://banquete/mf-billing/src/budget-total.ts",
  ],
  names: ["budgetTotal"],
  mappings: "AAWIA;ACTJ",
});

test("a built module's stack becomes files, lines and names of its sources", async () => {
  const built = await temporaryFolder();
  const args = ["--input-type=module", "-e", BUILD, built.path];
  await promisify(execFile)(process.execPath, args, { cwd: root });
  expect((await readdir(built.path)).sort()).toEqual([
    "withMap.js",
    "withMap.js.map",
    "without.js",
  ]);
  const file = (name: string) => readFile(join(built.path, name), "utf8");
  const script = await file("withMap.js");
  expect(script).not.toContain("sourceMappingURL");
  expect(script).toBe(await file("without.js"));
  const map = await file("withMap.js.map");
  expect(map).not.toMatch(/sourcesContent":\["|not a decimal/);
  await built.remove();

  await release({ "main.js": script, "main.js.map": map });
  const stack = vm.runInNewContext(
    `${script}\ntry { numbers.exact("one") } catch (error) { error.stack }`,
    {},
    { filename: `${ADDRESS}/main.js` },
  ) as string;
  expect(stack).not.toContain("exact.ts");
  const source = await readFile(
    join(root, "shared-contracts/src/numbers/exact.ts"),
    "utf8",
  );
  const lineOf = (text: string) =>
    source.slice(0, source.indexOf(text)).split("\n").length;
  const [message, ...frames] = (await explainStack(target, stack)).split("\n");
  expect(message).toBe(
    'Error: "one" is not a decimal number; check or parse it before.',
  );
  const at = "shared-contracts/src/numbers/exact.ts";
  expect(frames[0]).toContain(`fromText (${at}:${lineOf("throw new Error(")}:`);
  expect(frames[1]).toContain(`(${at}:${lineOf("return fromText(value)")}:`);
});

test("stacks of Chromium, Firefox and Safari are read", async () => {
  await release({ "page.js": "", "page.js.map": MAP });
  const explained = [
    "    at budgetTotal (mf-billing/src/budget-total.ts:3:1)",
    "    at t (mf-billing/src/MyPlanPage.tsx:12:5)",
  ];
  const chromium = [
    "TypeError: no plan",
    "  of this kind",
    `    at e (${ADDRESS}/page.js:2:1)`,
    `    at async t (${ADDRESS}/page.js:1:1)`,
  ];
  expect(await explainStack(target, chromium.join("\n"))).toBe(
    ["TypeError: no plan", "  of this kind", ...explained].join("\n"),
  );
  const firefox = `e@${ADDRESS}/page.js:2:1\r\nt@${ADDRESS}/page.js:1:1\r\n`;
  expect(await explainStack(target, firefox)).toBe(explained.join("\n"));
  // As a service for errors has it from the API.
  const forwarded = `  at ?(${FOLDER}/page.js:2:1)\n  at ?(${FOLDER}/page.js:1:1)`;
  expect(await explainStack(target, forwarded)).toContain(
    "mf-billing/src/MyPlanPage.tsx:12:5",
  );
});

test("a line that cannot be explained stays, with the reason", async () => {
  await release({ "page.js": "", "page.js.map": MAP });
  const unknown = `    at t (${ADDRESS.replace("1.0.0", "9.0.0")}/page.js:1:1)`;
  const lines = [
    `    at e (${ADDRESS}/page.js:2:1)`,
    unknown,
    `    at t (${ADDRESS}/other.js:1:1)`,
    "    at Array.map (<anonymous>)",
  ];
  const [served, maps] = [target.name, target.maps.name];
  expect((await explainStack(target, lines.join("\n"))).split("\n")).toEqual([
    "    at e (mf-billing/src/budget-total.ts:3:1)",
    `${lines[1]}  [mf-billing/9.0.0-abc is no release in ${served}]`,
    `${lines[2]}  [no source map of mf-billing/1.0.0-abc/other.js in ${maps}]`,
    `${lines[3]}  [not a frame of a release]`,
  ]);
  await expect(explainStack(target, unknown)).rejects.toThrow(
    `No line can be explained: mf-billing/9.0.0-abc is no release in ${served}.`,
  );
  await expect(
    explainStack(target, "Error: no plan\n    at main.js:1:1"),
  ).rejects.toThrow(/^No line names a script of a release, as https/);
  await expect(
    explainStack({ ...target, maps: undefined }, unknown),
  ).rejects.toThrow("BANQUETE_SOURCE_MAPS_TARGET must be set");
});

test("source maps and galleries are beside no release, and go with it", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0", "1.3.0");
  expect((await paths(target)).join()).not.toMatch(/\.map|isolation/);
  expect(await paths(target.maps)).toHaveLength(8);
  await prune(target, app, 1);
  expect(await paths(target.maps)).toEqual(
    ["1.2.0-abc", "1.3.0-abc"].flatMap((folder) => [
      `${app}/${folder}/isolation/index.html`,
      `${app}/${folder}/remoteEntry.js.map`,
    ]),
  );
});

test("source maps have a place of their own", () => {
  const [served, maps] = [target.name, target.maps.name];
  const env = { BANQUETE_RELEASE_TARGET: served };
  const withMaps = (place: string | undefined) =>
    targetFromEnv({ ...env, BANQUETE_SOURCE_MAPS_TARGET: place });
  expect(withMaps(maps).maps?.name).toBe(maps);
  expect(targetFromEnv(env).maps).toBeUndefined();
  expect(targetFromEnv({}).maps?.name).toBe(join(root, "source-maps"));
  for (const place of [served, `${served}/maps`])
    expect(() => withMaps(place)).toThrow(
      "BANQUETE_SOURCE_MAPS_TARGET must not be in BANQUETE_RELEASE_TARGET",
    );
  expect(() => withMaps("s3://maps")).toThrow(
    "BANQUETE_SOURCE_MAPS_AWS_ACCESS_KEY_ID must be set",
  );
});
