/** @jest-environment jsdom */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  fixtureCandidate,
  releaseVersions,
  temporaryFolder,
} from "./fixture-release.test-data.ts";
import { folderTarget } from "./folder-target.ts";
import { inspectLists } from "./live-registry.ts";
import { publishFolder, filesToPublish } from "./published-folder.ts";
import { releaseApps } from "./release-apps.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { releasesPage } from "./releases-page.ts";

const app = "mf-billing";
const now = "2026-11-25T12:00:00.000Z";

let target: ReleaseTarget;
let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ path: folder, remove } = await temporaryFolder());
  target = folderTarget(folder);
});
afterEach(() => remove());

async function page(): Promise<Document> {
  const list = { ...(await inspectLists(target)), apps: ["shell", app] };
  const html = await releasesPage(target, list, new Date(now));
  return new DOMParser().parseFromString(html, "text/html");
}

function table(document: Document, heading: RegExp): string[][] {
  const region = [...document.querySelectorAll("[role=region]")].find((one) =>
    heading.test(one.getAttribute("aria-label")!),
  );
  return [...(region?.querySelectorAll("tr") ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
}

const alerts = (document: Document) =>
  [...document.querySelectorAll(".alert")].map((one) => one.textContent);

test("the page says what is live, by whom, with the link of its CI run, and escapes all of it", async () => {
  const run = "https://ci.example.com/runs/7?a=1&b=2";
  const source = {
    commit: "0123456789abcdef",
    message: "<script>alert(1)</script>",
    by: '"><img src=x onerror=alert(1)>',
    run,
    skipped: [],
  };
  const candidate = await fixtureCandidate(app, "1.0.0");
  const release = { ...candidate.release, source };
  await releaseApps(target, [{ ...candidate, release }], { url: "", now });

  const document = await page();
  expect(document.querySelector("script, img")).toBeNull();
  const [, shell, row] = table(document, /^Live$/);
  expect(shell).toEqual(["shell", "never released"]);
  expect(row).toContain("0123456, <script>alert(1)</script>");
  expect(row).toContain(`${source.by} ${run}`);
  expect(document.querySelector("a")?.href).toBe(run);
  expect(table(document, /^Last changes$/)[1]).toEqual([
    "1",
    expect.stringContaining("mf-billing 1.0.0-abc for everyone"),
  ]);
  expect(document.title).toBe(`Releases of ${folder}`);
  expect(document.documentElement.lang).toBe("en");
});

test("the page compares each release with the shell, and says how old it is", async () => {
  const shell = await fixtureCandidate("shell", "2.0.0");
  const promised = { shared: { react: "19.3.1" }, routes: [] };
  const billing = await fixtureCandidate(app, "1.0.0", {
    "mf-manifest.json": `{"shared":[{"name":"react","version":"19.2.0"}]}`,
  });
  const core = { core: "1.1.0", budget: "1.0.0" };
  const candidates = [
    { ...billing, release: { ...billing.release, rulesHash: "old" } },
    {
      ...shell,
      release: {
        ...shell.release,
        shell: promised,
        contracts: core,
        rulesHash: "new",
      },
    },
  ];
  const since = "2026-11-21T12:00:00.000Z";
  await releaseApps(target, candidates, { url: "", now: since });
  expect(table(await page(), /^Drift/).slice(1)).toEqual([
    ["shell", "4 days", "19.3.1", "1.1.0", "1.0.0", "new"],
    [
      app,
      "4 days",
      "19.2.0 (the shell: 19.3.1)",
      "1.0.0 (the shell: 1.1.0)",
      "",
      "old (the shell: new)",
    ],
  ]);
});

test("what was published and never live is listed, what was live once is not", async () => {
  await releaseVersions(target, app, "1.0.0", "1.1.0", "1.2.0");
  const { folder: built, release } = await fixtureCandidate(app, "1.3.0");
  const named = { ...release, name: app };
  await publishFolder(target, named, await filesToPublish(built));
  expect(table(await page(), /never live/).slice(1)).toEqual([
    [app, "1.3.0-abc", ""],
  ]);
});

test("a list that is not ours comes first, and one that nobody signed is told", async () => {
  await releaseVersions(target, app, "1.0.0");
  expect(alerts(await page())[0]).toBe("The list is not signed.");
  await writeFile(join(folder, "remotes.json"), "{}");
  expect(alerts(await page())[0]).toBe(
    "NOT OURS: remotes.json is not history/000001.json: it cannot be read.",
  );
});
