import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { compile } from "tooling/build-app";
import { CHUNKS, HASH_DIGITS, isChunk } from "tooling/chunk-files";
import { SharedChunksPlugin, VERSION } from "tooling/shared-chunks-plugin";
import { root } from "tooling/workspace";
import webpack from "webpack";
import { openSignedIn } from "../src/register.ts";
import {
  copyRelease,
  publishTo,
  ranIn,
  serveCopy,
} from "../src/release-copy.ts";

const SITE = "http://builds.localhost";

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "banquete-builds-"));
});
test.afterAll(() => rm(folder, { recursive: true }));

/**
 * Builds a tiny app of two pages: `same.js` never changes, `own.js` exports `name`. Returns the names of its chunks.
 */
async function build(name: string, version: string): Promise<string[]> {
  const source = join(folder, "source");
  await mkdir(source, { recursive: true });
  const files = {
    "index.js": `self[BUILD] = async () => [(await import("./own.js")).word, (await import("./same.js")).next(), APP_VERSION];`,
    "own.js": `export const word = "${name}";`,
    "same.js": "let count = 0; export const next = () => ++count;",
  };
  for (const [file, text] of Object.entries(files))
    await writeFile(join(source, file), text);
  const outputPath = join(folder, name);
  await compile({
    mode: "production",
    context: source,
    entry: "./index.js",
    target: "web",
    output: {
      path: outputPath,
      filename: "entry.js",
      chunkFilename: `[name].[contenthash:${HASH_DIGITS}].js`,
      uniqueName: name,
      chunkLoadingGlobal: "webpackChunkapp",
      publicPath: "auto",
    },
    plugins: [
      new webpack.DefinePlugin({
        BUILD: JSON.stringify(name),
        APP_VERSION: VERSION,
      }),
      new SharedChunksPlugin(version),
    ],
  });
  return (await readdir(outputPath)).filter(isChunk).sort();
}

test("two builds in a page share a file, and neither answers for the other", async ({
  page,
}) => {
  const one = await build("one", "1.0.0");
  const two = await build("two", "1.0.1");
  const shared = one.filter((file) => two.includes(file));
  expect([one.length, two.length, shared.length]).toEqual([2, 2, 1]);

  await page.route(`${SITE}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (!path) return route.fulfill({ contentType: "text/html", body: "<p>" });
    const [place, file] = path.split("/") as [string, string];
    // The file both want is on its way to both at once.
    if (file === shared[0])
      await page.waitForFunction(
        (wanted) =>
          [...document.scripts].filter(({ src }) => src.includes(wanted))
            .length === 2,
        file,
      );
    const from = place === CHUNKS && two.includes(file) ? "two" : "one";
    return route.fulfill({
      contentType: "text/javascript",
      body: await readFile(join(folder, place === CHUNKS ? from : place, file)),
    });
  });
  await page.goto(SITE);
  for (const name of ["one", "two"])
    await page.addScriptTag({ url: `${SITE}/${name}/entry.js` });
  const said = await page.evaluate(() => {
    const { one: first, two: second } = window as unknown as Record<
      string,
      () => Promise<unknown[]>
    >;
    return Promise.all([first!(), second!()]);
  });
  expect(said).toEqual([
    ["one", 1, "1.0.0"],
    ["two", 1, "1.0.1"],
  ]);
});

test("a release that throws gives way to the one before it, although both hold the same files", async ({
  page,
}) => {
  const bad = await copyRelease(
    "mf-billing",
    "2.0.0",
    (_, text) =>
      text.replace('title:"Meu Plano"', 'title:(()=>{throw Error("boom")})()'),
    "sharing",
  );
  expect(bad.files.size, "the entry and what was edited").toBe(2);
  const good = await copyRelease("mf-billing", "1.9.0", undefined, "sharing");
  expect(good.files.size, "the entry").toBe(1);
  await serveCopy(page, bad);
  await serveCopy(page, good);
  await publishTo(page, "mf-billing", {
    live: bad.release,
    lastGood: good.release,
  });
  await openSignedIn(page, "/my-plan");
  await expect(page.getByText("Teste grátis").first()).toBeVisible();
  expect(await ranIn(page)).toEqual(["mf-billing 2.0.0", "mf-billing 1.9.0"]);
});

test("no chunk names its build", async () => {
  const { live } = JSON.parse(
    await readFile(join(root, "mf-wizard/dist/releases.json"), "utf8"),
  ) as { live: { folder: string; build: string } };
  const dist = join(root, "mf-wizard/dist", live.folder);
  const scripts = (await readdir(dist)).filter((file) => file.endsWith(".js"));
  const naming: string[] = [];
  for (const file of scripts)
    if ((await readFile(join(dist, file), "utf8")).includes(live.build))
      naming.push(file);
  expect(naming).toEqual(["remoteEntry.js"]);
});
